# Cards, Items and rules of Secrets in words.  Clauses have three forms: `imp` (you), `inf` (after "you may" and "to"),
# `third` (after a subject).

## Lists and frames

and = { $first } and { $last }
and-long = { $first }, and { $last }
or = { $first } or { $last }
or-long = either { $first }, or { $last }
may = { $form ->
    [third] may { $clause }
   *[other] you may { $clause }
}
may-to = { $form ->
    [third] may { $cost } to { $clause }
   *[other] you may { $cost } to { $clause }
}
to = { $cost } to { $clause }
toss = { $form ->
    [third] tosses a dial and on a { $face } { $clause }
   *[other] toss a dial and on a { $face } { $clause }
}
toss-whole = Toss a dial. { $faces }
toss-face = { $face ->
    [grail] Grail: { $clause }
   *[skull] Skull: { $clause }
}
face-grail = Grail
face-skull = Skull
again = do so again
whole-action = Action{ $costs }: { $clause }
whole-if = if { $condition }
whole-and = and { $condition }
subject-each = each member of the Party
subject-all = every Character
subject-party = the Party
subject-choose = { $context ->
    [journal] one member of the Party
    [event] one Character
   *[other] one Character here
}
subject-other = another Character here
passive = Passive.
limit-activation = once per Activation
limit-encounter = once per Encounter
limit-day = once per day
limit-location = once per Location
limit-flip = once per Encounter; turn this card over

## Names

attribute-aggression = Aggression
attribute-empathy = Empathy
attribute-courage = Courage
attribute-caution = Caution
attribute-practicality = Practicality
attribute-spirituality = Spirituality
attribute-of-aggression = Aggression
attribute-of-empathy = Empathy
attribute-of-courage = Courage
attribute-of-caution = Caution
attribute-of-practicality = Practicality
attribute-of-spirituality = Spirituality
value-food = Food
value-wealth = Wealth
value-rep = Rep
value-magic = Magic
value-xp = XP
value-energy = Energy
value-health = Health
value-terror = Terror
value-of-food = Food
value-of-wealth = Wealth
value-of-rep = Rep
value-of-magic = Magic
value-of-xp = XP
value-of-energy = Energy
value-of-health = Health
value-of-terror = Terror
amount-fixed = { $n } { $of }
amount-all = all { $value }
amount-players = { $per } { $of } for each player
amount-more = { $n } { $of } and { $per } more for each player
amount-less = { $n } { $of } less { $per } for each player
colour-green = green
colour-grey = grey
colour-purple = purple
colour-blue = blue
colour-with-green = green
colour-with-grey = grey
colour-with-purple = purple
colour-with-blue = blue
items-any = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
items-craft = { $n ->
    [one] 1 Craft Item
   *[other] { $n } Craft Items
}
items-weapon = { $n ->
    [one] 1 Weapon
   *[other] { $n } Weapons
}
items-armor = { $n ->
    [one] 1 Armour
   *[other] { $n } Armours
}
items-shield = { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}
items-companion = { $n ->
    [one] 1 Companion
   *[other] { $n } Companions
}
items-relic = { $n ->
    [one] 1 Relic
   *[other] { $n } Relics
}
items-weapon_or_shield = { $n ->
    [one] 1 Weapon or Shield
   *[other] { $n } Weapons or Shields
}
slot-any = Item
slot-craft = Craft Item
slot-weapon = Weapon
slot-armor = Armour
slot-shield = Shield
slot-companion = Companion
slot-relic = Relic
slot-weapon_or_shield = Weapon or Shield
trait-ambush = Ambush
trait-charge = Charge
trait-defensive = Defensive
trait-speed = Speed
trait-feint = Feint
trait-guardian = Guardian
trait-horde = Horde
trait-opportunist = Opportunist
trait-frenzy = Frenzy
trait-robber = Robber
trait-destruction = Destruction
trait-slowness = Slowness
keyword-weapon = Weapon
keyword-armor = Armour
keyword-shield = Shield
keyword-companion = Companion
keyword-relic = Relic
keyword-personal = Personal
keyword-craft = Craft
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
charges = { $n ->
    [one] 1 Charge
   *[other] { $n } Charges
}
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
random-events = { $n ->
    [one] 1 random Event
   *[other] { $n } random Events
}
dial-value = { $per ->
    [0] { $n }
    [1] { $n } plus 1 for each player
    [-1] { $n } less 1 for each player
   *[other] { $n } and { $per } for each player
}

## Effects

