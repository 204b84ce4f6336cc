"""The table as lines of text that can be read aloud: time, Dracula, trail, hunters, map, decks, the own hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from nokturn.games.dracula.printed.about import THINGS, about, encounter_text, event_words, item_words
from nokturn.games.dracula.printed.content import DAYS, ENCOUNTERS, EVENTS, HUNTER_COMBAT, ITEMS, TRACKS
from nokturn.games.dracula.seen.combat_board import INDENT, combat_lines
from nokturn.games.dracula.seen.view import DraculaView, HideoutView, HunterView
from nokturn.kernel import Ask
from nokturn.kernel.game import SEATS
from nokturn.kernel.words import Words

__all__ = ["THINGS", "about", "board_lines", "scene_lines"]

DRACULA_SEAT = SEATS[0]


def board_lines(shown: DraculaView, words: Words) -> list[str]:
    """Everything the viewer knows."""
    return _parts(
        time_lines(shown, words),
        dracula_lines(shown, words),
        trail_lines(shown, words),
        lair_lines(shown, words),
        playing_lines(shown, words),
        combat_lines(shown, words),
        hunters_lines(shown, words),
        map_lines(shown, words),
        deck_lines(shown, words),
        own_lines(shown, words),
    )


def scene_lines(shown: DraculaView, ask: Ask, words: Words) -> list[str]:
    """What a player wants to see when asked this: the whole board before a move, else the part at stake."""
    kinds = {type(option).__name__ for option in ask.options}
    if kinds & WHOLE_BOARD and not shown.combat:
        return board_lines(shown, words)
    if shown.phase in ("", "setup"):
        return []
    asked = next((shown.hunters[fact] for name, fact in ask.args if name == "hunter" and fact in shown.hunters), None)
    parts: list[Iterable[str]] = [combat_lines(shown, words)]
    if asked:
        parts += [hunter_lines(shown, asked, words), hunter_hand(asked, words)]
    if shown.seat == DRACULA_SEAT and not shown.combat:
        parts += [trail_lines(shown, words), lair_lines(shown, words), dracula_hand(shown, words)]
    elif shown.seat != DRACULA_SEAT and shown.encounters:
        parts.append(dracula_hand(shown, words))
    if "Pick" in kinds and shown.seat != DRACULA_SEAT:
        parts.append([INDENT + about(card, words) for card in HUNTER_COMBAT])
    return _parts(playing_lines(shown, words), *parts, drawn_lines(shown, words), offer_lines(shown, words))


WHOLE_BOARD = frozenset({"StartAt", "Rest", "MoveTo", "MoveBySea", "MoveToLair", "Feed", "NoLegalMove"})
"""Verbs of the questions that are about the whole of Europe."""


def _parts(*parts: Iterable[str]) -> list[str]:
    """The parts that say anything, with a free line between them."""
    lines: list[str] = []
    for part in map(list, parts):
        if part:
            lines += [*([""] if lines else []), *part]
    return lines


# time


def time_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    if shown.winner:
        yield words.say("board-won-dracula" if shown.winner == "dracula" else "board-won-hunters")
    if shown.phase in ("", "setup"):
        yield words.say("board-setup")
        return
    facts = {"round": shown.round, "day": tuple(DAYS)[shown.day], "phase": PHASES[shown.phase]}
    yield _say(words, "board-time", **facts)
    yield _say(words, "board-tracks", influence=shown.influence, win=TRACKS.influence_win, despair=shown.despair)
    if shown.acting:
        yield _say(words, "board-acting", hunter=shown.acting)
    lasting = {
        "long-night": shown.long_night,
        "vigor": shown.vigor,
        "no-day": shown.no_day,
        "starved": shown.starved,
        "visited": shown.visited,
    }
    yield from [words.say(f"board-{effect}") for effect, works in lasting.items() if works]
    if shown.telegraph:
        yield _say(words, "board-telegraph", hunter=shown.telegraph)


PHASES = {"dawn": "dawn", "day": "day", "dusk": "dusk", "night": "night", "dracula": "count", "over": "over"}
"""A phase as the words tell it apart: `dracula` is the name of somebody."""


# Dracula


def dracula_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """What lies open before Dracula, and where he is as far as the viewer may know."""
    facts = {"player": DRACULA_SEAT, "damage": shown.damage, "health": shown.health}
    yield _say(words, "board-dracula-you" if shown.seat == DRACULA_SEAT else "board-dracula", **facts)
    if shown.place:
        yield INDENT + _say(words, "board-dracula-at", place=shown.place, revealed=shown.revealed)
    elif shown.phase not in ("", "setup"):
        yield INDENT + words.say("board-dracula-hidden")
    if shown.possible and not shown.place:
        yield f"{INDENT}{_say(words, 'board-possible', count=len(shown.possible))} {possible_words(shown, words)}."
    if shown.phase:
        facts = {"encounters": shown.encounter_count, "events": shown.event_count, "rumors": shown.rumors}
        yield INDENT + _say(words, "board-dracula-holds-rumors" if shown.advanced else "board-dracula-holds", **facts)
    if shown.dracula_ally:
        yield INDENT + _say(words, "board-ally", event=shown.dracula_ally, text=_event_text(shown.dracula_ally, words))
    if shown.guards:
        yield INDENT + _say(words, "board-guards", cards=shown.guards)


def possible_words(shown: DraculaView, words: Words) -> str:
    """Where he could be, the likeliest first; with per cent where the table shows them."""
    likeliest = sorted(shown.possible, key=lambda place: (-shown.possible[place], words.name("place", place)))
    if not any(shown.possible.values()):
        return ", ".join(words.name("place", place) for place in likeliest)
    return ", ".join(f"{words.name('place', place)} {shown.possible[place]:.0%}" for place in likeliest)


# trail and lairs


def trail_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """The six spaces from the newest to the oldest, and what has slid off."""
    if shown.phase in ("", "setup") and not any(shown.trail):
        return
    yield words.say("board-trail")
    for space, hideout in enumerate(shown.trail, 1):
        if hideout:
            yield INDENT + _say(words, "board-trail-space", space=space, hideout=hideout_words(shown, hideout, words))
    empty = [str(space) for space, hideout in enumerate(shown.trail, 1) if not hideout]
    if empty:
        yield INDENT + _say(words, "board-trail-empty", count=len(empty), spaces=words.list(empty))
    if shown.slid:
        yield INDENT + _say(words, "board-slid", hideout=hideout_words(shown, shown.slid, words))


def lair_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    if not shown.advanced or not any(shown.lairs):
        return
    yield words.say("board-lairs")
    for space, lair in enumerate(shown.lairs, 1):
        if lair:
            yield INDENT + _say(words, "board-lair", space=space, hideout=hideout_words(shown, lair, words))


def hideout_words(shown: DraculaView, hideout: HideoutView, words: Words) -> str:
    """A hideout as far as the viewer knows it: its card, then encounters and tokens."""
    if not hideout.card:
        card = words.say(f"board-back-{hideout.back}")
    else:
        card = _say(words, "board-face-up" if hideout.face_up else "board-face-down", card=hideout.card)
    parts = [card]
    linked = next((space for space, other in enumerate(shown.trail, 1) if other and other.handle == hideout.linked), 0)
    if hideout.linked and linked:
        parts.append(_say(words, "board-linked", space=linked))
    if hideout.wolf:
        parts.append(_say(words, "board-with", card="wolf_form"))
    if hideout.bat:
        parts.append(_say(words, "board-with", card="escape_as_bat"))
    for laid in hideout.encounters:
        if laid.card:
            key = "board-encounter-up" if laid.face_up else "board-encounter-down"
            parts.append(_say(words, key, card=laid.card, damage=laid.damage))
    if unknown := sum(not laid.card for laid in hideout.encounters):
        parts.append(_say(words, "board-encounters-unknown", count=unknown))
    if hideout.rumor:
        parts.append(words.say("board-rumor"))
    return "; ".join(parts)


# events being played


def playing_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """Event cards that lie open and are not resolved yet."""
    if shown.playing:
        yield _say(words, "board-playing", cards=shown.playing)


# hunters


def hunters_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    for hunter in shown.hunters.values():
        yield from hunter_lines(shown, hunter, words)
    if shown.hunter_ally:
        yield _say(words, "board-hunter-ally", event=shown.hunter_ally, text=_event_text(shown.hunter_ally, words))


def hunter_lines(shown: DraculaView, hunter: HunterView, words: Words) -> Iterator[str]:
    """One hunter: where, how hurt, how many cards, and what lies open."""
    name = words.name("hunter", hunter.hunter)
    if hunter.seat:
        mine = hunter.seat == shown.seat
        player = _say(words, "board-you" if mine else "board-played-by", player=hunter.seat)
        name = f"{name} ({player})"
    parts = []
    if hunter.defeated:
        parts.append(_say(words, "board-defeated", hunter=hunter.hunter, place=hunter.place))
    elif hunter.place:
        parts.append(_say(words, "board-hospital" if hunter.hospital else "board-at", place=hunter.place))
    parts.append(_say(words, "board-health", damage=hunter.damage, health=hunter.health))
    if hunter.bites:
        parts.append(_say(words, "board-bites", bites=hunter.bites, spaces=hunter.bite_spaces))
    facts = {"items": hunter.item_count, "events": hunter.event_count, "tickets": hunter.ticket_count}
    parts.append(_say(words, "board-cards", **facts))
    if hunter.open_item:
        parts.append(_say(words, "board-open-item", item=hunter.open_item))
    if hunter.open_event:
        parts.append(_say(words, "board-open-event", event=hunter.open_event))
    if hunter.delayed:
        parts.append(_say(words, "board-delayed", hunter=hunter.hunter))
    if hunter.bats:
        parts.append(words.say("board-bats"))
    if hunter.hunter in shown.acted and hunter.hunter != shown.acting:
        parts.append(words.say("board-acted"))
    yield f"{name}: {'; '.join(parts)}."


# the map and the decks


def map_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """The tokens that lie on the map."""
    if shown.consecrated:
        yield _say(words, "board-consecrated", place=shown.consecrated)
    if shown.hosts:
        yield _say(words, "board-hosts", places=shown.hosts)
    if shown.fog:
        fogged = [f"{words.name('place', place)} ({tokens})" for place, tokens in shown.fog.items() if tokens]
        yield _say(words, "board-fog", places=words.list(fogged))
    if shown.storms:
        yield _say(words, "board-storms", places=shown.storms)
    if shown.roadblocks:
        yield _say(words, "board-roadblocks", links=shown.roadblocks)


def deck_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """How many cards are left, and what lies open on the discard piles."""
    if not shown.phase:
        return
    facts = {"items": shown.item_deck, "events": shown.event_deck, "encounters": shown.encounter_deck}
    yield _say(words, "board-decks", **facts, tickets=shown.ticket_pool)
    if shown.top_event:
        yield words.say("board-top-dracula" if shown.top_event == "dracula" else "board-top-hunter")
    piles = {"items": shown.item_discard, "events": shown.event_discard, "encounters": shown.encounter_discard}
    for pile, cards in piles.items():
        if cards:
            yield _say(words, f"board-discarded-{pile}", cards=counted(cards, words))
    if shown.event_discard_down:
        yield _say(words, "board-discarded-down", count=shown.event_discard_down)


def counted(cards: Iterable[str], words: Words) -> str:
    """`Knife (2), Pistol`."""
    found = [(words.name("card", card), number) for card, number in Counter(cards).items()]
    return ", ".join(f"{name} ({number})" if number > 1 else str(name) for name, number in found)


# what only the viewer sees


def own_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """The own hands with the texts of the cards."""
    if shown.encounters or shown.events or shown.seat == DRACULA_SEAT:
        yield from dracula_hand(shown, words)
    for hunter in shown.hunters.values():
        yield from hunter_hand(hunter, words)
    yield from drawn_lines(shown, words)
    yield from offer_lines(shown, words)


def dracula_hand(shown: DraculaView, words: Words) -> Iterator[str]:
    if not shown.phase:
        return
    yield words.say("board-dracula-events" if shown.events else "board-dracula-no-events")
    yield from [INDENT + event_words(EVENTS[event], words) for event in shown.events]
    if shown.encounters:
        yield words.say("board-dracula-encounters")
        for encounter in dict.fromkeys(shown.encounters):
            copies = [one for one in shown.encounters if one == encounter]
            yield f"{INDENT}{counted(copies, words)}. {encounter_text(ENCOUNTERS[encounter], words)}"


def hunter_hand(hunter: HunterView, words: Words) -> Iterator[str]:
    """The cards and tickets of a hunter, if the viewer sees them."""
    if not (hunter.items or hunter.events or hunter.tickets):
        return
    yield _say(words, "board-hand", hunter=hunter.hunter)
    yield from [INDENT + item_words(ITEMS[item], words) for item in hunter.items]
    yield from [INDENT + event_words(EVENTS[event], words) for event in hunter.events]
    if hunter.tickets:
        yield INDENT + _say(words, "board-tickets", tickets=hunter.tickets)


def drawn_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """Cards taken up and not yet in a hand."""
    if shown.drawn:
        yield words.say("board-drawn")
        yield from [INDENT + (about(card, words) or str(words.name("card", card))) for card in shown.drawn]


def offer_lines(shown: DraculaView, words: Words) -> Iterator[str]:
    """What the partners of a Trade have laid out for each other; to the partner, that it is nothing."""
    for offer in shown.offer:
        cards = (*offer.items, *offer.events, *offer.tickets)
        if cards or shown.hunters[offer.giver].seat != shown.seat:
            yield _say(words, "board-offer", hunter=offer.giver, cards=cards)


def _event_text(event: str, words: Words) -> str:
    """What an ally keeps doing: the text of its lasting mode."""
    printed = EVENTS[event]
    return next((mode.text(words.lang) for mode in printed.modes if mode.key == "ally"), printed.text(words.lang))


def _say(words: Words, key: str, **facts: Any) -> str:
    return words.say(key, facts.items())
