# The shelf and the builder of decks.

deck-nameless = Deck without a name
deck-playable = Playable here: { $playable } of { $all } different cards
deck-playable-short = playable { $playable }/{ $all }
deck-play = Play it
deck-legal = legal
deck-illegal = not legal:

# The shelf.
shelf-search = name, card, clan
shelf-filter = Which decks
filter-all = all
filter-standard = Standard
filter-v5 = V5
filter-duel = Duel
filter-starter = Starter
filter-playable = fully playable
shelf-yours = Yours
shelf-account = kept with your account
shelf-browser = kept in this browser; an account takes them over
shelf-browser-full = This browser can keep no more decks. Take one away, or make an account.
shelf-new-deck = new deck
shelf-open = Open it
shelf-bring = Bring it
shelf-delete = Take it away
shelf-gone = “{ $name }” is off your shelf.
shelf-put-back = Put it back
shelf-here = { $count ->
    [one] { $count } deck is still in this browser.
   *[other] { $count } decks are still in this browser.
}
shelf-take-over = Put them on your shelf
shelf-for = Choose what seat { $seat } brings to its table: a deck of yours, a preconstructed one, or one you paste.
shelf-back = Back to the table
shelf-precons = Preconstructed
shelf-precons-note = play one at once; read only, copy to edit
shelf-coming = Coming to this table
shelf-coming-note = the bar says how many of their cards are playable here
shelf-copy = Copy
shelf-file = All my decks in one file
box-played = played { $when } · { $wins } W, { $points } VP
box-unplayed = never played
set-v5 = Fifth Edition
set-v5a = Fifth Edition: Anarch
set-v5c = Fifth Edition: Companion
set-nb = New Blood
set-nb2 = New Blood: Anarch
set-nb3 = New Blood: Companion
winners-title = Winners
winners-note = { $count } decks that have won tournaments; a copy goes to your shelf
winners-search = name, player, event, or a whole card name
winners-how = Type at least three letters.
winners-none = No winner is called so, or plays such a card.
missing-title = { $count ->
    [one] { $count } card of your decks is not playable here yet
   *[other] { $count } cards of your decks are not playable here yet
}
missing-card = Card
missing-decks = in your decks
missing-winners = in winning decks

# The field beside it.
paste-title = Paste or drop a deck
paste-about = Any list you know: TWD, JOL, Lackey, a VDB link, KRCG JSON, plain text. Checked while you type.
paste-placeholder = 4x Govern the Unaligned
paste-file = Open a file …
paste-undo = Undo the mend
paste-clear = Clear
paste-keep = Keep on the shelf
paste-once = Only for one table
paste-too-long = This is too long for a deck: { $length } characters are possible, and line { $line } is beyond them. Nothing was cut off; take out what is no card.
paste-file-large = { $name } has { $size } kB: that is no deck. Nothing was read of it.
paste-not-kept = It could not be kept just now. It still stands in the field; try again.
mark-unread = not read
mark-missing = not playable yet
mark-banned = banned
problem-line = Line { $line }:
problem-perhaps = Perhaps one of these:
problem-winners = { $name } is in { $winners } archived winners
problem-more = { $count } more lines cannot be read.
problem-none = { $crypt } crypt cards of group { $groups }, { $library } library cards, nothing banned.
problem-remarks = Left aside or guessed ({ $count })
replace = Replace { $count }
replace-all = Each by the nearest
replace-none = nothing of the same type and Discipline is playable

# A table for a deck.
play-title = A table for this deck
play-bots = With bots, now
play-friends = With friends

