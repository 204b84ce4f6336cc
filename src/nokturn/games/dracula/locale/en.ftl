# What a player of Dracula reads, in English.  The rulebook's words: see terms.toml.

title = Dracula
lead = Four hunters and one Count, all of Europe between them. He hides; they deduce.
motto = Four hunters and one Count

role-dracula = Dracula
role-hunters = Hunters

# --- amounts and places, shared by other messages ----------------------------------------------

damage = { $amount } damage
cards-count = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
tickets-count = { $amount ->
    [one] 1 ticket
   *[other] { $amount } tickets
}
because = { $cause ->
    [defeat] a hunter is defeated
    [rumor] the rumor was true
    [fury_of_dracula] The Fury of Dracula
    [sea] the sea
    [no_legal_move] there was nowhere left to go
   *[other] { $cause }
}
hideout-where = { $space ->
    [0] { $lair ->
        [0] Off the trail
       *[other] Lair { $lair }
    }
   *[other] Trail space { $space }
}
hideout-in = { $space ->
    [0] { $lair ->
        [0] in the hideout that leaves the trail
       *[other] in lair { $lair }
    }
   *[other] on trail space { $space }
}
name-link = { $a } – { $b } ({ $kind ->
    [rail] railway
   *[road] road
})
laid-one = { $copy ->
    [1] { $laid }
   *[other] { $laid } (number { $copy })
}
card-back = { $back ->
    [sea] a sea card
    [castle] the card of Castle Dracula
    [power] a power card
   *[city] a city card
}

# --- names as they stand in other sentences ----------------------------------------------------

place-in = { $place-id ->
    [adriatic_sea] on the { $place }
    [atlantic_ocean] on the { $place }
    [bay_of_biscay] on the { $place }
    [black_sea] on the { $place }
    [english_channel] on the { $place }
    [ionian_sea] on the { $place }
    [irish_sea] on the { $place }
    [mediterranean_sea] on the { $place }
    [north_atlantic] on the { $place }
    [north_sea] on the { $place }
    [south_atlantic] on the { $place }
    [tyrrhenian_sea] on the { $place }
   *[other] in { $place }
}
place-to = { $place-id ->
    [adriatic_sea] to the { $place }
    [atlantic_ocean] to the { $place }
    [bay_of_biscay] to the { $place }
    [black_sea] to the { $place }
    [english_channel] to the { $place }
    [ionian_sea] to the { $place }
    [irish_sea] to the { $place }
    [mediterranean_sea] to the { $place }
    [north_atlantic] to the { $place }
    [north_sea] to the { $place }
    [south_atlantic] to the { $place }
    [tyrrhenian_sea] to the { $place }
   *[other] to { $place }
}
origin-from = { $origin-id ->
    [adriatic_sea] from the { $origin }
    [atlantic_ocean] from the { $origin }
    [bay_of_biscay] from the { $origin }
    [black_sea] from the { $origin }
    [english_channel] from the { $origin }
    [ionian_sea] from the { $origin }
    [irish_sea] from the { $origin }
    [mediterranean_sea] from the { $origin }
    [north_atlantic] from the { $origin }
    [north_sea] from the { $origin }
    [south_atlantic] from the { $origin }
    [tyrrhenian_sea] from the { $origin }
   *[other] from { $origin }
}
region-in = { $region-id ->
    [british_isles] in the { $region }
    [danube] in the { $region }
    [balkans] in the { $region }
   *[other] in { $region }
}
hunter-accusative = { $hunter }
hunter-genitive = { $hunter }
hunter-dative = { $hunter }
hunter-instrumental = { $hunter }
partner-dative = { $partner }
partner-instrumental = { $partner }
victim-dative = { $victim }

# --- the table, before the game ----------------------------------------------------------------

table-mode = which game
table-mode-basic = basic: no power cards, lairs or rumors, and fixed starting places
table-mode-advanced = advanced: Dracula has power cards, lairs and rumors, and hunters choose where to start
table-length = how long the hunt is
table-length-full = the whole hunt
table-length-short = a short one, to learn: influence starts at 7, Dracula with 7 damage
table-deduction = help for the hunters: where Dracula could be by everything that lies open
table-deduction-off = none: think for yourselves
table-deduction-cities = every place where he could be
table-deduction-probabilities = every place where he could be, and how likely each one is
table-feed_amount = how much Dracula heals by Feed
table-feed_amount-by_location = by place: 3 in a large city, 2 in a small one, 1 at sea or in the Castle
table-feed_amount-flat_3 = always 3
table-feed_amount-free_1_to_3 = 1 to 3, as he likes
table-no_legal_move = what happens when Dracula has no legal move
table-no_legal_move-clear_and_bleed = he clears his trail, suffers 5 damage and moves again
table-no_legal_move-stay_revealed = he stays where he is and is revealed
table-first_dawn = whether the first round begins with a dawn
table-first_dawn-skip = no: it begins with the day
table-first_dawn-play = yes: hunters may play dawn events, the time marker stays
table-fangs_needs_night = a mesmerized hunter is bitten by Fangs only at night
table-fangs_needs_night-true = only at night
table-fangs_needs_night-false = by day as well
table-bats_delay_after_move = a hunter carried away by bats is delayed as well
table-bats_delay_after_move-true = carried away and delayed
table-bats_delay_after_move-false = carried away, not delayed
table-map = which map of Europe
table-map-third_edition_reconstruction = third edition
table-map-second_edition = second edition: other zones in the Atlantic, another road at Bordeaux
table-top_event_back_public = everybody sees whose card lies on top of the event deck
table-top_event_back_public-true = everybody sees it
table-top_event_back_public-false = nobody sees it

# --- general answers ---------------------------------------------------------------------------

option-pass = Pass
option-decline = No, not now
option-done = Nothing more
option-this-hunter = { $hunter }
option-this-place = { $place }
option-this-hideout = The hideout on trail space { $space }
option-this-encounter = { laid-one }
option-this-link = { $link }
option-this-ally = { $event }

