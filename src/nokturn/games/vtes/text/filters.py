"""The filters that narrow down a kind of target: `vampire:ready own clan=tremere` (VTES-TGT-01)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.state import INCAPACITATED, READY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import SUPERIOR, discipline, has_room, is_monster, titled
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.costs import cost_of

Filter = Callable[[Vtes, Play, Card, str], bool]
FILTERS: dict[str, Filter] = {}
"""By its word: whether a card fits; the last argument is what stands after the `=`."""


def passes(game: Vtes, play: Play, card: Card, wanted: str) -> bool:
    """Whether a card passes a filter."""
    name, _, value = wanted.partition("=")
    return FILTERS[name](game, play, card, value)


def _affordable(game: Vtes, play: Play, card: Card, value: str) -> bool:
    return cost_of(game, replace(play, chosen=(*play.chosen, card.ref)))[1] <= game.pool[play.seat]


def _can_learn(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Whoever is superior already has no use for the Discipline card (VTES-MCARD-08)."""
    return discipline(game, card, value) < SUPERIOR


def _declare(form: str, meaning: str, passed: Filter) -> None:
    FILTERS[vocabulary.means(vocabulary.FILTERS, form, meaning)] = passed


_declare("own", "Controlled by oneself.", lambda game, play, card, value: card.controller == play.seat)
_declare("others", "Controlled by somebody else.", lambda game, play, card, value: card.controller != play.seat)
_declare("prey", "Controlled by one's prey.", lambda game, play, card, value: card.controller == game.prey(play.seat))
_declare("ready", "Ready.", lambda game, play, card, value: card.region == READY)
_declare("torpor", "In torpor.", lambda game, play, card, value: card.region == TORPOR)
_declare("incapacitated", "Incapacitated.", lambda game, play, card, value: card.region == INCAPACITATED)
_declare("locked", "Locked.", lambda game, play, card, value: card.locked)
_declare("unlocked", "Unlocked.", lambda game, play, card, value: not card.locked)
_declare("clan=CLAN", "Of this clan.", lambda game, play, card, value: card.clan == value)
_declare("sect=SECT", "Of this sect.", lambda game, play, card, value: card.sect == value)
_declare("blood=N", "With at least so much blood.", lambda game, play, card, value: card.counters >= int(value))
_declare("titled", "With a title that counts.", lambda game, play, card, value: titled(card))
_declare("monster", "A monster.", lambda game, play, card, value: is_monster(game, card))
_declare("not-self", "Not whoever plays the card.", lambda game, play, card, value: card.ref != play.minion)
_declare("not-this", "Not the card itself.", lambda game, play, card, value: card.ref != play.source)
_declare("not-chosen", "Not chosen already.", lambda game, play, card, value: card.ref not in play.chosen)
_declare("named=CARD", "This card.", lambda game, play, card, value: card.printed == value)
_declare("affordable", "The pool suffices to play the card on it.", _affordable)
_declare("room", "It can have the card on it.", lambda game, play, card, value: has_room(game, card, play.card))
_declare("can-learn=DISCIPLINE", "Not superior in the Discipline.", _can_learn)
_declare(
    "unmarked=MARK",
    "Not marked with this word this turn (`Mark`).",
    lambda game, play, card, value: not game.spent("turn", f"{value}/{card.ref}"),
)
