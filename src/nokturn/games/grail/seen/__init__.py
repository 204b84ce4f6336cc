"""What people may see: views, other worlds, the table as text, names."""
