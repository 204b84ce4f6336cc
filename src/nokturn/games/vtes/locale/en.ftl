# What a player of V:TES reads, in English.  Words of the rulebook: see terms.toml.

title = V:TES
lead = The Eternal Struggle: up to five around a table, each the prey of one and the hunter of another.
motto = Everybody is a prey

# --- words and numbers, used in other sentences ------------------------------------------------

cards-count = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
pool-count = { $amount } pool
blood-count = { $amount } blood
votes-count = { $amount ->
    [one] 1 vote
   *[other] { $amount } votes
}
counters-count = { $what ->
    [pool] { pool-count }
    [blood] { blood-count }
    [life] { $amount } life
   *[counters] { $amount ->
        [one] 1 counter
       *[other] { $amount } counters
    }
}
damage-count = { $amount } damage
token-count = { $token ->
    [corruption] { $amount ->
        [one] 1 corruption counter
       *[other] { $amount } corruption counters
    }
    [hostage] { $amount ->
        [one] 1 hostage counter
       *[other] { $amount } hostage counters
    }
   *[nightmare] { $amount ->
        [one] 1 nightmare counter
       *[other] { $amount } nightmare counters
    }
}
aggravated-count = { $aggravated } aggravated damage
with-card = { $card-id ->
    [none] {""}
   *[other] {" "}with { $card }
}
by-card = { $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
}
copy-of = { $copy ->
    [1] { $card }
   *[other] { $card } (copy { $copy })
}
name-share = { $player } { $amount }
phase-name = { $phase ->
    [unlock] unlock phase
    [master] master phase
    [minion] minion phase
    [influence] influence phase
   *[discard] discard phase
}
range-name = { $range ->
    [long] long range
   *[close] close range
}
right-name = { $what ->
    [ability-0] the strike of the card
    [cannot-use-equipment] no use of its equipment
    [cannot-strike] no strike
    [aggravated-damage] its damage aggravated
    [must-maneuver] a maneuver, which has to be used
    [press] a press
    [press-continue] a press, only to continue
    [press-end] a press, only to end combat
    [prevent] prevention of damage
    [prevent-gun] prevention of damage from guns
    [prevent-not-gun] prevention of damage from anything but guns
   *[maneuver] a maneuver
}
side-name = { $side ->
    [against] against
   *[for] for
}
vote-source = { $source-id ->
    [edge] the Edge
    [card] a political action card
    [own] what a card has given
   *[other] { $source }
}
terms-of = { $card-id ->
    [parity-shift] who loses pool, then who gains it: { $terms }
   *[other] { $terms }
}

# --- the table before the game -----------------------------------------------------------------

table-format = which decks are allowed
table-format-standard = standard: legal by the tournament rules
table-format-v5 = V5: cards of the Fifth Edition only
table-format-duel = duel: for two players
table-format-starter = starter: the preconstructed decks as they come
table-format-any = anything goes
table-cards = cards that decks are built of
table-cards-1 = first wave: the cards of the five Fifth Edition decks, for the fewest questions
table-cards-2 = first and second wave
table-cards-3 = first, second and third wave
table-open_decks = everybody may read everybody's deck list
table-open_decks-true = all lists are open
table-open_decks-false = lists are secret
table-turn_limit = after how many turns the game ends
table-turn_limit-0 = not before it is decided
table-time_limit = after how many minutes the game ends
table-time_limit-0 = not before it is decided
table-deck = deck: the name of a preconstructed deck, or a deck list; empty for one of the five V5 decks
table-deck-v5_malkavian = Malkavian (Fifth Edition)
table-deck-v5_nosferatu = Nosferatu (Fifth Edition)
table-deck-v5_toreador = Toreador (Fifth Edition)
table-deck-v5_tremere = Tremere (Fifth Edition)
table-deck-v5_ventrue = Ventrue (Fifth Edition)

order-when-part = { $part ->
    [bystander] where you are only a bystander
    [target] where you are the target
    [blocker] where a minion of yours blocks
    [neighbour] where you are the prey or the predator of whoever acts
    [acting] in your own actions
    [active] in your own turn
   *[other] in combats of yours
}
order-when-own = when the card is your own
order-when-blocks = { $blocks ->
    [none] while nobody could block
    [short] while every block would lack intercept
   *[enough] while a block could succeed
}
order-when-wakes = { $wakes ->
    [none] and nobody who is locked could block if woken
    [short] and whoever is woken would lack intercept
   *[enough] and somebody who is woken could block
}
order-when-succeeds = { $succeeds ->
    [no] while the attempt would fail
   *[yes] while the attempt would succeed
}
order-when-awake = { $awake ->
    [no] while all your minions are locked
   *[yes] while a minion of yours could react
}
order-when-minion = with { $minion }
order-when-bleeds = { $bleeds ->
    [no] in actions that are no bleeds
   *[yes] in bleeds
}
order-when-must = when { $must } has to
order-when-votes = { $votes ->
    [no] once all your votes are cast
   *[yes] while you have votes to cast
}
order-when-action = { $action ->
    [bleed] when somebody bleeds
    [hunt] when somebody hunts
    [equip] when somebody equips
    [equip-from] when somebody takes equipment
    [employ] when somebody employs a retainer
    [recruit] when somebody recruits an ally
    [political] in political actions
    [leave-torpor] when somebody leaves torpor
    [rescue] when somebody rescues a vampire from torpor
    [diablerize] when somebody commits diablerie
    [become-anarch] when somebody becomes Anarch
    [hunt-down] when somebody hunts down a Red List minion
    [burn-imbued] when somebody burns an Imbued
    [power] when somebody gains a power
   *[effect] in actions by card text
}

# --- ordinary answers --------------------------------------------------------------------------

