"""The engine of both Claustrophobia editions: an edition is its data, its phases and its own frames."""