do-none = nothing happens
do-gain = { $form ->
    [third] { $what ->
        [health] recovers { $amount }
       *[other] gains { $amount }
    }
   *[other] { $what ->
        [health] recover { $amount }
       *[other] gain { $amount }
    }
}
do-lose = { $form ->
    [third] loses { $amount }
   *[other] lose { $amount }
}
do-set = { $form ->
    [third] sets { $value } to { $n }
   *[other] set { $value } to { $n }
}
do-pay = { $form ->
    [third] pays { $amount }
   *[other] pay { $amount }
}
do-pay-card = { $form ->
    [third] discards { cards }
   *[other] discard { cards }
}
do-pay-card-all = { $form ->
    [third] discards the whole hand
   *[other] discard your whole hand
}
do-pay-charge = pay { charges }
do-pay-charge-all = pay all Charges
do-status = { $part ->
    [0] mark the Status “{ $status }”
   *[other] mark the Status “{ $status }” ({ $part })
}
do-status-more = mark one more box of “{ $status }”
do-unstatus = clear the Status “{ $status }”
do-secret = { $form ->
    [third] gains the Secret “{ $secret }”
   *[other] gain the Secret “{ $secret }”
}
do-lose_secret = { $form ->
    [third] loses the Secret “{ $secret }”
   *[other] lose the Secret “{ $secret }”
}
do-item = { $form ->
    [third] gains the Item “{ $item }”
   *[other] gain the Item “{ $item }”
}
do-draw_item = { $form ->
    [third] draws { $items }
   *[other] draw { $items }
}
do-discard_item = { $form ->
    [third] discards { $items }
   *[other] discard { $items }
}
do-discard_this = discard this card
do-encounter = draw a { $colour-name } Encounter
do-encounter_redraw = put it under its deck and draw another
do-encounter_levels = rebuild the Encounter decks from these levels: { $levels }
do-swap = replace Location { $old } with { $new }, “{ $location }”
do-menhir_add = { $sign ->
    [minus] turn { $menhir } down by { $n }
   *[plus] turn { $menhir } up by { $n }
}
menhir-lowest = the lowest Menhir dial
menhir-number = the Menhir dial of Location { $where }
do-menhir_bonus = let it last { days } longer
do-dial = { $kind ->
    [quest] set a Quest Dial of { $value } on “{ $holder }”
   *[time] set a Time Dial of { $value } on “{ $holder }”
}
do-guardian = place the Guardian “{ $encounter }” on { $where ->
    [highest] the face-up Location with the highest number
   *[other] Location { $where }
}
do-event = resolve the Event “{ $event }”
do-event_random = put { random-events } on top of the Event deck
do-event_loop = put { random-events } on top of the Event deck and this card beneath them
do-event_redraw = discard it and reveal the next random Event
do-quest = begin the Quest “{ $quest }”
do-quest_done = end the Quest “{ $quest }”
do-clue = note the Clue: { $clue }
do-chapter = begin chapter { $chapter }, “{ $title }”
do-ending = read the ending “{ $ending }”
do-savepoint = save the campaign if you like
do-cost_mod-travel = { $whose ->
    [all] the first Travel of every Character today costs { $n } Energy { $sign ->
        [minus] less
       *[plus] more
    }
   *[own] your first Travel each day costs { $n } Energy { $sign ->
        [minus] less
       *[plus] more
    }
}
do-cost_mod-explore = { $whose ->
    [all] the first Exploration of every Character today costs { $n } Energy { $sign ->
        [minus] less
       *[plus] more
    }
   *[own] your first Exploration each day costs { $n } Energy { $sign ->
        [minus] less
       *[plus] more
    }
}
do-cost_mod-magic = pay { $n } Magic { $sign ->
    [minus] less
   *[plus] more
} for it, but at least 1
do-cost_mod-food_or_wealth = pay { $n } Food or Wealth { $sign ->
    [minus] less
   *[plus] more
} for it, but at least 1
do-damage = { $form ->
    [third] suffers { $n } damage
   *[other] suffer { $n } damage
}
do-damage-unavoidable = { $form ->
    [third] suffers { $n } unavoidable damage
   *[other] suffer { $n } unavoidable damage
}
do-peek_choice = { $n ->
    [one] look where one choice leads
   *[other] look where { $n } choices lead
}
do-reduce_terror = gain { $n } Terror less
do-reduce_terror-all = gain no Terror from it
do-reduce_health_loss = lose { $n } Health less
do-take_terror = gain { $n } of it instead
do-escape_guardian = move to a connected face-up Location before the Encounter
do-pool = { $sign ->
    [minus] remove { markers } from the Pool
   *[plus] add { markers }
}
do-pool_per = add { markers } for each joined { $attribute } key
do-pool_per_damage = add { markers } for each damage you suffer
do-pool_per_charge = add { markers } for each Charge on the cards of the Sequence
do-reduce = suffer { $n } damage less
do-reduce_min1 = suffer { $n } damage less, but at least 1
do-no_pool_loss = keep all markers in the Pool
do-ignore_attack = ignore the attack
do-shift = { $by ->
    [any] shift the attack one row up or down
   *[other] use the row one lower
}
do-draw = draw { cards }
do-discard = discard { cards }
do-mill = { $n ->
    [one] discard the top card of your deck
   *[other] discard the top { $n } cards of your deck
}
do-tear = discard the last card of the Sequence
do-tear_self = discard this card afterwards
do-charge = put { charges } on this card
do-charge_any = put { charges } on one passive card of the Sequence
do-charge_level = put as many Charges on this card as you have { $attribute }
do-chain = treat the next card of this Activation as chained
do-magic_free = join the next magic key of this Activation without paying Magic
do-attitude = { $sign ->
    [minus] move the marker { spaces } down
   *[plus] move the marker { spaces } up
}
do-attitude_per = move the marker { spaces } up for each joined { $attribute } key
do-attitude_per_charge = move the marker { spaces } up for each Charge paid
do-soften = let the marker fall { spaces } less
do-ignore_response = ignore the Response
do-reverse_response = turn every fall of the marker into a rise
do-flee = the enemy escapes
do-panic_threshold = you Panic only when Terror exceeds Health by { $n } or more
do-panic_immune = ignore Panic for this Encounter
do-allow_draw = draw at the End of Turn all the same
do-hand_limit = at the End of Turn keep up to { cards } instead of 3
do-extra_slot = you may use one { $slot } beyond the keyword limit
do-free_mulligan = do so without losing a card
do-ignore_trait = ignore the trait { $trait }
do-ignore_traits = ignore the traits { $traits }
do-redirect_opportunity = suffer the Opportunity Attack in that member's place

