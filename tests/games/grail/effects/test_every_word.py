"""Every op, condition and trigger of the language is used by a test: by those of all cards, by those of all belongings,
or here, where what no card and no belonging says is said once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

import pytest
from tests.games.grail.effects.test_language import HELD
from tests.games.grail.encounter.fights import Fight, enemy
from tests.games.grail.encounter.oracle import raw_cards
from tests.games.grail.table import CAMPAIGN, Table
from tests.games.grail.test_every_belonging import RULES

from nokturn.games.grail.printed.language.conditions import CONDITIONS
from nokturn.games.grail.printed.language.effects import OPS
from nokturn.games.grail.printed.language.vocabulary import CardTrigger, Trigger
from nokturn.games.grail.state.places import Dial
from nokturn.games.grail.state.state import printed

Look = Callable[[Table], Any]

WORLD: dict[str, tuple[str, Look, Any]] = {
    "set": ("set terror 5 actor", lambda table: table["beor"].terror, 5),
    "none": ("none", lambda table: (table.keys(), table.over), ([], True)),
    "status": ("status allies.2", lambda table: table.state.statuses["allies"], (2,)),
    "unstatus": ("unstatus rituals", lambda table: "rituals" in table.state.statuses, False),
    "secret": ("secret faels_horn", lambda table: table["beor"].secrets, ("red_plague", "faels_horn")),
    "lose_secret": ("lose_secret red_plague", lambda table: table["beor"].secrets, ()),
    "item": ("item lockpicks", lambda table: [printed(one) for one in table["beor"].items], ["lockpicks"]),
    "dial": ("dial dusk 13-players quest q_rite", lambda table: table.state.dials["dusk"], Dial("quest", 12, "q_rite")),
    "swap": ("swap 111 151", lambda table: (151 in table.state.places, 111 in table.state.places), (True, False)),
    "menhir_add": ("menhir_add 101 -2", lambda table: table.state.places[101].dial, 8 - 2),
    "guardian": ("guardian heath_bear 104", lambda table: [*table.state.guardians.values()], [104]),
    "event_random": ("event_random 2", lambda table: kinds(table, table.state.event_deck[:2]), ["random"] * 2),
    "event": ("event ch1_2", lambda table: "ch1_2" in table.state.event_deck, False),
    "quest": ("quest q_granary", lambda table: table.state.quests, ("q_rite", "q_granary")),
    "quest_done": ("quest_done q_rite", lambda table: table.state.quests, ()),
    "clue": ("clue c_five", lambda table: table.state.clues, ("c_five",)),
    "chapter": ("chapter 2", lambda table: (table.state.chapter, table.state.next_chapter), (1, 2)),
    "encounter_levels": ("encounter_levels 3,4", lambda table: levels(table), {3, 4}),
    "savepoint": ("savepoint", lambda table: table.told("savepoint"), [{}]),
}
"""What the world's own ops do, to Beor alone on 101 with the Red Plague, the first Quest and one Status."""


def kinds(table: Table, events: Iterable[str]) -> list[str]:
    return [table.state.content.events[one].kind for one in events]


def levels(table: Table) -> set[int]:
    decks = table.state.encounter_decks.values()
    return {CAMPAIGN.encounters[printed(card)].level for deck in decks for card in deck}


@pytest.mark.parametrize("word", WORLD)
def test_what_only_the_world_says(word: str) -> None:
    written, look, expected = WORLD[word]
    table = Table("beor").reveal(111).secrets("beor", "red_plague").status("rituals", 1)
    table.state.quests = ("q_rite",)
    table.applies(written, "beor", setting="journal")
    assert look(table) == expected


def test_an_encounter_is_drawn(faced: Any) -> None:
    table = Table("beor")
    top = table.state.encounter_decks["green"][0]
    table.applies("encounter green", "beor")
    assert faced.calls == [(top, ("beor",))]


def test_a_looping_event_returns_beneath_what_it_adds() -> None:
    table = Table("beor").event_deck("ch1_3")
    table.applies("event_loop 1", "beor", setting="event", source="event/ch1_6")
    assert kinds(table, table.state.event_deck[:1]) == ["random"]
    assert table.state.event_deck[1:] == ("ch1_6", "ch1_3")


def test_an_ending_ends() -> None:
    ending = next(iter(CAMPAIGN.endings))
    table = Table("beor").applies(f"ending {ending}", "beor")
    assert (table.state.ending, table.state.finished) == (ending, True)


@pytest.mark.rule("GRAIL-COMBAT-ESCAPE-01")
def test_an_enemy_flees() -> None:
    fight = Fight(enemy(table={"0-8": "flee"}), beor={"xp": 0}, arev={}).begins()
    fight.pass_until("activate")
    fight.finish()
    assert fight.outcome() == "escaped"
    assert fight["beor"].xp == 0
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"


def test_a_response_tears_the_last_card() -> None:
    fight = Fight(enemy(table={"0-8": "tear"}), beor={}).lay(sequence=("beor_c01", "beor_c02")).attack("beor")
    assert fight.cards() == ("beor_c01",)


def words(texts: Iterable[str]) -> set[str]:
    """The first word of every part of these effects."""
    parts = [part for text in texts for side in text.split("|") for part in side.split(";")]
    return {part.strip().rpartition(": ")[2].split()[0] for part in parts}


def rules_and_abilities() -> list[dict[str, Any]]:
    return [*RULES.values(), *[one for card in raw_cards().values() for one in card.get("abilities", ())]]


def test_every_op_is_used_by_a_test() -> None:
    said = {word for rule in rules_and_abilities() for word in words((*rule.get("cost", ()), *rule["do"]))}
    here = {*WORLD, "encounter", "event_loop", "ending", "flee", "tear"}
    assert {*OPS} == said | here


def test_every_condition_is_used_by_a_test() -> None:
    asked = {one.removeprefix("not ").split()[0] for rule in rules_and_abilities() for one in rule.get("if", ())}
    assert {*CONDITIONS} == asked | {written.removeprefix("not ").split()[0] for written, _ in HELD}


def test_every_trigger_is_used_by_a_test() -> None:
    assert {rule["when"] for rule in RULES.values()} == {*get_args(Trigger)}
    abilities = [one["when"] for card in raw_cards().values() for one in card.get("abilities", ())]
    assert {*abilities} == {*get_args(CardTrigger)}