# --- setting up --------------------------------------------------------------------------------

ask-take-hunter = { $player }, choose a hunter to run. All four are always in the game.
ask-hunter-start = { $player }, in which city does { $hunter } begin? Two hunters may begin together; Dracula chooses last.
ask-dracula-start = { $player }, where does the Count begin, unseen? Any city without a hunter, but not Castle Dracula.
option-take-hunter = { $hunter }
option-start-at = { $place }
event-takes-hunter = { $player } runs { $hunter }.
event-hunter-starts = { $hunter } begins { place-in }.
event-dracula-starts = Dracula has chosen his first hideout.
event-dracula-starts-privy = You begin { place-in }. The hunters do not know.

# --- time --------------------------------------------------------------------------------------

event-round = Round { $round }.
event-dawn = Dawn of { $day }.
event-day = Day: { $day }. The hunters act.
event-dusk = Dusk of { $day }.
event-night = Night: { $day }. The hunters act again.
event-no-day = Darkness Returns: this round has no day.
event-dracula-phase = The Dracula phase.
event-despair = A week has passed. { $despair ->
    [one] The first despair token is in play.
   *[other] { $despair } despair tokens are in play.
}
event-hosts-leave = The heavenly host tokens leave the map.
event-fog-lifts = { $left ->
    [0] The fog over { $place } is gone.
   *[other] The fog over { $place } thins: { $left } left.
}
event-roadblock-removed = The roadblock goes: { $link }.
event-storm-removed = The storm { place-in } dies down.
ask-remove-roadblock = { $player }, at dusk one roadblock leaves the map. Which one?
ask-remove-storm = { $player }, at dusk one storm leaves the map. Which one?
ask-who-acts = { $player }, Speedy Telegraph of { $hunter }: who acts next?
option-act = { $hunter } acts

# --- a hunter's actions ------------------------------------------------------------------------

ask-hunter-action = { $player }, what does { $hunter } do?
ask-second-action = { $player }, Renewed Vigor: what does { $hunter } do with the additional action? It must be another kind than the first.
option-move-by-road = Travel by road to { $to }
option-move-by-rail = Travel by rail, ticket { $ticket }
option-move-by-carriage = Travel by Chartered Carriage, ticket { $ticket }
option-move-by-sea = Sail: { $to }
option-leave-hospital = Leave the hospital for its city
option-supply = Supply
option-trade = Trade with { $partner }
option-trade-events = Trade events with { $partner }
option-reserve-ticket = Reserve a ticket
option-rest = Rest
option-search = { $declared ->
    [nothing] Search
   *[other] Search, declaring { $declared }
}
option-psychic-bond = Psychic Bond: ask whether Dracula is in this region
option-use-item = Use { $item }
aside-supply-day = { $top ->
    [dracula] a Dracula card on top
   *[hunter] a hunter card on top
}
aside-supply-night = event from the bottom
event-delay-spent = { $hunter } was delayed and loses this action.
event-passes = { $hunter } passes.
event-supplies = { $hunter } gathers supplies.
event-reserves-tickets = { $hunter } reserves a ticket.
event-rests = { $hunter } rests.
event-psychic-bond = { $there ->
    [yes] { $hunter } feels it: Dracula is { region-in }.
   *[no] { $hunter } feels nothing: Dracula is not { region-in }.
}
event-hunter-moves = { $how ->
    [road] { $hunter } travels by road { origin-from } { place-to }.
    [rail] { $hunter } travels by rail { origin-from } { place-to }.
    [sea] { $hunter } sails { origin-from } { place-to }.
    [city] { $hunter } leaves the hospital of { $place }.
    [dragged] Dracula drags { $hunter } { origin-from } { place-to }.
   *[other] { $hunter } goes { origin-from } { place-to }.
}
event-spends-ticket = { $hunter } spends a ticket: { $ticket }.
event-hunter-not-moved = { $hunter } cannot be moved from here.
event-no-trace = There is no hideout of Dracula's { place-in }.
event-bats = Bats close around { $hunter }: instead of an action, Dracula moves this hunter.
ask-rail-destination = { $player }, where does { $hunter } travel by rail?
ask-false-tip-destination = { $player }, False Tip: where does the train take { $hunter }?
ask-bats-carry-hunter = { $player }, to which adjacent city do bats carry { $hunter } instead of an action? If to none, they leave and the hunter acts.
ask-drag-hunter = { $player }, to which adjacent city do you move { $hunter }?

# --- cards drawn, kept and given away ----------------------------------------------------------

