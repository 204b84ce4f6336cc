"""A Vendetta table for tests: lay it out as the example says, then play in the rulebook's words.

table = Table(4, round=2)
table.deploy("A", "BR04", at="D1")
table.deploy("B", "VE08", at="D1")
table.resolve("D1")
table.everybody_stays()
assert table.blood["B"] == 4
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games import driver
from tests.games.driver import Driver

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import CARDS, CLAN_CARDS, STARTERS, dealt
from nokturn.games.vendetta.feed import feed
from nokturn.games.vendetta.game import GAME
from nokturn.games.vendetta.hand import hand_management
from nokturn.games.vendetta.planning import planning, turn
from nokturn.games.vendetta.playing import deploy
from nokturn.games.vendetta.refill import refill
from nokturn.games.vendetta.resolution import resolution, resolve_district
from nokturn.games.vendetta.rounds import end_of_round
from nokturn.games.vendetta.setup import new_state
from nokturn.games.vendetta.state import Area, Deployed, Vendetta
from nokturn.kernel.events import log_of
from nokturn.kernel.game import Options, Standing

DEFAULT_CLANS = ("brujah", "ventrue", "toreador", "gangrel", "tremere", "nosferatu")
KEY = "0123456789abcdef" * 2


class Table(Driver[Vendetta, "Seat"]):
    """A table in the middle of a game; nothing runs until a phase, turn or district is started."""

    def __init__(
        self,
        players: int = 4,
        *,
        clans: Iterable[str] | Mapping[str, str] = DEFAULT_CLANS,
        round: int = 1,
        ambition: str = "A",
        teams: bool = False,
        blood: int | Mapping[str, int] = 6,
        influence: int | Mapping[str, int] = 3,
        victims: int = 1,
        locations: Mapping[str, str] | None = None,
        relics: Mapping[str, str] | None = None,
        key: str = KEY,
    ) -> None:
        seats = tuple("ABCDEF"[:players])
        options: Options = {"teams": teams, "locations": bool(locations), "relics": bool(relics)}
        super().__init__(new_state(seats, options, key))
        game = self.state
        chosen = dict(clans) if isinstance(clans, Mapping) else dict(zip(seats, clans, strict=False))
        for other in (clan for clan in DEFAULT_CLANS if clan not in chosen.values()):
            free = [seat for seat in seats if seat not in chosen]
            if free:
                chosen[free[0]] = other
        game.round, game.ambition = round, ambition
        victim = iter(f"VI{number:02}" for number in range(1, 36))
        for seat in seats:
            clan = game.clans[seat] = chosen[seat]
            game.hands[seat] = game.seen[seat] = STARTERS[clan]
            game.decks[seat] = tuple(c for c in dealt(CLAN_CARDS[clan], expansions=False) if c not in STARTERS[clan])
            game.bottoms[seat] = 0
            game.blood[seat] = blood if isinstance(blood, int) else blood.get(seat, 6)
            game.influence[seat] = influence if isinstance(influence, int) else influence.get(seat, 3)
            game.ready_tokens[seat] = game.used_tokens[seat] = 0
            game.alliances[seat] = tuple(next(victim) for _ in range(victims))
            game.drained[seat] = ()
        game.victim_deck = tuple(victim)
        game.ally_deck = tuple(f"AL{number:02}" for number in range(1, 31))
        game.locations.update(locations or {})
        game.relics.update(relics or {})

    # laying things out

    def owner_of(self, card: str) -> str:
        """The seat that plays the card's clan."""
        clan = CARDS[card].clan
        seats = [seat for seat, theirs in self.game.clans.items() if theirs == clan]
        assert seats, f"nobody plays {clan}, the clan of {card}; seats play {self.game.clans}. Name others: clans=(…)"
        return seats[0]

    def hand(self, seat: str, *cards: str) -> None:
        """Give a seat exactly this hand; its clan deck holds the rest of its clan's cards that lie nowhere else."""
        game = self.game
        game.hands[seat] = cards
        lying = {card.card for _, _, card in game.deployed()}
        clan = dealt(CLAN_CARDS[game.clans[seat]], expansions=False)
        game.decks[seat] = tuple(c for c in clan if c not in cards and c not in lying)
        game.seen[seat] = tuple(c for c in STARTERS[game.clans[seat]] if c in cards)

    def deck(self, seat: str, *cards: str) -> None:
        """The clan deck, top card first."""
        self.game.decks[seat] = cards

    def deploy(self, seat: str, card: str, at: str = "D1", *, face_down: bool = False, owner: str | None = None) -> int:
        """Put a card into `seat`'s area (taken from hand or deck of its owner); returns its slot."""
        game = self.game
        owner = owner or self.owner_of(card)
        game.hands[owner] = tuple(c for c in game.hands[owner] if c != card)
        game.decks[owner] = tuple(c for c in game.decks[owner] if c != card)
        slot = deploy(game, seat, owner, card, at, not face_down)
        game.events = []
        return slot

    def put_blood(self, seat: str, amount: int, at: str = "D1") -> None:
        """Deployed blood, out of nowhere."""
        self.game.put_blood(at, seat, amount)

    def alliance(self, seat: str, *cards: str, drained: Iterable[str] = ()) -> None:
        """Exactly these undrained cards (and these drained ones)."""
        game = self.game
        game.alliances[seat], game.drained[seat] = cards, tuple(drained)
        taken = {*cards, *drained}
        game.ally_deck = tuple(card for card in game.ally_deck if card not in taken)
        game.victim_deck = tuple(card for card in game.victim_deck if card not in taken)

    def ally(self, card: str, at: str = "D1") -> None:
        """The ally lying on a district."""
        self.game.allies[at] = card
        self.game.ally_deck = tuple(other for other in self.game.ally_deck if other != card)

    def tokens(self, seat: str, ready: int = 0, used: int = 0) -> None:
        self.game.ready_tokens[seat], self.game.used_tokens[seat] = ready, used

    # running a part of the game

    def feed(self) -> Table:
        return self.run(feed)

    def refill(self) -> Table:
        """District refill; it asks nobody anything."""
        self.game.events = []
        refill(self.game)
        return self

    def hand_management(self) -> Table:
        return self.run(hand_management)

    def turn(self, seat: str) -> Table:
        """One Planning turn."""
        return self.run(turn, seat)

    def planning(self) -> Table:
        """The whole Planning phase, end-of-Planning effects included."""
        return self.run(planning)

    def resolve(self, district: str = "D1") -> Table:
        """One district, all five steps (without the removal of an unwon ally, which `resolution` does)."""
        return self.run(resolve_district, district)

    def resolution(self) -> Table:
        """The whole Resolution phase."""
        return self.run(resolution)

    def end_of_round(self) -> Table:
        return self.run(end_of_round)

    # what is asked

    @property
    def game(self) -> Vendetta:
        return self.state

    def seat(self, name: str) -> Seat:
        return Seat(self, name)

    def everybody_stays(self) -> Table:
        """All who are asked to stay or withdraw stay."""
        for question in self.asks:
            if question.prompt == "stay-or-withdraw":
                self.seat(question.seat).stays()
        return self

    # what lies where

    @property
    def blood(self) -> dict[str, int]:
        return self.game.blood

    @property
    def influence(self) -> dict[str, int]:
        return self.game.influence

    def area(self, seat: str, at: str = "D1") -> Area:
        return self.game.area(at, seat)

    def cards(self, seat: str, at: str = "D1") -> tuple[str, ...]:
        """Ids of the cards in an area."""
        return tuple(card.card for card in self.area(seat, at).cards)

    def card(self, name: str) -> Deployed:
        """The deployed card of that id, wherever it lies."""
        return next(card for _, _, card in self.game.deployed() if card.card == name)

    def standings(self) -> tuple[Standing, ...]:
        """The final result, were the game over now."""
        return GAME.standings(self.game)

    def scores(self) -> dict[str, float | None]:
        """Everybody's score, were the game over now; in team mode every player has the team's."""
        return {seat: line.score for line in self.standings() for seat in line.seats}

    def happened(self, *keys: str) -> list[tuple[str, str]]:
        """(key, player) of every public event of these keys, in the order they happened."""
        lines = log_of(self.game.events or [], None)
        return [(line.key, dict(line.facts).get("player", "")) for line in lines if line.key in keys]

    def totals(self, at: str = "D1") -> dict[str, int]:
        """Total strengths in the ranking of that district, best place first; empty if nobody was ranked."""
        for ranking in self.told("ranking"):
            if ranking["district"] == at:
                return dict(zip(ranking["players"], ranking["totals"], strict=True))
        return {}

    def view(self, seat: str | None) -> Any:
        return GAME.view(self.game, seat)


class Seat(driver.Seat[Table]):
    """One player's words at the table."""

    # the verbs of the rulebook

    def plays(self, card: str, at: str = "D1", *, face_down: bool = False) -> Seat:
        return self.answers(do.PlayCard(card, at, not face_down))

    def places(self, amount: int) -> Seat:
        return self.answers(do.PlaceBlood(amount))

    def flips(self, count: int) -> Seat:
        return self.answers(do.FlipTokens(count))

    def drains(self, card: str) -> Seat:
        return self.answers(do.Drain(card))

    def ends_turn(self) -> Seat:
        return self.answers(do.EndTurn())

    def stays(self) -> Seat:
        return self.answers(do.Stay())

    def withdraws(self) -> Seat:
        return self.answers(do.Withdraw())

    def resolves(self, card: str) -> Seat:
        """Which of the own cards comes next."""
        return self.answers(do.ResolveCard(card))

    def says_yes(self) -> Seat:
        return self.answers(True)

    def says_no(self) -> Seat:
        return self.answers(False)
