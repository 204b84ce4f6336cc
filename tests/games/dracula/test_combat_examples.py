"""The worked combats of the booklet: DRA-EX-03, DRA-EX-04, DRA-EX-06."""

from __future__ import annotations

import pytest
from tests.games.dracula.table import MINA, Table

from nokturn.games.dracula.state import choices as do


def minas_combat(*cards: str, despair: int) -> Table:
    """Dusk; Mina alone, with a Pistol, meets Dracula in Vienna; he has drawn these cards."""
    table = Table(at="vienna")
    table.game.despair = despair
    table.place(MINA, "vienna")
    table.items(MINA, "pistol")
    table.revealed()
    table.combat()
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand(*cards)
    return table


def play(table: Table, dracula: str, mina: str) -> None:
    table.dracula.picks(dracula)
    table.hunter(MINA).picks(mina)


@pytest.mark.example("DRA-EX-03")
@pytest.mark.rule("DRA-COMBAT-09", "DRA-COMBAT-12", "DRA-COMBAT-14", "DRA-COMBAT-20", "DRA-COMBAT-21", "DRA-PRIDE-01")
def test_minas_combat() -> None:
    table = minas_combat("claws", "strength", "escape_as_mist", "fangs", "plotting", despair=1)

    play(table, "claws", "punch")
    assert table.sheet(MINA).damage == 4
    assert table.game.damage == 1
    assert table.hunter(MINA).refusal(do.Pick("punch")).rule == "DRA-COMBAT-14"

    play(table, "strength", "dodge")
    assert table.told("dracula-card-cancelled") == [{"card": "strength", "hunter": MINA}]
    assert table.sheet(MINA).damage == 4
    assert table.game.damage == 1
    assert table.hunter(MINA).can(do.Pick("punch"))
    assert table.hunter(MINA).refusal(do.Pick("dodge")).rule == "DRA-COMBAT-14"

    play(table, "escape_as_mist", "pistol")
    assert table.over
    assert table.game.combat is None
    assert table.sheet(MINA).damage == 4
    assert table.game.damage == 1
    assert table.game.at == "vienna"
    assert table.game.revealed
    assert table.sheet(MINA).items == ("pistol",)


@pytest.mark.example("DRA-EX-04")
@pytest.mark.rule("DRA-PRIDE-01", "DRA-PRIDE-02")
def test_pride_lets_nobody_escape_too_early() -> None:
    """With one despair token an escape card fails in round 2 and works in round 3."""
    table = minas_combat("escape_as_mist", "escape_as_mist", "claws", "strength", "plotting", despair=1)
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "punch")
    assert table.told("escape-fails") == [{"card": "escape_as_mist", "foe": "dracula"}]
    assert not table.over
    assert table.game.damage == 1, "Punch resolves: the escape was cancelled and counts as played"
    play(table, "escape_as_mist", "dodge")
    assert table.over


@pytest.mark.rule("DRA-PRIDE-01")
def test_pride_rises_with_despair() -> None:
    """Without a despair token from round 2 on, with two only from round 4 on."""
    table = minas_combat("escape_as_mist", "escape_as_mist", "claws", "strength", "plotting", despair=0)
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "punch")
    assert table.over

    table = minas_combat("escape_as_mist", "escape_as_mist", "claws", "strength", "plotting", despair=2)
    play(table, "strength", "dodge")
    play(table, "claws", "punch")
    play(table, "escape_as_mist", "dodge")
    assert not table.over
    play(table, "escape_as_mist", "punch")
    assert table.over


@pytest.mark.example("DRA-EX-06")
@pytest.mark.rule("DRA-DEFEAT-02", "DRA-DESPAIR-03", "DRA-COMBAT-13", "DRA-COMBAT-16")
def test_a_hunter_defeated_in_the_third_week() -> None:
    """With two despair tokens influence rises by 4."""
    table = minas_combat("claws", "strength", "escape_as_mist", "fangs", "plotting", despair=2)
    table.hurt(MINA, 6)
    play(table, "claws", "dodge")
    assert table.game.influence == 0, "Dodge cancels Claws"
    play(table, "strength", "punch")
    assert table.game.influence == 4
    assert table.sheet(MINA).defeated
    assert table.over, "no hunter is left in the combat; DRA-COMBAT-16"
    assert table.game.damage == 0, "who has left does not resolve his card; DRA-COMBAT-13"
