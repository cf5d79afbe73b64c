"""The rules of Skulk: the box, the state, and the procedures of a night."""
