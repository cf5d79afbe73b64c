"""What players that think make of either edition."""
