"""What people see and say."""
