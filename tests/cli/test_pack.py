"""`nokturn pack`: check, new, schema."""

import json
from pathlib import Path

import pytest

from nokturn.cli.app import app
from nokturn.cli.pack.command import HERE
from nokturn.kernel.errors import SetupError
from nokturn.kernel.words import bundle

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"


def run(capsys, *arguments):
    code = app(["pack", *arguments])
    return code, capsys.readouterr().out


def test_a_sound_pack(capsys):
    code, out = run(capsys, "check", str(EXAMPLE), "--lang", "en")
    assert code == 0
    assert "A Lamp for Low Ferry (low_ferry 1.0): nothing is wrong. One chapter, 4 Locations, 23 passages." in out
    code, out = run(capsys, "check", str(EXAMPLE), "--lang", "pl")
    assert "Lampa dla Niskiego Promu (low_ferry 1.0): wszystko w porządku. Jeden rozdział" in out


def test_a_new_pack_is_the_example_under_its_own_name_until_it_is_changed(capsys, tmp_path):
    mine = tmp_path / "My First Pack"
    code, out = run(capsys, "new", str(mine), "--lang", "en")
    assert code == 0
    assert "nokturn pack check" in out
    code, out = run(capsys, "check", str(mine), "--lang", "en")
    assert code == 0
    assert "(my_first_pack 1.0)" in out
    events = mine / "events.toml"
    events.write_text(events.read_text("utf-8").replace("gain xp 2", "gian xp 2"), "utf-8")
    code, out = run(capsys, "check", str(mine), "--lang", "pl")
    assert code == 1
    assert "events.toml, line 35: 'gian xp 2': 'gian' is not an effect. Write 'gain'." in out.replace("\n", " ")
    assert "Jedna rzecz" in out


@pytest.mark.parametrize("name, says", [(".", "there already"), ("9", "no name for a pack")])
def test_a_pack_that_cannot_be_begun(capsys, tmp_path, name, says):
    with pytest.raises(SetupError, match=says):
        run(capsys, "new", str(tmp_path / name), "--lang", "en")


def test_the_schema_of_a_file_has_effects_and_conditions_as_strings(capsys):
    code, out = run(capsys, "schema", "events.toml")
    schema = json.loads(out)
    assert code == 0
    assert schema["$defs"]["Event"]["properties"]["effects"]["items"] == {"$ref": "#/$defs/Effect"}
    assert schema["$defs"]["Branch"]["properties"]["if"]["items"] == {"$ref": "#/$defs/Condition"}
    assert schema["$defs"]["Effect"]["type"] == schema["$defs"]["Condition"]["type"] == "string"
    assert "Gain" not in schema["$defs"]


def test_the_schema_of_all_files(capsys):
    _, out = run(capsys, "schema")
    schemas = json.loads(out)
    assert {"pack.toml", "journal", "locations.toml"} <= set(schemas)
    for name, schema in schemas.items():
        referred = {ref.partition('"')[0] for ref in json.dumps(schema).split("#/$defs/")[1:]}
        assert referred <= set(schema["$defs"]), name
    with pytest.raises(SetupError, match="Name one of"):
        run(capsys, "schema", "quests.toml", "--lang", "en")


def test_both_languages_have_the_same_messages():
    en, pl = (bundle(lang, HERE) for lang in ("en", "pl"))
    assert set(en._messages) == set(pl._messages)


@pytest.fixture
def own_shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "saves"))


def test_a_pack_is_played_as_it_is_now(capsys, tmp_path, own_shelf, monkeypatch):
    mine = tmp_path / "My First Pack"
    run(capsys, "new", str(mine), "--lang", "en")
    typed = iter(("beor", "board"))

    def ask(sign=""):
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)
    code, out = run(capsys, "play", str(mine), "--seed", "one", "--lang", "en")
    assert code == 0
    assert "(my_first_pack 1.0): nothing is wrong" in out
    assert "plays Beor" in out
    assert (tmp_path / "packs" / "grail" / "my_first_pack").is_dir()
    code, out = run(capsys, "play", str(mine), "--campaign", "--lang", "en")
    assert code == 0
    assert "nokturn chronicle play" in out


def test_a_broken_pack_is_not_played(capsys, tmp_path, own_shelf):
    mine = tmp_path / "mine"
    run(capsys, "new", str(mine), "--lang", "en")
    events = mine / "events.toml"
    events.write_text(events.read_text("utf-8").replace("gain xp 2", "gian xp 2"), "utf-8")
    code, out = run(capsys, "play", str(mine), "--lang", "en")
    assert code == 1
    assert "Write 'gain'" in out
    assert not (tmp_path / "packs").exists()
