"""Combat cards that are no strikes: what is played before range is determined, and what lasts."""

from __future__ import annotations

from nokturn.games.vtes.cards.combat_cards import combat
from nokturn.games.vtes.combat.effects import ALL, Grant, Maneuver, NewRound, Press, Prevent
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.playing.given import GiveAbility
from nokturn.games.vtes.state.card_language import ACTION_CARD, COMBAT_CARD, MODIFIER, Ability, Deed, Mode, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire, starting_life
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Change, Do, PutInPlay
from nokturn.kernel import procedure

# stronger, and harder to hurt

ROUND, COMBAT = Change(what="strength", lasts="round"), Change(what="strength", lasts="combat")
write(
    "bears-skin",
    Mode(COMBAT_CARD, "before-range", ("ani", "pro"), does=(ROUND, Grant(what="prevent")), once=("combat",)),
    Mode(
        COMBAT_CARD,
        "before-range",
        ("ANI", "PRO"),
        does=(COMBAT, Grant(what="prevent", rounds="each")),
        once=("combat",),
    ),
)
write(
    "obedient-flesh",
    Mode(
        MODIFIER,
        "need-stealth",
        ("dom", "pro"),
        does=(Change(what="stealth"), Change(what="intercept", amount=-1, who="everyone", when="not-vampire")),
    ),
    Mode(
        COMBAT_CARD,
        "before-range",
        ("DOM", "PRO"),
        does=(ROUND, Grant(what="maneuver"), Grant(what="prevent")),
        once=("round",),
    ),
)
write(
    "monstrous-form",
    Mode(COMBAT_CARD, "before-range", ("dom", "pro"), does=(COMBAT,), once=("round",)),
    Mode(ACTION_CARD, "take-action", ("DOM", "PRO"), deed=Deed(stealth=1), does=(PutInPlay(host="self"),)),
    Ability("in-combat", needs=("combatant",), lock=True, does=(ROUND,)),
    Ability("range", needs=("combatant",), lock=True, does=(Maneuver(),)),
    Ability("press", needs=("combatant",), lock=True, does=(Press(),)),
)


@condition("combatant")
def is_combatant(game: Vtes, about: About) -> bool:
    """The minion is in the combat."""
    return game.combat is not None and about.minion is not None and about.minion.ref in game.combat.fighters


# rounds

write(
    "telepathic-tracking",
    combat("press", "aus", Press(only="continue"), Grant(what="maneuver", rounds="next")),
    combat("combat-would-end", "AUS", NewRound()),
)

# given strikes


write(
    "hunger-of-marduk",
    combat("before-range", "tha", GiveAbility(number=0, lasts="round")),
    combat("before-range", "THA", GiveAbility(number=1, lasts="round")),
    Ability("strike", does=(StrikeWith(kind="steal", amount=1, ranged=True),)),
    Ability("strike", does=(StrikeWith(kind="steal", amount=2, ranged=True),)),
)

# for others

write(
    "touch-of-valeren",
    Mode(ACTION_CARD, "take-action", ("for",), choose=("minion",), deed=Deed(stealth=1), does=(Do("vtes.lays_hands"),)),
    combat("prevent", "for", Prevent(number=ALL, of="strike")),
    Mode(
        COMBAT_CARD,
        "prevent",
        ("FOR",),
        by="anyone",
        needs=("vampire",),
        does=(Prevent(number=ALL, of="strike", who="fighter"),),
    ),
)


@procedure(rule="VTES-CTR-06")
def lays_hands(game: Vtes, play: Play) -> None:
    """3 blood; or life, as far as an ally has lost some."""
    card = game.cards.get(play.chosen[0])
    if card is not None:
        room = 3 if is_vampire(card) else max(starting_life(card.printed, card.level) - card.counters, 0)
        add_counters(game, card.ref, min(room, 3))
