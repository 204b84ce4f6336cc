# What the drawn table of Grail says, in English.  Combat and Diplomacy have their own section at the end.

# What a printed thing is: under its name when it is read large.
kind-hero = Character
kind-combat = Combat card
kind-diplomacy = Diplomacy card
kind-item = Item
kind-secret = Secret
kind-skill = Skill
kind-location = Location
kind-encounter = Encounter
kind-event = Event
kind-quest = Quest
kind-status = Status
kind-flaw = flaw
kind-letter = letter
kind-lesson = lesson
kind-telling = tale
kind-map = map
kind-parts = effect
kind-deed = deed
kind-action = action
kind-approach = approach

# The campaign between two sittings: the save sheet.
book-sheet = The save sheet
book-when = Day { $day }, chapter { $number }: { $chapter }
book-blank = Nothing stands on it yet: the first Day is still to come.
book-travel = The travel book
book-ended = The campaign has ended: { $ending }.
book-lost = The island is lost.
book-grace = The island is lost. You may ask for the All-Mother’s Grace and begin the chapter again.
book-no-pack = The pack { $pack } is not on this server in the version you have played, so its things are called by their marks.
book-away = { $hero } is away ({ $player })
book-died = { $hero }: { $location }, Day { $day }
book-quests = Quests
book-clues = Clues
book-statuses = Statuses
book-boxes = { $set } of { $parts }
book-left = Events left in the deck: { $events }. Passages read: { $read }.
book-dying = Dying, dial { $dial }
book-items = Items:
book-secrets = Secrets:
book-skills = Skills:
book-aside = Kept aside:
book-deck-combat = Combat: { $count } cards, { $pool } more in the Pool
book-deck-diplomacy = Diplomacy: { $count } cards, { $pool } more in the Pool
book-map = The map, north on top
book-stone = Menhir { $dial }
book-ground = On the ground: { $things }
book-tokens = Quest tokens { $quest }, Time tokens { $time }
book-used = Action used today
book-next = { $status ->
    [live] Go on with the Day
   *[other] { $number ->
        [1] Begin the first Day
       *[other] Sit down to the next Day
    }
}
book-again = Ask for the Grace

decided-day = Day { $round }
headline = Chapter { $chapter } · Day { $day }
headline-long = { $chapter-title } · Day { $day }
headline-before = Before the first day
watch-fray = { $heroes }: in a fight
watch-journal = { $heroes }: exploring
watch-look = Watch
watch-map = To the map
moment-letter = A letter for { $hero }
moment-event = { $event }
moment-chapter = Chapter { $chapter }: { $chapter-title }
phase-start = Dawn
phase-during = Day
phase-end = Night

