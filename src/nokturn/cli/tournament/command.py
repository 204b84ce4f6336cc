"""`nokturn tournament`: begin one, seat the rounds and the final, note results, see how everybody stands, report."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from nokturn.cli.deck import text_of
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.cli.tournament.listing import Told, listed, table_line, told
from nokturn.games import game_named
from nokturn.games.vtes.decks.importing import imported
from nokturn.games.vtes.tournament import evening as evenings
from nokturn.games.vtes.tournament.evening import Evening, EveningError
from nokturn.games.vtes.tournament.practice import practice
from nokturn.games.vtes.tournament.report import standings_csv, tables_csv, winning_deck
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.records import read_file
from nokturn.kernel.records import replay as replayed
from nokturn.kernel.words import explain

app = App(name="tournament", result_action="return_value")


@app.command
def new(
    file: Path,
    /,
    *players: Annotated[str, Parameter(allow_leading_hyphen=False)],
    name: str,
    place: str = "",
    date: str = "",
    link: str = "",
    rounds: int | None = None,
    lang: str | None = None,
) -> int:
    """Begin a tournament: who plays, and how many rounds there are before the final.

    Parameters
    ----------
    file:
        The file that will keep it; one that is there already is left alone.
    players:
        Their names; or one word @FILE for a file with a name on each line.
    name:
        What it is called.
    place:
        Where it is played, for the report: City, Country.
    date:
        When, for the report: 2026-03-01.
    link:
        A page about it, for the report.
    rounds:
        Rounds before the final that everybody plays; otherwise three.
    lang:
        pl or en; otherwise the language of your system.
    """
    told_in = Told(language(lang))
    if file.exists():
        raise SetupError(told_in("tournament-exists", file=str(file)))
    wanted = practice().rounds if rounds is None else rounds
    if not 1 <= wanted <= 12:
        raise SetupError(told_in("tournament-rounds", count=wanted))
    names = [one for word in players for one in _names(word)]
    with told_in.refusals():
        evening = evenings.begin(name, names, wanted, place, date, link)
        evenings.write(file, evening)
    Screen().say(told_in("tournament-new", name=evening.name, count=len(evening.players), file=str(file)))
    return 0


@app.command
def seat(
    file: Path,
    /,
    *,
    final: bool = False,
    order: Annotated[str, Parameter(allow_leading_hyphen=False)] = "",
    lang: str | None = None,
) -> int:
    """Seat the next round, so that people meet as differently as possible; or the final.

    Parameters
    ----------
    file:
        The file that keeps the tournament.
    final:
        The final: without an order, says who is in it and in which order they choose their seats.
    order:
        How the finalists have seated themselves, from left to right, their names separated by commas.
    lang:
        pl or en; otherwise the language of your system.
    """
    told_in, screen = Told(language(lang)), Screen()
    with told_in.refusals():
        evening = evenings.read(file)
        if final and not order:
            names = evenings.finalists(evening)
            screen.say(told_in("tournament-finalists"))
            screen.say(*[f"  {seed}. {name}" for seed, name in enumerate(names, 1)])
            screen.say(told_in("tournament-choose", names=", ".join(reversed(names))))
            return 0
        if final:
            evenings.seat_final(evening, order.split(","))
        else:
            evenings.seat_round(evening)
        evenings.write(file, evening)
        _say_round(evening, told_in, screen)
    return 0


@app.command
def drop(file: Path, name: str, /, *, lang: str | None = None) -> int:
    """Somebody leaves the tournament: they keep what they have and are not seated any more.

    Parameters
    ----------
    file:
        The file that keeps the tournament.
    name:
        Who leaves; the beginning of a name is enough.
    lang:
        pl or en; otherwise the language of your system.
    """
    told_in = Told(language(lang))
    with told_in.refusals():
        evening = evenings.read(file)
        player = evenings.drop(evening, name)
        evenings.write(file, evening)
    Screen().say(told_in("tournament-dropped", name=player))
    return 0


@app.command
def result(file: Path, table: int, /, *points: str, game: Path | None = None, lang: str | None = None) -> int:
    """Note the victory points of a table of the last round; once more, to put them right.

    Parameters
    ----------
    file:
        The file that keeps the tournament.
    table:
        The number of the table.
    points:
        NAME=POINTS for everybody who has any: Ania=3 Jan=1.5. The beginning of a name is enough.
    game:
        The saved game that was played there, instead of points: players are known by their names.
    lang:
        pl or en; otherwise the language of your system.
    """
    told_in, screen = Told(language(lang)), Screen()
    if bool(points) == (game is not None):
        raise SetupError(told_in("tournament-points-or-game"))
    with told_in.refusals():
        evening = evenings.read(file)
        played = _of_game(game, told_in) if game else _of_words(points, told_in)
        noted = evenings.result(evening, table, played)
        evenings.write(file, evening)
        screen.say(table_line(table, noted, told_in))
        if evenings.is_open(evening):
            screen.say(told_in("tournament-still-open"))
        elif (won := evenings.winner(evening)) is not None:
            screen.say(told_in("tournament-won", name=won))
    return 0


@app.command
def standings(file: Path, /, *, lang: str | None = None) -> int:
    """How everybody stands: game wins, victory points, tournament points, round by round.

    Parameters
    ----------
    file:
        The file that keeps the tournament.
    lang:
        pl or en; otherwise the language of your system.
    """
    told_in = Told(language(lang))
    with told_in.refusals():
        evening = evenings.read(file)
        Screen().say(*listed(evening, told_in))
    return 0


@app.command
def report(
    file: Path,
    /,
    *,
    form: Literal["csv", "tables", "twd"] = "csv",
    deck: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
    lang: str | None = None,
) -> int:
    """Print what is handed on: the standings or all tables as CSV, or the winner's deck for the archive.

    Parameters
    ----------
    file:
        The file that keeps the tournament.
    form:
        csv: the standings; tables: every seat of every table; twd: the winner's deck.
    deck:
        For twd, the winner's deck: a file in any format, - for what is piped in, a VDB link, or a preconstructed deck.
    lang:
        pl or en; otherwise the language of your system.
    """
    told_in = Told(language(lang))
    with told_in.refusals():
        evening = evenings.read(file)
        if form == "twd":
            if not deck:
                raise EveningError("tournament-which-deck")
            sys.stdout.write(winning_deck(evening, imported(text_of(deck), told_in.lang)))
        else:
            sys.stdout.write(standings_csv(evening) if form == "csv" else tables_csv(evening))
    return 0


def _names(word: str) -> list[str]:
    """A name, or the names of a file."""
    if not word.startswith("@"):
        return [word]
    try:
        text = Path(word[1:]).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{word[1:]} cannot be read ({error}).") from None
    return [line.strip() for line in text.splitlines() if line.strip()]


def _of_words(points: tuple[str, ...], told_in: Told) -> dict[str, float]:
    found: dict[str, float] = {}
    for word in points:
        name, sign, number = word.rpartition("=")
        try:
            found[name] = float(number.replace(",", "."))
        except ValueError:
            sign = ""
        if not sign or not name:
            raise SetupError(told_in("tournament-word", word=word))
    return found


def _of_game(path: Path, told_in: Told) -> dict[str, float]:
    """The victory points of a saved game by the names of its players."""
    try:
        record = read_file(path)
        journal: Any = replayed(game_named(record.game), record)
    except NokturnError as error:
        raise SetupError(explain(error, told_in.lang)) from None
    if record.game != "vtes" or not journal.position.over:
        raise SetupError(told_in("tournament-no-result", file=str(path)))
    names = dict(zip(journal.position.state.seats, record.players, strict=True))
    lines = journal.game.standings(journal.position.state)
    return {names[seat]: float(line.score or 0) for line in lines for seat in line.seats}


def _say_round(evening: Evening, told_in: Told, screen: Screen) -> None:
    last = evening.played[-1]
    screen.say(told_in("tournament-final") if last.final else told_in("tournament-round", number=len(evening.played)))
    for number, table in enumerate(last.tables, 1):
        screen.say(told(told_in, number, table))
    if out := ([] if last.final else evenings.waiting(evening, last)):
        screen.say(told_in("tournament-waiting", names=", ".join(out)))
