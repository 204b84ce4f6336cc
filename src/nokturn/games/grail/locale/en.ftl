# What a player of Grail reads, in English.  The rulebook's words: see terms.toml.

title = Tainted Grail: The Fall of Avalon
lead = One to four people against the dark that eats the island: keep the stones alight, feed the party, read on.
motto = An island held by its last lights

# --- table ---------------------------------------------------------------------------------------

table-pack = campaign
table-pack-about = The map, the journal and the endings that you play. Others can be written: see the guide to packs.
table-story = story mode
table-story-false = no
table-story-true = yes
table-loose-limiter = Health caps no Energy, nobody panics
table-loose-limiter-false = no
table-loose-limiter-true = yes
table-free = free play
table-free-false = no
table-free-true = yes
table-tutorial = guided first game
table-tutorial-false = no
table-tutorial-true = yes
table-first-encounters = first Encounters for beginners
table-first-encounters-false = no
table-first-encounters-true = yes
table-locked-choices = choices of the journal that are not open
table-locked-choices-false = hidden
table-locked-choices-true = shown, with what they need
table-open-hands = hands in Encounters
table-open-hands-false = one's own only
table-open-hands-true = open
table-sittings = one may stop between two Days
table-sittings-false = no
table-sittings-true = yes
table-challenge-limiter = challenge: limiter upside down
table-challenge-limiter-false = no
table-challenge-limiter-true = yes
table-challenge-distrust = challenge: the islanders' distrust
table-challenge-distrust-false = no
table-challenge-distrust-true = yes
table-challenge-retreat = challenge: a Retreat may fail
table-challenge-retreat-false = no
table-challenge-retreat-true = yes
table-challenge-menhir = challenge: Menhirs last a day less
table-challenge-menhir-false = no
table-challenge-menhir-true = yes
table-challenge-events = challenge: one random Event fewer
table-challenge-events-false = no
table-challenge-events-true = yes
table-challenge-xp = challenge: growth costs more
table-challenge-xp-false = no
table-challenge-xp-true = yes
table-challenge-resources = challenge: at most 20 of each resource
table-challenge-resources-false = no
table-challenge-resources-true = yes
table-challenge-items = challenge: at most 5 Items
table-challenge-items-false = no
table-challenge-items-true = yes
table-challenge-grace = challenge: no Grace
table-challenge-grace-false = no
table-challenge-grace-true = yes

# --- sheets --------------------------------------------------------------------------------------

error-sheet-unfit = This campaign cannot go on with the other version of its pack, which has no place for: { $missing }. Go on with the version it was played with. Nothing was changed.

# --- amounts, used within other sentences --------------------------------------------------------

amount = { $n } { thing }
thing = { $what-id ->
    [food] Food
    [wealth] Wealth
    [rep] Rep
    [magic] Magic
    [xp] XP
    [energy] Energy
    [health] Health
   *[terror] Terror
}
attribute-name = { $attribute-id ->
    [aggression] Aggression
    [empathy] Empathy
    [courage] Courage
    [caution] Caution
    [practicality] Practicality
   *[spirituality] Spirituality
}
pile-name = { $kind-id ->
    [combat] Combat
   *[diplomacy] Diplomacy
}

# --- what series of campaigns tell ---------------------------------------------------------------

account-chapter = Chapter { $n } finished
account-won = Campaign won
account-ending = Ending: { $ending }
account-days = Days
account-deaths = Deaths
account-hero = { $hero }
account-lost-ending = The ending { $ending }
account-lost-light = No Menhir burned any more
account-lost-hunger = Death without Food
account-lost-wounds = Death with Food in the pack

# --- questions -----------------------------------------------------------------------------------

