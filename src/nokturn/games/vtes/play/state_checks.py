"""What is looked at after every use, step and decision (catalogue, section 14.2), until nothing changes any more.

Whoever carries out an option or a card's own procedure need not think of it: windows settle after every use, `Do` after
a card's procedure, an action after what was set up for later.  Besides that only the ends of steps do.
"""

from __future__ import annotations

from functools import lru_cache

from nokturn.games.vtes.play.contests import disputed, settle_contests
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.ousting import oust
from nokturn.games.vtes.play.torpor import dies
from nokturn.games.vtes.playing.impulse import Impulse, closes
from nokturn.games.vtes.state.card_language import RETAINER, TEXTS, edition, text_of
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.counters import EMPTIED, burn_stray_tokens, drain
from nokturn.games.vtes.state.state import ATTACHED, OUT_OF_PLAY, READY, REGIONS, TORPOR, Vtes
from nokturn.games.vtes.state.stats import ALLY, IMBUED, hand_size, kind_of
from nokturn.games.vtes.state.zones import (
    BURNING,
    draw,
    draw_from_library,
    out_of_hand,
    stores,
    take_kept,
    tell_drawn,
    to_ash,
)
from nokturn.games.vtes.text import steps
from nokturn.games.vtes.text.primitives import return_borrowed
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, ask_confirm, call, carries_out, procedure
from nokturn.kernel.reactions import window


@carries_out(steps.settle)
@procedure(rule=("VTES-R-18",))
def settle(game: Vtes) -> Rule:
    """Blood over capacity, lives lost, cards that burn by themselves, contests, hands, who is ousted; but not in the
    middle of a damage resolution."""
    if game.wounds:
        return
    if game.reclaiming:
        yield call(reclaim)
    if game.drawing:
        yield call(draw_or_take)
    if game.borrowed:
        return_borrowed(game)
    while emptied(game):
        ref = emptied(game)
        game.take_back("combat", f"{EMPTIED}/{ref}")
        yield call(fire, "emptied", ref)
    lost = dying(game)
    while lost:
        yield call(dies, lost)
        lost = dying(game)
    burn_stray_tokens(game)
    spent = burns_by_itself(game)
    while spent:
        yield call(burn_card, spent)
        spent = burns_by_itself(game)
    if disputed(game):
        yield call(settle_contests)
    if game.owed:
        no_longer_owed(game)
    if not game.plays:
        for seat in game.playing:
            if len(game.hands[seat]) != hand_size(game, seat):
                yield call(keep_to_hand_size, seat)
    if any(game.pool[seat] <= 0 for seat in game.playing) and not game.spent("turn", OUSTING):
        game.spend("turn", OUSTING)
        yield call(window, Impulse("would-be-ousted"))
        for ref in leaving(game):
            yield call(fire, "leaves-ready", ref)
        game.take_back("turn", OUSTING)
        game.short = {}
        if any(game.pool[seat] <= 0 for seat in game.playing):
            oust(game)
    elif game.short and not game.spent("turn", OUSTING):
        game.short = {}


def emptied(game: Vtes) -> str:
    """A combatant that has lost its last blood, about which nothing has happened yet."""
    marks = [key.partition("/") for key in game.used.get("combat", ())]
    return next((ref for word, _, ref in marks if word == EMPTIED), "")


def instead(game: Vtes, seat: str) -> list[ChoosePrinted | Nothing]:
    """What can be drawn in place of the top card of the library; or that card."""
    found = [ChoosePrinted(card, "kept") for store in stores(game, seat) for owner, card in store.kept if owner == seat]
    return [Nothing(), *dict.fromkeys(found)]


@procedure(rule=("VTES-PLAY-05", "VTES-PLAY-10"))
def reclaim(game: Vtes) -> Rule:
    """In place of a card from the library the one that was played, if it still lies in the ash heap."""
    while game.reclaiming:
        (seat, card), *others = game.reclaiming
        game.reclaiming = tuple(others)
        wanted = False
        if seat not in game.gone and card in game.ash[seat]:
            wanted = yield ask_confirm(seat, "take-back", rule="VTES-PLAY-10", card=card)
        if wanted:
            heap = list(game.ash[seat])
            heap.remove(card)
            game.ash[seat], game.hands[seat] = tuple(heap), (*game.hands[seat], card)
            game.tell("takes-back", player=seat, card=card)
        else:
            draw(game, seat)


