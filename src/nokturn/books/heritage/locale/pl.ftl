book-empty = kronika, która się jeszcze nie zaczęła
book-subtitle = { $count ->
    [one] kroniki w jednym rozdziale, anno { $first }
    [few] kroniki w { $count } rozdziałach, anno { $first }–{ $last }
   *[many] kroniki w { $count } rozdziałach, anno { $first }–{ $last }
}
book-era = Era { $roman }
book-theatres = Teatry wojny: { $theatres }.
book-dominated = Ta era należy do: { $player }. Tak się ją pamięta: { $card }.
book-places = Jak się skończyło
book-place = { $place }.
book-era-points = { $points ->
    [one] { $points } punkt ery
    [few] { $points } punkty ery
   *[many] { $points } punktów ery
}
book-title-won = Odtąd { $player } nosi tytuł: { $title }.
book-decisions = Co postanowiono
book-decides = { $player }:
book-trees = Linie krwi
book-tree = Linia krwi: { $player } ({ $clan })
book-no-trees = Ten rozdział rozegrano według innych zasad: jego drzew nie da się już narysować.
book-legend = Złota obwódka: ancilla. Linia przerywana: letarg.
book-sheets = Jak stoją rody
book-points = { $points ->
    [one] { $points } punkt kronik
    [few] { $points } punkty kronik
   *[many] { $points } punktów kronik
}
book-mark = Znak rodu: { $mark }.
book-titles = Tytuły: { $titles }.
book-servant = W schronieniu: { $servant }.
book-trait = Cecha
book-dots = Kropki
book-worth = Wartość jednej
book-last-card = Ostatnią kartę ma { $player }: { $card }.
book-contents = Spis treści
poster-last-card = ostatnia karta kronik
poster-chapters = { $count ->
    [one] { $count } wygrany rozdział
    [few] { $count } wygrane rozdziały
   *[many] { $count } wygranych rozdziałów
}
poster-eras = { $count ->
    [one] { $count } era
    [few] { $count } ery
   *[many] { $count } er
}
poster-dots = { $count ->
    [one] { $count } kropka
    [few] { $count } kropki
   *[many] { $count } kropek
}
poster-titles = { $count ->
    [one] { $count } tytuł
    [few] { $count } tytuły
   *[many] { $count } tytułów
}
poster-legend = Konar to rozdział i linia krwi zwycięzcy, liść to wampir: złoty ancilla, zwiędły w letargu. Medalion: klan, mały znak: ród.
