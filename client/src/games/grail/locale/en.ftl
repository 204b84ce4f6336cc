# What the drawn table of Grail says, in English.  Combat and Diplomacy have their own section at the end.
