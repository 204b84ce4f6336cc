"""The combat being fought, as lines that can be read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nokturn.games.dracula.printed.content import DRACULA_COMBAT
from nokturn.games.dracula.seen.view import CombatView, DraculaView, EncounterView
from nokturn.kernel.words import Words

INDENT = "  "


def combat_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """Who fights whom, what is on the table, and to Dracula his own combat hand."""
    combat = shown.combat
    if combat is None:
        return
    facts: dict[str, Any] = {"hunters": combat.hunters, "night": combat.night, "round": combat.round}
    if combat.vampire:
        vampire = _vampire(shown, combat.vampire)
        name = vampire.card if vampire else ""
        yield _say(words, "board-combat-vampire", **facts, card=name, damage=vampire.damage if vampire else 0)
    else:
        yield _say(words, "board-combat", **facts)
    yield from [INDENT + line for line in _state(combat, words)]
    if combat.hand:
        yield words.say("board-combat-hand")
        for card in dict.fromkeys(combat.hand):
            printed = DRACULA_COMBAT[card]
            copies = combat.hand.count(card)
            facts = {"card": card, "count": copies, "text": printed.text(words.lang)}
            yield INDENT + _say(words, "board-combat-card", **facts)


def _state(combat: CombatView, words: Words) -> Iterator[str]:
    if combat.engaged:
        yield _say(words, "board-engaged", hunter=combat.engaged)
    if combat.choice:
        key = "board-dracula-plays-cancelled" if combat.cancelled else "board-dracula-plays"
        yield _say(words, key, card=combat.choice)
    for hunter, card in combat.picked:
        key = "board-hunter-plays-cancelled" if hunter in combat.cancelled_hunters else "board-hunter-plays"
        yield _say(words, key, hunter=hunter, card=card)
    for hunter, card in combat.resting:
        yield _say(words, "board-resting", hunter=hunter, card=card)
    if combat.played:
        yield _say(words, "board-played", cards=combat.played)
    if combat.plotting:
        yield _say(words, "board-plotting", count=combat.plotting)
    if combat.mesmerized:
        yield _say(words, "board-mesmerized", hunters=combat.mesmerized)
    if combat.wreaths:
        yield _say(words, "board-wreaths", hunters=combat.wreaths)
    if combat.planned:
        yield _say(words, "board-planned", hunter=combat.planned)
    if combat.enraged:
        yield words.say("board-enraged")
    if combat.bullets:
        yield words.say("board-bullets")
    if combat.revenge:
        yield words.say("board-revenge")


def _vampire(shown: DraculaView, handle: str) -> EncounterView | None:
    """The encounter that is fought."""
    for hideout in (*shown.trail, shown.slid, *shown.lairs):
        for laid in hideout.encounters if hideout else ():
            if laid.handle == handle:
                return laid
    return None


def _say(words: Words, key: str, **facts: Any) -> str:
    return words.say(key, facts.items())
