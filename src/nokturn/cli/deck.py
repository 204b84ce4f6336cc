"""`nokturn deck`: check a deck, turn it into another format, count what is in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from cyclopts import App, Parameter

from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.deck_words import Fact, Said, said, say
from nokturn.games.vtes.decks.exporting import exported, left_out
from nokturn.games.vtes.decks.formats.twd import TYPE_NAMES
from nokturn.games.vtes.decks.importing import LONGEST, imported, read_deck
from nokturn.games.vtes.decks.legality import FORMATS, groups_of, reasons_against
from nokturn.games.vtes.decks.lists import capacities
from nokturn.games.vtes.decks.numbers import LOOKS, averages, costs, disciplines, first_four, odds, users
from nokturn.games.vtes.decks.precons import FOLDER, PRECONS
from nokturn.games.vtes.decks.yardstick_words import some
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.pool import playable
from nokturn.kernel.errors import SetupError

Source: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
Form: TypeAlias = Literal["twd", "jol", "lackey", "text", "vdb", "krcg4", "krcg5", "numbered"]
app = App(name="deck", result_action="return_value")


@app.command
def check(
    source: Source, /, *, format: Literal["standard", "v5", "duel", "starter"] = "standard", lang: str | None = None
) -> int:
    """Read a deck and say whether it may be played, and if not, why.

    Parameters
    ----------
    source:
        A file in any format, `-` for what is piped in, a VDB link, or the name of a preconstructed deck.
    format:
        What it is to be played in.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen = language(lang), Screen()
    found = read_deck(text_of(source))
    screen.say(*(said(remark, speaks) for remark in found.remarks))
    if found.deck is None:
        screen.say(*(said(trouble, speaks) for trouble in found.troubles), say(speaks, "check-unread"))
        return 1
    deck, asked = found.deck, FORMATS[format]
    screen.say(_read(deck, speaks))
    against = reasons_against(deck, format)
    screen.say(say(speaks, "illegal" if against else "legal", [("name", asked.name(speaks))]))
    screen.say(*(f"  [{reason.rule}] {said(reason.said, speaks)}" for reason in against))
    if note := asked.note(speaks):
        screen.say(say(speaks, "format-note", [("note", note)]))
    _say_what_is_lacking(deck, speaks, screen)
    return 1 if against else 0


