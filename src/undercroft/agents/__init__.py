"""Players that think: they see what a seat sees and answer for it."""
