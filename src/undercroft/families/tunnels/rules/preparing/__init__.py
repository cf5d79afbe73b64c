"""Chapter 2: the Humans' dice, blessings and fountains."""