# The builder.
builder-missing = This deck is not on your shelf, or the link holds none.
builder-shelf = To the shelf
builder-parts = Search, deck or numbers
tab-search = Search
tab-deck = Deck
tab-numbers = Numbers
tab-card = The card
head-name = Name of the deck
head-undo = Undo
head-versions = Versions
head-share = Share
head-copy-name = { $name }, copy
state-kept = Kept.
state-keeping = Being kept …
state-changed = This deck was changed in another window.
state-failed = It could not be kept: what you see is only here.
state-reload = Take the other one
state-copy = Keep this one as a copy
state-unkept = Not on your shelf yet.
search-label = Name, nickname or text
search-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
search-copies = { $count } in the deck
search-filters = Which cards
search-perhaps = No such card. Perhaps:
search-more = More …
keys-copies = copies
keys-walk = walk
keys-search = search
keys-numbers = numbers
stepper = { $name }: { $count }
stepper-less = One { $name } less
stepper-more = One { $name } more
wish-playable = playable here
wish-usable = my crypt can use it
wish-crypt = crypt
wish-library = library
wish-type = type
wish-discipline = Discipline
wish-superior = at superior
wish-clan = clan
wish-title = title
wish-sect = sect
wish-trait = trait
wish-set = set
wish-group = group
wish-banned = banned or not
wish-banned-not = not banned
wish-banned-only = banned only
wish-numbers = capacity, cost
wish-capacity-least = capacity from
wish-capacity-most = capacity to
wish-cost-least = cost from
wish-cost-most = cost to
wish-clear = clear
who-anybody = everybody
who-able = { $superior ->
    [0] { $able } of { $of } can
   *[other] { $able } of { $of } can, { $superior } at superior
}
who-clan = { $what } only: nobody
who-lacks = nobody in this crypt has { $what }
who-nobody = nobody in this crypt
who-no-crypt = no crypt yet
who-group = group { $group }
who-unplayable = not playable here yet
list-crypt = Crypt, group { $groups }
list-crypt-size = { $count } of at least { $least }
list-library = Library
list-library-size = { $count } of { $least } to { $most }
list-no-crypt = No vampire yet. Search for one, and add it with +.
list-no-library = No card yet.
limits-other = { $format }: { $count ->
    [one] { $count } reason against it
   *[other] { $count } reasons against it
}
type-master = Master
type-action-card = Action
type-political-action-card = Political
type-equipment = Equipment
type-retainer = Retainer
type-ally = Ally
type-action-modifier = Modifier
type-reaction = Reaction
type-combat-card = Combat
type-event = Event
type-conviction = Conviction
type-power = Power
type-reflex = Reflex
cost-pool = pool
cost-blood = blood
cost-conviction = conviction
numbers-types = Cards by type
numbers-title = Numbers
numbers-close = Back to the deck
numbers-all = All numbers, versions, compare
numbers-who = Who can play what
numbers-who-note = superior, inferior, nobody; cards in the library
numbers-known = { $what }: { $superior } at superior, { $inferior } at inferior, { $without } without; { $cards } cards
numbers-odds = At least one in the first hand
numbers-draw = Draw: crypt of four { $least } / { $average } / { $most }
numbers-masters = master cards
numbers-trifles = trifles
numbers-chosen = cards whose cost you choose (X)
numbers-in-hand = { $what } in the first hand, on average
draw-hand = The first hand
draw-crypt = The first four of the crypt
draw-again = redraw
draw-next = next card
draw-runs = { $runs } runs
draw-averages = On average four vampires of { $capacity } together; { $usable } of 7 cards that one of them can play, { $masters } masters; fewer than three such cards in { $stuck } % of the draws.
versions-title = Versions
version = Version { $number }
version-first = { $count } different cards
version-again = Make it the deck
compare-title = Compare two
compare-before = Before
compare-after = After
compare-same = The same cards.
compare-crypt-size = Crypt
compare-library-size = Library
compare-playable = Playable here
compare-capacity = First four together
compare-usable = Cards of 7 that can be played
card-of-crypt = Of your crypt:
card-superior = { $names } at superior.
card-inferior = { $names } at inferior.
card-able = { $names }.
card-cannot = Not { $names }.
card-instead = Instead or besides:
card-official = Official text
card-rulings = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
card-played = In { $precons } preconstructed decks and { $winners } winners.
share-title = Share
share-link = A link that carries the deck
share-copy-link = Copy the link
share-form = As
share-copy = Copy
share-copied = Copied
share-file = As a file
share-print = Print
share-left-out = There is no place in it for: { $what }.
form-text = plain text
form-twd = tournament archive (TWD)
form-jol = JOL
form-lackey = Lackey
form-vdb = VDB link
form-krcg4 = KRCG 4 (JSON)
form-krcg5 = KRCG 5 (JSON)
form-numbered = list with VEKN numbers
