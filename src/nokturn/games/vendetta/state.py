"""The table: what lies where.

The spine is a handful of dicts by seat and by district; cards and areas are
immutable leaves that are replaced when they change.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nokturn.games.vendetta.content import ALLIANCE, STANDING, Quantity
from nokturn.kernel import Leaf, Seat, State


class Deployed(Leaf, frozen=True):
    """A deployed card.  Its owner never changes; whose it is now depends on the area it lies in."""

    card: str
    owner: Seat
    slot: int
    """Number of this act of playing: a public name for the physical card."""
    face_up: bool
    known: tuple[Seat, ...] = ()
    """Who has seen it while it lies face down, besides the holder of the area; VEN-R-52."""
    public: bool = False
    """It was turned down in the open: everybody goes on knowing it; VEN-RES-REVEAL-06."""


class Area(Leaf, frozen=True):
    """One player's part of one district."""

    cards: tuple[Deployed, ...] = ()
    blood: int = 0


EMPTY = Area()


class Fight(Leaf, frozen=True):
    """What has been settled in the district that is being resolved; forgotten when it is done.

    Every clan card exists once and goes by its name here: what was settled about it holds even if it
    is taken back to a hand and played again."""

    district: str = ""
    resolved: tuple[str, ...] = ()
    """Cards that have resolved here; VEN-RES-PREP-02."""
    sole: Seat = ""
    """The only player with cards after the Withdraw step; VEN-RES-CLASH-07."""
    ranking: tuple[Seat, ...] = ()
    rewarded: tuple[Seat, ...] = ()
    """Players to whom this clash gave an ally or a victim."""
    curfew: tuple[Seat, ...] = ()
    """Players whose prepare and aftermath cards do not resolve here."""
    staked: tuple[str, ...] = ()
    """Cards without effect until the district is resolved."""
    forestalled: tuple[tuple[Seat, str], ...] = ()
    """(player, card): that card's losses and steals do not affect that player."""
    crowned: tuple[Seat, ...] = ()
    """Players whose total gets the Crown's bonus in this ranking."""
    mindless: tuple[Seat, ...] = ()
    """Players whose face-down cards here have strength 4."""
    with_partner: tuple[str, ...] = ()
    """Cards that count the partner as a rival in this clash; VEN-TEAM-13."""


NO_FIGHT = Fight()


