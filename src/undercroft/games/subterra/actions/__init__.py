"""What cavers do, by chapter of the rules."""
