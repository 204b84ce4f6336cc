"""Cards that exist for one test, and moments in which the rules of cards, phases and ends are tried."""

from __future__ import annotations

from typing import Any

from tests.games.vtes.table import KEY, Table, crypt_entry, library_card

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import MASTER, MODIFIER, Ability, Effect, Mode
from nokturn.games.vtes.state.choices import EndPhase, Pass
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Timing
from nokturn.games.vtes.state.zones import burn
from nokturn.games.vtes.text.effects import GainPool
from nokturn.games.vtes.turn.setup import new_table, play_vtes
from nokturn.games.vtes.turn.turn import turns
from nokturn.kernel import Position

IDLE = "vessel"
"""A card for the hand of somebody who shall be asked wherever anything could be played."""


class Banishes(Effect, frozen=True):
    """Removes the chosen card from the game."""

    def apply(self, game: Vtes, play: Play) -> None:
        burn(game, play.chosen[0], remove=True)


def vampire(table: Table, seat: str, *parts: Any, blood: int | None = None, **printed: Any) -> str:
    """A vampire of its own name, with this text; `more` of its printed values: capacity 6, no clan, nothing else."""
    laid = {one: printed.pop(one) for one in ("region", "locked", "controller") if one in printed}
    name = crypt_entry(f"nobody-{len(CRYPT)}", *parts, capacity=printed.pop("capacity", 6), **printed)
    return table.vampire(seat, name, blood, **laid)


def modifier(card: str, *does: Effect, when: Timing = "act", **printed: Any) -> str:
    """An action modifier that anybody can play."""
    disciplines = printed.pop("needs", ())
    mode = Mode(MODIFIER, when, disciplines, does=does, replaced=printed.pop("replaced", ""))
    return library_card(card, mode, types=(MODIFIER,), **printed)


def master(card: str, *does: Effect, choose: tuple[str, ...] = (), **printed: Any) -> str:
    """A master card."""
    return library_card(card, Mode(MASTER, "master", choose=choose, does=does), types=(MASTER,), **printed)


def thing(card: str, *parts: Any, **printed: Any) -> str:
    """A master that lies in play, with this text."""
    return library_card(card, *parts, types=(MASTER,), **printed)


def gift(when: Timing = "impulse", **more: Any) -> Ability:
    """An ability that gives its user 1 pool."""
    return Ability(when, does=(GainPool(),), **more)


def dealt(seats: str, deck: tuple[tuple[str, ...], tuple[str, ...]], key: str = KEY) -> Position[Vtes]:
    """A new game, dealt out, at its first question."""
    state = new_table(tuple(seats), dict.fromkeys(seats, deck), key, KEY)
    return Position.start(state, play_vtes)


def play_on(table: Table, first: str = "A") -> None:
    """Turn after turn, from the unlock phase of `first`; the next turn is the eleventh of the game."""
    table.state.first = first
    table.run(turns)


def step(table: Table) -> None:
    """Whoever is asked does nothing, or strikes with bare hands."""
    question = table.ask()
    nothing = EndPhase() if EndPhase() in question.options else Pass()
    table.seat(question.seat).answers(nothing if nothing in question.options else question.options[0])


def walk(table: Table, prompt: str, seat: str) -> None:
    """Nobody does anything, turn after turn, until this is asked of `seat`."""
    for _ in range(300):
        if (table.prompt, table.ask().seat) == (prompt, seat):
            return
        step(table)
    raise AssertionError(f"{prompt} is not asked of {seat}")


def settle(table: Table) -> None:
    """What is looked at after every use."""
    table.run("vtes.settle")


def events(table: Table, *keys: str) -> list[str]:
    """The kinds of events so far, in order, as far as they are among these."""
    return [event.key for event in table.events if event.key in keys]
