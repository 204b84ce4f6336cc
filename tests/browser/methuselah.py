"""V:TES in the browser: somebody who plays with a plan, and what no browser may hear of the cards of others."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from uuid import UUID

from sqlalchemy import create_engine, select
from tests.browser.table_page import Look, TablePage
from tests.server.process import ServerProcess

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.seen.view import open_to
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel.plain import unpack
from nokturn.kernel.words import Words
from nokturn.server.static import FOLDER
from nokturn.table.store.models import Entry, GameTable
from nokturn.table.words import FOLDER as TABLE

NAME = "Ania"
PLAYERS = {"A": f"{NAME}°", **{seat: f"Bot {seat}" for seat in "BCDE"}}
CLIENT = Path(__file__).parents[2] / "client" / "src" / "games" / "vtes"
EN = Words(GAME, "en", PLAYERS, also=(TABLE, FOLDER.parent, CLIENT))
MOST = 250
"""Clicks in which everything must have come to pass."""

DECK = """Deck Name: Lures and princes

Crypt (12 cards)
4x Brock Sterling
2x Oshri Dahan
4x Horst von Brühl
2x Alice Chen

Library (60 cards)
Action (9)
9x Govern the Unaligned

Political Action (15)
15x Kine Resources Contested

Action Modifier (10)
10x Conditioning

Reaction (13)
9x Deflection
4x On the Qui Vive

Combat (13)
9x Hidden Strength
4x Majesty
"""
LURES, PRINCES = ("Brock Sterling", "Oshri Dahan"), ("Horst von Brühl", "Alice Chen")
OWN = tuple(re.sub(r"\W", "-", name.lower().replace("ü", "u")) for name in (*LURES, *PRINCES))

BRAWL = """Crypt (12 cards)
4x Aunt Linda
4x Horace Radcliffe
4x Wauneka

Library (60 cards)
40x Roundhouse
10x Taste of Vitae
10x On the Qui Vive
"""
"""For the prey: a lure with 3 blood that one of them blocks is struck for 4 damage."""
BRAWLERS = ("aunt-linda", "horace-radcliffe", "wauneka")

Tale = Generator[None, Look, None]
"""Something that comes to pass, and is checked when it does: given one look after the other."""
Wish = tuple[str, str]
"""A kind of choice, and what its name has to hold."""
LURE, PRINCE, ANY = ("|".join(names) for names in (LURES, PRINCES, (*LURES, *PRINCES)))
WISHES: dict[str, tuple[Wish, ...]] = {
    "minion-phase": (
        ("rescue", f"({ANY}).*({ANY})"),
        ("leave-torpor", ""),
        ("bleed", LURE),
        ("play-card", f"Kine Resources.*({PRINCE})"),
        ("play-card", "Govern"),
        ("bleed", ""),
        ("hunt", ""),
    ),
    "blocks-declined": (("play-card", "Deflection|Conditioning"),),
    "strike": (("play-card", f"Majesty.*({PRINCE})"), ("hand-strike", "")),
    "prevent": (("play-card", f"Hidden Strength.*({PRINCE})"),),
}
"""By the question, in order of liking."""
RESERVE: tuple[Wish, ...] = (("pass", ""), ("nothing", ""), ("end-phase", ""), ("", ""))


class Methuselah:
    """Plays what `DECK` is made for by rules of thumb, and reads nothing but the question and the choices.

    Small vampires bleed and run into blockers; princes rescue them, call votes, turn bleeds away and bleed for more."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.chosen: list[str] = []
        """The kinds of all choices so far."""
        self._wanted = [*LURES, *PRINCES]
        """Vampires that have not come out yet, in order of liking."""
        self._tried = ""
        """The action that an attempt to block has been made on: one is enough."""

    def play(self, *tales: Tale) -> None:
        """One click after the other, until all of this has come to pass, in whatever order; it is looked at before
        every answer."""
        for tale in tales:
            next(tale)
        for _ in range(MOST):
            look = self.page.wait()
            tales = tuple([tale for tale in tales if goes_on(tale, look)])
            if not tales:
                return
            assert not look.over, f"the game is over before {tales}: take another KEY"
            if look.send:
                self.page.step(look)
            else:
                choices = [(choice.option, choice.label) for choice in look.choices]
                self.page.choice(self.choose(look.prompt, look.text, choices)).click()
        raise AssertionError(f"after {MOST} clicks there is still nothing of {tales}: take another KEY")

    def choose(self, prompt: str, text: str, choices: Sequence[Wish]) -> int:
        """The number of the choice."""
        at = (
            self._number(prompt, text, len(choices)) if choices[0][0] == "number" else self._find(prompt, text, choices)
        )
        kind, label = choices[at]
        self.chosen.append(kind)
        if kind == "bring-out":
            self._wanted = [name for name in self._wanted if name not in label]
        self._tried = text if kind == "block" else "" if prompt == "minion-phase" else self._tried
        return at

    def _number(self, prompt: str, text: str, count: int) -> int:
        """As much as possible, unless it is at one's own expense."""
        own = prompt == "choose-x" or (prompt == "share-points" and NAME in text)
        return 0 if own else count - 1

    def _find(self, prompt: str, text: str, choices: Sequence[Wish]) -> int:
        for kind, name in (*self._wishes(prompt, text), *RESERVE):
            for at, (option, label) in enumerate(choices):
                if (option == kind or not kind) and re.search(name, label):
                    return at
        raise AssertionError(f"nothing can be chosen: {prompt}")

    def _wishes(self, prompt: str, text: str) -> Sequence[Wish]:
        if prompt == "share-points":
            return [("share-done", ""), ("share", f"^(?!{NAME})")]
        if prompt == "influence-phase":
            return [("bring-out", ""), *[("transfer", name) for name in self._wanted]]
        if prompt == "action" and "bleeds" in text:
            blocks = [("block", PRINCE)] if text != self._tried else []
            return [("play-card", "Deflection"), *blocks, ("play-card", "Qui Vive")]
        if prompt == "polling":
            return [("cast", "^For" if own_vote(text) else "^Against")]
        return WISHES.get(prompt, ())


