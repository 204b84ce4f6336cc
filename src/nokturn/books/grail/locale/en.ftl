book-empty = a journey that has not begun
book-subtitle = { $days ->
    [one] one Day
   *[other] { $days } Days
} on the island, { $sittings ->
    [one] in one sitting
   *[other] in { $sittings } sittings
}
book-contents = Contents
book-chapter = Chapter { $number }
book-before = Before the first Day
book-day = Day { $day }
book-map = The map as it was walked
book-map-about = The island so far: { $count ->
    [one] one Location
   *[other] { $count } Locations
}, and the ways that were taken
book-map-legend = A broken edge: back in the fog. A stone: a Menhir was lit there. A cross: somebody died there. The lines are ways somebody took, the wider the more often; dotted where something else than feet carried them.
book-lit-here = A Menhir was lit here
book-way-of = { $hero }
book-dead = Those who did not come back
book-died = { $hero }: { $location }, Day { $day }
book-nobody-died = Nobody has died so far.
book-company = The company
book-played-by = { $hero } ({ $player })
book-away = { $hero } is away
book-tracks = Energy { $energy }, Health { $health }, Terror { $terror }
book-goods = Food { $food }, Wealth { $wealth }, Reputation { $rep }, Magic { $magic }, XP { $xp }
book-items = Items: { $things }
book-secrets = Secrets: { $things }
book-skills = Skills: { $things }
book-sittings = The sittings
book-sitting = { $number }. { $ended }: { $people } { $first ->
    [0] { "" }
   *[other] (Days { $first }–{ $last })
}
book-sitting-day = { $number }. { $ended }: { $people } (Day { $first })
book-sitting-now = { $number }. Being played: { $people }
book-sitting-other = { $number }. { $ended }: { $people }. It was played under other rules, or with a pack that is not here, and cannot be told any more.
book-lost = The island was lost.