ask-take-character = { $player }, whom do you play?
ask-take-tray = { $player }, whose tray does { $hero } use?
ask-take-colour = { $player }, whose cards does { $hero } use?
ask-take-up = { $player }, everybody is here. Does the Day begin?
ask-resume-as = { $player }, whom do you play today?
ask-join-at = { $player }, where do you join the others?
ask-who-keeps = { $player }, its owner has left: who keeps { $source }?
ask-grace = { $player }, the campaign is lost. Do you ask the All-Mother for her Grace?
ask-plans = { $player }, the night is over. Does another Day begin, or do you stop for today?
ask-act = { $player }, what does { $hero } do? Energy: { $energy }. Travel costs { $travel }, exploring { $explore }, the Character's own Action { $own }{ $place ->
    [-1] { "" }
   *[other] , that of the Location { $place }
}.
ask-join-party = { $player }, { $hero } is about to { $action ->
    [explore] explore { $location }
    [travel] travel to { $location }
    [menhir] check the Menhir
    [location] use the Action of { $location }
    [character] use an Action of their own
   *[other] act
}.{ $energy ->
    [0] { "" }
   *[other] { " " }{ $action ->
        [explore] Coming along takes { $energy } Energy.
        [travel] Coming along takes { $energy } Energy.
       *[other] It takes { $energy } Energy once, whoever of you pays.
    }
} Do you come along?
ask-join-encounter = { $player }, something happens in { $location }. Do you join the Encounter?
ask-who-pays = { $player }, { amount } to pay together: does everybody pay their own?
ask-pay-for = { $player }, who pays for { $hero }? Left: { amount }.
ask-gather = { $player }, who gives how much? Left: { amount }.
ask-hand-out = { $player }, who gets what? Left: { amount }.
ask-alternative = { $player }, { $said-by ->
    [event] { $source }:{ " " }
    [encounter] { $source }:{ " " }
    [location] { $source }:{ " " }
    [item] { $source }:{ " " }
    [secret] { $source }:{ " " }
    [skill] { $source }:{ " " }
   *[other] { "" }
}which of these?
ask-choose-hero = { $player }, who is it to be? { $parts }
ask-choose-other = { $player }, which other Character? { $parts }
ask-choose-receiver = { $player }, who gets it? { $parts }
ask-use-rule = { $player }, { $hero }: what do you use?
ask-choice = { $player }, what do you do?
ask-trade = { $player }, what does { $hero } give to the others?
ask-peek = { $player }, behind which choice do you look?
ask-light-menhir = { $player }, do you light the Menhir of { $location }?
ask-remove-menhir = { $player }, all Menhirs stand already: which one goes?
ask-which-guardian = { $player }, which Guardian comes first?
ask-escape-to = { $player }, where does { $hero } evade to?
ask-equip = { $player }, what does { $hero } use?
ask-discard-items = { $player }, what does { $hero } discard? Items: { $n }.
ask-too-many-items = { $player }, { $hero } has too many Items. To discard: { $n }.
ask-dying-items = { $player }, { $hero } is dying and drops Items. To discard: { $n }.
ask-bequeath = { $player }, who keeps { $source }?
ask-share-food = { $player }, does { $hero } share Food with those who have none?
ask-eat = { $player }, does { $hero } eat?
ask-advance = { $player }, what does { $hero } learn? XP: { $xp }.
ask-take-card = { $player }, which card goes into the { pile-name } deck?
ask-take-skill = { $player }, which Skill does { $hero } take? The other side of the card is lost.
ask-swap-cards = { $player }, do you change the decks of { $hero }?
ask-agree-chronicler = { $player }, is that Chronicler all right with you?
ask-agree-leave-story = { $player }, { $hero }'s player wants to leave story mode for good. Do you agree?
ask-agree-act-again = { $player }, may somebody act twice in a row?

# --- choices -------------------------------------------------------------------------------------

