"""The rules runtime: it knows how games stop in the middle, and no game."""
