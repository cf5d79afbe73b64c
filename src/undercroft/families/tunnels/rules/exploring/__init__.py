"""Chapter 5: new tiles, what comes with them, and looks at the stack."""
