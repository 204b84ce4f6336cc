"""Vampires with nothing but what a test gives them, and actions of theirs with cards at hand."""

from __future__ import annotations

from typing import Any

from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.combat.fights import CAPACITY, Fight
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import Block, Pass, PlayCard

INFERIOR, SUPERIOR = 0, 1
IDLE = "vessel"
"""A card that no action has a use for: with it in hand a Methuselah is asked as long as anything could be played."""


def adept(table: Table, seat: str, *disciplines: str, capacity: int = 6, clan: str = "", **more: Any) -> str:
    """A vampire of the Camarilla with these Disciplines."""
    printed = f"adept-{len(CRYPT)}"
    crypt_entry(printed, capacity=capacity, clan=clan, sect="camarilla", disciplines=disciplines)
    return table.vampire(seat, printed, **more)


def bleeder(*cards: str, with_: tuple[str, ...], seats: str = "ABC", pool: int = 30, **more: Any) -> tuple[Table, str]:
    """A's vampire bleeds B; A has the cards in hand."""
    table = Table(seats, pool=pool)
    minion = adept(table, "A", *with_, **more)
    table.hand("A", *cards, IDLE)
    bleed(table, minion)
    return table, minion


def intruder(*cards: str, with_: tuple[str, ...], bikes: int = 0, **more: Any) -> tuple[Table, str, str]:
    """A's vampire bleeds B, whose vampire attempts to block; A has the cards in hand and is asked."""
    table = Table(more.pop("seats", "ABC"))
    minion, blocker = adept(table, "A", *with_, **more), adept(table, "B")
    equip(table, blocker, bikes)
    table.hand("A", *cards, IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    return table, minion, blocker


def equip(table: Table, minion: str, bikes: int = 1) -> None:
    """So much intercept."""
    for _ in range(bikes):
        table.put(table.card(minion).controller, "sport-bike", host=minion)


def attempt(table: Table, seat: str, minion: str) -> None:
    """The minion attempts to block as soon as its Methuselah is asked."""
    until(table, "action", seat)
    table.seat(seat).answers(Block(minion))


def hunter(*cards: str, with_: tuple[str, ...], **more: Any) -> tuple[Table, str]:
    """A's vampire hunts, with 1 stealth; A has the cards in hand."""
    table = Table(more.pop("seats", "ABC"))
    minion = adept(table, "A", *with_, **more)
    table.hand("A", *cards, IDLE)
    hunt(table, minion)
    return table, minion


def can_play(table: Table, card: str, minion: str, mode: int = INFERIOR) -> bool:
    """Whether the open question offers it."""
    return bool(table.prompt) and PlayCard(card, mode, minion) in table.options()


def asked_later(table: Table, option: Any, *stop: str) -> bool:
    """Whether the option is offered to anybody before one of these questions; everybody passes meanwhile."""
    for _ in range(100):
        if not table.prompt or table.over or table.prompt in (*stop, "minion-phase"):
            return False
        if option in table.options():
            return True
        step(table)
    raise AssertionError("it does not end")


def step(table: Table) -> None:
    """Whoever is asked passes, or takes the first of what is offered."""
    question = table.ask()
    table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])


def finish(table: Table) -> None:
    """To the next decision of the minion phase: what modifiers and reactions did is over by then (VTES-MIN-15)."""
    until(table, "minion-phase")
    assert not [effect for effect in table.now.in_force if not effect.lasts.startswith("next-unlock")]


def reacting(
    *cards: str, with_: tuple[str, ...], action: str = "bleed", stealth: int = 0, seats: str = "ABC", **more: Any
) -> tuple[Table, str, str]:
    """A's vampire bleeds B or hunts (or nothing yet), and A is asked first; B has a vampire and the cards in hand."""
    table = Table(seats)
    printed = crypt_entry(f"acting-{len(CRYPT)}", capacity=9, stealth=stealth, disciplines=("for",))
    acting = table.vampire("A", printed)
    table.hand("A", IDLE)
    reactor = adept(table, "B", *with_, **more)
    table.hand("B", *cards, IDLE)
    if action:
        bleed(table, acting) if action == "bleed" else hunt(table, acting)
    return table, acting, reactor


class Duel(Fight):
    """A's vampire (acting) against B's, with these Disciplines."""

    def __init__(self, of_a: tuple[str, ...] = (), of_b: tuple[str, ...] = (), a: int = 6, b: int = 6) -> None:
        super().__init__(a, b)
        crypt_entry("attacker", capacity=CAPACITY, disciplines=of_a)
        crypt_entry("defender", capacity=CAPACITY, disciplines=of_b)
