"""Equipment: one card of each keyword is in use; GRAIL-ITEM-02, GRAIL-ITEM-03, GRAIL-DAY-START-08."""

from __future__ import annotations

from collections.abc import Sequence

from nokturn.games.grail.effects.in_force import standing
from nokturn.games.grail.printed.language.effects_of_encounters import ExtraSlot
from nokturn.games.grail.printed.language.vocabulary import Keyword
from nokturn.games.grail.state.choices import PutInUse
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, printed
from nokturn.kernel import Option, Rule, ask, procedure


def keyword_of(state: Grail, source: str) -> Keyword:
    """Of an Item (`item/cudgel:1`) or a Secret (`secret/faels_horn`)."""
    kind, _, name = source.partition("/")
    return state.content.items[printed(name)].keyword if kind == "item" else state.content.secrets[name].keyword


def worn(state: Grail, hero: str) -> tuple[str, ...]:
    """The Items and Secrets with a keyword."""
    now = state.heroes[hero]
    cards = [*[f"item/{one}" for one in now.items], *[f"secret/{one}" for one in now.secrets]]
    return tuple([card for card in cards if keyword_of(state, card)])


def extra_slots(state: Grail, hero: str) -> tuple[str, ...]:
    """What Skills let one use besides: `weapon_or_shield`."""
    about = Context(actor=hero, party=(hero,))
    return tuple([do.which for do in standing(state, hero, "always", about, ExtraSlot) if isinstance(do, ExtraSlot)])


def fits(words: Sequence[Keyword], extra: tuple[str, ...]) -> bool:
    """Whether cards of these keywords can be in use together; GRAIL-ITEM-02."""
    surplus = [word for word in dict.fromkeys(words) for _ in range(words.count(word) - 1)]
    slots = list(extra)
    for word in surplus:
        slot = next((one for one in slots if one in ("any", word) or word in one.split("_or_")), None)
        if slot is None:
            return False
        slots.remove(slot)
    return True


def all_fit(state: Grail, hero: str) -> bool:
    words = [keyword_of(state, card) for card in worn(state, hero)]
    return len(set(words)) == len(words) or fits(words, extra_slots(state, hero))


def name(source: str) -> str:
    return source.partition("/")[2]


def choices(state: Grail, hero: str, used: tuple[str, ...]) -> list[Option]:
    """The cards that can still be put in use."""
    words, extra = [keyword_of(state, card) for card in used], extra_slots(state, hero)
    left = [card for card in worn(state, hero) if card not in used]
    return [PutInUse(card) for card in left if fits([*words, keyword_of(state, card)], extra)]


@procedure(rule=("GRAIL-ITEM-02", "GRAIL-ITEM-03", "GRAIL-DAY-START-08", "GRAIL-SECRET-04"))
def equip(state: Grail, hero: str) -> Rule:
    """The player chooses which cards are in use; the others of their keywords lie face down."""
    if all_fit(state, hero):
        state.change(hero, idle=())
        return
    used: tuple[str, ...] = ()
    while choices(state, hero, used):
        card = yield ask(
            state.seat_of(hero),
            "equip",
            choices(state, hero, used),
            rule="GRAIL-ITEM-02",
            auto=True,
            hero=hero,
        )
        used = (*used, card.source)
    state.change(hero, idle=tuple([name(card) for card in worn(state, hero) if card not in used]))
