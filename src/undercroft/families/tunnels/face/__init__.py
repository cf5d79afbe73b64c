"""What people see of either edition."""
