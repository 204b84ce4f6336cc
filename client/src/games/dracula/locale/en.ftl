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
kind-region = region
kind-day = day
symbol-fangs = Fangs
symbol-strength = Strength
symbol-claws = Claws
symbol-mesmerize = Mesmerize
symbol-plotting = Plotting
symbol-bat = Bat
symbol-mist = Mist
card-ally = ally
card-white = { $count ->
    [one] { $count } white railway
   *[other] { $count } white railways
}
card-yellow = { $count ->
    [0] no yellow railways
    [one] { $count } yellow railway
   *[other] { $count } yellow railways
}
number-health = health
number-influence = influence when matured
number-item_limit = items at most
number-event_limit = events at most
number-ticket_limit = tickets at most
number-bite_spaces = bite spaces

map-label = Map of Europe. Arrows go from place to place, plus and minus zoom, zero shows all of it.
map-places = Places
map-headline = Round { $round } · { $day }, { board-phase }
map-whole = The whole map
map-lurking = Show where Dracula can be
map-legend = What the signs mean
map-find = Find a place
map-sea-damage = Sailing there costs you { $damage } damage.
keys-d = to the hunters and the map (arrows: the nearest place, + − 0: zoom)

ask-on-map = Touch a lit place on the map.
ask-on-map-too = Touch a lit place, or choose:
ask-travel = To travel, touch a lit place.
ask-night = By night nobody travels.
ask-in-hand = Choose one of the lit cards.

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
legend-ring-costly = yours to choose, for a ticket or as a wolf
legend-ring-road = within reach by road
legend-ring-rail = within reach by rail, with a ticket
legend-ring-sea = within reach by sea
legend-flag = known hideout and its trail space; L: a lair
legend-belief = where Dracula can be by all that lies open

header-round = week { $week }, round { $round }
header-phases = Phases of the round
phase-dawn = Dawn
phase-day = Day
phase-dusk = Dusk
phase-night = Night
phase-dracula = The Count
track-label = Time and tracks
track-influence = Influence { $amount } of { $most }
track-influence-short = Influence
track-damage = Dracula's damage: { $amount } of { $most }
track-damage-short = Wounds
track-time = { $day }, { board-phase }. Despair tokens: { $despair } of { $most }
track-despair = Despair tokens: { $amount }
track-despair-short = Despair

track-week = Week { $week }
plate-acted = has acted
plate-defeated = back at dawn
plate-now = acts now
count-label = The Count
map-outside =
    { $count ->
        [one] { $count } place you can choose is
       *[other] { $count } places you can choose are
    } { $side ->
        [left] to the left
        [right] to the right
        [top] farther up
       *[bottom] farther down
    }
map-narrowed = Where he can be: { $from } → { $to }
map-narrowed-you = Where they think you can be: { $from } → { $to }
count-plate = The Count and his trail
count-here = in { $place }
count-last = last known: { $place }, { $nights ->
    [one] last night
   *[other] { $nights } nights ago
}
count-unseen = not seen yet
count-you = { $known ->
    [0] you are hidden
    [one] they know where you are
   *[other] { $known } places can be yours for them
}
count-likely = Most likely
trail-own = Your trail
trail-can = { $count ->
    [one] one can be
   *[other] { $count } can be
}
trail-you = you are here
trail-coming = would bring +{ $amount }
trail-coming-most = may bring +{ $amount }
trail-next = matures next
trail-leaves = leaves the trail
trail-slid = off the trail
trail-end = here cards mature
trail-laid = { $count ->
    [one] one encounter
   *[other] { $count } encounters
}
trail-nothing = nothing laid
trail-nights = { $count ->
    [one] last night
   *[other] { $count } nights ago
}
trail-lair-free = free
map-tools = Tools of the map
map-question = To the question
map-tomorrow = Where can they be tomorrow?
map-more = Cards on the table, pins and notes
map-ways = A click with Shift shows the other ways, too.
map-threat = { $count ->
    [0] No hunter can come here tomorrow.
    [one] One hunter could come here tomorrow.
   *[other] { $count } hunters could come here tomorrow.
}
map-standing = { $count ->
    [one] { $hunters } is here.
   *[other] { $hunters } are here.
}
map-walk-in = { $count ->
    [one] { $hunters } is here
   *[other] { $hunters } are here
}: you would be revealed at once, and fight at dawn.
map-route = He can have come here from { $origin } in { $nights } nights, by way of { $places }.
map-route-straight = He can have come here straight from { $origin }.
keys-e = where Dracula can be, or where the hunters can be tomorrow
keys-dot = to the question
keys-0 = all of Europe
keys-slash = find a place

