"""Traits: Red List and trophies, infernal, circles, slaves in combat (VTES-TRAIT-01..13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from nokturn.games.vtes.play.searching import found, put_right, take_out
from nokturn.games.vtes.play.trophies import RED_LIST
from nokturn.games.vtes.playing.impulse import offers
from nokturn.games.vtes.printed.content import CARDS, LIBRARY, NUMBERS
from nokturn.games.vtes.state.card_language import edition
from nokturn.games.vtes.state.choices import ChooseCard, MarkRedList, Nothing, UnlockInfernal
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import IN_PLAY, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import has_trait, is_trophy
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import put_on
from nokturn.games.vtes.text.effects import PutInPlay
from nokturn.games.vtes.text.slaves import masters_of
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, ask_confirm, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat

INFERNAL, CIRCLE, BROTHERS = "infernal", "circle:", "blood_brother"

# what cards ask for


@condition("trait:TRAIT")
def with_trait(game: Vtes, about: About) -> bool:
    """The minion is of the Black Hand, can fly, or has another trait that a card names (`trait:flight`): more than
    that such a trait does not do (VTES-TRAIT-01, VTES-TRAIT-13)."""
    return about.minion is not None and has_trait(game, about.minion, about.word)


def circle_of(card: Card) -> str:
    """The circle of a Blood Brother; one that names none is alone in its own.  The Inner Circle is a title, and none
    (VTES-TRAIT-03)."""
    if card.clan != BROTHERS:
        return ""
    named = [trait.removeprefix(CIRCLE) for trait in CARDS[card.printed].traits if trait.startswith(CIRCLE)]
    return named[0] if named else card.ref


@condition("same-circle")
def of_one_circle(game: Vtes, about: About) -> bool:
    """The minion belongs to the circle of the one whose card asks (VTES-TRAIT-03)."""
    source = about.source
    if source is not None and source.host:
        source = game.cards.get(source.host)
    if about.minion is None or source is None:
        return False
    return circle_of(source) != "" and circle_of(about.minion) == circle_of(source)


# infernal


@offers("unlock-phase")
def infernal_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Whoever is infernal does not unlock by itself: in its controller's own unlock phase it costs pool
    (VTES-TRAIT-04)."""
    if seat == game.active:
        for card in game.minions(seat):
            if card.locked and has_trait(game, card, INFERNAL):
                option = UnlockInfernal(card.ref)
                yield option if game.pool[seat] >= NUMBERS.infernal_pool else Refused(option, "VTES-REQ-04")


@carries_out(UnlockInfernal)
@procedure(rule="VTES-TRAIT-04")
def unlock_infernal(game: Vtes, seat: Seat, option: UnlockInfernal) -> Rule:
    """1 pool, burned."""
    burn_pool(game, seat, NUMBERS.infernal_pool)
    game.change(option.minion, locked=False)
    game.tell("unlocks", minion=option.minion)
    yield call(fire, "unlocked", option.minion)


# the Red List


@offers("master-phase")
def red_list(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """A master phase action marks a Red List minion for this turn, anybody's: one's own as well, to no purpose
    (VTES-TRAIT-05, VTES-TRAIT-07, VTES-MASTER-02)."""
    if seat != game.active or game.actions_left <= 0:
        return
    for card in game.cards.values():
        if card.region in REGIONS and has_trait(game, card, RED_LIST) and (seat, card.ref) not in game.marked:
            yield MarkRedList(card.ref)


@carries_out(MarkRedList)
@procedure(rule=("VTES-TRAIT-05", "VTES-TRAIT-07"))
def mark_red_list(game: Vtes, seat: Seat, option: MarkRedList) -> Rule:
    """From now on the vampires of whoever marked it may hunt it down."""
    game.actions_left -= 1
    game.marked = (*game.marked, (seat, option.minion))
    game.tell("marks", player=seat, minion=option.minion)
    yield call(fire, "marked", option.minion)


# trophies


@lru_cache(None)
def _trophies_exist(texts: int) -> bool:
    return any(is_trophy(card) for card in LIBRARY)


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
    if _trophies_exist(edition()):
        chosen = yield ask(seat, "award-trophy", trophies(game, seat), rule="VTES-TRAIT-08", minion=vampire)
        if not isinstance(chosen, Nothing):
            source = take_out(game, seat, chosen.card, chosen.zone)
            game.tell("awarded", minion=vampire, card=source, reveals=True)
            play = Play(seat=seat, card=chosen.card, mode=0, minion=vampire, source=source)
            yield call("vtes.comes_into_play", play, PutInPlay(host="self"))
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


# slaves


def stand_ins(game: Vtes, blocked: str) -> list[Option]:
    """The unlocked ready slaves that could fight for a member of the clan they serve."""
    clan, seat = game.cards[blocked].clan, game.cards[blocked].controller
    return [
        ChooseCard(card.ref)
        for card in game.ready(seat)
        if not card.locked and card.ref != blocked and clan in masters_of(card)
    ]


@procedure(rule=("VTES-TRAIT-11",))
def who_fights(game: Vtes, blocked: str) -> Rule:
    """Whoever controls a blocked vampire may lock a slave of its clan: the vampire unlocks, and the slave, which does
    not become the acting minion, fights the blocker instead.  Says who fights."""
    if not stand_ins(game, blocked):
        return blocked
    seat = game.cards[blocked].controller
    chosen = yield ask(
        seat, "slave-fights", [*stand_ins(game, blocked), Nothing()], rule="VTES-TRAIT-11", minion=blocked
    )
    if isinstance(chosen, Nothing):
        return blocked
    game.change(chosen.card, locked=True)
    game.change(blocked, locked=False)
    game.tell("slave-fights", minion=chosen.card, target=blocked)
    return chosen.card
