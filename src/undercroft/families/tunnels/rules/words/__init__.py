"""The small numbers that stand for words of the rules: verbs, reasons, events, times."""
