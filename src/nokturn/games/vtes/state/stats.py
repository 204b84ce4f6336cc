"""What a card is and can do right now: recomputed from the state whenever it is asked for, never stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from nokturn.games.vtes.printed.content import CARDS, CRYPT, LIBRARY, NUMBERS, TITLES
from nokturn.games.vtes.state.card_language import EQUIPMENT, RETAINER, TEXTS, Static, edition, text_of
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.state import ATTACHED, IN_PLAY, OUT_OF_PLAY, READY, Card, Vtes
from nokturn.games.vtes.state.vocabulary import Number
from nokturn.kernel.asks import Seat

VAMPIRE, ALLY, IMBUED = "vampire", "ally", "imbued"
INFERIOR, SUPERIOR = 1, 2
BLEED_ALONE: Number = "bleed-alone"
"""No other equipment increases the bleed."""


# kinds


@lru_cache(None)
def kind_of(printed: str) -> str:
    """Of a crypt card `vampire` or `imbued`; of a library card its first type."""
    if printed in CRYPT:
        return CRYPT[printed].kind
    return LIBRARY[printed].becomes or LIBRARY[printed].types[0]


def is_vampire(card: Card) -> bool:
    """Whether a card on the table is a vampire."""
    return kind_of(card.printed) == VAMPIRE


def is_ally(card: Card) -> bool:
    """Allies are minions that are not vampires, the Imbued among them, who act and block like them (VTES-ALLY-01,
    VTES-IMB-01, VTES-IMB-03)."""
    return kind_of(card.printed) in (ALLY, IMBUED)


def is_monster(game: Vtes, card: Card) -> bool:
    """Vampires, and allies and retainers that are neither mortal nor animal (VTES-TERM-15); the Imbued are mortal."""
    kind = kind_of(card.printed)
    if kind in (ALLY, RETAINER):
        return not has_trait(game, card, "mortal") and not has_trait(game, card, "animal")
    return kind == VAMPIRE


def has_trait(game: Vtes, card: Card, trait: str) -> bool:
    """A trait printed on the card or granted to it (VTES-TRAIT-13)."""
    printed = CARDS[card.printed]
    return trait in (*printed.traits, *printed.keywords) or amount(game, "trait", card, of=trait) > 0


# numbers that cards and effects change


@lru_cache(None)
def _changing(what: str, cards: int) -> frozenset[str]:
    """The printed cards whose text changes this number; `cards`: how many texts there are."""
    return frozenset(card for card, text in TEXTS.items() if any(static.what == what for static in text.statics))


def statics(game: Vtes, what: str) -> Iterable[tuple[Card, Static]]:
    """Everything in play that changes this number, with the card it stands on."""
    changing = _changing(what, edition())
    return () if game.numbers.keys().isdisjoint(changing) else _statics(game, what, changing)


def _statics(game: Vtes, what: str, changing: frozenset[str]) -> Iterator[tuple[Card, Static]]:
    for card in game.cards.values():
        if card.printed not in changing and card.merged not in changing:
            continue
        if card.region not in OUT_OF_PLAY and not out_of_play(game, card):
            for printed in (card.printed, card.merged):
                for static in text_of(printed).statics:
                    if static.what == what:
                        yield card, static


@lru_cache(None)
def is_trophy(printed: str) -> bool:
    """A master that a vampire gets for burning a Red List minion (VTES-MCARD-09)."""
    return "trophy" in CARDS[printed].keywords


def out_of_play(game: Vtes, card: Card) -> bool:
    """Cards on a contested card are out of play with it (VTES-CONTEST-01, VTES-R-37); stolen equipment is of
    no use in the round of the strike that took it (VTES-STREFF-STEQ-01)."""
    if game.combat is not None and game.spent("round", f"stolen/{card.ref}"):
        return True
    if card.region == IN_PLAY and is_trophy(card.printed):
        # It has no effect until a vampire has it (VTES-MCARD-09).
        return True
    return card.region == ATTACHED and card.host in game.cards and game.cards[card.host].region in OUT_OF_PLAY


def amount(game: Vtes, number: Number, card: Card, *, of: str = "") -> int:
    """By how much everything in force changes a number of this card; `of`: the argument of the word."""
    total, what = 0, f"{number}:{of}" if of else number
    for effect in game.in_force:
        if effect.what == what and effect.subject in (card.ref, EVERYONE):
            fits = not effect.when or holds(game, effect.when, card, card=effect.source)
            total += effect.amount if fits else 0
    for source, static in statics(game, what):
        if applies(game, source, static, card) and (not static.when or holds(game, static.when, card, source)):
            total += so_much(game, source, static)
    return total


def so_much(game: Vtes, source: Card, static: Static) -> int:
    """The amount of a static, where it depends on something."""
    if static.amount == PER_LEVEL:
        return max(source.level, INFERIOR)
    if static.amount == PER_UNIQUE_EQUIPMENT:
        worn = [CARDS[one.printed] for one in game.attached(source.ref) if kind_of(one.printed) == EQUIPMENT]
        return sum(one.unique for one in worn)
    return static.amount


def applies(game: Vtes, source: Card, static: Static, card: Card) -> bool:
    """Whether what `source` says is about `card`."""
    match static.of:
        case "host":
            return source.host == card.ref
        case "self":
            return source.ref == card.ref
        case "controller":
            return source.controller == card.controller
        case "chosen":
            return bool(source.chosen) and source.chosen[0] == card.ref
        case "chosen2":
            return len(source.chosen) > 1 and source.chosen[1] == card.ref
        case "prey":
            return card.controller == game.prey(source.controller)
        case "opponent":
            return card.controller == opponent_of(game, source)
        case "all":
            return True
    raise ValueError(f"{static.of} stands for nobody.")


def methuselah_of(game: Vtes, source: Card, static: Static) -> Seat | None:
    """The Methuselah of whom `source` says something; empty: of all of them, None: of none."""
    match static.of:
        case "all":
            return ""
        case "controller":
            return source.controller
        case "prey":
            return game.prey(source.controller) or None
        case "opponent":
            return opponent_of(game, source)
    return None


def opponent_of(game: Vtes, source: Card) -> Seat | None:
    """Who controls the minion in combat with the one that the card is on; None: nobody."""
    fighters = game.combat.fighters if game.combat is not None else ()
    others = [game.cards[ref] for ref in fighters if ref != source.host and ref in game.cards]
    return others[0].controller if source.host in fighters and others else None


def amount_for(game: Vtes, number: Number, seat: Seat, *, of: str = "") -> int:
    """By how much everything in force changes a number of this Methuselah."""
    what = f"{number}:{of}" if of else number
    total = sum([effect.amount for effect in game.in_force if effect.what == what and effect.subject == seat])
    for source, static in statics(game, what):
        if methuselah_of(game, source, static) in ("", seat) and (
            not static.when or holds(game, static.when, source, source)
        ):
            total += by_amount(game, source, static, seat)
    return total


def by_amount(game: Vtes, source: Card, static: Static, seat: Seat) -> int:
    """By how much a card changes a number of this Methuselah."""
    if static.amount == PER_COUNTER:
        return source.counters
    return 2 * (game.points[seat] // 2) if static.amount == TWO_PER_POINT else static.amount


EVERYONE = "*"
"""As the subject of what is in force: every card to which its condition applies, also those still to come."""
PER_COUNTER = 1_000
"""As an amount: as many as there are counters on the card."""
PER_LEVEL = 1_001
"""As an amount: 1 on a card that came into play at the inferior level, or by another way (VTES-DISC-05), 2 at the
superior."""
PER_UNIQUE_EQUIPMENT = 1_002
"""As an amount: as many as there are pieces of unique equipment on the card."""


TWO_PER_POINT = 1_002
"""As an amount: 2 for each victory point of the Methuselah."""


def has_room(game: Vtes, host: Card, printed: str) -> bool:
    """Whether a minion can have this card on it: of some descriptions only one (VTES-WORD-06), and some can have
    neither equipment nor retainers."""
    if kind_of(printed) in (EQUIPMENT, RETAINER) and amount(game, "cannot-bear", host) > 0:
        return False
    described = text_of(printed).only_one
    return not described or all(text_of(on_it.printed).only_one != described for on_it in game.attached(host.ref))


# minions


def capacity(game: Vtes, card: Card) -> int:
    """How much blood it holds, and its age (VTES-CRYPT-02); never below 1 (VTES-CRYPT-09).

    An Imbued's is its starting life (VTES-IMB-01); an ally that plays a card as a vampire is the youngest
    (VTES-ALLY-04)."""
    if kind_of(card.printed) in (VAMPIRE, IMBUED):
        return max(CRYPT[card.printed].capacity + amount(game, "capacity", card), 1)
    return NUMBERS.ally_capacity + amount(game, "capacity", card)


def older(game: Vtes, one: Card, other: Card) -> bool:
    """Strictly greater capacity (VTES-CRYPT-03)."""
    return capacity(game, one) > capacity(game, other)


def discipline(game: Vtes, card: Card, code: str) -> int:
    """The level of a Discipline: 0, inferior or superior (VTES-DISC-01, VTES-MCARD-08); of a virtue, which has
    a single level, 0 or superior (VTES-IMB-02)."""
    level, printed = 0, CRYPT.get(card.printed)  # a vampire that was a library card has none of its own
    if printed is not None:
        own = printed.disciplines
        level = SUPERIOR if code.upper() in own or code in printed.virtues else INFERIOR if code in own else 0
    return min(level + amount(game, "discipline", card, of=code), SUPERIOR)


def bleed(game: Vtes, card: Card) -> int:
    """Never below 0 (VTES-ACT-BLEED-04)."""
    printed = CARDS[card.printed]
    if kind_of(card.printed) == ALLY:
        own = printed.bleed_sup if card.level == SUPERIOR and printed.life_sup else printed.bleed
    else:
        own = NUMBERS.bleed + printed.bleed
    return max(own + amount(game, "bleed", card) - idle_equipment(game, card), 0)


def idle_equipment(game: Vtes, card: Card) -> int:
    """What equipment would add to the bleed, where only one piece of it may."""
    only = [effect.source for effect in game.in_force if (effect.what, effect.subject) == (BLEED_ALONE, card.ref)]
    if not only:
        return 0
    given = [one for one in game.in_force if (one.what, one.subject) == ("bleed", card.ref) and one.source != only[0]]
    worn = [one for source, one in statics(game, "bleed") if source.host == card.ref and is_equipment(source)]
    return sum(one.amount for one in given if one.amount > 0 and kind_of(one.source) == EQUIPMENT) + sum(
        one.amount for one in worn if one.amount > 0
    )


def is_equipment(card: Card) -> bool:
    """Equipment on the table; what is a location there does not count as equipment (VTES-TERM-11)."""
    return card.region == ATTACHED and kind_of(card.printed) == EQUIPMENT and not LIBRARY[card.printed].location


def strength(game: Vtes, card: Card) -> int:
    """A strength that is set replaces the printed one; bonuses add to it."""
    printed = CARDS[card.printed]
    if kind_of(card.printed) == ALLY:
        own = printed.strength_sup if card.level == SUPERIOR and printed.life_sup else printed.strength
    else:
        own = NUMBERS.strength + printed.strength
    fixed = [effect.amount for effect in game.in_force if effect.what == "strength=" and effect.subject == card.ref]
    return max((max(fixed) if fixed else own) + amount(game, "strength", card), 0)


def hunting(game: Vtes, card: Card) -> int:
    """How much blood a hunt gives (VTES-ACT-HUNT-02)."""
    return max(NUMBERS.hunt + amount(game, "hunt", card), 0)


def starting_life(printed: str, level: int) -> int:
    """Of an ally or retainer, in the version that came into play."""
    card = CARDS[printed]
    return card.life_sup if level == SUPERIOR and card.life_sup else card.life


def life_at_start(game: Vtes, card: Card) -> int:
    """The starting life of an ally in play; of an Imbued its capacity (VTES-IMB-01)."""
    return capacity(game, card) if kind_of(card.printed) == IMBUED else starting_life(card.printed, card.level)


def stealth(game: Vtes) -> int:
    """Of the acting minion in the current action (VTES-STEALTH-02, VTES-STEALTH-09); it may fall below 0
    (VTES-STEALTH-03)."""
    action = game.action
    if action is None or action.minion not in game.cards:
        return 0
    acting = game.cards[action.minion]
    return action.stealth + CARDS[acting.printed].stealth + amount(game, "stealth", acting)


def intercept(game: Vtes, card: Card) -> int:
    """Of one minion in the current action (VTES-STEALTH-09); it may fall below 0."""
    return CARDS[card.printed].intercept + amount(game, "intercept", card) + awed(game, card)


def awed(game: Vtes, card: Card) -> int:
    """What a vampire takes from the intercept of allies and of younger vampires."""
    return sum(
        effect.amount
        for effect in game.in_force
        if effect.what == "intercept-of-lesser"
        and effect.subject in game.cards
        and (is_ally(card) or older(game, game.cards[effect.subject], card))
    )


# titles


def title_counts(card: Card) -> bool:
    """Whether the title is of any use now: not contested, of the right sect and clan (VTES-TITLE-03)."""
    return bool(card.title) and not card.contesting and title_fits(card, card.title)


def title_fits(card: Card, title: str) -> bool:
    """Of the sect whose title it is (VTES-TITLE-02, -05, -06), and of its clan where each clan has one (VTES-TITLE-04,
    VTES-TITLE-07); a personal title fits always (VTES-TITLE-09)."""
    name, _, scope = title.partition(":")
    if TITLES[name].sect and card.sect != TITLES[name].sect:
        return False
    return TITLES[name].unique_by != "clan" or scope == card.clan


def titled(card: Card) -> bool:
    """Titled: with a title that counts (VTES-TITLECON-02)."""
    return title_counts(card)


def votes_of(game: Vtes, card: Card) -> int:
    """The votes of a ready vampire, by title and otherwise (VTES-VOTE-04..06); never below 0 (VTES-VOTE-13)."""
    if card.region != READY:
        return 0
    own = 0
    if title_counts(card):
        name, _, scope = card.title.partition(":")
        own = int(scope) if name == "votes" else TITLES[name].votes
    return max(own + amount(game, "votes", card), 0)


# Methuselahs


def hand_size(game: Vtes, seat: Seat) -> int:
    """Less by every card whose replacement waits (VTES-PLAY-07, -08)."""
    waiting = [owed.seat for owed in game.owed].count(seat)
    return max(NUMBERS.hand_size + amount_for(game, "hand-size", seat) - waiting, 0)
