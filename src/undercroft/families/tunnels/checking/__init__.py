"""The shape of the data and scenarios of the tunnels, and what must hold together in them."""
