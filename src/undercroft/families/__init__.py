"""What several games truly share."""
