"""Chapters 6 to 9: attacks, bodyguards, and what hits do."""
