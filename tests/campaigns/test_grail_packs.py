"""A running campaign whose pack has changed: it says what is different, and goes on with either version."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.campaigns.test_grail import calmly, packs, play_out, sat_down, state, written

from nokturn.campaigns import files
from nokturn.campaigns.campaign import News
from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, begin, start
from nokturn.games.grail.game import GAME
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.conservation import faults
from nokturn.kernel.errors import SaveError
from nokturn.kernel.words import explain

__all__ = ["packs"]
EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"
Change = Callable[..., None]


@pytest.fixture
def lamp(tmp_path: Path, packs: None) -> Path:
    """The example as somebody's own pack, taken in."""
    folder = tmp_path / "low_ferry"
    shutil.copytree(EXAMPLE, folder)
    GAME.packs.take_in(folder)
    return folder


def change(folder: Path, file: str, *pairs: tuple[str, str]) -> None:
    """Other words in a file, and the pack is taken in anew."""
    path = folder / file
    text = path.read_text("utf-8")
    for before, after in pairs:
        assert before in text
        text = text.replace(before, after)
    path.write_text(text, "utf-8")
    GAME.packs.take_in(folder)


def one_day(*names: str) -> Ledger:
    ledger = begin(CAMPAIGN, list(names), {"pack": "low_ferry"}, "key")
    return sat_down(ledger, *names)


def news(ledger: Ledger) -> News:
    found = CAMPAIGN.news(state(ledger))
    assert found is not None
    return found


def test_as_long_as_the_pack_is_the_same_there_is_no_news(lamp: Path) -> None:
    assert CAMPAIGN.news(state(one_day("Ada"))) is None
    assert CAMPAIGN.news(state(begin(CAMPAIGN, ["Ada"], {"pack": "low_ferry"}, "key"))) is None


def test_it_says_how_much_has_changed_and_goes_on_with_the_old_version(lamp: Path) -> None:
    ledger = one_day("Ada")
    change(lamp, "pack.toml", ('version = "1.0"', 'version = "1.1"'))
    change(lamp, "locations.toml", ("energy = 2", "energy = 3"))
    found = news(ledger)
    assert found.possible
    assert found.lines["en"][0].endswith("has changed since you last played: version 1.0 then, 1.1 now.")
    assert any(line.strip().startswith("Locations: 0 new,") for line in found.lines["en"])
    assert any(line.strip().startswith("Lokacje: nowe 0,") for line in found.lines["pl"])
    journal = start(CAMPAIGN, ledger, ["Ada"], "on")
    sheet = state(ledger).sheet
    assert sheet is not None
    assert journal.record.packs == {"low_ferry": sheet.pack.hash}, "the version it was played with"


@pytest.mark.rule("GRAIL-SAVE-04")
def test_it_goes_on_with_the_new_version_if_the_people_say_so_and_can_be_proved(lamp: Path) -> None:
    ledger = one_day("Ada", "Jan")
    before = state(ledger).sheet
    assert before is not None
    change(lamp, "locations.toml", ("energy = 2", "energy = 3"))
    journal = start(CAMPAIGN, ledger, ["Ada", "Jan"], "on", newest=True)
    now = journal.position.state
    assert (now.pack.hash != before.pack.hash, now.day) == (True, 1)
    assert faults(now) == []
    for field in ("heroes", "places", "statuses", "quests", "item_deck", "event_deck"):
        kept = getattr(now, field)
        written_down = dict(before.of(field)) if isinstance(kept, dict) else before.of(field)
        if field != "heroes":
            assert kept == written_down, field
    ledger = written(ledger, play_out(journal), "Ada", "Jan")
    after = state(ledger).sheet
    assert after is not None
    assert (after.pack.hash, after.of("day")) == (now.pack.hash, 2)
    assert CAMPAIGN.news(state(ledger)) is None
    assert files.taken_in(CAMPAIGN, None, files.read(files.written(ledger), "it")).on_trust == []


def test_new_things_join_the_stacks_and_what_nobody_saw_leaves_them(lamp: Path) -> None:
    """A random Event is exchanged for another, and a choice that was taken stays taken though another stands above."""
    ledger = one_day("Ada")
    events = (lamp / "events.toml").read_text("utf-8")
    start_, end = events.index('kind = "random"'), 0
    begins = events.rindex("[[event]]", 0, start_)
    end = events.index("[[event]]", start_)
    entry = events[begins:end]
    name = entry.split('id = "')[1].split('"')[0]
    change(lamp, "events.toml", (f'id = "{name}"', 'id = "rnd_other"'))
    now = start(CAMPAIGN, ledger, ["Ada"], "on", newest=True).position.state
    piles = [*now.event_deck, *now.random_events, *now.event_discard, now.event_today]
    assert (piles.count("rnd_other"), piles.count(name)) == (1, 0)
    assert faults(now) == []


def test_a_version_that_has_no_place_for_what_lies_open_is_refused_in_words(lamp: Path) -> None:
    ledger = one_day("Ada")
    quests = dict(state(ledger).sheet.fields)["quests"]  # type: ignore[union-attr]
    assert quests, "the first Event has brought one"
    text = {path.name: path.read_text("utf-8") for path in lamp.rglob("*.toml")}
    touched = [name for name, words in text.items() if quests[0] in words]
    for name in touched:
        change_quietly(lamp, name, quests[0])
    GAME.packs.take_in(lamp)
    found = news(ledger)
    assert not found.possible
    goal = GAME.packs.find("low_ferry", state(ledger).sheet.pack.hash).content.quests[quests[0]].goal  # type: ignore[union-attr]
    assert goal["en"] in found.lines["en"][-1]
    assert goal["pl"] in found.lines["pl"][-1]
    with pytest.raises(SaveError) as caught:
        start(CAMPAIGN, ledger, ["Ada"], "on", newest=True)
    assert goal["pl"] in explain(caught.value, "pl")
    assert start(CAMPAIGN, ledger, ["Ada"], "on").position.asks(), "with the old one it goes on"


def change_quietly(folder: Path, name: str, quest: str) -> None:
    for path in folder.rglob(name):
        path.write_text(path.read_text("utf-8").replace(quest, "q_other"), "utf-8")


def test_a_pack_that_is_gone_is_named_and_nothing_is_lost(
    lamp: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ledger = one_day("Ada")
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "elsewhere"))
    GAME.packs._open.clear()
    with pytest.raises(SaveError) as caught:
        start(CAMPAIGN, ledger, ["Ada"], "on")
    assert "low_ferry" in explain(caught.value, "pl")
    assert CAMPAIGN.news(state(ledger)) is None
    assert CAMPAIGN.told(state(ledger), "A", "en", {}), "the sheet is still told"


def test_two_campaigns_play_two_versions_at_once(lamp: Path) -> None:
    old = one_day("Ada")
    change(lamp, "locations.toml", ("energy = 2", "energy = 3"))
    new = one_day("Jan")
    costs: list[Any] = []
    for ledger, name in ((old, "Ada"), (new, "Jan")):
        content = start(CAMPAIGN, ledger, [name], "on").position.state.content
        costs.append({number: card.action.energy for number, card in content.locations.items() if card.action})
    assert costs[0] != costs[1]


def test_whoever_is_asked_while_migrating_is_asked_as_ever(lamp: Path) -> None:
    ledger = one_day("Ada")
    change(lamp, "locations.toml", ("energy = 2", "energy = 3"))
    journal = start(CAMPAIGN, ledger, ["Ada"], "on", newest=True)
    (ask,) = journal.position.asks()
    assert (ask.prompt, calmly(ask)) == ("take-up", do.BeginDay())