event-draws-item = { $hunter } draws an item.
event-draws-item-privy = { $hunter } draws an item: { $item }.
event-draws-event = { $hunter } draws an event.
event-draws-event-privy = { $hunter } draws an event: { $event }.
event-draws-ticket = { $hunter } draws a ticket.
event-draws-ticket-privy = { $hunter } draws a ticket: { $ticket }.
event-draws-encounters = { $amount ->
    [one] Dracula draws an encounter.
   *[other] Dracula draws { $amount } encounters.
}
event-draws-encounters-privy = { $amount ->
    [one] You draw an encounter: { $cards }.
   *[other] You draw { $amount } encounters: { $cards }.
}
event-dracula-takes-event = Dracula takes an event into his hand.
event-dracula-takes-event-privy = You take an event into your hand: { $event }.
event-dracula-event-discarded-unread = { $hunter } finds a card of Dracula's on top of the event deck: it is discarded unread.
event-bottom-event-discarded = The Long Night takes its toll: the bottom card of the event deck, { $event }, is discarded.
event-discards-item = { $hunter } discards { $item }.
event-discards-event = { $hunter } discards the event { $event }.
event-dracula-discards-event = Dracula discards an event face down.
event-dracula-discards-event-privy = You discard { $event } face down.
event-returns-ticket = { $hunter } returns a ticket.
event-returns-ticket-privy = { $hunter } returns a ticket: { $ticket }.
event-item-deck-anew = The discarded items are shuffled into a new deck: { cards-count }.
event-event-deck-anew = The discarded events are shuffled into a new deck: { cards-count }.
event-encounter-deck-anew = The discarded encounters are shuffled into a new deck: { cards-count }.
event-item-lies-open = The bite has weakened { $hunter }: the item { $item } lies open.
event-event-lies-open = The bite has weakened { $hunter }: the event { $event } lies open.
event-item-revealed = { $hunter } shows { $item }.
ask-event-received = { $player }, { $hunter } has drawn an event. What becomes of it?
ask-dracula-event-received = { $player }, an event of yours has come into your hand. What becomes of it?
ask-too-many-items = { $player }, { $hunter } may hold { $limit } items. Which one do you discard, face up?
ask-too-many-events = { $player }, { $hunter } may hold { $limit } events. Which one do you discard, face up?
ask-too-many-tickets = { $player }, { $hunter } may hold { $limit } tickets. Which one goes back?
ask-too-many-dracula-events = { $player }, you may hold { $limit } events. Which one do you discard, face down?
ask-open-item = { $player }, { $hunter } is bite-frail: which item lies open for Dracula to see?
ask-open-event = { $player }, { $hunter } is bite-frail: which event lies open for Dracula to see?
option-play-event = { $mode ->
    [immediate] Play { $event } at once
    [later] Play { $event }: trail space 5 or 6
    [hunt] Play { $event }: Hunt
    [ally] Play { $event } as an ally
    [unblock] Play { $event }: remove a roadblock
    [banish] Play { $event }: get rid of an ally
    [counter] Play { $event }: cancel False Tip
    [deduction] Play { $event }: Deduction
    [analysis] Play { $event }: Analysis
    [defile] Play { $event }: Defile
    [starve] Play { $event }: Starve, no supply
    [raid] Play { $event }: Raid
    [aid] Play { $event }: Aid
   *[other] Play { $event }
}
option-keep = Keep it
option-take-card = Take { $card }
option-discard-item = Discard { $item }
option-discard-event = Discard { $event }
option-discard-encounter = Discard { $encounter }
option-discard-all = Discard all items
option-suffer-damage = Suffer the damage
option-return-ticket = Return ticket { $ticket }
option-show-item = Show { $item }
option-open-item = { $item }
option-open-event = { $event }

# --- trade -------------------------------------------------------------------------------------

event-trade-begins = { $events ->
    [yes] { $hunter } and { $partner } trade events.
   *[no] { $hunter } and { $partner } trade.
}
event-trade-refused = { $partner } does not accept what { $hunter } offers.
event-shows-in-trade = { $hunter } shows { $partner }: { $cards }.
event-hands-over = { $items ->
    [0] { $tickets ->
        [0] { $events ->
            [0] { $hunter } gives { $partner } nothing.
           *[other] { $hunter } gives { $partner } { traded-events }.
        }
       *[other] { $hunter } gives { $partner } { traded-tickets }.
    }
   *[other] { $tickets ->
        [0] { $hunter } gives { $partner } { traded-items }.
       *[other] { $hunter } gives { $partner } { traded-items } and { traded-tickets }.
    }
}
traded-items = { $items ->
    [one] 1 item
   *[other] { $items } items
}
traded-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}
traded-tickets = { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
}
event-hands-over-privy = { $cards ->
    [nothing] { $hunter } gives { $partner } nothing.
   *[other] { $hunter } gives { $partner }: { $cards }.
}
ask-trade-offer = { $player }, what does { $hunter } offer { $partner }? Only the two of you see it.
ask-trade-accept = { $player }, { $partner } would trade like this with { $hunter }. Do you accept?
ask-trade-return = { $player }, what does { $hunter } give { $partner } in return? Giving nothing is fine.
option-hand-over = { $copy ->
    [1] { $card }
   *[other] { $card } (number { $copy })
}
option-show-hand = Show all you could trade without giving it away
option-accept = Yes
option-refuse = Refuse

# --- the Dracula phase -------------------------------------------------------------------------

event-trail-slides = The trail slides: every hideout is one space older.
event-dracula-places = Dracula puts { card-back } on the trail.
event-dracula-places-privy = You put { $card } on trail space 1.
event-dracula-returns-to-lair = Dracula returns to lair { $lair }, whose card goes back to the trail.
event-dracula-returns-to-lair-privy = You return to lair { $lair }: { $card }.
event-power-played = Dracula plays { $power }.
event-card-turned-up = { hideout-where }: { $card } is turned up.
event-encounter-turned-up = { hideout-where }: the encounter { $card } is turned up.
event-encounter-placed = Dracula lays an encounter { hideout-in }.
event-encounter-placed-privy = You lay { $card } { hideout-in }.
event-encounter-discarded = { hideout-where }: { $card } is discarded.
event-hideout-cleared = { hideout-where }: the hideout is cleared ({ $card }).
event-hideout-cleared-unseen = { hideout-where }: the hideout is cleared, its card stays unseen.
event-rumor-returns = { hideout-where }: the rumor token goes back to the pool.
event-dracula-revealed = Dracula is revealed: he is { place-in }!
event-dracula-hidden = Dracula is out of sight again.
event-lair-made = The hideout becomes lair { $lair }.
event-encounter-matures = { $card } matures.
event-dracula-discards-encounter = Dracula discards the encounter { $card }.
ask-slid-off = { $place-id ->
    [hide] { $player }, your Hide has slid off the trail. What becomes of it?
   *[other] { $player }, your hideout { place-in } has slid off the trail. What becomes of it?
}
ask-encounter-for-lair = { $player }, lair { $lair } gets one encounter more. Which one?
ask-feed-amount = { $player }, Feed: how much damage do you heal?
option-move-to = Go { place-to }
option-move-to-lair = Return to lair { $space }
option-feed = Feed: stay and heal
option-dark-call = Dark Call: stay, suffer 2 damage and draw five encounters
option-hide = Hide: stay, as if you had gone on
option-wolf-form = Wolf Form to { $place }
option-wolf-form-to-lair = Wolf Form to lair { $space }
option-misdirect = Misdirect: clear the hideout on trail space { $space }
option-no-legal-move = No move is possible
option-place-encounter = Lay { $encounter }
option-place-rumor = Put a rumor on trail space { $space }
option-clear-lair = Clear lair { $space }
option-make-lair = Make it lair { $space }
option-mature = Let it mature: { laid-one }
option-let-go = Let go of what is left

