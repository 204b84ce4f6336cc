"""`nokturn replay`, `nokturn fuzz` and `nokturn arena`."""

import json
from itertools import combinations, product

import pytest
from tests.cli.scripted import Script, first_turn

from nokturn.cli import fuzz_sittings
from nokturn.cli.arena import arena
from nokturn.cli.fuzz import RandomGame, fuzz
from nokturn.cli.replay import Show, replay
from nokturn.cli.session import FOLDER
from nokturn.games.heritage.game import GAME as HERITAGE
from nokturn.games.vendetta import conservation
from nokturn.games.vendetta.game import GAME, VendettaGame
from nokturn.games.vtes import GAME as VTES
from nokturn.games.vtes.decks.building.by_chance import deck_by_chance
from nokturn.games.vtes.printed.pool import POOL
from nokturn.games.vtes.seen.decks_at_table import deck_of
from nokturn.kernel.asks import Ask
from nokturn.kernel.errors import SetupError
from nokturn.kernel.position import Position
from nokturn.kernel.records import load
from nokturn.kernel.words import Words

# replay


def test_without_a_terminal_all_of_it_is_printed(tmp_path, capsys):
    journal = first_turn()
    journal.save(tmp_path / "game.json")
    replay(tmp_path / "game.json", lang="en")
    said = capsys.readouterr().out
    assert said.startswith(f"Vendetta: Ania, Vera and Bruno. {journal.length} steps.\n")
    assert f"Step {journal.length} of {journal.length}: " in said
    assert "keeps 2 cards." in said
    own = GAME.tongue.name_of("card", journal.position.state.hands["A"][-1], "en")
    assert f"Ania keeps {own}" not in said
    replay(tmp_path / "game.json", lang="en", seat="ania")
    assert "Ania keeps 2 cards." not in capsys.readouterr().out


def watched(journal, *typed):
    screen = Script(typed)
    words = Words(GAME, "en", dict(zip("ABC", journal.record.players, strict=True)), (FOLDER,))
    show = Show(journal, None, words, screen)
    show.watch()
    return show, screen.replies


def test_a_game_is_stepped_through_forwards_and_backwards():
    journal = first_turn()
    last = journal.length
    show, replies = watched(journal, "", "next", "back", f"go {last}", "n", "2", "board", "go 999", "fly", "quit")
    assert "Step 1 of" in replies[1]
    assert "Step 2 of" in replies[2]
    assert "Step 1 of" in replies[3]
    assert "your Planning turn" in replies[4]
    assert "last step" in replies[5]
    assert "Step 2 of" in replies[6]
    assert "holds the ambition token" in replies[7]
    assert f"from 0 to {last}" in replies[8]
    assert "back: one step back" in replies[9]
    assert show.journal.length == 2
    assert journal.length == last


def test_there_is_nothing_before_the_beginning():
    show, replies = watched(first_turn(), "back", "go 0")
    assert "beginning" in replies[1]
    assert show.journal.length == 0


# fuzz


def test_sound_games_pass(tmp_path, capsys):
    assert fuzz("vendetta", games=4, jobs=1, native=True, out=tmp_path) == 0
    said = capsys.readouterr().out
    assert said.startswith("4 games, ")
    assert list(tmp_path.iterdir()) == []


def test_several_processes_play_the_same_games(tmp_path, capsys):
    assert fuzz("vendetta", games=26, jobs=2, out=tmp_path) == 0
    shared = capsys.readouterr().out.split(" seconds")[0].rpartition(",")[0]
    assert fuzz("vendetta", games=26, jobs=1, out=tmp_path) == 0
    assert capsys.readouterr().out.split(" seconds")[0].rpartition(",")[0] == shared


