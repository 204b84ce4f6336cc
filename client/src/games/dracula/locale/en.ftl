# What the browser table says about Dracula, besides the game's own words.

cards-item = items
cards-event = hunters' events
cards-encounter = encounters
cards-hunter_combat = basic combat cards
kind-item = item
kind-weapon = weapon
kind-event-dracula = Dracula's event
kind-event-hunters = hunters' event
kind-encounter = encounter
kind-hunter_combat = basic combat card
kind-dracula_combat = Dracula's combat card
kind-power = power card
kind-character = character
kind-location = place
kind-ticket = ticket
symbol-fangs = Fangs
symbol-strength = Strength
symbol-claws = Claws
symbol-mesmerize = Mesmerize
symbol-plotting = Plotting
symbol-bat = Bat
symbol-mist = Mist
card-ally = ally
card-white = white railways
card-yellow = yellow railways
number-health = health
number-influence = influence when matured
number-item_limit = items at most
number-event_limit = events at most
number-ticket_limit = tickets at most
number-bite_spaces = bite spaces

map-label = Map of Europe. Arrows go from place to place, plus and minus zoom, zero shows all of it.
map-places = Places
map-headline = Round { $round } · { $day }, { board-phase }
map-closer = Closer
map-farther = Farther away
map-whole = The whole map
map-hunters = Show the hunters
map-legend = What the signs mean
map-find = Find a place
keys-d = to the hunters and the map (arrows: the nearest place, + − 0: zoom)

legend-large = large city
legend-small = small city
legend-port = port
legend-castle = Castle Dracula
legend-hospital = hospital
legend-sea = sea zone
legend-fog = fog: hunters can neither enter nor leave
legend-storm = storm: hunters cannot sail in
legend-roadblock = roadblock on a road or railway
legend-consecrated = consecrated ground: closed to Dracula
legend-host = heavenly host: closed to Dracula until dawn
legend-way-road = road
legend-way-white = white railway
legend-way-yellow = yellow railway
legend-way-sea = across the water
legend-ring-lit = yours to choose
legend-ring-road = within reach by road
legend-ring-rail = within reach by rail, with a ticket
legend-ring-sea = within reach by sea
legend-flag = known hideout and its trail space; L: a lair
legend-belief = where Dracula can be by all that lies open

track-label = Time and tracks
track-influence = Influence { $amount } of { $most }
track-influence-short = Influence
track-damage = Dracula's damage: { $amount } of { $most }
track-damage-short = Dracula's damage
track-time = { $day }, { board-phase }. Despair tokens: { $despair } of { $most }
track-despair = Despair tokens: { $amount }
track-despair-short = Despair

trail-label = Dracula's trail
trail-title = Trail
trail-ages = newest to oldest
trail-lairs = Lairs
trail-space = Space { $space }
trail-empty = empty
trail-back-city = City
trail-back-sea = Sea
trail-back-castle = Castle Dracula
trail-back-power = Power
trail-up = Lies face up for everybody.
trail-down = Lies face down.
trail-wolf = Wolf Form
trail-bat = Escape as Bat
trail-rumor = Rumor token
trail-encounter-down = Face-down encounter
trail-wounded = { $amount } damage
trail-matures = if it matures: influence +{ $amount }
trail-matures-most = if it matures: influence +{ $amount } at most

hunter-lord_godalming = Godalming
hunter-dr_seward = Seward
hunter-van_helsing = Van Helsing
hunter-mina_harker = Mina
sheet-hunters = Hunters
sheet-health = Health { $left } of { $most }
sheet-damage = Damage
sheet-bites = Bites: { $count }
sheet-items = Items: { $count }
sheet-events = Events: { $count }
sheet-tickets = Tickets: { $count }
sheet-encounters = Encounters: { $count }
sheet-rumors = Rumor tokens: { $count }
sheet-delayed = Delayed: the next action is lost
sheet-bats = Bats: Dracula moves this hunter instead of the next action

hand-drawn = just drawn
hand-open = lies open
hand-combat = Combat cards
hand-asked = To choose from
hand-encounters = Encounters
hand-events = Events
hand-none = Nothing in hand.

duel-label = Combat
duel-dracula = Combat with Dracula { $night ->
    [yes] by night
   *[no] by day
}, round { $round }
duel-vampire = Fight with { $card } { $night ->
    [yes] by night
   *[no] by day
}, round { $round }
duel-fold = See the map
duel-unfold = Back to the combat
duel-secret = chosen in secret
duel-none = no card
duel-cancelled = cancelled
duel-engaged = engaged
duel-mesmerized = mesmerized
duel-wreath = Garlic Wreath
duel-planned = Planned Ambush
duel-resting = rests: { $card }
duel-hand = { $count ->
    [one] 1 combat card in hand
   *[other] { $count } combat cards in hand
}
duel-played = Played before:
duel-plotting = Plotting face up: { $count }
duel-enraged = enraged: no escape
duel-bullets = Holy Bullets used
duel-revenge = Lucy's Revenge lies open

table-cards = Cards on the table
table-ally-hunters = Ally of the hunters:
table-ally-dracula = Ally of Dracula:
table-playing = Being played:
table-decks = Decks and discards
table-deck = { $count } left
table-down = { $count } discarded face down
table-items = Items
table-events = Events
table-encounters = Encounters
table-tickets = Tickets

pin-title = Pins and notes
pin-about = Only the hunters see these.
pin-tool = Pin to put on the map
pin-here = here
pin-maybe = perhaps
pin-not = not here
pin-words = A few words (optional)
pin-now = Touch a place to pin it; again to remove it.
pin-remove = Remove the pin from { $place }
pin-note = Shared note
pin-trouble = That was not written down: somebody else was quicker, or the connection was away. Look again and repeat it.

head-move-by-road = By road:
short-move-by-road = { $to }
head-move-by-sea = By sea:
short-move-by-sea = { $to }
head-move-by-rail = By rail with ticket:
short-move-by-rail = { $ticket }
head-move-to = Go to:
short-move-to = { $place }
head-wolf-form = Wolf Form:
short-wolf-form = { $place }
head-trade = Trade with:
short-trade = { $partner }
head-trade-events = Trade events with:
short-trade-events = { $partner }
