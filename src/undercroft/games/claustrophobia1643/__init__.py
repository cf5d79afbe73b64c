"""Claustrophobia 1643 (2019): the second edition."""
