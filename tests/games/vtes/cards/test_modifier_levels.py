"""Which levels of a Discipline the action modifiers of the first pool need (VTES-DISC-01, VTES-DISC-02)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, adept, asked_later, attempt, bleeder
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.politics.polls import cast, decree
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import PlayCard

LEVELS = [(INFERIOR, (), False), (INFERIOR, ("low",), True), (INFERIOR, ("high",), True)]
LEVELS += [(SUPERIOR, ("low",), False), (SUPERIOR, ("high",), True)]
"""A mode, what the vampire has of the Discipline, and whether it can play the card then."""


def skills(discipline: str, has: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(discipline if level == "low" else discipline.upper() for level in has)


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("mode, has, possible", LEVELS)
def test_daring_the_dawn(mode, has, possible):
    table, minion = bleeder("daring-the-dawn", with_=skills("for", has))
    assert asked_later(table, PlayCard("daring-the-dawn", mode, minion)) is possible


@pytest.mark.card("freak-drive")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("mode, has, possible", LEVELS)
def test_freak_drive(mode, has, possible):
    table = Table()
    minion, blocker = adept(table, "A", *skills("for", has)), adept(table, "B")
    table.hand("A", "freak-drive")
    bleed(table, minion)
    if mode == SUPERIOR:
        attempt(table, "B", blocker)
    assert asked_later(table, PlayCard("freak-drive", mode, minion)) is possible


@pytest.mark.card("perfect-paragon")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("mode, has, possible", LEVELS)
def test_perfect_paragon_in_its_action_and_in_its_referendum(mode, has, possible):
    decree()
    table = Table()
    minion = adept(table, "A", *skills("pre", has))
    table.hand("A", "decree", "perfect-paragon")
    table.act("A")
    table.seat("A").plays("decree", minion)
    assert asked_later(table, PlayCard("perfect-paragon", mode, minion)) is possible


@pytest.mark.card("bewitching-oration", "voter-captivation")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("mode, has, possible", LEVELS)
@pytest.mark.parametrize("card", ["bewitching-oration", "voter-captivation"])
def test_what_is_played_in_and_after_a_referendum(card, mode, has, possible):
    decree()
    table = Table()
    minion = adept(table, "A", *skills("pre", has), title="prince:Rome")
    table.hand("A", "decree", card)
    table.act("A")
    table.seat("A").plays("decree", minion)
    until(table, "polling", "A")
    if card == "voter-captivation":
        cast(table, (minion, "for"))
    assert asked_later(table, PlayCard(card, mode, minion)) is possible