option-alternative = { $parts }
option-choose-hero = { $hero }
option-receive = { $hero }: { $n }
option-contribute = { $hero }: { $n }
option-each-pays-own = Everybody pays their own
option-share-costs = We pay for each other
option-leave-behind = { $hero } stays behind
option-use-rule = { $number ->
    [0] { $source }
    [1] { $source }, second rule
   *[other] { $source }, third rule
}
option-decline = Nothing
option-choose-item = { $item }
option-choose-location = { $location }
option-choose-guardian = { $encounter }
option-choose-menhir = { $location }
option-take-character = { $hero }
option-take-nobody = Nobody: only watch
option-set-up-another = A new Character
option-take-tray = { $tray }
option-take-colour = { $colour }
option-name-chronicler = { $target-id ->
    [none] Nobody is Chronicler
   *[other] Chronicler, who decides where you do not agree: { $target }
}
option-explore = Explore
option-travel = Travel: { $location }
option-use-location = Use the Action of the Location
option-use-character = Use the Character's own Action
option-check-menhir = Check the Menhir
option-activate = Light it
option-leave-menhir = Leave it
option-use-action = Use { $source }
option-pass-day = Pass for today
option-rest = Rest for this round
option-hand-over = Give { $hero }: { amount }
option-give-card = Give { $hero }: { $source }
option-pick-up = Pick up { $item }
option-put-in-use = { $source }
option-join = Join
option-join-sharing = Join, and share out who pays
option-act-without = Today without { $hero }
option-act-with = { $hero } may come along again
option-stay-out = Stay out
option-let-act-again = { $hero } acts again
option-leave-story-mode = Leave story mode
option-begin-day = Another Day
option-end-sitting = Stop for today
option-take-choice = { $choice }
option-peek = { $choice }
option-trade-first = Exchange something first
option-eat = Eat 1 Food
option-go-hungry = Go hungry
option-buy-card = A new { pile-name } card
option-raise-attribute = Raise { attribute-name }
option-take-skill = { $skill }
option-take-card = { $card }
fold-put-in = Put a card in ({ $count } to choose from)
fold-take-out = Take a card out ({ $count } to choose from)
option-put-in = Put in { $card }
option-take-out = Take out { $card }
option-done = Done
option-invoke-grace = Invoke the Grace
option-accept-defeat = Accept the defeat

# --- what happens --------------------------------------------------------------------------------

event-takes-character = { $player } plays { $hero }.
event-takes-nobody = { $player } plays nobody and watches.
event-letter = A letter. { $letter }
event-old-map = The old map. { $map }
event-returns = { $hero } is back: { $location }.
event-leaves = { $hero } leaves the company.
event-chronicler = { $target-id ->
    [none] Nobody is Chronicler now.
   *[other] { $target } is Chronicler now.
}
event-story-mode-left = Story mode is over.
event-sitting-over = Enough for today.
event-tutorial-over = The first Day is over. The campaign is yours now.
event-lesson = » { $lesson }
event-savepoint = A good moment to stop.
event-chapter = Chapter { $chapter } begins.
event-day = Day { $day }.
event-plans = The Day lies before you.
event-end-of-day = Day { $day } ends.
event-ending = { $ending }.
event-epilogue = { $epilogue }
event-defeat = The campaign is lost.
event-grace = The All-Mother takes you back to the beginning of chapter { $chapter }.{ $again ->
    [saved] { " " }You may want to play on in story mode.
   *[other] { "" }
}
event-event = Event: { $event }. { $telling }
event-quest = A Quest: { $quest }
event-quest-succeeds = The Quest is fulfilled: { $quest }
event-quest-fails = The Quest has failed: { $quest }
event-clue = A Clue: { $clue }
event-status = Status: { $status }, { $n }.
event-status-cleared = The Status { $status } is gone.
event-menhir-out = The Menhir of { $location } goes out.
event-menhir-lit = The Menhir of { $location } burns for { $n } days.
event-menhir-dial = The Menhir of { $location }: { $n }.
event-no-menhir = No Menhir burns. The Wyrdness reaches everybody.
event-revealed = { $location } comes out of the fog.
event-discarded = { $location } falls into the Wyrdness.
event-replaced = { $old } is no more; { $location } lies in its place.
event-dial-set = The dial is set to { $n }.
event-dial-gone = A dial has run down.
event-guardian-placed = A Guardian in { $location }: { $encounter }.
event-guardian-die = { $encounter }: { $face-id ->
    [north] north
    [east] east
    [south] south
    [west] west
    [nothing] it stays
   *[discard] it vanishes
}.
event-guardian-moves = A Guardian on the way to { $location }: { $encounter }.
event-travels = { $heroes }: on the road to { $location }.
event-moved = { $hero } is now in { $location }.
event-lightning = { $location }: something happens at once.
event-explores = { $heroes }: exploring { $location }.
event-reads-back = { $location }: { $back }
event-passage = { $passage }
event-choice = { $heroes }: { $choice }
event-peeks = Behind it: { $passage }
event-check = { attribute-name }: { $n } on the die, { $total } in all against { $target }.
event-toss = { $face-id ->
    [grail] The dial shows the Grail.
   *[skull] The dial shows the Skull.
}
event-acts = { $heroes }: { $source }.
event-acts-again = { $hero } acts once more.
event-acts-without = { $hero } would rather act without { $other } today.
event-acts-with = { $hero } gladly takes { $other } along again.
event-uses-rule = { $hero } uses { $source }.
event-checks-menhir = { $heroes }: checking the Menhir of { $location }.
event-passes = { $hero } has had enough for today.
event-gains = { $hero } gains { amount }.
event-loses = { $hero } loses { amount }.
event-set-to = { $hero }: { thing } is now { $n }.
event-energy-capped = { $hero } has no more strength than Health: Energy { $n }.
event-insane = { $hero } is going insane.
event-sane = { $hero } comes to their senses.
event-dying = { $hero } is dying. Dial: { $n }.
event-dying-dial = { $hero } grows weaker. Dial: { $n }.
event-recovers = { $hero } is out of danger.
event-dies = { $hero } dies in { $location }.
event-inherits = { $hero } keeps { $source }.
event-gains-item = { $hero } gains { $item }.
event-discards-item = { $hero } discards { $item }.
event-gains-secret = { $hero } learns a Secret: { $source }.
event-loses-secret = { $hero } loses the Secret { $source }.
event-hands-over = { $hero } gives { $receiver } { amount }.
event-gives-card = { $hero } gives { $receiver } { $source }.
event-eats = { $hero } eats.
event-goes-hungry = { $hero } goes to sleep hungry.
event-recovers-energy = { $hero } rests: Energy { $n }.
event-dream = { $hero } dreams in { $location }. { $vision }
event-nightmare = { $hero } has a nightmare in { $location }. { $vision }
event-buys-card = { $hero } learns { $card }.
event-puts-in = { $hero } puts { $card } into the deck.
event-takes-out = { $hero } keeps { $card } aside.
event-raises-attribute = { $hero }: { attribute-name } { $n }.
event-takes-skill = { $hero } takes the Skill { $skill }.

