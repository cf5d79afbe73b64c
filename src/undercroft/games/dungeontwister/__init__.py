"""Dungeon Twister: Creatures of the Forest."""
