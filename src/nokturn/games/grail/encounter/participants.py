"""What is going on in the Encounter: its card, who is in it, and in whose name its texts speak."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.printed.cards import HeroCard
from nokturn.games.grail.printed.encounters import Encounter
from nokturn.games.grail.printed.language.vocabulary import Trait
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter import Fray, Outcome
from nokturn.games.grail.state.state import Grail, printed


def fray_of(state: Grail) -> Fray:
    """The Encounter that is going on."""
    assert state.fray is not None, "no Encounter is being faced"
    return state.fray


def encounter_of(state: Grail) -> Encounter:
    """What its card says."""
    return state.content.encounters[printed(fray_of(state).card)]


def card_of(state: Grail, card: str) -> HeroCard:
    return state.content.cards[card]


def is_over(state: Grail) -> bool:
    return state.fray is None or state.fray.over


def is_in(state: Grail, hero: str) -> bool:
    """Whether the Encounter goes on and this Character is in it; whatever concerns one who is not, is dropped."""
    return state.fray is not None and not state.fray.over and hero in state.fray.members


def has_trait(state: Grail, trait: Trait, hero: str = "") -> bool:
    """Whether the Encounter has a trait that concerns this Character (`ignore_trait`)."""
    return trait in encounter_of(state).traits and (hero, trait) not in fray_of(state).ignored


def end(state: Grail, outcome: Outcome) -> None:
    """The Encounter is over for everybody; the first reason counts."""
    fray = fray_of(state)
    if not fray.over:
        fray.outcome = outcome


def context_of(state: Grail, hero: str, source: str, **facts: Any) -> Context:
    """In which a text of the Encounter acts: on one Character, with all members as its Party."""
    fray = fray_of(state)
    return Context(
        actor=hero,
        party=fray.members,
        location=fray.place,
        source=source,
        colour=encounter_of(state).colour,
        first_activation=fray.activations == 1,
        **facts,
    )
