"""What scenarios add: actions, tokens, seals, trails, ways out, endings."""