def test_decks_by_chance_are_legal_and_are_played(tmp_path, capsys):
    options = RandomGame.numbered(VTES, "0", 3, by_chance=True).options
    decks = [value for key, value in options.items() if key.startswith("deck:")]
    assert len(set(decks)) == len(decks) >= 2
    VTES.check_table(len(decks), options)
    again = RandomGame.numbered(VTES, "0", 3, by_chance=True).options
    assert again == options
    assert fuzz("vtes", games=1, jobs=1, decks="random", out=tmp_path) == 0
    assert capsys.readouterr().out.startswith("1 games, ")


def test_nothing_is_brought_by_chance_where_nothing_is_brought(tmp_path):
    with pytest.raises(SetupError, match="leave out --decks"):
        fuzz("vendetta", games=1, decks="random", out=tmp_path)


def test_by_chance_any_two_cards_meet_in_time():
    """Fifty decks already hold most of the pool."""
    found = {vekn for number in range(50) for vekn in deck_of(deck_by_chance(str(number))).copies}
    assert len(found) > 0.8 * len(POOL)


def test_decks_and_players_take_turns():
    """Every deck meets every deck, at any two seats of any table."""
    tables = len(VTES.tables())
    games = [RandomGame.numbered(VTES, "0", number) for number in range(25 * tables)]
    assert {game.players for game in games} == {2, 3, 4, 5}
    assert {(game.options["open_decks"], game.options["turn_limit"]) for game in games} == {
        (False, 0),
        (True, 0),
        (False, 25),
    }
    decks = [f"v5_{clan}" for clan in ("malkavian", "nosferatu", "toreador", "tremere", "ventrue")]
    for table in range(tables):
        seats = "ABCDE"[: games[table].players]
        for one, other in combinations(seats, 2):
            met = {(game.options[f"deck:{one}"], game.options[f"deck:{other}"]) for game in games[table::tables]}
            assert met == set(product(decks, repeat=2))


def test_sittings_of_campaigns_are_played_between_single_games():
    """Every other game of Heritage is a chapter: those of one chronicle in a row, then another with more players."""
    games = [RandomGame.numbered(HERITAGE, "0", number) for number in range(8)]
    assert [game.handed_down is None for game in games] == [True, False] * 4
    assert [game.handed_down.books.chapter for game in games[1::2]] == [1, 2, 3, 4]
    assert {game.players for game in games[1::2]} == {2}
    assert RandomGame.numbered(HERITAGE, "0", 43).players == 3
    tables = [RandomGame.numbered(HERITAGE, "0", number) for number in range(0, 144, 2)]
    assert {(game.players, *game.options.values()) for game in tables} == {
        (players, *options.values()) for players, options in HERITAGE.tables()
    }


def test_a_chapter_is_the_same_whether_those_before_it_were_fuzzed_or_not(tmp_path, capsys):
    assert fuzz("heritage", games=6, jobs=1, native=True, out=tmp_path) == 0
    by_row = RandomGame.numbered(HERITAGE, "0", 7)
    fuzz_sittings._BEFORE.clear()
    by_itself = RandomGame.numbered(HERITAGE, "0", 7)
    assert by_row.handed_down == by_itself.handed_down
    assert by_itself.handed_down.books.chapter == 4
    assert by_itself.play(native=True) == ""
    assert list(tmp_path.iterdir()) == []


def test_a_chapter_that_fails_is_told_with_what_was_handed_down_to_it(tmp_path):
    chapter = RandomGame.numbered(HERITAGE, "0", 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(HERITAGE), "faults", lambda game, state: ["a leak"] if state.step == 2 else [])
        assert "the table is not sound: a leak" in chapter.play(native=False)
    path = tmp_path / "fuzz.json"
    path.write_bytes(chapter.record())
    journal = load(HERITAGE, path)
    assert journal.position.state.chapter == 2
    assert journal.position.state.step == 2


def crash(monkeypatch):
    """A rule that fails when somebody is asked for the second time to stay or withdraw."""
    answer = Position.answer

    def failing(self, seat, given):
        ask = self.ask_for(seat)
        if ask is not None and ask.prompt == "stay-or-withdraw" and self.state.fight.district == "D2":
            raise KeyError("a fault in the rules")
        return answer(self, seat, given)

    monkeypatch.setattr(Position, "answer", failing)


