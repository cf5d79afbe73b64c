"""`undercroft admin`: what those do who run a server. Each command needs only the database."""
