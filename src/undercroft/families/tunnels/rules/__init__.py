"""The rules that both editions share, compiled."""
