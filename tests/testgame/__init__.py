"""Skulk: a small complete game on the kernel, for its tests and for tables without a drawing."""
