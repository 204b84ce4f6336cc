"""Laying out a Heritage table for a test, piece by piece; `tests/games/heritage/table.py` says how it is used."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from msgspec.structs import replace
from tests.games.driver import Driver

from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import AS_PRINTED
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import (
    City,
    Edict,
    Garrison,
    Haven,
    Judge,
    Morality,
    Token,
    Track,
    Vampire,
    Votes,
)

P = TypeVar("P")


class Laying(Driver[Heritage, P], Generic[P]):
    """Everything that can lie on the table, put there by hand."""

    def take_out(self, *cards: str) -> Self:
        """These cards lie nowhere for now."""
        game = self.state
        game.deck, game.queue, game.discard = (
            tuple([card for card in zone if card not in cards]) for zone in (game.deck, game.queue, game.discard)
        )
        return self

    def leader(self, seat: str) -> str:
        return self.state.tops[seat]

    def childe(self, seat: str, card: str, sire: str | None = None, **marks: Any) -> str:
        assert card not in self.state.vampires, f"{card} is in a bloodline already"
        self.take_out(card)
        self.state.vampires[card] = Vampire(owner=seat, sire=sire or self.leader(seat))
        self.state.lines[seat] = (*self.state.lines[seat], card)
        self.mark(card, **marks)
        return card

    def tree(self, seat: str, below: dict[str, Any], sire: str | None = None) -> Self:
        for card, its in below.items():
            self.childe(seat, card, sire)
            self.tree(seat, its, card)
        return self

    def mark(self, vampire: str, **marks: Any) -> Self:
        self.state.vampires[vampire] = replace(self.state.vampires[vampire], **marks)
        return self

    def queue(self, *cards: str) -> Self:
        """What lay there before goes under the deck."""
        before = [card for card in self.state.queue if card not in cards]
        self.take_out(*cards, *before)
        self.state.queue, self.state.deck = cards, (*self.state.deck, *before)
        return self

    def deck(self, *cards: str) -> Self:
        """Nothing else lies in it."""
        self.take_out(*cards)
        self.state.deck = cards
        return self

    def discard(self, *cards: str) -> Self:
        self.take_out(*cards)
        self.state.discard = cards
        return self

    def reserve(self, seat: str, card: str) -> Self:
        self.state.reserved[seat] = card
        return self

    def hand(self, seat: str, *schemes: str) -> Self:
        self.state.hands[seat] = schemes
        return self

    def scheme_deck(self, seat: str, *schemes: str) -> Self:
        self.state.scheme_decks[seat] = schemes
        return self

    def scheme_discard(self, seat: str, *schemes: str) -> Self:
        self.state.scheme_discards[seat] = schemes
        return self

    def politics(self, space: int) -> Self:
        self.state.politics = space
        return self

    def morality(self, seat: str, space: int, facing: str) -> Self:
        self.state.morality[seat] = Morality(space, facing)
        return self

    def court(self, court: str, faction: str, ankhs: int) -> Self:
        """War of Princes; 0 ankhs: the court is empty."""
        assert court in BOARDS.war_of_princes.courts, court
        if ankhs:
            self.state.courts[court] = Garrison(faction, ankhs)
        else:
            self.state.courts.pop(court, None)
        return self

    def judge(self, archetype: str, facing: str, seated: bool = True) -> Self:
        self.state.judges[archetype] = Judge(facing, seated)
        return self

    def city(self, name: str, ankhs: int, burned: int = 0) -> Self:
        self.state.cities[name] = City(ankhs, burned)
        return self

    def track(self, name: str, step: int, ankhs: int = 3) -> Self:
        self.state.tracks[name] = Track(step, ankhs)
        return self

    def votes(self, *classes: str, time: int = 0) -> Self:
        self.state.votes = Votes(classes, time)
        return self

    def region(self, name: str, *tokens: Token) -> Self:
        self.state.regions[name] = tokens
        return self

    def affiliation(self, seat: str, name: str) -> Self:
        self.state.affiliations[seat] = name
        return self

    def market(self, scheme: str, boon: str = "") -> Self:
        self.state.markets[scheme] = boon
        return self

    def enemy(self, scheme: str, vampire: str) -> Self:
        self.state.enemies[scheme] = vampire
        return self

    def edict(self, scheme: str, value: str, leader: str) -> Self:
        self.state.edict = Edict(scheme, value, leader)
        return self

    def haven(self, seat: str, **what: Any) -> Self:
        if "servant" in what:
            self.take_out(what["servant"])
        self.state.havens[seat] = Haven(**what)
        return self

    def card(self, card: str, **what: Any) -> Self:
        self.state.cards[card] = replace(AS_PRINTED[card], **what)
        return self
