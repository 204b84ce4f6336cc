# What the drawn table of Grail says, in English.  Combat and Diplomacy have a file of their own beside this one.

headline = Chapter { $chapter } · Day { $day }
headline-before = Before the first day
phase-start = Dawn
phase-during = Day
phase-end = Night

keys-f = what the next dawn brings
keys-q = Quests and Clues
keys-u = Statuses
keys-y = to your tray
keys-m = to the map

# --- plates and tray -----------------------------------------------------------------------------

goods-name = { $what ->
    [food] Food
    [wealth] Wealth
    [rep] Rep
    [magic] Magic
    [xp] XP
    [energy] Energy
    [health] Health
   *[other] Terror
}
tracks-spoken = Energy { $energy } of at most { $cap }, Health { $health }, Terror { $terror }
flag-dying = dying: { $n }
flag-insane = insane
flag-panic = Panic
flag-exhausted = Exhausted
flag-hungry = no supper
flag-passed = done for today
tray-label = The tray of { $hero }
tray-things = What is carried
tray-item = Item
tray-secret = Secret
tray-skill = Skill
tray-flaw = Flaw
tray-idle = not in use

# --- map -----------------------------------------------------------------------------------------

map-label = The map
map-closer = Closer
map-farther = Farther away
map-whole = The whole map
map-in-wyrd = in the wyrd
map-last-day = last day
map-falls = falls at dawn
map-falls-short = falls
map-stub = A way to { $number }, which is in the fog
place-here = you stand here
place-menhir = Menhir, dial { $n }
place-menhir-last = Menhir, last day
place-guardian = Guardian: { $encounter }
place-falls = falls into the wyrd at dawn
place-travel = Travel here: Energy { $n }
place-tap = Tap once more to travel to { $location } for { $n } Energy.
sign-menhir = Menhir, dark
sign-dream = Dream
sign-friendly = friendly settlement
sign-hostile = hostile settlement
sign-instant = something happens on arrival

# --- what to do ----------------------------------------------------------------------------------

deed-prompt = { $player }, what does { $hero } do?
deed-travel-where = To travel, touch a lit card on the map.
deed-explore = Explore
deed-menhir = Look at the Menhir
deed-gifts = Hand over
deed-gifts-about = to somebody here
deed-talk = Arrange
deed-talk-about = Chronicler, order, mode
deed-pass-about = asks once more
deed-pass-doubt = { $hero } will do nothing more until the night. Is that the plan?

# --- the next dawn -------------------------------------------------------------------------------

panel-label = Beside the map
panel-dawn = Dawn
panel-quests = Quests
dawn-menhirs = Menhirs
dawn-days = days of light from today
dawn-dark = No Menhir burns.
dawn-dial = Time Dial: { $n }
dawn-if = if nothing changes
dawn-morning = It is dawn now.
dawn-way = What would change it
dawn-becomes = becomes
dawn-light = Light { $location } ({ $n ->
    [one] 1 day
   *[other] { $n } days
}): { $costs }{ $steps ->
    [0] { "" }
    [one] , with 1 step for { $hero }
   *[other] , with { $steps } steps for { $hero }
}.
dawn-caught = { $hero } is driven out to { $location }.
dawn-touched = The Wyrdness reaches { $hero }.
dawn-energy-capped = { $hero } has no more Energy than Health.
dawn-supper = Tonight { $hero } eats (Food: { $food }).
dawn-hungry = Tonight { $hero } has nothing to eat.
clock-lit = dial { $dial } · { $days ->
    [one] lit 1 day
   *[other] lit { $days } days
}
clock-last = last light, dark at dawn
ribbon-out = At dawn { $number } goes dark{ $count ->
    [0] .
    [one] , 1 card falls.
   *[other] , { $count } cards fall.
}
ribbon-calm = The nearest stone to go out is lit for { $days ->
    [one] 1 day
   *[other] { $days } days
}.
ribbon-caught = { $heroes } would be caught.
ribbon-hungry = No supper: { $heroes }.

# --- quests --------------------------------------------------------------------------------------

quest-title = Quest { $letter }
quest-none = No Quest at the moment.
quest-beyond = { $number } beyond the light
event-today = Today: { $event }
clues-label = Clues
statuses-open = Statuses ({ $count })
statuses-label = Statuses
statuses-none = Nothing has been noted yet.
statuses-boxes = noted: { $boxes }

# --- the journal ---------------------------------------------------------------------------------

