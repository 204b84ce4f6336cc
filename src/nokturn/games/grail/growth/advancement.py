"""Experience spent at the End of Day: cards, attribute points, Skills; GRAIL-XP."""

from __future__ import annotations

from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, Attribute
from nokturn.games.grail.state.choices import BuyCard, Done, RaiseAttribute, TakeCard, TakeSkill
from nokturn.games.grail.state.state import Grail, added
from nokturn.games.grail.survival.tracks import add
from nokturn.kernel import Option, Refused, Rule, ask, call, chance, procedure, shuffle

CARD_PRICE, CARDS_SEEN = 2, 3
"""GRAIL-XP-DECK-01."""
HARD_CARD_PRICE, HARD_CARDS_SEEN = 5, 2
"""GRAIL-CHALLENGE-06."""
POINT_PRICE, DEAREST = 2, 10
"""For each point of the resulting sum of the pair, and at most; GRAIL-XP-ATTR-01."""
HARD_POINT_PRICE = 5
ON_TRAY = 2
"""Points that are markers; every later one is a Skill card; GRAIL-ATTR-02."""
KINDS = ("combat", "diplomacy")


def card_price(state: Grail) -> int:
    return HARD_CARD_PRICE if "xp" in state.handicaps else CARD_PRICE


def cards_seen(state: Grail) -> int:
    return HARD_CARDS_SEEN if "xp" in state.handicaps else CARDS_SEEN


def opposed(attribute: Attribute) -> Attribute:
    """The other one of its pair; GRAIL-ATTR-01."""
    return ATTRIBUTES[ATTRIBUTES.index(attribute) ^ 1]


def point_price(state: Grail, hero: str, attribute: Attribute) -> int:
    """By the resulting sum of the pair, starting points included; GRAIL-XP-ATTR-01, GRAIL-XP-ATTR-02."""
    now = state.heroes[hero]
    total = now.attribute(attribute) + now.attribute(opposed(attribute)) + 1
    return HARD_POINT_PRICE * total if "xp" in state.handicaps else min(DEAREST, POINT_PRICE * total)


def purchases(state: Grail, hero: str) -> list[Option | Refused]:
    """What XP can buy now."""
    now = state.heroes[hero]
    found: list[Option | Refused] = []
    for kind in KINDS:
        if getattr(now, f"{kind}_pool"):
            enough = now.xp >= card_price(state)
            found.append(BuyCard(kind) if enough else Refused(BuyCard(kind), "GRAIL-XP-DECK-01"))
    for attribute in ATTRIBUTES:
        enough = now.xp >= point_price(state, hero, attribute)
        found.append(RaiseAttribute(attribute) if enough else Refused(RaiseAttribute(attribute), "GRAIL-XP-ATTR-01"))
    found.append(Done())
    return found


@procedure(rule=("GRAIL-DAY-END-05", "GRAIL-XP-01"))
def advance(state: Grail, hero: str) -> Rule:
    """Any number of times, as long as there is XP."""
    while len([one for one in purchases(state, hero) if not isinstance(one, Refused)]) > 1:
        chosen = yield ask(
            state.seat_of(hero), "advance", purchases(state, hero), rule="GRAIL-DAY-END-05", hero=hero,
            xp=state.heroes[hero].xp,
        )  # fmt: skip
        if isinstance(chosen, Done):
            return
        if isinstance(chosen, BuyCard):
            yield call(buy_card, hero, chosen.kind)
        else:
            yield call(raise_attribute, hero, chosen.attribute)


@procedure(rule=("GRAIL-XP-DECK-01", "GRAIL-XP-DECK-02", "GRAIL-CHALLENGE-06"))
def buy_card(state: Grail, hero: str, kind: str) -> Rule:
    """Look at the top of the Pool, take one into that deck, shuffle the others back."""
    add(state, hero, "xp", -card_price(state), "advance/")
    state.looking = {f"{hero}/{kind}": cards_seen(state)}
    state.tell("looks", hero=hero, kind=kind, reveals=True)
    taken = yield ask(
        state.seat_of(hero),
        "take-card",
        [TakeCard(card) for card in getattr(state.heroes[hero], f"{kind}_pool")[: cards_seen(state)]],
        rule="GRAIL-XP-DECK-01",
        auto=True,
        hero=hero,
        kind=kind,
    )
    state.looking = {}
    pool = tuple([card for card in getattr(state.heroes[hero], f"{kind}_pool") if card != taken.card])
    deck = (*getattr(state.heroes[hero], f"{kind}_deck"), taken.card)
    order = yield chance(shuffle(len(pool)))
    mixed = yield chance(shuffle(len(deck)))
    state.change(
        hero,
        **{
            f"{kind}_pool": tuple([pool[place] for place in order]),
            f"{kind}_deck": tuple([deck[place] for place in mixed]),
        },
    )
    state.tell("buys-card", hero=hero, kind=kind, card=taken.card)


@procedure(rule=("GRAIL-XP-ATTR-01", "GRAIL-XP-SKILL-01", "GRAIL-XP-SKILL-03", "GRAIL-ATTR-02", "R-16"))
def raise_attribute(state: Grail, hero: str, attribute: Attribute) -> Rule:
    """One point more; from the third on with a Skill of that attribute, if one is left."""
    add(state, hero, "xp", -point_price(state, hero, attribute), "advance/")
    place = ATTRIBUTES.index(attribute)
    points = list(state.heroes[hero].attributes)
    points[place] += 1
    state.change(hero, attributes=tuple(points))
    state.tell("raises-attribute", hero=hero, attribute=attribute, n=points[place])
    if points[place] > ON_TRAY and skills_left(state, attribute):
        taken = yield ask(
            state.seat_of(hero),
            "take-skill",
            skills_left(state, attribute),
            rule="GRAIL-XP-SKILL-01",
            hero=hero,
            attribute=attribute,
        )
        take_skill(state, hero, taken.skill)


def skills_left(state: Grail, attribute: Attribute) -> list[Option]:
    """Both sides of every card of that attribute that nobody has touched; GRAIL-XP-SKILL-02."""
    cards = [one for one in state.content.skills.values() if one.attribute == attribute]
    left = [one for one in cards if one.card not in state.skills_gone]
    return [TakeSkill(side.number) for card in left for side in (card.a, card.b)]


def take_skill(state: Grail, hero: str, skill: int) -> None:
    """One side; the other is lost for the campaign, and the card exists once."""
    card = next(one.card for one in state.content.skills.values() if skill in (one.a.number, one.b.number))
    state.skills_gone = added(state.skills_gone, card)
    state.change(hero, skills=(*state.heroes[hero].skills, skill))
    state.tell("takes-skill", hero=hero, skill=skill)
