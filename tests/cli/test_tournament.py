"""`nokturn tournament`: an evening at the keyboard, from the list of players to the report."""

import json
import re

import pytest

from nokturn.cli.app import app
from nokturn.cli.tournament.listing import HERE
from nokturn.kernel.errors import SetupError
from nokturn.kernel.words import bundle

NAMES = ["Ania", "Bartek", "Celina", "Darek", "Ewa"]


def run(capsys, *arguments):
    code = app(["tournament", *arguments])
    return code, capsys.readouterr().out


@pytest.fixture
def file(tmp_path, capsys):
    path = tmp_path / "evening.json"
    names = tmp_path / "players.txt"
    names.write_text("\n".join([*NAMES[2:], ""]), "utf-8")
    new = ["new", str(path), *NAMES[:2], f"@{names}", "--name", "Some Evening", "--rounds", "2", "--lang", "en"]
    code, out = run(capsys, *new)
    assert code == 0
    assert "Some Evening: 5 players" in out
    return path


def test_a_whole_evening(capsys, file):
    for number in (1, 2):
        _, out = run(capsys, "seat", str(file), "--lang", "en")
        assert f"Round {number}" in out
        assert sorted(re.findall(r"[A-Z][a-z]+", out.split("Table 1:")[1])) == NAMES
        _, out = run(capsys, "result", str(file), "1", "ewa=3", "Darek=1,5", "Bart=0.5", "--lang", "en")
        assert "Game win: Ewa." in out
    _, out = run(capsys, "standings", str(file), "--lang", "pl")
    assert re.search(r"1\.\s+Ewa\s+2\s+6\s+120\s+3\s+3\n", out)
    assert re.search(r"4\.\s+(Ania|Celina)\s+0\s+0\s+36\s+0\s+0\n", out), "the last two places are shared"
    _, out = run(capsys, "seat", str(file), "--final", "--lang", "en")
    assert "1. Ewa" in out
    assert re.search(r"in this order: (Ania, Celina|Celina, Ania), Bartek, Darek, Ewa\.", out)
    _, out = run(capsys, "seat", str(file), "--final", "--order", "Ewa,Ania,Darek,Celina,Bartek", "--lang", "pl")
    assert "Stół 1: Ewa → Ania → Darek → Celina → Bartek" in out
    _, out = run(capsys, "result", str(file), "1", "Celina=4", "Ewa=1", "--lang", "pl")
    assert "Turniej wygrywa: Celina." in out
    _, out = run(capsys, "report", str(file))
    assert out.splitlines()[0] == "place,player,gw,vp,tp,round 1,round 2,final"
    _, out = run(capsys, "report", str(file), "--form", "tables")
    assert len(out.splitlines()) == 1 + 15
    _, out = run(capsys, "report", str(file), "--form", "twd", "--deck", "v5_ventrue", "--lang", "en")
    assert out.startswith("Some Evening\n")
    assert "-- 0gw0 + 4vp in final" in out


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["result", "FILE", "1", "Ewa=1"], "No round has been seated yet"),
        (["seat", "FILE", "--final"], "No round has been played yet"),
        (["drop", "FILE", "Zenon"], "No player is called Zenon"),
        (["report", "FILE", "--form", "twd"], "Name the winner's deck"),
        (["result", "FILE", "1"], "either the points"),
        (["result", "FILE", "1", "Ewa"], "is no result"),
        (["result", "FILE", "1", "Ewa=many"], "is no result"),
        (["new", "FILE", *NAMES, "--name", "x"], "is there already"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(capsys, file, arguments, says):
    before = file.read_bytes()
    with pytest.raises(SetupError, match=says):
        run(capsys, *[str(file) if word == "FILE" else word for word in arguments], "--lang", "en")
    assert file.read_bytes() == before


@pytest.mark.parametrize("rounds", ["0", "13"])
def test_so_many_rounds_are_not_played(capsys, tmp_path, rounds):
    with pytest.raises(SetupError, match="1 to 12"):
        run(capsys, "new", str(tmp_path / "a.json"), *NAMES, "--name", "x", "--rounds", rounds, "--lang", "en")


def test_somebody_leaves(capsys, file):
    _, out = run(capsys, "drop", str(file), "ania", "--lang", "pl")
    assert "Turniej opuszcza: Ania." in out
    assert json.loads(file.read_text("utf-8"))["gone"] == ["Ania"]
    _, out = run(capsys, "seat", str(file), "--lang", "en")
    assert "Ania" not in out


def test_both_languages_say_the_same_things():
    keys = [set(bundle(lang, HERE)._messages) for lang in ("en", "pl")]
    assert keys[0] == keys[1]
