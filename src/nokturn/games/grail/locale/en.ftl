# What a player of Grail reads, in English.  The rulebook's words: see terms.toml.

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
ask-spend-charges = { $player }, do you spend Charges now?
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
option-spend-charges = Spend Charges on { $card }
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

event-draws-encounter = { $heroes } come upon { $encounter }.
event-no-encounter = The { $colour-id ->
    [green] green
    [grey] grey
    [purple] purple
   *[other] blue
} Encounter deck is empty: nothing comes.
event-encounter = { $encounter }: { $heroes } face it.
event-encounter-over = { $outcome-id ->
    [won] { $encounter } is overcome.
    [retreated] { $encounter }: nobody is left in the fight.
    [escaped] { $encounter } has escaped.
    [bypassed] { $encounter } is bypassed.
    [failed] { $encounter }: the talks have failed.
   *[other] { $encounter } is over.
}
event-wins = { $heroes } have won: { $encounter }.
event-fails = { $encounter }: everybody suffers the Failure.
event-bypassed = { $encounter } is left in peace.
event-escapes = The enemy escapes.
event-guardian-stays = { $encounter } stays in { $location } as a Guardian.
event-activated = { $hero } is active.
event-mulligan = { $hero } discards the whole hand and draws { $count }.
event-draws = { $hero } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-draws-privy = You draw for { $hero }: { $cards }.
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
event-attack = { $encounter } attacks { $hero }.
event-opportunity-attack = { $encounter } strikes { $hero }, who is exposed.
event-response = { $encounter } answers { $hero }.
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
