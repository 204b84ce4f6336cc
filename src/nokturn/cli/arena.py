"""`nokturn arena`: bots against bots, and who wins how often."""

from __future__ import annotations

from collections import Counter

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from nokturn.cli.table_options import Chosen, chosen
from nokturn.games import game_named
from nokturn.kernel.words import Words
from nokturn.players.accounts import Accounts
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
        Bots keep their seats, where seats differ: the first of Dracula is Dracula's, all others are the hunters'.
    """
    levels = [level.strip() for level in bots.split(",")]
    played = game_named(game)
    options = chosen(played, option or ())
    result = duel(game, len(levels), options, levels, games, seed, jobs, stay)
    show(result)
    if result.sides:
        show_sides(result, Words(played, "en"))
    if result.accounts is not None:
        packs = {pack.id: pack.hash for pack in played.packs.opened(played.options(options))}
        show_accounts(result.accounts, Words(played, "en", packs=packs))


def show(result: Duel) -> None:
    """A line for each bot, with its score where the game has one; then how evenly the seats won."""
    scored = any(bot.scored for bot in result.bots)
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


def show_sides(result: Duel, words: Words) -> None:
    """A line for each side and the levels that played it, with the interval in which its true share lies."""
    table = Table(box=MARKDOWN)
    table.add_column("side")
    table.add_column("bots")
    for heading in ("games", "won", "share", "95 % interval"):
        table.add_column(heading, justify="right", no_wrap=True)
    for side in result.sides:
        low, high = side.interval
        table.add_row(
            words.say(side.role),
            _together(side.levels),
            str(side.games),
            str(side.wins),
            f"{side.share:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
    Console(width=100).print(table)


def show_accounts(told: Accounts, words: Words) -> None:
    """How far the games got, what they were lost by, who was in those that were won; then the means."""
    console = Console(width=100)
    for heading, shares in (("reached", told.reached), ("lost by", told.causes), ("won with", told.played)):
        if not shares:
            continue
        table = Table(box=MARKDOWN)
        table.add_column(heading)
        for column in ("games", "of", "share", "95 % interval"):
            table.add_column(column, justify="right", no_wrap=True)
        for one in shares:
            low, high = one.interval
            name = words.say(one.what.key, one.what.facts)
            table.add_row(name, str(one.times), str(one.games), f"{one.share:.1%}", f"{low:.1%} – {high:.1%}")
        console.print(table)
    if told.played:
        console.print(f"Between the best and the worst of them: {100 * told.apart:.0f} points.")
    for line, mean in told.means:
        console.print(f"{words.say(line.key, line.facts)}: {mean:.1f} in the mean.")


def _together(levels: tuple[str, ...]) -> str:
    """`clever`, or `2 clever, 2 random`."""
    numbers = Counter(levels)
    return levels[0] if len(numbers) == 1 else ", ".join([f"{number} {level}" for level, number in numbers.items()])
