"""What people write is checked before it is used: every fault of a file at once, each with its line."""
