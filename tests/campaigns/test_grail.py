"""A campaign of Grail: sittings follow each other, people come and go, and the save sheet says how it stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.campaigns.nights import ENDED

from nokturn.campaigns import files
from nokturn.campaigns.campaign import Closed
from nokturn.campaigns.grail.campaign import CAMPAIGN, Journey
from nokturn.campaigns.grail.sheet import SaveSheet
from nokturn.campaigns.ledger import Ledger, begin, start, write_page
from nokturn.campaigns.words import LedgerError
from nokturn.games.grail.game import GAME
from nokturn.games.grail.setup.save_sheet import Resumed, Saved
from nokturn.games.grail.state import choices as do
from nokturn.kernel import Ask
from nokturn.kernel.errors import SaveError, SetupError
from nokturn.kernel.game import first_answer
from nokturn.kernel.plain import pack
from nokturn.kernel.records import Journal

CALM = (do.PassDay(), do.Eat(), do.GoHungry(), do.Done(), do.Decline(), do.StayOut(), do.EachPaysOwn(), do.EndSitting())
"""Whoever answers so sees the evening of the same Day."""
Answers = Callable[[Ask], Any]


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))


def calmly(ask: Ask) -> Any:
    if ask.kind == "confirm":
        return True
    return next((one for one in CALM if one in ask.options), first_answer(ask))


def play_out(journal: Journal[Any], answers: Answers = calmly) -> Journal[Any]:
    while not journal.position.over:
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, answers(ask)) is None
    return journal


def written(ledger: Ledger, journal: Journal[Any], *names: str) -> Ledger:
    page = write_page(
        CAMPAIGN, ledger.footing(), journal.record, journal.position, hands=[], ended=ENDED,
        offered=CAMPAIGN.rules_version, company=ledger.company_of(names),
    )  # fmt: skip
    return ledger.with_page(page)


def sat_down(ledger: Ledger, *names: str, answers: Answers = calmly) -> Ledger:
    """The next sitting, by these people."""
    return written(ledger, play_out(start(CAMPAIGN, ledger, list(names), f"key {ledger.played}"), answers), *names)


def new(*people: str, **options: Any) -> Ledger:
    return begin(CAMPAIGN, people, options, "key")


def state(ledger: Ledger) -> Journey:
    return ledger.state(CAMPAIGN)


def sheet(ledger: Ledger) -> SaveSheet:
    found = CAMPAIGN.view(state(ledger), "A")
    assert isinstance(found, SaveSheet)
    return found


def heroes(ledger: Ledger) -> dict[str, str]:
    """Who plays whom."""
    return {one.hero.id: one.player for one in sheet(ledger).heroes if not one.away}


def with_sheet(ledger: Ledger, **fields: Any) -> Ledger:
    """As if the last sitting had ended otherwise."""
    saved = state(ledger).sheet
    assert saved is not None
    changed = replace(saved, fields=tuple([(name, fields.get(name, value)) for name, value in saved.fields]))
    last = ledger.pages[-1]
    return replace(ledger, pages=[*ledger.pages[:-1], replace(last, after=pack(replace(state(ledger), sheet=changed)))])


# going on


@pytest.mark.rule("GRAIL-SAVE-01", "GRAIL-SAVE-04", "GRAIL-SETUP-WORLD-14")
def test_the_next_sitting_goes_on_with_the_next_day_and_everybody_plays_whom_they_played() -> None:
    ledger = sat_down(new("Ada", "Jan"), "Ada", "Jan")
    assert (sheet(ledger).day, heroes(ledger)) == (1, {"ailei": "Ada", "arev": "Jan"})
    journal = start(CAMPAIGN, ledger, ["Ada", "Jan"], "evening")
    asked = [(ask.seat, ask.prompt) for ask in journal.position.asks()]
    assert asked == [("A", "take-up"), ("B", "take-up")], "whom they play is known; whoever is ready begins"
    assert journal.answer("B", do.BeginDay()) is None
    assert journal.position.state.day == 2
    play_out(journal)
    ledger = written(ledger, journal, "Ada", "Jan")
    assert (sheet(ledger).day, heroes(ledger)) == (2, {"ailei": "Ada", "arev": "Jan"})
    assert files.taken_in(CAMPAIGN, None, files.read(files.written(ledger), "it")).on_trust == []


@pytest.mark.rule("GRAIL-PLAYERS-01", "GRAIL-PLAYERS-03")
def test_people_come_and_go_and_find_their_own_character_again() -> None:
    ledger = sat_down(new("Ada", "Jan"), "Ada", "Jan")
    ledger = sat_down(ledger, "Jan", "Ewa", answers=lambda ask: another(ask))
    assert heroes(ledger) == {"arev": "Jan", "beor": "Ewa"}
    assert [one.hero.id for one in sheet(ledger).heroes if one.away] == ["ailei"]
    ledger = sat_down(ledger, "Ada", "Ewa")
    assert heroes(ledger) == {"ailei": "Ada", "beor": "Ewa"}
    assert {one.name: one.sittings for one in state(ledger).companions} == {"Ada": 2, "Jan": 2, "Ewa": 2}
    assert files.taken_in(CAMPAIGN, None, files.read(files.written(ledger), "it")).on_trust == []


def another(ask: Ask) -> Any:
    """Whoever is new sets up a Character of their own, the last there is."""
    if do.SetUpAnother() in ask.options:
        return do.SetUpAnother()
    return do.TakeCharacter("beor") if do.TakeCharacter("beor") in ask.options else calmly(ask)


@pytest.mark.rule("GRAIL-STORY-MODE-03")
def test_story_mode_that_was_left_stays_left_whatever_was_agreed() -> None:
    def leaving(ask: Ask) -> Any:
        return do.LeaveStoryMode() if do.LeaveStoryMode() in ask.options else calmly(ask)

    ledger = sat_down(new("Ada", "Jan", story=True), "Ada", "Jan")
    assert sheet(ledger).story
    ledger = sat_down(ledger, "Ada", "Jan", answers=leaving)
    assert not sheet(ledger).story
    assert not sheet(sat_down(ledger, "Ada", "Jan")).story


def test_a_pack_there_is_not_cannot_be_begun_with() -> None:
    with pytest.raises(SetupError, match="nowhere"):
        new("Ada", pack="nowhere")


# the end


@pytest.mark.rule("GRAIL-GRACE-01")
def test_after_a_defeat_the_next_sitting_asks_for_the_grace_at_once() -> None:
    ledger = with_sheet(sat_down(new("Ada"), "Ada"), defeat="GRAIL-DEATH-01")
    assert (sheet(ledger).grace, sheet(ledger).over) == (True, False)
    journal = start(CAMPAIGN, ledger, ["Ada"], "again")
    assert [ask.prompt for ask in journal.position.asks()] == ["grace"]
    assert journal.answer("A", do.InvokeGrace()) is None
    ledger = written(replace(ledger), play_out(journal), "Ada")
    assert (sheet(ledger).defeat, sheet(ledger).over) == ("", False)
    assert "saved_by_goddess" in [one.status.id for one in sheet(ledger).world.statuses]  # type: ignore[union-attr]


@pytest.mark.rule("GRAIL-GRACE-01")
def test_whoever_declines_the_grace_has_lost_for_good() -> None:
    ledger = with_sheet(sat_down(new("Ada"), "Ada"), defeat="GRAIL-DEATH-01")
    ledger = sat_down(ledger, "Ada", answers=lambda ask: do.AcceptDefeat())
    assert (sheet(ledger).grace, sheet(ledger).over) == (False, True)
    assert ledger.footing().next(CAMPAIGN) is None


@pytest.mark.rule("GRAIL-CHALLENGE-09")
@pytest.mark.parametrize(
    "fields",
    [{"defeat": "GRAIL-DEATH-01", "handicaps": ("grace",)}, {"ending": "crown"}],
    ids=["lost without Grace", "won"],
)
def test_when_nothing_is_left_to_play_there_is_no_further_sitting(fields: dict[str, Any]) -> None:
    ledger = sat_down(new("Ada"), "Ada")
    legacy = state(with_sheet(ledger, **fields)).sheet
    assert CAMPAIGN.next(CAMPAIGN.after(state(ledger), legacy)) is None


# the sheet


@pytest.mark.rule("GRAIL-SAVE-02", "GRAIL-SAVE-03")
def test_the_sheet_shows_what_lies_open_and_how_much_is_hidden() -> None:
    ledger = sat_down(new("Ada", "Jan"), "Ada", "Jan")
    saved = dict(state(ledger).sheet.fields)  # type: ignore[union-attr]
    seen = sheet(ledger)
    ailei = next(one for one in seen.heroes if one.hero.id == "ailei")
    own = dict(saved["heroes"])["ailei"]
    assert (ailei.player, ailei.location.name["pl"]) == ("Ada", "Cuanacht")
    assert (ailei.energy, ailei.health, ailei.terror, ailei.food) == (own.energy, own.health, own.terror, own.food)
    assert (len(ailei.combat_deck), ailei.combat_pool) == (15, 25)
    assert [card.id for card in ailei.combat_deck] == sorted(own.combat_deck), "never in which order"
    world = seen.world
    assert world is not None
    assert [int(place.location.id) for place in world.places] == sorted(dict(saved["places"]))
    assert world.events_left == len(saved["event_deck"])
    menhir = next(place for place in world.places if place.menhir)
    assert (menhir.location.id, menhir.dial) == ("101", dict(saved["places"])[101].dial)
    text = msgspec.json.encode(seen).decode()
    for hidden in (*saved["event_deck"], *saved["random_events"], *saved["item_deck"], *own.combat_pool):
        assert f'"{hidden}"' not in text, "what is to come has no line"


def test_whoever_has_no_place_sees_no_sheet() -> None:
    ledger = sat_down(new("Ada"), "Ada")
    assert CAMPAIGN.view(state(ledger), None) == Closed()
    assert CAMPAIGN.told(state(ledger), None, "en", {}) == []


@pytest.mark.parametrize("lang, words", [("en", ("On the map:", "Energy", "Menhir")), ("pl", ("Na mapie:", "Energia"))])
def test_the_sheet_is_told_in_both_languages(lang: str, words: tuple[str, ...]) -> None:
    ledger = new("Ada")
    assert len(CAMPAIGN.told(state(ledger), "A", lang, {})) == 1
    lines = "\n".join(CAMPAIGN.told(state(sat_down(ledger, "Ada")), "A", lang, {}))
    for word in (*words, "Ailei", "Ada", "Cuanacht"):
        assert word in lines


def test_without_its_pack_the_sheet_still_says_how_it_stands() -> None:
    ledger = sat_down(new("Ada"), "Ada")
    saved = state(ledger).sheet
    assert saved is not None
    elsewhere = replace(state(ledger), sheet=replace(saved, pack=replace(saved.pack, hash="0" * 16)))
    found = CAMPAIGN.view(elsewhere, "A")
    assert isinstance(found, SaveSheet)
    assert (found.readable, found.day, found.heroes[0].hero.name) == (False, 1, {"en": "ailei", "pl": "ailei"})
    assert "0" * 16 in "\n".join(CAMPAIGN.told(elsewhere, "A", "pl", {}))


# bad sheets


@pytest.mark.parametrize(
    "fields",
    [
        {"day": "tomorrow"},
        {"item_deck": ()},
        {"statuses": (("allies", (99,)),)},
        {"statuses": (("no_such", (1,)),)},
        {"heroes": (("ailei", 7),)},
        {"guardians": (("heath_bear:1", 999),)},
        {"random_events": ()},
    ],
    ids=str,
)
@pytest.mark.rule("GRAIL-SAVE-04")
def test_a_sheet_that_no_game_could_have_left_is_refused_also_on_trust(fields: dict[str, Any]) -> None:
    ledger = sat_down(new("Ada"), "Ada")
    saved = state(with_sheet(ledger, **fields)).sheet
    assert saved is not None
    with pytest.raises(SaveError):
        GAME.start(1, GAME.options({}), "key", handed_down=Resumed(saved), packs={saved.pack.id: saved.pack.hash})


def test_a_forged_sheet_in_a_file_is_found_by_playing_it_again() -> None:
    from tests.campaigns.nights import resealed

    ledger = sat_down(new("Ada"), "Ada")
    saved = state(ledger).sheet
    assert isinstance(saved, Saved)
    rich = tuple([(name, replace(hero, wealth=99)) for name, hero in saved.of("heroes")])
    forged = resealed(with_sheet(ledger, heroes=rich))
    with pytest.raises(LedgerError) as caught:
        files.taken_in(CAMPAIGN, None, files.read(files.written(forged), "it"))
    assert caught.value.reason == "page-impossible"
