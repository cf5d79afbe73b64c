"""Claustrophobia (2009): the Redeemer and his Condemned against what lives under New Jerusalem."""
