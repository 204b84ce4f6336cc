"""What a card can be played on: words for kinds of targets (VTES-TGT-01..06).

Each word gives the options among which the player chooses as the card is announced.  `own-vampire`, `ready-vampire`
and the like are put together from filters, so most texts need no word of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state import vocabulary
from nokturn.games.vtes.state.card_language import Deed, text_of
from nokturn.games.vtes.state.choices import (
    ChooseCard,
    ChooseHidden,
    ChooseMethuselah,
    ChoosePrinted,
    ChooseUnseen,
    ChooseWord,
    Nothing,
)
from nokturn.games.vtes.state.state import ATTACHED, IN_PLAY, LIMBO, READY, REGIONS, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import (
    amount,
    capacity,
    is_vampire,
    kind_of,
    out_of_play,
)
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import laid_out
from nokturn.games.vtes.text.filters import passes
from nokturn.games.vtes.text.slaves import aims_at_others
from nokturn.kernel.asks import Option

Target = Callable[[Vtes, Play, str], Iterable[Option]]
TARGETS: dict[str, Target] = {}


def target(*forms: str) -> Callable[[Target], Target]:
    """Give a kind of target its word, with what may follow it: `minion`, `minion:FILTERS`."""

    def declare(function: Target) -> Target:
        for form in forms:
            TARGETS[vocabulary.means(vocabulary.TARGETS, form, function.__doc__)] = function
        return function

    return declare


def choices(game: Vtes, play: Play, word: str) -> list[Option]:
    """What can be chosen; the word may carry an argument after a colon."""
    name, _, argument = word.partition(":")
    options = list(TARGETS[name](game, play, argument))
    return [one for one in options if of_own(game, play, one)] if aims_at_others(game, play) else options


def of_own(game: Vtes, play: Play, choice: Option) -> bool:
    """Whether what is chosen is nobody else's: all that a slave without its masters may act upon (VTES-TRAIT-10)."""
    one = known(choice)
    if one in game.cards:
        return game.cards[one].controller == play.seat
    return one == play.seat or one not in game.seats


def can_choose(game: Vtes, play: Play, words: tuple[str, ...], publicly: bool = False) -> bool:
    """Whether everything can be chosen (VTES-TGT-01); `publicly`: for all anybody knows, who cannot tell what lies face
    down."""
    if not words:
        return True
    if publicly and words[0].startswith("uncontrolled"):
        return bool(game.uncontrolled[play.seat])
    options = choices(game, play, words[0])
    if len(words) == 1:
        return bool(options)
    return any(
        can_choose(game, replace(play, chosen=(*play.chosen, known(one))), words[1:], publicly) for one in options
    )


def known(choice: Option) -> str:
    """What is remembered of a chosen target: nothing that is hidden."""
    match choice:
        case ChooseCard(card):
            return card
        case ChooseMethuselah(player):
            return player
        case ChooseHidden(slot) | ChooseUnseen(slot):
            return f"?{slot}"
        case ChoosePrinted(card, zone, whose):
            return "/".join(filter(None, (zone, whose, card)))
    return str(getattr(choice, "word", ""))


# kinds of cards on the table, with filters


def _cards(game: Vtes, play: Play, filters: str, of: Callable[[Card], bool]) -> Iterator[Option]:
    wanted = filters.split() if filters else ()
    for card in game.cards.values():
        if of(card) and all(passes(game, play, card, one) for one in wanted) and not shielded(game, play, card):
            yield ChooseCard(card.ref)


def shielded(game: Vtes, play: Play, card: Card) -> bool:
    """Whether directed actions cannot target the card: what is on it they can, for that targets only itself
    (VTES-TGT-03)."""
    if amount(game, "untargetable", card) <= 0 or card.controller == play.seat:
        return False
    deed = deed_announced(game, play)
    return deed is not None and deed.directed == "chosen"


def deed_announced(game: Vtes, play: Play) -> Deed | None:
    """The action that the card or ability is, if it is one."""
    text = text_of(play.card)
    offered = play.source in game.cards and game.cards[play.source].region != LIMBO
    deeds = [one.deed for one in text.abilities] if offered else [one.deed for one in text.modes]
    return deeds[play.mode] if play.mode < len(deeds) else None


