"""Malkavian: affirm chaos; HER-MAL."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import is_ancilla, is_bound_to_others
from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.printed.attributes import ATTRIBUTES, GROUPS
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.queue.refill import discard_characters, mind_the_deck, refill
from nokturn.games.heritage.recruiting.recruit import join_bloodline
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Name
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, ask, call, procedure


def may_recruit(game: Heritage, acting: Acting, effect: Effect) -> bool:
    """HER-MAL-02: it uses the turn's recruit."""
    return not game.recruited and bool(game.deck or game.discard)


def values_of(category: str) -> tuple[str, ...]:
    return ATTRIBUTES if category == "any" else GROUPS[category]  # type: ignore[index]


def matches(game: Heritage, acting: Acting, effect: Effect, card: str, attribute: str) -> bool:
    """HER-MAL-06: whoever is Bound to others never matches."""
    if attribute not in PEOPLE[card].attributes or is_bound_to_others(game, acting.player, card):
        return False
    return effect.only != "ancilla" or is_ancilla(game, card)


@op("affirm_chaos", can=may_recruit)
@procedure(rule=("HER-MAL-01", "HER-MAL-03", "HER-MAL-04", "HER-MAL-05", "HER-MAL-06"))
def affirm_chaos(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Name an attribute, and reveal the deck until somebody has it; a deck made anew runs out only once, HER-R-25."""
    named = yield ask(
        acting.player,
        "affirm-chaos",
        [Name(value) for value in values_of(effect.category)],
        rule="HER-MAL-01",
        source=acting.source,
    )
    game.tell("affirms-chaos", player=acting.player, attribute=named.attribute)
    yield call(mind_the_deck)
    left = len(game.deck)
    again = True
    while left or (again and game.discard):
        if not left:
            again = False
            yield call(mind_the_deck)
            left = len(game.deck)
        left -= 1
        card, game.deck = game.deck[0], game.deck[1:]
        game.tell("reveals-character", character=card, reveals=True)
        if matches(game, acting, effect, card, named.attribute):
            game.arriving = card
            yield call(mind_the_deck)
            yield call(join_bloodline, acting.player, card)
            return replace(acting, recruited=card, that=card)
        discard_characters(game, card)
    game.tell("chaos-is-silent", player=acting.player)
    yield call(refill)
    return replace(acting, short=True, that="", recruited="")
