"""The rules of this edition: its state, set-up, the five phases, the board of destiny and its own deeds."""
