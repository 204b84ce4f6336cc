# What the browser table says about V:TES, besides the game's own words.

table-headline = Turn { $turn } · { $player }, { $phase ->
    [unlock] unlock phase
    [master] master phase
    [minion] minion phase
    [influence] influence phase
    [discard] discard phase
   *[other] setting up
}
table-score = { $score ->
    [one] { $score } victory point
   *[other] { $score } victory points
}
sheet-pool = { $amount } pool
sheet-points = { $amount } victory points
sheet-minions = { $count } ready minions
sheet-hand = { $count } cards in hand
sheet-edge = Edge

grave-paid = { $card } has enough blood to be brought out. Pass all the same?
grave-own = { $target } is your own vampire, and diablerie burns it. Really?
kind-vampire = vampire
kind-imbued = Imbued
card-group = group { $group }
card-capacity = capacity { $amount }
card-life = { $more ->
    [0] { $amount } life
   *[other] { $amount } life, { $more } at the superior level
}
card-strength = { $more ->
    [0] { $amount } strength
   *[other] { $amount } strength, { $more } at the superior level
}
card-bleed = { $more ->
    [0] { $amount } bleed
   *[other] { $amount } bleed, { $more } at the superior level
}

intro-table-title = A table of Methuselahs
intro-table = You are a Methuselah with 30 pool. The player to your left is your prey: bring their pool to nothing and you get a victory point and 6 pool. The player to your right is your predator, and hunts you. Your vampires do the work; you pay for them with your own pool. "pass" is always a good answer when you have nothing to do.
intro-unlock-title = The unlock phase
intro-unlock = Your cards have unlocked. Now is the time for what happens once a turn: pool from the Edge, blood from hunting grounds, Vessels. When you are done, pass.
intro-master-title = The master phase
intro-master = One master card a turn: locations, Blood Dolls, Villeins. A trifle gives you the action back. Keep enough pool: below ten it gets dangerous.
intro-influence-title = Bringing out vampires
intro-influence = Four cards of your crypt lie face down before you. A transfer moves 1 pool to one of them, and when it holds as much as its capacity you may bring it out. In the first turns there are few transfers; later it is four a turn. Fill one vampire at a time.
intro-first-title = Your first actions
intro-first = A ready, unlocked vampire can act: bleed your prey, hunt for blood, or play an action card. The action locks it, and your prey or its owners may try to block. Govern the Unaligned and its like bleed for more, or fill the next vampire.
intro-block-title = Do you want to block?
intro-block = Somebody acts, and you may try to stop it with an unlocked minion. It works if your intercept is at least as high as the stealth of the action; then the two fight. If you pass now, you have declined for the rest of this action.
intro-stealth-title = Somebody tries to block you
intro-stealth = If their intercept reaches your stealth the block succeeds. Play stealth now if you have it: later is too late, and before there was no need.
intro-declined-title = Nobody blocks
intro-declined = The way is free. This is the moment for cards that make a bleed bigger. Only one of them counts at a time.
intro-strike-title = Combat
intro-strike = Each side strikes. Bare hands do as much damage as the strength; cards and weapons do more, or end the combat. A vampire heals with its blood, and falls into torpor when there is none left.
intro-range-title = How far apart
intro-range = Combat begins at close range. A maneuver takes it to long range, where only ranged strikes reach, and another one back.
intro-torpor-title = In torpor
intro-torpor = One of your vampires lies in torpor. It can get up for 2 blood, another vampire can rescue it, and anybody can drink it empty. That is diablerie, and the table votes on whoever does it.
intro-votes-title = A referendum
intro-votes = Princes, primogens and justicars have votes, the Edge is worth one, and so is a political card from your hand. More votes for than against, and it passes. All votes of one vampire go the same way.
intro-discard-title = The discard phase
intro-discard = You may exchange one card of your hand. Throw away what none of your vampires can use.
intro-edge-title = The Edge
intro-edge = A successful bleed has brought you the Edge. As long as you hold it you may take 1 pool in each of your unlock phases, or burn it for a vote.
intro-poor-title = Your pool is low
intro-poor = Ten pool or less: your predator smells blood. Keep somebody unlocked to block, move blood from a vampire to your pool, and bring out nobody big for now.
intro-ousted-title = Somebody is out
intro-ousted = A Methuselah has been ousted. Their predator has the victory point, and a new prey: the circle closes around the gap.
intro-over-title = The end
intro-over = Most victory points win, even for somebody who was ousted. Now paste a deck of your own when you make a table, or look at the cards and the rules.