# --- questions of Encounters ---------------------------------------------------------------------

ask-leave-out = { $player }, { $encounter }: does { $hero } leave any Items out of this Encounter? They give nothing until it is over.
ask-hand = { $player }, does { $hero } keep this hand, or discard all of it for one with a card fewer?
ask-activate = { $player }, who is activated next?
ask-play = { $panic ->
    [yes] { $player }, { $hero } panics: the first card is the top one of the deck.
   *[no] { $player }, { $hero } is active: which card do you play?
}
ask-panic-magic = { $player }, { $card } is turned up. Do you pay 1 Magic to join its magic key?
ask-discard = { $player }, { $hero } discards { $count ->
    [one] a card: which?
   *[other] { $count } cards: which?
}
ask-spend-charges = { $player }, { $moment ->
    [attack] the attack comes. Do you spend Charges before it strikes?
    [response] the Response comes. Do you spend Charges before it takes effect?
    [after-attack] the attack is over. Do you spend Charges before anybody asks whether the Pool is large enough?
   *[other] the Response is over. Do you spend Charges now?
}
ask-use-ability = { $player }, do you use the ability of { $card }?
ask-permit-charges = { $player }, may { $hero } use the Charges on your card { $card }?
ask-charge-passive = { $player }, which passive card receives { $count ->
    [one] the Charge
   *[other] the { $count } Charges
}?
ask-shift = { $player }, to which row does the attack move?
ask-bypass = { $player }, { $encounter }: do you bypass it, or negotiate?
ask-approach = { $player }, which way do you try?
ask-give-up = { $player }, { $hero } wants to give up: everybody would suffer the Failure. Do you agree?

# --- choices in Encounters -----------------------------------------------------------------------

option-leave-out = Leave out { $item }
option-keep-hand = Keep the hand
option-mulligan = Discard it all and draw a card fewer
option-free-mulligan = Discard it all and draw as many
option-activate-hero = { $hero }
option-play-card = { $magic ->
    [yes] Play { $card }, with 1 Magic
   *[no] Play { $card }
}
option-play-top = Play the top card of the deck
option-join-magic = Pay 1 Magic
option-leave-magic = Do not pay
option-spend-charges = Spend Charges of { $card }
option-keep-charges = Keep them
option-end-playing = No more cards
option-retreat = Retreat
option-give-up = Give up together
option-discard-card = { $card }
option-charge-card = { $card }
option-attack-row = { $row ->
    [0] The first row
    [1] The second row
    [2] The third row
    [3] The fourth row
   *[other] The last row
}
option-use-bypass = Bypass
option-negotiate = Negotiate
option-take-approach = { $approach }

# --- what happens in Encounters ------------------------------------------------------------------

