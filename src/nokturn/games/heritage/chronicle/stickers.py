"""Stickers: what is left of them, and what they do to a card for ever; HER-STICK, HER-AFTER-19."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import character
from nokturn.games.heritage.printed.abilities import ABILITIES, BOUND
from nokturn.games.heritage.printed.chronicle.prologue import LONGEST_NAME
from nokturn.games.heritage.printed.chronicle.stickers import COPIES, GIVEN_NAMES, NAME
from nokturn.games.heritage.printed.clans import CLANS, THIN_BLOOD
from nokturn.games.heritage.printed.people import ANCILLA, BASE, LEADER, PEOPLE, Character
from nokturn.games.heritage.state.choices import GiveName, PutClan
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option, OwnWords, Refused, Rule, Seat, ask, ask_confirm, procedure


def stickers_on(card: str, now: Character) -> list[str]:
    """Of a clan, of abilities, with a name; HER-STICK-01."""
    clan = [now.clan] if now.clan and not PEOPLE[card].clan else []
    return [*clan, *now.stickers, *([NAME] if now.name else [])]


def used(cards: dict[str, Character]) -> dict[str, int]:
    """How many stickers of each kind lie on cards."""
    count = dict.fromkeys(COPIES, 0)
    for card, now in cards.items():
        for sticker in stickers_on(card, now):
            count[sticker] += 1
    return count


def left(game: Heritage, sticker: str) -> int:
    """Of a clan, of thin-bloods, of an ability, of names; HER-STICK-01."""
    return COPIES[sticker] - used(game.cards)[sticker]


def clan_stickers(game: Heritage, clan: str) -> Iterator[Option | Refused]:
    """HER-STICK-02: the clan, or thin-blood; HER-STICK-03, HER-STICK-04: what is left when they run out."""
    gone = used(game.cards)
    there = [one for one in (*CLANS, THIN_BLOOD) if COPIES[one] > gone[one]]
    wanted = [one for one in there if one in (clan, THIN_BLOOD)]
    if clan not in there:
        yield Refused(PutClan(clan), "HER-STICK-03", (("clan", clan),))
    yield from [PutClan(one) for one in wanted or there]


def any_clan_sticker(game: Heritage) -> list[Option]:
    """HER-PROL-04: of whichever clan, or thin-blood."""
    return [PutClan(one) for one in (*CLANS, THIN_BLOOD) if left(game, one)]


def put_clan(game: Heritage, seat: Seat, card: str, clan: str) -> None:
    """HER-STICK-09: on a card that has none, and never again."""
    now = character(game, card)
    assert not now.clan, f"{card} has a clan already"
    game.cards[card] = replace(now, clan=clan)
    game.tell("clan-sticker", player=seat, character=card, clan=clan)


def called(cards: Iterable[Character]) -> list[str]:
    """Every form of every name that a card bears, folded: of one that the sheet offers, in both languages."""
    names = [now.name for now in cards if now.name]
    return [form.casefold() for name in names for form in (name, *GIVEN_NAMES.get(name, {}).values())]


def names_left(game: Heritage) -> list[str]:
    """What the sheet offers: nobody is called like somebody else; HER-R-64."""
    taken = set(called(game.cards.values()))
    return [name for name, forms in GIVEN_NAMES.items() if not taken & {form.casefold() for form in forms.values()}]


def as_offered(text: str) -> str:
    """A name that the sheet offers too, in either language, is that one; any other is as it was written."""
    folded = text.casefold()
    for name, forms in GIVEN_NAMES.items():
        if folded in (name, *[form.casefold() for form in forms.values()]):
            return name
    return text


@procedure(rule=("HER-STICK-01", "HER-R-64"))
def give_name(game: Heritage, seat: Seat, card: str) -> Rule:
    """A name sticker, if the player likes and one is left: one of those offered, or whatever the player writes."""
    if not left(game, NAME):
        return
    wanted = yield ask_confirm(seat, "give-name", rule="HER-STICK-01", character=card)
    if not wanted:
        return
    chosen = yield ask(
        seat,
        "which-name",
        [GiveName(name) for name in names_left(game)],
        rule="HER-R-64",
        own_words=OwnWords(GiveName.plain_name, LONGEST_NAME, tuple(called(game.cards.values()))),
        character=card,
    )
    game.cards[card] = replace(game.cards[card], name=as_offered(chosen.name))
    game.tell("name-sticker", player=seat, character=card, name=game.cards[card].name)


def turn_to_ancilla(game: Heritage, seat: Seat, card: str) -> None:
    """HER-REWARD-03: from then on its covered side lies up, for every player; HER-AFTER-19.  What it can do is seen
    now; HER-CHRON-08."""
    game.cards[card] = replace(character(game, card), side=ANCILLA)
    game.tell("turns-up", player=seat, character=card, abilities=PEOPLE[card].sides[ANCILLA], reveals=True)


def is_base_side(game: Heritage, card: str) -> bool:
    return character(game, card).side == BASE


def free_slots(game: Heritage, card: str) -> int:
    """Room for ability stickers; none on base sides, HER-AFTER-14, nor on leaders' cards, HER-R-36."""
    if PEOPLE[card].kind == LEADER or is_base_side(game, card):
        return 0
    return PEOPLE[card].free_slots - len(character(game, card).stickers)


def fits(game: Heritage, card: str, ability: str) -> bool:
    """HER-AFTER-15: not twice on one card; HER-STICK-07: Bound needs a clan."""
    now = character(game, card)
    if ability in (*PEOPLE[card].sides[now.side], *now.stickers):
        return False
    return ability != BOUND or now.clan in CLANS


def within_reach(dots: dict[str, int], ability: str) -> bool:
    """HER-AFTER-13: enough dots in its trait; Bound has none."""
    printed = ABILITIES[ability]
    return dots.get(printed.trait, 0) >= printed.min_dots
