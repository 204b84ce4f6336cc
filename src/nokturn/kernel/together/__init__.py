"""What people who play together need: decisions of a group."""
