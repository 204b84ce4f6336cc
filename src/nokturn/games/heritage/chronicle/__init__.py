"""The frame of the chronicle: sheets, havens, stickers, and what a chapter hands down to the next."""