option-pass = Pass
option-choose-card = { $card }
option-choose-methuselah = { $player }
option-choose-hidden = { copy-of }
option-choose-unseen = Uncontrolled card { $place } of { $player }
option-choose-printed = { $zone ->
    [hand] { $card }
    [ash] { $player-id ->
        [none] { $card } (from the ash heap)
       *[other] { $card } (from { $player }'s ash heap)
    }
    [library] { $card } (from the library)
    [kept] { $card } (from a card in play)
   *[crypt] { $card } (from the crypt)
}
option-choose-word = { $word }
option-nothing = Nothing
group-play-card = Play { $card } …
group-use-ability = Use { $source } …

# --- beside a choice ----------------------------------------------------------------------------

aside-whose = { $player }
aside-paid = { $blood } of { $capacity } blood
aside-rival = { $blood } of { $capacity } blood; { $player } has one in play, it would be contested
aside-second-copy = { $blood } of { $capacity } blood; you have one in play, a second cannot be brought out
aside-bleed = bleed { $amount }
aside-block = intercept { $intercept } against stealth { $stealth }
aside-votes = { votes-count }

# --- what a choice comes to ---------------------------------------------------------------------

outcome-pool-to = pool of { $player } { $before } → { $after }
outcome-blood-to = { $minion }: { $before } → { $after }
outcome-filled-to = blood { $before } → { $after }
outcome-stealth = stealth { $after }
outcome-stealth-to = stealth { $before } → { $after }
outcome-intercept = intercept { $after }
outcome-intercept-to = intercept of { $minion } { $before } → { $after }
outcome-bleed = bleed { $after }
outcome-bleed-to = bleed { $before } → { $after }
outcome-strength-to = strength { $before } → { $after }
outcome-damage = { $minion } takes { $after }
outcome-votes-for-to = for { $before } → { $after }
outcome-votes-against-to = against { $before } → { $after }
outcome-torpor = { $minion } goes to torpor
outcome-burned = { $minion } is burned
outcome-ready = { $minion } is ready
outcome-incapacitated = { $minion } is incapacitated
outcome-locked = { $minion } locks
outcome-unlocked = { $minion } unlocks
outcome-awake = { $minion } wakes
outcome-close = close range
outcome-long = long range

# --- several answers in one ----------------------------------------------------------------------

shortcut-fill = { copy-of }: { $amount ->
    [one] { $amount } transfer
   *[other] { $amount } transfers
}, as many as possible
shortcut-rises = { copy-of }: { $amount ->
    [one] { $amount } transfer
   *[other] { $amount } transfers
}, and it rises
shortcut-pay = Pay it all at once: { $pool } pool, { $blood } blood

# --- what nobody does by intent -----------------------------------------------------------------

caution-last-pool = That is your last pool: you would be ousted.
caution-second-copy = You control { $card } already: this one could not be brought out.
caution-overfilled = { $card } has all { $capacity } blood it needs.
caution-blood-hunt = Diablerie calls for a blood hunt: { $minion } may burn for it.
caution-withdrawal = You announce that you leave the game.
caution-yield = { $card } burns, with everything on it.
caution-yield-title = { $minion } loses the title.
caution-sunburn = { $minion } takes aggravated damage afterwards that cannot be prevented.

# --- what a mode of a card or an ability does, behind its name ---------------------------------

option-play-card = { $minion-id ->
    [none] Play { $card }{ played-from }{ how-played }
   *[other] Play { $card }{ played-from } with { $minion }{ how-played }
}
played-from = { $source-id ->
    [none] {""}
   *[other] {" "}from { $source }
}
option-use-ability = { $minion-id ->
    [none] Use { $source }{ how-used }
   *[other] Use { $source } with { $minion }{ how-used }
}
how-played = { $card-id ->
    [steely-tenacity] { $mode ->
        [0] : hand strike
        [1] : bleed, +1 bleed
        [2] : enter combat
       *[3] : weapon strike
    }
    [bollix] { $mode ->
        [0] : maneuver
        [1] : cancel the card
        [2] : hand strike
       *[3] : press
    }
    [crimethinc] { $mode ->
        [0] : unlock
        [1] : unlock another Anarch
       *[2] : put it in play
    }
    [groundfighting] { $mode ->
        [0] : maneuver
        [1] : press
       *[2] : cancel the card
    }
    [revelation-of-the-serpent] { $mode ->
        [0] : +1 bleed
        [1] : +1 stealth, +1 bleed
        [2] : +1 bleed (superior)
       *[3] : +1 stealth, +1 bleed (superior)
    }
    [angels-gift] { $mode ->
        [0] : a melee weapon
       *[1] : a maneuver
    }
    [anticipation] { $mode ->
        [0] : hand strike
        [1] : cancel the strike
       *[2] : weapon strike
    }
    [govern-the-unaligned] { $mode ->
        [0] : bleed, +2 bleed
       *[1] : 3 blood onto a younger uncontrolled vampire
    }
    [enchant-kindred] { $mode ->
        [0] : bleed, +1 bleed
       *[1] : 2 blood onto a younger uncontrolled vampire
    }
    [intimidation] { $mode ->
        [0] : bleed, +1 bleed
       *[1] : bleed, +2 bleed
    }
    [deep-song] { $mode ->
        [0] : bleed, +1 bleed
       *[1] : lock a vampire and fight it
    }
    [preternatural-strength] { $mode ->
        [0] : +1 strength
       *[1] : +2 strength
    }
    [revelations] { $mode ->
        [0] : see the hand of your prey, discard a card of it
       *[1] : the hand of your prey lies open
    }
    [magic-of-the-smith] { $mode ->
        [0] : equipment from the library, +1 stealth
       *[1] : equipment from the library, +3 stealth
    }
    [roundhouse] { $mode ->
        [0] : hand strike, strength +2
       *[1] : hand strike, strength +3
    }
    [theft-of-vitae] { $mode ->
        [0] : steal 1 blood, ranged
       *[1] : steal 2 blood, ranged
    }
    [majesty] { $mode ->
        [0] : combat ends
       *[1] : combat ends and this vampire unlocks
    }
    [apportation] { $mode ->
        [0] : press to continue
       *[1] : maneuver
    }
    [carrion-crows] { $mode ->
        [0] : 1 damage each round
       *[1] : 2 damage each round
    }
    [hidden-strength] { $mode ->
        [0] : prevent 1 damage, more for X blood
       *[1] : prevent 1 damage, more for X blood, with an optional press
    }
    [immortal-grapple] { $mode ->
        [0] : hand strikes only
       *[1] : hand strikes only, optional press, close range next round
    }
    [aire-of-elation] { $mode ->
        [0] : +1 bleed, a Toreador +2
       *[1] : +2 bleed, a Toreador +3
    }
    [conditioning] { $mode ->
        [0] : +2 bleed
       *[1] : +3 bleed
    }
    [foreshadowing-destruction] { $mode ->
        [0] : +1 bleed
       *[1] : +3 bleed against at most 9 pool
    }
    [bonding] { $mode ->
        [0] : +1 bleed
       *[1] : +1 stealth and +1 bleed
    }
    [cloak-the-gathering] { $mode ->
        [0] : +1 stealth
       *[1] : +1 stealth for the acting minion
    }
    [faceless-night] { $mode ->
        [0] : +1 stealth
       *[1] : +1 stealth, minions that fail to block lock
    }
    [lost-in-crowds] { $mode ->
        [0] : +1 stealth
       *[1] : +2 stealth
    }
    [mirror-walk] { $mode ->
        [0] : +1 stealth
       *[1] : +1 stealth, the action ends if it is blocked
    }
    [swallowed-by-the-night] { $mode ->
        [0] : +1 stealth
       *[1] : maneuver
    }
    [resist-earths-grasp] { $mode ->
        [0] : press
        [1] : maneuver, with an optional press
       *[2] : +1 stealth
    }
    [daring-the-dawn] { $mode ->
        [0] : no vampire can block, 2 aggravated damage afterwards
       *[1] : no vampire can block, 1 aggravated damage afterwards
    }
    [freak-drive] { $mode ->
        [0] : unlock after a successful action
       *[1] : unlock after a blocked action
    }
    [bewitching-oration] { $mode ->
        [0] : +2 votes
       *[1] : +4 votes
    }
    [perfect-paragon] { $mode ->
        [0] : +3 votes
       *[1] : allies and younger vampires have −1 intercept
    }
    [scalpel-tongue] { $mode ->
        [0] : a voter locks and abstains
        [2] : a voter locks and abstains
       *[1] : a voter locks, abstains and burns 1 blood
    }
    [voter-captivation] { $mode ->
        [0] : blood by the margin of the votes
       *[1] : blood by the margin, up to 2 of it as pool
    }
    [spying-mission] { $mode ->
        [0] : +1 stealth
       *[1] : stays on this minion instead of the bleed
    }
    [raven-spy] { $mode ->
        [0] : inferior
       *[1] : superior, with more life
    }
    [murder-of-crows] { $mode ->
        [0] : inferior
       *[1] : superior, with more life
    }
    [underbridge-stray] { $mode ->
        [0] : inferior
       *[1] : superior
    }
    [spirits-touch] { $mode ->
        [0] : +1 intercept
       *[1] : +1 intercept, a maneuver if it blocks
    }
    [precognition] { $mode ->
        [0] : +1 intercept
       *[1] : +1 intercept, prevents 1 damage if it blocks
    }
    [instinctive-reaction] { $mode ->
        [0] : +1 intercept
       *[1] : +1 intercept, a maneuver if it blocks
    }
    [cats-guidance] { $mode ->
        [0] : unlock after blocking
       *[1] : +1 intercept
    }
    [eyes-of-argus] { $mode ->
        [0] : +2 intercept
       *[1] : wake
    }
    [guard-dogs] { $mode ->
        [0] : unlock
       *[1] : unlock, a maneuver if it blocks
    }
    [deflection] { $mode ->
        [0] : another target for the bleed, this vampire locks
       *[1] : another target for the bleed
    }
    [telepathic-misdirection] { $mode ->
        [0] : +1 intercept
       *[1] : another target for the bleed, this vampire locks
    }
    [protected-district] { $mode ->
        [0] : −3 bleed
       *[1] : +3 votes against
    }
    [second-tradition-domain] { $mode ->
        [0] : +2 intercept
       *[1] : unlock for 1 blood and attempt to block with +2 intercept
    }
    [flash] { $mode ->
        [0] : maneuver
        [1] : press
       *[2] : maneuver, with an optional press
    }
    [indomitability] { $mode ->
        [0] : prevent 1 damage
        [1] : press
       *[2] : prevent 1 damage, with an optional press
    }
    [diversion] { $mode ->
        [0] : one additional strike
        [1] : prevent 2 damage
       *[2] : steal 1 blood, ranged
    }
    [psyche] { $mode ->
        [0] : press
       *[1] : another combat
    }
    [deep-ecology] { $mode ->
        [0] : +2 intercept
        [1] : the bleed is reduced by 2
       *[2] : unlock for 1 blood
    }
    [party-out-of-bounds] { $mode ->
        [0] : the bleed is reduced by 2
        [1] : +2 votes
       *[2] : +1 intercept
    }
    [form-of-mist] { $mode ->
        [0] : dodge
       *[1] : combat ends, and the action may go on
    }
    [pass-through-shadow] { $mode ->
        [0] : combat ends
       *[1] : combat ends, and the card stays
    }
    [dust-up] { $mode ->
        [0] : hand strike, +1, cannot be dodged
        [1] : dodge and an additional strike
       *[2] : hand strike, +2
    }
    [lightning-reflexes] { $mode ->
        [0] : an additional strike
       *[1] : X additional strikes for X blood
    }
    [hell-for-leather] { $mode ->
        [0] : dodge and an additional strike
        [1] : an additional strike
       *[2] : the other controller burns 2 pool
    }
    [sculpt-the-flesh] { $mode ->
        [0] : hand strike, aggravated
       *[1] : hand strike, +1, and the card stays on it
    }
    [touch-of-oblivion] { $mode ->
        [0] : it does not unlock for two turns
       *[1] : send it to torpor
    }
    [donnybrook] { $mode ->
        [0] : burn equipment or a retainer
        [1] : hand strike, aggravated
       *[2] : steal 2 blood
    }
    [touch-of-valeren] { $mode ->
        [0] : 3 blood or life for a minion
        [1] : prevent all damage from the strike
       *[2] : prevent all damage to the combatant
    }
    [monkey-wrench] { $mode ->
        [0] : +1 bleed for 1 blood
        [1] : +2 bleed for 2 blood
       *[2] : +3 bleed for 3 blood
    }
    [power-of-one] { $mode ->
        [0] : the blocker burns 2
        [1] : +1 bleed beside the limit
        [2] : +1 bleed
       *[3] : +1 stealth and +1 bleed
    }
    [the-sleeping-mind] { $mode ->
        [0] : a locked vampire cannot block
       *[1] : nobody unlocks
    }
    [memory-rift] { $mode ->
        [0] : a vampire cannot block
        [1] : +1 stealth
        [2] : a strike to end combat
        [3] : a vampire cannot block, +1 stealth
        [4] : a vampire cannot block, a strike to end combat
        [5] : +1 stealth, a strike to end combat
       *[6] : a vampire cannot block, +1 stealth, a strike to end combat
    }
    [organized-resistance] { $mode ->
        [0] : +1 intercept for an Anarch
       *[1] : an Anarch unlocks and attempts to block
    }
    [one-with-the-land] { $mode ->
        [0] : +2 intercept
       *[1] : unlock and attempt to block
    }
    [eagles-sight] { $mode ->
        [0] : +1 intercept
       *[1] : attempt to block
    }
    [visions-of-zapathasura] { $mode ->
        [0] : the bleed is reduced by 3
       *[1] : lock, the bleed is reduced to 0
    }
    [telepathic-vote-counting] { $mode ->
        [0] : cancel the referendum
       *[1] : a vampire abstains
    }
    [invigorate] { $mode ->
        [0] : +1 strength
        [1] : no ally can block
       *[2] : hand strikes are aggravated
    }
    [line-brawl] { $mode ->
        [0] : steal 1 pool
        [1] : enter combat
       *[2] : bleed, +1
    }
    [psychophagia] { $mode ->
        [0] : gain 3 blood
       *[1] : gain 2 blood and unlock
    }
    [break-the-bonds] { $mode ->
        [0] : bleed, +1
        [1] : bleed, lock a minion
        [2] : bleed, 1 blood for an uncontrolled vampire
        [3] : bleed, +1, lock a minion
        [4] : bleed, +1, 1 blood for an uncontrolled vampire
        [5] : bleed, lock a minion, 1 blood for an uncontrolled vampire
       *[6] : bleed, +1, lock a minion, 1 blood for an uncontrolled vampire
    }
    [illegalism] { $mode ->
        [0] : bleed, unlock
        [1] : bleed, +1 stealth
        [2] : bleed, +1
        [3] : bleed, unlock, +1 stealth
        [4] : bleed, unlock, +1
        [5] : bleed, +1 stealth, +1
       *[6] : bleed, unlock, +1 stealth, +1
    }
    [the-platinum-protocol] { $mode ->
        [0] : bleed, +1 stealth
        [1] : bleed, +1
        [2] : bleed, a corruption counter
        [3] : bleed, +1 stealth, +1
        [4] : bleed, +1 stealth, a corruption counter
        [5] : bleed, +1, a corruption counter
       *[6] : bleed, +1 stealth, +1, a corruption counter
    }
    [make-the-misere] { $mode ->
        [0] : enter combat with a locked minion, a maneuver
        [1] : enter combat with a locked minion, +1 stealth
        [2] : enter combat with a locked minion, +1 strength
        [3] : enter combat with a locked minion, a maneuver, +1 stealth
        [4] : enter combat with a locked minion, a maneuver, +1 strength
        [5] : enter combat with a locked minion, +1 stealth, +1 strength
       *[6] : enter combat with a locked minion, a maneuver, +1 stealth, +1 strength
    }
    [puppet-master] { $mode ->
        [0] : bleed, +2 bleed
       *[1] : take hold of a younger vampire
    }
    [slaughtering-the-herd] { $mode ->
        [0] : bleed, +2 bleed, no ally can block
       *[1] : blood from a vampire of your predator
    }
    [phantasmagoria] { $mode ->
        [0] : −1 stealth for a minion
       *[1] : −1 stealth for a minion, and it burns 1 when blocked
    }
    [biothaumaturgic-experiment] { $mode ->
        [0] : employ an animal from hand
       *[1] : +1 strength and a maneuver for a minion
    }
    [rutors-hand] { $mode ->
        [0] : for 1 aggravated damage
       *[1] : for 1 aggravated damage or 3 blood
    }
    [show-of-force] { $mode ->
        [0] : bleed, +1 bleed; +1 strength if blocked
       *[1] : bleed, +2 bleed; +2 strength if blocked
    }
    [bone-shambler] { $mode ->
        [0] : with help of its like
       *[1] : with help of its like and of Hecata
    }
    [rotting-behemoth] { $mode ->
        [0] : without a press
       *[1] : with a press for 1 life
    }
    [spectral-servitor] { $mode ->
        [0] : for one turn
       *[1] : as long as 1 pool is paid
    }
    [feral-hound] { $mode ->
        [0] : unlock in the discard phase
       *[1] : unlock after the action
    }
    [raptor] { $mode ->
        [0] : +1 intercept
       *[1] : +1 intercept, and opponents hold a card less in combat
    }
    [owl-companion] { $mode ->
        [0] : 1 life
       *[1] : 2 life
    }
    [homunculus] { $mode ->
        [0] : 1 life
       *[1] : 2 life
    }
   *[other] { $mode ->
        [1] : superior
       *[other] {""}
    }
}
how-used = { $source-id ->
    [aniel] { $ability ->
        [0] : burn a corruption counter
       *[1] : burn a card that requires a Discipline
    }
    [army-of-rats] { $ability ->
        [0] : your prey burns 1 pool
       *[1] : burn it
    }
    [nathaniel-bordruff] : enter combat with a locked vampire
    [assault-rifle] { $ability ->
        [0] : strike for 4 damage, ranged
       *[1] : maneuver
    }
    [righteous-blade] { $ability ->
        [0] : strike
       *[1] : press to continue
    }
    [ivory-bow] : strike for 1 aggravated damage, ranged
    [flamethrower] : strike for 2 aggravated damage, ranged
    [kalis-fang] : strike for aggravated damage
    [femur-of-toomler] : strike for aggravated damage
    [treasured-samadji] : dodge
    [krcg-news-radio] { $ability ->
        [0] : +1 intercept for your minion
       *[1] : +1 intercept for another minion, for 1 pool
    }
    [powerbase-montreal] { $ability ->
        [0] : 1 blood for an uncontrolled vampire
       *[1] : steal it
    }
    [powerbase-munich] { $ability ->
        [0] : 1 blood into your pool
        [1] : 1 pool onto a vampire
       *[2] : burn it
    }
    [the-coven] { $ability ->
        [0] : 2 blood for a vampire
       *[1] : your predator takes control of it
    }
    [mob-connections] { $ability ->
        [0] : press to continue
       *[1] : burn it
    }
    [zoo-hunting-ground] : 1 blood for a vampire
    [library-hunting-ground] : 1 blood for a vampire
    [warzone-hunting-ground] : 1 blood for a vampire
    [park-hunting-ground] : 1 blood for a vampire
    [political-hunting-ground] : 1 blood for a vampire
    [biotech-company-hunting-ground] : 1 blood for a vampire
    [temple-hunting-ground] : 1 blood for a vampire
    [underworld-hunting-ground] : 1 blood for a vampire
    [backways] : +1 stealth
    [opium-den] : +1 stealth
    [fortune-teller-shop] : +1 stealth
    [elysian-fields] : +1 stealth
    [anarch-railroad] : +1 stealth
    [monastery-of-shadows] : +1 stealth
    [market-square] : +1 intercept
    [kumpania] : +1 intercept
    [papillon] : 2 blood for a titled vampire
    [ecoterrorists] : 1 blood for an uncontrolled Gangrel
    [dummy-corporation] : burn it, the bleed is reduced by 2
    [the-parthenon] : one more master phase action
    [ferraille] : 3 votes for 1 pool
    [power-structure] : +1 vote for each of your Lasombra
    [gangrel-revel] : burn it
    [the-khabar-community] : burn it
    [saku-pihlajamaki] : maneuver
    [abaddon] { $ability ->
        [0] : maneuver
       *[1] : press
    }
    [theo-bell] : enter combat with a minion
    [dafina-hanganu] : enter combat with a minion
    [barachiel] : enter combat with a minion
    [saankalaxt] : steal an equipment
    [kalinda] : burn the Edge to unlock
    [aline-gadeke] : burn 1 blood to unlock
    [yewon-ong] : discard a card that requires Oblivion for +1 vote
    [roy] : he locks
    [n44-magnum] { $ability ->
        [0] : strike for 2 damage, ranged
       *[1] : maneuver
    }
    [creeping-sabotage] { $ability ->
        [0] : your prey burns 1 pool
       *[1] : burn it
    }
    [revelations] : burn it
    [alexa-draper] : discard a card that requires Dominate for +1 vote
    [flavio-goncalves] : dodge
    [larissa-moreira] : discard a card that requires Animalism for +1 bleed
    [academic-hunting-ground] : 1 blood for a vampire
    [asylum-hunting-ground] : 1 blood for a vampire
    [slum-hunting-ground] : 1 blood for a vampire
    [society-hunting-ground] : 1 blood for a vampire
    [uptown-hunting-ground] : 1 blood for a vampire
    [arcane-library] : 1 blood onto an uncontrolled Tremere
    [art-museum] : 1 blood onto an uncontrolled Toreador
    [the-barrens] : discard a card
    [chantry] : a Tremere leaves torpor for 1 pool or blood
    [creepshow-casino] : +1 stealth
    [elysium-the-palace-of-versailles] : +1 vote for each of your titled Camarilla vampires
    [the-labyrinth] : +1 stealth
    [ventrue-headquarters] : 3 votes
    [warsaw-station] { $ability ->
        [0] : the Nosferatu unlocks if the action succeeds
       *[1] : burn it, a Nosferatu leaves torpor
    }
    [wasserschloss-anif-austria] { $ability ->
        [0] : 1 blood of a Tremere onto it
        [1] : all its blood onto an uncontrolled Tremere
       *[2] : burn it
    }
    [blood-doll] { $ability ->
        [0] : 1 blood to your pool
       *[1] : 1 pool to the vampire
    }
    [vessel] { $ability ->
        [0] : 1 blood to your pool
       *[1] : 1 pool to the vampire
    }
    [fame] : burn 1 pool
    [guardian-angel] : prevent 1 damage
    [haven-uncovered] { $ability ->
        [0] : fight this vampire
       *[1] : burn it
    }
    [pentex-subversion] : burn it
    [anarch-troublemaker] { $ability ->
        [0] : lock up to two vampires of your prey, then your prey controls it
       *[1] : burn equipment of your prey, then your prey controls it
    }
    [dreams-of-the-sphinx] { $ability ->
        [0] : hand size +2 this turn
        [1] : gain 1 pool
       *[2] : 1 blood onto an uncontrolled vampire
    }
    [smiling-jack-the-anarch] { $ability ->
        [0] : 1 pool onto it
        [1] : pay for its counters
       *[2] : burn it
    }
    [toreador-grand-ball] : burn it
    [wider-view] { $ability ->
        [0] : draw a crypt card and remove one, for 1 transfer
       *[1] : burn it for 2 pool and 4 transfers
    }
    [bowl-of-convergence] : +1 intercept for 1 blood
    [pass-through-shadow] : burn it for +1 stealth
    [sculpt-the-flesh] { $ability ->
        [0] : burn 1 blood or life
       *[1] : burn it
    }
    [monstrous-form] { $ability ->
        [0] : +1 strength
        [1] : maneuver
       *[2] : press
    }
    [hunger-of-marduk] { $ability ->
        [0] : steal 1 blood
       *[1] : steal 2 blood
    }
    [shadow-cast] : burn it for +1 stealth
    [memory-rift] : combat ends
    [eyes-of-the-wild] : +1 intercept for 1 blood
    [dogged-pursuit] : burn it for +1 intercept
    [night-terrors] : combat ends
    [melange] : burn it for +1 bleed
    [kevlar-vest] { $ability ->
        [0] : prevent 2 damage from guns
       *[1] : prevent 1 damage
    }
    [underbridge-stray] { $ability ->
        [0] : press for 1 life
       *[1] : burn it, a minion unlocks
    }
    [carfax-abbey] { $ability ->
        [0] : 1 blood for an Anarch
       *[1] : 1 blood for another Anarch
    }
    [the-anarch-free-press] { $ability ->
        [0] : +1 intercept for an Anarch
       *[1] : 1 blood for an Anarch who has hunted
    }
    [anarch-revolt] { $ability ->
        [0] : burn 1 pool
       *[1] : call a referendum to burn it
    }
    [scourge-of-the-enochians] { $ability ->
        [0] : burn a vampire, then it goes to your predator
       *[1] : it goes to your predator
    }
    [the-uncoiling] { $ability ->
        [0] : burn another event at random
       *[1] : pay to burn it
    }
    [brujah-debate] { $ability ->
        [0] : lock one of your oldest Brujah
       *[1] : burn it
    }
    [ennoias-theater] { $ability ->
        [0] : +1 hand size
       *[1] : +1 transfer
    }
    [the-line] { $ability ->
        [0] : 1 blood less
       *[1] : steal it
    }
    [powerbase-savannah] { $ability ->
        [0] : end the combat
       *[1] : steal it
    }
    [fragment-of-the-book-of-nod] { $ability ->
        [0] : draw 2 cards
       *[1] : steal it
    }
    [alamut] : votes for a vampire
    [codex-of-the-edenic-groundskeepers] : bleed
    [camera-phone] : bleed, +1 bleed
    [saulots-avenging-fist] : enter combat with a vampire
    [gathii] : reveal the top card of your library
    [adrino-manauara] : press to continue
    [phaibun] : discard a card at random and dodge
    [luciano-carvalho] : move an animal retainer
    [elen-kamjian] : bleed with +1 bleed
    [kasim-bayar] : discard a political action card for +2 strength
    [nonu-dis] : 1 blood for a Ministry vampire
    [opikun] : burn 1 blood to prevent 2 damage
    [lenelle-mambo-of-birmingham] : exchange a card with your ash heap
    [keegan] : he unlocks
    [mora-the-death-seer] : a card from your ash heap to the bottom of your library
    [ilonka] : look at the hand of whoever has bled you
    [tommaso-sforza] : burn 1 blood, combat ends
    [gnaeus-aemilius-augustinus] : a minion of your prey takes 1 damage
    [dominica] : search for an archetype
    [sakhar] : search for equipment
    [seraphina] : 2 blood or life for your minion
    [mother-anja-giovanni] : burn 1 blood, the Hecata unlocks
    [marchesa-liliana] : remove seven cards of your ash heap for +1 bleed
    [hel-bla] : an ally from your ash heap
    [gilbert-duane] : burn 1 blood, remove the top card of your crypt
    [darius-shirazi] : steal an equipment
    [roger-de-camden] { $ability ->
        [0] : discard a card that requires Oblivion to maneuver
       *[1] : discard a card that requires Oblivion for a maneuver
    }
    [abraham-dusable] { $ability ->
        [0] : discard a card that requires Blood Sorcery for +1 intercept
       *[1] : discard a card that requires Blood Sorcery for +1 stealth
    }
    [garibaldi-meucci-museum] { $ability ->
        [0] : exchange a card
       *[1] : end the combat
    }
    [the-rack] { $ability ->
        [0] : 2 blood for the chosen vampire
       *[1] : steal it
    }
    [powerbase-los-angeles] { $ability ->
        [0] : one more discard phase action
       *[1] : steal it
    }
    [dabbler] { $ability ->
        [0] : burn 1 blood to unlock
       *[1] : gain 1 blood
    }
    [tension-in-the-ranks] : discard two masters to burn it
    [priority-contract] : enter combat with the target
    [frontal-assault] { $ability ->
        [0] : enter combat with a minion of your prey
       *[1] : burn it
    }
    [the-black-throne] : 2 votes
    [dead-pool] { $ability ->
        [0] : +2 bleed
       *[1] : +2 votes
    }
    [flames-of-insurrection] : call a referendum to burn it
    [flaming-candle] : vampires cannot block
    [living-manse] : burn it to end the combat
    [sniper-rifle] { $ability ->
        [0] : strike for 2 damage, ranged
       *[1] : set long range
    }
    [stolen-police-cruiser] : burn it
    [double-deuce] : he gains 1 life
    [renegade-garou] { $ability ->
        [0] : he gains 1 life
        [1] : additional strike
        [2] : maneuver
       *[3] : enter combat with a minion
    }
    [n47th-street-royals] : burn them, the bleed is reduced by 3
    [vagabond-mystic] : 1 life for an ally
    [city-star-taxi] { $ability ->
        [0] : strike for 1 damage, ranged
        [1] : maneuver
       *[2] : +1 stealth for a Ravnos
    }
    [screamer] { $ability ->
        [0] : burn it, −1 stealth
       *[1] : burn it, the action fails
    }
    [war-ghoul] { $ability ->
        [0] : prevent 1 damage
        [1] : enter combat with a vampire
       *[2] : burn it and a location
    }
    [the-vozhd-of-sofia] { $ability ->
        [0] : strike for 3 damage, ranged
        [1] : enter combat with a minion
        [2] : discard an ally for 2 life
       *[3] : discard a retainer for 2 life
    }
    [the-vozhd-of-szczecin] { $ability ->
        [0] : enter combat with a vampire
        [1] : discard a card that requires Protean to prevent 2 damage
       *[2] : it unlocks for 1 blood of a Tzimisce
    }
    [aranthebes-the-immortal] { $ability ->
        [0] : −1 stealth for the acting minion
       *[1] : shuffle it into the library
    }
    [biothaumaturgic-experiment] : maneuver
    [khabar-glory] : burn it
    [fee-stake-seattle] : referendum to burn it
    [open-war] { $ability ->
        [0] : enter combat with a minion
        [1] : burn a location for 2 pool
       *[2] : move 1 pool to it
    }
    [phantasmagoria] : burn it
    [pit-of-contemplation] { $ability ->
        [0] : 1 counter on it
        [1] : burn it and send a vampire back
       *[2] : burn it as an action
    }
    [the-gate-of-acheron] { $ability ->
        [0] : 1 counter on it by itself
        [1] : pay for its counters
        [2] : 1 counter on it by an action
       *[3] : burn it
    }
    [split-the-veil] : burn 1 of its counters
    [puppet-master] { $ability ->
        [0] : the vampire unlocks and is yours this turn
       *[1] : now: the vampire unlocks and is yours this turn
    }
    [slaughtering-the-herd] : burn 4 blood to be rid of it
    [rutors-hand] : the vampire unlocks
    [show-of-force] { $ability ->
        [0] : +1 strength
       *[1] : +2 strength
    }
    [the-status-perfectus] : move 1 blood between Anarchs
    [aggressive-corpse] : enter combat with a minion
    [bone-shambler] { $ability ->
        [0] : lock it for +1 bleed
       *[1] : +1 bleed for 1 blood of a Hecata
    }
    [rotting-behemoth] { $ability ->
        [0] : enter combat with a minion
       *[1] : press for 1 life
    }
    [spectral-servitor] { $ability ->
        [0] : burn it
       *[1] : burn it or 1 pool
    }
    [the-vozhd-of-gravesend] { $ability ->
        [0] : enter combat with a vampire
        [1] : prevent 1 damage
       *[2] : cancel the strike card for 1 life
    }
    [the-vozhd-of-juiz-de-fora] { $ability ->
        [0] : enter combat with a vampire
       *[1] : steal blood of a Tzimisce
    }
    [saatet-ta] { $ability ->
        [0] : +1 stealth
        [1] : +1 intercept
       *[2] : +1 bleed
    }
    [ossian] : enter combat with a vampire
    [carlton-van-wyk] { $ability ->
        [0] : strike for 1 damage, ranged
        [1] : strike: dodge
       *[2] : burn him and a diablerist
    }
    [archon] { $ability ->
        [0] : enter combat with a vampire
       *[1] : referendum to burn it
    }
    [raising-the-portcullis] : referendum to burn it
    [feral-hound] : +1 intercept
    [homunculus] : unlock for 1 blood
    [crypts-sons] : the blocker locks, the action goes on
    [szlachta-assistant] : burn it to pay 2 less
    [szlachta-bodyguard] { $ability ->
        [0] : prevent 1 damage
       *[1] : burn it, the action fails
    }
    [heroic-might] { $ability ->
        [0] : strike: burn equipment
       *[1] : strike for 2 damage, ranged
    }
    [tier-of-souls] : burn it
    [constant-revolution] { $ability ->
        [0] : 1 counter onto it
        [1] : pay for its counters
       *[2] : burn it for 1 pool
    }
    [judgment-camarilla-segregation] { $ability ->
        [0] : burn 1 pool
       *[1] : burn a vampire and this card
    }
    [meditative-grove] { $ability ->
        [0] : 1 blood for a Salubri
       *[1] : cancel the card
    }
    [the-rumor-mill-tabloid-newspaper] { $ability ->
        [0] : choose a vampire
       *[1] : burn 1 blood for +1 intercept
    }
    [bleeding-the-vine] { $ability ->
        [0] : lock it
        [1] : burn 1 pool
       *[2] : cancel the card
    }
    [the-british-museum-london] : the minion unlocks
    [jake-washington] : burn him, up to 4 blood for a vampire
   *[other] {""}
}

# --- phases ------------------------------------------------------------------------------------

option-gain-from-edge = Gain 1 pool from the Edge
option-pay-contest = Pay 1 pool to go on contesting { $card }
option-yield-contest = Yield { $card }
option-end-contest = Turn { $card } face up: nobody contests it any more
option-pay-title = { $minion } burns 1 blood to go on contesting the title
option-yield-title = { $minion } yields the title
option-regain-title = { $minion } takes the title: nobody contests it any more
option-unlock-infernal = Burn 1 pool to unlock { $minion }
option-burn-option = Discard { $card } by its burn option
option-announce-withdrawal = Announce that you withdraw
option-place-conviction = { $zone ->
    [ash] Put { $card } from the ash heap on { $minion }
   *[hand] Put { $card } on { $minion }
}
option-recover = { $minion } burns 3 convictions to recover
option-mark-red-list = Mark { $minion } from the Red List
option-transfer = Transfer: 1 pool to { copy-of }
option-take-back = Take back 1 blood from { copy-of } (2 transfers)
option-draw-crypt = Draw a crypt card (4 transfers, 1 pool)
option-bring-out = Bring out { copy-of }
option-merge = Merge { copy-of } with { $minion } (4 transfers, 1 pool)
option-discard = Discard { $card }

# --- actions -----------------------------------------------------------------------------------

option-bleed = Bleed { $player } with { $minion }
option-hunt = Hunt with { $minion }
option-equip-from = { $minion } takes equipment from { $source }
option-leave-torpor = { $minion } leaves torpor
option-rescue = { $minion } rescues { $target } from torpor
option-diablerize = { $minion } diablerizes { $target }
option-become-anarch = { $minion } becomes Anarch
option-hunt-down = { $minion } hunts down { $target }
option-burn-imbued = { $minion } burns { $target }
option-play-on = There is time left
option-time-up = Time is up
option-end-phase = Pass: end the minion phase
option-block = Block with { $minion }
option-let-happen = Now: { $card }

# --- combat and votes --------------------------------------------------------------------------

option-hand-strike = Hand strike
option-no-strike = No strike
option-use-maneuver = Maneuver ({ $card })
option-use-press = Press ({ $card })
option-use-prevention = Prevent damage ({ $card })
option-prevent-from = Prevent 1 of { $left } { $aggravated ->
    [yes] aggravated damage
   *[no] damage
}{ $source-id ->
    [none] {""}
   *[other] {" "}from { $source }
} (number { $wound })
option-cast = { $side ->
    [against] Against: { vote-source }
   *[for] For: { vote-source }
}
option-cast-all = { $side ->
    [against] Against: all your votes that cost nothing
   *[for] For: all your votes that cost nothing
}
option-cast-card = { $side ->
    [against] Against: burn { $card } for 1 vote
   *[for] For: burn { $card } for 1 vote
}

# --- questions: the phases ---------------------------------------------------------------------

ask-clock = Is the agreed time of { $minutes } minutes over?
ask-unlock-phase = { $part ->
    [active] { $player }, it is your unlock phase. What do you use?
   *[other] { $player }, it is the unlock phase of { $active }. Do you use anything?
}
ask-master-phase = { $part ->
    [active] { $player }, it is your master phase. Which card do you play or use?
   *[other] { $player }, it is the master phase of { $active }. Do you use anything?
}
ask-minion-phase = { $player }, which action do you take?
ask-between-actions = { $part ->
    [active] { $player }, do you use anything before your next action?
   *[other] { $player }, { $active } is between two actions. Do you use anything?
}
ask-phase-end = { $part ->
    [active] { $player }, your minion phase ends. Do you use anything more?
   *[other] { $player }, the minion phase of { $active } ends. Do you use anything?
}
ask-influence-phase = { $part ->
    [active] { $player }, it is your influence phase. What do you do? Transfers left: { $left }.
   *[other] { $player }, it is the influence phase of { $active }. Do you use anything?
}
ask-discard-phase = { $part ->
    [active] { $player }, it is your discard phase. Do you discard a card?
   *[other] { $player }, it is the discard phase of { $active }. Do you use anything?
}
ask-discard-down = { $player }, you hold too many cards. Which one do you discard?

# --- questions: actions ------------------------------------------------------------------------

acting = { $action ->
    [bleed] { $minion } bleeds{ with-card }
    [hunt] { $minion } hunts
    [equip] { $minion } equips{ with-card }
    [equip-from] { $minion } takes equipment
    [employ] { $minion } employs a retainer{ by-card }
    [recruit] { $minion } recruits an ally{ by-card }
    [political] { $minion } takes a political action{ by-card }
    [leave-torpor] { $minion } leaves torpor
    [rescue] { $minion } rescues a vampire from torpor
    [diablerize] { $minion } commits diablerie
    [become-anarch] { $minion } becomes Anarch
    [hunt-down] { $minion } hunts down a Red List minion
    [burn-imbued] { $minion } burns an Imbued
    [power] { $minion } gains a power{ by-card }
   *[effect] { $minion } acts{ with-card }
}
ask-as-played = { $player }, { $caller } plays { $card }. Do you respond as it is played?
ask-as-announced = { $player }, { acting }. Do you use anything as it is announced?
ask-action = { $part ->
    [acting] { $player }, { acting }. Do you use anything before somebody blocks?
    [bystander] { $player }, { acting }. Do you use anything?
   *[other] { $player }, { acting }. Do you block or use anything? To pass is to decline to block.
}
ask-block-attempt = { $player }, { acting }, and { $blocker } attempts to block. Do you use anything?
ask-blocks-declined = { $player }, { acting }, and nobody blocks. Do you use anything?
ask-before-block-resolution = { $player }, { acting } and is blocked by { $blocker }. Do you use anything before they fight?
ask-slave-fights = { $player }, { $minion } is blocked. Does one of its slaves fight instead?
ask-would-succeed = { $player }, { acting } and is about to succeed. Do you use anything?
ask-after-resolution = { $player }, the action is over ({ acting }). Do you use anything?
ask-after-diablerie = { $player }, the diablerie is done. Do you use anything before the blood hunt?
ask-choose-target = { $target-id ->
    [hand-count] { $player }, how many cards do you lay on { $card }?
    [own-superior] { $player }, choose a Discipline for { $card }.
    [vampire] { $player }, choose a vampire for { $card }.
    [minion] { $player }, choose a minion for { $card }.
    [equipment] { $player }, choose equipment for { $card }.
    [location] { $player }, choose a location for { $card }.
    [methuselah] { $player }, choose a Methuselah for { $card }.
    [another-prey] { $player }, { $card }: who is bled instead?
    [predators-predator] { $player }, { $card }: who is bled instead?
    [uncontrolled] { $player }, choose one of your uncontrolled vampires for { $card }.
    [unseen] { $player }, choose a face-down card of somebody else for { $card }.
    [perhaps] { $player }, { $card }: which card in play is burned for it, if any?
    [ash-heap] { $player }, choose a card in an ash heap for { $card }.
    [number] { $player }, choose a number for { $card }.
    [payer] { $player }, who pays for { $card }?
    [voter] { $player }, { $card }: which voter has to abstain?
    [hand] { $player }, choose a card of your hand for { $card }.
    [from-hand] { $player }, { $card }: which card of your hand comes into play?
    [melee] { $player }, { $card }: with which weapon?
    [hurt] { $player }, { $card }: to whom is the damage prevented?
    [disciplined] { $player }, { $card }: which card is burned?
    [gravely-struck] { $player }, { $card }: which vampire takes fright?
    [without-pool] { $player }, { $card }: whom do you save?
    [retainer] { $player }, choose a retainer for { $card }.
    [anarch-in-ashes] { $player }, { $card }: which card of your ash heap do you take?
    [younger-or-uncontrolled] { $player }, choose a younger vampire, controlled or not, for { $card }.
   *[other] { $player }, choose a target for { $card }.
}
ask-choose-x = { $player }, how much is X for { $card }?
ask-discard-for = { $player }, which card do you discard for { $card }?
ask-reduce-cost = { $player }, which card makes { $card } cheaper, if any?
ask-take-equipment = { $player }, which equipment is taken from { $minion }?
ask-attach-stolen = { $player }, you have stolen { $card }. Who gets it?
ask-split-rescue = { $player }, how much blood of the rescue does { $minion } pay? { $target } pays the rest.
ask-trigger-first = { $player }, several cards have an effect now. Which one is first?
ask-go-on = { $player }, do you burn 1 blood so that the action of { $minion } goes on ({ $card })?
ask-cancel-for-pool = { $player }, do you burn 1 pool to cancel { $card }?
ask-pay-to-block = { $player }, do you burn 1 blood to go on with the block attempt ({ $card })?
ask-give-up-block = { $player }, does { $minion } give up the attempt to block?
ask-unlock-for-blood = { $player }, do you burn 1 blood to unlock { $minion } ({ $card })?
ask-share-blood = { $player }, { $card }: who gets the next point?
ask-use-trigger = { $player }, do you use { $card }?

# --- questions: combat -------------------------------------------------------------------------

fighting = { $minion } against { $opponent }, round { $round }
ask-before-range = { $player }, { fighting }. Do you use anything before range is determined?
ask-range = { $player }, { fighting }, { range-name }. Do you maneuver?
ask-before-strikes = { $player }, { fighting }, { range-name }. Do you use anything before strikes are chosen?
ask-strike = { $player }, with what does { $minion } strike at { $opponent }?
ask-aim = { $player }, at whom is the strike of { $minion } aimed?
ask-as-strike-chosen = { $player }, { fighting }, { range-name }: a strike is chosen. Do you use anything with it?
ask-strike-chosen = { $player }, { fighting }, { range-name }: the strikes are chosen. Do you use anything?
ask-additional-strikes = { $player }, { fighting }, { range-name }. Do you gain additional strikes?
ask-press = { $player }, { fighting }. Do you press?
ask-end-of-round = { $player }, { fighting }: the round ends. Do you use anything?
ask-prevent = { $player }, { $minion } is about to take { damage-count }. Do you prevent any?
ask-prevent-which = { $player }, from which damage to { $minion } do you prevent 1?
ask-torpor-entry = { $player }, { $minion } is about to go to torpor. Do you use anything?
ask-first-conviction = { $player }, { $minion } comes into play. Which conviction does it get?
ask-burn-convictions = { $player }, which convictions does { $minion } burn?
ask-avenge = { $player }, does { $minion } burn a conviction to strike back at { $target }?

# --- questions: politics -----------------------------------------------------------------------

polling = { $kind ->
    [blood-hunt] a blood hunt on { $minion }
   *[other] the referendum of { $caller }{ by-card }
}
ask-before-votes = { $player }, { polling } begins. Do you use anything before votes are cast?
ask-polling = { $player }, { polling }: how do you vote?
ask-choose-clan = { $player }, { $card }: for which clan?
ask-choose-rich = { $player }, { $card }: who loses pool?
ask-share-points = { $card }: { $amount } still to be shared out. How many for { $player }?
ask-choose-justicar = { $player }, { $card }: who is to be justicar?
ask-feed-with = { $player }, { $card }: how much blood does { $minion } gain?
ask-blood-onto = { $player }, { $card }: which uncontrolled vampire gets 1 blood, if any?
ask-choose-racked = { $player }, { $card }: which vampire do you choose?
ask-unlock-anarch = { $player }, { $card }: which Anarch unlocks, if any?
ask-exchange-card = { $player }, { $card }: which card of your hand do you give for it?
ask-ashes-to-hand = { $player }, { $card }: which of the chosen cards goes to your hand?
ask-take-from-ashes = { $player }, { $card }: which card of your ash heap do you choose? Up to { $left } more.
ask-refuse-peace = { $player }, { $card } would remove { $minion } from the game. Do you burn 2 pool to cancel it?
ask-move-card-to = { $player }, to whom does { $card } move?
ask-burn-for-votes = { $player }, { $card }: how much pool do you burn for votes?
ask-burn-counters = { $player }, how many counters of { $card } do you burn?
ask-feed-up-to = { $player }, { $card }: who gains 1 blood? Up to { $number }.
ask-to-bottom = { $player }, { $card }: which card goes to the bottom of your library? Still to come: { $left }.
ask-draw-instead = { $player }, you draw a card: one of these instead of the top card of your library?
ask-lay-on = { $player }, { $card }: which card do you lay on it? Still to come: { $left }.
ask-choose-circle = { $player }, { $card }: to which circle does it belong?
ask-take-back = { $player }: take { $card } back from the ash heap instead of drawing a card?
ask-give-pool = { $player }, { $card }: how much pool do you give { $target }?
ask-would-be-ousted = { $player }, somebody without pool is about to be ousted: do you use anything?
ask-move-goods = { $player }, { $card }: which equipment and retainers change hands?
ask-move-blood = { $player }: how much blood goes from { $minion } to { $target }?
ask-lay-from-hand = { $player }, { $card }: which card of your hand do you lay on it?
ask-pay-from = { $player }, { $card }: how many counters of { $source } pay for it?
ask-burn-tokens-of = { $player }, { $card }: burn 2 of your corruption counters from which minion to unlock { $minion }?
ask-burn-tokens-to-steal = { $player }, { $card }: burn all your corruption counters on { $minion } to steal it?
ask-burn-whose = { $player }, { $card }: whose corruption counter is burned?
ask-bring-as = { $player }: at which level does { $card } come into play?
ask-pay-with-blood = { $player }, { $card }: how much of the cost is paid with blood?
ask-suffer-which = { $player }: which point of damage does { $minion } suffer?
ask-discard-to-cancel = { $player }: discard two combat cards to cancel { $card }?
ask-unlock-bearer = { $player }, { $card }: unlock { $minion }?
ask-draw-up-to = { $player }, { $card }: how many cards do you draw?
ask-tap-blood = { $player }, how much blood of { $card } becomes pool?
ask-captivate = { $player }, { $card }: how much of it do you take as pool?
ask-diablerize-blocked = { $player }, { $minion } has blocked { $target } on the way out of torpor. Does it diablerize it?
ask-diablerie-equipment = { $player }, which equipment of the victim does { $minion } take?
ask-diablerie-discipline = { $player }, { $minion } has drunk from an older vampire. Which Discipline card does it get?
ask-award-trophy = { $player }, { $minion } has brought down somebody from the Red List. Which trophy does it get?
ask-give-trophy = { $player }, do you give your trophy { $card } to { $minion }?

# --- questions: cards of their own -------------------------------------------------------------

ask-lock-up-to-two = { $player }, { $card }: which vampires of your prey lock? Two at most.
ask-pay-jack = { $player }, { $card }: who pays? Still to pay: { $left }.
ask-remove-uncontrolled = { $player }, { $card }: which uncontrolled vampire leaves the game?
ask-choose-discard = { $player }, { $card }: which card of this hand is discarded?
ask-equip-level = { $player }, at which level of its Discipline does { $minion } equip with { $card }?
ask-search-library = { $player }, { $card }: which equipment do you take from your library?
ask-choose-favoured = { $player }, { $card }: which Methuselah?
ask-choose-methuselahs = { $player }, { $card }: which Methuselahs?
ask-choose-banished = { $player }, { $card }: which vampire is to be banished?
ask-choose-expelled = { $player }, { $card }: which minions?
ask-choose-location = { $player }, { $card }: which location?
ask-choose-to-lock = { $player }, { $card }: which of your minions locks?
ask-choose-salubri = { $player }, { $card }: which Salubri gains 2 blood?
ask-dig-up = { $player }, { $card }: burn 2 blood for { $target } to be ready?
ask-cards-for-pool = { $player }, { $card }: how many cards do you discard at random? Together with pool: { $amount }.
ask-choose-sacrifice = { $player }, { $card }: which ally or retainer is burned?
ask-lock-theirs = { $player }, { $card }: which minion locks?
ask-corrupt-theirs = { $player }, { $card }: which minion gets a corruption counter?
ask-stand-beside = { $player }, { $card }: which Anarch goes on fighting the acting minion?
ask-childe-discipline = { $player }, { $minion } is new. Which Discipline card does it get?
ask-graves-for-pool = { $player }, { $card }: how many cards of your ash heap leave the game at random? Together with pool: { $amount }.
ask-choose-risen = { $player }, { $card }: which ally rises from your ash heap?
ask-employ-animal = { $player }, { $card }: which animal is employed?
ask-spare-hand = { $player }, { $card }: does { $minion } burn 3 blood to be spared the damage?
ask-sew-together = { $player }, { $card }: which ally or vampire of your ash heap leaves the game? With none it is burned.
ask-hold-servitor = { $player }, do you burn 1 pool to keep { $card }?
ask-drink-of = { $player }, { $card }: how much blood does it steal from { $minion }?
ask-choose-archon = { $player }, { $card }: which vampire of the Camarilla?
ask-choose-outlaw = { $player }, { $card }: which ready vampire?
ask-choose-council = { $player }, { $card }: which of your Anarchs lock for it? Two points for each.
ask-choose-wrecked = { $player }, { $card }: which locations and equipment burn? One point for each.
ask-fetch-from-library = { $player }, { $card }: which card do you take from your library?
ask-discard-at-random = { $player }, { $card }: discard a card of { $target } at random?
ask-remove-from-ash = { $player }, { $card }: which card leaves the game? Still to come: { $left }.
ask-choose-victim = { $player }, { $card }: which of your minions takes the damage?
ask-choose-anarch = { $player }, { $card }: who becomes Anarch?
ask-pool-or-crypt = { $player }, { $card }: do you gain 1 pool? If not, you draw a crypt card.
ask-search-crypt = { $player }, { $card }: which vampire do you take from your crypt?

# --- what happens: turns and phases ------------------------------------------------------------

event-begins = { $player } goes first.
event-turn = Turn { $number }: { $player }.
event-phase = { $phase ->
    [unlock] { $player }: unlock phase.
    [master] { $player }: master phase.
    [minion] { $player }: minion phase.
    [influence] { $player }: influence phase.
   *[discard] { $player }: discard phase.
}
event-plays = { $minion-id ->
    [none] { $player } plays { $card }{ how-played }.
   *[other] { $player } plays { $card } with { $minion }{ how-played }.
}
event-cancelled = { $card } is cancelled.
event-not-replaced = { $player } draws no replacement.
event-uses = { $player } uses { $card }.
event-triggers = { $card } has its effect.
event-discards = { $player } discards { $card }.
event-draws = { $player } draws { cards-count }.
event-draws-privy = { $player } draws { $cards }.
event-draws-crypt = { $player } draws a crypt card.
event-draws-crypt-privy = { $player } draws { $card } from the crypt.
event-shuffles = { $player } shuffles the library.
event-shuffles-library = { $player } shuffles the library.
event-shuffles-crypt = { $player } shuffles the crypt.
event-finds = { $player } takes { $card } from the library.
event-expelled = { $minion } can neither react nor block nor vote this turn.
event-stunned = { $minion } is stunned.
event-burns-from-library = { $player } burns { $card } from the top of the library.
event-exchanges-cards = { $player } takes { $card } from the ash heap and puts { $given } there.
event-reveals-top = { $player } reveals the top card of the library: { $card }.
event-ash-to-bottom = { $player } puts { $card } from the ash heap on the bottom of the library.
event-removes-from-ash = { $card } leaves { $player }'s ash heap and the game.
event-removes-from-crypt = { $player } reveals { $card } from the top of the crypt; it leaves the game.
event-flips-coin = { $tails ->
    [yes] { $card }: the coin shows tails.
   *[no] { $card }: the coin shows heads.
}
event-fetches-crypt = { $player } takes a card from the crypt.
event-fetches-crypt-privy = { $player } takes { $card } from the crypt.
event-shows-hand = { $player } shows { $target } the hand.
event-shows-hand-privy = { $player } shows { $target } the hand: { $cards }.

# --- what happens: pool, blood, cards in play --------------------------------------------------

event-gains-pool = { $player } gains { pool-count } ({ $before } → { $after }{ pool-cause }).
event-burns-pool = { $player } burns { pool-count } ({ $before } → { $after }{ pool-cause }).
event-loses-pool = { $player } loses { $amount } pool to { $target } ({ $before } → { $after }{ pool-cause }).
pool-cause = { $cause-id ->
    [none] {""}
    [edge] : the Edge
    [ousting] : an ousting
    [transfer] : taken back
    [crypt] : a crypt card
    [scarce] : a scarce clan
   *[other] : { $cause }
}
event-gains-blood = { $amount ->
    [0] { $minion } can hold no more: { $drained } drain away.
   *[other] { $drained ->
        [0] { $minion } gains { counters-count }.
       *[other] { $minion } gains { counters-count }; { $drained } more drain away.
    }
}
event-burns-blood = { $minion } burns { counters-count }.
event-gains-tokens = { token-count } on { $minion }.
event-burns-tokens = { token-count } less on { $minion }.
event-moves-counters = { $taker-id ->
    [bank] { $giver } pays { counters-count }{ pool-moved }.
    [uncontrolled] { $giver } gives { counters-count } to an uncontrolled vampire{ pool-moved }.
   *[other] { $giver } gives { counters-count } to { $taker }{ pool-moved }.
}
pool-moved = { $pool ->
    [yes] {" "}(pool { $before } → { $after })
    [both] {" "}(pool { $before } → { $after }; { $taker }: { $had } → { $has })
   *[no] {""}
}
pool-paid = { $paid ->
    [0] {""}
   *[other] ; pool { $before } → { $after }
}
event-uncontrolled-gains = An uncontrolled vampire of { $player } gains { blood-count } (now { $blood }{ pool-paid }).
event-uncontrolled-gains-privy = { $card } gains { blood-count } (now { $blood }{ pool-paid }).
event-uncontrolled-loses = An uncontrolled vampire of { $player } loses { blood-count } (now { $blood }).
event-uncontrolled-loses-privy = { $card } loses { blood-count } (now { $blood }).
event-removes-uncontrolled = { $player } removes the uncontrolled { $card } from the game, with { $amount } blood on it.
event-exchanges = { $player } exchanges { $card } for { $other } of the ash heap.
event-ashes-to-hand = { $player } takes { $card } from the ash heap and shuffles others into the library: { $amount }.
event-moves-card = { $card } moves to { $minion }.
event-shows-crypt = The top card of { $player }'s crypt is { $card }.
event-to-bottom-privy = { $player } puts { $card } on the bottom of the library.
event-to-bottom = { $player } puts a card on the bottom of the library.
event-draws-kept = { $player } draws a card that lay on { $source }.
event-takes-back = { $player } takes { $card } back from the ash heap.
event-draws-kept-privy = { $player } draws { $card }, which lay on { $source }.
event-draws-kept-openly = { $player } draws { $card }, which lay on { $source }.
event-lays-on = { $player } lays a card on { $source }, face down.
event-lays-on-privy = { $player } lays { $card } on { $source }, face down.
event-lays-on-openly = { $player } lays { $card } on { $source }.
event-takes-edge = { $player } takes the Edge.
event-burns-edge = { $player } burns the Edge.
event-rises = { $player } brings out { $minion } with { $amount } blood.
event-merges = { $player } merges { $minion } with { $card }.
event-joins = { $minion } joins { $player }.
event-brings = { $player } brings { $card } from hand, for { $minion }.
event-sired = { $minion } joins { $player }, sired by { $sire }.
event-comes-into-play = { $host-id ->
    [none] { $card } comes into play for { $player }.
   *[other] { $card } is put on { $host }.
}
event-gives-control = { $target } now controls { $card }.
event-borrows = { $player } controls { $card } for a while.
event-returns = { $card } is back under the control of { $player }.
event-burned = { $card } is burned.
event-removed = { $card } leaves the game.
event-destroyed = { $minion } is destroyed.
event-locks = { $minion } locks.
event-unlocks = { $minion } unlocks.
event-wakes = { $minion } wakes.
event-goes-to-torpor = { $minion } goes to torpor.
event-leaves-torpor = { $minion } leaves torpor.
event-sent-back = { $minion } goes back to the uncontrolled region of { $player }.
event-incapacitated = { $minion } is incapacitated.
event-recovers = { $minion } recovers.
event-too-many-convictions = { $minion } has enough convictions: { $card } cannot stay.
event-avenges = { $minion } strikes back at { $target }.
event-takes-equipment = { $minion } takes { $card }.
event-marks = { $player } marks { $minion } from the Red List.
event-awarded = { $minion } is awarded { $card }.
event-steals-card = { $player } steals { $card }.
event-second-copy = { $card } is a second copy of a unique card and cannot stay.
event-contested = { $card } is contested.
event-pays-contest = { $player } goes on contesting { $card }.
event-yields = { $player } yields { $card }.
event-contest-ends = Nobody contests { $card } any more.
event-title-contested = The title of { $minion } is contested.
event-pays-title = { $minion } goes on contesting the title.
event-title-regained = Nobody contests the title of { $minion } any more.
event-title-does-not-fit = { $minion } cannot have this title: { $title }.
event-gains-title = { $minion } has a title: { $title }.
event-loses-title = { $minion } loses the title.
event-changes-sect = { $minion } changes sect: { $sect }.
event-changes-clan = { $minion } changes clan: { $clan }.
event-changes = { $what-id ->
    [stealth] { $target }: { changed-by } stealth{ by-card }.
    [intercept] { $target }: { changed-by } intercept{ by-card }.
    [bleed] { $target }: { changed-by } bleed{ by-card }.
    [strength] { $target }: { changed-by } strength{ by-card }.
    [hand-size] { $target }: hand size { changed-by }{ by-card }.
    [no-unlock] { $target } will not unlock as normal{ by-card }.
    [failed-blockers-lock] Minions that fail to block { $target } lock{ by-card }.
    [ends-if-blocked] The action of { $target } ends if it is blocked{ by-card }.
    [unblockable-by-vampires] Vampires cannot block { $target }{ by-card }.
    [intercept-of-lesser] Allies and younger vampires have { changed-by } intercept against { $target }{ by-card }.
    [cannot-play] { $card } keeps other cards from being played in this action.
   *[other] { $card } works on { $target-id ->
        [none] everybody
       *[other] { $target }
    }.
}
changed-by = { $less ->
    [yes] −{ $amount }
   *[no] +{ $amount }
}

# --- what happens: actions ---------------------------------------------------------------------

event-acts = { $action ->
    [bleed] { $minion } bleeds { $targets }{ with-card }.
   *[other] { $targets ->
        [nobody] { acting }{ aimed-at }.
       *[other] { acting }, directed at { $targets }{ aimed-at }.
    }
}
aimed-at = { $cards ->
    [nothing] {""}
   *[other] {" "}({ $cards })
}
event-attempts-to-block = { $minion } attempts to block { $target }.
event-block-fails = { $minion } fails to block.
event-blocked = { $blocker } blocks { $minion }.
event-slave-fights = { $minion } fights in place of { $target }.
event-deflected = { $minion } turns the bleed on { $player }.
event-succeeds = { $action ->
    [bleed] The bleed of { $minion } succeeds.
    [hunt] The hunt of { $minion } succeeds.
   *[other] The action of { $minion } succeeds.
}
event-fizzles = The action of { $minion } has no effect.
event-action-ends = The action of { $minion } ends here.
event-bleeds = The bleed of { $minion } hits { $player } for { $amount }.

# --- what happens: combat ----------------------------------------------------------------------

event-combat = { $minion } and { $opponent } fight.
event-round = Round { $round }.
event-range = { $range ->
    [long] The fight is at long range.
   *[close] The fight is at close range.
}
event-maneuvers = { $minion } maneuvers to { range-name }.
event-sets-range = { $next ->
    [yes] The next round is fought at { range-name }{ by-card }.
   *[no] The range is set: { range-name }{ by-card }.
}
event-strikes = { $strike ->
    [hand] { $minion } strikes by hand{ by-card }{ aimed }.
    [damage] { $minion } strikes{ with-card }{ aimed }.
    [dodge] { $minion } dodges{ by-card }.
    [combat-ends] { $minion } strikes to end combat{ by-card }.
    [steal] { $minion } strikes to steal blood{ by-card }{ aimed }.
    [effect] { $minion } strikes{ with-card }.
    [destroy-equipment] { $minion } strikes to destroy equipment{ by-card }.
    [steal-equipment] { $minion } strikes to steal equipment{ by-card }.
   *[none] { $minion } does not strike.
}
aimed = { $target-id ->
    [none] {""}
   *[other] {" "}at { $target }
}
event-additional-strikes = { $amount ->
    [one] { $minion } gains an additional strike.
   *[other] { $minion } gains { $amount } additional strikes.
}
event-given = { $minion } has { right-name } ({ $card }).
event-given-ability = { $minion } may use { $card } from now on.
event-counter-for-unlock = { $minion } does not unlock: a counter of { $card } is burned.
event-promised-if-blocked = { $minion } will have { right-name } if its action is blocked ({ $card }).
event-back-in-hand = { $card } returns to the hand of { $player }.
event-back-in-library = { $card } is shuffled into the library of { $player }.
event-no-blood-hunt = No blood hunt can be called on { $minion }.
event-promised = { $minion } will have { right-name } if it blocks ({ $card }).
event-hand-strikes-only = Hand strikes only ({ $card }).
event-will-be-damaged = { $minion } takes { damage-count } each round ({ $card }).
event-damaged = { $aggravated ->
    [0] { $minion } takes { damage-count }.
   *[other] { $amount ->
        [0] { $minion } takes { aggravated-count }.
       *[other] { $minion } takes { damage-count } and { aggravated-count }.
    }
}
event-prevents = { $aggravated ->
    [yes] { $amount } aggravated damage to { $minion } is prevented.
   *[no] { $amount } damage to { $minion } is prevented.
}
event-steals-blood = { $minion } steals { blood-count } from { $target }.
event-steals-equipment = { $minion } steals { $card }.
event-presses-to-continue = { $minion } presses to continue.
event-presses-to-end = { $minion } presses to end combat.
event-combat-ends = { $minion } ends combat.
event-ends-combat = Combat ends ({ $card }).
event-another-round = There is another round ({ $card }).
event-another-combat = The two will fight again ({ $card }).
event-combat-over = The fight between { $minion } and { $opponent } is over.

# --- what happens: politics and the end --------------------------------------------------------

event-referendum = { $kind ->
    [blood-hunt] A blood hunt is called on { $minion }.
   *[other] { $terms ->
        [nothing] { $player } calls a referendum{ by-card }.
       *[other] { $player } calls a referendum{ by-card }: { terms-of }.
    }
}
event-no-referendum = { $minion } has nothing to put to the vote.
event-gains-votes = { $side-id ->
    [against] { $source } has { votes-count } more, against ({ $card }).
    [for] { $source } has { votes-count } more, for ({ $card }).
   *[none] { $what ->
        [ballots] { $source } has { $amount } more for the block of the prisci ({ $card }).
       *[votes] { $source } has { votes-count } more ({ $card }).
    }
}
event-casts = { $ballots ->
    [0] { $player } casts { votes-count } { side-name }: { vote-source }.
   *[other] { $player } casts { votes-count } and { $ballots } for the prisci, { side-name }: { vote-source }.
}
event-burns-for-vote = { $player } burns { $card } for a vote.
event-abstains = { $minion } has to abstain.
event-referendum-passes = The referendum passes, { $votes_for } to { $votes_against }.
event-referendum-fails = The referendum fails, { $votes_for } to { $votes_against }.
event-referendum-cancelled = The referendum is cancelled.
event-diablerizes = { $minion } diablerizes { $target }.
event-learns = { $zone ->
    [library] { $minion } learns from { $card }, out of the library.
    [ash] { $minion } learns from { $card }, out of the ash heap.
   *[hand] { $minion } learns from { $card }.
}
event-ousted = { $player } is ousted.
event-scores = { $amount ->
    [one] { $player } gains a victory point.
   *[other] { $player } gains { $amount } victory points.
}
event-announces-withdrawal = { $player } announces to withdraw.
event-withdraws = { $player } withdraws.
event-time-out = Time is up: half a victory point for { $player }.

# --- why not -----------------------------------------------------------------------------------

why-VTES-ACT-02 = This minion is locked: only an unlocked minion can act.
why-VTES-ACT-04 = A mandatory action comes first: an empty vampire must hunt.
why-VTES-ACT-05 = This minion has a mandatory action and can take no other: an empty vampire must hunt.
why-VTES-ACT-06 = This minion is stuck: it cannot take the action it would have to take.
why-VTES-ACT-08 = This minion has done that this turn already.
why-VTES-ACT-14 = An ally cannot act in the turn in which it was recruited.
why-VTES-ACT-BLEED-03 = There is nobody to bleed.
why-VTES-ACT-BLEED-04 = That works only during a bleed.
why-VTES-ACT-BLEED-06 = An action modifier has increased this bleed already: a second one cannot.
why-VTES-ACT-HUNT-04 = Allies do not hunt.
why-VTES-ACT-LEAVE-02 = It has not enough blood to leave torpor.
why-VTES-ACT-RESCUE-03 = The two have not enough blood for the rescue.
why-VTES-ADDSTR-01 = Additional strikes are gained after the first pair of strikes.
why-VTES-ADDSTR-05 = It has gained additional strikes this round already.
why-VTES-ADV-02 = That takes 4 transfers and 1 pool.
why-VTES-BLOCK-01 = You may not block this action: it is not directed at you, and you are neither prey nor predator of whoever acts.
why-VTES-BLOCK-10 = This minion cannot block this action.
why-VTES-CANCEL-07 = This card is not being played in the normal way, so it cannot be cancelled.
why-VTES-COMBAT-05 = Only combatants use that, and only in combat.
why-VTES-COMBAT-08 = Combat does not end now, or cannot go on any more.
why-VTES-COMBAT-RANGE-03 = You made the last maneuver: now it is for the other to answer.
why-VTES-COMBAT-RANGE-04 = There is no maneuver to use here.
why-VTES-COMBAT-RANGE-05 = Its first strike is settled already by another maneuver.
why-VTES-COMBAT-RANGE-06 = The maneuver that was played has to be used this round.
why-VTES-COMBAT-RANGE-08 = The range is set: nobody maneuvers this round.
why-VTES-CONTEST-03 = First pay for your contested cards, or yield them.
why-VTES-CONTEST-05 = You control one already, and it is unique.
why-VTES-DISC-01 = This minion has not the Discipline for it.
why-VTES-DISC-02 = This minion has the Discipline for it only at the inferior level.
why-VTES-DMG-02 = Only whoever takes the damage can prevent it.
why-VTES-DMG-11 = There is no damage that this could prevent.
why-VTES-DMG-12 = This strike does no damage, so none can be added.
why-VTES-EDGE-05 = You do not have the Edge.
why-VTES-EVENT-01 = Only one event in a discard phase, for a discard phase action.
why-VTES-EVENT-02 = This event has been played in this game already.
why-VTES-IMB-06 = There are not enough convictions.
why-VTES-IMB-08 = Only the Imbued play powers.
why-VTES-IMB-09 = This Imbued has that power already.
why-VTES-IMB-10 = The power is locked.
why-VTES-IMB-12 = That does not work while this Imbued is being incapacitated.
why-VTES-IMB-14 = That takes 3 convictions.
why-VTES-INFL-01 = There are not enough transfers left.
why-VTES-INFL-03 = There is no transfer left, or no pool.
why-VTES-INFL-04 = That takes 2 transfers and blood to take back.
why-VTES-INFL-05 = That takes 4 transfers, 1 pool and a card in the crypt.
why-VTES-INFL-07 = It has not enough blood yet: as much as its capacity.
why-VTES-MASTER-02 = You have no master phase action left.
why-VTES-MCARD-01 = Master cards are for your own master phase.
why-VTES-MCARD-03 = An out-of-turn master cannot be played in your own turn.
why-VTES-MCARD-04 = You have played an out-of-turn master since your last master phase.
why-VTES-MIN-04 = This minion has played that action modifier in this action already.
why-VTES-MIN-09 = Only vampires call referendums.
why-VTES-MIN-12 = This minion has played that reaction in this action already.
why-VTES-MIN-14 = A reflex only answers a card that is played on this minion.
why-VTES-PLAY-04 = Now only the card being played can be answered.
why-VTES-PRESS-02 = You made the last press, or there is nothing to press against.
why-VTES-PRESS-04 = This press is not for that.
why-VTES-R-05 = That action was ended: the same one cannot be taken again this turn.
why-VTES-R-15 = There is a strike it can use, so it has to strike.
why-VTES-REF-01 = There is no referendum now.
why-VTES-REF-06 = These votes have been cast: they stand.
why-VTES-REF-07 = These votes can only go the other way.
why-VTES-REQ-01 = { $need ->
    [clan] It takes a minion of another clan.
    [sect] It takes a minion of another sect.
    [age] It takes an older vampire.
    [title] It takes a vampire with a certain title.
    [political] Only during a political action.
    [locked] Only a locked minion can do this.
    [bleed-at-you] Only while you are being bled.
    [vampire] Only a vampire can do this.
    [close-range] Only at close range.
    [not-played] Not in an action in which this has been played already.
    [referendum-passed] Only after a referendum that has passed.
    [predator-acts] Only while a minion of your predator acts.
    [directed-at-you] Only against an action that is directed at you.
    [ready] Only a ready minion can do this.
    [opposing-vampire] Only against a vampire.
    [succeeded] Only after an action that has succeeded.
    [was-blocked] Only after an action that was blocked.
    [would-bleed] Only when its bleed is about to succeed, and nothing else takes its place.
    [somebody-richer] Nobody has more pool than you.
    [has-blocked] Only for the minion that has blocked.
    [can-attempt] This minion could not attempt to block now, even unlocked.
    [not-directed] Only during an action that is directed at nobody.
    [acting-yours] Only while a minion of yours acts.
    [acting-clan] Only for an acting minion of its clan.
    [counters] There is nothing left on it.
    [blood] The minion has nothing left to burn.
    [acting] Only for the minion that acts.
    [acting-vampire] Only for an acting vampire.
    [host-in-torpor] Only while the minion with it is in torpor.
    [edge] You do not have the Edge.
    [other-than-yours] It is your own.
    [not-other-than-yours] It is somebody else's.
    [tokens] Only for a minion with such a counter.
    [blocker-tokens] There is no such counter of yours on the minion that attempts to block.
    [fights-this-with] Only for a minion with such a counter that fights this one.
    [blocks-this-with] Only for a minion with such a counter while this one acts.
    [has-hurt-more] The minion has not inflicted more damage than the opposing one in this round.
    [opposing-there] The opposing minion has been burned.
    [struck-with-it] Only after a strike with it.
    [slain-with-it] Only for a vampire that it burns.
    [nothing-kept] Only when no card lies on it any more.
    [ready-host-of] Only while a ready minion of its clan has it.
    [vampire-of-at-most] Only for a young vampire.
    [directed-at-own] Only against an action that is directed at a minion of yours of its clan.
    [terms-name-own] Only in a referendum whose terms name a minion of yours of its clan.
    [has-rescued] Only after such a rescue.
    [own-host] Only for the minion that it is on, while you control both.
    [not-fights-with-it] Not in a combat of the minion with it.
    [blocker-vampire-without] Only against a vampire that attempts to block without the Discipline.
    [anarchs-work] Only after an action that requires an Anarch or has made one.
    [between-actions] Not during an action.
    [directed-at-host] Only against an action that is directed at the minion with it.
    [ally-against-acting-vampire] Only for an ally that fights an acting vampire.
    [first-blocked-duel] Only in the first such combat of the turn.
    [idle-turn] A minion of yours has attempted an action this turn.
    [not-succeeded] Only after an action that has not succeeded.
    [vampire-of-at-least] Only for an older vampire.
    [debtors-turn] Only in the unlock phase of the Methuselah whom it has saved.
    [influence-phase] Only in your influence phase.
    [crypt] Your crypt is empty.
    [disc] The minion lacks the Discipline for it.
    [level] The minion has the Discipline for it only at the inferior level.
    [not-blocking] Not for the minion that attempts to block.
    [wounded] Only for a minion on its way to torpor.
    [falling] Only for the minion that would go to torpor now.
    [opposing-falling] Only if the opposing minion would go to torpor now.
    [target-pool-at-most] The Methuselah who is bled has too much pool.
    [played] Only in an action in which the card that it names has been played.
    [spied-upon] Only against the Methuselah whom the card remembers.
    [merged] Only for a merged vampire.
    [referendum] Not without such a referendum.
    [votes] Only for a minion that has voted so.
    [yours] Only for a minion of yours.
    [monster] Only for a monster.
    [titled] Only for somebody with a title that counts.
    [directed] Only during an action that is directed at somebody.
    [blocking] Only for the minion that attempts to block.
    [is-this] Only for the card itself.
    [is-host] Only for the minion that it is on.
    [host-ready] Only while the minion with it is ready.
    [against-host] Only for minions of others, while the minion with it is ready.
    [acting-titled] Only while a titled vampire acts.
    [bleed-action] Only during a bleed.
    [titled-or-political] Only against a titled vampire or a political action.
    [bleed-at-controller] Only while its controller is being bled.
    [its-referendum] Only in a referendum that this vampire has called.
    [no-counters] Only when no counter is left on it.
    [trait] Only for a minion with the trait that it names.
    [same-circle] Only for a minion of the same circle.
    [opposing-ready] Only against a ready minion.
    [not-opposing-ready] Only when the opposing minion is no longer ready.
    [opposing-laden] The opposing minion has neither equipment nor a retainer.
    [combatant] Only for a minion in the combat.
    [same-targets] Only against those whom the card remembers.
    [not-locked] Only an unlocked minion can do this.
    [summons] Only as a wraith or a zombie is recruited or employed.
    [can-soar] This minion could not attempt to block now in any case.
    [bleeds-hosts-controller] Only for the vampire that has played it, while it bleeds the controller of the minion that it is on.
    [outsider] Only for a vampire of another sect.
    [first-round] Only in the first round of a combat.
    [not-first-round] Not in the first round of a combat.
    [not-close-range] Only at long range.
    [closing] Only to maneuver to close range.
    [opposing-equipped] The opposing minion has no equipment.
    [acting-younger] Only against a younger vampire.
    [attempted] Only while a minion attempts to block.
    [several-left] Not when only two Methuselahs are left.
    [has-played] Only for a minion that has played the card that it names.
    [not-has-played] Not in the same action as the card that it names.
    [not-bleed-action] Not during a bleed.
    [own-turn] Only in your own turn.
    [source-ready] Only while it is ready.
    [pool-at-most] You have too much pool.
    [location-held] You control no location.
    [acting-sect] Only for an acting minion of its sect.
    [acting-younger-of] Only against a younger vampire of its clan.
    [acting-older-of] Only against an older vampire of its clan.
    [fighting] Only in a combat of its own.
    [source-unlocked] It is locked already.
    [opposing-older] Only against an older vampire.
    [opposing-titled] Only against a titled vampire.
    [opposing-clan] Only against a vampire of the clan that it names.
    [opposes-this] Only in combat with it.
    [this-acts] Only during its own action.
    [not-this-acts] Not during its own action.
    [not-location-held] You control a location.
    [acting-capacity] Only for an older acting vampire.
    [blocker-clan] Only for a blocking minion of its clan.
    [blocker-capacity] Only for an older blocking vampire.
    [blocker-yours] Only for a blocking minion of yours.
    [not-blocker-yours] Only for a blocking minion of somebody else.
    [lacks-intercept] Only for a blocking minion with too little intercept.
    [titled-of] Only for a titled vampire of its clan.
    [bleeds-of] Only for a bleeding vampire of its clan.
    [candidate-of] There is nobody who could get the title.
    [opposes-host] Only in combat with the minion that it is on.
    [unspent] It has burned pool already this turn.
    [has-bled] Only after a bleed for 1 or more.
    [acting-blood] The acting vampire has too little blood.
    [bleed-at-least] The bleed is too small for it.
    [blocker-sect] Only for a blocking minion of its sect.
    [first-action] Only during the first action of a minion phase.
    [not-first-action] Not during the first action of a minion phase.
    [has-hunted] Only after a hunt that gave blood.
    [reacted] Only if somebody has reacted.
    [holds-sect] You control no ready minion of that sect.
    [not-holds-sect] You control a ready minion of that sect.
    [holds-title] You control no ready vampire with that title.
    [ally-against-vampire] Only for an ally while a vampire acts.
    [undefended] Only against somebody without a ready unlocked minion.
    [vampire-with-it] Only for the vampire with this card.
    [holds-torpid] You have no vampire in torpor.
    [other-events] There is no other event in play.
    [pool-for-events] You have too little pool for the events in play.
    [grounds-elsewhere] Nobody else has a hunting ground.
    [work-of-the-dead] Only after an action that requires Hecata or Oblivion.
    [action-at-clan] Only against a target of that clan.
    [acting-vampire-fights] Only in the combat of an acting vampire of yours.
    [plays-animal] Only for an animal, ally or retainer.
    [plays-servant-of] Only for an ally or retainer of the clan.
    [plays-requiring] Only for a card that requires this.
    [plays-strike-at-this] Only for a strike card against this minion.
    [own-minion-fights] Only in a combat of your minion.
    [own-vampire-fights] Only in a combat of your vampire.
    [own-undead-fights] Only in a combat of your wraith or zombie ally.
    [opposing-lesser] Only against an ally or a younger vampire.
    [fights-this] Only for the minion in combat with it.
    [owes-bleed] Only while a minion of yours is locked, and once a turn.
    [action-requires] Only after an action that requires this.
    [library] Your library is empty.
    [ash-heap] There are too few cards in your ash heap.
    [directed-at-this] Only for an action directed at it.
    [undead-acts] Only while a wraith or zombie ally acts.
    [master-played] Only after you have played a master in this phase.
    [somebody-to-convert] You have no other vampire without a title.
    [contracted] Only for the Banu Haqim of the contract, while its target is ready.
    [under-contract] Only for a minion under a contract of yours.
    [idle-so-far] Not after an action this turn that nobody had to take.
    [first-recruit] Only for the first ally that the minion has recruited this turn.
    [capacity] It takes an older vampire.
    [came-of-block] Only in a combat that came of a block.
    [source-unmarked] Not in the turn in which it was put in play.
    [prey-turn] Only in the turn of its controller's prey.
    [host-acts] Only while the minion with it acts.
    [holds-card] You control no such card.
    [not-holds-card] You can have only one of these.
    [own-of] Only for its controller's minion of the clan.
    [host-outside] Only for a minion of another sect.
    [own-of-age] Only for its controller's Hecata of capacity 4 or more.
    [veils-left] You have burned counters from two of these cards in this phase.
    [quails] Only for a vampire of capacity 4 or less that bleeds its controller.
    [herder-gone] Only when the vampire that the card remembers is no longer ready.
    [remembers] Only for the Discipline that the card remembers.
    [calls-as] Only for a vampire of the clan that has called the referendum.
    [title-stands] The title is contested.
    [titled-outside] Only for somebody with a title of another sect.
    [anarch-has-blocked] Only after the combat of a blocking Anarch, with another Anarch of yours unlocked.
    [storms-the-gate] Your prey has no vampire in torpor.
    [sect-there] There is no vampire of that sect.
    [blocks-host] Only for a minion that attempts to block the one with it.
    [anarch-at-hand] You have no other ready unlocked Anarch.
    [fellow-acts] Only while another one of its kind acts for you.
    [foresaw-it] Only for a vampire that has used Auspex against it.
    [not-superior-card] Only for one that came into play at the inferior level.
    [of-controller] Only for minions of whoever controls it.
    [of-prey] Only for minions of the prey.
    [falls-to-lasombra] Only for a vampire that fights a Lasombra of yours.
    [falls-to-anarch] Only for a minion that fights an Anarch.
    [dabbled] It has not used three Disciplines in this action.
    [busy-with-its-anarch] Only against others, while its Anarch acts, blocks or fights.
    [holds-cards] You have no card in hand.
    [anarchs-fight] Only in a combat of an Anarch of yours with another Anarch.
    [anarch-discarded] Only for a card that requires or makes an Anarch.
    [its-turn] Only in the turn of whoever controls it.
    [fights-with-it] Only in a combat of the minion with it.
    [lies-in-wait] Only after the bearer has blocked, while no range is set.
    [takes-it-over] Only for whoever takes it over.
    [out-for-company] Only while hunting, recruiting or employing.
    [blocked-by-prince] Only if a prince or an archbishop has blocked.
    [chases-it] Only against the Anarch with it.
    [recruits] Only for an ally that is recruited.
    [priscus] Only for a priscus.
    [titled-no-priscus] Only for somebody with a title other than priscus.
    [younger-ready] There is no ready vampire younger than this one.
    [any-location] There is no location in play.
    [titled-vampire] Only for a titled vampire.
    [prey-ash-heap] There are too few cards in your prey's ash heap.
    [bleeds-prey] Only for a bleed of your prey.
    [superior-card] Only if it came into play at the superior level.
    [controls-outsider] Only with a vampire that is not of the Camarilla.
    [combat] Only in combat.
    [not-combat] Not in combat.
    [in-minion-phase] Only in a minion phase.
    [not-own-turn] Not in your own turn.
    [not-source-unlocked] It is unlocked already.
    [neighbour-acts] Only while a minion of your predator or prey acts.
    [directed-at-own-minion] Only for an action directed at your minion.
    [directed-at-own-ally] Only for an action directed at your ally.
    [not-attempted] Not while a block is attempted.
    [not-blood] It has 3 life or more.
    [played-on-clan] Only for a card that is played on a minion of that clan of yours.
    [plays-curiosity] Only for equipment that is neither electronic nor a vehicle nor a weapon.
    [has-curiosity] Only after the minion has equipped with such a card from hand, once a turn.
    [heard-rumor] Only for the vampire chosen in this action, while it attempts to block and has blood.
   *[other] Not everything that the card asks for is there.
}
why-VTES-REQ-02 = You need a ready minion that meets what this master asks for.
why-VTES-REQ-03 = There is not enough blood.
why-VTES-REQ-04 = You have not enough pool.
why-VTES-REQ-05 = You have no card to discard for it.
why-VTES-REQ-10 = Only a vampire can pay blood for it.
why-VTES-RES-08 = First let happen what was set up for the end of the action.
why-VTES-STEALTH-04 = More stealth is not needed now: only while somebody is about to block.
why-VTES-STEALTH-05 = More intercept is not needed now: only for whoever attempts to block and has too little.
why-VTES-STRIKE-01 = It is not the moment for that strike.
why-VTES-STRIKE-02 = Strikes are chosen one after the other: now it is not this one's turn.
why-VTES-STRIKE-04 = Its first strike is settled by its maneuver.
why-VTES-STRIKE-06 = That strike does not reach so far.
why-VTES-TERM-10 = It is locked: only an unlocked minion can block.
why-VTES-TGT-01 = There is nothing it could be used on.
why-VTES-TGT-03 = That cannot be chosen as a target.
why-VTES-TITLE-03 = Its title does not fit its clan or sect and gives no votes.
why-VTES-TITLECON-02 = Its title is contested and gives no votes.
why-VTES-TITLECON-03 = First burn blood for the contested title, or yield it.
why-VTES-TITLECON-04 = A vampire in torpor has to yield the title.
why-VTES-TRAIT-02 = It is Blood Cursed: no diablerie.
why-VTES-TRAIT-06 = It has hunted down a Red List minion this turn already.
why-VTES-TRAIT-09 = You cannot pay for another scarce vampire of this clan.
why-VTES-TRAIT-10 = A slave takes directed actions only with a ready member of its masters' clan.
why-VTES-TRAIT-12 = It is sterile: it brings no new vampires into play.
why-VTES-UNLOCK-03 = Something has to be done first.
why-VTES-UNLOCK-05 = You control a minion that could use it.
why-VTES-VOTE-01 = There are no votes to cast from that.
why-VTES-VOTE-03 = You have your vote from a political action card already.
why-VTES-VOTE-06 = Only ready vampires vote.
why-VTES-VOTE-10 = It has been made to abstain.
why-VTES-WORD-01 = That has been used in this phase already.
why-VTES-WORD-02 = It is locked, and using it would mean locking it.
why-VTES-WORD-06 = A card in play forbids that.
why-VTES-WORD-07 = That has been used already: there is a limit on it.

# --- the board ---------------------------------------------------------------------------------

board-setup = Setting up.
board-turn = Turn { $turn }: { $player }, { phase-name }.
board-transfers = Transfers left: { $transfers }.
board-actions-left = { $phase ->
    [master] Master phase actions left: { $actions }.
   *[discard] Discard phase actions left: { $actions }.
}
board-edge = { $player } has the Edge.
board-edge-free = Nobody has the Edge.
board-gone = { $player }: out of the game, victory points { $points }.
board-methuselah = { $player }: pool { $pool }, victory points { $points }, hand { $hand } of { $size }, library { $library }, crypt { $crypt }, ash heap { $ash }.
board-methuselah-you = { $player } (you): pool { $pool }, victory points { $points }, hand { $hand } of { $size }, library { $library }, crypt { $crypt }, ash heap { $ash }.
board-neighbours = Your prey: { $target }. Your predator: { $partner }.
board-withdrawing = Has announced to withdraw.
board-in-play = In play: { $cards }.
board-uncontrolled = Uncontrolled: { $cards }.
board-own-hidden = { copy-of } ({ $blood } of { $capacity })
board-face-down = Uncontrolled, face down: { $count }, with blood { $blood }.
board-ash = Ash heap: { $cards }.
board-open-hand = Open hand: { $cards }.
board-hand = Your hand: { $cards }.
board-blood = blood { $blood } of { $capacity }
board-life = life { $blood }
board-torpor = in torpor
board-incapacitated = incapacitated
board-locked = locked
board-card-locked = locked
board-contested = contested
board-title = { $title }
board-title-contested = { $title }, contested
board-bleed = bleed { $amount }
board-strength = strength { $amount }
board-votes = { votes-count }
board-tokens = { token-count }
board-marked = Red List, marked this turn by { $players }
board-attached = with { $cards }
board-counters = { $blood ->
    [one] 1 counter
   *[other] { $blood } counters
}
board-playing = { $minion-id ->
    [none] Being played by { $player }: { $card }.
   *[other] Being played by { $player }: { $card }, with { $minion }.
}
board-action = { $player }: { acting }.
board-action-chosen = About: { $cards }.
board-action-targets = Directed at { $players }.
board-action-bleed = Bleed { $amount }.
board-action-stealth = Stealth { $stealth }; nobody is blocking.
board-action-outcome = { $outcome ->
    [success] It has succeeded.
    [blocked] { $minion } has blocked it.
    [ended] It was ended.
   *[other] It has failed.
}
board-action-block = { $blocked ->
    [yes] Stealth { $stealth } against intercept { $intercept } of { $minion }: as it stands, it is blocked.
   *[no] Stealth { $stealth } against intercept { $intercept } of { $minion }: as it stands, it is not blocked.
}
board-action-played = Played on it: { $cards }.
board-played = { $number }. { $card } ({ $player })
board-played-cancelled = { $number }. { $card } ({ $player }, cancelled)
board-action-may-block = Could block: { $minions }.
board-blocker = { $minion } (intercept { $intercept })
board-impulse = Passed: { $players }. Now { $player } decides.
board-action-awake = Awake: { $minions }.
board-action-refused = Will not block: { $players }.
board-combat = Combat: { fighting }, { range-name }.
board-fighter = { $minion }: { $counters }, strength { $strength }.
board-strike = { $strike ->
    [hand] { $minion } strikes by hand for { $amount }{ by-card }.
    [damage] { $minion } strikes for { $amount }{ by-card }.
    [dodge] { $minion } dodges{ by-card }.
    [combat-ends] { $minion } ends combat{ by-card }.
    [steal] { $minion } steals { $amount } blood{ by-card }.
    [destroy-equipment] { $minion } destroys equipment{ by-card }.
    [steal-equipment] { $minion } steals equipment{ by-card }.
   *[none] { $minion } does not strike.
}
board-wound = { $aggravated ->
    [yes] To { $minion }: { $amount } aggravated damage.
   *[no] To { $minion }: { $amount } damage.
}
board-forecast = { $fate ->
    [torpor] If nothing more is played: { $minion } { $before } → { $after }, and goes to torpor.
    [burned] If nothing more is played: { $minion } { $before } → { $after }, and is burned.
   *[stays] If nothing more is played: { $minion } { $before } → { $after }.
}
board-pressed = { $minion } has pressed to continue.
board-referendum = { $kind ->
    [blood-hunt] Blood hunt on { $minion }.
   *[other] Referendum of { $player }{ by-card }.
}
board-terms = Terms: { terms-of }.
board-tally = Votes for: { $votes_for }. Against: { $votes_against }.
board-vote-change = If it passes: pool of { $player } { $before } → { $after }.
board-votes-open = Not cast yet: { $votes }.
board-votes-left = { $player } { $amount }

# --- what is printed ---------------------------------------------------------------------------

about-vampire = { $name }: { $clan } vampire, group { $group }, capacity { $capacity }, sect { $sect }.
about-title = Title: { $title }.
about-title-of = Title: { $title } ({ $scope }).
about-disciplines = Disciplines: { $levels }.
about-inferior = { $discipline } (inferior)
about-superior = { $discipline } (superior)
about-bleed = +{ $amount } bleed.
about-strength = +{ $amount } strength.
about-stealth = +{ $amount } stealth.
about-intercept = +{ $amount } intercept.
about-card = { $name }: { $kinds }.
about-unique = unique
about-location = location
about-trifle = trifle
about-out-of-turn = out of turn
about-burn-option = burn option
about-cost = Cost: { $cost }.
about-cost-pool = { $amount } pool
about-cost-blood = { $amount } blood
about-cost-conviction = { $amount } conviction
about-requires-clan = Requires the clan { $clan }.
about-requires-title = Requires the title: { $needed }.
about-or = or
about-requires-discipline = Requires { $needed }.

# the account at the end

ledger-ousting = oustings
ledger-withdrawal = withdrawal
ledger-last = last at the table
ledger-time-out = time ran out
tie-no-winner = { $players } have { whole-and-half } victory points each: the game has no winner.
whole-and-half = { $half ->
    [yes] { $score }.5
   *[no] { $score }
}