## Conditions

if-attr = { $negated ->
    [yes] your { $attribute } is below { $n }
   *[no] your { $attribute } is { $n } or more
}
if-hero = { $negated ->
    [yes] { $hero } is not in the Party
   *[no] { $hero } is in the Party
}
if-status = { $part ->
    [0] { $negated ->
        [yes] the Status “{ $status }” is not marked
       *[no] the Status “{ $status }” is marked
    }
   *[other] { $negated ->
        [yes] the Status “{ $status }” ({ $part }) is not marked
       *[no] the Status “{ $status }” ({ $part }) is marked
    }
}
if-count = { $negated ->
    [yes] fewer than { $n } parts of the Status “{ $status }” are marked
   *[no] { $n ->
        [one] a part of the Status “{ $status }” is marked
       *[other] at least { $n } parts of the Status “{ $status }” are marked
    }
}
if-secret = { $negated ->
    [yes] you do not have the Secret “{ $secret }”
   *[no] you have the Secret “{ $secret }”
}
if-item = { $negated ->
    [yes] you do not have the Item “{ $item }”
   *[no] you have the Item “{ $item }”
}
if-res = { $negated ->
    [yes] { $n ->
        [one] you have no { $value }
       *[other] you have less than { $n } { $of }
    }
   *[no] you have at least { $n } { $of }
}
if-chapter = { $negated ->
    [yes] chapter { $n } has not begun
   *[no] chapter { $n } has begun
}
if-menhir_here = { $negated ->
    [yes] there is no active Menhir here
   *[no] there is an active Menhir here
}
if-settlement = { $negated ->
    [yes] you are not in a Settlement
   *[no] you are in a Settlement
}
if-encounter_color = { $negated ->
    [yes] the Encounter is not { $colour-name }
   *[no] the Encounter is { $colour-name }
}
if-event_kind = { $negated ->
    [yes] the Event is not { $kind }
   *[no] the Event is { $kind }
}
event-kind-random = random
event-kind-chapter = one of a chapter
event-kind-special = special
if-pool_at_least = { $negated ->
    [yes] the Pool holds fewer than { markers }
   *[no] the Pool holds at least { markers }
}
if-hand_at_most = { $negated ->
    [yes] you have more than { cards } left in hand
   *[no] you have at most { cards } left in hand
}
if-green = { $negated ->
    [yes] the marker is not on green
   *[no] the marker is on green
}
if-red = { $negated ->
    [yes] the marker is not on red
   *[no] the marker is on red
}
if-panicking = { $negated ->
    [yes] you do not Panic
   *[no] you Panic
}
if-ate = { $negated ->
    [yes] you did not eat
   *[no] you ate
}
if-amount_at_least = { $negated ->
    [yes] it is less than { $n }
   *[no] it is { $n } or more
}
if-key_attr = { $negated ->
    [yes] it is not of { $attribute }
   *[no] it is of { $attribute }
}
if-first_activation = { $negated ->
    [yes] somebody was activated before you
   *[no] you are the first to be activated
}
if-gained = { $negated ->
    [yes] you gained no { $value }
   *[no] you gained { $value }
}
if-dial = { $negated ->
    [yes] the dial on “{ $holder }” is gone
   *[no] the dial on “{ $holder }” is there
}
if-ended = { $negated ->
    [yes] the campaign goes on
   *[no] the campaign has ended
}

