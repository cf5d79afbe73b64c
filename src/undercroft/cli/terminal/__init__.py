"""The game in the terminal: the page a person sees, the line they type, and the protocol for programs."""
