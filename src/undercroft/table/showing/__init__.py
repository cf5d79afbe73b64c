"""What people are shown, in their language: the games on offer, a table, and what one seat may see."""
