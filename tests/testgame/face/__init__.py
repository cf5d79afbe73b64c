"""What people see of Skulk: views, words, questions, the log and diagrams."""