def goes_on(tale: Tale, look: Look) -> bool:
    """Whether it still waits for something after this look."""
    with suppress(StopIteration):
        tale.send(look)
        return True
    return False


def own_vote(text: str) -> bool:
    """Whether the question, which begins with a name, is about a referendum of one's own."""
    return text.count(NAME) > 1


# what the page tells


def sentences(key: str, **facts: Sequence[object]) -> list[str]:
    """How the log may tell of it, whichever of these take part."""
    return [_said(key, tuple(zip(facts, some, strict=True))) for some in product(*facts.values())]


@cache
def _said(key: str, facts: tuple[tuple[str, object], ...]) -> str:
    return EN.say(f"event-{key}", facts)


def told(page: TablePage, possible: Sequence[str]) -> str:
    """Which of these sentences stands in the log; empty: none yet."""
    log = story(page)
    return next((sentence for sentence in possible if sentence in log), "")


def told_since(page: TablePage, beginning: str) -> str:
    """What the log says after the last sentence that begins like this."""
    return story(page).rpartition(beginning)[2]


def story(page: TablePage) -> str:
    return page.page.get_by_role("log").text_content() or ""


# what nobody may hear


def game_so_far(server: ServerProcess, table: str) -> Iterator[Vtes]:
    """Every state of the game at this table, played again from its record."""
    engine = create_engine(server.database_url)
    with engine.begin() as database:
        of_table = select(GameTable.key, GameTable.options).where(GameTable.id == UUID(table))
        key, options = database.execute(of_table).one()
        answers = select(Entry.seat, Entry.answer).where(Entry.table_id == UUID(table)).order_by(Entry.number)
        entries = database.execute(answers).all()
    engine.dispose()
    position = GAME.start(len(PLAYERS), GAME.options(options), key)
    yield position.state
    for seat, answer in entries:
        assert position.answer(seat, unpack(json.loads(answer))) is None
        yield position.state


def open_cards(game: Vtes, viewer: str) -> set[str]:
    """What lies open to somebody (VTES-SETUP-07): in play, in ash heaps, out of the game, being played, shown."""
    seen = {card.printed for card in game.cards.values()} | {play.card for play in game.plays}
    seen |= {card for ash in game.ash.values() for card in ash} | {card for _, card in game.removed}
    return seen | {card for seat, hand in game.hands.items() if open_to(game, seat, viewer) for card in hand}
