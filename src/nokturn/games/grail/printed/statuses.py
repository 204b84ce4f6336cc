"""Statuses of the save sheet and what happens when enough of them are set; GRAIL-STATUS-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nokturn.games.grail.printed.language.conditions import Conditions
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import Prose


class Status(Printed, frozen=True, kw_only=True):
    id: str
    name: Prose
    parts: Annotated[int, msgspec.Meta(ge=1, le=12)]
    numbered: bool
    """False: its boxes are interchangeable and set one by one; GRAIL-STATUS-04."""


class Threshold(Printed, frozen=True, kw_only=True):
    """Fires once per campaign; GRAIL-STATUS-06."""

    conditions: Conditions = msgspec.field(name="if")
    do: Effects


class Statuses(Printed, frozen=True, kw_only=True):
    status: tuple[Status, ...]
    threshold: tuple[Threshold, ...] = ()
