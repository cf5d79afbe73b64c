"""The rules: what the components say, the state, set-up, turn order and a module for each chapter."""
