"""The commands of `nokturn`.  Each is imported only when it is called, so that all of them start fast."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import App

from nokturn import __version__

EXAMPLES = """Examples:
  nokturn serve --open
  nokturn play
  nokturn play --lang pl --seats me:Ania,me:Jan,bot --option relics
  nokturn play --load evening.json
  nokturn rules vendetta frenzy
  nokturn card Govern the Unaligned
  nokturn replay evening.json --seat Ania
  nokturn deck check mydeck.txt --format v5
"""

app = App(
    name="nokturn",
    version=__version__,
    help="Dark tabletop games, played by the whole rulebook, in Polish and English.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
    help_formatter="plain",
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)

COMMANDS = {
    "serve": "The table in the browser: for yourself, your friends, or a whole club.",
    "table": "For operators of a server: check one table, and make anew what can be made anew.",
    "play": "Sit down at the table in the terminal, with friends at the same keyboard or with bots.",
    "chronicle": "Campaigns of several sittings: begin one, play on, show, fork, export and import.",
    "replay": "Watch a saved game step by step.",
    "rules": "A rule by id or by words: its text, the code that carries it out, the tests that name it.",
    "card": "All about a card: our text and the publisher's, its rulings, the rules, code and tests behind it.",
    "fuzz": "Play random games on all cores, looking for crashes, dead ends and endless games.",
    "arena": "Let bots play each other, and see who wins how often.",
    "deck": "V:TES decks: check one, turn it into another format, count what is in it.",
    "tournament": "V:TES tournaments: seat rounds and final, note results, standings, report.",
    "pack": "Content packs of Grail: check one, begin one from the example, play one, print the schema of its files.",
    "coverage": "How many of the V:TES decks that win tournaments can be played here, and what is lacking.",
    "bench": "Measure how fast the games run on this machine.",
}

AT_A_TABLE = ("play", "arena")
"""Commands that set up a table."""


def epilogue(arguments: Sequence[str]) -> str:
    """What stands below the help: examples; where a table is set up also the options of every game."""
    if not arguments or arguments[0] not in AT_A_TABLE or not {"-h", "--help"} & set(arguments):
        return EXAMPLES
    from nokturn.cli.table_options import listed
    from nokturn.games import GAMES, game_named

    games = ["\n    ".join([f"  {name}", *listed(game_named(name))]) for name in GAMES]
    return "\n".join([EXAMPLES, "Options of a table (--option KEY or --option KEY=VALUE):", *games])


ELSEWHERE = {
    "chronicle": "nokturn.cli.chronicle.command:app",
    "deck": "nokturn.cli.deck:app",
    "coverage": "nokturn.cli.yardstick:coverage",
    "pack": "nokturn.cli.pack.command:app",
    "table": "nokturn.cli.table:app",
    "tournament": "nokturn.cli.tournament.command:app",
}
"""Commands that are not the function of their own name in the module of their own name."""

for _name, _help in COMMANDS.items():
    app.command(ELSEWHERE.get(_name, f"nokturn.cli.{_name}:{_name}"), name=_name, help=_help)
