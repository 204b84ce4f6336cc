"""The text table without a terminal: lines typed in advance, and what the table says to each."""

from __future__ import annotations

from nokturn.cli.screen import Screen
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.games.vendetta.game import GAME
from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel.records import Journal
from nokturn.players import RandomBot

CHAIRS = [Chair("Ania"), Chair("Vera", "random"), Chair("Bruno", "random")]


class Script(Screen):
    """Types the lines one after the other; then the keyboard is gone."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.terminal = False
        self.typed = list(lines)
        self.replies: list[str] = [""]

    def say(self, *lines: str) -> None:
        self.replies[-1] += "".join(f"{line}\n" for line in lines)

    def command(self, line: str) -> None:
        self.say(f"  {line}")

    def ask(self, sign: str = "> ") -> str:
        if not self.typed:
            raise EOFError
        self.replies.append("")
        return self.typed.pop(0)

    def clear(self) -> None:
        self.say("(the screen is cleared)")


def first_turn(key: str = "table", options: dict[str, bool] | None = None) -> Journal[Vendetta]:
    """A game in which Ania (seat A) has her first Planning turn now."""
    journal = Journal.new(GAME, [chair.name for chair in CHAIRS], options or {}, key)
    bots = RandomBot(key)
    while (ask := journal.position.asks()[0]).prompt != "turn" or ask.seat != "A":
        assert journal.answer(ask.seat, bots.answer(None, ask, ())) is None
    return journal


def table(journal: Journal[Vendetta], *lines: str, lang: str = "en", chairs: list[Chair] | None = None) -> list[str]:
    """What the table says: first on its own, then to each of the lines."""
    screen = Script(lines)
    session = Session(journal, chairs or CHAIRS, lang, screen)
    session.told["A"] = len(journal.lines("A"))
    session.run()
    assert not screen.typed, f"nobody read {screen.typed}"
    return screen.replies
