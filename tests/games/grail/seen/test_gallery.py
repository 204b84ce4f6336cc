"""What is printed: everything has a name and words in both languages, and the story is kept for its time."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.grail.table import CAMPAIGN, Table, do

from nokturn.games.grail.game import GAME
from nokturn.games.grail.seen.gallery.cards import public
from nokturn.games.grail.seen.gallery.opened import opened, recalled, sealed
from nokturn.games.grail.seen.names import name_of
from nokturn.games.grail.seen.view import pins
from nokturn.players import RandomBot, TableLog

PUBLIC = {one.id: one for one in public(CAMPAIGN)}
SEALED = {one.id: one for one in sealed(CAMPAIGN)}


def test_every_card_and_place_is_printed_in_both_languages():
    every = [f"card:{one}" for one in CAMPAIGN.cards] + [f"item:{one}" for one in CAMPAIGN.items]
    every += [f"encounter:{one}" for one in CAMPAIGN.encounters] + [f"secret:{one}" for one in CAMPAIGN.secrets]
    every += [f"skill:{one}" for one in CAMPAIGN.skill_sides] + [f"location:{one}" for one in CAMPAIGN.locations]
    every += [f"event:{one}" for one in CAMPAIGN.events] + [*CAMPAIGN.characters]
    every += [f"passage:{location}/{name}" for location, name in CAMPAIGN.passages]
    for thing in every:
        printed = PUBLIC.get(thing) or SEALED[thing]
        assert set(printed.name) == {"en", "pl"}, thing
        assert all(printed.name.values()), thing
        assert set(printed.text) in ({"en", "pl"}, set()), thing


def test_the_story_is_in_no_gallery():
    assert not PUBLIC.keys() & SEALED.keys()
    kinds = {one.kind for one in PUBLIC.values()}
    assert not kinds & {"passage", "choice", "vision", "location", "secret", "clue", "ending", "quest", "back"}
    assert not [one for one in PUBLIC if one.startswith("event:") and CAMPAIGN.events[one[6:]].kind != "random"]


def test_no_emblem_stands_twice_among_the_cards_of_a_hero():
    for hero in CAMPAIGN.characters:
        emblems = [PUBLIC[f"card:{one.id}"].emblem for one in CAMPAIGN.cards.values() if one.hero == hero]
        assert all(emblems)
        assert Counter(emblems).most_common(1)[0][1] == 1
    places = [SEALED[f"location:{one}"] for one in CAMPAIGN.locations]
    assert all(one.emblem and one.sheet.ground for one in places)


@pytest.mark.rule("GRAIL-LOC-REVEAL-01")
def test_a_location_comes_to_light_with_its_card():
    table = Table("beor", at=102)
    assert "location:107" not in lit(table)
    table.act("beor", do.Travel(101))
    assert {"location:101", "back:101"} <= lit(table)
    assert "location:120" not in lit(table)


@pytest.mark.rule("GRAIL-JOURNAL-02")
def test_only_the_open_page_is_sent():
    table = Table("beor").act("beor", do.Explore())
    page = table.state.reading
    assert page is not None
    pages = {one for one in lit(table) if one.startswith("passage:")}
    assert pages == {f"passage:{one}" for one in page.passages}
    choices = {one for one in lit(table) if one.startswith("choice:")}
    assert choices
    assert all(one.startswith(f"choice:{page.passages[-1]}/") for one in choices)


def test_events_stay_known_once_they_were_turned_up():
    table = Table("beor").event_deck("ch1_2").morning_event()
    assert {"event:ch1_2", "quest:q_granary", "telling:ch1_2"} <= lit(table)
    assert "event:ch1_5" not in lit(table)


@pytest.mark.rule("GRAIL-JOURNAL-03")
@pytest.mark.parametrize("players", [1, 2])
def test_whoever_comes_back_reads_the_whole_story_and_no_more(players: int) -> None:
    """Every page, dream and choice that a line of the log speaks of has its words, though it was turned long ago; no
    page that nobody has read has any."""
    position = GAME.start(players, {}, "story")
    log, bot = TableLog(position.state.seats), RandomBot("story")
    for _ in range(400):
        log.take(position.state)
        if position.over:
            break
        ask = position.asks()[0]
        reading = [one for one in ask.options if isinstance(one, do.Explore)]
        position.answer(ask.seat, reading[0] if reading else bot.answer(None, ask, ()))
    state, told = position.state, log.of("A")
    known = {one.id for one in (*opened(state), *recalled(state, told))}
    facts = [(kind, what) for line in told for kind, what in line.facts if isinstance(what, str)]
    spoken = {f"{kind}:{what}" for kind, what in facts if kind in ("passage", "choice", "vision", "clue")}
    assert len({one for one in spoken if one.startswith("choice:")}) > 5
    assert spoken <= known
    pages = {one.partition(":")[2] for one in known if one.startswith("passage:")}
    assert pages <= {*state.read, *[what for kind, what in facts if kind == "passage"]}
    assert {one for one in known if one.startswith("choice:")} - {one.id for one in opened(state)} <= spoken


def test_what_comes_out_of_the_fog_has_its_name_before_anybody_has_chosen_a_character() -> None:
    position = GAME.start(2, {}, "names")
    log = TableLog(position.state.seats)
    log.take(position.state)
    revealed = [dict(line.facts)["location"] for line in log.of("A") if line.key == "revealed"]
    assert 101 in revealed
    known = {one.id for one in recalled(position.state, log.of("A"))}
    assert {f"location:{one}" for one in revealed} <= known


@pytest.mark.rule("GRAIL-QUEST-02")
@pytest.mark.parametrize("ending", list(CAMPAIGN.endings))
def test_an_ending_is_told_to_its_last_word(ending: str) -> None:
    table = Table("beor").applies(f"ending {ending}", "beor")
    assert table.told("epilogue")
    assert {f"ending:{ending}", f"epilogue:{ending}"} <= lit(table)
    for lang in ("en", "pl"):
        assert name_of(CAMPAIGN, "epilogue", ending, lang) == CAMPAIGN.endings[ending].text[lang]


def lit(table: Table) -> set[str]:
    return {one.id for one in opened(table.state)}


def test_quests_and_clues_are_pinned_to_the_places_they_speak_of():
    table = Table("beor")
    table.state.quests = ("q_granary",)
    assert pins(table.state) == {"quest/q_granary": (101, 102)}
    table.state.clues = ("c_light",)
    assert pins(table.state)["clue/c_light"] == (122,)
    for quest in CAMPAIGN.quests.values():
        for place in quest.places:
            assert str(place) in f"{quest.goal.en} {quest.hint.en}", quest.id


def test_a_pack_hands_its_own_cards_out():
    pack = GAME.packs.opened(GAME.options({}))[0]
    assert GAME.packs.printed(pack) == public(CAMPAIGN)