# --- maturing ----------------------------------------------------------------------------------

event-dracula-takes-discarded-events = Dracula takes all his discarded events: { cards-count }. He keeps one.
event-dracula-takes-discarded-events-privy = You take all your discarded events: { $cards }.
event-event-deck-shuffled = The event deck is shuffled: { cards-count }.
event-roadblock-placed = A roadblock is laid: { $link }.
event-fog-placed = Fog rises over { $place }: { $amount ->
    [one] 1 token.
   *[other] { $amount } tokens.
}
event-bats-leave = The bats leave { $hunter } alone.
event-bats-placed = Bats follow { $hunter }.
ask-keep-event = { $player }, Hoax: which of these events do you keep? The others are shuffled into the event deck.
ask-place-roadblock = { $player }, Saboteur: which road or railway do you block?
ask-spy-on = { $player }, Spy: whose hand is laid open?
ask-place-fog = { $player }, Unnatural Fog: over which city of the region does it rise?
ask-wolves-where = { $player }, Wolves: in which city do they fall upon the hunters?

# --- encounters --------------------------------------------------------------------------------

ask-ambush = { $player }, { $hunter } has come { place-to }. With which encounter do you ambush?
ask-search-order = { $player }, { $hunter } searches { $place }: which encounter comes next?
ask-discard-encounters = { $player }, Desecrated Soil: you may discard encounters from your hand, { $amount } more at most. Which one?
ask-show-item-against = { $player }, { $card }: does { $hunter } show an item { $card-id ->
    [szgany_bodyguards] in defence
    [great_wolf] in defence
   *[other] to be rid of it
}? A shown item stays in hand.
ask-discard-item-against = { $player }, { $card }: does { $hunter } discard a weapon to be rid of it?
ask-become-delayed-against = { $player }, { $card }: does { $hunter } become delayed to be rid of it?
ask-discard-items-against = { $player }, { $card }: { $hunter } suffers 1 damage for each item still in hand. Is one discarded first?
ask-show-weapons = { $player }, Wolves: { $hunter } faces { $damage } damage, { $less } less for every weapon shown. Show one? It stays in hand.
event-search = { $items ->
    [nothing] { $hunter } searches { $place }.
   *[other] { $hunter } searches { $place }. Declared: { $items }.
}
event-ambush = Ambush in { $place }! { $hunter } runs into { $card }.
event-encounter-resolves = { $card } takes effect on { $hunter }.
event-encounter-stays = { $card } stays where it lies, face up.
event-hand-revealed = { $hunter } lays the hand open. Items: { $items }. Events: { $events }.
event-returns-tickets = { $hunter } returns { tickets-count }.
option-ambush = Ambush with { laid-one }
option-resolve = { laid-one }

# --- damage, bites, defeat ---------------------------------------------------------------------

event-game-won = { $winner ->
    [Dracula] Europe belongs to Dracula. Dracula wins!
   *[hunters] Dracula is dust. The hunters win!
}
event-influence-gained = Influence +{ $amount }, now { $influence } ({ because }).
event-influence-lost = Influence −{ $amount }, now { $influence } ({ because }).
event-dracula-hurt = Dracula suffers { damage } ({ because }) and has { $damage } in all.
event-dracula-healed = Dracula heals { damage } and has { $damage } left.
event-vampire-hurt = { $card } suffers { damage } ({ because }) and has { $damage } in all.
event-vampire-healed = { $card } heals { damage } and has { $damage } left.
event-vampire-defeated = { $card } is defeated!
event-hunter-hurt = { $hunter } suffers { damage } ({ because }) and has { $damage } in all.
event-hunter-healed = { $hunter } heals { damage } and has { $damage } left.
event-hunter-delayed = { $hunter } is delayed ({ because }) and will lose the next action.
event-hunter-bitten = { $hunter } is bitten ({ because })!
event-hunter-defeated = { $hunter } is defeated { place-in }.
event-hunter-left-combat = { $hunter } leaves the combat.
event-bite-removed = { $hunter } loses a bite.
event-damage-prevented = { damage } on { $hunter } prevented ({ because }).
event-bite-prevented = The bite on { $hunter } is prevented.
event-to-hospital = { $hunter } wakes up in the hospital of { $place }. Left behind: items { $items }; events { $events }.
ask-hospital = { $player }, { $hunter } has been defeated: in which of the nearest hospitals does this hunter wake up?

# --- combat ------------------------------------------------------------------------------------

