"""A series of tables: players, rounds and results as a file keeps them, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec

from nokturn.games.vtes.tournament.points import game_win, is_possible, tournament_points
from nokturn.games.vtes.tournament.practice import practice
from nokturn.games.vtes.tournament.seating import Round, Table, seated, sizes, who_plays
from nokturn.kernel.chance import new_key
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import NokturnError, SaveError

FORMAT = 1


class EveningError(NokturnError):
    """What was asked for cannot be done with this evening; `key` and `about` are a message of `nokturn tournament`."""

    def __init__(self, key: str, **facts: str | float) -> None:
        super().__init__(key)
        self.key, self.about = key, facts


class PlayedTable(msgspec.Struct):
    """Who sat at it, in the order of their turns, and the victory points once it is over."""

    players: list[str]
    points: dict[str, float] | None = None


class PlayedRound(msgspec.Struct):
    tables: list[PlayedTable]
    final: bool = False


class Evening(msgspec.Struct, kw_only=True):
    """All that is kept of a tournament."""

    format: int = FORMAT
    name: str
    place: str = ""
    date: str = ""
    link: str = ""
    rounds: int
    """So many before the final for everybody."""
    key: str = ""
    """What is decided by chance follows from it, so that it stays decided."""
    players: list[str]
    gone: list[str] = []
    """Who has left: they are not seated any more, and keep what they have."""
    played: list[PlayedRound] = []


class Place(msgspec.Struct, frozen=True):
    """How somebody stands, as Archon lists it."""

    place: int
    """Those who are equal in everything share it; for a seat in the final chance decides between them."""
    player: str
    wins: int
    victory: float
    tournament: float
    rounds: tuple[float | None, ...]
    """Victory points round by round; None: has not played, or it is not over."""


def begin(name: str, players: Sequence[str], rounds: int, place: str = "", date: str = "", link: str = "") -> Evening:
    """A new evening; every player needs a name of their own."""
    named = [" ".join(player.split()) for player in players]
    twice = [player for player in named if sum(player.casefold() == other.casefold() for other in named) > 1]
    if twice:
        raise EveningError("tournament-twice", name=twice[0])
    if not all(named):
        raise EveningError("tournament-nameless")
    if len(named) < min(map(int, practice().points)):
        raise EveningError("tournament-few", count=len(named), least=min(map(int, practice().points)))
    return Evening(name=name, place=place, date=date, link=link, rounds=rounds, key=new_key(), players=named)


def read(path: Path) -> Evening:
    """The evening that a file keeps; `SaveError` says what is wrong with it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Evening)
    except OSError as error:
        raise SaveError(f"{path} cannot be read ({error.strerror}).") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SaveError(f"{path} keeps no tournament: {error}") from None
    if found.format > FORMAT:
        raise SaveError(f"{path} is from a newer Nokturn: format {found.format}, and this one reads {FORMAT}.")
    return found


def write(path: Path, evening: Evening) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(evening)) + b"\n")


# rounds


def preliminary(evening: Evening) -> list[PlayedRound]:
    return [one for one in evening.played if not one.final]


def final(evening: Evening) -> PlayedTable | None:
    return next((one.tables[0] for one in evening.played if one.final), None)


def is_open(evening: Evening) -> bool:
    """Whether a result is still to come."""
    return any(table.points is None for one in evening.played for table in one.tables)


def seat_round(evening: Evening) -> PlayedRound:
    """The next round: whoever has not played all of theirs, as the criteria ask; who waits is not in it."""
    _all_told(evening)
    if final(evening) is not None:
        raise EveningError("tournament-after-final")
    had = {player: sum(player in table.players for table in _tables(evening)) for player in evening.players}
    chance = Random(f"{evening.key}/{len(evening.played)}")
    here = [player for player in evening.players if player not in evening.gone]
    chance.shuffle(here)
    needs = [(player, max(evening.rounds - had[player], 0)) for player in here]
    if not any(need for _, need in needs):
        raise EveningError("tournament-all-played", rounds=evening.rounds)
    playing = who_plays(needs)
    if not playing:
        raise EveningError("tournament-few", count=len(here), least=min(map(int, practice().points)))
    found = seated(playing, _before(evening), chance)
    evening.played.append(PlayedRound([PlayedTable(list(table)) for table in found]))
    return evening.played[-1]


def waiting(evening: Evening, one: PlayedRound) -> list[str]:
    """Who does not play in a round though they are here."""
    sat = {player for table in one.tables for player in table.players}
    return [player for player in evening.players if player not in sat and player not in evening.gone]