# --- the drawn table ---------------------------------------------------------------------------

vtes-course = Turn { $turn } · { $player }
vtes-course-own = Turn { $turn } · your turn
vtes-turn-number = Turn { $turn }
vtes-setting-up = Setting up
vtes-yours = yours
vtes-you = you
vtes-phase-unlock = unlock
vtes-phase-master = master
vtes-phase-minion = minion
vtes-phase-influence = influence
vtes-phase-discard = discard
vtes-their-turn = It is the turn of { $player }.
vtes-transfers-left = of { $count } transfers left
vtes-left-master = { $count ->
    [one] master action left
   *[other] master actions left
}
vtes-left-discard = { $count ->
    [one] discard left
   *[other] discards left
}
vtes-your-phase-unlock = Your unlock phase
vtes-your-phase-minion = Your minion phase
vtes-how-unlock = Use what comes once a turn; then go on.
vtes-how-master = Take a lit card of your hand, then whom it is for.
vtes-how-minion = Take a minion, then what it does; or a card, then who plays it.
vtes-how-influence = Click a vampire: 1 blood from your pool. With Shift, or by dragging your pool onto it: as much as it needs. Nothing is spent before you say so.
vtes-how-discard = Take the card you want to exchange.
vtes-will-rise = { $card } is full and rises,
vtes-pool-change = pool { $from } → { $to }

vtes-your-prey = your prey
vtes-your-predator = your predator
vtes-your-both = prey and predator
vtes-edge = the Edge
vtes-points = victory points
vtes-hand = cards in hand, of the usual hand size
vtes-library = library
vtes-crypt = crypt
vtes-ash = ash heap
vtes-turn = turn
vtes-decides = decides
vtes-you-decide = you decide
vtes-passed = passed
vtes-chosen = has chosen
vtes-asked = is asked
vtes-later = comes later
vtes-ready = ready
vtes-torpor = torpor
vtes-incapacitated = incapacitated
vtes-uncontrolled = uncontrolled
vtes-uncontrolled-down = uncontrolled, face down, with the blood on it
vtes-corruption = corruption counters: { $number }
vtes-awake = woken: may block though it is locked
vtes-contested = contested: pay 1 pool in your unlock phase or yield it
vtes-contested-short = contested
vtes-ash-heaps = Ash heaps
vtes-ash-none = nothing
vtes-removed = Out of the game:
vtes-more-minions = { $count } more
vtes-laid = +{ $amount }
vtes-laid-rises = +{ $amount } rises

vtes-impulse = Order of the impulse
vtes-impulse-of = { $player }: { $state }
vtes-step-announced = announced
vtes-step-block = block
vtes-step-declined = declined
vtes-step-resolve = resolve
vtes-step-after = after
vtes-undirected = prey and predator may block
vtes-does = { $action ->
    [bleed] bleeds for
    [hunt] hunts
    [equip] equips
    [equip-from] takes equipment
    [employ] employs
    [recruit] recruits
    [political] calls a vote
    [leave-torpor] leaves torpor
    [rescue] rescues
    [diablerize] diablerizes
    [become-anarch] becomes Anarch
   *[other] acts
}
vtes-does-to = { $action ->
    [bleed] bleeds { $players } for
    [diablerize] diablerizes, against { $players }
   *[other] acts against { $players }
}
vtes-does-you = { $action ->
    [bleed] bleeds you for
    [diablerize] diablerizes, against you
   *[other] acts against you
}
vtes-limited-used = (limited used)
vtes-stealth = stealth
vtes-intercept = intercept
vtes-intercept-needs = intercept, needs +{ $amount }
vtes-meter = stealth { $stealth } against intercept { $intercept }
vtes-tries = { $minion } tries to block
vtes-may-block = { $minion } may
vtes-cannot-block = { $minion } cannot
vtes-declined = { $minion }: declined
vtes-failed = { $minion }: failed
vtes-cancelled = cancelled
vtes-gives-bleed = { $amount } bleed

