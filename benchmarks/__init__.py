"""Speed, compared with other engines: `make bench`."""
