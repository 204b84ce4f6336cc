"""Encounters played at random: compiled and native rules agree, nothing is lost, everything can rest and be copied."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.grail.encounter.fights import CAMPAIGN, Fight

from nokturn.games.grail.encounter.course import face_encounter
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES
from nokturn.games.grail.state.conservation import faults
from nokturn.kernel import Ask, Position
from nokturn.kernel.chance import rekey
from nokturn.kernel.compiler.native import NativePosition

MOST = 1500
"""Answers after which any Encounter must be over."""


def any_answer(rng: random.Random, ask: Ask) -> Any:
    if ask.kind == "one":
        return rng.choice(ask.options)
    if ask.kind == "some":
        return tuple(rng.sample(ask.options, rng.randint(ask.low, ask.high)))
    return rng.random() < 0.5


def any_fight(seed: int) -> Fight:
    """Somebody against something, with Items, Secrets and Skills at random and all of their own cards."""
    rng = random.Random(seed)
    name = list(CAMPAIGN.encounters)[seed % len(CAMPAIGN.encounters)]
    heroes = rng.sample(list(CAMPAIGN.characters), rng.choice([1, 1, 2, 3, 4]))
    items = rng.sample([f"{one}:1" for one in CAMPAIGN.items], 8)
    secrets = rng.sample(list(CAMPAIGN.secrets), 8)
    laid: dict[str, Any] = {}
    for number, hero in enumerate(heroes):
        mine = slice(2 * number, 2 * number + 2)
        piles: dict[str, tuple[str, ...]] = {}
        for kind, cards in (("combat", CAMPAIGN.combat_cards), ("diplomacy", CAMPAIGN.diplomacy_cards)):
            own = rng.sample([card.id for card in cards.values() if card.hero == hero], 40)
            piles |= {f"{kind}_deck": tuple(own[:15]), f"{kind}_pool": tuple(own[15:])}
        laid[hero] = {
            "items": items[mine] and tuple(items[mine]), "secrets": tuple(secrets[mine]), "magic": rng.randint(0, 4),
            "skills": tuple(rng.sample(range(1, 73), 3)), "terror": rng.randint(0, 8), "health": rng.randint(2, 8),
            "wealth": 2, "food": 2, "rep": 3, "energy": 2, "attributes": {one: rng.randint(0, 3) for one in ATTRIBUTES},
            "piles": piles,
        }  # fmt: skip
    handicaps = rng.choice([(), ("retreat", "distrust", "limiter")])
    given = {hero: facts.pop("piles") for hero, facts in laid.items()}
    fight = Fight(name, key=rekey("5a" * 16, seed), handicaps=handicaps, **laid)
    for hero, piles in given.items():
        fight.alter(hero, **piles)
    return fight


@pytest.mark.parametrize("seed", range(60))
def test_compiled_and_native_rules_agree_and_nothing_is_lost(seed: int) -> None:
    rng = random.Random(seed)
    fight = any_fight(seed)
    start = (face_encounter, fight.card, fight.state.by_number())
    twin: NativePosition[Any] = NativePosition.start(fight.state.clone(), *start)
    played = Position.start(fight.state, *start)
    for _ in range(MOST):
        if played.over or played.state.finished:
            break
        assert played.asks() == twin.asks()
        question = rng.choice(played.asks())
        answer = any_answer(rng, question)
        copy = played.clone()
        assert played.answer(question.seat, answer) is None
        assert twin.answer(question.seat, answer) is None
        assert copy.asks(), "a copy stands where it stood"
        assert played.state == twin.state
        if len(played.state.heroes) == len(start[2]):
            assert [one for one in faults(played.state) if "cards" in one or "Items" in one or "Encounter" in one] == []
    assert played.over or played.state.finished
    assert played.state.fray is None or played.state.finished
