"""A card fetched from the crypt (VTES-WORD-04, VTES-IMB-15..18)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.entering_play import rises
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import VAMPIRE, capacity
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import face_down, take_face_down
from nokturn.kernel import Rule, ask, call, carries_out, chance, procedure, shuffle
from nokturn.kernel.asks import Option


class SearchCrypt(Effect, frozen=True, kw_only=True):
    """A card from one's own crypt comes to the uncontrolled region, or, with `controlled`, at once into play, without
    blood or life.

    Whoever searches sees the card, so it must be a vampire if the text says so (VTES-IMB-15, VTES-IMB-17); `any` crypt
    card may be one of the Imbued, whose cost counts as capacity (VTES-IMB-16)."""

    any: bool = False
    younger: bool = False
    """Than the one who plays the card."""
    controlled: bool = False


def in_crypt(game: Vtes, play: Play, effect: SearchCrypt) -> Iterator[Option]:
    """What can be found; nobody has to find anything (VTES-WORD-04)."""
    for printed in sorted(set(game.crypt[play.seat])):
        card = CRYPT[printed]
        older = effect.younger and card.capacity >= capacity(game, game.cards[play.minion])
        if (effect.any or card.kind == VAMPIRE) and not older:
            yield ChoosePrinted(printed, "crypt")
    yield Nothing()


@carries_out(SearchCrypt)
@procedure(rule=("VTES-WORD-04", "VTES-IMB-15", "VTES-IMB-16", "VTES-IMB-17", "VTES-IMB-18"))
def searches_crypt(game: Vtes, play: Play, effect: SearchCrypt) -> Rule:
    """One's own crypt is looked through and shuffled afterwards."""
    chosen = yield ask(play.seat, "search-crypt", in_crypt(game, play, effect), rule="VTES-WORD-04", card=play.card)
    slot = 0
    if isinstance(chosen, ChoosePrinted):
        crypt = list(game.crypt[play.seat])
        crypt.remove(chosen.card)
        game.crypt[play.seat] = tuple(crypt)
        slot = face_down(game, play.seat, chosen.card)
        told = {"card": chosen.card}
        game.tell("fetches-crypt", player=play.seat, privy=(play.seat,), secret=told, reveals=True)
    order = yield chance(shuffle(len(game.crypt[play.seat])))
    game.crypt[play.seat] = tuple([game.crypt[play.seat][at] for at in order])
    game.tell("shuffles-crypt", player=play.seat)
    if slot and effect.controlled:
        hidden = take_face_down(game, play.seat, slot)
        yield call(rises, play.seat, hidden.card, hidden.counters)