event-combat = { $foe ->
    [Dracula] Combat with Dracula { place-in }, { combat-time }: { $hunters }.
   *[other] Fight with { $foe } { place-in }, { combat-time }: { $hunters }.
}
combat-time = { $night ->
    [yes] by night
   *[no] by day
}
event-combat-ends = The combat is over.
event-dracula-draws-combat-cards = Dracula draws combat cards: { $amount }.
event-dracula-draws-combat-cards-privy = You draw combat cards: { $cards }.
event-hunter-engaged = Engaged this round: { $hunter }.
event-dracula-plays = Dracula plays { $card } against { $hunter }.
event-hunter-plays = { $hunter } plays { $card }.
event-dracula-card-cancelled = { $card } is cancelled: its symbol is on the banner of { $hunter }.
event-hunter-card-cancelled = { $card }, the card of { $hunter }, is cancelled.
event-hunter-mesmerized = { $hunter } is mesmerized until the end of this combat.
event-planned-ambush-swaps = Planned Ambush: { $hunter } plays { $card } instead.
event-dracula-declines-combat = The fog hides Dracula in { $place }: he declines the combat.
event-bodyguards-sent = Dracula sends { $card } at { $hunter }.
event-dracula-searched-combat-deck = Dracula looks for a card in his combat deck.
event-dracula-searched-combat-deck-privy = You take { $card } from your combat deck.
event-dracula-escapes = { $card }: { $foe } slips out of the combat.
event-escape-fails = { $card } fails: { $foe } must stay.
event-dracula-flies = Dracula flies off and puts { card-back } on the trail.
event-dracula-flies-privy = You fly to { $place }.
event-lucys-revenge-used = { $hunter } avenges Lucy.
ask-combat-in-fog = { $player }, hunters are with you in { $place }, but there is fog. Fight, or stay out of it?
ask-send-bodyguards = { $player }, before the combat: on whom do you set { $card }?
ask-pick-dracula-combat-card = { $player }, choose your combat card in secret.
ask-pick-combat-card = { $player }, choose a combat card for { $hunter } in secret.
ask-engage = { $player }, all cards are chosen: against which hunter do you turn this round?
ask-planned-ambush = { $player }, Planned Ambush: the cards lie open. Does { $hunter } play another one instead?
ask-plotting = { $player }, do you turn an earlier Plotting face down to cancel { $card }, the card of { $hunter }?
ask-claws-at-night = { $player }, Claws at night: which hunter in the combat suffers as well?
ask-plotting-search = { $player }, Plotting: which card do you take from your combat deck?
ask-holy-bullets = { $player }, does { $hunter } use Holy Bullets? They deal 3 more damage, once per combat.
ask-holy-circle = { $player }, Holy Circle of { $hunter }: who leaves the combat?
ask-escape-as-bat = { $player }, to which city do you fly? Only you know.
ask-join-fight = { $player }, a vampire fights in this city. Does { $hunter } become delayed to join the fight?
ask-combat-starts = { $player }, the combat is about to begin. Does { $hunter } play an event or show a Garlic Wreath?
ask-card-cancelled = { $player }, your card { $card } has been cancelled. Do you answer with an event?
ask-avenge-lucy-escape = { $player }, Dracula wants to get away by { $card }. Does { $hunter } use Lucy's Revenge against it?
ask-avenge-lucy-bite = { $player }, { $hunter } would be bitten. Use Lucy's Revenge against it?
ask-avenge-lucy-damage = { $player }, { $hunter } would be defeated. Use Lucy's Revenge against it?
ask-prevent-bite = { $player }, { $victim } would be bitten. Does { $hunter } prevent it with an event?
ask-prevent-damage = { $player }, { $victim } would be defeated. Does { $hunter } prevent it with an event?
option-fight = Fight
option-stand = Stay out of it, hidden by the fog
option-pick = { $card }
option-engage = { $hunter }
option-cancel-by-plotting = Turn Plotting face down and cancel the card
option-swap = Play { $card } instead
option-fly-to = { $place }

# --- events ------------------------------------------------------------------------------------

