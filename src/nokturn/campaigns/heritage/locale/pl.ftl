title = Dziedzictwo: kroniki
book-played = Rozegrane rozdziały: { $played } z 21
book-points = { $player }, punkty kronik: { $points }
book-titles = { $player }, tytuły: { $titles }
book-dots = { $player }, kropki: { $dots }
book-servants = { $player }, sługa: { $servants }
book-remembered = Co zostało po minionych erach: { $remembered }
book-winner = Ostatnia karta: { $winner }
