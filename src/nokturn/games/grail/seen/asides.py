"""What stands beside a choice: what it costs, what it would do, what it leads into."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

from nokturn.games.grail.encounter.participants import encounter_of, fray_of
from nokturn.games.grail.encounter.preview import preview
from nokturn.games.grail.encounter.preview_rows import Row, RowState
from nokturn.games.grail.growth.advancement import card_price, point_price
from nokturn.games.grail.printed.language.vocabulary import TRACKS, Attribute
from nokturn.games.grail.seen.dawn.evening import Dry, rest
from nokturn.games.grail.seen.journal_view import ChoiceView, journal_view
from nokturn.games.grail.seen.needs import Need, owed, unmet
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.encounter_choices import PlayCard
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import card_at
from nokturn.games.grail.world.menhirs import about_menhir, foreseen
from nokturn.kernel import Leaf, Option, Seat
from nokturn.kernel.events import Line


class Mark(Leaf, frozen=True, kw_only=True):
    """Something a choice of the journal takes or leads to; said by the message `name-mark`."""

    kind: Literal["check", "toss", "encounter", "hero"]
    attribute: str = ""
    target: int = 0
    passes: int = 0
    """Faces of the die that do."""
    hero: str = ""


class Joins(Leaf, frozen=True, kw_only=True):
    """A row where the card would meet the chain; said by the message `name-joins`."""

    state: RowState
    key: str
    level: int
    held: int
    bonus: str
    n: int


class Alters(Leaf, frozen=True):
    """What the card itself would give to its player or take; said by the message `name-alters`."""

    what: str
    before: int
    after: int


def aside_for(state: Grail, seat: Seat, option: Option) -> Line | None:
    """For whoever is asked, who knows all of it."""
    hero = next((one.id for one in state.heroes.values() if one.seat == seat), "")
    if isinstance(option, do.TakeChoice | do.Peek):
        return _choice(state, option.choice)
    if not hero:
        return None
    match option:
        case PlayCard() if state.fray is not None and option.card in state.fray.hands.get(hero, ()):
            return _play(state, hero, option)
        case do.UseLocation():
            return Line("aside-deed", (("deed", state.heroes[hero].location),))
        case do.UseCharacter():
            return Line("aside-deed", (("deed", hero),))
        case do.CheckMenhir():
            return _menhir(state, hero, "aside-menhir")
        case do.Activate():
            return _menhir(state, hero, "aside-light")
        case do.BuyCard():
            return Line("aside-price", (("n", card_price(state)),))
        case do.RaiseAttribute():
            return Line("aside-price", (("n", point_price(state, hero, cast(Attribute, option.attribute))),))
        case do.Eat() | do.GoHungry():
            return _morning(state, hero, eats=isinstance(option, do.Eat))
        case do.Travel():
            return _guarded(state, option.location)
        case _:
            return None


def _choice(state: Grail, choice: str) -> Line | None:
    page = journal_view(state)
    seen = next((one for one in page.choices if one.choice == choice), None) if page is not None else None
    if seen is None:
        return None
    if seen.rule:
        return Line("aside-locked", (("needs", seen.needs),)) if seen.needs else Line("aside-closed")
    marks: tuple[Any, ...] = (*seen.costs, *_marks(seen))
    if not marks:
        return Line("aside-once") if seen.once else None
    return Line("aside-marks-once" if seen.once else "aside-marks", (("marks", marks),))


def _marks(seen: ChoiceView) -> Iterator[Mark]:
    if seen.check is not None:
        check = seen.check
        yield Mark(kind="check", attribute=check.attribute, target=check.target, passes=check.passes, hero=check.hero)
    if seen.toss:
        yield Mark(kind="toss")
    if seen.encounter:
        yield Mark(kind="encounter")
    if seen.hero:
        yield Mark(kind="hero", hero=seen.hero)


def _play(state: Grail, hero: str, option: PlayCard) -> Line:
    seen = preview(state, hero, option.card, magic=option.magic)
    fray = fray_of(state)
    talk = encounter_of(state).is_diplomacy
    facts: tuple[tuple[str, Any], ...] = (
        ("joins", tuple([_joins(row) for row in seen.rows if row.state != "alone"])),
        ("kind", "talk" if talk else "combat"),
        ("before", fray.attitude if talk else fray.pool),
        ("after", seen.attitude if talk else seen.pool),
        ("draws", seen.draws),
        ("altered", bool(seen.alters)),
        ("alters", tuple([Alters(one.what, one.before, one.after) for one in seen.alters])),
        ("exposed", seen.exposed),
        ("ends", seen.ends or "none"),
        ("damage", seen.damage[1]),
    )
    return Line("aside-play", facts)


def _joins(row: Row) -> Joins:
    kind, n = (row.bonus.kind, row.bonus.n) if row.bonus is not None else ("", 0)
    return Joins(state=row.state, key=row.key, level=row.level, held=row.held, bonus=kind, n=n * max(1, row.times))


def _menhir(state: Grail, hero: str, key: str) -> Line | None:
    location = state.heroes[hero].location
    lit = card_at(state, location).activation
    if lit is None:
        return None
    about = about_menhir(state, (hero, *[one for one in state.at(location) if one != hero]), location)
    price = foreseen(state, about.party, location)
    energy = sum(state.heroes[one].energy for one in about.party)
    costs = (Need("cost", "energy", price.energy, energy), *owed(state, price.cost, about))
    asked = unmet(state, lit.conditions, about)
    return Line(key, (("costs", (*asked, *costs)), ("n", price.dial)))


def _morning(state: Grail, hero: str, *, eats: bool) -> Line:
    dry = Dry(state)
    rest(dry, hero, eats=eats)
    after = dry.state.heroes[hero]
    return Line("aside-morning", tuple([(track, after.has(track)) for track in TRACKS]))


def _guarded(state: Grail, location: int) -> Line | None:
    there = tuple(sorted([card for card, where in state.guardians.items() if where == location]))
    return Line("aside-guarded", (("guardians", there),)) if there else None