event-event-played = { $player } plays { $event }{ $mode ->
    [hunt] : Hunt.
    [ally] {" "}as an ally.
    [unblock] {" "}against a roadblock.
    [banish] {" "}against an ally.
    [counter] {" "}against False Tip.
    [deduction] : Deduction.
    [analysis] : Analysis.
    [defile] : Defile.
    [starve] : no supply.
    [raid] : Raid.
    [aid] : Aid.
   *[other] .
}
event-event-cancelled = { $event } is cancelled and has no effect.
event-event-turned-up = Top of the event deck: { $event }.
event-ally-joins = { $event } is an ally from now on.
event-ally-leaves = { $event } is no ally any more.
event-ally-banished = { $event } is driven away.
event-ally-returns = { $hunter } brings { $event } back.
event-wolf-set-on = The Great Wolf falls upon { $hunter }.
event-encounter-exchanged = Dracula discards { $card } and draws another encounter.
event-item-looked-at = { $hunter } finds { $item }.
event-item-kept = { $hunter } keeps one of the items.
event-item-kept-privy = { $hunter } keeps { $item }.
event-item-discarded-from-deck = { $item } is discarded.
event-ground-consecrated = { $hunter } consecrates the ground of { $place }.
event-heavenly-host-placed = { $hunter } places a heavenly host in { $place }.
event-city-named = A city is named: { $place }.
event-not-on-the-trail = { $place } is not on the trail.
event-nothing-to-turn-up = There is no face-down card on trail space { $space }.
event-rumours-heard = { $found ->
    [0] Local Rumours: no hideout of the trail is next to { $place }.
   *[other] Local Rumours: every hideout of the trail next to { $place } has been turned up.
}
event-hunter-near-dracula = Evil Presence: Dracula is next to { $hunter }.
event-no-hunter-near-dracula = Evil Presence: Dracula is next to no hunter.
event-event-returns-to-hand = { $hunter } takes { $event } back.
event-hide-is-in-the-deck = Dracula shows that Hide is in his location deck.
event-dracula-says-at-sea = { $hunter } hears water: Dracula is at sea.
event-dracula-names-region = { $hunter } sees it: Dracula is { region-in }.
event-dracula-shows-hands = Dracula shows { $hunter } his events and encounters.
event-event-shown = { $hunter } sees the event { $event }.
event-encounter-shown = { $hunter } sees the encounter { $card }.
event-encounter-discarded-from-hand = { $hunter } discards { $card } from Dracula's hand.
event-bottom-of-deck-sifted = { $hunter } looks at the bottom of the event deck ({ $looked }): { $amount ->
    [0] no card of Dracula's is among them.
    [one] 1 card of Dracula's is discarded unread.
   *[other] { $amount } cards of Dracula's are discarded unread.
}
ask-dawn-event = { $player }, dawn: does { $hunter } play an event?
ask-dusk-event = { $player }, dusk: does { $hunter } play an event?
ask-day-event = { $player }, by day: does { $hunter } play an event before the next action?
ask-name-city = { $player }, { $event }: which city does { $hunter } name? If it is on the trail, it is turned up.
ask-name-cities = { $player }, Hired Scouts: which { $number } cities does { $hunter } name? Those on the trail are turned up.
ask-add-which-encounter = { $player }, which encounter do you add on trail space { $space }?
ask-defile-which = { $player }, Dracula's Brides: which hideout gets one encounter more?
ask-set-wolf-on = { $player }, Great Wolf: which hunter does it fall upon? { $damage } damage.
ask-brides-exchange = { $player }, Dracula's Brides: do you discard an encounter to draw another?
ask-who-leaves-combat = { $player }, Escape Route of { $hunter }: who leaves the combat?
ask-keep-which-item = { $player }, Lucky Find: which item does { $hunter } keep?
ask-ride-where = { $player }, where does { $hunter } ride? { $roads ->
    [one] One road only.
   *[other] { $roads } roads at most.
}
ask-sail-where = { $player }, Excellent Weather: where does { $hunter } sail?
ask-sail-on = { $player }, Excellent Weather: does { $hunter } sail on?
ask-remove-which-roadblock = { $player }, Good Luck: which roadblock does { $hunter } remove?
ask-consecrate-where = { $player }, which city does { $hunter } consecrate?
ask-show-heavenly-host = { $player }, does { $hunter } show a Heavenly Host to protect another city until dawn?
ask-heavenly-host-where = { $player }, in which city does { $hunter } place the heavenly host?
ask-transfuse-whom = { $player }, Blood Transfusion: whose bite does { $hunter } take away?
ask-return-of-whom = { $player }, Surprising Return: which ally does { $hunter } bring back?
ask-which-mode = { $player }, how does { $hunter } play { $event }?
ask-turn-up-which = { $player }, which hideout does { $hunter } have turned up?
ask-turn-up-which-sea = { $player }, Money Trail: which sea card does { $hunter } have turned up?
ask-turn-up-encounters-where = { $player }, Wax Cylinders: the encounters of which hideout does { $hunter } have turned up?
ask-discard-which-encounter = { $player }, Behind the Veil: which of Dracula's encounters does { $hunter } discard?
ask-carriage-ordered = { $player }, { $hunter } orders a Chartered Carriage. Do you answer with an event?
ask-ticket-spent = { $player }, { $hunter } spends a ticket. Do you answer with an event?
ask-hunter-rode = { $player }, { $hunter } has come to { $place } by road. Do you answer with an event?
ask-hunter-crossed-region = { $player }, { $hunter } has crossed a border and is in { $place }. Do you answer with an event?
ask-information-sought = { $player }, the hunters play { $event }. Do you answer with an event?
ask-hunter-searches = { $player }, { $hunter } searches { $place }. Do you answer with an event?
ask-false-tip-played = { $player }, { $traveller } spends a ticket and Dracula plays False Tip. Does { $hunter } cancel it with an event?
ask-customs-search = { $player }, Customs Search: does { $hunter } give up all items, or suffer { $damage } damage?
ask-seduce-with-which = { $player }, Seduction: which vampire bites { $hunter } and returns to your hand?
ask-influence-whom = { $player }, Vampiric Influence: which bitten hunter obeys you?
ask-discard-of-hunter = { $player }, Vampiric Influence: what does { $hunter } lose?
ask-roadblocks-where = { $player }, Roadblock: which roads or railways do you block? Choose { $number }.
ask-storms-where = { $player }, Summon Storms: in which sea zones do they break? Choose { $number } at most.
ask-answer-ambush = { $player }, { $card } ambushes { $hunter }. Is it turned away with an event or an item?
ask-drive-stake = { $player }, the search has found { $card }. Does { $hunter } give up the Stake to be rid of it?
event-vampire-seduces = { $card } seduces { $hunter } and slips back into Dracula's hand.
event-dracula-events-return = Dracula's discarded events go back into the event deck: { cards-count }.
event-no-bitten-hunter = No hunter is bitten: nobody obeys Dracula.
event-event-revealed = { $hunter } shows the event { $event }.
event-ground-defiled = The consecrated ground of { $place } is defiled.
event-storm-placed = A storm breaks { place-in }.
event-item-used = { $hunter } uses { $item }.
event-horses-ticket = The ticket drawn for the horses of { $hunter }: { $ticket }.

# --- the steps of the Dracula phase ------------------------------------------------------------

ask-before-slide = { $player }, your phase begins. Anything to do before the trail slides?
ask-dracula-moves = { $player }, where does the Count go?
ask-place-encounter = { $player }, which encounter do you lay face down on your new hideout?
ask-no-encounter = { $player }, no encounter is laid this time. Anything to do before the phase ends?
ask-phase-ends = { $player }, your phase ends. Anything more?
event-rumor-placed = A rumor spreads: Dracula puts a rumor token on trail space { $space }.
event-no-legal-move = Dracula has nowhere to go.
event-dracula-stays = Dracula stays where he is, and no card is laid.

# --- why not -----------------------------------------------------------------------------------

