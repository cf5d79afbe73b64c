"""A table in memory, its game, and all that may be done at it: plain computing, which waits for nothing."""