pass-sure = Pass? Press once more:
trail-label = Dracula's trail
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

hand-tabs = Whose hand
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
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}
duel-vampire = Fight with { $card } { $night ->
    [yes] by night
   *[no] by day
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}
duel-step-choose = choose
duel-step-reveal = reveal
duel-step-symbols = symbols
duel-step-effects = effects
duel-effects = Effects, in order
duel-meet = The symbols meet
duel-against = against { $hunter-id ->
    [lord_godalming] { hunter-lord_godalming }
    [dr_seward] { hunter-dr_seward }
    [van_helsing] { hunter-van_helsing }
    [mina_harker] { hunter-mina_harker }
   *[other] { $hunter }
}
duel-fold = See the map
duel-unfold = Back to the combat
duel-secret = not shown yet
duel-choosing = is choosing
duel-choosing-you = choose your card
duel-none = no card yet
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
pin-done = Done
pin-now = Touch a place to pin it; again to remove it.
pin-remove = Remove the pin from { $place }
pin-note = Shared note
pin-trouble = That was not written down: somebody else was quicker, or the connection was away. Look again and repeat it.

grave-vampire = You give up { $place } and the vampire there, which could bring you { $amount } influence. Really?
grave-hideout = You give up { $place } with everything that lies there. Really?

head-move-by-road = By road:
short-move-by-road = { $to }
head-move-by-sea = By sea:
short-move-by-sea = { $to }
head-move-by-rail = By rail with ticket:
short-move-by-rail = { $ticket }
head-move-by-carriage = By chartered carriage with ticket:
short-move-by-carriage = { $ticket }
head-move-to = Go to:
short-move-to = { $place }
head-wolf-form = Wolf Form:
short-wolf-form = { $place }
head-misdirect = Misdirect, clearing trail space:
short-misdirect = { $space }
head-place-rumor = Rumor (a vampire brings +3), trail space:
short-place-rumor = { $space }
partner-short = { $partner-id ->
    [lord_godalming] { hunter-lord_godalming }
    [dr_seward] { hunter-dr_seward }
    [van_helsing] { hunter-van_helsing }
    [mina_harker] { hunter-mina_harker }
   *[other] { $partner }
}
head-trade = Trade with:
short-trade = { partner-short }
head-trade-events = Trade events with:
short-trade-events = { partner-short }

# Looking back on the hunt

film-title = How the net closed
film-plot = How many trails were possible after each of { $count } clues; at most { $most }
film-play = Play the film
film-stop = Stop
film-moment = Moment of the hunt
film-frame = Nights gone: { $night }. Clue { $number }: { $size ->
    [one] one trail possible
   *[other] { $size } trails possible
}, { $places ->
    [one] in one place
   *[other] in { $places } places
}.
film-off = Clear the map

# --- moments -----------------------------------------------------------------------------------

moment-health = health
moment-bites = bites
moment-influence = influence
moment-wounds = Dracula's wounds
moment-despair-number = despair
moment-hunter-bitten = { $hunter } is bitten
moment-hunter-defeated = { $hunter } is defeated
moment-vampire-defeated = { $card } is defeated
moment-event-played = { $event }
moment-ambush = Ambush: { $card }
moment-encounter-matures = { $card } matures
moment-despair = A week has passed
moment-game-won = { $winner-id ->
    [dracula] Dracula has won
   *[other] The hunters have won
}

# --- an encounter, met ----------------------------------------------------------------------------

stage-label = An encounter
stage-ambush = Ambush { place-in }
stage-search = Found { place-in }
stage-laid = { $nights ->
    [one] laid last night
   *[other] laid { $nights } nights ago
}
stage-waits = The moment waits for your answer.
stage-hold = Stay here
stage-held = Stays until you go on
sum-card = { $card }
sum-shown = { $card } shown
sum-unarmed = no weapon shown
sum-kept = damage, 1 for each item kept
sum-damage = damage
sum-if = if so
sum-left = health

title-feed = Feed
under-feed = stay and heal
title-dark-call = Dark Call
under-dark-call = stay: 2 damage, five encounters
title-hide = Hide
under-hide = stay, as if gone
under-supply = draw cards
title-reserve-ticket = Ticket
under-reserve-ticket = for railways
title-psychic-bond = Psychic Bond
under-psychic-bond = is he in this region?
under-search = this hideout
under-rest = heal
under-pass = do nothing
