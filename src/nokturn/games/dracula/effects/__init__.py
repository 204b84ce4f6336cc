"""What event cards do."""
