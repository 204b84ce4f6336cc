"""Votes and ballots: who has them, from what, and which side they are on (VTES-VOTE-01..13)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.playing.impulse import offers
from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.printed.content import LIBRARY, NUMBERS, TITLES
from nokturn.games.vtes.state.card_language import POLITICAL
from nokturn.games.vtes.state.choices import Cast, CastAll, CastCard
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import IN_PLAY, READY, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import amount, title_counts, votes_of
from nokturn.games.vtes.state.underway_records import Ballot, Referendum
from nokturn.games.vtes.state.zones import out_of_hand, to_ash
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat

FOR, AGAINST = "for", "against"
SIDES = (FOR, AGAINST)
PRISCUS = "priscus"
EDGE, CARD, OWN = "edge:", "card:", "own:"
"""How sources that are no cards on the table begin: the Edge of a Methuselah, the card of a Methuselah, what a
Methuselah has been given."""


# what a source has


def ballots_of(game: Vtes, card: Card) -> int:
    """For the block of the prisci: 1 of each ready priscus, and what effects add (VTES-VOTE-05, VTES-VOTE-11)."""
    if card.region != READY:
        return 0
    name = card.title.partition(":")[0]
    own = TITLES[name].ballots if title_counts(card) else 0
    return max(own + amount(game, "ballots", card), 0)


def votes_from(game: Vtes, source: str) -> int:
    """What a source is worth right now (VTES-R-45), never less than nothing (VTES-VOTE-13).

    A minion votes only while it is ready (VTES-VOTE-06, VTES-TORPOR-04); the Edge and a burned card have been paid for
    (VTES-VOTE-02, VTES-VOTE-03, VTES-VOTE-07)."""
    if source.startswith(EDGE):
        return NUMBERS.edge_votes + sum(one.amount for one in game.in_force if one.what == "edge-votes")
    if source.startswith(CARD):
        return NUMBERS.card_votes
    if source.startswith(OWN):
        return sum(one.amount for one in game.in_force if (one.what, one.subject) == ("votes", source))
    card = game.cards.get(source)
    if card is None:
        return 0
    if card.region in REGIONS:
        return votes_of(game, card)
    return max(amount(game, "votes", card), 0)


def votes_on(game: Vtes, source: str, side: str) -> int:
    """What a source is worth on this side: some have more votes against a blood hunt."""
    return votes_from(game, source) + votes_against_hunt(game, source) * (side == AGAINST)


def votes_against_hunt(game: Vtes, source: str) -> int:
    """The votes that a ready minion has against a blood hunt only."""
    card, referendum = game.cards.get(source), game.referendum
    if card is None or card.region != READY or referendum is None or referendum.kind != "blood-hunt":
        return 0
    return max(amount(game, "votes-against-blood-hunts", card), 0)


def cast_by(referendum: Referendum, source: str) -> str:
    """The side a source has taken; empty: none yet."""
    for ballot in referendum.cast:
        if ballot.source == source:
            return ballot.side
    return ""


# counting


def prisci_side(game: Vtes) -> str:
    """The side that the block of the prisci takes: that with more ballots; none in a tie, or if no ready priscus has
    cast one (VTES-VOTE-11, VTES-VOTE-12)."""
    referendum = game.referendum
    assert referendum is not None
    balance, prisci = 0, False
    for ballot in referendum.cast:
        card = game.cards.get(ballot.source)
        if card is not None and card.region in REGIONS:
            ballots = ballots_of(game, card)
            balance += ballots if ballot.side == FOR else -ballots
            prisci = prisci or (ballots > 0 and card.title == PRISCUS and title_counts(card))
    if not prisci or balance == 0:
        return ""
    return FOR if balance > 0 else AGAINST


def tally(game: Vtes) -> tuple[int, int]:
    """(votes for, votes against): what each source that was cast still has (VTES-R-45, VTES-REF-07)."""
    referendum = game.referendum
    assert referendum is not None
    count = dict.fromkeys(SIDES, 0)
    for ballot in referendum.cast:
        count[ballot.side] += votes_on(game, ballot.source, ballot.side)
    block = prisci_side(game)
    if block:
        count[block] += NUMBERS.prisci_votes
    return count[FOR], count[AGAINST]


# casting


def sources(game: Vtes, seat: Seat) -> Iterator[tuple[str, str]]:
    """Everything from which `seat` could vote, and the rule that forbids it now, or empty."""
    referendum = game.referendum
    assert referendum is not None
    for card in game.cards.values():
        if card.controller == seat and card.region in REGIONS:
            rule = silent(game, referendum, card)
            if rule != "VTES-VOTE-01":
                yield card.ref, rule
        elif card.controller == seat and card.region == IN_PLAY and votes_from(game, card.ref):
            yield card.ref, ""
    if game.edge == seat:
        yield EDGE + seat, ""
    if referendum.card and referendum.caller == seat:
        yield CARD + seat, ""
    if votes_from(game, OWN + seat):
        yield OWN + seat, ""


def silent(game: Vtes, referendum: Referendum, card: Card) -> str:
    """The rule that keeps a minion from voting: made to abstain, not ready, its title contested, or without votes."""
    if card.ref in referendum.abstaining:
        return "VTES-VOTE-10"
    if amount(game, "cannot-vote", card) > 0:
        return "VTES-WORD-06"
    if votes_of(game, card) or ballots_of(game, card) or votes_against_hunt(game, card.ref):
        return ""
    if card.region != READY and card.title:
        return "VTES-VOTE-06"
    if card.contesting:
        return "VTES-TITLECON-02"
    return "VTES-TITLE-03" if card.title and not title_counts(card) else "VTES-VOTE-01"


def too_dear(game: Vtes, source: str, side: str) -> str:
    """The rule against this side if a vote for it costs the vampire blood that it has not got."""
    card = game.cards.get(source)
    return "VTES-REQ-03" if card is not None and price(game, card, side) > card.counters else ""


def price(game: Vtes, card: Card, side: str) -> int:
    """What it costs a vampire to vote against a referendum of somebody who makes it costly."""
    referendum = game.referendum
    assert referendum is not None
    caller = game.cards.get(referendum.vampire)
    if side == FOR or caller is None or card.region not in REGIONS or referendum.kind == "blood-hunt":
        return 0
    return max(amount(game, "price-of-votes-against", caller), 0)


def free_sources(game: Vtes, seat: Seat, side: str) -> tuple[str, ...]:
    """What `seat` can cast on this side without giving anything for it: neither the Edge nor blood."""
    referendum = game.referendum
    assert referendum is not None
    found = []
    for source, rule in tuple(sources(game, seat)):
        card = game.cards.get(source)
        costs = source == EDGE + seat or (card is not None and price(game, card, side) > 0)
        if not rule and not costs and not cast_by(referendum, source):
            found.append(source)
    return tuple(found)


@offers("polling")
def casts_all(game: Vtes, seat: Seat) -> Iterator[Option]:
    """Whoever has several sources may cast them at once (VTES-R-14, VTES-REF-05)."""
    if game.referendum is not None:
        yield from [CastAll(side) for side in SIDES if len(free_sources(game, seat, side)) > 1]


@offers("polling")
def casts(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Each source once, all of it on one side, and no taking back
    (VTES-REF-05, VTES-REF-06, VTES-REF-07, VTES-VOTE-01, VTES-VOTE-04)."""
    referendum = game.referendum
    if referendum is None:
        return
    for source, rule in tuple(sources(game, seat)):
        if not rule and cast_by(referendum, source):
            rule = "VTES-REF-06"
        for side in SIDES:
            why = rule or too_dear(game, source, side)
            yield Refused(Cast(source, side), why) if why else Cast(source, side)


