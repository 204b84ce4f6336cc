"""Encounters that end as a test says, for rules that only need to know how they ended."""

from __future__ import annotations

from typing import Any

import pytest

from nokturn.games.grail.effects.steps import face
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.encounter_decks import is_over, put_under
from nokturn.kernel import procedure, procedures


class Faced:
    """What was faced, by whom, and how it ends."""

    def __init__(self) -> None:
        self.outcome = "won"
        self.calls: list[tuple[str, tuple[str, ...]]] = []

    @property
    def cards(self) -> list[str]:
        return [card.partition(":")[0] for card, _ in self.calls]


FACED = Faced()


@procedure()
def end_as_told(state: Grail, card: str, members: tuple[str, ...]) -> Any:
    FACED.calls.append((card, members))
    is_over(state, card)
    guards = "guardian" in state.content.encounters[card.partition(":")[0]].traits
    if guards and FACED.outcome != "won":
        state.guardians[card] = state.heroes[members[0]].location
    else:
        put_under(state, card)
    return FACED.outcome


@pytest.fixture
def faced(monkeypatch: pytest.MonkeyPatch) -> Faced:
    """Encounters end at once, as `faced.outcome` says."""
    monkeypatch.setitem(procedures._CARRIED_OUT, face, end_as_told)
    FACED.outcome = "won"
    FACED.calls.clear()
    return FACED
