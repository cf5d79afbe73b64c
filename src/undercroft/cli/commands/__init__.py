"""The commands: each is a function of its own name in a module of its own name."""
