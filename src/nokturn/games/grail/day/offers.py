"""What a Character may do when it is its turn in the round; GRAIL-DAY-DURING, GRAIL-ACT."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.day.party import companions
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import affordable
from nokturn.games.grail.effects.in_force import has_rules, rules_of, used_up
from nokturn.games.grail.growth.handover import finds, gifts, neighbours
from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.locations import Deed
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import card_at, connected
from nokturn.kernel import Ask, Option, Refused, ask, refusing

NONE = -1
"""The Location has no Action."""
NOT_NOW = refusing(
    {
        do.UseLocation: "GRAIL-ACT-LOCATION-01",
        do.CheckMenhir: "GRAIL-ACT-MENHIR-01",
        do.UseAction: "GRAIL-ACT-OTHER-01",
        do.Rest: "R-03",
        do.HandOver: "GRAIL-RES-02",
        do.GiveCard: "GRAIL-ITEM-06",
        do.PickUp: "GRAIL-DEATH-03",
        do.Travel: "GRAIL-TRAVEL-01",
        do.LetActAgain: "R-01",
        do.ActWithout: "GRAIL-PARTY-01",
        do.ActWith: "GRAIL-PARTY-01",
    }
)


def paid_or_not(option: Option, enough: bool) -> Option | Refused:
    """GRAIL-DAY-DURING-05: what cannot be paid cannot be taken."""
    return option if enough else Refused(option, "GRAIL-DAY-DURING-05")


def question(state: Grail, hero: str) -> Ask:
    """The question of a Character's turn, with what each Action costs; GRAIL-DAY-DURING-07."""
    now = state.heroes[hero]
    here = card_at(state, now.location)
    travel, explore = energy_of(state, hero, "travel"), energy_of(state, hero, "explore")
    return ask(
        now.seat,
        "act",
        possible(state, hero, travel, explore),
        rule="GRAIL-DAY-DURING-01",
        otherwise=NOT_NOW,
        hero=hero,
        energy=now.energy,
        location=now.location,
        travel=travel,
        explore=explore,
        place=here.action.energy if here.action is not None else NONE,
        own=state.content.characters[hero].action.energy,
    )


def possible(state: Grail, hero: str, travel: int, explore: int) -> Iterator[Option | Refused]:
    """Every Action, with what it needs; then what costs no Action."""
    party = (hero, *companions(state, hero))  # everybody who could join can pay too, GRAIL-PARTY-04
    energy = sum([state.heroes[one].energy for one in party])
    yield from travels(state, hero, energy >= travel)
    yield paid_or_not(do.Explore(), energy >= explore)
    yield from deeds(state, hero, party, energy)
    yield from other_actions(state, hero, energy)
    if card_at(state, state.heroes[hero].location).menhir:
        yield do.CheckMenhir()
    yield from finds(state, hero)
    yield from gifts(state, hero, neighbours(state, hero))
    yield from arrangements(state, hero)
    yield from company(state, hero)
    if state.heroes[hero].energy == 0:
        yield do.Rest()
    yield do.PassDay()


def travels(state: Grail, hero: str, enough: bool) -> Sequence[Option | Refused]:
    """To connected Locations; those that only lie beside or across are refused, GRAIL-TRAVEL-02, GRAIL-TRAVEL-03."""
    here = state.heroes[hero].location
    return _travels(state.content, here, tuple(state.places), connected(state, here), enough)


@lru_cache(maxsize=4096)
def _travels(
    content: Campaign, here: int, places: tuple[int, ...], ways: tuple[int, ...], enough: bool
) -> tuple[Option | Refused, ...]:
    """The same for every map that looks so from there."""
    x, y = content.locations[here].x, content.locations[here].y
    found: list[Option | Refused] = []
    for number in sorted(places):
        steps = (abs(content.locations[number].x - x), abs(content.locations[number].y - y))
        if number in ways:
            found.append(paid_or_not(do.Travel(number), enough))
        elif steps == (1, 1):
            found.append(Refused(do.Travel(number), "GRAIL-TRAVEL-02"))
        elif sum(steps) == 1:
            found.append(Refused(do.Travel(number), "GRAIL-TRAVEL-03"))
    return tuple(found)


def payable(state: Grail, deed: Deed, party: tuple[str, ...], source: str, energy: int) -> bool:
    """Whether the Character, with everybody who could join, could pay for it."""
    if energy < deed.energy or not deed.cost:
        return energy >= deed.energy
    here = state.heroes[party[0]].location
    about = Context(setting="journal", actor=party[0], party=party, location=here, source=source)
    return affordable(state, deed.cost, about)


def deeds(state: Grail, hero: str, party: tuple[str, ...], energy: int) -> Iterator[Option | Refused]:
    """The Action of the Location, and that of the Character."""
    here = state.heroes[hero].location
    printed = card_at(state, here).action
    if printed is not None:
        if printed.once_per_day and state.places[here].acted:
            yield Refused(do.UseLocation(), "GRAIL-ACT-LOCATION-02")
        else:
            enough = payable(state, printed, party, f"location/{here}", energy)
            yield paid_or_not(do.UseLocation(), enough)
    own = state.content.characters[hero].action
    if own.once_per_day and f"{hero}/action/{hero}/0" in state.used_today:
        yield Refused(do.UseCharacter(), "GRAIL-ACT-CHARACTER-01")
    elif own.energy and not state.heroes[hero].energy:
        yield Refused(do.UseCharacter(), "GRAIL-ACT-CHARACTER-02")
    else:
        yield paid_or_not(do.UseCharacter(), payable(state, own, party, f"action/{hero}", energy))


def other_actions(state: Grail, hero: str, energy: int) -> Iterator[Option | Refused]:
    """Actions of Items, Secrets and Skills; GRAIL-ACT-OTHER-01."""
    if not has_rules(state, hero, "action"):
        return
    about = Context(actor=hero, party=(hero,), location=state.heroes[hero].location)
    for source, place, rule in rules_of(state, hero, "action"):
        if used_up(state, hero, (source, place, rule)) or not holds(state, rule.conditions, about):
            yield Refused(do.UseAction(source, place), "GRAIL-ACT-OTHER-01")
        else:
            enough = energy >= rule.energy and affordable(state, rule.cost, about)
            yield paid_or_not(do.UseAction(source, place), enough)


def arrangements(state: Grail, hero: str) -> Iterator[Option]:
    """What the players agree on between Actions; GRAIL-CHRON-02, GRAIL-STORY-MODE-03, R-01."""
    if len(state.seats) > 1:
        seats = [seat for seat in (*state.seats, "") if seat != state.chronicler]
        yield from [do.NameChronicler(seat) for seat in seats]
        others = [one for one in state.by_number() if one != hero]
        yield from [do.LetActAgain(one) for one in others if state.heroes[one].acted and not state.heroes[one].passed]
    if state.story or state.loose_limiter:
        yield do.LeaveStoryMode()


def company(state: Grail, hero: str) -> Iterator[Option]:
    """Who of those here comes along on one's Actions, if they like; GRAIL-PARTY-01."""
    unwelcome = state.heroes[hero].without
    for other in neighbours(state, hero):
        if other in unwelcome:
            yield do.ActWith(other)
        elif not state.heroes[other].passed:
            yield do.ActWithout(other)
