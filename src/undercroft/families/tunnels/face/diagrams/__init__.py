"""Positions by hand, for every game of the tunnels: read, written, and the moments that have a word."""
