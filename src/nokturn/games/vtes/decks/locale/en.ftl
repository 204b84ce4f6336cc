# What is said about decks.

at-line = Line { $line }: { $text }
perhaps = Perhaps: { $names }.

# What has to be mended.
not-a-card = “{ $text }” is no card. Correct the name, or put # in front if the line is a comment.
no-version = There is no “{ $text }”: the name is right, the group or ADV behind it is not.
no-number = There is no card with the VEKN number { $number }. Correct it, or give the card's name instead.
count = { $count } copies of { $name } cannot be right. Write a number from 1 to { $most }.
line-long = “{ $text }…” is too long for a line with a card: at most { $most } signs. Put # in front if it is a comment.
two-decks = Here begins another deck. Give one deck at a time.
no-cards = There is no card in it. Paste a list with one card on each line, such as “4x Govern the Unaligned”.
empty = There is nothing in it. Paste a list of cards, a VDB link that holds the deck, or a KRCG JSON.
binary = This is no text. Give the list itself: one card on each line, a VDB link, or a KRCG JSON.
too-long = This is too long for a deck: at most { $most } kB and { $lines } lines. Give the list without the rest.
link-without-deck = “{ $text }” only says where a deck is kept. At VDB choose “Deck in URL” and paste that link, or paste the list itself.
link-entry = “{ $text }” in the link is no card. Copy the whole link again; after # it has to read like 200001=2;100001=4.
json-broken = The JSON is damaged: { $why }. Copy all of it again.
json-shape = This JSON is no deck as KRCG writes it: { $why }.
json-number = “{ $text }” is no VEKN number. Every card needs its number as id.
numbered-line = “{ $text }” is no line of this list: it takes count, VEKN number and name with tabs between.
numbered-name = Number { $number } is not “{ $text }”. Correct the number or the name.

# What was left aside or guessed.
comment = Left aside as a comment: { $text }
guessed = There are several of that name; { $name } was taken. Write the group behind the name to be sure.
total = { $kind ->
    [crypt] The heading says the crypt has { $says } cards; there are { $have }.
   *[library] The heading says the library has { $says } cards; there are { $have }.
}
no-copies = No copies of { $name }: left out.
left-out = The format has no place for this, so it is left out: { $what }.
fact-name = the deck's name
fact-author = the author
fact-description = the description
fact-event = the tournament
fact-notes = the notes on cards

# Why a deck may not be played in a format.
not-playable = { $card } is not playable here yet.
not-at-table = { $card } is not among the cards of this table.
crypt-small = The crypt has { $have } cards and needs at least { $least }.
library-small = The library has { $have } cards and needs at least { $least }.
library-large = The library has { $have } cards and may have at most { $most }.
groups = The crypt is of the groups { $groups }. All of it has to be of one group or of two consecutive ones.
banned = { $card } is banned since { $since }.
other-format = { $card } may only be played in the format { $only }.
not-in-sets = { $card } is in none of the sets of this format.
legal = Legal: { $name }.
illegal = Not legal: { $name }.
format-note = About this format: { $note }

# What is counted.
stats-deck = { $name }, by { $author }
stats-deck-alone = { $name }
stats-nameless = A deck without a name
stats-crypt = Crypt: { $count } cards, groups { $groups }, capacity { $least } to { $most }, { $average } on average
stats-library = Library: { $count } cards
stats-disciplines = Disciplines: the crypt against the library
stats-four = The four you begin with: { $least } to { $most } together, { $average } on average
stats-trifles = { $count ->
    [one] { $count } trifle
   *[other] { $count } trifles
}
stats-known = { $code }: { $superior } at superior, { $inferior } at inferior, { $without } without; { $cards } cards require it
stats-draws = { $runs } opening draws: { $capacity } together in the first four, { $usable } of 7 cards that one of them can play, { $masters } masters on average
stats-costs = All of it costs { $pool } pool, { $blood } blood { $conviction ->
    [0] in all
   *[other] and { $conviction } conviction
}{ $chosen ->
    [0] { "" }
    [one] , and { $chosen } card costs what you choose (X)
   *[other] , and { $chosen } cards cost what you choose (X)
}
stats-plays = Who can play what, and the chance to see one among { $first } / { $second } / { $third } cards
stats-users = { $able } of { $crypt }, { $superior } at superior
stats-nobody = nobody in this crypt
stats-anybody = anybody
stats-playable = Playable here: { $playable } of { $all } different cards

# The yardstick.
yardstick-archive = { $playable } of { $decks } tournament-winning decks can be played here ({ $share } %).
yardstick-files = { $playable } of the { $decks } decks given can be played here ({ $share } %).
yardstick-precons = { $playable } of { $decks } preconstructed decks can be played here ({ $share } %). The archive of winning decks comes with krcg 5 (Python 3.12 and newer).
yardstick-pool = Playable cards: { $cards } of the { $all } ever printed.
yardstick-unknown = { $decks } of them have cards that are newer than what we know.
yardstick-nearest = Nearest misses:
yardstick-miss = { $name } ({ $about }) lacks { $count }: { $cards }
yardstick-miss-plain = { $name } lacks { $count }: { $cards }
yardstick-wanted = Cards that would unlock the most:
yardstick-card = { $name }: { $unlocks ->
    [0] played in { $decks } of the others
   *[other] alone unlocks { $unlocks }, played in { $decks } of the others
}
yardstick-more = and { $count } more

check-read = { $name }: { $crypt } cards in the crypt, { $library } in the library.
check-unread = Not all of it can be read; nothing was taken over.
check-lacking = { $count } of its { $all } different cards are not playable here yet: { $cards }

# What a text is called that is none of ours.
newer-number = Card { $number } is newer than the cards known here. Update this server, or take the card out.
other-game = None of the { $lines } lines below is a card of this game: this looks like a deck of another one.
control = There is a sign in it that nobody can see ({ $sign }): “{ $text }”. Take it out.

# Mends, as a button says them.
mend-line = Set aside
mend-control = Clean up
mend-out = Take { $count } out
mend-groups = Keep { $groups }, { $count } go
mend-thin = Take { $count } out
mend-grow = Add { $count }
not-at-table-count = { $count ->
    [one] { $count } card is not among the cards of this table.
   *[other] { $count } cards are not among the cards of this table.
}
not-playable-count = { $count ->
    [one] { $count } card is not playable here yet.
   *[other] { $count } cards are not playable here yet.
}

# What has happened to the cards of a deck since it was kept.
since-gone = { $card } is no longer a card that we know.
since-banned = { $card } has been banned since ({ $since }).
since-allowed = { $card } is no longer banned.
since-changed = What is printed on { $card } has changed.
