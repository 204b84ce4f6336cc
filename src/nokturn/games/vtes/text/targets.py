"""What a card can be played on: words for kinds of targets (VTES-TGT-01..06).

Each word gives the options among which the player chooses as the card is announced.  `own-vampire`, `ready-vampire`
and the like are put together from filters, so most texts need no word of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from nokturn.games.vtes.printed.content import CRYPT
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
from nokturn.games.vtes.state.state import ATTACHED, IN_PLAY, INCAPACITATED, LIMBO, READY, REGIONS, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import (
    SUPERIOR,
    amount,
    capacity,
    discipline,
    has_room,
    is_monster,
    is_vampire,
    kind_of,
    out_of_play,
    titled,
)
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import laid_out
from nokturn.games.vtes.text.costs import cost_of
from nokturn.games.vtes.text.slaves import aims_at_others
from nokturn.kernel.asks import Option

Target = Callable[[Vtes, Play, str], Iterable[Option]]
TARGETS: dict[str, Target] = {}


def target(word: str) -> Callable[[Target], Target]:
    """Give a kind of target its word."""

    def declare(function: Target) -> Target:
        TARGETS[word] = function
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


# kinds of cards on the table: `vampire`, `minion`, `equipment` with filters `own`, `ready`, `torpor`, `clan=…`


def _fits(game: Vtes, play: Play, card: Card, wanted: str) -> bool:
    name, _, value = wanted.partition("=")
    match name:
        case "own":
            return card.controller == play.seat
        case "others":
            return card.controller != play.seat
        case "prey":
            return card.controller == game.prey(play.seat)
        case "ready":
            return card.region == READY
        case "torpor":
            return card.region == TORPOR
        case "incapacitated":
            return card.region == INCAPACITATED
        case "locked":
            return card.locked
        case "unlocked":
            return not card.locked
        case "clan":
            return card.clan == value
        case "blood":
            return card.counters >= int(value)
        case "not-self":
            return card.ref != play.minion
        case "not-chosen":
            return card.ref not in play.chosen
        case "not-this":
            return card.ref != play.source
        case "monster":
            return is_monster(game, card)
        case "titled":
            return titled(card)
        case "sect":
            return card.sect == value
        case "affordable":
            return cost_of(game, replace(play, chosen=(*play.chosen, card.ref)))[1] <= game.pool[play.seat]
        case "room":
            return has_room(game, card, play.card)
        case "named":
            return card.printed == value
        case "can-learn":
            # Whoever is superior already has no use for the Discipline card (VTES-MCARD-08).
            return discipline(game, card, value) < SUPERIOR
        case "unmarked":
            return not game.spent("turn", f"{value}/{card.ref}")
    raise ValueError(f"{wanted} is no filter of targets.")


def _cards(game: Vtes, play: Play, filters: str, of: Callable[[Card], bool]) -> Iterator[Option]:
    wanted = filters.split() if filters else ()
    for card in game.cards.values():
        if of(card) and all(_fits(game, play, card, one) for one in wanted) and not shielded(game, play, card):
            yield ChooseCard(card.ref)


def shielded(game: Vtes, play: Play, card: Card) -> bool:
    """Whether directed actions cannot target the card: what is on it they can, for that targets only itself
    (VTES-TGT-03)."""
    if amount(game, "untargetable", card) <= 0 or card.controller == play.seat:
        return False
    deed = announced(game, play)
    return deed is not None and deed.directed == "chosen"


def announced(game: Vtes, play: Play) -> Deed | None:
    """The action that the card or ability is, if it is one."""
    text = text_of(play.card)
    offered = play.source in game.cards and game.cards[play.source].region != LIMBO
    deeds = [one.deed for one in text.abilities] if offered else [one.deed for one in text.modes]
    return deeds[play.mode] if play.mode < len(deeds) else None


@target("vampire")
def a_vampire(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A controlled vampire, in torpor too unless the text says otherwise (VTES-TGT-02)."""
    return _cards(game, play, filters, lambda card: card.region in (READY, TORPOR) and is_vampire(card))


@target("minion")
def a_minion(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A controlled minion."""
    return _cards(game, play, filters, lambda card: card.region in REGIONS)


@target("equipment")
def equipment(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """Equipment on a minion."""
    return _cards(
        game,
        play,
        filters,
        lambda card: card.region == ATTACHED and kind_of(card.printed) == "equipment" and not out_of_play(game, card),
    )


@target("location")
def location(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in play that is no minion."""
    return _cards(game, play, filters, lambda card: card.region == IN_PLAY)


@target("ash-heap")
def in_ash_heap(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in an ash heap, `own` or anybody's; an action that targets one is undirected (VTES-TGT-06)."""
    seats = (play.seat,) if filters == "own" else game.playing
    return (ChoosePrinted(card, "ash", seat) for seat in seats for card in dict.fromkeys(game.ash[seat]))


@target("methuselah")
def a_methuselah(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A Methuselah still in the game; `others`: not oneself, and oneself nobody can bleed (VTES-ACT-BLEED-03)."""
    deed = announced(game, play)
    others = filters == "others" or (deed is not None and deed.kind == "bleed")
    return (ChooseMethuselah(seat) for seat in game.playing if not others or seat != play.seat)


@target("uncontrolled")
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


@target("perhaps")
def perhaps(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in play of a certain name, or none of them (`perhaps:blood-doll`)."""
    yield Nothing()
    for card in game.cards.values():
        if card.printed == filters and card.region in (IN_PLAY, ATTACHED, *REGIONS):
            yield ChooseCard(card.ref)


@target("number")
def a_number(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A number within bounds (`number:2-5`)."""
    low, _, high = filters.partition("-")
    return (ChooseWord(str(number)) for number in range(int(low), int(high) + 1))


@target("payer")
def payer(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """Who pays: the Methuselah with pool, or a vampire with blood that fits the filters."""
    if game.pool[play.seat] > 0:
        yield ChooseMethuselah(play.seat)
    yield from a_vampire(game, play, f"own blood=1 {filters}")