event-draws-encounter = An Encounter for { $heroes }: { $encounter }.
event-no-encounter = The { $colour-id ->
    [green] green
    [grey] grey
    [purple] purple
   *[other] blue
} Encounter deck is empty: nothing comes.
event-encounter = { $encounter }, faced by { $heroes }.
event-encounter-over = { $outcome-id ->
    [won] Overcome: { $encounter }.
    [retreated] { $encounter }: nobody is left in the fight.
    [escaped] Escaped: { $encounter }.
    [bypassed] Bypassed: { $encounter }.
    [failed] { $encounter }: the talks have failed.
   *[other] The Encounter is over: { $encounter }.
}
event-wins = Victory over { $encounter }: { $heroes }.
event-fails = { $encounter }: everybody suffers the Failure.
event-bypassed = Left in peace: { $encounter }.
event-escapes = The enemy escapes.
event-guardian-stays = A Guardian stays in { $location }: { $encounter }.
event-activated = { $hero } is active.
event-mulligan = { $hero } discards the whole hand and draws { $count }.
event-draws = { $hero } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-draws-privy = { $hero } draws { $cards }.
event-discards = { $hero } discards { $cards }.
event-mills = { $hero } discards from the top of the deck: { $cards }.
event-deck-runs-out = { $hero }'s deck has not enough cards.
event-plays = { $magic ->
    [yes] { $hero } plays { $card }, with 1 Magic.
   *[no] { $hero } plays { $card }.
}
event-panic-card = { $hero } panics and turns up { $card }.
event-pool-grows = { $count ->
    [one] A marker goes into the Pool
   *[other] { $count } markers go into the Pool
}: { $pool } now.
event-pool-shrinks = { $count ->
    [one] A marker leaves the Pool
   *[other] { $count } markers leave the Pool
}: { $pool } now.
event-attitude-moves = The Attitude marker moves to { $attitude }.
event-charged = Charges on { $card }: { $count }.
event-delayed = The Time token leaves { $card }.
event-torn = { $card } leaves the Sequence.
event-attack = { $hero } is attacked: { $encounter }.
event-opportunity-attack = { $hero } is exposed, an Opportunity Attack: { $encounter }.
event-response = { $hero } gets a Response: { $encounter }.
event-stage = { $encounter }: a new stage begins.
event-trait = { $trait-id ->
    [ambush] Ambush: { $hero } keeps a single card.
   *[other] Charge: { $hero } is run down.
}
event-retreats = { $forced ->
    [yes] { $hero } is forced to retreat.
   *[no] { $hero } retreats.
}
event-leaves-encounter = { $hero } is out of the Encounter.
event-robbed = { $hero } is robbed of all Wealth and all Items.

# --- the table as text ---------------------------------------------------------------------------

board-before = Before the first Day.
board-day = Day { $day }, chapter { $chapter }: { $chapter-title }.{ $event-id ->
    [none] { "" }
   *[other] { " " }Event: { $event }.
}
board-hero = { $letter }: { $hero } ({ $player }), { $location }: Energy { $energy }, Health { $health }, Terror { $terror }{ $state ->
    [dying] , dying
    [insane] , going insane
    [passed] , done for today
   *[well] { "" }
}.
board-goods = { $hero }: Food { $food }, Wealth { $wealth }, Rep { $rep }, Magic { $magic }, XP { $xp }.
board-items = { $hero } has: { $items }.
board-secret = { $hero } knows: { $source }.
board-skill = { $hero } can: { $skill }.
board-place = { "  " }{ $location }{ $menhir ->
    [yes] , Menhir { $dial }
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] , guarded by { $guardians }
}.
board-quest = Quest: { $quest }{ $places ->
    [none] { "" }
   *[other] { " " }On the map: { $places }.
}
board-clue = Clue: { $clue }{ $places ->
    [none] { "" }
   *[other] { " " }On the map: { $places }.
}
board-status = Status { $status }: { $boxes }.
board-encounter = { $encounter }. { $kind ->
    [combat] Pool { $pool }
   *[talk] Attitude { $attitude }, stage { $stage }
}.{ $hero-id ->
    [none] { "" }
   *[other] { " " }Active: { $hero }.
}
board-hand = Hand of { $hero } (deck { $deck }): { $cards }.
event-looks = { $hero } looks at the top of the { pile-name } Pool.

