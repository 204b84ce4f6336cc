"""The three theatres as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.printed.attributes import COMPASS
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.schemes import SCHEMES, THEATRE_SCHEMES
from nokturn.games.heritage.seen.view import HeritageView
from nokturn.kernel.words import Words


def theatre_lines(seen: HeritageView, words: Words) -> list[str]:
    lines: list[str] = []
    for name in seen.theatres:
        lines.append(words.say("board-theatre", [("theatre", name)]))
        lines += [f"  {line}" for line in LINES[name](seen, words)]
        worth = {seat: player.worth[name] for seat, player in seen.players.items() if name in player.worth}
        if worth:
            counts = [f"{words.name('player', seat)} {count}" for seat, count in worth.items()]
            facts = [("counts", ", ".join(counts)), ("over", bool(seen.places))]
            lines.append("  " + words.say("board-worth", facts))
        for scheme in () if seen.places else THEATRE_SCHEMES[name]:
            lines.append("  " + words.say("board-theatre-scheme", scheme_facts(scheme, words)))
    return lines


def scheme_facts(scheme: str, words: Words) -> list[tuple[str, str]]:
    """A scheme with what it requires (`martial ×2, covert ×1`) and what it does."""
    required = [f"{words.name('archetype', kind)} ×{count}" for kind, count in SCHEMES[scheme].requires]
    return [("scheme", scheme), ("text", SCHEMES[scheme].text[words.lang]), ("requires", ", ".join(required))]


def _politics(seen: HeritageView, words: Words) -> Iterator[str]:
    board, side = BOARDS.high_low_clans, "elitist" if seen.politics > 0 else "egalitarian"
    worth = board.vp_per_vampire[str(abs(seen.politics))] if seen.politics else 0
    yield words.say("board-politics", [("space", seen.politics), ("attribute", side), ("count", worth)])


def _morality(seen: HeritageView, words: Words) -> Iterator[str]:
    for seat, marker in seen.morality.items():
        yield words.say("board-morality", [("player", seat), ("space", marker.space), ("attribute", marker.facing)])


def _courts(seen: HeritageView, words: Words) -> Iterator[str]:
    """By faction, since whoever stands on most courts scores: how many, and which with how many ankhs."""
    for faction in COMPASS if seen.courts else ():
        held = {court: one.ankhs for court, one in seen.courts.items() if one.faction == faction}
        where = [f"{words.name('court', court)} ×{ankhs}" for court, ankhs in held.items()]
        facts = [("faction", faction), ("count", seen.factions[faction])]
        yield words.say("board-faction", [*facts, ("courts", ", ".join(where) or "–")])


def _judges(seen: HeritageView, words: Words) -> Iterator[str]:
    for archetype, judge in seen.judges.items():
        facts = [("archetype", archetype), ("attribute", judge.facing), ("seated", int(judge.seated))]
        yield words.say("board-judge", facts)


def _cities(seen: HeritageView, words: Words) -> Iterator[str]:
    for city, now in seen.cities.items():
        yield words.say("board-city", [("city", city), ("count", now.ankhs), ("burned", now.burned)])


def _tracks(seen: HeritageView, words: Words) -> Iterator[str]:
    for track, now in seen.tracks.items():
        facts = [("track", track), ("space", now.step), ("count", now.ankhs), ("last", BOARDS.masquerade.steps_to_last)]
        yield words.say("board-track", facts)


def _votes(seen: HeritageView, words: Words) -> Iterator[str]:
    title = seen.titles[seen.votes.time] if seen.votes.time < len(seen.titles) else ""
    high = seen.votes.inside.count("elitist")
    yield words.say("board-votes", [("title", title), ("high", high), ("low", len(seen.votes.inside) - high)])


def _regions(seen: HeritageView, words: Words) -> Iterator[str]:
    for seat, affiliation in seen.affiliations.items():
        yield words.say("board-affiliation", [("player", seat), ("affiliation", affiliation)])
    for region, tokens in seen.regions.items():
        said = [
            words.say("board-token", [("sect", token.sect), ("number", token.number), ("up", int(token.up))])
            for token in tokens
        ]
        yield words.say("board-region", [("region", region), ("tokens", ", ".join(said) or "–")])


LINES = {
    "high_low_clans": _politics,
    "inner_beast": _morality,
    "rise_of_humanity": _morality,
    "war_of_princes": _courts,
    "inquisition": _judges,
    "anarch_revolt": _cities,
    "masquerade": _tracks,
    "court": _votes,
    "sabbat_wars": _regions,
}
