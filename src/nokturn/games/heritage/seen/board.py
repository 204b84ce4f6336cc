"""The table as lines of text that can be read aloud: the queue, the theatres, every bloodline as an indented tree."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.seen.chronicle_lines import chronicle_lines
from nokturn.games.heritage.seen.theatre_lines import scheme_facts, theatre_lines
from nokturn.games.heritage.seen.view import HeritageView, PlayerView, VampireView
from nokturn.kernel import Seat
from nokturn.kernel.words import Words


def board_lines(seen: HeritageView, words: Words) -> list[str]:
    lines: list[str] = []
    if seen.chronicle is not None:
        havens = {seat: player.haven for seat, player in seen.players.items()}
        lines += chronicle_lines(seen.chronicle, havens, words)
    if seen.round:
        lines.append(words.say("board-round", [("round", seen.round), ("rounds", seen.rounds)]))
    if seen.first:
        lines.append(words.say("board-first", [("player", seen.first)]))
    lines += _queue(seen, words)
    lines += theatre_lines(seen, words)
    for mission in seen.missions:
        wanted = tuple(sorted(MISSIONS[mission].attributes))
        facts = [("mission", mission), ("attributes", wanted), ("player", seen.earned.get(mission, ""))]
        lines.append(words.say("board-mission", facts))
    for market, boon in seen.markets.items():
        lines.append(words.say("board-market", [("scheme", market), ("clan", boon)]))
    if seen.edict is not None:
        lines.append(words.say("board-edict", [("scheme", seen.edict.scheme), ("attribute", seen.edict.value)]))
    for seat, player in seen.players.items():
        if player.clan:
            lines += _player(seat, player, words)
    for scheme in seen.hand or ():
        lines.append(words.say("board-scheme", scheme_facts(scheme, words)))
    return lines


def _queue(seen: HeritageView, words: Words) -> Iterator[str]:
    yield words.say("board-queue", [("count", seen.deck), ("discarded", len(seen.discard))])
    for one in seen.queue:
        facts = [
            ("slot", one.slot),
            ("cost", -1 if one.cost is None else one.cost),
            ("character", one.card),
            ("traits", traits(one.card, words)),
            ("clan", one.clan),
            ("player", one.reserved),
        ]
        yield words.say("board-slot", facts)


def traits(card: str, words: Words) -> str:
    """The four attributes of somebody."""
    person = PEOPLE[card]
    values = (person.class_, person.temperament, person.geography, person.archetype)
    return ", ".join([str(words.name("attribute", value)) for value in values])


def _player(seat: Seat, player: PlayerView, words: Words) -> Iterator[str]:
    facts = [("player", seat), ("clan", player.clan), ("hand", player.hand), ("deck", player.scheme_deck)]
    yield words.say("board-player", facts)
    yield from _tree(player, "", 1, words)


def _tree(player: PlayerView, sire: str, depth: int, words: Words) -> Iterator[str]:
    for vampire in player.line:
        if vampire.sire == sire:
            yield "  " * depth + _vampire(vampire, words)
            yield from _tree(player, vampire.card, depth + 1, words)


def _vampire(vampire: VampireView, words: Words) -> str:
    marks = [
        words.say(f"mark-{what}", [("count", count)])
        for what, count in (
            ("potency", vampire.potency),
            ("infamy", vampire.infamy),
            ("boons", len(vampire.boons)),
            ("ankhs", len(vampire.ankhs)),
            ("monsters", len(vampire.monsters)),
        )
        if count
    ]
    if vampire.title:
        marks.append(str(words.name("title", vampire.title)))
    marks += [words.say(f"mark-{what}") for what in ("exhausted", "torpid", "enemy") if getattr(vampire, what)]
    said = traits(vampire.card, words) + (f"; {', '.join(marks)}" if marks else "")
    return words.say("board-vampire", [("vampire", vampire.card), ("traits", said)])
