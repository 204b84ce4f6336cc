"""Trophies for whoever has burned a Red List minion (VTES-TRAIT-08, VTES-MCARD-09)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.play.searching import found, put_right, take_out
from nokturn.games.vtes.printed.content import CARDS, LIBRARY
from nokturn.games.vtes.printed.waves import among
from nokturn.games.vtes.state.card_language import edition
from nokturn.games.vtes.state.choices import Nothing
from nokturn.games.vtes.state.state import IN_PLAY, REGIONS, Vtes
from nokturn.games.vtes.state.stats import has_trait, is_trophy, is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import put_on
from nokturn.games.vtes.text.effects import PutInPlay, opposing
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure
from nokturn.kernel.asks import Option, Refused, Seat

RED_LIST = "red_list"


def slayer_of(game: Vtes, ref: str) -> str:
    """The vampire that burns this Red List minion, in combat or by a directed action; empty: none does."""
    card, action = game.cards[ref], game.action
    if card.region not in REGIONS or game.referendum is not None or not has_trait(game, card, RED_LIST):
        return ""
    slayer = opposing(game, ref)
    if game.combat is None and action is not None and action.outcome == "success" and card.controller in action.targets:
        slayer = action.minion
    return slayer if slayer in game.cards and is_vampire(game.cards[slayer]) else ""


@lru_cache(None)
def _trophies_exist(wave: int, texts: int) -> bool:
    return any(is_trophy(card) and among(card, wave) for card in LIBRARY)


def trophies(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Trophies of the hand, the ash heap and the library; or none.  Not one that would contest with one's own."""
    own = {CARDS[card.printed].name for card in game.cards.values() if card.controller == seat}
    for option in found(game, seat, is_trophy):
        printed = LIBRARY[option.card]
        yield Refused(option, "VTES-CONTEST-05") if printed.unique and printed.name in own else option
    yield Nothing()


@procedure(rule=("VTES-TRAIT-08", "VTES-MCARD-09", "VTES-DIAB-06"))
def award_trophies(game: Vtes, vampire: str) -> Rule:
    """For a Red List minion that it has burned: one trophy from library, ash heap or hand, and those that lie in play,
    if their controllers like."""
    seat = game.cards[vampire].controller
    if _trophies_exist(game.wave, edition()):
        chosen = yield ask(seat, "award-trophy", trophies(game, seat), rule="VTES-TRAIT-08", minion=vampire)
        if not isinstance(chosen, Nothing):
            source = take_out(game, seat, chosen.card, chosen.zone)
            game.tell("awarded", minion=vampire, card=source, reveals=True)
            play = Play(seat=seat, card=chosen.card, mode=0, minion=vampire, source=source)
            yield call(comes_into_play, play, PutInPlay(host="self"))
            yield call(put_right, seat, chosen.zone)
    for ref in unassigned(game):
        given = yield ask_confirm(
            game.cards[ref].controller, "give-trophy", rule="VTES-TRAIT-08", card=ref, minion=vampire
        )
        if given:
            put_on(game, ref, vampire, controller=seat)
            game.tell("awarded", minion=vampire, card=ref)


def unassigned(game: Vtes) -> tuple[str, ...]:
    """Trophies in play that no vampire has, clockwise by who controls them; one that has been awarded never moves
    again."""
    free = [card for card in game.cards.values() if card.region == IN_PLAY and is_trophy(card.printed)]
    return tuple([card.ref for seat in game.clockwise(game.active) for card in free if card.controller == seat])
