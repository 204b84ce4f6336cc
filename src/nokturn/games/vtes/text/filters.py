"""The filters that narrow down a kind of target: `vampire:ready own clan=tremere` (VTES-TGT-01)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.state import INCAPACITATED, READY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import SUPERIOR, discipline, has_room, is_ally, is_monster, older, titled
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.costs import cost_of

Filter = Callable[[Vtes, Play, Card, str], bool]
FILTERS: dict[str, Filter] = {}
"""By its word: whether a card fits; the last argument is what stands after the `=`."""


def passes(game: Vtes, play: Play, card: Card, wanted: str) -> bool:
    """Whether a card passes a filter."""
    name, _, value = wanted.partition("=")
    return FILTERS[name](game, play, card, value)


def narrows(form: str) -> Callable[[Filter], Filter]:
    """Give a filter its word, with what stands after it: `own`, `clan=CLAN`."""

    def declare(function: Filter) -> Filter:
        FILTERS[vocabulary.means(vocabulary.FILTERS, form, function.__doc__)] = function
        return function

    return declare


@narrows("own")
def own(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Controlled by oneself."""
    return card.controller == play.seat


@narrows("others")
def others(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Controlled by somebody else."""
    return card.controller != play.seat


@narrows("prey")
def of_prey(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Controlled by one's prey."""
    return card.controller == game.prey(play.seat)


@narrows("ready")
def ready(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Ready."""
    return card.region == READY


@narrows("torpor")
def lies_in_torpor(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """In torpor."""
    return card.region == TORPOR


@narrows("incapacitated")
def lies_incapacitated(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Incapacitated."""
    return card.region == INCAPACITATED


@narrows("locked")
def locked(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Locked."""
    return card.locked


@narrows("unlocked")
def unlocked(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Unlocked."""
    return not card.locked


@narrows("clan=CLAN")
def belongs_to_clan(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Of this clan."""
    return card.clan == value


@narrows("sect=SECT")
def belongs_to_sect(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Of this sect."""
    return card.sect == value


@narrows("blood=N")
def has_blood(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With at least so much blood."""
    return card.counters >= int(value)


@narrows("titled")
def with_title(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With a title that counts."""
    return titled(card)


@narrows("ally")
def is_an_ally(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """An ally."""
    return is_ally(card)


@narrows("monster")
def monster(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """A monster."""
    return is_monster(game, card)


@narrows("younger")
def is_younger(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Younger than whoever plays the card."""
    return play.minion in game.cards and older(game, game.cards[play.minion], card)


@narrows("not-self")
def not_self(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not whoever plays the card."""
    return card.ref != play.minion


@narrows("not-this")
def not_this(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not the card itself."""
    return card.ref != play.source


@narrows("not-chosen")
def not_chosen(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not chosen already."""
    return card.ref not in play.chosen


@narrows("named=CARD")
def is_that_card(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """This card."""
    return card.printed == value


@narrows("affordable")
def affordable(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """The pool suffices to play the card on it."""
    return cost_of(game, replace(play, chosen=(*play.chosen, card.ref)))[1] <= game.pool[play.seat]


@narrows("room")
def with_room(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """It can have the card on it."""
    return has_room(game, card, play.card)


@narrows("can-learn=DISCIPLINE")
def can_learn(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not superior in the Discipline (VTES-MCARD-08)."""
    return discipline(game, card, value) < SUPERIOR


@narrows("disc=DISCIPLINE")
def has_the_discipline(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With this Discipline, at either level."""
    return discipline(game, card, value) > 0


@narrows("unmarked=MARK")
def unmarked(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not marked with this word this turn (`Mark`)."""
    return not game.spent("turn", f"{value}/{card.ref}")
