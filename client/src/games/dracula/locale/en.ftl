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
legend-flag = known hideout and its trail space; L: a lair
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
plate-now = acts now
count-label = The Count
map-outside =
    { $count ->
        [one] One place you can choose is
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
duel-against = against { $hunter }
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
head-move-to = Go to:
short-move-to = { $place }
head-wolf-form = Wolf Form:
short-wolf-form = { $place }
head-misdirect = Misdirect, clearing trail space:
short-misdirect = { $space }
head-place-rumor = Rumor on trail space:
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

# The guide through a first hunt

intro-hunt-title = Four hunters, one Count
intro-hunt = Somewhere on this map Dracula moves in secret, and you run all four hunters. Bring him to 15 damage before his influence reaches 13. This is a short hunt: he has 7 damage, and 7 influence, already. Each hunter acts once by day and once by night; the question below says whose turn it is.
intro-actions-title = By day: travel
intro-actions = Touch a lit city to go there by road, or a sea zone from a port. With a ticket you ride the railways: white for the west, yellow for the east. In a large city you can supply instead: an item to fight with, and an event. What is grey says why.
intro-belief-title = Where could he be?
intro-belief = The shaded cities are all places where he can be by what everybody knows. Every city you enter without finding a trace makes the net smaller. Spread out, and close in.
intro-night-title = By night: prepare
intro-night = At night hunters do not travel, but they can supply, rest, reserve a ticket, trade or search. Beware: at night Dracula's events come from the bottom of the deck into his hand, by day they are thrown away.
intro-received-title = A card in hand
intro-received = Events say when they can be played. Some must be played at once: often they make Dracula show a part of his trail.
intro-trail-title = The trail
intro-trail = Each night Dracula lays one card: the place where he is. The six cards of his trail lie face down, the newest first, and on them wait encounters: rats, wolves, vampires. What slides off the end matures, and a vampire that matures gives him influence. Find his hideouts before that.
intro-found-title = A trace!
intro-found = You have found a city of his trail: the number below the card says how many nights ago he was there. From there he has gone by road or by sea, one step each night. Count the steps, and cut him off.
intro-search-title = A hideout to search
intro-search = Encounters still lie in a hideout you have found. A hunter in that city can search it: whatever is there strikes, but then it is gone. Vampires are fought, and it is better to fight them now than to let them mature.
intro-revealed-title = There he is!
intro-revealed = Dracula is revealed. Hunters who are in his city at dusk or dawn fight him. By day he is weaker; at night his claws and fangs are worse. Bring as many hunters as you can, well armed.
intro-duel-title = The duel
intro-duel = Everybody picks a card in secret. Then they are shown: if the symbol of Dracula's card is on the banner of the hunter he has engaged, Dracula's card is cancelled. Cards just played rest for a round. Dodge answers fangs, claws and strength; weapons wound him; and do not wait too long: after a few cards he can escape.
intro-events-title = A moment for events
intro-events = Now those with a fitting event can play it. Being asked says nothing about what you hold: pass if you have nothing to play.
intro-wounded-title = Wounds
intro-wounded = A hunter whose damage reaches their health is defeated: Dracula gains influence, and the hunter wakes in a hospital with nothing. Resting heals 1, or 2 beside Dr. Seward.
intro-bitten-title = Bitten
intro-bitten = A bitten hunter is bite-frail: one item and one event of theirs lie open. One bite too many, and they are defeated. Mina carries such a bite from the start.
intro-influence-title = His influence grows
intro-influence = Matured vampires and defeated hunters move the marker. At 13 the night is his. Each week of hunting makes him stronger, too.
intro-waiting-title = The Count moves
intro-waiting = Dracula lays his next card. Its back tells whether he is in a city, at sea, or at home in his castle; and sailing costs him damage, for all to see.
intro-over-title = The end of the hunt
intro-over = Now everything lies open: look back from Dracula's side, and see how the net closed night by night. The advanced game adds lairs, powers such as Wolf Form, and rumors. The Count's chair is waiting, too.

# The guide for Dracula

intro-count-title = You are the Count
intro-count = Four hunters look for you, and none of them knows where you are. You win when your influence reaches 13; they win when you have 15 damage. Begin where they are not: far from their figures, with more than one way out.
intro-going-title = One step each night
intro-going = Touch a lit place: its card goes face down on space 1 of your trail. You go by road, or over the sea, never by rail, and not to a place that is still on the trail. The hunters see the back only: city, sea or castle. Sailing costs you damage.
intro-powers-title = Your powers
intro-powers = Instead of moving you can feed and heal, call for five encounters, hide so that it looks like a step, or run two roads as a wolf (a dashed ring). Misdirect takes one hideout off the trail. Each card comes back when it slides off the trail.
intro-laying-title = What waits for them
intro-laying = Lay an encounter on your new hideout. Whoever finds it can be ambushed with it; what nobody finds matures after six nights. A vampire that matures is your way to 13: lay it where you think nobody will come. The trail shows what each would bring.
intro-rumor-title = A rumor
intro-rumor = Right after you have laid an encounter you may put a rumor token on one of the three newest hideouts. If a vampire matures there it brings 3 influence more; but the hunters see the token.
intro-maturing-title = Six nights have passed
intro-maturing = A hideout has slid off the trail. Let what lies there mature, or, in the advanced game, keep the place as a lair. A vampire that matures gives influence, and then the oldest hideouts of the trail are cleared.
intro-lairs-title = A lair
intro-lairs = A lair stays where it is and never matures. It gets one more encounter, hunters who come there can be ambushed, and you can move back to it. You may clear it when you like.
intro-ambush-title = Ambush!
intro-ambush = A hunter has walked into one of your hideouts. Strike with an encounter that lies there, or keep it for later. A vampire fights with your combat cards, and what it suffers is not your damage.
intro-own-duel-title = The duel
intro-own-duel = Pick a card in secret. If its symbol is on the banner of the hunter's card, yours is cancelled: Dodge stops Fangs, Claws and Strength, Punch stops Mesmerize and Plotting, Escape stops Strength and Plotting. A card a hunter has just played rests for a round, so nobody can dodge twice in a row. At night Claws hit twice, and Fangs bite whom you have mesmerized. Your own escape works only after a few cards.
intro-seen-title = They have found you
intro-seen = Your figure stands on the map. Hunters who are in your city at dusk or dawn fight you. Nights are yours, days are theirs. If you go on to another place without hunters you are out of sight again.
intro-betrayed-title = A card lies open
intro-betrayed = A red border means that the hunters know this place and how long ago you were there. They count your steps from it: change direction, hide, or go to sea.
intro-own-event-title = An event for you
intro-own-event = When hunters gather supplies by night, your events come into your hand. Each says when you can play it; what can be played is lit then.
intro-answering-title = A moment to answer
intro-answering = What has just happened can be answered with an event. Pass if it is not worth it. Among people you are asked whenever you could hold a fitting card: being asked betrays nothing.
intro-windows-title = Before and after
intro-windows = At the beginning and at the end of your phase you may play events, and clear lairs. With nothing to do, go on.
intro-despair-title = The weeks are on your side
intro-despair = Every full week brings a despair token: each defeated hunter gives more influence, and you get another rumor. With the third one every city you enter brings 3 influence. But you must stay longer in a combat before you can escape.
intro-hunters-act-title = The hunters act
intro-hunters-act = Each of them acts once by day and once by night. Watch where they go: touch one of them above the map to see what is within reach.
intro-own-over-title = The end of the hunt
intro-own-over = Now everything lies open. Look back move by move, from your chair or from theirs, and see how close the net was: the film shows where they thought you could be.

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
under-search = this hideout
under-rest = heal
under-pass = do nothing
