"""The tables of a running server: changes are stored, people are told, computers answer, clocks run out."""
