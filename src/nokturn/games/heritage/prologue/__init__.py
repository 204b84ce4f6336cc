"""Before the first chapter: sheets, titles and first servants; rulebook, "Prologue"."""
