"""The table as lines of text that can be read aloud: the queue, the theatres, every bloodline as an indented tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nokturn.games.heritage.printed.boards import THEATRES
from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.seen.chronicle_lines import chronicle_lines, traits
from nokturn.games.heritage.seen.theatre_lines import scheme_facts, theatre_lines
from nokturn.games.heritage.seen.view import HeritageView, PlayerView, VampireView
from nokturn.kernel import Seat
from nokturn.kernel.events import Line
from nokturn.kernel.words import Words


def board_lines(seen: HeritageView, words: Words) -> list[str]:
    lines: list[str] = []
    if seen.chronicle is not None:
        havens = {seat: player.haven for seat, player in seen.players.items()}
        lines += chronicle_lines(seen.chronicle, havens, words)
    return [*lines, *table_lines(seen, words)]


def table_lines(seen: HeritageView, words: Words) -> list[str]:
    """What a turn is played with; the sheets and havens of a chronicle do not change in the middle of a chapter."""
    lines: list[str] = []
    if seen.round:
        lines.append(words.say("board-round", [("round", seen.round), ("rounds", seen.rounds)]))
    if seen.first:
        lines.append(words.say("board-first", [("player", seen.first)]))
    lines += _queue(seen, words)
    lines += theatre_lines(seen, words)
    for mission in seen.missions:
        wanted = tuple(sorted(MISSIONS[mission].attributes))
        facts: list[tuple[str, Any]] = [("mission", mission), ("attributes", wanted)]
        counts = [f"{words.name('player', seat)} {count}" for seat, count in seen.counts[mission].items()]
        facts += [("player", seen.earned.get(mission, "")), ("reward", MISSIONS[mission].reward)]
        facts.append(("counts", ", ".join(counts) or "–"))
        lines.append(words.say("board-mission", facts))
    for market, boon in seen.markets.items():
        lines.append(words.say("board-market", [("scheme", market), ("clan", boon)]))
    if seen.edict is not None:
        lines.append(words.say("board-edict", [("scheme", seen.edict.scheme), ("attribute", seen.edict.value)]))
    for seat, player in seen.players.items():
        if player.clan:
            lines += _player(seen, seat, player, words)
    return [*lines, *_hand(seen, words)]


def own_lines(seen: HeritageView, seat: Seat, words: Words) -> list[str]:
    """What one looks at before playing a scheme: the own bloodline and hand."""
    return [*_player(seen, seat, seen.players[seat], words), *_hand(seen, words)]


def _hand(seen: HeritageView, words: Words) -> Iterator[str]:
    for scheme in () if seen.places else seen.hand or ():
        yield words.say("board-scheme", scheme_facts(scheme, words))


def _queue(seen: HeritageView, words: Words) -> Iterator[str]:
    if seen.places or not (seen.deck or seen.queue):  # nobody recruits any more once it is over
        return
    yield words.say("board-queue", [("count", seen.deck), ("discarded", len(seen.discard))])
    for one in seen.queue:
        facts = [
            ("slot", one.slot),
            ("cost", -1 if one.cost is None else one.cost),
            ("character", one.card),
            ("traits", traits(one.card, words) + _more(on_card(seen, one.card, one.abilities, words))),
            ("clan", one.clan),
            ("player", one.reserved),
        ]
        yield words.say("board-slot", facts)


def on_card(seen: HeritageView, card: str, abilities: tuple[str, ...], words: Words) -> list[str]:
    """What somebody has called it, and what it can do."""
    name = seen.chronicle.named.get(card, "") if seen.chronicle is not None else ""
    said = [words.say("mark-named", [("name", name)])] if name else []
    return said + ([words.say("mark-abilities", [("abilities", abilities)])] if abilities else [])


def _more(marks: list[str]) -> str:
    return "".join([f"; {mark}" for mark in marks])


def _player(seen: HeritageView, seat: Seat, player: PlayerView, words: Words) -> Iterator[str]:
    facts = [("player", seat), ("clan", player.clan), ("hand", player.hand), ("deck", player.scheme_deck)]
    facts += [("points", "" if player.points is None else player.points), ("over", bool(seen.places))]
    yield words.say("board-player", facts)
    if seen.places and player.worth:
        yield "  " + words.say("board-sources", [("counts", _sources(player, words))])
    yield from _tree(seen, player, "", 1, words)


def _sources(player: PlayerView, words: Words) -> str:
    """Where the points came from: theatres, tokens, missions; HER-SCORE-01."""
    said = {
        name: words.name("theatre", name) if name in THEATRES else words.say(f"ledger-{name}") for name in player.worth
    }
    return ", ".join([f"{said[name]} {count}" for name, count in player.worth.items() if count])


def _tree(seen: HeritageView, player: PlayerView, sire: str, depth: int, words: Words) -> Iterator[str]:
    for vampire in player.line:
        if vampire.sire == sire:
            yield "  " * depth + _vampire(seen, vampire, words)
            yield from _tree(seen, player, vampire.card, depth + 1, words)


def _vampire(seen: HeritageView, vampire: VampireView, words: Words) -> str:
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
    on_it = on_card(seen, vampire.card, vampire.abilities, words)
    said = traits(vampire.card, words) + _more([*on_it, ", ".join(marks)] if marks else on_it)
    return words.say("board-vampire", [("vampire", vampire.card), ("traits", said)])


def added_up(lines: Iterable[Line]) -> list[Line]:
    """What one vampire pays token by token, in one sentence."""
    told: list[Line] = []
    for line in lines:
        if told and line.key == told[-1].key == "takes" and _but_amount(line) == _but_amount(told[-1]):
            amount = dict(told[-1].facts)["amount"] + dict(line.facts)["amount"]
            facts = tuple([(name, amount if name == "amount" else value) for name, value in line.facts])
            told[-1] = Line(line.key, facts)
        else:
            told.append(line)
    return told


def _but_amount(line: Line) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in line.facts if name != "amount"]
