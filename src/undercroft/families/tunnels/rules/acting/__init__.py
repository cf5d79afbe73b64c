"""Chapters 3, 4, 9, 11 and 12: who acts, moves and appears."""
