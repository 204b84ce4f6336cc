"""What Characters own and become: Items, Secrets, decks, attributes, Skills; GRAIL-ITEM, GRAIL-SECRET, GRAIL-XP."""