journal-label = The passage
journal-choices = What can be done
journal-location = Location { $number }
journal-folded = { $count ->
    [one] 1 passage read before
   *[other] { $count } passages read before
}
journal-what = What do you do?
journal-peek = Behind which choice do you look?
journal-how = click, or press its number
journal-wait = The others are choosing.
journal-needs = Needs { $needs }.
journal-costs = Costs { $costs }
journal-once = once
journal-check = die + { attribute-name } { $n } ({ $hero }), { $target } or more
journal-toss = toss a dial: Grail or Skull
journal-chance = { $n } in 6
journal-meets = an Encounter
journal-meets-green = a green Encounter
journal-meets-grey = a grey Encounter
journal-meets-purple = a purple Encounter
journal-meets-blue = a blue Encounter
journal-wish = { $player } is for this

# --- the night -----------------------------------------------------------------------------------

night-of = { $hero }: the night
night-title = The night of day { $day }
night-rest-how = Whoever eats gains 1 Health and loses 1 Terror. Whoever goes hungry drops to 0 Energy before resting, and from 0 loses 1 Health.
night-others = Others are still at their fires. Dawn comes when all are ready.
night-rest = Rest
night-rest-about = eat, or go hungry
night-energy = Energy
night-energy-about = back to the start space, never above Health
night-advance = Advance
night-advance-about = cards and attribute points for XP
night-decks = Decks
night-decks-about = at least 15 cards in each
night-dream = Dream
night-dream-about = where the card has the sign
night-dream-title = A dream
night-nightmare-title = A nightmare
growth-card = Keep one of these
growth-skill = Take a Skill: the other side of its card is lost
growth-cards = New cards
growth-xp = XP: { $n }
growth-pool = 2 XP, look at three, keep one · { $n } in the Pool
growth-attributes = Attributes
growth-price = by the sum of the pair; the third point brings a Skill
growth-point = { $from } → { $to } for { $n } XP
growth-point-skill = { $from } → { $to } for { $n } XP, with a Skill
decks-of = { $kind ->
    [combat] Combat deck
   *[other] Diplomacy deck
}
decks-count = { $n } cards, 15 at least
decks-aside = Kept aside: { $n }

# --- the guide -----------------------------------------------------------------------------------

intro-over-title = The first Day is over
intro-over = You have explored, travelled, eaten and slept. In the campaign the same goes on for many Days: keep a stone lit, follow the Quest at the side, and read on.
intro-hero-title = Choose a hero
intro-hero = Each has tracks, attributes, an Action and a flaw of their own. Beor hits hard, Ailei talks and forages, Arev and Maggot are stranger company. All four can finish the story.
intro-act-title = One Action at a time
intro-act = Bone-coloured is where you stand; lit cards can be travelled to. Exploring opens the journal of a place. Almost everything costs Energy: the flame beside a choice says how much.
intro-journal-title = The journal
intro-journal = Read the left page, then choose on the right one. A check adds the die to your value: the green faces pass. What is locked says what it needs.
intro-combat-title = A fight
intro-combat = Lay cards from left to right so that their keys join. Markers go into the Pool; once it is full, you have won. Point at a card to see what it would add and which attack would follow.
intro-menhir-title = The Menhir
intro-menhir = Only stones hold the Wyrdness back: a lit one keeps its own card and the eight around it on the map. Its dial counts down every morning.
intro-eat-title = Night falls
intro-eat = Eating gives Health and takes Terror. Hungry, you begin tomorrow tired.
intro-advance-title = What you have learned
intro-advance = XP buys new cards for your decks and points of attributes, which join more keys.
intro-decks-title = Your decks
intro-decks = What you leave out is kept aside and never lost; each deck needs fifteen cards.
intro-tracks-title = Three tracks, one bar
intro-tracks = The bar stands at your Health. Energy cannot rise above it, and Terror beyond it is Panic: then the first card of a fight is the top one of your deck.
intro-dawn-title = The next dawn
intro-dawn = At the side stands what will happen tomorrow morning if nothing changes: which stones go out, which cards fall, who eats. Only the Event is unknown.
intro-panic-title = Panic
intro-panic = There is more Terror than Health. Eat, rest, or find something that heals, before you fight again.
intro-dying-title = Dying
intro-dying = A dial counts what is left. Health brings you back; at 0 the hero is lost.
intro-guardian-title = A Guardian
intro-guardian = It holds the card it stands on, and at dawn its die may bring it to you.
