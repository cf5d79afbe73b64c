"""The frozen components: warriors, tiles, cards, squares, scenarios, and the box that holds them."""
