"""Whom an effect concerns where its words do not say (catalogue, C.1)."""

from __future__ import annotations

from typing import Literal

from nokturn.games.grail.printed.language.effects_of_world import Do, DrawItem, GainItem, GainSecret
from nokturn.games.grail.printed.language.vocabulary import RESOURCES, Scope

Context = Literal["card", "loot", "each", "event", "journal"]
"""Where an effect stands: on a card that one Character uses or suffers (also Items, Secrets, Skills, attacks and
Responses), in the Loot, in Reward, Failure and Bypass, on an Event, or in the journal and on a Location."""


def scope_of(do: Do, context: Context) -> Scope:
    """Whom this concerns, in this context."""
    if do.scope:
        return do.scope
    if context == "journal":
        shared = isinstance(do, GainItem | GainSecret | DrawItem) or getattr(do, "what", "") in RESOURCES
        return "party" if shared else "each"
    by_context: dict[Context, Scope] = {"card": "actor", "loot": "party", "each": "each", "event": "all"}
    return by_context[context]
