"""Every Encounter of the campaign as printed: keys, rows, Opportunity Attacks, stages, Reward, Loot and Failure.

What is expected is read from the words of the file by `oracle`, not by the rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.grail.encounter.fights import CAMPAIGN, Fight, card, do
from tests.games.grail.encounter.oracle import Model, Raw, raw_encounters

from nokturn.games.grail.encounter.combat.retreat import opportunity_attack
from nokturn.games.grail.encounter.diplomacy.failure import fail
from nokturn.games.grail.encounter.encounter_end import reward
from nokturn.games.grail.state.choices import Alternative

FOUGHT = [name for name, raw in raw_encounters().items() if raw["keys"] and raw["color"] != "blue"]
NEGOTIATED = [name for name, raw in raw_encounters().items() if raw["keys"] and raw["color"] == "blue"]
VALUES = {"energy": 3, "health": 7, "terror": 1, "magic": 3, "rep": 5, "food": 5, "wealth": 5}
HAND = {False: ("beor_c01", "beor_c02", "beor_c03"), True: ("beor_d01", "beor_d02", "beor_d03")}
LAST = {False: "beor_c04", True: "beor_d04"}
ITEMS = ("coil_of_rope:1", "lockpicks:1")


def laid(name: str, **facts: Any) -> Fight:
    """Beor holds three cards, and one without abilities lies in the Sequence."""
    diplomacy = raw_encounters()[name]["color"] == "blue"
    fight = Fight(name, card(LAST[diplomacy]), beor={**VALUES, "items": ITEMS})
    return fight.lay(beor=HAND[diplomacy], sequence=(LAST[diplomacy],), **facts)


def modelled(fight: Fight, diplomacy: bool) -> Model:
    now, fray = fight["beor"], fight.fray
    track = CAMPAIGN.encounters[fray.card.partition(":")[0]].track
    return Model(
        hero="beor", level=0, pool=fray.pool, attitude=fray.attitude, hand=len(fight.hand("beor")),
        deck=len(now.diplomacy_deck if diplomacy else now.combat_deck), energy=now.energy, health=now.health,
        terror=now.terror, magic=now.magic, rep=now.rep, food=now.food, wealth=now.wealth,
        sequence=list(fight.cards()), track=(track.up, track.down) if track is not None else (0, 0),
    )  # fmt: skip


def suffers(model: Model, effects: list[str], choice: int) -> int:
    """Effects in printed order; of alternatives the one at `choice`, or the last there is.  Returns Items lost."""
    items = 0
    for effect in effects:
        sides = effect.split("|")
        for part in sides[min(choice, len(sides) - 1)].split(";"):
            op, *rest = part.split()
            if op == "tear":
                model.sequence.pop()
            elif op == "discard_item":
                items += int(rest[1])
            elif op == "pool":
                lost = min(model.pool, -int(rest[0]))
                model.pool -= lost
                model.do(f"discard {-int(rest[0]) - lost}", "")
            elif op == "flee":
                pass
            else:
                model.do(part.strip(), "")
    return items


def chooses(fight: Fight, choice: int) -> None:
    """The side at `choice` of every alternative; the first cards and Items that must go."""
    while not fight.over:
        question = fight.asks[0]
        sides = [one for one in question.options if isinstance(one, Alternative)]
        if sides:
            fight.answer(question.seat, sides[min(choice, len(sides) - 1)])
        elif question.kind == "some":
            fight.answer(question.seat, question.options[: question.low])
        else:
            fight.answer(question.seat, question.options[0])


def assert_same(fight: Fight, model: Model, items: int, diplomacy: bool) -> None:
    seen = modelled(fight, diplomacy)
    assert seen.numbers() == model.numbers()
    assert seen.sequence == model.sequence
    assert len(fight["beor"].items) == len(ITEMS) - items


def row_bounds(raw: Raw) -> list[tuple[int, int, list[str]]]:
    return [(*map(int, row["pool"].split("-")), row["do"]) for row in raw["table"]]


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-01", "GRAIL-COMBAT-ATTACK-03")
@pytest.mark.parametrize("name", FOUGHT)
def test_every_row_of_every_attack_table(name: str) -> None:
    raw = raw_encounters()[name]
    for least, most, effects in row_bounds(raw):
        for pool in {least, most}:
            for choice in (0, 1):
                fight = laid(name, pool=pool)
                model = modelled(fight, False)
                if "horde" in raw["traits"]:
                    model.deck -= 2
                items = suffers(model, effects, choice)
                fight.attack("beor")
                chooses(fight, choice)
                assert_same(fight, model, items, False)


@pytest.mark.rule("GRAIL-COMBAT-OPP-01", "GRAIL-COMBAT-ESCAPE-01")
@pytest.mark.parametrize("name", FOUGHT)
def test_every_opportunity_attack(name: str) -> None:
    raw = raw_encounters()[name]
    for choice in (0, 1):
        fight = laid(name, pool=1)
        model = modelled(fight, False)
        items = suffers(model, raw["opportunity"], choice)
        fight.run(opportunity_attack, "beor")
        chooses(fight, choice)
        assert_same(fight, model, items, False)
        assert fight.fray.outcome == ("escaped" if "flee" in raw["opportunity"] else "")


@pytest.mark.rule("GRAIL-COMBAT-WIN-01", "GRAIL-COMBAT-WIN-02")
@pytest.mark.parametrize("name", FOUGHT)
def test_every_value_reward_and_loot(name: str) -> None:
    raw = raw_encounters()[name]
    fight = laid(name, pool=raw["value"], cards_played=2)
    before = fight["beor"]
    drawn = 0
    expected = {what: before.has(what) for what in ("xp", "magic", "rep", "wealth", "food", "health", "terror")}
    for effect in [*raw["reward"], *raw["loot"]]:
        op, what, n = effect.split()
        if op == "draw_item":
            drawn += int(n)
        else:
            expected[what] += int(n) if op == "gain" else -int(n)
    fight.run(reward)
    chooses(fight, 0)
    assert {what: fight["beor"].has(what) for what in expected} == expected  # type: ignore[arg-type]
    assert len(fight["beor"].items) == len(ITEMS) + drawn


@pytest.mark.rule("GRAIL-COMBAT-SEQ-02", "GRAIL-COMBAT-KEY-02")
@pytest.mark.parametrize("name", [*FOUGHT, *NEGOTIATED])
def test_the_keys_of_every_encounter(name: str) -> None:
    """A card with a bonus on every row is the first one, of a Character with level 1 everywhere, then level 2."""
    raw = raw_encounters()[name]
    diplomacy = raw["color"] == "blue"
    probe = HAND[diplomacy][0]
    wide = card(probe, left=" ".join(["up1" if diplomacy else "pool1"] * 5))
    for level in (1, 2):
        levels = dict.fromkeys(("aggression", "empathy", "courage", "caution", "practicality", "spirituality"), level)
        fight = Fight(name, wide, beor={**VALUES, "attributes": levels})
        fight.lay(beor=(probe,), attitude=0, activations=1).activate("beor")
        magic = raw["keys"][3] == "magic"
        assert fight.beor.can(do.PlayCard(probe, magic=True)) is magic
        fight.beor.plays(probe, magic=magic)
        rows = sum(1 for word in raw["keys"][:3] if word and int(word[-1]) <= level)
        total = rows + magic + (0 if raw["keys"][4] == "void" else int(raw["keys"][4][1]))
        if diplomacy:
            assert fight.told("attitude-moves")[-1]["attitude"] == min(total, raw["track"]["up"])
        else:
            assert fight.fray.pool == total - (1 if "defensive" in raw["traits"] else 0)


@pytest.mark.rule("GRAIL-DIPLO-RESPONSE-01", "GRAIL-DIPLO-STAGE-01")
@pytest.mark.parametrize("name", NEGOTIATED)
def test_every_response_of_every_stage(name: str) -> None:
    raw = raw_encounters()[name]
    for number, stage in enumerate(raw["stage"]):
        for choice in (0, 1):
            fight = laid(name, stage=number, attitude=1)
            model = modelled(fight, True)
            items = suffers(model, stage["response"], choice)
            fight.answer_of("beor")
            chooses(fight, choice)
            assert_same(fight, model, items, True)


@pytest.mark.rule("GRAIL-DIPLO-BONUS-02")
@pytest.mark.parametrize("name", NEGOTIATED)
def test_every_affinity_of_every_stage(name: str) -> None:
    raw = raw_encounters()[name]
    for number, stage in enumerate(raw["stage"]):
        for attribute in ("aggression", "empathy", "courage", "caution", "practicality", "spirituality"):
            before, played = (
                card("beor_d04", right=f"{attribute}1 . . . void"),
                card("beor_d01", left="affinity . . . ."),
            )
            fight = Fight(name, before, played, beor={**VALUES, "attributes": {attribute: 1}})
            fight.lay(beor=("beor_d01",), sequence=("beor_d04",), stage=number).activate("beor")
            fight.beor.plays("beor_d01")
            printed = stage["affinity"].get(attribute, "attitude 0")
            assert fight.fray.attitude == int(printed.split()[1])


@pytest.mark.rule("GRAIL-DIPLO-CHECK-01", "GRAIL-DIPLO-CHECK-02")
@pytest.mark.parametrize("name", NEGOTIATED)
def test_every_failure_reward_and_track(name: str) -> None:
    raw = raw_encounters()[name]
    fight = laid(name)
    model = modelled(fight, True)
    suffers(model, raw["failure"], 0)
    fight.run(fail)
    chooses(fight, 0)
    assert modelled(fight, True).numbers() == model.numbers()
    last = 0 if raw.get("approaches") else len(raw["stage"]) - 1
    fight = laid(name, attitude=raw["track"]["up"], stage=last)
    before = {what: fight["beor"].has(what) for what in ("xp", "magic", "rep", "wealth", "food", "health", "terror")}
    for effect in raw["reward"]:
        op, what, n = effect.split()
        before[what] = max(0, before[what] + (int(n) if op == "gain" else -int(n)))
    fight.activate("beor")
    fight.beor.ends()
    assert fight.fray.outcome == "won"
    fight.run(reward)
    chooses(fight, 0)
    assert {what: fight["beor"].has(what) for what in before} == before  # type: ignore[arg-type]
    fight = laid(name, attitude=-raw["track"]["down"], stage=last).activate("beor")
    fight.beor.ends()
    assert fight.fray.outcome == "failed"


@pytest.mark.rule("GRAIL-DIPLO-BYPASS-01", "GRAIL-DIPLO-BYPASS-02")
@pytest.mark.parametrize("name", [name for name in NEGOTIATED if "bypass" in raw_encounters()[name]])
def test_every_bypass(name: str) -> None:
    way = raw_encounters()[name]["bypass"]
    facts: dict[str, Any] = {"rep": 0, "wealth": 0, "food": 0, "magic": 0}
    statuses: dict[str, tuple[int, ...]] = {}
    for words in way["if"]:
        kind, what, *n = words.split()
        if kind == "res":
            facts[what] = int(n[0])
        elif kind == "secret":
            facts["secrets"] = (what,)
        else:
            statuses[what] = (1,)
    for words in way["cost"]:
        _, what, n = words.split()
        facts[what] = int(n)
    fight = Fight(name, beor=facts)
    fight.state.statuses = dict(statuses)
    fight.begins()
    fight.beor.answers(do.UseBypass())
    assert fight.outcome() == "bypassed"
    assert all(fight["beor"].has(words.split()[1]) == 0 for words in way["cost"])
    assert (fight["beor"].xp, fight["beor"].terror) == (0, 0)
    fight = Fight(name, beor={"rep": 0, "wealth": 0, "food": 0, "magic": 0}).begins()
    assert "bypass" not in fight.asked().values(), "what is missing cannot be met"


def test_there_are_at_least_87_of_them() -> None:
    instant = [name for name, raw in raw_encounters().items() if not raw["keys"]]
    assert len(FOUGHT) + len(NEGOTIATED) + len(instant) >= 87, "the pack may grow"
