"""What people see and say: views, words, questions, the log, pictures, diagrams and odds."""
