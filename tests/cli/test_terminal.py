"""The program as people start it: a real terminal, real files, real exit codes."""

import json
import subprocess
import sys

import pytest
from tests.cli.scripted import first_turn
from tests.cli.terminal import Terminal

from nokturn.games import GAMES, game_named
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.records import load


def nokturn(*arguments, folder, typed=""):
    return subprocess.run(
        [sys.executable, "-m", "nokturn", *arguments],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("way", ["eof", "interrupt"])
def test_leaving_in_a_hurry_loses_nothing(tmp_path, way):
    table = Terminal("play", "--bot", "random", folder=tmp_path)
    assert "choose your clan" in table.first
    table.type("1")
    table.child.sendeof() if way == "eof" else table.interrupt()
    assert "play --load" in table.read()
    assert table.code() == 0
    (left,) = (tmp_path / "left").iterdir()
    journal = load(GAME, left)
    assert journal.record.players == ["Player", "Vera", "Bruno", "Ines"]
    assert "A" in journal.position.state.clans


def test_two_people_at_one_keyboard_hand_it_over(tmp_path):
    table = Terminal("play", "--lang", "pl", "--seats", "me:Ania,me:Jan,bot:random", start=False, folder=tmp_path)
    table.child.expect(r"Klawiaturę przejmuje (Ania|Jan)\.")
    first = table.child.match[1]
    table.child.expect(f"patrzy tylko {first}")
    table.child.sendline("")
    assert f"{first}, wybierz klan" in table.read()
    table.child.sendline("1")
    table.child.expect(f"Klawiaturę przejmuje {'Jan' if first == 'Ania' else 'Ania'}")
    table.child.close(force=True)


def foreign(data):
    return json.dumps({**json.loads(data), "nokturn": 99}).encode()


def tampered(data):
    return json.dumps({**json.loads(data), "players": ["Eve", "Vera", "Bruno"]}).encode()


@pytest.mark.parametrize(
    "change, problem, remedy",
    [
        (lambda data: b"\x00garbage", "is not a readable Nokturn record", "Take an undamaged copy."),
        (lambda data: data[: len(data) // 2], "is not a readable Nokturn record", "Take an undamaged copy."),
        (foreign, "has format 99", "Open it with the version that wrote it."),
        (tampered, "was changed after it was written", "Take the original."),
    ],
    ids=["malformed", "truncated", "foreign", "tampered"],
)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
def test_a_save_that_cannot_be_used_is_explained(tmp_path, command, change, problem, remedy, monkeypatch, capsys):
    first_turn().save(tmp_path / "good.json")
    bad = change((tmp_path / "good.json").read_bytes())
    (tmp_path / "bad.json").write_bytes(bad)
    monkeypatch.chdir(tmp_path)
    assert exit_code(monkeypatch, *command, "bad.json") == 2
    said = capsys.readouterr().err
    assert said.startswith("nokturn: bad.json ")
    assert problem in said
    assert said.endswith(f"{remedy}\n")
    assert said.count("\n") == 1
    assert (tmp_path / "bad.json").read_bytes() == bad


def exit_code(monkeypatch, *arguments):
    from nokturn.cli import main

    monkeypatch.setattr(sys, "argv", ["nokturn", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code


@pytest.mark.parametrize(
    "arguments, problem",
    [
        (["play", "--foo"], "Unknown option"),
        (["dance"], "Available commands: "),
        (["play", "chess"], "There is no game called 'chess'"),
        (["play", "--seats", "me,you,bot"], "'you' is nobody who could sit down"),
        (["play", "--seats", "me,bot"], "2 players is not possible with these options. Possible: 3, 4, 5."),
        (["play", "--seats", "me,bot,bot", "--option", "teams"], "3 players is not possible with these options"),
        (["play", "--option", "dragons=3"], "vendetta has no option 'dragons'. Options: locations, relics, teams."),
        (["play", "--option", "teams=perhaps"], "Option 'teams' cannot be 'perhaps'. Choose one of: false, true."),
        (["arena", "--option", "dragons"], "vendetta has no option 'dragons'"),
        (["play", "--lang", "de"], "Languages: en, pl"),
        (["play", "--bot", "genius"], "Levels: random, clever"),
        (["play", "--seed", "x" * 65], "--seed takes from 1 to 64"),
        (["play", "--seed", ""], "--seed takes from 1 to 64"),
        (["play", "--load", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay"], "requires an argument"),
        (["fuzz", "--games", "many"], "Invalid value for --games"),
        (["fuzz", "--games", "0"], "--games"),
        (["rules", "chess"], "There is no game called 'chess'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments, problem, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert exit_code(monkeypatch, *arguments) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert said.count("\n") == 1
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "arguments, problem, remedy",
    [
        (["--seats", "ja,ty,bot"], "„ty” nie może usiąść", "--seats ja,bot,bot,bot"),
        (["--seats", "ja:Jan,ja:Jan,bot"], "już siedzi Jan", "inne imię"),
        (["--seats", "ja,bot"], "Liczba graczy 2 nie jest możliwa", "Możliwe: 3, 4, 5."),
        (["--option", "smoki"], "nie ma opcji „smoki”", "Opcje: locations, relics, teams."),
        (["--bot", "geniusz"], "Nie ma bota na poziomie „geniusz”", "Poziomy: random, clever"),
        (["--seed", ""], "Po --seed podaj", "od 1 do 64"),
        (["--load", "nigdzie.json"], "nigdzie.json nie da się odczytać", "Podaj zapis"),
    ],
)
def test_what_cannot_be_done_is_said_in_polish_to_those_who_read_polish(
    arguments, problem, remedy, monkeypatch, capsys, tmp_path
):
    monkeypatch.chdir(tmp_path)
    assert exit_code(monkeypatch, "play", "--lang", "pl", *arguments) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert remedy in said


def test_an_unknown_language_is_refused_with_a_saved_game_too(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    first_turn().save(tmp_path / "evening.json")
    assert exit_code(monkeypatch, "play", "--lang", "de", "--load", "evening.json") == 2
    assert "Languages: en, pl" in capsys.readouterr().err


def test_help_gives_examples(tmp_path):
    ran = nokturn("--help", folder=tmp_path)
    assert ran.returncode == 0
    assert "nokturn play --lang pl" in ran.stdout
    assert "│" not in ran.stdout


def test_help_lists_the_options_of_every_game(tmp_path):
    ran = nokturn("play", "--help", folder=tmp_path)
    assert ran.returncode == 0
    listed = ran.stdout.partition("Options of a table")[2]
    for game in map(game_named, GAMES):
        own = listed.partition(f"\n  {game.name}\n")[2]
        assert all(f"    {option.key}" in own for option in game.table_options)
    assert "two by two, partners sit opposite each other" in listed


def test_whoever_stops_reading_gets_no_traceback(tmp_path):
    command = f"{sys.executable} -m nokturn rules vendetta | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert ran.stdout == "VEN-SETUP-01\n"
    assert ran.stderr == ""
