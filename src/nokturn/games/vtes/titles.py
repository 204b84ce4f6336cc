"""Gaining and losing titles, sects and clans (VTES-TITLE-01..10, VTES-SECT-01..06)."""

from __future__ import annotations

from nokturn.games.vtes.content import TITLES
from nokturn.games.vtes.state import Vtes
from nokturn.games.vtes.texts import text_of
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("VTES-TITLE-01", "VTES-TITLE-02"))
def gains_title(game: Vtes, ref: str, title: str) -> Rule:
    """A vampire of the right sect has the new title, and loses the old one, contested or not."""
    card = game.cards[ref]
    wanted = TITLES[title.partition(":")[0]]
    if wanted.sect and card.sect != wanted.sect:
        game.tell("wrong-sect", minion=ref)
        return
    if card.title:
        yield call(loses_title, ref)
    game.change(ref, title=title, contesting=False)
    game.tell("gains-title", minion=ref, title=title)


@procedure(rule=("VTES-TITLECON-06", "VTES-TITLE-10"))
def loses_title(game: Vtes, ref: str) -> Rule:
    """Untitled; the card that stands for the title is burned with it."""
    game.change(ref, title="", contesting=False)
    game.tell("loses-title", minion=ref)
    for card in tuple(game.attached(ref)):
        if stands_for_title(card.printed):
            yield call("vtes.leaving.burn_card", card.ref)


def stands_for_title(printed: str) -> bool:
    """Whether a card on a vampire is its title."""
    return any(static.what == "title" for static in text_of(printed).statics)


def changes_sect(game: Vtes, ref: str, sect: str) -> None:
    """Another sect replaces the old one and leaves the clan as it is (VTES-SECT-01, VTES-SECT-02)."""
    game.change(ref, sect=sect)
    game.tell("changes-sect", minion=ref, sect=sect)


def changes_clan(game: Vtes, ref: str, clan: str) -> None:
    """Another clan leaves the sect as it is (VTES-SECT-02)."""
    game.change(ref, clan=clan)
    game.tell("changes-clan", minion=ref, clan=clan)
