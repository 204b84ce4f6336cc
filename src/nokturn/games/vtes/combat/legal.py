"""What a combatant may do right now: maneuver, press, strike, prevent; and if not, the rule in the way."""

from __future__ import annotations

from nokturn.games.vtes.combat.sides import fight_of, forbidden, side_of
from nokturn.games.vtes.printed.content import CARDS, LIBRARY
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.state import LIMBO, Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Play, Strike, Wound

CLOSE, LONG = "close", "long"
DEFENSIVE = ("dodge", "combat-ends")
HARMFUL = ("hand", "damage")
AIMED = ("damage", "steal")
"""What can be aimed at a retainer."""


def cannot_maneuver(game: Vtes, minion: str) -> str:
    """Nobody maneuvers twice in succession (VTES-COMBAT-RANGE-03), or where the range is set (VTES-COMBAT-RANGE-08)."""
    if side_of(game, minion) < 0:
        return "VTES-COMBAT-RANGE-04"
    combat = fight_of(game)
    if combat.set_range:
        return "VTES-COMBAT-RANGE-08"
    if combat.maneuvered == minion:
        return "VTES-COMBAT-RANGE-03"
    return forbidden(game, minion, "cannot-maneuver", "", LONG if combat.range == CLOSE else CLOSE)


def is_bound(game: Vtes, minion: str) -> str:
    """Only one strike card or weapon is used to maneuver in a round (VTES-COMBAT-RANGE-05), and none by whoever cannot
    strike."""
    if fight_of(game).committed[side_of(game, minion)] is not None:
        return "VTES-COMBAT-RANGE-05"
    return forbidden(game, minion, "cannot-strike")


def cannot_press(game: Vtes, minion: str, only: str) -> str:
    """Nobody presses twice in succession (VTES-PRESS-02); some presses serve one purpose (VTES-PRESS-04)."""
    if side_of(game, minion) < 0:
        return "VTES-PRESS-02"
    combat = fight_of(game)
    if combat.last_press == minion:
        return "VTES-PRESS-02"
    purpose = "end" if combat.pressed else "continue"
    if only and only != purpose:
        return "VTES-PRESS-04"
    return forbidden(game, minion, "cannot-press", "", purpose)


def is_weapon(game: Vtes, source: str) -> bool:
    """Whether a card, in play or printed, is a weapon."""
    printed = game.cards[source].printed if source in game.cards else source
    return printed in CARDS and "weapon" in CARDS[printed].keywords


def cannot_strike(game: Vtes, minion: str, strike: Strike) -> str:
    """Most strikes work at close range only (VTES-STRIKE-06); some are forbidden (VTES-WORD-06)."""
    if fight_of(game).range == LONG and not strike.ranged and strike.kind not in DEFENSIVE:
        return "VTES-STRIKE-06"
    if strike.kind != "hand" and amount(game, "hand-strikes-only", game.cards[minion]) > 0:
        return "VTES-WORD-06"
    weapon = ("weapon",) if is_weapon(game, strike.source) else ()
    return forbidden(game, minion, "cannot-strike", "", strike.kind, *weapon)


def still_held(game: Vtes, minion: str, strike: Strike) -> bool:
    """Whether what it strikes with is still there (VTES-STRIKE-05, VTES-STREFF-FIRST-02)."""
    if ":" not in strike.source:
        return True
    card = game.cards.get(strike.source)
    return card is not None and minion in (card.ref, card.host)


def fits(game: Vtes, wound: Wound, of: str) -> bool:
    """Whether damage is of the kind that a text speaks of."""
    match of:
        case "":
            return True
        case "gun":
            return wound.gun
        case "not-gun":
            return not wound.gun
        case "strike":
            return bool(wound.strike)
        case "hand":
            return wound.strike == "hand"
        case "weapon":
            return is_weapon(game, wound.source)
        case "environmental":
            return not wound.by
        case "aggravated":
            return wound.aggravated
        case "normal":
            return not wound.aggravated
        case "normal-strike":
            return bool(wound.strike) and not wound.aggravated
    raise ValueError(f"{of} is no kind of damage.")


def preventable(game: Vtes, ref: str, of: str = "", by: tuple[str, ...] = ()) -> list[int]:
    """Which of the damage being resolved this card can still prevent (VTES-DMG-11); `by`: the Disciplines that it takes
    to do so."""
    return [
        at
        for at, wound in enumerate(game.wounds)
        if wound.to == ref and wound.amount > 0 and wound.preventable and fits(game, wound, of)
        if not wound.not_by or wound.not_by not in by
    ]


def required(game: Vtes, play: Play) -> tuple[str, ...]:
    """The Disciplines that a card requires: as it is played, or as it lies in play."""
    source = game.cards.get(play.source)
    played = source is None or source.region == LIMBO
    codes = text_of(play.card).modes[play.mode].disciplines if played else printed_disciplines(play.card)
    return tuple([code.lower() for code in codes])


def printed_disciplines(card: str) -> tuple[str, ...]:
    """Of a library card that is not being played."""
    return LIBRARY[card].disciplines if card in LIBRARY else ()
