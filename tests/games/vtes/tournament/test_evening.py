"""A series of tables from the first round to the winner."""

import csv
from io import StringIO

import pytest

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.importing import imported
from nokturn.games.vtes.decks.precons import FOLDER, PRECONS
from nokturn.games.vtes.tournament.evening import (
    EveningError,
    begin,
    called,
    drop,
    finalists,
    read,
    result,
    seat_final,
    seat_round,
    standings,
    waiting,
    winner,
    write,
)
from nokturn.games.vtes.tournament.report import event, standings_csv, tables_csv, winning_deck
from nokturn.kernel.errors import SaveError

NAMES = ["Ania", "Bartek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Hubert", "Iga", "Jan"]


def evening(count=10, rounds=2):
    return begin("Some Evening", NAMES[:count], rounds, "Gdańsk, Poland", "2026-03-01")


def wins(one, player):
    """The player ousts everybody at their table of the last round; at the others everybody gets a point."""
    for number, table in enumerate(one.played[-1].tables, 1):
        size = len(table.players)
        all_in = {player: size} if player in table.players else dict.fromkeys(table.players, 1)
        result(one, number, all_in)


def played(count=10, rounds=2):
    one = evening(count, rounds)
    for _ in range(rounds):
        seat_round(one)
        wins(one, "Iga")
    return one


def test_game_wins_count_first_then_victory_points_then_tournament_points():
    one = evening()
    one.played = []
    seat_round(one)
    first, second = one.played[0].tables
    result(one, 1, dict(zip(first.players, (2, 1, 1, 1, 0), strict=True)))
    result(one, 2, dict(zip(second.players, (2, 2, 1, 0, 0), strict=True)))
    told = standings(one)
    assert told[0].player == first.players[0], "a game win, though others have as many victory points"
    assert (told[0].wins, told[0].victory, told[0].tournament) == (1, 2, 60)
    assert {one.player for one in told[1:3]} == set(second.players[:2])
    assert (told[1].wins, told[1].victory, told[1].tournament) == (0, 2, 54)
    assert told[1].place == told[2].place == 2
    assert told[3].place == 4
    assert {one.player for one in told[3:7]} == {*first.players[1:4], second.players[2]}
    assert [one.tournament for one in told[3:7]] == [36, 36, 36, 36], "48, 36 and 24 shared by three; the third place"
    assert [one.tournament for one in told[7:]] == [18, 18, 12]


def test_the_next_round_waits_for_the_results_of_the_last():
    one = evening()
    seat_round(one)
    with pytest.raises(EveningError, match="tournament-open"):
        seat_round(one)
    wins(one, "Iga")
    seat_round(one)
    wins(one, "Iga")
    with pytest.raises(EveningError, match="tournament-all-played"):
        seat_round(one)


def test_with_seven_players_somebody_waits_and_all_play_as_often():
    one = evening(7, 2)
    rounds = 0
    while True:
        try:
            last = seat_round(one)
        except EveningError as error:
            assert error.key == "tournament-all-played"  # noqa: PT017
            break
        assert waiting(one, last)
        wins(one, "Iga")
        rounds += 1
    assert rounds == 3
    assert {sum(points is not None for points in line.rounds) for line in standings(one)} == {2}


def test_who_has_left_is_not_seated_and_keeps_what_they_have():
    one = evening(10, 3)
    seat_round(one)
    wins(one, "Iga")
    assert drop(one, "iga") == "Iga"
    last = seat_round(one)
    assert all("Iga" not in table.players for table in last.tables)
    assert standings(one)[0].player == "Iga"
    wins(one, "Jan")
    assert "Iga" not in finalists(one)


def test_the_final_is_won_by_most_victory_points_and_then_by_the_better_seed():
    one = played()
    seeds = finalists(one)
    assert len(seeds) == 5
    assert seeds[0] == "Iga"
    assert winner(one) is None
    seat_final(one, seeds)
    result(one, 1, {seeds[3]: 2, seeds[1]: 2, seeds[4]: 1})
    assert winner(one) == seeds[1]
    result(one, 1, {seeds[3]: 3, seeds[1]: 2})
    assert winner(one) == seeds[3], "a result may be put right"
    assert standings(one)[0].player == "Iga", "the final does not change how they stood"
    with pytest.raises(EveningError, match="tournament-after-final"):
        seat_round(one)


