"""What the words of the closed vocabularies mean, a sentence each: also the tables of the guide."""

from __future__ import annotations

from nokturn.games.vtes.state import moments
from nokturn.games.vtes.state.vocabulary import (
    VOCABULARIES,
    CardType,
    DamageKind,
    DeedKind,
    Directed,
    Happening,
    Lasts,
    LaterMoment,
    Number,
    PlayedBy,
    Range,
    Replaced,
    RoundStep,
    Scope,
    Side,
    StrikeKind,
    Timing,
    UsedBy,
    Who,
    Whose,
    Window,
    vocabulary,
)

vocabulary(
    "card type",
    CardType,
    {
        "master": "Played by the Methuselah, for a master phase action.",
        "action_card": "Played by a minion that takes the action it describes.",
        "political_action_card": "Played by a vampire that calls a referendum.",
        "equipment": "Played by a minion that equips with it.",
        "retainer": "Played by a minion that employs it.",
        "ally": "Played by a minion that recruits it.",
        "action_modifier": "Played by the acting minion.",
        "reaction": "Played by an unlocked or waking minion of somebody who does not act.",
        "combat_card": "Played by a combatant.",
        "event": "Played by the Methuselah, for a discard phase action.",
        "conviction": "Put on one of the Imbued in the unlock phase.",
        "power": "Played by one of the Imbued that gains it by an action.",
        "reflex": "Played by a ready minion as a card is played on it or against it.",
    },
)
vocabulary(
    "action",
    DeedKind,
    {
        "effect": "Whatever the card says, and no basic action.",
        "bleed": "A bleed: the target burns pool.",
        "hunt": "Blood from the bank for the acting vampire.",
        "equip": "Equipment from hand.",
        "equip-from": "Equipment of another minion of one's own.",
        "employ": "A retainer from hand.",
        "recruit": "An ally from hand.",
        "political": "A referendum.",
        "leave-torpor": "A vampire leaves torpor by itself.",
        "rescue": "Another vampire leaves torpor.",
        "diablerize": "A vampire in torpor is diablerized.",
        "become-anarch": "The acting vampire joins the Anarchs.",
        "hunt-down": "Combat with a marked Red List minion.",
        "burn-imbued": "An incapacitated Imbued is burned.",
        "power": "One of the Imbued gains a power from hand.",
    },
)
vocabulary(
    "direction of an action",
    Directed,
    {
        "": "At nobody.",
        "prey": "At the prey of whoever acts.",
        "chosen": "At whoever controls what was chosen, or at the chosen Methuselah.",
        "source": "At whoever controls the card that offers the action.",
        "host": "At whoever controls the card that one is on.",
    },
)
vocabulary(
    "player of a card",
    PlayedBy,
    {
        "": "The minion whose card it usually is.",
        "other": "Another ready minion of the acting Methuselah.",
        "anyone": "A ready minion outside the combat.",
    },
)
vocabulary(
    "user of an ability",
    UsedBy,
    {
        "controller": "Whoever controls the card.",
        "host": "Whoever controls the card that it is on.",
        "active": "Whoever's turn it is.",
    },
)
vocabulary(
    "delay of a replacement",
    Replaced,
    {
        "": "At once.",
        "unlock": "In the next unlock phase of whoever played it.",
        "discard": "In the next discard phase of whoever played it.",
        "action": "After the action.",
    },
)
vocabulary("window", Window, moments.WINDOWS)
vocabulary("timing", Timing, moments.TIMINGS)
vocabulary("trigger", Happening, moments.HAPPENINGS)
vocabulary("later moment", LaterMoment, moments.LATER_MOMENTS)
vocabulary("scope", Scope, moments.SCOPES)
vocabulary("duration", Lasts, moments.DURATIONS)
vocabulary(
    "who",
    Who,
    {
        "self": "The minion that plays or uses it; of a card on a minion, that minion.",
        "this": "The card itself.",
        "host": "The card that it is on.",
        "acting": "The acting minion.",
        "blocker": "The minion that blocks or attempts to.",
        "opposing": "The other combatant.",
        "you": "The Methuselah who plays or uses it.",
        "prey": "That Methuselah's prey.",
        "predator": "That Methuselah's predator.",
        "controller": "Whoever controls the card that it is on.",
        "chosen": "What was chosen.",
        "chosen2": "What was chosen as the second.",
        "everyone": "Every card to which the condition of the effect applies.",
    },
)
vocabulary(
    "whose",
    Whose,
    {
        "host": "Of the card that it is on.",
        "self": "Of the card itself.",
        "controller": "Of whoever controls it, or of all cards that one controls.",
        "prey": "Of that Methuselah's prey, or of all cards that one controls.",
        "chosen": "Of the card that it remembers.",
        "chosen2": "Of the second card that it remembers.",
        "all": "Of all.",
    },
)
vocabulary(
    "number",
    Number,
    {
        "bleed": "The minion's bleed.",
        "strength": "The minion's strength.",
        "strength=": "The minion's strength is set to this; bonuses add to it.",
        "stealth": "The minion's stealth.",
        "intercept": "The minion's intercept.",
        "intercept-of-lesser": "The intercept of allies, and of vampires younger than this one.",
        "capacity": "The vampire's capacity.",
        "discipline:DISCIPLINE": "The level of a Discipline.",
        "trait:TRAIT": "The minion has the trait.",
        "hunt": "How much blood a hunt gives.",
        "votes": "The votes of a minion, or of the card itself.",
        "ballots": "The ballots of a vampire in the block of the prisci.",
        "price-of-votes-against": "The blood it costs a vampire to vote against this one's referendum.",
        "pool-of-votes-against": "The pool that everybody burns who has voted against this one's referendum.",
        "auto-pass": "The minion's referendum passes without polling.",
        "hand-size": "The hand size of a Methuselah.",
        "open-hand": "A Methuselah's hand lies open to whoever controls the card.",
        "transfers": "The transfers of a Methuselah's influence phase.",
        "master-actions": "The actions of a Methuselah's master phase.",
        "discard-actions": "The actions of a Methuselah's discard phase.",
        "cost-pool:CARD": "The pool that a card costs a Methuselah.",
        "leave-torpor-cost": "The blood it costs the vampire to leave torpor.",
        "no-replacement": "Cards that leave the hand are not replaced; a counter of the card is burned instead.",
        "no-unlock": "The card does not unlock in the unlock phase.",
        "untargetable": "Directed actions of others cannot target the card.",
        "unblockable": "The minion's actions cannot be blocked.",
        "unblockable-by-vampires": "Vampires cannot block the minion's actions.",
        "unblockable-by-allies": "Allies cannot block the minion's actions.",
        "entitled": "The Methuselah may block, whoever the action is directed at.",
        "failed-blockers-lock": "Whoever fails to block the minion locks before the action is resolved.",
        "ends-if-blocked": "The minion's action ends as soon as it is blocked; the blocker locks.",
        "bleed-replaced": "Something else happens instead of the minion's bleed.",
        "must:ACTION": "The minion has to take such an action.",
        "cannot:ACTION": "The minion cannot take such an action.",
        "cannot-act": "The minion cannot act.",
        "cannot-block": "The minion cannot block.",
        "cannot-play:CARD": "The minion cannot play the card.",
        "cannot-maneuver": "The minion cannot maneuver.",
        "cannot-press": "The minion cannot press.",
        "cannot-strike": "The minion cannot strike.",
        "cannot-strike:STRIKE": "The minion cannot strike so, or with a `weapon`.",
        "as-vampire:PLAYED": "The ally plays a card, a type of cards or cards of a Discipline as a vampire.",
        "maneuver": "The minion may maneuver.",
        "must-maneuver": "The minion has a maneuver and must use it.",
        "press": "The minion may press.",
        "press:PRESS": "The minion may press, to `continue` or to `end` only.",
        "prevent": "The minion may prevent so much damage.",
        "prevent:DAMAGE": "The minion may prevent so much damage of a kind.",
        "prevents-all": "All preventable damage to the minion is prevented.",
        "prevents-all:DAMAGE": "All preventable damage of a kind is prevented.",
        "immune": "No damage is inflicted on the minion.",
        "immune:DAMAGE": "No damage of a kind is inflicted on the minion.",
        "hand-strikes-only": "The minion can strike with its hands only.",
        "strike-damage": "The damage of the minion's strikes.",
        "strike-damage:STRIKE": "The damage of the minion's strikes of a kind.",
        "aggravated:STRIKE": "The damage of the minion's strikes of a kind is aggravated.",
        "damage-each-round": "So much damage to the minion as normal strikes are resolved.",
        "damage-each-round:aggravated": "So much aggravated damage to the minion as normal strikes are resolved.",
        "if-blocks:PROMISED": "What the minion is given for the combat if it blocks (`IfBlocks`).",
        "borrowed": "The card is under somebody's control for a while (`Borrow`).",
    },
)
vocabulary(
    "strike",
    StrikeKind,
    {
        "hand": "A hand strike: the striker's strength in damage.",
        "damage": "Damage, as much as it says.",
        "dodge": "A dodge.",
        "combat-ends": "Combat ends.",
        "steal": "Blood or life moves to the striker.",
        "destroy-equipment": "Equipment of the opposing minion is burned.",
        "steal-equipment": "Equipment of the opposing minion is the striker's.",
    },
)
vocabulary(
    "damage",
    DamageKind,
    {
        "": "Any damage.",
        "gun": "From a gun.",
        "not-gun": "From anything but a gun.",
        "strike": "From a strike.",
        "hand": "From a hand strike.",
        "weapon": "From a weapon.",
        "environmental": "From no minion.",
        "aggravated": "Aggravated.",
        "normal": "Not aggravated.",
    },
)
vocabulary("step of a round", RoundStep, moments.ROUND_STEPS)
vocabulary("range", Range, {"close": "Close range.", "long": "Long range."})
vocabulary("side of a vote", Side, {"for": "For the referendum.", "against": "Against the referendum."})

CLOSED = tuple(VOCABULARIES)
"""The vocabularies to which no card adds a word."""
