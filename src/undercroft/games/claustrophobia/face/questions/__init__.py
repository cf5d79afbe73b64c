"""The questions that only this edition asks: its phases, its set-up and its auction."""
