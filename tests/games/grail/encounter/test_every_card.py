"""Every Combat and Diplomacy card of the campaign is played as printed, against an independent reading (`oracle`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy, talk
from tests.games.grail.encounter.oracle import Model, raw_cards

LEVEL = 2
"""Of all attributes: keys of level 3 stay closed."""
EDGES = {
    "all": ("aggression1 courage2 empathy1 magic x2", True),
    "some": ("aggression3 spirituality1 caution2 magic x1", False),
    "none": (". . . . void", False),
}
AFFINITY = {"aggression": 2, "courage": -1}
JOINED = ("aggression", "courage", "empathy", "spirituality")
VALUES = {"energy": 3, "health": 7, "terror": 2, "magic": 3, "rep": 3, "food": 3, "wealth": 3}
COMBAT = [name for name in raw_cards() if "_c" in name]
DIPLOMACY = [name for name in raw_cards() if "_d" in name]


def beside(name: str) -> tuple[str, str, str]:
    """Three other cards of the same kind: one that stays in hand, a passive one, one that shows its right edge."""
    hero, kind = name.split("_")[0], name.split("_")[1][0]
    others = [f"{hero}_{kind}{number}" for number in (22, 23, 24, 25) if f"{hero}_{kind}{number}" != name]
    return others[0], others[1], others[2]


def laid(name: str, edge: str, *changed: Any, last: bool = False, **facts: Any) -> Fight:
    """The Character of a card, with that card in hand, or as the last of the Sequence."""
    hero, diplomacy = name.split("_")[0], name.split("_")[1][0] == "d"
    kept, passive, before = beside(name)
    affinity = {attribute: f"attitude {n:+}" for attribute, n in AFFINITY.items()}
    encounter = facts.pop("encounter", None) or (
        talk(stages=[(affinity, ("attitude -3", "lose energy 1"))], track=(9, 9)) if diplomacy else enemy(value=40)
    )
    start = tuple([f"{hero}_{'d' if diplomacy else 'c'}{number:02}" for number in range(1, 16)])
    facts_of_hero: dict[str, Any] = {
        **VALUES, **facts.pop("values", {}), "attributes": dict.fromkeys(ATTRIBUTES, LEVEL), "rest": False,
        "deck": facts.pop("deck", tuple([one for one in start if one not in (name, kept, passive, before)][:9])),
    }  # fmt: skip
    heroes: dict[str, Any] = {hero: facts_of_hero}
    fight = Fight(encounter, card(passive, passive=True), card(before, right=edge), *changed, **heroes)
    charges = facts.pop("charges", 0)
    sequence = (f"{passive}+2", f"{name}+{charges}") if last else (f"{passive}+2", before)
    hand = {hero: (kept,) if last or facts.pop("on_top", False) else (kept, name)}
    return fight.lay(sequence=sequence, joined={passive: JOINED}, **hand, **facts)


ATTRIBUTES = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")


def modelled(fight: Fight, name: str) -> Model:
    """The same position as numbers."""
    hero = name.split("_")[0]
    now, diplomacy = fight[hero], name.split("_")[1][0] == "d"
    fray = fight.fray
    return Model(
        hero=hero, level=LEVEL, pool=fray.pool, attitude=fray.attitude, hand=len(fight.hand(hero)),
        deck=len(now.diplomacy_deck if diplomacy else now.combat_deck), energy=now.energy, health=now.health,
        terror=now.terror, magic=now.magic, rep=now.rep, food=now.food, wealth=now.wealth,
        joined={name: sum(one.joined.count(name) for one in fray.sequence) for name in ATTRIBUTES},
        sequence=list(fight.cards()), charges={one.card: one.charges for one in fray.sequence if one.charges},
        passive=[beside(name)[1]], track=(9, 9) if diplomacy else (0, 0),
    )  # fmt: skip


def assert_same(fight: Fight, model: Model, name: str) -> None:
    seen = modelled(fight, name)
    assert seen.numbers() == model.numbers()
    assert seen.sequence == model.sequence
    assert seen.charges == {one: n for one, n in model.charges.items() if n and one in model.sequence}
    assert (fight.fray.chained, fight.fray.magic_free) == (model.chained, model.free)
    assert seen.joined == {**dict.fromkeys(ATTRIBUTES, 0), **model.joined}


def accepts(fight: Fight) -> None:
    """Whatever an ability offers for a price is taken; a shift goes one row lower; of a hand the first card goes."""
    while not fight.over and (prompt := fight.asks[0].prompt) in ("use-ability", "shift", "spend-charges", "discard"):
        question = fight.asks[0]
        if prompt == "use-ability":
            fight.answer(question.seat, True)
        elif prompt == "discard":
            fight.answer(question.seat, question.options[: question.low])
        else:
            fight.answer(question.seat, question.options[-1 if prompt == "spend-charges" else 0])


def is_played(name: str, which: str) -> None:
    edge, pays = EDGES[which]
    raw = raw_cards()[name]
    fight = laid(name, edge)
    hero = name.split("_")[0]
    fight.activate(hero)
    model = modelled(fight, name)
    model.hand -= 1
    magic = pays and bool(raw["left"][3])
    words = [word.strip(".") for word in edge.split()]
    model.plays(raw, words, magic=magic, affinity=AFFINITY)
    fight.answer(fight.asks[0].seat, do.PlayCard(name, magic))
    accepts(fight)
    assert_same(fight, model, name)
    waits = any(ability["when"] == "delay" for ability in raw.get("abilities", ()))
    assert fight.placed(name).waiting is waits


@pytest.mark.parametrize("name", COMBAT)
def test_every_combat_card_joins_gives_and_does_what_is_printed(name: str) -> None:
    for which in EDGES:
        is_played(name, which)


@pytest.mark.parametrize("name", DIPLOMACY)
def test_every_diplomacy_card_joins_gives_and_does_what_is_printed(name: str) -> None:
    for which in EDGES:
        is_played(name, which)


@pytest.mark.parametrize("hero", ["beor", "ailei", "arev", "maggot"])
def test_the_right_edge_of_every_card_is_what_the_next_one_meets(hero: str) -> None:
    for name in [name for name in raw_cards() if name.startswith(hero)]:
        is_met(name)


def is_met(name: str) -> None:
    """A card with a bonus on every row is played after it."""
    raw, hero = raw_cards()[name], name.split("_")[0]
    kept = beside(name)[0]
    bonus = "up1" if "_d" in name else "pool1"
    fight = laid(name, ". . . . x1", card(kept, left=" ".join([bonus] * 5)), last=True).activate(hero)
    start = fight.fray.attitude if "_d" in name else fight.fray.pool
    magic = raw["right"][3] == "magic"
    assert any(one.card == kept and one.magic for one in fight.seat(fight.asks[0].seat).may(do.PlayCard)) is magic
    fight.answer(fight.asks[0].seat, do.PlayCard(kept, magic))
    rows = sum(1 for word in raw["right"][:3] if word and int(word[-1]) <= LEVEL)
    free = 0 if raw["right"][4] == "void" else int(raw["right"][4][1])
    assert (fight.fray.attitude if "_d" in name else fight.fray.pool) == start + rows + magic + free, name


def with_ability(when: str) -> list[str]:
    cards = raw_cards().items()
    return [name for name, raw in cards if any(one["when"] == when for one in raw.get("abilities", ()))]


@pytest.mark.parametrize("pool", [2, 9])
@pytest.mark.parametrize("name", with_ability("attack"))
def test_every_attack_ability_does_what_is_printed(name: str, pool: int) -> None:
    rows = [["damage 1", "gain terror 1"], ["damage 4", "pool -2"], ["damage 3", "lose energy 1"]]
    table = {"0-1": tuple(rows[0]), "2-8": tuple(rows[1]), "9-39": tuple(rows[2])}
    fight = laid(name, ". . . . x1", last=True, encounter=enemy(value=40, table=table), pool=pool, charges=2)
    model = modelled(fight, name)
    model.attacked(raw_cards()[name], rows, 1 if pool < 9 else 2)
    fight.attack(name.split("_")[0])
    accepts(fight)
    assert_same(fight, model, name)


@pytest.mark.parametrize("name", with_ability("response"))
def test_every_response_ability_does_what_is_printed(name: str) -> None:
    fight = laid(name, ". . . . x1", last=True, charges=2)
    model = modelled(fight, name)
    model.answered(raw_cards()[name], ["attitude -3", "lose energy 1"])
    fight.answer_of(name.split("_")[0])
    accepts(fight)
    assert_same(fight, model, name)


@pytest.mark.parametrize("name", with_ability("delay"))
def test_every_delayed_ability_does_what_is_printed(name: str) -> None:
    fight = laid(name, ". . . . x1", last=True)
    model = modelled(fight, name)
    model.abilities(raw_cards()[name], "delay")
    fight.fray.sequence = (fight.fray.sequence[0], type(fight.fray.sequence[1])(name, name.split("_")[0], waiting=True))
    fight.activate(name.split("_")[0])
    assert_same(fight, model, name)
    assert not fight.placed(name).waiting


@pytest.mark.parametrize("name", with_ability("any"))
def test_every_ability_paid_with_charges_does_what_is_printed(name: str) -> None:
    fight = laid(name, ". . . . x1", last=True, charges=3)
    fight.activate(name.split("_")[0])
    model = modelled(fight, name)
    model.abilities(raw_cards()[name], "any")
    fight.answer(fight.asks[0].seat, next(one for one in fight.asks[0].options if isinstance(one, do.SpendCharges)))
    assert_same(fight, model, name)


def panicking_cards() -> list[str]:
    cards = raw_cards().items()
    return [name for name, raw in cards if "panicking" in str(raw.get("abilities", ""))]


@pytest.mark.parametrize("name", panicking_cards())
def test_cards_that_ask_for_panic(name: str) -> None:
    hero = name.split("_")[0]
    kind = name.split("_")[1][0]
    deck = (name, *[f"{hero}_{kind}{number:02}" for number in range(1, 8)])
    values = {"terror": 8, "health": 5}
    fight = laid(name, ". . . . x1", on_top=True, deck=deck, values=values).activate(hero)
    model = modelled(fight, name)
    model.panic, model.deck = True, model.deck - 1
    model.plays(raw_cards()[name], ["", "", "", "", "x1"], magic=False, affinity=AFFINITY)
    fight.answer(fight.asks[0].seat, do.PlayTop())
    assert_same(fight, model, name)


@pytest.mark.card("beor_c05")
def test_a_weapon_or_a_shield_can_be_thrown() -> None:
    fight = Fight(enemy(value=40, keys=". . . . void"), beor={"items": ("cudgel:1", "coil_of_rope:1")})
    fight.lay(beor=("beor_c05",), left_out=("beor/item/cudgel:1",)).activate("beor")
    fight.beor.plays("beor_c05")
    fight.beor.answers(True)
    assert (fight.fray.pool, fight["beor"].items) == (3, ("coil_of_rope:1",))
    fight = Fight(enemy(value=40, keys=". . . . void"), beor={"items": ("coil_of_rope:1",)}).lay(beor=("beor_c05",))
    fight.activate("beor")
    fight.beor.plays("beor_c05")
    assert fight.asked() == {"B": "play"}


def test_there_are_320_of_them() -> None:
    assert (len(COMBAT), len(DIPLOMACY)) == (160, 160)
