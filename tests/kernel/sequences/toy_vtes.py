"""V:TES's hardest sequence in small: from a blocked bleed to a blood hunt (vtes.md §14).

Every card goes through an as-played window of its own, every step through the impulse.  The
cards are invented after real ones: a stealth modifier, a master that cancels a minion card as
it is played, a master that cancels a master, additional strikes, damage prevention.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import field
from msgspec.structs import replace
from tests.kernel.harness import ToyGame

from nokturn.kernel import Ask, Leaf, Option, Refused, Rule, State, ask, ask_some, call, carries_out, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.reactions import Window, window

NEED_STEALTH = "VTES-STEALTH-04"

KIND = {
    "shadows": "modifier",  # +2 stealth, 1 blood
    "intervention": "master",  # cancels a minion card as it is played, 1 pool
    "reversal": "master",  # cancels a master card as it is played
    "speed": "combat",  # one additional strike
    "stone skin": "combat",  # prevents 1 damage
}


class Minion(Leaf, frozen=True):
    name: str
    controller: str
    capacity: int
    blood: int
    strength: int = 1
    votes: int = 0
    region: str = "ready"
    locked: bool = False
    equipment: tuple[str, ...] = ()


class Methuselahs(State, kw_only=True):
    """Three players, clockwise: A, A's prey B, A's predator C."""

    seats: tuple[str, ...]
    pool: dict[str, int]
    edge: str = "B"
    minions: dict[str, Minion]
    hands: dict[str, list[str]]
    library: dict[str, int]
    """Cards left; what they are does not matter here."""
    owed: list[str] = field(default_factory=list)
    """Who draws when the outermost as-played window has closed (VTES-PLAY-04)."""
    open_plays: int = 0
    ash: list[str] = field(default_factory=list)


# --- options ------------------------------------------------------------------------------------------


class Act(Option, frozen=True):
    kind: str
    minion: str
    target: str = ""


class Play(Option, frozen=True):
    card: str
    minion: str = ""


class Block(Option, frozen=True):
    minion: str


class Cast(Option, frozen=True):
    source: str
    side: str


class Strike(Option, frozen=True):
    kind: str


class Take(Option, frozen=True):
    card: str


def of(game: Methuselahs, seat: str, region: str = "ready") -> list[Minion]:
    return [m for m in game.minions.values() if m.controller == seat and m.region == region]


# --- windows: what is at stake, and what may be used ---------------------------------------------------


class Impulse(Window, frozen=True, kw_only=True):
    """Everybody is asked, the acting player first, and again after every use."""

    @property
    def moment(self) -> str:
        """The prompt: each moment has its own."""
        return type(self).__name__.lower()

    def order(self, game: Methuselahs) -> tuple[str, ...]:
        return game.seats

    def offers(self, game: Methuselahs, who: str) -> Iterator[Option | Refused]:
        yield from ()

    def question(self, game: Methuselahs, who: str) -> Ask:
        return ask(who, self.moment, self.choices(game, who))


class Deed(Impulse, frozen=True, kw_only=True):
    """An action under way."""

    kind: str
    minion: str
    against: str
    target: str = ""
    state: str = "action-a"
    stealth: int = 0
    blocker: str = ""
    refusals: tuple[str, ...] = ()

    @property
    def moment(self) -> str:
        return self.state

    def offers(self, game: Methuselahs, who: str) -> Iterator[Option | Refused]:
        mine = who == game.minions[self.minion].controller
        if self.state == "action-a" and who == self.against and who not in self.refusals:
            yield from [Block(minion.name) for minion in of(game, who) if not minion.locked]
        if self.state in ("action-a", "action-b") and mine and "shadows" in game.hands[who]:
            option = Play("shadows", self.minion)
            needed = self.state == "action-b" and self.stealth <= 0
            yield option if needed else Refused(option, NEED_STEALTH)

    def passed(self, game: Methuselahs, who: str) -> Deed:
        """In state A a pass is a final refusal to block (VTES-BLOCK-06)."""
        if self.state != "action-a" or who == game.minions[self.minion].controller:
            return self
        return replace(self, refusals=(*self.refusals, who))


class Playing(Impulse, frozen=True, kw_only=True):
    """A card as it is played; `stopped` means cancelled."""

    card: str
    seat: str

    @property
    def moment(self) -> str:
        return "as-played"

    def offers(self, game: Methuselahs, who: str) -> Iterator[Option]:
        canceller = "reversal" if KIND[self.card] == "master" else "intervention"
        if canceller in game.hands[who]:
            yield Play(canceller)


class Damage(Impulse, frozen=True, kw_only=True):
    """Whoever takes the damage alone may prevent it."""

    minion: str
    amount: int

    @property
    def moment(self) -> str:
        return "prevent"

    def order(self, game: Methuselahs) -> tuple[str, ...]:
        return (game.minions[self.minion].controller,)

    def offers(self, game: Methuselahs, who: str) -> Iterator[Option]:
        if "stone skin" in game.hands[who]:
            yield Play("stone skin", self.minion)


class Strikes(Impulse, frozen=True, kw_only=True):
    """Additional strikes gained this round, at most one source a side."""

    fighters: tuple[str, str]
    gained: tuple[int, int] = (0, 0)

    @property
    def moment(self) -> str:
        return "additional"

    def offers(self, game: Methuselahs, who: str) -> Iterator[Option]:
        for side, name in enumerate(self.fighters):
            if game.minions[name].controller == who and not self.gained[side] and "speed" in game.hands[who]:
                yield Play("speed", name)


class AfterDiablerie(Impulse, frozen=True, kw_only=True):
    @property
    def moment(self) -> str:
        return "post-diablerie"


class Referendum(Impulse, frozen=True, kw_only=True):
    diablerist: str
    cast: tuple[tuple[str, str], ...] = ()
    """(source, side), in the order of casting."""

    @property
    def moment(self) -> str:
        return "polling"

    def offers(self, game: Methuselahs, who: str) -> Iterator[Option]:
        cast = {source for source, _ in self.cast}
        sources = [m.name for m in of(game, who) if m.votes] + (["edge"] if game.edge == who else [])
        for source in sources:
            if source not in cast:
                yield Cast(source, "for")
                yield Cast(source, "against")


@carries_out(Play)
@procedure(rule=("VTES-R-47", "VTES-CANCEL-03"))
def play_card(game: Methuselahs, seat: str, use: Play, on: Any) -> Rule:
    """Announce → as-played window → pay → replacement → effect; a cancelled card is paid for all the same."""
    game.hands[seat].remove(use.card)
    game.open_plays += 1
    game.tell("plays", player=seat, card=use.card)
    playing = yield call(window, Playing(card=use.card, seat=seat))
    game.open_plays -= 1
    if use.card == "shadows":
        spend(game, use.minion, 1)
    elif use.card == "intervention":
        game.pool[seat] -= 1
    game.owed.append(seat)
    if not game.open_plays:
        for owed in game.owed:
            game.library[owed] -= 1
            game.tell("draws", player=owed)
        game.owed.clear()
    game.ash.append(use.card)
    if playing.stopped:
        game.tell("cancelled", card=use.card)
        return on
    return effect_of(use, on)


def effect_of(use: Play, on: Any) -> Any:
    """What a card does to the record it was played on."""
    match use.card:
        case "shadows":
            return replace(on, stealth=on.stealth + 2)
        case "intervention" | "reversal":
            return replace(on, stopped=True)
        case "stone skin":
            return replace(on, amount=on.amount - 1, stopped=on.amount == 1)
        case "speed":
            side = on.fighters.index(use.minion)
            gained = (1, on.gained[1]) if side == 0 else (on.gained[0], 1)
            return replace(on, gained=gained)
    raise AssertionError(use.card)


@carries_out(Block)
@procedure()
def block(game: Methuselahs, seat: str, use: Block, deed: Deed) -> Any:
    return replace(deed, blocker=use.minion, stopped=True)


@carries_out(Cast)
@procedure(rule="VTES-REF-07")
def cast_votes(game: Methuselahs, seat: str, use: Cast, referendum: Referendum) -> Any:
    if use.source == "edge":
        game.edge = ""
    return replace(referendum, cast=(*referendum.cast, (use.source, use.side)))


# --- a turn -------------------------------------------------------------------------------------------


@procedure()
def minion_phase(game: Methuselahs) -> Rule:
    seat = game.seats[0]
    while True:
        act = yield ask(seat, "minion-phase", actions(game, seat))
        if act.kind == "end":
            return
        against = game.minions[act.target].controller if act.target else game.seats[1]
        yield call(take_action, Deed(kind=act.kind, minion=act.minion, against=against, target=act.target))


def actions(game: Methuselahs, seat: str) -> Iterator[Option]:
    for minion in of(game, seat):
        if not minion.locked:
            yield Act("bleed", minion.name)
            for other in game.minions.values():
                if other.region == "torpor":
                    yield Act("diablerize", minion.name, other.name)
    yield Act("end", "")


@procedure(rule=("VTES-SEQ-06", "VTES-SEQ-11", "VTES-SEQ-13"))
def take_action(game: Methuselahs, deed: Deed) -> Rule:
    """States A, B and C."""
    change(game, deed.minion, locked=True)
    while True:
        deed = yield call(window, replace(deed, state="action-a"))
        if not deed.blocker:
            break
        deed = yield call(window, replace(deed, state="action-b", stopped=False))
        if deed.stealth <= 0:
            change(game, deed.blocker, locked=True)
            game.tell("blocked", minion=deed.blocker)
            yield call(combat, deed.minion, deed.blocker)
            return
        deed = replace(deed, blocker="")
    deed = yield call(window, replace(deed, state="action-c"))
    if deed.kind == "bleed":
        game.pool[deed.against] -= 1
        game.edge = game.minions[deed.minion].controller
        game.tell("bleeds", player=deed.against)
    else:
        yield call(diablerie, deed.minion, deed.target)


# --- combat -------------------------------------------------------------------------------------------


@procedure(rule=("VTES-COMBAT-06", "VTES-ADDSTR-01", "VTES-ADDSTR-07"))
def combat(game: Methuselahs, acting: str, opposing: str) -> Rule:
    """One round at close range: first pair, additional strikes, further pairs."""
    yield call(strike_pair, (acting, opposing), (True, True))
    if both_ready(game, acting, opposing):
        strikes = yield call(window, Strikes(fighters=(acting, opposing)))
        if any(strikes.gained):
            first, second = strikes.gained
            yield call(strike_pair, (acting, opposing), (bool(first), bool(second)))
    game.tell("combat-ends")


def both_ready(game: Methuselahs, *names: str) -> bool:
    return all(game.minions[name].region == "ready" for name in names)


@procedure(rule=("VTES-STRIKE-02", "VTES-DMG-02", "VTES-DMG-06"))
def strike_pair(game: Methuselahs, fighters: tuple[str, str], striking: tuple[bool, bool]) -> Rule:
    """Choose, acting minion first; then prevention side by side; then all damage at once."""
    chosen: tuple[str, ...] = ()
    for name, strikes in zip(fighters, striking, strict=True):
        kind = "none"
        if strikes:
            strike = yield ask(game.minions[name].controller, "strike", [Strike("hand"), Strike("dodge")])
            kind = strike.kind
        chosen = (*chosen, kind)
    batch: tuple[Damage, ...] = ()
    for side, name in enumerate(fighters):
        if chosen[1 - side] == "hand" and chosen[side] != "dodge":
            strength = game.minions[fighters[1 - side]].strength
            damage = yield call(window, Damage(minion=name, amount=strength))
            batch = (*batch, damage)
    for damage in batch:
        healed = min(damage.amount, game.minions[damage.minion].blood)
        spend(game, damage.minion, healed)
        if healed < damage.amount:
            change(game, damage.minion, region="torpor")
            game.tell("torpor", minion=damage.minion)


# --- diablerie and the blood hunt ---------------------------------------------------------------------


@procedure(rule=("VTES-DIAB-02", "VTES-DIAB-03", "VTES-DIAB-04", "VTES-BHUNT-01"))
def diablerie(game: Methuselahs, diablerist: str, victim: str) -> Rule:
    seat = game.minions[diablerist].controller
    prey, hunter = game.minions[victim], game.minions[diablerist]
    change(game, diablerist, blood=min(hunter.capacity, hunter.blood + prey.blood))
    taken = yield ask_some(
        seat, "equipment", [Take(card) for card in game.minions[victim].equipment], 0, 9, rule="VTES-DIAB-03"
    )
    change(game, diablerist, equipment=tuple([take.card for take in taken]))
    del game.minions[victim]
    game.tell("burned", minion=victim)
    yield call(window, AfterDiablerie())
    yield call(blood_hunt, diablerist)


@procedure(rule=("VTES-BHUNT-02", "VTES-REF-09", "VTES-R-45"))
def blood_hunt(game: Methuselahs, diablerist: str) -> Rule:
    """More votes for than against: the diablerist is burned."""
    referendum = yield call(window, Referendum(diablerist=diablerist))
    tally = {"for": 0, "against": 0}
    for source, side in referendum.cast:
        tally[side] += 1 if source == "edge" else game.minions[source].votes
    game.tell("referendum", votes_for=tally["for"], votes_against=tally["against"])
    if tally["for"] > tally["against"]:
        del game.minions[diablerist]
        game.tell("burned", minion=diablerist)


def change(game: Methuselahs, name: str, **fields: Any) -> None:
    game.minions[name] = replace(game.minions[name], **fields)


def spend(game: Methuselahs, name: str, blood: int) -> None:
    change(game, name, blood=game.minions[name].blood - blood)


class ToyVtes(ToyGame):
    name = "toy_vtes"
    state_type = Methuselahs
    first = minion_phase

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Methuselahs:
        minions = [
            Minion("Anton", "A", capacity=5, blood=3, strength=2),
            Minion("Adela", "A", capacity=6, blood=4, votes=1),
            Minion("Berta", "B", capacity=4, blood=2, equipment=("bow",)),
            Minion("Casimir", "C", capacity=8, blood=8, votes=2),
        ]
        return Methuselahs(
            dice=Dice(key),
            seats=seats,
            pool=dict.fromkeys(seats, 30),
            minions={minion.name: minion for minion in minions},
            hands={"A": ["shadows", "reversal", "speed", "stone skin"], "B": ["intervention", "stone skin"], "C": []},
            library=dict.fromkeys(seats, 10),
        )


GAME = ToyVtes()