class Vendetta(State):
    """Everything on the table and behind the screens."""

    seats: tuple[Seat, ...]
    """Clockwise; eliminated players keep their place."""
    districts: tuple[str, ...]
    teams: dict[Seat, str] = {}
    """Empty without teams; VEN-TEAM-01."""
    use_locations: bool = False
    use_relics: bool = False
    use_expansions: bool = False
    ambition: Seat = ""
    round: int = 0
    phase: str = ""
    """`feed`, `hand`, `planning`, `resolution` or `over`; empty while the table is set up; VEN-ROUND-02."""
    out: tuple[Seat, ...] = ()

    clan_offer: tuple[str, ...] = ()
    relic_offer: tuple[str, ...] = ()
    clans: dict[Seat, str] = {}
    relics: dict[Seat, str] = {}
    spent_relics: tuple[Seat, ...] = ()
    locations: dict[str, str] = {}

    blood: dict[Seat, int] = {}
    influence: dict[Seat, int] = {}
    ready_tokens: dict[Seat, int] = {}
    used_tokens: dict[Seat, int] = {}
    alliances: dict[Seat, tuple[str, ...]] = {}
    """Undrained allies and victims."""
    drained: dict[Seat, tuple[str, ...]] = {}

    hands: dict[Seat, tuple[str, ...]] = {}
    drawn: dict[Seat, tuple[str, ...]] = {}
    """Cards taken up in Hand management, before some go back."""
    decks: dict[Seat, tuple[str, ...]] = {}
    """Clan decks, top card first."""
    bottoms: dict[Seat, int] = {}
    """How many cards at the bottom of the deck its owner knows; VEN-SETUP-17."""
    seen: dict[Seat, tuple[str, ...]] = {}
    """Cards everybody knows not to be in that player's deck: they have been seen outside it."""
    owing: tuple[Seat, ...] = ()
    """Who owes their deck a card at the end of the round, once for each time (Malkav's Bane)."""

    areas: dict[str, dict[Seat, Area]] = {}
    allies: dict[str, str] = {}
    """The ally on each district, while it lies there."""
    ally_deck: tuple[str, ...] = ()
    victim_deck: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Everything that has left the game."""
    aside: tuple[tuple[Seat, str], ...] = ()
    """Other players' cards rescued from an eliminated player's areas; VEN-DIAB-12."""

    slots: int = 0
    fight: Fight = NO_FIGHT

    # who

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Opponents: every other player still in the game, in player order; VEN-KEY-01."""
        return tuple([other for other in player_order(self) if other != seat])

    def partner(self, seat: Seat) -> Seat | None:
        """The team mate still in the game, if any."""
        team = self.teams.get(seat)
        if team is None:
            return None
        for other in self.seats:
            if other != seat and self.teams[other] == team and other not in self.out:
                return other
        return None

    # where

    def area(self, district: str, seat: Seat) -> Area:
        return self.areas[district][seat]

    def set_area(self, district: str, seat: Seat, area: Area) -> None:
        self.areas[district][seat] = area

    def deployed(self) -> Iterator[tuple[str, Seat, Deployed]]:
        """Every deployed card with its district and the player in whose area it lies."""
        for district in self.districts:
            for seat, area in self.areas[district].items():
                for card in area.cards:
                    yield district, seat, card

    def find(self, slot: int) -> tuple[str, Seat, Deployed] | None:
        """Where the card of this slot lies now; VEN-RES-05."""
        for place in self.deployed():
            if place[2].slot == slot:
                return place
        return None

    def where(self, slot: int) -> str:
        """The district where the card of this slot lies now, or '' if it lies in none."""
        found = self.find(slot)
        return found[0] if found else ""

    def working(self, district: str, seat: Seat, card: str) -> Deployed | None:
        """That card in that area, if it is face up and may have its effect; VEN-CARD-08."""
        for deployed in self.areas[district][seat].cards:
            if deployed.card == card and deployed.face_up and card not in self.fight.staked:
                return deployed
        return None

    def is_in(self, district: str, seat: Seat) -> bool:
        """In a district: at least one card or one blood deployed there, strong or not; VEN-RES-03, VEN-R-47."""
        area = self.areas[district][seat]
        return area.blood > 0 or bool(area.cards)

    def present(self, district: str) -> tuple[Seat, ...]:
        """The players in the district, in player order."""
        return tuple([seat for seat in player_order(self) if self.is_in(district, seat)])

    # changing

    def settle(self, **facts: object) -> None:
        """Note something about the district being resolved."""
        self.fight = msgspec.structs.replace(self.fight, **facts)

    def put_blood(self, district: str, seat: Seat, amount: int) -> None:
        """Blood into an area (from wherever it came)."""
        area = self.area(district, seat)
        self.set_area(district, seat, Area(area.cards, area.blood + amount))

    def replace_card(self, district: str, seat: Seat, new: Deployed) -> None:
        """The card of `new.slot`, in that area, changes its facing or who knows it."""
        area = self.area(district, seat)
        cards = tuple([new if card.slot == new.slot else card for card in area.cards])
        self.set_area(district, seat, Area(cards, area.blood))

    def lift(self, district: str, seat: Seat, slots: tuple[int, ...]) -> tuple[Deployed, ...]:
        """Take cards out of an area."""
        area = self.area(district, seat)
        lifted = tuple([card for card in area.cards if card.slot in slots])
        kept = tuple([card for card in area.cards if card.slot not in slots])
        self.set_area(district, seat, Area(kept, area.blood))
        return lifted

    def lay(self, district: str, seat: Seat, cards: tuple[Deployed, ...]) -> None:
        """Put cards into an area."""
        area = self.area(district, seat)
        self.set_area(district, seat, Area((*area.cards, *cards), area.blood))

    def show(self, deployed: Deployed) -> None:
        """Everybody has seen this card: it is not in its owner's deck."""
        if deployed.card not in self.seen[deployed.owner]:
            self.seen[deployed.owner] = (*self.seen[deployed.owner], deployed.card)


def player_order(game: Vendetta) -> tuple[Seat, ...]:
    """The ambition holder first, then clockwise; VEN-ORDER-01, VEN-ORDER-03."""
    start = game.seats.index(game.ambition)
    row = game.seats[start:] + game.seats[:start]
    return tuple([seat for seat in row if seat not in game.out]) if game.out else row


def standing_amount(game: Vendetta, seat: Seat, district: str, what: Quantity) -> int:
    """What the player's undrained allies and the location of the district add to something, all game long."""
    given = STANDING[what]
    total = given.get(game.locations[district], 0) if district in game.locations else 0
    for card in game.alliances[seat]:
        if card in given:
            total += given[card]
    return total


def wins_ties(game: Vendetta, seat: Seat) -> bool:
    """An ally of the player wins every tie (Fiorenza Savona); VEN-R-04."""
    return any(ALLIANCE[card].wins_ties for card in game.alliances[seat])


def tie_order(game: Vendetta) -> tuple[Seat, ...]:
    """Who wins a tie against whom: earlier beats later; VEN-ORDER-02, VEN-CONF-03, VEN-R-51."""
    return tuple(sorted(player_order(game), key=lambda seat: not wins_ties(game, seat)))