def test_only_the_finalists_play_the_final():
    one = played()
    seeds = finalists(one)
    others = [name for name in NAMES if name not in seeds]
    for order in ([*seeds[:4], others[0]], seeds[:4], [*seeds[:4], seeds[0]]):
        with pytest.raises(EveningError, match="tournament-not-finalists"):
            seat_final(one, order)


@pytest.mark.parametrize(
    "number, points, key",
    [
        (3, {"Ania": 1}, "tournament-no-table"),
        (0, {"Ania": 1}, "tournament-no-table"),
        (1, {"Nobody": 1}, "tournament-nobody"),
        (1, {}, "tournament-impossible"),
    ],
)
def test_results_that_cannot_be(number, points, key):
    one = evening()
    with pytest.raises(EveningError, match="tournament-nothing-seated"):
        result(one, number, points)
    seat_round(one)
    with pytest.raises(EveningError, match=key):
        result(one, number, points)
    stranger = one.played[-1].tables[1].players[0]
    with pytest.raises(EveningError, match="tournament-not-there"):
        result(one, 1, {stranger: 1})
    assert one.played[-1].tables[0].points is None


@pytest.mark.parametrize(
    "names, key",
    [
        (["Ania", "Jan"], "tournament-few"),
        (["Ania", "ania", "Jan", "Ewa"], "tournament-twice"),
        (["Ania", " ", "Jan", "Ewa"], "tournament-nameless"),
    ],
)
def test_players_that_cannot_be(names, key):
    with pytest.raises(EveningError, match=key):
        begin("Some Evening", names, 3)


def test_names_by_their_beginning():
    one = begin("Some Evening", ["Jan", "Janina", "Ewa", "Ela"], 3)
    assert called(one, " jan ") == "Jan"
    assert called(one, "JANI") == "Janina"
    with pytest.raises(EveningError, match="tournament-which"):
        called(one, "e")


def test_it_is_kept_in_a_file_and_what_chance_decided_stays(tmp_path):
    one = played()
    write(tmp_path / "evening.json", one)
    again = read(tmp_path / "evening.json")
    assert again == one
    assert finalists(again) == finalists(one)
    (tmp_path / "other.json").write_text('{"format": 9, "name": "x", "rounds": 3, "players": []}', "utf-8")
    with pytest.raises(SaveError, match="newer"):
        read(tmp_path / "other.json")
    (tmp_path / "other.json").write_text("Crypt (12 cards)", "utf-8")
    with pytest.raises(SaveError, match="keeps no tournament"):
        read(tmp_path / "other.json")
    with pytest.raises(SaveError, match="cannot be read"):
        read(tmp_path / "nothing.json")


def test_results_as_csv():
    one = played()
    seeds = finalists(one)
    seat_final(one, seeds)
    result(one, 1, {seeds[0]: 2.5, seeds[1]: 0.5})
    rows = list(csv.reader(StringIO(standings_csv(one))))
    assert rows[0] == ["place", "player", "gw", "vp", "tp", "round 1", "round 2", "final"]
    assert rows[1] == ["1", "Iga", "2", "10", "120", "5", "5", "2.5"]
    assert len(rows) == 11
    seats = list(csv.DictReader(StringIO(tables_csv(one))))
    assert len(seats) == 25
    assert {row["round"] for row in seats} == {"1", "2", "final"}
    assert sum(row["player"] == "Iga" and row["gw"] == "1" for row in seats) == 3
    assert {row["tp"] for row in seats if row["round"] == "final"} == {""}


def test_a_name_is_never_a_formula():
    one = begin("Some Evening", ["=HYPERLINK(1)", "Jan", "Ewa", "Ela"], 3)
    assert "\n1,'=HYPERLINK(1)," in standings_csv(one)


def test_the_winning_deck_is_reported_as_the_archive_words_it():
    one = played()
    seeds = finalists(one)
    with pytest.raises(EveningError, match="tournament-no-winner"):
        event(one)
    seat_final(one, seeds)
    result(one, 1, {seeds[0]: 3, seeds[1]: 2})
    deck: Deck = imported((FOLDER / f"{next(iter(PRECONS))}.txt").read_text("utf-8"), "en")
    lines = winning_deck(one, deck).splitlines()
    assert lines[:6] == ["Some Evening", "Gdańsk, Poland", "March 1st 2026", "2R+F", "10 players", "Iga"]
    assert "-- 2gw10 + 3vp in final" in lines
    again = imported("\n".join(lines), "en")
    assert again.event == event(one)
    assert again.copies == deck.copies
