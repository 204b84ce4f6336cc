"""A table of V:TES on which any position can be laid out, and questions are answered by name.

    table = Table("ABC")
    alexa = table.vampire("A", "alexa-draper", blood=5)
    table.hand("A", "conditioning")
    table.act("A")                              # A's minion phase begins
    table.seat("A").answers(Bleed(alexa, "B"))
    table.seat("A").plays("conditioning", alexa)
    table.pass_until("minion-phase")
    assert table.pool("B") == 27

Libraries are empty unless laid out: then nothing is drawn and hands stay as they are.
"""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace
from tests.games.driver import Driver, Seat

from nokturn.games.vtes import chapters as _chapters  # noqa: F401  (so that every rule is there)
from nokturn.games.vtes.play.entering_play import crypt_card
from nokturn.games.vtes.printed.content import CARDS, CRYPT, LIBRARY
from nokturn.games.vtes.printed.printed import LibraryCard, Vampire
from nokturn.games.vtes.state.card_language import text_of, write
from nokturn.games.vtes.state.choices import Pass, PlayCard, UseAbility
from nokturn.games.vtes.state.state import ATTACHED, IN_PLAY, READY, Card
from nokturn.games.vtes.state.stats import kind_of, starting_life
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.state.zones import face_down, new_ref
from nokturn.games.vtes.turn.setup import new_table
from nokturn.games.vtes.turn.turn import turn
from nokturn.kernel.asks import Ask, Refused
from nokturn.kernel.events import Event

KEY = "5e" * 16

INTERRUPTS: tuple[Window, ...] = (
    "as-played",
    "as-announced",
    "as-strike-chosen",
    "before-block-resolution",
    "would-succeed",
    "after-resolution",
    "torpor-entry",
    "after-diablerie",
    "before-range",
    "range",
    "before-strikes",
    "strike-chosen",
    "additional-strikes",
    "prevent",
    "press",
    "end-of-round",
)
"""Windows in the middle of something or of a combat, which only single cards open."""


