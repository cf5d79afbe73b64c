"""The `undercroft` command: one file for each of its commands, the terminal game in `terminal`."""
