"""What is printed for the chronicle: chapters and eras, the traits of the sheets, stickers, the story; sealed until its
moment."""
