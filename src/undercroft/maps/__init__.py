"""Square-grid geometry for every game: sides, tiles laid as you explore, rooms that turn; no rules."""
