"""What a computer looks at when it plays."""
