"""The table as lines of text that can be read aloud: day, Characters, map, story, the Encounter that is going on."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.grail.seen.encounter_view import EncounterView
from nokturn.games.grail.seen.view import GrailView, HeroView, PlaceView
from nokturn.kernel import Seat
from nokturn.kernel.words import Words


def board_lines(seen: GrailView, words: Words) -> list[str]:
    lines = [words.say("board-day", [("day", seen.day), ("chapter", seen.chapter), ("event", seen.event_today)])]
    for seat, hero in seen.heroes.items():
        lines += _hero(seat, hero, words)
    for place in seen.places:
        lines.append(_place(place, words))
    lines += [words.say("board-quest", [("quest", quest)]) for quest in seen.quests]
    lines += [words.say("board-clue", [("clue", clue)]) for clue in seen.clues]
    for status, parts in seen.statuses.items():
        lines.append(words.say("board-status", [("status", status), ("boxes", ", ".join(map(str, parts)))]))
    if seen.encounter is not None:
        lines += _encounter(seen.encounter, words)
    return lines


def _hero(seat: Seat, hero: HeroView, words: Words) -> Iterator[str]:
    tracks = [("energy", hero.energy), ("health", hero.health), ("terror", hero.terror)]
    goods = [("food", hero.food), ("wealth", hero.wealth), ("rep", hero.rep), ("magic", hero.magic), ("xp", hero.xp)]
    state = "dying" if hero.dying else "insane" if hero.insane else "passed" if hero.passed else "well"
    yield words.say(
        "board-hero", [("player", seat), ("hero", hero.hero), ("location", hero.location), ("state", state), *tracks]
    )
    yield words.say("board-goods", [("hero", hero.hero), *goods])
    if hero.items:
        yield words.say("board-items", [("hero", hero.hero), ("items", hero.items)])
    for secret in hero.secrets:
        yield words.say("board-secret", [("hero", hero.hero), ("source", f"secret/{secret}")])
    for skill in hero.skills:
        yield words.say("board-skill", [("hero", hero.hero), ("skill", skill)])


def _place(place: PlaceView, words: Words) -> str:
    ways = tuple([f"{number}" for number in place.connected])
    facts = [("location", place.location), ("ways", ", ".join(ways)), ("dial", place.on_it.dial)]
    lit = "yes" if place.on_it.menhir else "no"
    return words.say("board-place", [*facts, ("menhir", lit), ("guardians", len(place.guardians))])


def _encounter(fray: EncounterView, words: Words) -> Iterator[str]:
    facts = [("encounter", fray.card), ("pool", fray.pool), ("attitude", fray.attitude), ("stage", fray.stage + 1)]
    yield words.say("board-encounter", [*facts, ("hero", fray.active)])
    if fray.sequence:
        yield words.say("board-sequence", [("cards", tuple([placed.card for placed in fray.sequence]))])
    for hero, hand in fray.hands.items():
        yield words.say("board-hand", [("hero", hero), ("cards", hand)])
