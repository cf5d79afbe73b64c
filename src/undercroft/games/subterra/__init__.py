"""Sub Terra: a party of cavers looks for the way out of a cave."""
