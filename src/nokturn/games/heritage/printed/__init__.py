"""What is printed on cards and boards, read once from `content/` and never changed."""