## Triggers

when-place = When placed,
when-delay = Delayed:
when-any = At any time,
when-attack = { $colour ->
    [none] In an enemy attack,
   *[other] In an attack of a { $colour-name } Encounter,
}
when-response = In a Response,
when-start_of_day = At the Start of Day,
when-end_of_day = At the End of Day,
when-before_rest = Before you Rest,
when-rest = { $ate ->
    [yes] When you Rest after eating,
    [no] When you Rest without eating,
   *[none] When you Rest,
}
when-dream = After you read a Dream,
when-nightmare = After you read a Nightmare,
when-travel = When you Travel,
when-before_explore = Before you Explore,
when-before_choice = Before you choose in the journal,
when-location_action = { $gained ->
    [none] When you use a Location Action,
   *[other] When a Location Action gives you { $gained },
}
when-menhir_activation = When you activate a Menhir,
when-location_discarded = When the Location you stand on is discarded,
when-reveal_event = { $event ->
    [random] When a random Event is revealed,
    [chapter] When an Event of a chapter is revealed,
    [special] When a special Event is resolved,
   *[none] When an Event is revealed,
}
when-draw_encounter = { $colour ->
    [none] When you draw an Encounter,
   *[other] When you draw a { $colour-name } Encounter,
}
when-guardian_enters = When a Guardian enters your Location,
when-combat_start = { $colour ->
    [none] At the start of a Combat,
   *[other] At the start of a Combat with a { $colour-name } Encounter,
}
when-diplo_start = At the start of a Diplomacy,
when-stage_start = At the start of every stage of a Diplomacy,
when-mulligan = When you mulligan,
when-combat_activate = { $colour ->
    [none] When you are activated in Combat,
   *[other] When you are activated in Combat with a { $colour-name } Encounter,
}
when-join_key = { $key ->
    [none] When you join a key,
    [aggression] When you join an Aggression key,
    [empathy] When you join an Empathy key,
   *[other] When you join a { $attribute } key,
}
when-magic_key = When you join a magic key,
when-affinity = { $key ->
    [none] When an affinity bonus joins a key,
    [aggression] When an affinity bonus joins an Aggression key,
    [empathy] When an affinity bonus joins an Empathy key,
   *[other] When an affinity bonus joins a { $attribute } key,
}
when-panic_draw = When you Panic,
when-gain_terror = { $least ->
    [0] When you gain Terror,
   *[other] When one effect gives you { $least } or more Terror,
}
when-party_gain_terror = When a member of your Party gains Terror,
when-party_retreat = When a member of your Party Retreats,
when-win_combat = { $colour ->
    [none] After you win a Combat,
   *[other] After you win a Combat with a { $colour-name } Encounter,
}
when-win_diplo = After you win a Diplomacy,

# --- whole cards ---------------------------------------------------------------------------------

encounter-value = Value { $n }.
attack-row = Pool { $pool }: { $clause ->
    [none] nothing happens.
   *[other] { $clause }
}
section-instant = { $clause }
section-opportunity = Opportunity Attack: { $clause }
section-failure = Failure: { $clause }
section-reward = Reward: { $clause }
section-loot = Loot: { $clause }
attitude-track = Attitude: won at { $up } above grey, failed at { $down } below.
stage = Stage “{ $name }”. { $affinity ->
    [none] { "" }
   *[other] Affinity: { $affinity }.
} Response: { $response }
approach = Approach “{ $name }”. { $affinity ->
    [none] { "" }
   *[other] Affinity: { $affinity }.
} Response: { $response }
bypass = Bypass{ $condition ->
    [none] { "" }
   *[other] { " " }if { $condition }
}{ $price ->
    [none] .
   *[other] : { $price }.
}
activation = Menhir: { $price }{ $condition ->
    [none] { "" }
   *[other] , if { $condition }
}. It burns { $base } days{ $per ->
    [0] .
    [-1] , one fewer for each player.
   *[other] , { $per } for each player.
}
lightning = On arrival{ $unless ->
    [none] { "" }
   *[other] , unless { $unless }
}: { $clause }

key-attribute = { $attribute } { $n }
key-magic = Magic
key-free = { $n ->
    [0] void
   *[other] free ×{ $n }
}
bonus-pool = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
bonus-up = { $n } up
bonus-down = { $n } down
bonus-affinity = affinity
bonus-draw = draw
bonus-chain = chain
bonus-tear = tear
