"""A save that came to harm is refused in a sentence, whatever the harm; what a game starts with can be saved."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nokturn.cli import main
from nokturn.games import GAMES, game_named
from nokturn.kernel.errors import SaveError, SetupError
from nokturn.kernel.records import REKEY, Journal, Record, load, read_record, replay, sealed
from nokturn.kernel.words import LANGUAGES, explain
from nokturn.players.random_bot import RandomBot

OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "vendetta": (3, {"relics": True}),
    "dracula": (2, {"mode": "basic"}),
    "heritage": (2, {}),
    "grail": (2, {}),
    "vtes": (2, {"deck:A": "v5_ventrue", "deck:B": "v5_tremere"}),
}
usual = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@cache
def saved(name: str) -> bytes:
    """The beginning of a random game, with a fork in it."""
    players, options = OPTIONS[name]
    journal = Journal.new(game_named(name), ["Ania", "Jan Żółć", "Ola"][:players], options, "a night")
    bot = RandomBot(name)
    for _ in range(12):
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(None, ask, ())) is None
    journal.step(REKEY, "another night")
    return journal.text()


edits = st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.binary(max_size=3), st.integers(0, 3)), max_size=4)


@pytest.mark.parametrize("name", GAMES)
@usual
@given(edits=edits)
def test_bytes_that_were_changed_lost_or_added(
    name: str, edits: list[tuple[float, bytes, int]], tmp_path: Path
) -> None:
    data = saved(name)
    for where, put_in, cut_out in edits:
        at = int(len(data) * where)
        data = data[:at] + put_in + data[at + cut_out :]
    path = tmp_path / "save.json"
    path.write_bytes(data)
    why = []
    try:
        assert load(game_named(name), path).text() == saved(name), "only space between the words was changed"
    except SaveError as error:
        why = [explain(error, lang) for lang in LANGUAGES]
    assert all(sentence.endswith(".") for sentence in why)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**80), 2**80) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["is", "set", "amount", "x"]), inner),
    max_leaves=4,
)


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a record, with the key of one thing in it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, inner in inside for place in [(value, key), *places_in(inner)]]


@pytest.mark.parametrize("name", GAMES)
@usual
@given(where=st.floats(0, 1, exclude_max=True), value=junk)
def test_a_record_that_was_changed_and_sealed_again(name: str, where: float, value: Any) -> None:
    record = msgspec.json.decode(saved(name))
    places = [place for place in places_in(record) if place[1] not in ("nokturn", "check")]
    container, key = places[int(len(places) * where)]
    container[key] = copy.deepcopy(value)
    try:
        data = sealed(msgspec.json.decode(msgspec.json.encode(record), type=Record))
    except msgspec.ValidationError:
        data = msgspec.json.encode(record)
    why = []
    try:
        replay(game_named(name), read_record(data))
    except SaveError as error:
        why = [explain(error, lang) for lang in LANGUAGES]
    assert all(sentence.endswith(".") for sentence in why)


@pytest.mark.parametrize("harm", [b"\xff", b"\xc3", b"\xed\xa0\x80"])
def test_a_letter_that_is_none_is_told_in_a_sentence(harm, tmp_path, capsys, monkeypatch):
    path = tmp_path / "save.json"
    path.write_bytes(saved("vendetta").replace(b"Ania", b"An" + harm + b"ia"))
    with pytest.raises(SaveError, match=r"save\.json is not a readable Nokturn record .* Take an undamaged copy\."):
        load(game_named("vendetta"), path)
    monkeypatch.setattr("sys.argv", ["nokturn", "play", "--load", str(path)])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "is not a readable Nokturn record" in capsys.readouterr().err


# what a game can be started with


@pytest.mark.parametrize("key", ["", "x" * 65, "ż" * 33, "\ud800", 5, None])
def test_a_key_that_no_save_could_have_is_refused_at_once(key: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Journal.new(game_named("vendetta"), ["Ania", "Jan", "Ola"], {}, key)
    assert "1" in explain(refused.value, "pl")
    assert "64" in explain(refused.value, "en")


@pytest.mark.parametrize("name", [7, None, "\udfff", b"Ania"])
def test_a_name_that_no_save_could_have_is_refused_at_once(name: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Journal.new(game_named("vendetta"), ["Ania", name, "Ola"], {}, "a night")
    assert explain(refused.value, "pl") != explain(refused.value, "en")


anything = st.text(st.characters(codec=None), max_size=70) | st.integers() | st.none() | st.binary(max_size=4)


@usual
@given(names=st.lists(anything, min_size=3, max_size=3), key=anything)
def test_whatever_a_game_is_started_with_can_be_saved_and_loaded(names: Any, key: Any, tmp_path: Path) -> None:
    try:
        journal = Journal.new(game_named("vendetta"), names, {}, key)
    except SetupError:
        return
    journal.save(tmp_path / "save.json")
    assert load(journal.game, tmp_path / "save.json").record.players == names


@usual
@given(deck=st.text(st.characters(codec=None), max_size=40))
def test_options_that_cannot_be_written_down_are_refused(deck: str, tmp_path: Path) -> None:
    try:
        journal = Journal.new(game_named("vtes"), ["Ania", "Jan"], {"deck:A": deck, "deck:B": deck}, "a night")
    except SetupError:
        return
    journal.save(tmp_path / "save.json")
    load(journal.game, tmp_path / "save.json")
