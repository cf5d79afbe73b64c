"""Cards, gifts and everything else that says in data what it does."""
