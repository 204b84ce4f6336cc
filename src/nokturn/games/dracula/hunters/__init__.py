"""What hunters do, by day and by night."""
