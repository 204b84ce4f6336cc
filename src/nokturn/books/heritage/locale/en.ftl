book-empty = a chronicle that has not begun
book-subtitle = { $count ->
    [one] a chronicle in one chapter, anno { $first }
   *[other] a chronicle in { $count } chapters, anno { $first } to { $last }
}
book-era = Era { $roman }
book-theatres = Theatres: { $theatres }.
book-dominated = { $player } dominated the era. It is remembered so: { $card }.
book-places = How it ended
book-place = { $place }.
book-era-points = { $points ->
    [one] { $points } era point
   *[other] { $points } era points
}
book-title-won = From then on { $player } is called { $title }.
book-decisions = What was decided
book-decides = { $player }:
book-trees = The bloodlines
book-tree = Bloodline of { $player } ({ $clan })
book-no-trees = This chapter was played under other rules: its family trees cannot be drawn any more.
book-legend = Gilded: an ancilla. Broken line: in torpor.
book-sheets = How the houses stand
book-points = { $points ->
    [one] { $points } chronicle point
   *[other] { $points } chronicle points
}
book-mark = Mark of the house: { $mark }.
book-titles = Titles: { $titles }.
book-servant = In the haven: { $servant }.
book-trait = Trait
book-dots = Dots
book-worth = Worth each
book-last-card = { $player } holds the last card: { $card }.
book-contents = Contents
poster-last-card = the last card of the chronicle
poster-chapters = { $count ->
    [one] { $count } chapter won
   *[other] { $count } chapters won
}
poster-eras = { $count ->
    [one] { $count } era
   *[other] { $count } eras
}
poster-dots = { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}
poster-titles = { $count ->
    [one] { $count } title
   *[other] { $count } titles
}
poster-legend = A bough is a chapter and its winner’s bloodline; a leaf a vampire, gilded if an ancilla, withered if in torpor. Medallion: the clan. Small mark: the house.
