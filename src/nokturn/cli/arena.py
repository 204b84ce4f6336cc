"""`nokturn arena`: bots against bots, and who wins how often."""

from __future__ import annotations

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from nokturn.cli.table_options import Chosen, chosen
from nokturn.games import game_named
from nokturn.kernel.words import Words
from nokturn.players.arena import Duel, duel


def arena(
    game: str = "vendetta",
    /,
    *,
    bots: str = "clever,random,random,random",
    games: int = 100,
    option: Chosen = None,
    seed: str = "arena",
    jobs: int | None = None,
    stay: bool = False,
) -> None:
    """Let bots play each other on all cores; they change seats after every game.

    Parameters
    ----------
    game:
        Which game.
    bots:
        The level of each player: random or clever.
    games:
        How many games.
    option:
        An option of the table, KEY or KEY=VALUE; may be given several times. The options are listed below.
    seed:
        A word from which everything follows: the same word, the same games.
    jobs:
        How many processes; one for each core, if not given.
    stay:
        Bots keep their seats: for games whose seats differ.
    """
    levels = [level.strip() for level in bots.split(",")]
    played = game_named(game)
    options = chosen(played, option or ())
    result = duel(game, len(levels), options, levels, games, seed, jobs, stay)
    show(result)
    if result.roles:
        words = Words(played, "en")
        sides = [f"{words.say(role)} {wins} ({wins / games:.1%})" for role, wins in result.roles.items()]
        Console(width=100).print(f"Games won by each side: {', '.join(sides)}.")


def show(result: Duel) -> None:
    """A line for each bot, with its score where the game has one; then how evenly the seats won."""
    scored = any(bot.eliminated < bot.games for bot in result.bots)
    table = Table(box=MARKDOWN)
    table.add_column("bot")
    for heading in ("games won", "share", *(("mean score", "eliminated") if scored else ())):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        scores = (f"{bot.mean_score:.1f}", str(bot.eliminated)) if scored else ()
        table.add_row(bot.level, str(bot.wins), f"{bot.share:.1%}", *scores)
    console = Console(width=100)
    console.print(table)
    seats = ", ".join(str(wins) for wins in result.seats)
    console.print(f"Games won from each seat, clockwise: {seats}.")
