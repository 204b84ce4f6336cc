"""Moments of a turn in which cards are tried."""

from __future__ import annotations

from typing import Any

from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.choices import Bleed, Block, ChooseCard, ChooseHidden, Hunt, Pass, UseAbility

PHASES = {
    "unlock": "vtes.unlock_phase",
    "master": "vtes.master_phase",
    "influence": "vtes.influence_phase",
    "discard": "vtes.discard_phase",
}


def phase(table: Table, which: str, seat: str = "A") -> None:
    """That phase of `seat` begins."""
    table.state.active = seat
    table.run(PHASES[which], seat)


def plain(clan: str = "", **printed: Any) -> str:
    """A vampire that exists for one test, with nothing but what is said here."""
    return crypt_entry(f"plain-{clan or 'vampire'}-{len(printed)}-{printed.get('capacity', 4)}", clan=clan, **printed)


def choose(table: Table, seat: str, *cards: str) -> None:
    """Targets, one after the other."""
    for card in cards:
        table.seat(seat).answers(ChooseCard(card))


def choose_slot(table: Table, seat: str, slot: int) -> None:
    """A card face down."""
    found = table.now.hidden(slot)
    assert found is not None
    table.seat(seat).answers(ChooseHidden(slot, found[1].card))


def can_use(table: Table, source: str, ability: int = 0, minion: str = "") -> bool:
    """Whether the open question offers it."""
    return bool(table.prompt) and UseAbility(source, ability, minion) in table.ask().options


def targets(table: Table) -> set[str]:
    """The cards on the table among which to choose."""
    return {option.card for option in table.options(ChooseCard)}


def hunt(table: Table, minion: str, seat: str = "A") -> None:
    """The minion phase of `seat` begins, and the minion hunts: undirected, +1 stealth."""
    table.act(seat)
    table.seat(seat).answers(Hunt(minion))


def bleed(table: Table, minion: str, player: str = "B", seat: str = "A") -> None:
    """The minion phase of `seat` begins, and the minion bleeds."""
    table.act(seat)
    table.seat(seat).answers(Bleed(minion, player))


def until(table: Table, prompt: str, seat: str = "") -> None:
    """Everybody passes (or strikes with bare hands) until this is asked of `seat`."""
    for _ in range(300):
        if table.prompt == prompt and seat in ("", table.ask().seat):
            return
        question = table.ask()
        assert question.prompt != "minion-phase", f"{prompt} is not asked of {seat or 'anybody'} in this action"
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    raise AssertionError(f"{prompt} is not asked of {seat or 'anybody'}")


def block(table: Table, seat: str, minion: str) -> None:
    """`seat` attempts to block with the minion."""
    until(table, "action", seat)
    table.seat(seat).answers(Block(minion))


def takes(card: str, vampire: str, mode: int = 0) -> tuple[Table, str]:
    """A's vampire takes the action of the card and succeeds."""
    table = Table()
    minion = table.vampire("A", vampire)
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    table.pass_until("minion-phase")
    return table, minion


def fight(a: str = "ryan", b: str = "sully", blood: int = 4) -> tuple[Table, str, str]:
    """A's and B's vampires, before their combat."""
    table = Table("AB")
    return table, table.vampire("A", a, blood=blood), table.vampire("B", b, blood=blood)


def to_the_end(table: Table) -> None:
    """Everybody passes, or does the first of what is offered."""
    for _ in range(200):
        if table.over:
            return
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    raise AssertionError("no end")


def without(table: Table, *abilities: tuple[str, int]) -> None:
    """To the end, and none of these can be used any more."""
    while not table.over:
        assert not any(can_use(table, source, ability) for source, ability in abilities)
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
