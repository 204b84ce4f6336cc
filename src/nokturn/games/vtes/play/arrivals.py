"""Equipment, retainers and allies that come from the hand by the effect of another card, neither played nor by an
action."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.entering_play import comes_into_play, discard_from_limbo, joins
from nokturn.games.vtes.play.searching import put_right, take_out
from nokturn.games.vtes.playing.playable import played_once, requirement, superfluous, used_up
from nokturn.games.vtes.playing.playing import choose, mode_of
from nokturn.games.vtes.playing.reductions import cheapest, full_cost, lacking, pay_from, reduce_cost
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import ALLY, EQUIPMENT, RETAINER, Effect, Mode, text_of
from nokturn.games.vtes.state.choices import ChoosePrinted, PlayCard
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.costs import cost_of, pay
from nokturn.games.vtes.text.effects import PutInPlay, resolve
from nokturn.games.vtes.text.targets import can_choose, target
from nokturn.kernel import Rule, ask, ask_number, call, carries_out, procedure
from nokturn.kernel.asks import Option, Seat

KINDS = (EQUIPMENT, RETAINER, ALLY)
CHEAP, WEAK = 3, 4
"""What is concealed costs less pool than this, and inflicts less damage than that."""


class Bring(Effect, frozen=True, kw_only=True):
    """The card of the hand that was chosen comes into play with the minion, which meets its requirements; its cost is
    paid (VTES-REQ-08)."""

    half: bool = False
    """The minion may pay up to half of the pool, rounded down, with its blood."""


def hands(game: Vtes, play: Play) -> Card | None:
    """With whom it comes into play: whoever plays the card, else the minion that was chosen."""
    return game.cards.get(play.minion or (play.chosen[0] if play.chosen else ""))


@target("from-hand:equipment|retainer|ally|common|weapon|melee|animal|concealed")
def from_hand(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card of one's own hand of one of these types, which is named as the card is announced, and which the minion
    could have on it; `common`: not unique; `concealed`: of little cost and harm."""
    bearer = hands(game, play)
    if bearer is None:
        return
    left = list(game.hands[play.seat])
    if play.source not in game.cards and play.card in left:
        # Before it is announced the card that brings another is in the hand itself.
        left.remove(play.card)
    for card in dict.fromkeys(left):
        if fits_words(game, card, filters.split()) and tuple(ways(game, play.seat, card, bearer)):
            yield ChoosePrinted(card, "hand", play.seat)


def fits_words(game: Vtes, card: str, words: list[str]) -> bool:
    """Whether a card of the hand is what the text asks for."""
    printed = LIBRARY[card]
    kinds = [word for word in words if word in KINDS]
    traits = [word for word in words if word not in (*KINDS, "common", "concealed")]
    if printed.types[0] not in kinds or not set(traits) <= set(printed.keywords):
        return False
    if "common" in words and printed.unique:
        return False
    return "concealed" not in words or (pool_price(game, card) < CHEAP and harmless(card))


def pool_price(game: Vtes, card: str) -> int:
    """The pool it costs, with what changes that but for whoever pays."""
    seat = next(iter(game.playing))
    return cost_of(game, Play(seat=seat, card=card, mode=0, brought=True))[1]


def harmless(card: str) -> bool:
    """Whether its usual strike inflicts little damage, and none that is aggravated, whoever bears it."""
    for ability in text_of(card).abilities:
        for effect in ability.does:
            aggravated, size = getattr(effect, "aggravated", False), getattr(effect, "amount", 0)
            if ability.when == "strike" and (aggravated or size + int(getattr(effect, "strength", False)) >= WEAK):
                return False
    return True


def ways(game: Vtes, seat: Seat, card: str, bearer: Card) -> Iterator[int]:
    """In which versions it could come into play with this minion now."""
    for at, mode in enumerate(text_of(card).modes):
        if mode.played_as in KINDS and not why_not_brought(game, seat, card, at, mode, bearer):
            yield at


def why_not_brought(game: Vtes, seat: Seat, card: str, at: int, mode: Mode, bearer: Card) -> str:
    """The rule in the way: requirements and cost apply as normal."""
    play = Play(seat=seat, card=card, mode=at, minion=bearer.ref, brought=True)
    rule = requirement(game, card, mode, bearer, seat) or used_up(game, card, mode, bearer)
    rule = rule or superfluous(game, seat, card, mode, bearer)
    if rule:
        return rule
    blood, pool = cheapest(game, play)
    if blood and not is_vampire(bearer):
        return "VTES-REQ-10"
    return lacking(game, play, blood, pool) or ("" if can_choose(game, play, mode.choose) else "VTES-TGT-01")


@carries_out(Bring)
@procedure(rule=("VTES-REQ-08", "VTES-PLAY-09", "VTES-ACT-RECRUIT-03"))
def brings(game: Vtes, play: Play, effect: Bring) -> Rule:
    """It leaves the hand, is paid for, and comes into play; an ally cannot act this turn."""
    card, bearer = play.chosen[-1].rpartition("/")[2], hands(game, play)
    if bearer is None or card not in game.hands[play.seat]:
        return
    possible = tuple(ways(game, play.seat, card, bearer))
    if not possible:
        return
    version = PlayCard(card, possible[0], bearer.ref)
    if len(possible) > 1:
        version = yield ask(
            play.seat,
            "bring-as",
            [PlayCard(card, at, version.minion) for at in possible],
            rule="VTES-DISC-05",
            card=card,
        )
    source = take_out(game, play.seat, card, "hand")
    brought = Play(seat=play.seat, card=card, mode=version.mode, minion=version.minion, source=source, brought=True)
    game.tell("brings", player=play.seat, card=card, minion=version.minion, reveals=True)
    brought = yield call(choose, brought, mode_of(brought).choose, mode_of(brought).x)
    paid = yield call(pays, brought, effect.half)
    yield call(put_right, play.seat, "hand")
    for scope in mode_of(brought).once:
        game.spend(scope, played_once(card, mode_of(brought), brought.minion))
    if not paid:
        discard_from_limbo(game, source)
        return
    if mode_of(brought).played_as == ALLY:
        yield call(joins, brought, recruited=True)
    else:
        yield call(comes_into_play, brought, PutInPlay(host="self"))
    yield call(resolve, brought, mode_of(brought).does)


@procedure(rule=("VTES-REQ-05", "VTES-REQ-06"))
def pays(game: Vtes, play: Play, half: bool) -> Rule:
    """Its cost, part of it with blood if the minion may.  Says whether all of it was paid."""
    blood, pool = full_cost(game, play)
    play, blood, pool = yield call(reduce_cost, play, blood, pool)
    most = min(pool // 2, game.cards[play.minion].counters - blood) if half else 0
    if most > 0:
        own = yield ask_number(play.seat, "pay-with-blood", 0, most, rule="VTES-REQ-05", card=play.card)
        burn_counters(game, play.minion, own)
        pool -= own
    blood, pool = pay_from(game, play.paid, blood, pool)
    return pay(game, play, blood, pool)