why-DRA-ADV-02 = Nobody begins in Castle Dracula. Choose any other city.
why-DRA-AMBUSH-02 = This encounter has ambushed the hunter already.
why-DRA-AMBUSH-06 = This card is no answer to that encounter.
why-DRA-CARD-08 = Devilish Power: no hunter can supply in this phase.
why-DRA-CARD-09 = There is no item to give up: only the damage is left.
why-DRA-CARD-13 = A holy token lies in that city already. Choose another one.
why-DRA-CARD-15 = A delayed hunter cannot play Vampire Lair.
why-DRA-CARD-16 = The additional action must be of another kind than the first.
why-DRA-CARD-19 = There is no road to ride on, or no ticket left in the pool.
why-DRA-CARD-30 = There is no sea zone to sail to from here.
why-DRA-COMBAT-05 = Only a card with a banner can be chosen in combat.
why-DRA-COMBAT-14 = This card was played in the last round and rests in this one.
why-DRA-COMBAT-25 = You cannot fly there: a hunter is in that city, or its card is not in your location deck.
why-DRA-DRAC-ENC-02 = No encounter is laid this time: you are revealed, at sea, or have stayed with a power card.
why-DRA-DRAC-ENC-03 = You have to lay an encounter in your new hideout first.
why-DRA-DRAC-MOVE-03 = You can only go to an adjacent place, by road or by sea.
why-DRA-DRAC-MOVE-04 = The card of that place is still on the trail, so you cannot go there.
why-DRA-DRAC-MOVE-09 = There is still a move you can make.
why-DRA-EVENT-01 = This is not the moment for that card.
why-DRA-EVENT-06 = That card carries a name: only this hunter can play it.
why-DRA-EVENT-07 = There is nothing that card could work on now.
why-DRA-HUNT-ACT-03 = At sea a hunter can only sail on by day and pass at night.
why-DRA-HUNT-MOVE-01 = Hunters move by day. Supply, trade, search, reserve a ticket, rest or pass.
why-DRA-HUNT-MOVE-02 = No open road leads there in one step.
why-DRA-LAIR-02 = Only a city hideout can become a lair.
why-DRA-LAIR-04 = That lair is too far for a normal move.
why-DRA-LAIR-06 = All lair spaces are taken: clear one of the lairs first.
why-DRA-MATURE-02 = This encounter has no matured effect.
why-DRA-PLACE-CASTLE-04 = In Castle Dracula there are neither supplies nor tickets.
why-DRA-PLACE-HOSP-03 = From a hospital the only way leads into its city, by day.
why-DRA-PLACE-HOSP-04 = A hunter in hospital is not in the city: leave the hospital first.
why-DRA-PLACE-HOSP-05 = That does not work from a hospital.
why-DRA-POWER-01 = That power card is on the trail; it comes back when it leaves the trail.
why-DRA-POWER-HIDE-05 = An encounter on Hide never matures.
why-DRA-POWER-HIDE-06 = Hide works only in a city whose card lies on the trail.
why-DRA-POWER-MISDIRECT-02 = Misdirect cannot clear a power card, the Castle, the place you are in, or one linked to Hide.
why-DRA-POWER-WOLF-03 = Wolf Form cannot take you there.
why-DRA-RAIL-01 = There is no ticket to travel with, or no railway here.
why-DRA-RAIL-02 = This ticket does not take you anywhere from here.
why-DRA-RAIL-04 = Only yellow railways start here, and this ticket has no yellow value.
why-DRA-RAIL-07 = Roadblocks or fog close every railway from here.
why-DRA-RUMOR-02 = A rumor follows an encounter laid in this phase, on one of the first three spaces.
why-DRA-RUMOR-05 = A rumor needs a hideout with an encounter and without another rumor.
why-DRA-SEA-01 = Ships leave from ports only, for the sea zones beside them.
why-DRA-SEA-02 = From here you can only sail to an adjacent port or sea zone.
why-DRA-SEA-04 = At sea a hunter sails on by day and passes at night.
why-DRA-SEARCH-01 = No encounter lies in this city, so there is nothing to search.
why-DRA-SETUP-10 = Begin in a city without hunters, neither at sea nor in the Castle.
why-DRA-SETUP-14 = That belongs to the advanced game.
why-DRA-SPECIAL-01 = There is no item or event whose action could be taken now.
why-DRA-SPECIAL-02 = Psychic Bond needs another hunter in Mina's city.
why-DRA-TOKEN-FOG-01 = There is fog: nobody can search here.
why-DRA-TOKEN-FOG-02 = Fog closes the way.
why-DRA-TOKEN-HOLY-02 = Holy ground: you cannot set foot there.
why-DRA-TOKEN-HOLY-03 = You are on holy ground: you have to leave it.
why-DRA-TOKEN-HOLY-05 = That city is too deep in Dracula's power for a holy token.
why-DRA-TOKEN-ROADBLOCK-02 = A roadblock lies on that road.
why-DRA-TOKEN-STORM-01 = A storm rages there: no ship goes that way.
why-DRA-TRADE-01 = There is no other hunter here to trade with.
why-DRA-TRADE-02 = Van Helsing trades events with a hunter in a city, neither at sea nor in hospital.
why-DRA-TRADE-04 = That hunter is defeated, or one of you is in hospital and the other in the city.
why-DRA-VAMP-02 = This encounter never ambushes.
why-DRA-VFIGHT-03 = A vampire cannot escape so early: three cards must have been played.

# --- the board ---------------------------------------------------------------------------------

