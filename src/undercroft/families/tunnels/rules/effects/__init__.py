"""What tiles, cards, gifts and squares do, as data says it."""
