"""What each seat may know, and the table as text."""