def store_of(game: Vtes, seat: str, printed: str) -> str:
    """On which card it lies."""
    return next(store.ref for store in stores(game, seat) if (seat, printed) in store.kept)


@carries_out(steps.draw_or_take)
@procedure(rule=("VTES-PLAY-06",))
def draw_or_take(game: Vtes) -> Rule:
    """Everybody who draws and could take a card from elsewhere instead says so, card by card; whoever has no library
    any more would not draw."""
    while game.drawing:
        seat, *others = game.drawing
        game.drawing = tuple(others)
        if not game.library[seat] or not stores(game, seat):
            draw_from_library(game, seat)
            continue
        chosen = yield ask(seat, "draw-instead", instead(game, seat), rule="VTES-PLAY-06")
        if isinstance(chosen, ChoosePrinted):
            ref = store_of(game, seat, chosen.card)
            take_kept(game, ref, chosen.card, seat)
            game.hands[seat] = (*game.hands[seat], chosen.card)
            tell_drawn(game, seat, ref, chosen.card)
        else:
            draw_from_library(game, seat)


@closes("would-be-ousted")
def nobody_is_lost(game: Vtes) -> bool:
    """Whether everybody has pool again."""
    return all(game.pool[seat] > 0 for seat in game.playing)


OUSTING = "ousting"
"""Somebody is about to be ousted, and what is said of such a moment happens."""


def leaving(game: Vtes) -> tuple[str, ...]:
    """The ready minions of those who are about to be ousted."""
    lost = [seat for seat in game.playing if game.pool[seat] <= 0]
    return tuple([card.ref for seat in lost for card in game.ready(seat)])


def no_longer_owed(game: Vtes) -> None:
    """A card that is not replaced as long as it is in play has left: the hand is drawn up again (VTES-PLAY-10)."""
    for seat in game.playing:
        waiting = [one for one in game.owed if (one.seat, one.until) == (seat, "leaves")]
        there = sum(card.owner == seat and replaced_on_leaving(card.printed) for card in game.cards.values())
        for owed in waiting[there:]:
            left = list(game.owed)
            left.remove(owed)
            game.owed = tuple(left)


def replaced_on_leaving(printed: str) -> bool:
    """Whether a card says that it is not replaced as long as it is in play."""
    return any(mode.replaced == "leaves" for mode in text_of(printed).modes)


def dying(game: Vtes) -> str:
    """An ally, retainer or Imbued without life (VTES-ACT-RECRUIT-04, VTES-ACT-RETAIN-05, VTES-IMB-11)."""
    for card in game.cards.values():
        if card.counters > 0:
            if card.region in REGIONS:
                drain(game, card.ref)
        elif game.spent("turn", f"{BURNING}/{card.ref}"):
            continue  # it is on its way out
        elif card.region == ATTACHED:
            if kind_of(card.printed) == RETAINER:
                return card.ref
        elif card.region in (READY, TORPOR) and kind_of(card.printed) in (ALLY, IMBUED):
            return card.ref
    return ""


def burns_by_itself(game: Vtes) -> str:
    """A card whose own text burns it now."""
    words = _burning(edition())
    if game.numbers.keys().isdisjoint(words.keys()):
        return ""
    for card in game.cards.values():
        word = words.get(card.printed)
        if word and card.region not in OUT_OF_PLAY and holds(game, word, game.cards.get(card.host), card):
            return card.ref
    return ""


@lru_cache(1)
def _burning(texts: int) -> dict[str, str]:
    """The printed cards that burn by themselves, and when."""
    return {card: text.burns_when for card, text in TEXTS.items() if text.burns_when}


def held(game: Vtes, seat: str) -> list[ChoosePrinted]:
    """The cards of a hand."""
    return [ChoosePrinted(card) for card in dict.fromkeys(game.hands[seat])]


@procedure(rule=("VTES-PLAY-07", "VTES-PLAY-08", "VTES-PLAY-09"))
def keep_to_hand_size(game: Vtes, seat: str) -> Rule:
    """Draw up, or discard down to the hand size, whichever it takes (VTES-PLAY-09)."""
    short = hand_size(game, seat) - len(game.hands[seat])
    if short > 0:
        draw(game, seat, short)
    while len(game.hands[seat]) > hand_size(game, seat):
        chosen = yield ask(seat, "discard-down", held(game, seat), rule="VTES-PLAY-09")
        out_of_hand(game, seat, chosen.card)
        to_ash(game, seat, chosen.card)
        game.tell("discards", player=seat, card=chosen.card, reveals=True)
