"""Builds the components from the data, once for each set-up."""