# --- the next dawn -------------------------------------------------------------------------------

forecast-title = Next dawn
forecast-menhir = { $location }: the stone burns on, { $n ->
    [one] 1 more day
   *[other] { $n } more days
} after tomorrow's dawn.
forecast-menhir-last = { $location }: tomorrow is the stone's last day.
forecast-menhir-out = { $location }: the stone goes out at dawn.
forecast-no-menhir = No stone will burn. The Wyrdness reaches everybody.
forecast-falls = { $count ->
    [one] One card falls into the Wyrdness
   *[other] { $count } cards fall into the Wyrdness
}: { $location }.
forecast-guardian-falls = Lost with { $location }: { $encounter }.
forecast-caught = { $hero } is driven out to { $location }: Health { $health } → { $health-after }, Terror { $terror } → { $terror-after }.
forecast-touched = { $hero }: Health { $health } → { $health-after }, Terror { $terror } → { $terror-after }.
forecast-energy-capped = { $hero }: Energy { $energy } → { $energy-after }, no more than Health.
forecast-panics = { $hero } would Panic.
forecast-insane = { $hero } would go insane.
forecast-dying = { $hero } would be dying. Dial: { $n }.
forecast-dies = { $hero } would die.
forecast-supper = Tonight { $hero } eats (Food { $food }): Health { $health } → { $health-after }, Terror { $terror } → { $terror-after }, Energy { $energy } → { $energy-after }.
forecast-hungry = Tonight { $hero } has nothing to eat: Health { $health } → { $health-after }, Terror { $terror } → { $terror-after }, Energy { $energy } → { $energy-after }.
forecast-rule = Counted in: { $source } ({ $hero }).
forecast-asked = { $hero } may be asked about { $source }.
forecast-toss = { $hero } tosses a dial: { $source }.
forecast-dream = { $hero } dreams in { $location }.
forecast-nightmare = { $hero } has a nightmare in { $location }.
forecast-dial = A Time Dial falls to { $n }.
forecast-dial-gone = A Time Dial runs down.
forecast-dying-dial = { $hero } grows weaker. Dial: { $n }.
forecast-event = One Event, still unknown.
forecast-guardian = { $encounter }, { $location }, moves: { $n } of { $faces } faces reach { $hero }.
forecast-guardian-idle = { $encounter }, { $location }, moves and can reach nobody.
forecast-way = What would change it: light { $location } ({ $n ->
    [one] 1 day
   *[other] { $n } days
}). It takes { $costs }{ $steps ->
    [0] { "" }
    [one] , 1 step for { $hero } included
   *[other] , { $steps } steps for { $hero } included
}.
forecast-no-way = No Menhir on the map can be lit from here.
forecast-lacking = Still missing: { $needs }.

# --- the map and the fight as text ---------------------------------------------------------------

board-map = Map (north is up; *: a burning Menhir and its dial, letters: Characters, !: Guardian, brackets: not yet seen)
board-here = You are in { $location }. { $ways }.
board-way-north = North: { way }
board-way-east = East: { way }
board-way-south = South: { way }
board-way-west = West: { way }
way = { $state ->
    [open] { $location }
    [shut] { $location }, no way through
   *[unseen] { $n }, still in the Wyrdness
}
board-deed = { "    " }{ $deed }
board-hint = { "  " }{ $hint }
board-attributes = { $hero }: Aggression { $a }, Empathy { $b }, Courage { $c }, Caution { $d }, Practicality { $e }, Spirituality { $f }.
board-owned = { "  " }{ $printed }
board-printed = { "  " }{ $printed }
board-trait = { "  " }{ $term }: { $about }
board-placed = { "  " }{ $card } ({ $hero }), rows joined: { $rows }{ $charges ->
    [0] { "" }
   *[other] , Charges { $charges }
}{ $waiting ->
    [yes] , Time token
   *[no] { "" }
}.
board-open-edge = Open for the next card: { $keys }.
board-held = { "  " }{ $card }: { $edge }. { $printed }

# --- beside a choice -----------------------------------------------------------------------------

