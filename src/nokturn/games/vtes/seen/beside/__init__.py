"""What stands beside a question: whose card it is, what a choice comes to, warnings, shortcuts, orders."""