def dead_end(monkeypatch):
    asks = Position.asks

    def nobody(self):
        questions = asks(self)
        return () if questions and questions[0].prompt == "after-card" else questions

    monkeypatch.setattr(Position, "asks", nobody)


def endless(monkeypatch):
    monkeypatch.setattr(VendettaGame, "decision_limit", 10)


def unsound(monkeypatch):
    monkeypatch.setattr(conservation, "dealt", lambda cards, *, expansions: (*cards, "VI99"))
    conservation.printed.cache_clear()


def refusing(monkeypatch):
    check = Ask.check
    monkeypatch.setattr(
        Ask, "check", lambda ask, given: ask._refuse("not-offered") if ask.prompt == "turn" else check(ask, given)
    )


@pytest.mark.parametrize(
    "fault, told",
    [
        (crash, "KeyError: "),
        (dead_end, "a dead end"),
        (endless, "no end after 10 decisions"),
        (unsound, "VI99 is gone"),
        (refusing, "an answer that was offered is refused"),
    ],
)
def test_a_fault_writes_a_record_that_can_be_loaded(fault, told, tmp_path, capsys):
    with pytest.MonkeyPatch.context() as patch:
        fault(patch)
        assert fuzz("vendetta", games=1, seed="bad", jobs=1, out=tmp_path) == 1
    conservation.printed.cache_clear()
    said = capsys.readouterr().out
    assert told in said
    assert "fuzz vendetta --seed bad --first 0 --games 1" in said
    path = tmp_path / "fuzz-vendetta-bad-0.json"
    assert f"replay {path}" in said
    journal = load(GAME, path)
    assert journal.length == len(json.loads(path.read_bytes())["steps"])
    assert not journal.position.over


def test_a_game_that_cannot_even_start_is_told():
    class Broken(VendettaGame):
        name = "vendetta"

        def new_state(self, seats, options, key):
            raise RuntimeError("the box is empty")

    game = RandomGame(Broken(), 3, GAME.options({}), "00")
    assert "RuntimeError: the box is empty" in game.play(native=False)


# arena


def test_the_arena_tells_how_each_side_did(capsys):
    """Dracula's seat is the first, and bots that stay keep to their side."""
    arena("dracula", bots="random,random,random", games=4, option=["mode=basic"], jobs=1, stay=True)
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    rows = {cells[0]: cells[1:] for line in lines if (cells := [cell.strip() for cell in line.strip("|").split("|")])}
    assert rows["side"] == ["bots", "games", "won", "share", "95 % interval"]
    assert rows["Dracula"][:2] == rows["Hunters"][:2] == ["random", "4"]
    won = {side: int(rows[side][2]) for side in ("Dracula", "Hunters")}
    assert sum(won.values()) == 4
    assert all(rows[side][3] == f"{won[side] / 4:.1%}" for side in won)


def test_a_mixed_side_names_all_its_bots(capsys):
    arena("dracula", bots="random,clever,random,random", games=1, jobs=1, stay=True)
    assert "1 clever, 2 random" in capsys.readouterr().out


def test_where_seats_are_alike_the_arena_tells_of_no_sides(capsys):
    arena("vendetta", bots="random,random,random", games=1, jobs=1)
    assert "side" not in capsys.readouterr().out


def test_the_arena_tells_what_the_game_finds_worth_telling(capsys):
    """How far, lost by what, with whom, in how many Days: with the names of the pack."""
    arena("grail", bots="random,random", games=3, jobs=1)
    said = capsys.readouterr().out
    assert "lost by" in said
    assert "won with" in said
    assert any(hero in said for hero in ("Beor", "Arev", "Ailei", "Maggot"))
    assert "Days: " in said
    assert "Deaths: " in said
