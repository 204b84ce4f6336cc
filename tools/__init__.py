"""What building, testing and measuring need besides the package itself."""
