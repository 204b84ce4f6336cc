"""Contested cards and contested titles (VTES-CONTEST-01..09, VTES-TITLECON-01..08)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from nokturn.games.vtes.play.entering_play import copies
from nokturn.games.vtes.play.leaving_play import burn_card, loses_title
from nokturn.games.vtes.playing.impulse import offers
from nokturn.games.vtes.printed.content import NUMBERS, TITLES
from nokturn.games.vtes.state.choices import EndContest, PayContest, PayTitle, RegainTitle, YieldContest, YieldTitle
from nokturn.games.vtes.state.counters import burn_counters, burn_pool
from nokturn.games.vtes.state.state import CONTESTED, READY, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import title_fits
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat

# cards


@offers("unlock-phase")
def contest_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In one's own unlock phase each contested card is paid for or yielded, once (VTES-CONTEST-03, VTES-CONTEST-06)."""
    if seat != game.active:
        return
    for card in contested_by(game, seat):
        if alone(game, card):
            yield EndContest(card.ref)
        else:
            pay = PayContest(card.ref)
            yield pay if game.pool[seat] >= NUMBERS.contest_pool else Refused(pay, "VTES-REQ-04")
            yield YieldContest(card.ref)


def contested_by(game: Vtes, seat: Seat) -> list[Card]:
    """The contested cards of `seat` about which something is to be decided this phase and has not been.

    One that is left alone only now waits for the next unlock phase (VTES-CONTEST-06)."""
    return [
        card
        for card in game.cards.values()
        if card.region == CONTESTED
        and card.controller == seat
        and not game.spent("phase", f"contest/{card.ref}")
        and (game.spent("phase", f"won/{card.ref}") or not alone(game, card))
    ]


def alone(game: Vtes, card: Card) -> bool:
    """Whether nobody else has a copy any more."""
    return len(copies(game, card.ref)) == 1


def note_won(game: Vtes, seat: Seat) -> None:
    """As the unlock phase begins: the cards that have no rival any more can be turned up in it (VTES-CONTEST-06), the
    titles regained (VTES-TITLECON-05)."""
    for card in game.cards.values():
        if card.controller != seat:
            continue
        if (card.region == CONTESTED and alone(game, card)) or (card.contesting and not rivals(game, card)):
            game.spend("phase", f"won/{card.ref}")


@carries_out(PayContest)
@procedure(rule="VTES-CONTEST-03")
def pay_contest(game: Vtes, seat: Seat, option: PayContest) -> Rule:
    """1 pool for each contested card, in each of one's unlock phases."""
    game.spend("phase", f"contest/{option.card}")
    burn_pool(game, seat, NUMBERS.contest_pool, option.card)
    game.tell("pays-contest", player=seat, card=option.card)
    yield call(fire, "contest-paid", option.card)


@carries_out(YieldContest)
@procedure(rule="VTES-CONTEST-04")
def yield_contest(game: Vtes, seat: Seat, option: YieldContest) -> Rule:
    """A yielded card is burned with everything on it."""
    game.tell("yields", player=seat, card=option.card)
    yield call(burn_card, option.card)


@carries_out(EndContest)
@procedure(rule="VTES-CONTEST-06")
def end_contest(game: Vtes, seat: Seat, option: EndContest) -> Rule:
    """The survivor is turned face up, unlocked."""
    card = game.cards[option.card]
    game.change(option.card, region=card.came_from, came_from="", locked=False)
    game.tell("contest-ends", player=seat, card=option.card)
    yield call(settle_contests)


# titles

NO_CLAIM = ("", "")


def claim(card: Card) -> tuple[str, str]:
    """What a vampire claims that only one can have: a city, a clan's title, the regency
    (VTES-TITLE-04, VTES-TITLE-05, VTES-TITLE-06, VTES-TITLE-07, VTES-TITLE-08)."""
    return _claim(card.title) if card.title else NO_CLAIM