vtes-what-does = What does { $minion } do?
vtes-another-minion = another minion
vtes-stats = bleed { $bleed } · strength { $strength }
vtes-stat-intercept = intercept { $amount }
vtes-verb-bleed = Bleed { $player }
vtes-verb-hunt = Hunt
vtes-verb-equip-from = Take equipment from { $source }
vtes-verb-leave-torpor = Leave torpor
vtes-verb-rescue = Rescue { $target }
vtes-verb-diablerize = Diablerize { $target }
vtes-verb-become-anarch = Become Anarch
vtes-verb-hunt-down = Hunt down { $target }
vtes-verb-burn-imbued = Burn { $target }

vtes-round = Round
vtes-combat-before-range = before
vtes-combat-range = range
vtes-combat-strikes = strikes
vtes-combat-damage = damage
vtes-combat-press = press
vtes-range-close = close range
vtes-range-long = long range
vtes-bare-hands = Bare hands
vtes-your-strike = your strike
vtes-first-strike = first strike
vtes-strike-hand = hand, { $amount } damage
vtes-strike-damage = { $amount } damage
vtes-strike-dodge = dodge
vtes-strike-combat-ends = combat ends
vtes-strike-steal = steals { $amount } blood
vtes-strike-destroy-equipment = destroys equipment
vtes-strike-steal-equipment = steals equipment
vtes-strike-none = no strike
vtes-strike-unknown = not chosen yet
vtes-no-forecast = Nobody is hurt so far.
vtes-if-nothing-more = if nothing more is played
vtes-fate-torpor = torpor
vtes-fate-burned = burned
vtes-pressed = { $minion } presses

vtes-poll-terms = terms
vtes-poll-polling = polling
vtes-poll-result = result
vtes-calls = calls { $card }
vtes-blood-hunt = A blood hunt is called on { $minion }
vtes-for = for
vtes-against = against
vtes-the-edge = the Edge
vtes-the-card = the card
vtes-not-cast = not cast
vtes-all-yours = all yours: { $for } : { $against }
vtes-one-by-one = One by one

vtes-type-master = Master
vtes-type-action = Action
vtes-type-political-action = Political
vtes-type-equipment = Equipment
vtes-type-retainer = Retainer
vtes-type-ally = Ally
vtes-type-action-modifier = Modifier
vtes-type-reaction = Reaction
vtes-type-combat = Combat
vtes-type-event = Event
vtes-type-conviction = Conviction
vtes-type-power = Power
vtes-type-reflex = Reflex
vtes-when = { $sort ->
    [master] your master phase
    [action] your minion phase
    [political_action] your minion phase
    [equipment] your minion phase
    [retainer] your minion phase
    [ally] your minion phase
    [action_modifier] during your action
    [reaction] on others’ actions
    [combat] only in combat
    [event] your discard phase
   *[other] not now
}
vtes-no-use = nothing to use it on
vtes-can-play = { $count } of yours can
vtes-can-now = now
vtes-can-discard = discard it
vtes-no-hand = Your hand is empty.
vtes-who-plays = : who plays it, and how?
vtes-end-phase = { $phase ->
    [unlock] End the unlock phase
    [master] End the master phase
    [minion] End the minion phase
    [influence] End the influence phase
   *[discard] End the discard phase
}
vtes-spend = { $count ->
    [one] Spend 1 transfer
   *[other] Spend { $count } transfers
}
vtes-start-over = Start over
vtes-share-burn = share out { $amount } pool to be burned, at most { $most } each.
vtes-share-gain = share out { $amount } pool to be gained, at most { $most } each.
vtes-share-left = { $count } left
vtes-share-of = { $player }: { $amount }
vtes-share-less = { $player }: one less
vtes-share-more = { $player }: one more
vtes-share-done = These are the terms
vtes-worth = { $win ->
    [yes] game win, { $points } tournament points
   *[no] { $points } tournament points
}
vtes-rising-count = rising
vtes-in-torpor = torpor
vtes-short-prey = prey
vtes-short-predator = predator
vtes-short-both = prey and predator
vtes-votes-mine = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}

keys-b = bleed with the minion that is chosen, or with the best
keys-k = block
keys-v = call a vote with the minion that is chosen
keys-f = all my votes for
keys-g = all my votes against
keys-z = ash heaps
keys-e = who holds the Edge
vtes-locked = locked
vtes-stage = What is going on
