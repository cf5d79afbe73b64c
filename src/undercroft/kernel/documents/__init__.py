"""What people share: positions, records, diagrams, guided games and files of their own."""