@lru_cache(None)
def _claim(title: str) -> tuple[str, str]:
    name, _, scope = title.partition(":")
    if not TITLES[name].unique_by:
        return NO_CLAIM
    return ("city", scope) if TITLES[name].unique_by == "city" else (name, scope)


@procedure(rule=("VTES-TITLECON-01", "VTES-TITLECON-02", "VTES-TITLECON-07", "VTES-TITLE-03", "VTES-TITLE-08"))
def settle_contests(game: Vtes) -> Rule:
    """Two vampires in play that claim the same title contest it, also under one Methuselah; they stay in play.

    One whose sect or clan is wrong for the title yields it as soon as it is contested; but contested it was, so a rival
    left alone regains it only in the next unlock phase (VTES-TITLECON-05)."""
    for card in disputed(game):
        if not card.contesting:
            game.change(card.ref, contesting=True)
            game.tell("title-contested", minion=card.ref)
            yield call(fire, "title-contested", card.ref)
    for card in disputed(game):
        if not title_fits(card, card.title):
            yield call(loses_title, card.ref)


def disputed(game: Vtes) -> tuple[Card, ...]:
    """The vampires whose title somebody else claims, or has claimed."""
    titled = [card for card in game.cards.values() if card.title and card.region in REGIONS]
    claims = [claim(card) for card in titled]
    return tuple(
        [
            card
            for card, claimed in zip(titled, claims, strict=True)
            if card.contesting or (claimed != NO_CLAIM and claims.count(claimed) > 1)
        ]
    )


def rivals(game: Vtes, card: Card) -> bool:
    """Whether somebody else in play still claims the same."""
    return any(
        other.region in REGIONS and other.ref != card.ref and claim(other) == claim(card)
        for other in game.cards.values()
    )


@offers("unlock-phase")
def title_items(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In its controller's unlock phase a vampire burns 1 blood for the contest or yields the title; only a ready one
    can contest (VTES-TITLECON-03, VTES-TITLECON-04, VTES-TITLECON-05)."""
    if seat != game.active:
        return
    for card in title_contests(game, seat):
        if not rivals(game, card):
            yield RegainTitle(card.ref)
            continue
        pay = PayTitle(card.ref)
        if card.region != READY:
            yield Refused(pay, "VTES-TITLECON-04")
        elif card.counters < NUMBERS.contest_title_blood:
            yield Refused(pay, "VTES-TITLECON-03")
        else:
            yield pay
        yield YieldTitle(card.ref)


def title_contests(game: Vtes, seat: Seat) -> list[Card]:
    """The vampires of `seat` whose title is contested and about which something is to be decided this phase and has not
    been.  One that is left alone with it only now waits for the next unlock phase (VTES-TITLECON-05)."""
    return [
        card
        for card in game.minions(seat)
        if card.contesting
        and not game.spent("phase", f"title/{card.ref}")
        and (game.spent("phase", f"won/{card.ref}") or rivals(game, card))
    ]


@carries_out(PayTitle)
@procedure(rule="VTES-TITLECON-03")
def pay_title(game: Vtes, seat: Seat, option: PayTitle) -> Rule:
    """1 blood of the vampire."""
    game.spend("phase", f"title/{option.minion}")
    burn_counters(game, option.minion, NUMBERS.contest_title_blood)
    game.tell("pays-title", minion=option.minion)
    yield call(fire, "contest-paid", option.minion)


@carries_out(YieldTitle)
@procedure(rule=("VTES-TITLECON-06", "VTES-TITLECON-08", "VTES-TITLE-10"))
def yield_title(game: Vtes, seat: Seat, option: YieldTitle) -> Rule:
    """Untitled from then on; a card that stands for the title is burned."""
    yield call(loses_title, option.minion)


@carries_out(RegainTitle)
@procedure(rule="VTES-TITLECON-05")
def regain_title(game: Vtes, seat: Seat, option: RegainTitle) -> Rule:
    """Nobody contests the title any more."""
    game.change(option.minion, contesting=False)
    game.tell("title-regained", minion=option.minion)
    yield call(settle_contests)