class Table(Driver[Any, "Methuselah"]):
    passing = (Pass(),)

    def __init__(self, seats: str = "ABC", *, pool: int = 30) -> None:
        decks = dict.fromkeys(seats, ((), ()))
        super().__init__(new_table(tuple(seats), decks, KEY, KEY))
        self.state.pool = dict.fromkeys(seats, pool)
        self.state.active = self.state.first = seats[0]
        self.state.turn = 10
        """Late enough for four transfers."""

    # laying out

    def vampire(self, seat: str, printed: str, blood: int | None = None, region: str = READY, **more: Any) -> str:
        """A vampire (or Imbued) that `seat` controls, full of blood unless said otherwise."""
        capacity = CRYPT[printed].capacity
        ref = crypt_card(self.state, seat, printed, capacity if blood is None else blood)
        self.state.change(ref, region=region, **more)
        return ref

    def ally(self, seat: str, printed: str, level: int = 1, **more: Any) -> str:
        """An ally that `seat` controls, with its starting life."""
        ref = new_ref(self.state, printed)
        life = starting_life(printed, level)
        card = Card(ref=ref, printed=printed, owner=seat, controller=seat, region=READY, counters=life, level=level)
        self.state.cards[ref] = replace(card, **more)
        return ref

    def put(
        self, seat: str, printed: str, host: str = "", counters: int | None = None, level: int = 1, **more: Any
    ) -> str:
        """A card in play, by itself or on another."""
        ref = new_ref(self.state, printed)
        if counters is None:
            counters = starting_life(printed, level) if printed in LIBRARY else 0
        card = Card(
            ref=ref,
            printed=printed,
            owner=seat,
            controller=self.state.cards[host].controller if host and kind_of(printed) != "master" else seat,
            region=ATTACHED if host else IN_PLAY,
            host=host,
            counters=counters,
            level=level,
        )
        self.state.cards[ref] = replace(card, **more)
        return ref

    def hand(self, seat: str, *cards: str) -> None:
        self.state.hands[seat] = cards

    def library(self, seat: str, *cards: str) -> None:
        """The first one named is on top."""
        self.state.library[seat] = cards[::-1]

    def crypt(self, seat: str, *cards: str) -> None:
        """The first one named is on top."""
        self.state.crypt[seat] = cards[::-1]

    def uncontrolled(self, seat: str, printed: str, counters: int = 0) -> int:
        """A crypt card face down; says its slot."""
        return face_down(self.state, seat, printed, counters)

    # beginning

    def act(self, seat: str = "A") -> None:
        """The minion phase of `seat`."""
        self.state.active, self.state.phase = seat, "minion"
        self.run("vtes.minion_phase", seat)

    def take_turn(self, seat: str = "A") -> None:
        """A whole turn of `seat`, from its unlock phase."""
        self.state.active = seat
        self.run(turn)

    # questions

    def seat(self, name: str) -> Methuselah:
        return Methuselah(self, name)

    @property
    def now(self) -> Any:
        """The state; untyped, because a test knows whether there is an action or a combat."""
        return self.state

    def ask(self, seat: str = "") -> Ask:
        """The open question (to `seat`)."""
        if seat:
            return self.asked_of(seat)
        assert self.asks, "nobody is asked anything"
        return self.asks[0]

    @property
    def prompt(self) -> str:
        return self.asks[0].prompt if self.position is not None and self.asks else ""

    def options(self, kind: type | None = None) -> tuple[Any, ...]:
        return tuple(option for option in self.ask().options if kind is None or isinstance(option, kind))

    def refused(self, option: Any) -> str:
        """The rule by which `option` is refused now; empty if it is offered."""
        refusal = self.ask().check(option)
        return refusal.rule or refusal.reason if refusal is not None else ""

    def refusals(self, kind: type | None = None) -> tuple[Refused, ...]:
        return tuple(one for one in self.ask().refused if kind is None or isinstance(one.option, kind))

    def interrupts(self, question: Ask) -> bool:
        return question.prompt in INTERRUPTS

    def pass_by(self, question: Ask) -> None:
        """Whoever cannot pass has something to say."""
        assert Pass() in question.options, f"{question.seat} cannot pass {question.prompt}: {question.options}"
        self.answer(question.seat, Pass())

    # looking

    def card(self, ref: str) -> Card:
        found: Card = self.now.cards[ref]
        return found

    def blood(self, ref: str) -> int:
        return int(self.now.cards[ref].counters)

    def pool(self, seat: str) -> int:
        return int(self.now.pool[seat])

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, whoever was told."""
        return self.state.events or []


class Methuselah(Seat[Table]):
    """One player's words at the table."""

    def plays(self, card: str, minion: str = "", mode: int = 0) -> Self:
        """Play a card from hand."""
        return self.answers(PlayCard(card, mode, minion))

    def uses(self, source: str, ability: int = 0, minion: str = "") -> Self:
        """Use an ability of a card in play."""
        return self.answers(UseAbility(source, ability, minion))

    def passes(self) -> Self:
        """Where nothing has to be done."""
        return self.answers(Pass())


# test cards

REAL = frozenset(CARDS)
"""A test card does not take the place of one of these."""


def library_card(card: str, *parts: Any, types: tuple[Any, ...], **printed: Any) -> str:
    """A library card that exists for one test (`conftest.py` puts it away), with its text."""
    assert card not in REAL, f"{card} is a real card: play that one, or call the test card something else"
    texts = {one: printed.pop(one) for one in ("burns_when", "only_one") if one in printed}
    LIBRARY[card] = CARDS[card] = LibraryCard(id=card, vekn=0, name=card, types=types, **printed)
    write(card, *parts, **texts)
    return card


def crypt_entry(card: str, *parts: Any, capacity: int = 4, **printed: Any) -> str:
    """A crypt card that exists for one test."""
    assert card not in REAL, f"{card} is a real vampire: take that one, or call the test card something else"
    CRYPT[card] = CARDS[card] = Vampire(id=card, vekn=0, name=printed.pop("name", card), capacity=capacity, **printed)
    if parts:
        write(card, *parts)
    return card


def modes(card: str) -> tuple[Any, ...]:
    """The modes of a card, to find the one wanted."""
    return text_of(card).modes
