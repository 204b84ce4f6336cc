"""Everything printed outside Encounters is carried out once, for two Characters who can afford it."""

import pytest
from tests.games.grail.table import CAMPAIGN, Table, do

from nokturn.games.grail.state.conservation import faults
from nokturn.games.grail.state.context import Context

RICH = {"food": 9, "wealth": 9, "rep": 9, "magic": 9, "xp": 9}
LOCATIONS = sorted(CAMPAIGN.locations)
PASSAGES = sorted(CAMPAIGN.passages)
CHOICES = [(*place, number) for place in PASSAGES for number in range(len(CAMPAIGN.passages[place].choice))]


def company(location: int = 101) -> Table:
    """Two who have what it takes, a Menhir over their heads, and all Encounters won at once."""
    table = Table("beor", "arev").reveal(location)
    replaced = CAMPAIGN.locations[location].replaces
    if replaced:
        table.state.stack = tuple([one for one in table.state.stack if one != replaced])
    table.menhir(location, 5)
    for hero in ("beor", "arev"):
        table.put(hero, location=location, **RICH).items(hero, "lockpicks", "coil_of_rope")
    return table


def is_sound(table: Table) -> None:
    table.finish()
    assert table.state.finished or not faults(table.state)


@pytest.mark.rule("GRAIL-EVENT-01")
@pytest.mark.parametrize("event", sorted(CAMPAIGN.events))
def test_every_event_is_resolved(event, faced):
    table = company().event_deck(event)
    table.random_events(*[one for one in table.state.random_events if one != event])
    is_sound(table.morning_event())
    assert table.told("event")[0] == {"event": event, "telling": event}


@pytest.mark.rule("GRAIL-ACT-LOCATION-01")
@pytest.mark.parametrize("location", [one for one in LOCATIONS if CAMPAIGN.locations[one].action])
def test_every_location_action_is_carried_out(location, faced):
    table = company(location)
    is_sound(table.act("beor", do.UseLocation()))
    assert table.told("acts")


@pytest.mark.rule("GRAIL-LOC-INSTANT-01")
@pytest.mark.parametrize("location", [one for one in LOCATIONS if CAMPAIGN.locations[one].instant])
def test_every_lightning_rule_strikes(location, faced):
    table = company(location)
    is_sound(table.run("grail.lightning", ("beor", "arev"), location))
    assert table.told("lightning") == [{"location": location}]


@pytest.mark.rule("GRAIL-MENHIR-04")
@pytest.mark.parametrize("location", [one for one in LOCATIONS if CAMPAIGN.locations[one].activation])
def test_every_menhir_can_be_lit(location):
    table = company(location).secrets("beor", "rite_of_menhirs")
    is_sound(table.run("grail.light", ("beor", "arev"), location))
    activation = CAMPAIGN.locations[location].activation
    assert activation is not None
    assert table.state.places[location].dial == activation.dial(2)


@pytest.mark.rule("GRAIL-JOURNAL-02")
@pytest.mark.parametrize("location, passage", PASSAGES, ids=[f"{number}-{name}" for number, name in PASSAGES])
def test_every_passage_has_its_effects(location, passage, faced):
    table = company(location)
    context = Context(setting="journal", actor="beor", party=("beor", "arev"), location=location)
    is_sound(table.run("grail.resolve_list", CAMPAIGN.passages[location, passage].effects, context))


@pytest.mark.rule("GRAIL-JOURNAL-06")
@pytest.mark.parametrize("location, passage, number", CHOICES, ids=["-".join(map(str, one)) for one in CHOICES])
def test_every_choice_is_paid_and_leads_on(location, passage, number, faced):
    table = company(location)
    context = Context(setting="journal", actor="beor", party=("beor", "arev"), location=location)
    is_sound(table.run("grail.take_choice", do.TakeChoice(f"{location}/{passage}/{number}"), context))
    assert table.told("choice")


VISIONS = [one for one in LOCATIONS if one in CAMPAIGN.journal and CAMPAIGN.locations[one].dream]


@pytest.mark.rule("GRAIL-DAY-END-07")
@pytest.mark.parametrize("terror", [0, 9], ids=["dream", "nightmare"])
@pytest.mark.parametrize("location", VISIONS)
def test_every_dream_and_nightmare_is_dreamt(location, terror, faced):
    table = company(location).put("beor", terror=terror)
    is_sound(table.run("grail.dream", "beor"))
    kind = "nightmare" if terror else "dream"
    assert table.told(kind) == [{"hero": "beor", "location": location, "vision": f"{location}/{kind}"}]


@pytest.mark.rule("GRAIL-ACT-CHARACTER-01")
@pytest.mark.parametrize("hero", sorted(CAMPAIGN.characters))
def test_every_character_action_is_carried_out(hero):
    table = Table(hero).put(hero, **RICH)
    is_sound(table.act(hero, do.UseCharacter()))
    assert table.told("acts") == [{"heroes": (hero,), "source": f"action/{hero}"}]


ACTIONS = [
    (one.id, place) for one in CAMPAIGN.items.values() for place, rule in enumerate(one.rule) if rule.when == "action"
]


@pytest.mark.rule("GRAIL-ACT-OTHER-01")
@pytest.mark.parametrize("item, place", ACTIONS)
def test_every_action_of_an_item_is_used(item, place):
    table = company().items("beor", item).put("beor", health=4, energy=4, terror=3)
    before = table["beor"]
    is_sound(table.act("beor", do.UseAction(f"item/{table['beor'].items[-1]}", place)))
    assert table["beor"] != before


SKILLS = [number for number, side in CAMPAIGN.skill_sides.items() if side.when == "action"]


@pytest.mark.rule("GRAIL-ACT-OTHER-01")
@pytest.mark.parametrize("skill", SKILLS)
def test_every_action_of_a_skill_is_used(skill):
    table = company().skills("beor", skill).put("arev", health=3, energy=3, terror=3).put("beor", health=5, energy=5)
    is_sound(table.act("beor", do.UseAction(f"skill/{skill}", 0)))
    assert table.told("uses-rule") == [{"hero": "beor", "source": f"skill/{skill}"}]
