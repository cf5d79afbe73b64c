"""How a machine plays this edition by rule of thumb."""