@target("vampire", "vampire:FILTERS")
def a_vampire(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A controlled vampire, in torpor too unless the text says otherwise (VTES-TGT-02)."""
    return _cards(game, play, filters, lambda card: card.region in (READY, TORPOR) and is_vampire(card))


@target("minion", "minion:FILTERS")
def a_minion(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A controlled minion."""
    return _cards(game, play, filters, lambda card: card.region in REGIONS)


@target("equipment", "equipment:FILTERS")
def equipment(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """Equipment on a minion."""
    return _cards(
        game,
        play,
        filters,
        lambda card: card.region == ATTACHED and kind_of(card.printed) == "equipment" and not out_of_play(game, card),
    )


@target("location", "location:FILTERS")
def location(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A location in play, also one that a minion has as equipment."""
    return _cards(game, play, filters, lambda card: is_location(card) and not out_of_play(game, card))


def is_location(card: Card) -> bool:
    """Whether a card on the table is a location."""
    printed = LIBRARY.get(card.printed)
    return card.region in (IN_PLAY, ATTACHED) and printed is not None and printed.location


@target("ash-heap", "ash-heap:own")
def in_ash_heap(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in an ash heap, `own` or anybody's; an action that targets one is undirected (VTES-TGT-06)."""
    seats = (play.seat,) if filters == "own" else game.playing
    return (ChoosePrinted(card, "ash", seat) for seat in seats for card in dict.fromkeys(game.ash[seat]))


@target("methuselah", "methuselah:others")
def a_methuselah(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A Methuselah still in the game; `others`: not oneself, and oneself nobody can bleed (VTES-ACT-BLEED-03)."""
    deed = deed_announced(game, play)
    others = filters == "others" or (deed is not None and deed.kind == "bleed")
    return (ChooseMethuselah(seat) for seat in game.playing if not others or seat != play.seat)


@target("uncontrolled", "uncontrolled:younger|any|clan=CLAN")
def uncontrolled(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A vampire of one's own uncontrolled region; `younger`: than the one who plays the card, `clan=…`.

    Whoever sees a card must choose one of the kind that the text names, and the Imbued are no vampires (VTES-IMB-15,
    VTES-IMB-17); `any`: whatever crypt card it is, the cost of an Imbued being its capacity (VTES-IMB-16)."""
    wanted = filters.split()
    clans = [word.partition("=")[2] for word in wanted if word.startswith("clan=")]
    for hidden, copy in laid_out(game, play.seat):
        vampire = CRYPT[hidden.card]
        if (vampire.kind != "vampire" and "any" not in wanted) or (clans and vampire.clan not in clans):
            continue
        if "younger" in wanted and vampire.capacity >= capacity(game, game.cards[play.minion]):
            continue
        yield ChooseHidden(hidden.slot, hidden.card, copy)


@target("unseen")
def unseen(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card face down in somebody else's uncontrolled region: whatever it is, it can be chosen (VTES-IMB-15)."""
    for seat in game.playing:
        if seat != play.seat:
            for place, hidden in enumerate(game.uncontrolled[seat], 1):
                yield ChooseUnseen(hidden.slot, seat, place)


@target("perhaps:CARD")
def perhaps(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in play of a certain name, or none of them (`perhaps:blood-doll`)."""
    yield Nothing()
    for card in game.cards.values():
        if card.printed == filters and card.region in (IN_PLAY, ATTACHED, *REGIONS):
            yield ChooseCard(card.ref)


@target("number:N-N")
def a_number(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A number within bounds (`number:2-5`)."""
    low, _, high = filters.partition("-")
    return (ChooseWord(str(number)) for number in range(int(low), int(high) + 1))


@target("payer", "payer:FILTERS")
def payer(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """Who pays: the Methuselah with pool, or a vampire with blood that fits the filters."""
    if game.pool[play.seat] > 0:
        yield ChooseMethuselah(play.seat)
    yield from a_vampire(game, play, f"own blood=1 {filters}")