board-setup = Setting up.
board-won-dracula = Dracula has won.
board-won-hunters = The hunters have won.
board-time = Round { $round }, { $day }, { board-phase }.
board-phase = { $phase ->
    [dawn] dawn
    [day] day
    [dusk] dusk
    [night] night
    [over] the end
   *[count] Dracula phase
}
board-tracks = Influence { $influence } of { $win }. Despair tokens: { $despair }.
board-acting = Now acting: { $hunter }.
board-long-night = Long Night: hunters may travel by road this night.
board-vigor = Renewed Vigor: every hunter has an additional action this day.
board-no-day = Darkness Returns: the next hunter phase has no day.
board-starved = Devilish Power: no Supply in the next hunter phase.
board-visited = Nocturnal Visit: combats of the next dawn and day are fought as if by night.
board-telegraph = Speedy Telegraph: { $hunter } says who acts next.
board-dracula = Dracula ({ $player }): damage { $damage } of { $health }.
board-dracula-you = Dracula ({ $player }, you): damage { $damage } of { $health }.
board-dracula-at = { $revealed ->
    [yes] Revealed { place-in }.
   *[no] Hidden { place-in }.
}
board-dracula-hidden = Nobody knows where he is.
board-possible = { $count ->
    [one] He can only be here:
   *[other] He could be in { $count } places:
}
board-dracula-holds = In hand: encounters { $encounters }, events { $events }.
board-dracula-holds-rumors = In hand: encounters { $encounters }, events { $events }, rumor tokens { $rumors }.
board-ally = Ally: { $event }. { $text }
board-guards = Waiting before him: { $cards }.
board-trail = Trail, from the newest hideout to the oldest:
board-trail-space = { $space }: { $hideout }.
board-trail-empty = { $count ->
    [one] Empty space: { $spaces }.
   *[other] Empty spaces: { $spaces }.
}
board-slid = Slid off: { $hideout }.
board-lairs = Lairs:
board-lair = { $space }: { $hideout }.
board-back-city = a face-down city card
board-back-sea = a face-down sea card
board-back-castle = the face-down card of Castle Dracula
board-back-power = a face-down power card
board-face-up = { $card }, face up
board-face-down = { $card }, face down
board-linked = linked to space { $space }
board-with = with { $card }
board-encounter-up = encounter { $card }, face up{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
board-encounter-down = encounter { $card }, face down{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
board-encounters-unknown = { $count ->
    [one] 1 face-down encounter
   *[other] { $count } face-down encounters
}
board-rumor = rumor token
board-playing = Being played: { $cards }.
board-hunter-ally = Ally of the hunters: { $event }. { $text }
board-you = { $player }, you
board-played-by = { $player }
board-at = { place-in }
board-hospital = hospital of { $place }
board-defeated = defeated { place-in }, back in a hospital at dawn
board-health = damage { $damage } of { $health }
board-bites = bites { $bites }, room for { $spaces } more
board-cards = items { $items }, events { $events }, tickets { $tickets }
board-open-item = open item: { $item }
board-open-event = open event: { $event }
board-delayed = delayed
board-bats = bats token
board-acted = has acted
board-consecrated = Consecrated ground: { $place }.
board-hosts = Heavenly host: { $places }.
board-fog = Fog: { $places }.
board-storms = Storms: { $places }.
board-roadblocks = Roadblocks: { $links }.
board-decks = Decks: items { $items }, events { $events }, encounters { $encounters }. Tickets in the pool: { $tickets }.
board-top-dracula = On top of the event deck: a card of Dracula's.
board-top-hunter = On top of the event deck: a card of the hunters'.
board-discarded-items = Discarded items: { $cards }.
board-discarded-events = Discarded events: { $cards }.
board-discarded-encounters = Discarded encounters: { $cards }.
board-discarded-down = Discarded face down: { $count ->
    [one] 1 event.
   *[other] { $count } events.
}
board-dracula-events = Dracula's events:
board-dracula-no-events = Dracula holds no event.
board-dracula-encounters = Dracula's encounters:
board-hand = Hand of { $hunter }:
board-tickets = Tickets, white and yellow value: { $tickets }.
board-drawn = Taken up, not yet in hand:
board-offer = { $cards ->
    [nothing] { $hunter } has laid out nothing for the trade.
   *[other] { $hunter } has laid out for the trade: { $cards }.
}
board-combat = Combat with Dracula, { combat-time }, { combat-round }: { $hunters }.
board-combat-vampire = Fight with { $card } (damage { $damage }), { combat-time }, { combat-round }: { $hunters }.
combat-round = { $round ->
    [0] about to begin
   *[other] round { $round }
}
board-combat-hand = Your combat cards:
board-combat-card = { $count ->
    [one] { $card }. { $text }
   *[other] { $card } ({ $count }). { $text }
}
board-engaged = Engaged: { $hunter }.
board-dracula-plays = Dracula: { $card }.
board-dracula-plays-cancelled = Dracula: { $card }, cancelled.
board-hunter-plays = { $hunter }: { $card }.
board-hunter-plays-cancelled = { $hunter }: { $card }, cancelled.
board-resting = Played in the last round, so it rests: { $card } of { $hunter }.
board-played = Dracula's cards of earlier rounds: { $cards }.
board-plotting = Plotting face up: { $count }.
board-mesmerized = Mesmerized: { $hunters }.
board-wreaths = Garlic Wreath open: { $hunters }.
board-planned = Planned Ambush: { $hunter }.
board-enraged = Dracula is enraged and cannot escape.
board-bullets = Holy Bullets have been used.
board-revenge = Lucy's Revenge lies open.

# --- what is printed ---------------------------------------------------------------------------

about-dracula = { $name }: health { $health }, at most { $events } events, encounters drawn up to { $encounters }.
about-hunter = { $name }, hunter number { $order }: health { $health }, free bite spaces { $spaces }; at most { $items } items, { $events } events, { $tickets } tickets. Begins the basic game in { $place }.
about-item = { $name }, { $weapon ->
    [yes] weapon
   *[no] item
}, symbols: { $symbols }. { $text }
about-item-no-banner = { $name }, { $weapon ->
    [yes] weapon
   *[no] item
}, not a combat card. { $text }
about-event = { $name }, { $dracula ->
    [yes] Dracula's event
   *[no] hunters' event
}{ $ally ->
    [yes] , ally
   *[no] {""}
}{ $immediate ->
    [yes] , played at once
   *[no] {""}
}. { $text }
about-encounter = { $name }, encounter.
about-encounter-health = Health { $health }.
about-matured = Matured: { $text }
about-basic-combat = { $name }, basic combat card, symbols: { $symbols }. { $text }
about-dracula-combat = { $name }, Dracula's combat card, symbol: { $symbol }, copies: { $count }. { $text }
about-power = { $name }, power card. { $text }
about-city = { $name }, { $size ->
    [large] large city
    [castle] home of the Count
   *[small] small city
}, { $region }{ $port ->
    [yes] , port
   *[no] {""}
}{ $hospital ->
    [yes] , hospital
   *[no] {""}
}.
about-sea = { $name }, sea zone.
about-roads = Roads: { $places }.
about-rails = { $colour ->
    [white] White railways: { $places }.
   *[yellow] Yellow railways: { $places }.
}
about-seas = By sea: { $places }.

# the account at the end

ledger-track-influence = Influence
ledger-track-damage = Damage to Dracula
ledger-defeat = hunters defeated
ledger-rumor = rumors that were true
ledger-fury_of_dracula = The Fury of Dracula
ledger-sea = at sea
ledger-no_legal_move = nowhere left to go
ledger-start = at the start of the short hunt
ledger-unmoved = nothing moved it
ledger-healed = healed
