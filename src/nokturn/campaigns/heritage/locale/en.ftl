title = Heritage: the Chronicle
book-played = Chapters played: { $played } of 21
book-points = { $player }: { $points } chronicle points so far
book-titles = { $player }, titles: { $titles }
book-dots = { $player }, dots: { $dots }
book-servants = { $player }, servant: { $servants }
book-remembered = How past eras are remembered: { $remembered }
book-winner = The last card: { $winner }