keys-f = what the next dawn brings
keys-q = Quests and Clues
keys-x = Statuses
keys-b = to your tray
keys-w = to the map
keys-g = to the next place of a Quest

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
doing-fights = in a fight
doing-talks = in talks
doing-reads = exploring
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
map-bare = No way through here.
place-here = you stand here
place-menhir = Menhir, dial { $n }
place-menhir-last = Menhir, last day
place-guardian = Guardian: { $encounter }
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
deed-menhir = Check the Menhir
deed-menhir-about = no Energy; then it can be lit
deed-menhir-price = { $costs } light it for { $n ->
    [one] 1 day
   *[other] { $n } days
}
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
dawn-dial = Time Dial
dawn-if = if nothing changes
dawn-morning = It is dawn now.
dawn-way = What would change it
dawn-becomes = becomes
dawn-light = Light { $location } for { $n ->
    [one] 1 day
   *[other] { $n } days
}: { $costs }{ $steps ->
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
clock-dial = dial { $n } · over at dawn of Day { $day }
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
quest-story = How it began
quest-none = No Quest at the moment.
quest-beyond = { $number } beyond the light
event-today = Today: { $event }
clues-label = Clues
statuses-open = Statuses ({ $count })
statuses-label = Statuses
statuses-none = Nothing has been noted yet.
statuses-boxes = noted: { $boxes }
statuses-noted = Day { $day }, { $location }
statuses-noted-dawn = Day { $day }, at dawn

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
journal-over = The Exploration is over.
journal-close = Close the book
journal-wait = The others are choosing.
journal-last-word = Without agreement { $player } has the last word.
journal-needs = Needs { $needs }.
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
night-eat = One Food less.
night-go-hungry = No Food is spent.
night-morning = In the morning: Energy { $energy }, Health { $health }, Terror { $terror }.
night-wake = Wake up
night-dreams = { $hero }, { $location }
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
growth-fit = Row { $row }, { $bonus }: joins { $n } of the { $all } cards in your deck.
growth-fit-high = Row { $row }, { $bonus }: joins { $n } of the { $all } cards in your deck, { $high } more when you are better.
growth-open = Leaves { $n ->
    [one] one key
   *[other] { $n } keys
} for the next card.
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
intro-eat = Eating gives Health and takes Terror. Hungry, you have less Energy tomorrow.
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


# --- Combat and Diplomacy --------------------------------------------------------------------------

fray-combat = Combat · { $encounter }
fray-diplomacy = Diplomacy · { $encounter }
fray-turn = Turn { $turn }
fray-step-delayed = Delayed
fray-step-cards = Play cards
fray-step-attack = Attack
fray-step-response = Response
fray-step-next = Next hero
fray-now = now
fray-or = or
fray-nothing = nothing
fray-passive = passive: never covered
fray-covered = covered: its text does not count any more
fray-value = Value { $value }
fray-approach = one approach of several
fray-stage-of = Stage { $stage } of { $stages }
fray-no-bypass = no Bypass

fray-key-magic = the magic key
fray-key-times = the free key ×{ $n }
fray-key-void = a void
fray-bonus-pool = { $n ->
    [one] one marker
   *[other] { $n } markers
}
fray-bonus-up = Attitude up { $n }
fray-bonus-down = Attitude down { $n }
fray-bonus-affinity = affinity
fray-bonus-draw = draw a card
fray-bonus-chain = chain
fray-bonus-tear = tear off the card before
fray-state-joined = joined
fray-state-idle = joined, a chain does nothing on the first card
fray-state-would = would join
fray-state-dull = would join, but a chain does nothing on the first card
fray-state-may = would join for 1 Magic
fray-state-shut = not joined: the attribute is too low
fray-state-off = nothing opposite
fray-state-void = cancelled by the void
fray-row = Row { $row }
fray-row-next = for the next card: { $key }

fray-sequence = The Sequence
fray-card = { $card }, played by { $hero }. { $count ->
    [0] No key joined.
    [one] Joined: { $keys }.
   *[other] Joined: { $keys }.
}
fray-card-would = If you play { $card }: { $count ->
    [0] no key joins.
    [one] { $keys } joins.
   *[other] { $keys } join.
}
fray-heard-pool = Pool { $from } to { $to }.
fray-heard-attitude = Attitude { $from } to { $to }.
fray-keys-joined = { $n ->
    [one] one key joined
   *[other] { $n } keys joined
}
fray-charges = { $n ->
    [one] Charge
   *[other] { $n } Charges
}
fray-time-token = Time token
fray-draws = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
fray-adds = { $n ->
    [one] adds one marker
   *[other] adds { $n } markers
}
fray-moves = moves the Attitude by { $n }
fray-gives-nothing = gives nothing at once

fray-when-place = When placed
fray-when-delay = Delayed
fray-when-attack = In an enemy attack
fray-when-response = In a Response
fray-when-any = At any time

fray-pool-label = Pool { $pool } of { $value }, with the enemy's attack table
fray-row-now = now
fray-row-after = after { $card }
fray-victory = victory
fray-twice = twice
fray-horde = 2 cards off the deck
fray-withheld = −1: Defensive
fray-beyond = Pool { $pool }

fray-attitude = Attitude
fray-attitude-about = top wins the stage, bottom loses all
fray-attitude-label = Attitude { $attitude }; { $up } wins the stage, { $down } below grey is Failure
fray-failure = Failure
fray-stage-won = Stage won
fray-last-stage = Reward at the end
fray-stages = Stages
fray-approaches = Approaches
fray-response = Response

fray-shelf = Passive cards farther back
fray-spend = Spend Charges of { $card }: { $n }
fray-mates = The others in this Encounter
fray-active = active
fray-has-acted = has acted
fray-acts-later = acts later
fray-holds = hand { $hand }, deck { $deck }
fray-panics = Panic
fray-joined-keys = Joined keys
fray-no-keys = none yet
fray-joined-about = For cards that count keys or Charges.
fray-opportunity = Opportunity Attack
fray-opportunity-about = If you play no card, or retreat.
fray-loot = Loot
fray-loot-about = For the whole Party.

fray-hand = The hand of { $hero }
fray-hand-none = No card in hand.
fray-paid = its magic key is paid for
fray-why-GRAIL-COMBAT-PLAY-03 = no chain joins
fray-why-GRAIL-COMBAT-PLAY-06 = its chain needs Magic
fray-why-GRAIL-COMBAT-PANIC-01 = Panic: the top card first
fray-why-GRAIL-TRAIT-SPEED = Speed: two cards at most
fray-why-GRAIL-COMBAT-KEY-04 = no Magic left

fray-ask-first = Play { $card }?
fray-ask-further = Play { $card } as a further card?
fray-choose = Point at a card to see what it would do; a letter, a click or a tap chooses it.
fray-panic = The first card is turned up from the deck; what it is nobody knows.
fray-play = Play { $card }
fray-play-magic = Play { $card } for 1 Magic
fray-play-none = Choose a card
fray-pay-magic = Pay 1 Magic
fray-needs-leave = { $hero } must agree
fray-stop = Stop here
fray-asks-once = asks once more
fray-retreat-sure = Retreat: 1 Energy and the Opportunity Attack, then this Character is out of the fight. Are you sure?
fray-give-up-sure = Give up: everybody suffers the Failure. Are you sure?
fray-then-row = then attack row { $range }
fray-would-panic = Then Panic: Terror { $terror } above Health { $health }
fray-would-dying = Then { $hero } is Dying
fray-play-then = Play { $card }, then a Charge of { $other }
fray-play-then-win = Pool { $to }, victory
fray-play-then-to = Pool { $to }
fray-then-victory = then victory
fray-then-opportunity = then the Opportunity Attack
fray-then-response = then the Response
fray-then-stage = then the stage is won
fray-would-pool = Pool { $from } → { $to }
fray-would-none = Pool: no marker
fray-would-attitude = Attitude { $from } → { $to }
fray-would-stay = The Attitude stays
fray-would-magic = 1 Magic is paid
fray-would-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
}
fray-would-run-out = { $n ->
    [one] Draw a card: the deck has none
   *[other] Draw { $n } cards: the deck has not so many
}
fray-would-alter = { goods-name } { $from } → { $to }
fray-would-tear = { $card } is torn off
fray-would-cover = Covers { $card }: { $token ->
    [yes] its Time token is lost
   *[no] { $charges ->
        [0] its text is lost
       *[other] its Charges are lost
    }
}
fray-would-exposed = Without a further card the Opportunity Attack first: { $does }
fray-would-row = Attack row { $range }: { $does }
fray-would-ease = { $source } changes it
fray-would-damage = Damage { $from } → { $to }
fray-would-response = Then the Response: { $does }
fray-would-ask = { $source } could change it
fray-would-win = Victory, if it is your last card now.
fray-would-stage = The stage is won, if it is your last card now.
fray-would-fail = Failure: the Attitude falls to the bottom.

