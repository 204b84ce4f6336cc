"""From the files of a folder to a pack, with everything that cannot be read told at once."""
