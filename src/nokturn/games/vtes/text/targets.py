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
    discipline,
    is_equipment,
    is_vampire,
    kind_of,
    out_of_play,
)
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import laid_out
from nokturn.games.vtes.text.costs import cost_of
from nokturn.games.vtes.text.filters import is_elder_of, passes
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
    if publicly and words[0].partition(":")[0].endswith("uncontrolled") and game.uncontrolled[play.seat]:
        return True
    if publicly and words[0].startswith("from-hand:"):
        return len(game.hands[play.seat]) > 1
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
        if not of(card) or shielded(game, play, card) or beyond_means(game, play, card):
            continue
        if game.in_force and is_spared(game, play.card, card.ref):
            continue
        if all(passes(game, play, card, one) for one in wanted):
            yield ChooseCard(card.ref)


def is_spared(game: Vtes, printed: str, ref: str) -> bool:
    """Whether a card with one of these words cannot be played on the minion, nor against it."""
    card, words = game.cards.get(ref), LIBRARY[printed].keywords if printed in LIBRARY else ()
    return card is not None and any(amount(game, "spared", card, of=word) > 0 for word in words)


def beyond_means(game: Vtes, play: Play, card: Card) -> bool:
    """Whether a master would cost more, played on this card, than there is (VTES-REQ-04)."""
    if amount(game, "cost-of-masters", card) <= 0 or not on_announcement(game, play):
        return False
    return cost_of(game, replace(play, chosen=(*play.chosen, card.ref)))[1] > game.pool[play.seat]


def on_announcement(game: Vtes, play: Play) -> bool:
    """Whether a card from hand chooses, not one that lies in play."""
    return play.source not in game.cards or game.cards[play.source].region == LIMBO


def shielded(game: Vtes, play: Play, card: Card) -> bool:
    """Whether directed actions cannot target the card: what is on it they can, for that targets only itself
    (VTES-TGT-03)."""
    if card.controller == play.seat:
        return False
    if not hidden_from(game, card, game.cards.get(play.minion)) and not warded(game, play, card):
        return False
    deed = deed_announced(game, play)
    return deed is not None and deed.directed == "chosen"


def warded(game: Vtes, play: Play, card: Card) -> bool:
    """Whether actions that require what this one requires cannot be directed at the card."""
    printed = LIBRARY.get(play.card)
    modes = text_of(play.card).modes
    played = on_announcement(game, play) and play.mode < len(modes)
    codes = modes[play.mode].disciplines if played else printed.disciplines if printed is not None else ()
    return any(amount(game, "untargetable-by", card, of=code.lower()) > 0 for code in codes)


def hidden_from(game: Vtes, card: Card, minion: Card | None) -> bool:
    """Whether this minion cannot direct an action at the card."""
    if amount(game, "untargetable", card) > 0:
        return True
    hiding = [one for one, static in statics_on(game, card) if minion is None or discipline(game, minion, static) == 0]
    return bool(hiding)


def statics_on(game: Vtes, card: Card) -> Iterator[tuple[Card, str]]:
    """What lies on the card and hides it from whoever lacks a Discipline."""
    for one in game.attached(card.ref):
        for static in text_of(one.printed).statics:
            word, _, code = static.what.partition(":")
            if word == "untargetable-without" and not out_of_play(game, one):
                yield one, code


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
        lambda card: is_equipment(card) and not out_of_play(game, card),
    )


@target("location", "location:FILTERS")
def location(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A location in play, also one that a minion has as equipment."""
    return _cards(game, play, filters, lambda card: is_location(card) and not out_of_play(game, card))


def is_location(card: Card) -> bool:
    """Whether a card on the table is a location."""
    printed = LIBRARY.get(card.printed)
    return card.region in (IN_PLAY, ATTACHED) and printed is not None and printed.location


@target("ash-heap", "ash-heap:own|prey|library|type=TRAIT|trait=TRAIT|requires=REQUIRED")
def in_ash_heap(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in an ash heap, `own`, the `prey`'s or anybody's; `library` cards alone, of a type, with one of several
    traits (`trait=wraith/zombie`), that require a clan or Discipline.  An action that targets one is undirected
    (VTES-TGT-06)."""
    wanted = filters.split()
    seats = (play.seat,) if "own" in wanted else (game.prey(play.seat),) if "prey" in wanted else game.playing
    for seat in seats:
        for card in dict.fromkeys(game.ash[seat]):
            if all(word in ("own", "prey") or fits_printed(card, word) for word in wanted):
                yield ChoosePrinted(card, "ash", seat)


def fits_printed(card: str, wanted: str) -> bool:
    """Whether a card that is not in play is what a text asks for."""
    printed = LIBRARY.get(card)
    name, _, value = wanted.partition("=")
    if printed is None:
        return False
    if name == "type":
        return value in (*printed.types, *printed.keywords)
    if name == "trait":
        return any(one in printed.keywords for one in value.split("/"))
    if name == "requires":
        return any(one == printed.clan or one in printed.disciplines for one in value.split("/"))
    return name == "library"


@target("hand")
def in_hand(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card of one's own hand, which everybody sees as it is named."""
    return (ChoosePrinted(card, "hand", play.seat) for card in dict.fromkeys(game.hands[play.seat]))


@target("retainer", "retainer:FILTERS")
def retainer(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A retainer in play."""
    return _cards(
        game,
        play,
        filters,
        lambda card: card.region == ATTACHED and kind_of(card.printed) == "retainer" and not out_of_play(game, card),
    )


@target("methuselah", "methuselah:others")
def a_methuselah(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A Methuselah still in the game; `others`: not oneself, and oneself nobody can bleed (VTES-ACT-BLEED-03)."""
    deed = deed_announced(game, play)
    others = filters == "others" or (deed is not None and deed.kind == "bleed")
    return (ChooseMethuselah(seat) for seat in game.playing if not others or seat != play.seat)


@target("uncontrolled", "uncontrolled:younger|any|protege|clan=CLAN")
def uncontrolled(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A vampire of one's own uncontrolled region; `younger`: than the one who plays the card, `clan=…`; `protege`:
    there is an older ready vampire of its clan with blood under one's control.

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
        if "protege" in wanted and not any(
            one.counters and is_elder_of(game, one, hidden.card) for one in game.ready(play.seat)
        ):
            continue
        yield ChooseHidden(hidden.slot, hidden.card, copy)


@target("younger-or-uncontrolled")
def younger_or_uncontrolled(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A vampire younger than the one who plays the card, of one's own, controlled or not."""
    yield from a_vampire(game, play, "own younger")
    yield from uncontrolled(game, play, "younger")


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
