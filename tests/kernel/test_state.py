"""State: a spine that is copied, leaves that are shared, and nothing in between."""

from enum import Enum
from typing import Any, Literal

import msgspec
import pytest
from msgspec import field
from tests.kernel.harness import KEY

from nokturn.kernel import Leaf, State
from nokturn.kernel.chance import Dice


class Clan(Enum):
    BRUJAH = "brujah"


class Piece(Leaf, frozen=True):
    name: str
    wounds: tuple[int, ...] = ()


class District(msgspec.Struct):
    """A part of the spine: mutable, so it is copied."""

    cards: list[Piece]
    blood: dict[str, int]


class Board(State, kw_only=True):
    turn: int = 1
    clan: Clan = Clan.BRUJAH
    phase: Literal["feed", "plan"] = "feed"
    best: Piece | None = None
    row: tuple[Piece, ...] = ()
    pieces: dict[str, Piece] = field(default_factory=dict)
    areas: dict[str, list[Piece]] = field(default_factory=dict)
    grid: list[list[int]] = field(default_factory=list)
    hidden: list[str] | None = None
    marks: set[str] = field(default_factory=set)
    districts: dict[int, District] = field(default_factory=dict)


def board() -> Board:
    return Board(
        dice=Dice(KEY),
        pieces={"a": Piece("a")},
        areas={"A": [Piece("x")], "B": []},
        grid=[[1, 2], [3]],
        hidden=["s"],
        marks={"m"},
        districts={1: District([Piece("d")], {"A": 2})},
    )


def test_a_clone_is_equal_and_shares_the_leaves():
    state = board()
    copy = state.clone()
    assert copy == state
    assert copy is not state
    assert copy.pieces["a"] is state.pieces["a"]


def change_turn(state: Board) -> None:
    state.turn = 2


def change_piece(state: Board) -> None:
    state.pieces["a"] = Piece("a", (1,))


def change_area(state: Board) -> None:
    state.areas["A"].append(Piece("y"))


def change_grid(state: Board) -> None:
    state.grid[0][0] = 9


def change_hidden(state: Board) -> None:
    assert state.hidden is not None
    state.hidden.append("t")


def change_marks(state: Board) -> None:
    state.marks.add("n")


def change_district(state: Board) -> None:
    state.districts[1].blood["A"] = 0


def change_cards(state: Board) -> None:
    state.districts[1].cards.clear()


def change_events(state: Board) -> None:
    state.tell("moved")


@pytest.mark.parametrize(
    "change",
    [
        change_turn,
        change_piece,
        change_area,
        change_grid,
        change_hidden,
        change_marks,
        change_district,
        change_cards,
        change_events,
    ],
)
def test_no_change_of_one_is_seen_by_the_other(change):
    state = board()
    copy, twin = state.clone(), board()
    change(copy)
    assert state == twin
    change(state)
    assert state == copy
    assert state != twin


def test_nothing_stays_nothing():
    state = board()
    state.hidden = None
    assert state.clone().hidden is None


class Loose(Leaf, frozen=True):
    """Frozen, and yet somebody can change what is in it."""

    items: list[int]


class Wrapped(Leaf, frozen=True):
    inner: tuple[Loose, ...]


class Mutable(msgspec.Struct):
    n: int


class Around(Leaf, frozen=True):
    inner: Mutable


@pytest.mark.parametrize(
    "hint", [Any, object, Loose, Wrapped, Around, tuple[list[int], ...], list[Any], dict[str, Loose], int | list[int]]
)
def test_a_field_that_could_not_be_copied_safely_is_refused_by_name(hint):
    odd: Any = msgspec.defstruct("Odd", [("thing", hint, None)], bases=(State,), kw_only=True)
    with pytest.raises(TypeError, match=r"Odd\.thing: .* cannot be cloned. Use scalars"):
        odd(dice=Dice(KEY)).clone()


@pytest.mark.parametrize("name", ["dice", "veil", "finished", "events"])
def test_a_game_cannot_take_a_name_of_the_kernels(name):
    with pytest.raises(TypeError, match=f"Shadow.{name} means something to the kernel already"):
        msgspec.defstruct("Shadow", [(name, list[str], None)], bases=(State,), kw_only=True)


def test_two_leaves_cannot_be_saved_under_one_name():
    with pytest.raises(TypeError, match=r"both be saved as 'test_state\.Piece'. Give one of them another name"):
        type("Piece", (Leaf,), {"__module__": "elsewhere.test_state"}, frozen=True)
