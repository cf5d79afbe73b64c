"""What warriors do: move, explore, fight, suffer."""