aside-marks = { $marks }
aside-marks-once = { $marks }; only once in the campaign
aside-once = only once in the campaign
aside-locked = not yet: it takes { $needs }
aside-closed = not now
aside-deed = { $deed }
aside-light = takes { $costs } and lasts { $n ->
    [one] 1 day
   *[other] { $n } days
}
aside-menhir = looking is free; lighting it takes { $costs } and lasts { $n ->
    [one] 1 day
   *[other] { $n } days
}
aside-morning = in the morning Energy { $energy }, Health { $health }, Terror { $terror }
aside-price = { $n } XP
aside-guarded = guarded: { $guardians }
aside-play = { $joins }; { $kind ->
    [talk] Attitude
   *[combat] Pool
} { $before } → { $after }{ $draws ->
    [0] { "" }
    [one] , draw 1
   *[other] , draw { $draws }
}{ $altered ->
    [yes] , { $alters }
   *[no] { "" }
}{ $exposed ->
    [yes] ; if you stop at it, the Opportunity Attack comes first
   *[no] { "" }
}{ $ends ->
    [won] , won
    [stage] , stage won
    [failed] , failed
   *[none] { $kind ->
        [talk] , then the Response
       *[combat] { $damage ->
            [0] { "" }
           *[other] , then { $damage } damage
        }
    }
}
name-alters = { thing } { $before } → { $after }
name-mark = { $kind ->
    [check] { attribute-name } check { $target }: { $hero } passes on { $passes } of 6 faces
    [toss] a dial is tossed
    [encounter] an Encounter
   *[hero] { $hero } only
}
name-need = { $kind ->
    [attribute] { need-attribute-name } { $needed } (you have { $held })
    [resource] { $needed } { thing } on one Character (you have { $held })
    [cost] { $needed } { thing } (you have { $held })
    [count] { $needed ->
        [one] 1 box
       *[other] { $needed } boxes
    } of “{ $source }” (you have { $held })
    [chapter] chapter { $needed }
    [menhir] a burning Menhir here
    [settlement] a settlement
    [hero] { $source } in the Party
    [secret] the Secret “{ $source }”
    [item] the Item “{ $source }”
   *[status] the Status “{ $source }”{ $part ->
        [0] { "" }
       *[other] { " " }({ $part })
    }
}
need-attribute-name = { $what-id ->
    [aggression] Aggression
    [empathy] Empathy
    [courage] Courage
    [caution] Caution
    [practicality] Practicality
   *[spirituality] Spirituality
}
name-joins = { $state ->
    [joins] { joined-key }: { joined-bonus }
    [idle] { joined-key }: { joined-bonus } (nothing on a first card)
    [price] { joined-key } for 1 Magic: { joined-bonus }
    [level] { joined-key } { $level } too high (you have { $held })
   *[void] the void cancels { joined-bonus }
}
joined-key = { $key-id ->
    [aggression] Aggression
    [empathy] Empathy
    [courage] Courage
    [caution] Caution
    [practicality] Practicality
    [spirituality] Spirituality
    [magic] Magic
   *[free] free
}
joined-bonus = { $bonus-id ->
    [pool] { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }
    [up] { $n } up
    [down] { $n } down
    [affinity] affinity
    [draw] draw { $n }
    [chain] chain
   *[tear] tear
}

# Why something cannot be done now; the rule itself follows.
why-GRAIL-ACT-CHARACTER-01 = This Action has been used today.
why-GRAIL-ACT-CHARACTER-02 = Whoever uses it pays at least 1 Energy, and there is none left.
why-GRAIL-ACT-LOCATION-02 = This Action has been used today.
why-GRAIL-ACT-OTHER-01 = This Action has been used, or what it asks for is not there.
why-GRAIL-COMBAT-PANIC-01 = In Panic the first card comes from the top of the deck.
why-GRAIL-DAY-DURING-05 = It cannot be paid in full.
why-GRAIL-ITEM-07 = It is Personal and stays with its owner.
why-GRAIL-RES-03 = Rep, Magic and XP are never handed over.
why-GRAIL-TRAVEL-02 = It lies diagonally: two Travels lead there.
why-GRAIL-TRAVEL-03 = No direction key joins the two Locations.
why-GRAIL-XP-ATTR-01 = Not enough XP for this point.
why-GRAIL-XP-DECK-01 = Not enough XP for a new card.
why-GRAIL-XP-DECK-03 = Then fewer than 15 cards would be left in the deck.
why-GRAIL-JOURNAL-04 = This choice is not open now.
why-GRAIL-DIPLO-BYPASS-02 = The Party does not meet the conditions of the Bypass, or cannot pay for it.
