"""The tunnels of both Claustrophobia editions: leaving a tile, lines of action, hits, bodyguards and odds."""
