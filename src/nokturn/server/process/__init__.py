"""How the server runs: what it does between answers, and how it speaks."""
