"""The parts of a terminal's page."""