@carries_out(CastAll)
@procedure(rule=("VTES-R-14", "VTES-REF-05", "VTES-REF-07"))
def cast_all(game: Vtes, seat: Seat, option: CastAll) -> Rule:
    """One source after the other: what the first vote sets off may change what the next one has."""
    for source in free_sources(game, seat, option.side):
        if game.referendum is not None and source in free_sources(game, seat, option.side):
            yield call(cast, seat, Cast(source, option.side))


@carries_out(Cast)
@procedure(rule=("VTES-REF-05", "VTES-REF-06", "VTES-REF-07", "VTES-VOTE-07", "VTES-VOTE-09", "VTES-EDGE-04"))
def cast(game: Vtes, seat: Seat, option: Cast) -> Rule:
    """All votes and ballots of one source; the Edge is burned for its vote."""
    card = game.cards.get(option.source)
    if option.source == EDGE + seat:
        burn_edge(game, seat)
    elif card is not None and price(game, card, option.side):
        burn_counters(game, card.ref, price(game, card, option.side))
    note_vote(game, seat, option.source, option.side)
    yield call(fire, "votes-cast", option.source)


def note_vote(game: Vtes, seat: Seat, source: str, side: str) -> None:
    """A source is on one side from now on."""
    referendum = game.referendum
    assert referendum is not None
    game.referendum = replace(referendum, cast=(*referendum.cast, Ballot(source, side, seat)))
    card = game.cards.get(source)
    ballots = ballots_of(game, card) if card is not None else 0
    game.tell("casts", player=seat, source=source, side=side, amount=votes_on(game, source, side), ballots=ballots)


def burn_edge(game: Vtes, seat: Seat) -> None:
    """Only by whoever holds it; it goes back to the middle (VTES-EDGE-04, VTES-EDGE-05)."""
    assert game.edge == seat
    game.edge = ""
    game.tell("burns-edge", player=seat)


# a political action card from hand


def may_burn_card(game: Vtes, seat: Seat) -> bool:
    """Whether `seat` could still have a vote from a political action card, as everybody can see: one of them each, and
    for the caller it is the card that called the referendum (VTES-VOTE-03)."""
    referendum = game.referendum
    if referendum is None or not game.hands[seat]:
        return False
    return not has_card_vote(referendum, seat)


def has_card_vote(referendum: Referendum, seat: Seat) -> bool:
    """Whether `seat` has its one vote from a political action card."""
    return bool(cast_by(referendum, CARD + seat)) or (bool(referendum.card) and referendum.caller == seat)


@offers("polling", public=may_burn_card)
def card_votes(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """Any political action card of the hand, whatever it says, for 1 vote (VTES-VOTE-03, VTES-MIN-09)."""
    referendum = game.referendum
    if referendum is None:
        return
    over = has_card_vote(referendum, seat)
    for card in dict.fromkeys(game.hands[seat]):
        if POLITICAL in LIBRARY[card].types:
            for side in SIDES:
                yield Refused(CastCard(card, side), "VTES-VOTE-03") if over else CastCard(card, side)


@carries_out(CastCard)
@procedure(rule=("VTES-VOTE-03", "VTES-MIN-09", "VTES-PLAY-11"))
def cast_card(game: Vtes, seat: Seat, option: CastCard) -> Rule:
    """It is burned, not played, and replaced as any card that leaves the hand."""
    out_of_hand(game, seat, option.card)
    to_ash(game, seat, option.card)
    game.tell("burns-for-vote", player=seat, card=option.card, reveals=True)
    note_vote(game, seat, CARD + seat, option.side)
    replace_card(game, seat)
    yield call(fire, "votes-cast", CARD + seat)