fray-trait-ambush = Ambush
fray-trait-ambush-text = Whoever is activated first discards down to one card before anything else.
fray-trait-charge = Charge
fray-trait-charge-text = Whoever is activated first suffers 2 damage at once.
fray-trait-defensive = Defensive
fray-trait-defensive-text = The first card of each Activation adds one marker fewer.
fray-trait-speed = Speed
fray-trait-speed-text = At most two cards in an Activation.
fray-trait-feint = Feint
fray-trait-feint-text = Damage of its attack cannot be reduced, prevented or ignored. Moving to another row still works.
fray-trait-guardian = Guardian
fray-trait-guardian-text = Not beaten, it stays on the map.
fray-trait-horde = Horde
fray-trait-horde-text = Each attack takes the top two cards off the deck of the Active Character.
fray-trait-opportunist = Opportunist
fray-trait-opportunist-text = Whoever plays fewer than two cards suffers the Opportunity Attack.
fray-trait-frenzy = Frenzy
fray-trait-frenzy-text = It attacks twice, each time with the row of the Pool as it is then.
fray-trait-robber = Robber
fray-trait-robber-text = Whoever's Health falls to 1 loses all Wealth and Items, and the Encounter ends.
fray-trait-destruction = Destruction
fray-trait-destruction-text = Weapons used in this fight are discarded at its end.
fray-trait-slowness = Slowness
fray-trait-slowness-text = Everybody draws one more card at the start and at the end of each Turn.

fray-moment-encounter = { $encounter }
fray-moment-wins = Victory
fray-moment-fails = Failure
fray-moment-stage = A stage is won
fray-moment-robbed = Robbed
fray-sign-flee = it escapes
fray-sign-tear = tear the last card
fray-no-GRAIL-COMBAT-PLAY-03 = A further card of the same Activation needs a chain that joins.
fray-no-GRAIL-COMBAT-PLAY-06 = Its chain joins only if you pay for the magic key.
fray-no-GRAIL-COMBAT-PANIC-01 = In Panic the first card is the top one of the deck.
fray-no-GRAIL-TRAIT-SPEED = Against a quick enemy two cards in an Activation are all there is.
fray-no-GRAIL-COMBAT-KEY-04 = There is no Magic left to pay for the key.
fray-would-reach = With Charges: Pool up to { $to }
fray-would-reach-win = With Charges: Pool { $to }, victory