@app.command
def convert(source: Source, /, *, to: Form, lang: str | None = None) -> int:
    """Print the deck in another format.

    Parameters
    ----------
    source:
        A file in any format, `-` for what is piped in, a VDB link, or the name of a preconstructed deck.
    to:
        The format wanted.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks = language(lang)
    found = read_deck(text_of(source))
    for told in (*found.remarks, *found.troubles):
        print(said(told, speaks), file=sys.stderr)
    if found.deck is None:
        print(say(speaks, "check-unread"), file=sys.stderr)
        return 1
    sys.stdout.write(exported(found.deck, to))
    if gone := left_out(found.deck, to):
        what = ", ".join(say(speaks, f"fact-{fact}") for fact in gone)
        print(said(Said("left-out", (("what", what),)), speaks), file=sys.stderr)
    return 0


@app.command
def stats(source: Source, /, *, lang: str | None = None) -> int:
    """Count what is in a deck.

    Parameters
    ----------
    source:
        A file in any format, `-` for what is piped in, a VDB link, or the name of a preconstructed deck.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen = language(lang), Screen()
    deck = imported(text_of(source), speaks)
    crypt = list(deck.crypt_list())
    sizes = capacities(crypt) or [0]
    name = deck.name or say(speaks, "stats-nameless")
    titled: list[tuple[str, Fact]] = [("name", name), ("author", deck.author)]
    screen.say(say(speaks, "stats-deck" if deck.author else "stats-deck-alone", titled))
    about: dict[str, Fact] = {
        "count": deck.crypt_size, "groups": ", ".join(map(str, groups_of(deck))) or "-", "least": sizes[0],
        "most": sizes[-1], "average": round(sum(sizes) / len(sizes), 2),
    }  # fmt: skip
    screen.say(say(speaks, "stats-crypt", about.items()))
    screen.say(*(f"  {count} {full_name(card)} ({card.capacity})" for card, count in crypt))
    four = first_four(deck)
    about = {"least": four.least, "most": four.most, "average": round(four.average, 2)}
    screen.say(say(speaks, "stats-four", about.items()))
    screen.say(say(speaks, "stats-disciplines"))
    screen.say(*(f"  {say(speaks, 'stats-known', _facts(one))}" for one in disciplines(deck)))
    screen.say(say(speaks, "stats-library", [("count", deck.library_size)]))
    for kind, listed in deck.by_type().items():
        trifles = sum(count for card, count in listed if card.trifle)
        named = f"{sum(count for _, count in listed)} {'/'.join(TYPE_NAMES[one] for one in kind.split('/'))}"
        screen.say(f"  {named}" + (f" ({say(speaks, 'stats-trifles', [('count', trifles)])})" if trifles else ""))
    screen.say(say(speaks, "stats-costs", _facts(costs(deck))))
    if deck.crypt and deck.library:
        screen.say(say(speaks, "stats-draws", _facts(averages(deck))))
    screen.say(say(speaks, "stats-plays", [("first", LOOKS[0]), ("second", LOOKS[1]), ("third", LOOKS[2])]))
    screen.say(*(f"  {line}" for line in _plays(deck, speaks)))
    here = sum(map(playable, deck.copies))
    screen.say(say(speaks, "stats-playable", [("playable", here), ("all", len(deck.copies))]))
    return 0


def _facts(counted: msgspec.Struct) -> list[tuple[str, Fact]]:
    facts = msgspec.structs.asdict(counted)
    return [(name, fact) for name, fact in facts.items() if isinstance(fact, str | int | float)]


def _plays(deck: Deck, lang: str) -> Iterator[str]:
    """Every card of the library: who can play it, and how likely it is to have come by then."""
    for card, count in deck.library_list():
        who = users(deck, card)
        key = "stats-anybody" if who is None else "stats-users" if who.able else "stats-nobody"
        facts: dict[str, Fact] = {"able": who.able, "superior": who.superior} if who else {}
        plays = say(lang, key, {**facts, "crypt": deck.crypt_size}.items())
        come = " / ".join(f"{odds(count, deck.library_size, seen):.0%}" for seen in LOOKS)
        yield f"{count} {full_name(card)}: {plays}; {come}"


def text_of(source: str) -> str | bytes:
    """What a file, a pipe, a link or the name of a preconstructed deck holds."""
    if source == "-":
        return sys.stdin.buffer.read(LONGEST + 1)
    if source.startswith(("http://", "https://")):
        return source
    path = FOLDER / f"{source}.txt" if source in PRECONS else Path(source)
    try:
        with path.open("rb") as file:
            return file.read(LONGEST + 1)
    except OSError as error:
        raise SetupError(
            f"{source} cannot be read ({error.strerror}). Name a deck file, - for what is piped in, a VDB link, "
            f"or a preconstructed deck: {', '.join(PRECONS)}."
        ) from None


def _read(deck: Deck, lang: str) -> str:
    name = deck.name or say(lang, "stats-nameless")
    return say(lang, "check-read", [("name", name), ("crypt", deck.crypt_size), ("library", deck.library_size)])


def _say_what_is_lacking(deck: Deck, lang: str, screen: Screen) -> None:
    lacking = [full_name(cards()[vekn]) for vekn in deck.copies if not playable(vekn)]
    if lacking:
        facts: list[tuple[str, Fact]] = [
            ("count", len(lacking)),
            ("all", len(deck.copies)),
            ("cards", some(lacking, lang)),
        ]
        screen.say(say(lang, "check-lacking", facts))
