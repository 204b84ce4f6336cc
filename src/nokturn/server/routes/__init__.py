"""What can be asked of the house over HTTP, a module for each noun of the addresses."""