def finalists(evening: Evening) -> list[str]:
    """The best, from the first seed to the last; between those who are equal chance has decided."""
    _all_told(evening)
    if not preliminary(evening):
        raise EveningError("tournament-nothing-played")
    here = [one.player for one in standings(evening) if one.player not in evening.gone]
    return here[: practice().finalists]


def seat_final(evening: Evening, order: Sequence[str]) -> PlayedTable:
    """The final, in the order the finalists have chosen: the last seed lays a name down first, and each better one lays
    theirs at an end or between two; who begins is drawn when they play."""
    if final(evening) is not None:
        raise EveningError("tournament-after-final")
    wanted = finalists(evening)
    if sizes(len(wanted)) is None:
        raise EveningError("tournament-few", count=len(wanted), least=min(map(int, practice().points)))
    chosen = [called(evening, name) for name in order]
    if sorted(chosen) != sorted(wanted):
        raise EveningError("tournament-not-finalists", names=", ".join(wanted))
    table = PlayedTable(chosen)
    evening.played.append(PlayedRound([table], final=True))
    return table


def drop(evening: Evening, name: str) -> str:
    """Somebody leaves the tournament."""
    player = called(evening, name)
    if player not in evening.gone:
        evening.gone.append(player)
    return player


def result(evening: Evening, number: int, points: Mapping[str, float]) -> PlayedTable:
    """The victory points of a table of the last round, by player; who is not named has none."""
    if not evening.played:
        raise EveningError("tournament-nothing-seated")
    tables = evening.played[-1].tables
    if not 1 <= number <= len(tables):
        raise EveningError("tournament-no-table", number=number, count=len(tables))
    table = tables[number - 1]
    own = {called(evening, name): value for name, value in points.items()}
    strangers = [player for player in own if player not in table.players]
    if strangers:
        raise EveningError("tournament-not-there", name=strangers[0], number=number, names=", ".join(table.players))
    told = {player: float(own.get(player, 0)) for player in table.players}
    if not is_possible(told):
        raise EveningError("tournament-impossible", count=len(table.players))
    table.points = told
    return table


def called(evening: Evening, name: str) -> str:
    """A player by name, however it is typed, or by its beginning if only one begins so."""
    wanted = " ".join(name.split()).casefold()
    exact = [player for player in evening.players if player.casefold() == wanted]
    begun = [player for player in evening.players if wanted and player.casefold().startswith(wanted)]
    found = exact or begun
    if len(found) != 1:
        raise EveningError("tournament-nobody" if not found else "tournament-which", name=name, names=", ".join(found))
    return found[0]


def _all_told(evening: Evening) -> None:
    if is_open(evening):
        raise EveningError("tournament-open")


def _tables(evening: Evening) -> list[PlayedTable]:
    return [table for one in preliminary(evening) for table in one.tables]


def _before(evening: Evening) -> list[Round]:
    return [tuple([_order(table) for table in one.tables]) for one in preliminary(evening)]


def _order(table: PlayedTable) -> Table:
    return tuple(table.players)


# how everybody stands


def standings(evening: Evening) -> list[Place]:
    """By game wins, then victory points, then tournament points; the final does not count here."""
    rows: list[tuple[tuple[float, ...], Place]] = []
    draw = list(evening.players)
    Random(f"{evening.key}/draw").shuffle(draw)
    for player in evening.players:
        told = [_told(one, player) for one in preliminary(evening)]
        tables = [points for points in told if points is not None]
        wins = sum(game_win(points) == player for points in tables)
        victory = sum(points[player] for points in tables)
        worth = sum(tournament_points(points)[player] for points in tables)
        by_round = tuple([None if points is None else points[player] for points in told])
        rows.append(((-wins, -victory, -worth), Place(0, player, wins, victory, worth, by_round)))
    rows.sort(key=lambda row: (row[0], draw.index(row[1].player)))
    keys = [key for key, _ in rows]
    return [msgspec.structs.replace(place, place=keys.index(key) + 1) for key, place in rows]


def _told(one: PlayedRound, player: str) -> dict[str, float] | None:
    return next((table.points for table in one.tables if player in table.players), None)


def winner(evening: Evening) -> str | None:
    """Who has won: most victory points in the final, and of those who have equally many the better seed."""
    table = final(evening)
    if table is None or table.points is None:
        return None
    seeds = [one.player for one in standings(evening) if one.player in table.players]
    return min(table.players, key=lambda player: (-(table.points or {})[player], seeds.index(player)))
