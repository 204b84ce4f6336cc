"""The filters that narrow down a kind of target: `vampire:ready own clan=tremere` (VTES-TGT-01)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from nokturn.games.vtes.printed.content import CARDS, CRYPT
from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.state import INCAPACITATED, READY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import (
    SUPERIOR,
    capacity,
    discipline,
    has_room,
    is_ally,
    is_monster,
    is_vampire,
    life_at_start,
    older,
    titled,
)
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


@narrows("bloodless")
def is_bloodless(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Without blood."""
    return card.counters == 0


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


@narrows("capacity-least=N")
def old_enough(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Of at least this capacity."""
    return capacity(game, card) >= int(value)


@narrows("capacity-most=N")
def young_enough(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Of at most this capacity."""
    return capacity(game, card) <= int(value)


@narrows("oldest=CLAN")
def oldest_of_clan(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Of this clan, and none that its Methuselah controls is older."""
    return card.clan == value and not any(
        other.clan == value and older(game, other, card) for other in game.minions(card.controller)
    )


@narrows("not-clan=CLAN")
def of_another_clan(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not of this clan."""
    return card.clan != value


@narrows("unique")
def is_unique(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Unique."""
    return CARDS[card.printed].unique


@narrows("keyword=TRAIT")
def with_keyword(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With this word among what is printed on it."""
    return value in CARDS[card.printed].keywords


@narrows("lacks=TRAIT")
def without_keyword(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Without this word among what is printed on it."""
    return value not in CARDS[card.printed].keywords


@narrows("on-vampire")
def on_a_vampire(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """On a vampire."""
    return card.host in game.cards and is_vampire(game.cards[card.host])


@narrows("not-host")
def not_host_of_chosen(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not the card that what was chosen before is on."""
    return all(game.cards[one].host != card.ref for one in play.chosen if one in game.cards)


@narrows("elder-of-chosen")
def elder_of_chosen(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Older than the uncontrolled vampire that was chosen, and of its clan."""
    hidden = game.hidden(int(play.chosen[0][1:])) if play.chosen and play.chosen[0].startswith("?") else None
    return hidden is not None and is_elder_of(game, card, hidden[1].card)


def is_elder_of(game: Vtes, card: Card, printed: str) -> bool:
    """Whether a vampire is of the same clan as a crypt card, and older."""
    return is_vampire(card) and CRYPT[printed].clan == card.clan and capacity(game, card) > CRYPT[printed].capacity


@narrows("not-sect=SECT")
def of_another_sect(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Not of this sect."""
    return card.sect != value


@narrows("weakened")
def is_weakened(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With less life than it came into play with."""
    return card.counters < life_at_start(game, card)


@narrows("predator")
def of_predator(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Controlled by one's predator."""
    return card.controller == game.predator(play.seat)


@narrows("neighbours")
def of_neighbours(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Controlled by one's predator or prey."""
    return card.controller in (game.predator(play.seat), game.prey(play.seat))


@narrows("below-counters")
def below_counters(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Of less capacity than there are counters on the card whose text asks."""
    return play.source in game.cards and capacity(game, card) < game.cards[play.source].counters


SINCE_TURN, SINCE_ACTIONS = "since-turn", "since-minion-phase"
"""Since the end of one's last turn, and of one's last minion phase."""
DIABLERIST, ENTERED = "diablerist", "entered"


@narrows("diablerist")
def has_diablerized(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """It has committed diablerie since the end of one's own last turn."""
    return f"{DIABLERIST}/{card.ref}" in game.used.get(f"{SINCE_TURN}:{play.seat}", ())


@narrows("newcomer")
def is_newcomer(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """It has come into play since one's own last minion phase."""
    return f"{ENTERED}/{card.ref}" in game.used.get(f"{SINCE_ACTIONS}:{play.seat}", ())


@narrows("payable")
def is_payable(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Whoever plays the card has as much blood as it has capacity."""
    return play.minion in game.cards and capacity(game, card) <= game.cards[play.minion].counters


@narrows("untitled")
def without_title(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """Without a title that counts."""
    return not titled(card)
