"""What Characters in one Location give each other and pick up between Actions; GRAIL-RES-02, GRAIL-ITEM-06."""

from __future__ import annotations

from nokturn.games.grail.growth.equipment import equip
from nokturn.games.grail.growth.items import take_item
from nokturn.games.grail.parties.exchange import exchange, has_goods
from nokturn.games.grail.state.choices import Done, GiveCard, HandOver, PickUp
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import RESOURCES_GIVEN, add
from nokturn.kernel import Option, Refused, Rule, ask, call, carries_out, procedure


def neighbours(state: Grail, hero: str) -> tuple[str, ...]:
    """Everybody else in the Location, passed or not."""
    return tuple([one for one in state.at(state.heroes[hero].location) if one != hero])


def amounts(state: Grail, hero: str, what: str) -> tuple[int, ...]:
    """One, or all there is."""
    has: int = getattr(state.heroes[hero], what)
    return tuple(sorted({1, has})) if has else ()


def gifts(state: Grail, hero: str, others: tuple[str, ...]) -> list[Option | Refused]:
    """Food and Wealth, Items, Secrets that are not personal; GRAIL-RES-03, GRAIL-ITEM-07, GRAIL-SECRET-04."""
    now = state.heroes[hero]
    found: list[Option | Refused] = []
    for other in others:
        for what in RESOURCES_GIVEN:
            found += [HandOver(what, n, other) for n in amounts(state, hero, what)]
        found += [Refused(HandOver(what, 1, other), "GRAIL-RES-03") for what in ("rep", "magic", "xp")]
        found += [GiveCard(f"item/{item}", other) for item in now.items]
        for secret in now.secrets:
            gift = GiveCard(f"secret/{secret}", other)
            found.append(Refused(gift, "GRAIL-ITEM-07") if state.content.secrets[secret].personal else gift)
    return found


def finds(state: Grail, hero: str) -> list[Option]:
    """Items of the dead that lie here; GRAIL-DEATH-03."""
    return [PickUp(item) for item in state.places[state.heroes[hero].location].items]


@carries_out(HandOver)
@procedure(rule=("GRAIL-RES-02", "GRAIL-RES-03", "GRAIL-DAY-END-03", "R-42"))
def hand_over(state: Grail, hero: str, gift: HandOver) -> None:
    """What the other cannot hold any more is lost; GRAIL-CHALLENGE-07."""
    state.change(hero, **{gift.what: getattr(state.heroes[hero], gift.what) - gift.n})
    state.tell("hands-over", hero=hero, what=gift.what, n=gift.n, receiver=gift.hero)
    add(state, gift.hero, "food" if gift.what == "food" else "wealth", gift.n, "")


@carries_out(GiveCard)
@procedure(rule=("GRAIL-ITEM-06", "GRAIL-ITEM-07", "GRAIL-SECRET-04"))
def give_card(state: Grail, hero: str, gift: GiveCard) -> Rule:
    """An Item or a Secret changes hands; both owners see what they use."""
    kind, _, card = gift.source.partition("/")
    now = state.heroes[hero]
    state.change(
        hero,
        idle=tuple([one for one in now.idle if one != card]),
        items=tuple([one for one in now.items if one != card]),
        secrets=tuple([one for one in now.secrets if one != card]) if kind == "secret" else now.secrets,
    )
    state.tell("gives-card", hero=hero, source=gift.source, receiver=gift.hero)
    if kind == "item":
        yield call(take_item, gift.hero, card)
    else:
        state.change(gift.hero, secrets=(*state.heroes[gift.hero].secrets, card))
        yield call(equip, gift.hero)
    yield call(equip, hero)


@carries_out(PickUp)
@procedure(rule="GRAIL-DEATH-03")
def pick_up(state: Grail, hero: str, found: PickUp) -> Rule:
    """For free."""
    location = state.heroes[hero].location
    lying = state.places[location].items
    state.lay(location, items=tuple([item for item in lying if item != found.item]))
    yield call(take_item, hero, found.item)


@carries_out(exchange)
@procedure(rule=("GRAIL-PARTY-05", "R-42"))
def trade(state: Grail, party: tuple[str, ...]) -> Rule:
    """In the middle of a common Action members give each other what they like, one after another."""
    for hero in party:
        others = tuple([one for one in party if one != hero])
        gift: Option | None = None
        while not isinstance(gift, Done) and has_goods(state, hero):
            gift = yield ask(
                state.seat_of(hero),
                "trade",
                [*gifts(state, hero, others), Done()],
                rule="GRAIL-PARTY-05",
                auto=True,
                hero=hero,
            )
            if not isinstance(gift, Done):
                yield call(type(gift), hero, gift)
