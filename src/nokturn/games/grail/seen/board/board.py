"""The whole table as text, and the part of it that somebody wants in front of a question."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.seen.board.dawn import danger_lines, dawn_lines
from nokturn.games.grail.seen.board.fight import encounter_lines
from nokturn.games.grail.seen.board.grid import map_lines, way_lines
from nokturn.games.grail.seen.view import GrailView, HeroView, PlaceView
from nokturn.kernel import Seat
from nokturn.kernel.words import Words


def board_lines(seen: GrailView, seat: Seat | None, words: Words) -> list[str]:
    """Everything, from the day to the next dawn."""
    lines = [*_day(seen, words)]
    for player, hero in seen.heroes.items():
        lines += _hero(player, hero, words)
    lines += _map(seen, words)
    for place in seen.places:
        lines.append(_place(place, words))
        lines += [words.say("board-deed", [("deed", place.location)])] if place.acts else []
    lines += way_lines(seen, seat, words)
    lines += _story(seen, words)
    if seen.encounter is not None:
        lines += encounter_lines(seen.encounter, words)
    if seen.forecast is not None:
        lines += dawn_lines(seen.forecast, words)
    return lines


def day_lines(seen: GrailView, seat: Seat | None, words: Words) -> list[str]:
    """Before somebody acts: Characters, map, where one stands, what there is to do, what threatens."""
    lines = [*_day(seen, words)]
    for player, hero in seen.heroes.items():
        lines.append(_tracks(player, hero, words))
    lines += _map(seen, words)
    lines += way_lines(seen, seat, words)
    lines += [_task("quest", quest, seen, words) for quest in seen.quests]
    lines += [_task("clue", clue, seen, words) for clue in seen.clues]
    return [*lines, *(danger_lines(seen.forecast, words) if seen.forecast is not None else [])]


def fight_lines(seen: GrailView, seat: Seat | None, words: Words) -> list[str]:
    """Before somebody plays a card."""
    hero = seen.heroes.get(seat) if seat is not None else None
    own = [_tracks(seat, hero, words)] if hero is not None and seat is not None else []
    return [*own, *(encounter_lines(seen.encounter, words) if seen.encounter is not None else [])]


def card_lines(card: str, words: Words) -> list[str]:
    """Before somebody uses what a card can do, and to whom its edges say nothing now."""
    return [words.say("board-printed", [("printed", f"card/{card}")])]


def _day(seen: GrailView, words: Words) -> Iterator[str]:
    facts = [("day", seen.day), ("chapter", seen.chapter), ("chapter-title", seen.chapter), ("event", seen.event_today)]
    yield words.say("board-day" if seen.day else "board-before", facts)
    if seen.event_today:
        yield from _owned(f"event/{seen.event_today}", words)


def _map(seen: GrailView, words: Words) -> list[str]:
    grid = map_lines(seen)
    return [words.say("board-map"), *[f"  {line}" for line in grid]] if grid else []


def _story(seen: GrailView, words: Words) -> Iterator[str]:
    for quest in seen.quests:
        yield _task("quest", quest, seen, words)
        yield words.say("board-hint", [("hint", quest)])
    yield from [_task("clue", clue, seen, words) for clue in seen.clues]
    for status, parts in seen.statuses.items():
        yield words.say("board-status", [("status", status), ("boxes", ", ".join(map(str, parts)))])


def _task(kind: str, name: str, seen: GrailView, words: Words) -> str:
    """With the places that it names, as they are called on the map."""
    places = ", ".join([str(place) for place in seen.pins.get(f"{kind}/{name}", ())])
    return words.say(f"board-{kind}", [(kind, name), ("places", places or "none")])


def _tracks(seat: Seat, hero: HeroView, words: Words) -> str:
    tracks = [("energy", hero.energy), ("health", hero.health), ("terror", hero.terror)]
    state = "dying" if hero.dying else "insane" if hero.insane else "passed" if hero.passed else "well"
    return words.say(
        "board-hero",
        [
            ("letter", seat),
            ("player", seat),
            ("hero", hero.hero),
            ("location", hero.location),
            ("state", state),
            *tracks,
        ],
    )


def _hero(seat: Seat, hero: HeroView, words: Words) -> Iterator[str]:
    goods = [("food", hero.food), ("wealth", hero.wealth), ("rep", hero.rep), ("magic", hero.magic), ("xp", hero.xp)]
    yield _tracks(seat, hero, words)
    yield words.say("board-goods", [("hero", hero.hero), *goods])
    yield words.say("board-attributes", [("hero", hero.hero), *zip("abcdef", hero.attributes, strict=True)])
    if hero.items:
        yield words.say("board-items", [("hero", hero.hero), ("items", hero.items)])
    for item in hero.items:
        yield from _owned(f"item/{item}", words)
    for secret in hero.secrets:
        yield words.say("board-secret", [("hero", hero.hero), ("source", f"secret/{secret}")])
        yield from _owned(f"secret/{secret}", words)
    for skill in hero.skills:
        yield words.say("board-skill", [("hero", hero.hero), ("skill", skill)])
        yield from _owned(f"skill/{skill}", words)


def _owned(thing: str, words: Words) -> Iterator[str]:
    """What it does, if it does anything by itself."""
    if words.name("printed", thing):
        yield words.say("board-owned", [("printed", thing)])


def _place(place: PlaceView, words: Words) -> str:
    facts = [("location", place.location), ("dial", place.on_it.dial), ("menhir", place.on_it.menhir)]
    return words.say("board-place", [*facts, ("guardians", place.guardians), ("count", len(place.guardians))])
