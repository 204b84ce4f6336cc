"""Pool, blood and life: one kind of counter, wherever it lies (VTES-CTR-01)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.state import stats
from nokturn.games.vtes.state.card_language import RETAINER
from nokturn.games.vtes.state.state import REGIONS, Card, Token, Vtes
from nokturn.games.vtes.state.stats import ALLY, IMBUED, VAMPIRE, capacity, is_vampire, kind_of, statics
from nokturn.kernel.asks import Seat


def gain_pool(game: Vtes, seat: Seat, amount: int, cause: str = "") -> None:
    """From the blood bank, which never runs out (VTES-CTR-03, VTES-CTR-04, VTES-WORD-05).  `cause` is what is told of
    it: a card, a minion, or a word (`edge`, `ousting` …)."""
    if amount > 0 and seat not in game.gone:
        before = game.pool[seat]
        game.pool[seat] = before + amount
        game.tell("gains-pool", player=seat, amount=amount, before=before, after=before + amount, cause=cause)


def burn_pool(game: Vtes, seat: Seat, amount: int, cause: str = "") -> int:
    """To the blood bank (VTES-CTR-02); as much as there is (VTES-CTR-06). Says how much."""
    before = game.pool[seat]
    taken = min(amount, before)
    if amount > before:
        game.short[seat] = game.short.get(seat, 0) + amount - before
    if taken > 0 and seat not in game.gone:
        game.pool[seat] = before - taken
        note_loss(game, seat, taken)
        no_withdrawal(game, seat)
        game.tell("burns-pool", player=seat, amount=taken, before=before, after=before - taken, cause=cause)
    return max(taken, 0)


def note_loss(game: Vtes, seat: Seat, amount: int) -> None:
    """Somebody has lost pool, however that came about."""
    if game.referendum is not None:
        game.losses[seat] = game.losses.get(seat, 0) + amount


def add_counters(game: Vtes, ref: str, amount: int) -> int:
    """Blood or life on a card; what a vampire cannot hold drains at once (VTES-CTR-05). Says how much stays."""
    card = game.cards[ref]
    room = capacity(game, card) - card.counters if limited(card) else 0 if gains_nothing(game, card) else amount
    kept = max(min(amount, room), 0)
    if kept:
        game.change(ref, counters=card.counters + kept)
    if amount > 0:
        game.tell("gains-blood", minion=ref, amount=kept, drained=amount - kept, what=kind_of_counters(card))
    return kept


def gains_nothing(game: Vtes, card: Card) -> bool:
    """Whether what the minion would gain goes to the bank."""
    return card.region in REGIONS and stats.amount(game, "cannot-gain", card) > 0


def burn_counters(game: Vtes, ref: str, amount: int) -> int:
    """Blood or life of a card to the bank, as much as there is (VTES-CTR-06). Says how much."""
    card = game.cards[ref]
    taken = min(amount, card.counters)
    if taken > 0:
        game.change(ref, counters=card.counters - taken)
        if card.region in REGIONS and is_vampire(card):
            no_withdrawal(game, card.controller)
            note_emptied(game, ref)
        game.tell("burns-blood", minion=ref, amount=taken, what=kind_of_counters(card))
    return max(taken, 0)


EMPTIED = "emptied"


def note_emptied(game: Vtes, ref: str) -> None:
    """A combatant has lost blood: what is said of the last of it happens as soon as nothing else is being resolved."""
    combat = game.combat
    if combat is not None and not combat.over and ref in combat.fighters and game.cards[ref].counters == 0:
        game.spend("combat", f"{EMPTIED}/{ref}")


def kind_of_counters(card: Card) -> str:
    """What they are called on this card: `blood`, `life`, or `counters` (VTES-CTR-01)."""
    kind = kind_of(card.printed)
    return "blood" if kind == VAMPIRE else "life" if kind in (ALLY, IMBUED, RETAINER) else "counters"


def limited(card: Card) -> bool:
    """Whether a card cannot hold more than its capacity: a controlled vampire (VTES-CTR-05, VTES-ALLY-05)."""
    return card.region in REGIONS and is_vampire(card)


def drain(game: Vtes, ref: str) -> None:
    """What is over the capacity goes to the bank, also when the capacity falls (VTES-CTR-05): that is blood lost."""
    card = game.cards[ref]
    if limited(card) and card.counters > capacity(game, card):
        game.change(ref, counters=capacity(game, card))
        no_withdrawal(game, card.controller)


def to_uncontrolled(game: Vtes, slot: int, amount: int, paid: int = 0) -> None:
    """Blood on a card in an uncontrolled region, which may hold more than its capacity (VTES-R-01); `paid`: so much of
    it has just come from its owner's pool."""
    found = game.hidden(slot)
    if found is None or amount == 0:
        return
    seat, card = found
    changed = replace(card, counters=card.counters + amount)
    game.uncontrolled[seat] = tuple([changed if one.slot == slot else one for one in game.uncontrolled[seat]])
    key = "uncontrolled-gains" if amount > 0 else "uncontrolled-loses"
    game.tell(
        key,
        player=seat,
        amount=abs(amount),
        slot=slot,
        blood=changed.counters,
        paid=paid,
        before=game.pool[seat] + paid,
        after=game.pool[seat],
        privy=(seat,),
        secret={"card": card.card},
    )


def no_withdrawal(game: Vtes, seat: Seat) -> None:
    """Losing or spending pool or blood undoes an announced withdrawal (VTES-WITHDRAW-02)."""
    if seat in game.withdrawing:
        game.withdrawing = tuple([other for other in game.withdrawing if other != seat])


# counters of other kinds


def tokens_on(card: Card, kind: str, seat: Seat = "") -> int:
    """How many counters of a kind lie on a card: all, or those of one Methuselah."""
    return sum(one.amount for one in card.tokens if one.kind == kind and seat in ("", one.seat))


def put_tokens(game: Vtes, ref: str, kind: str, amount: int = 1, seat: Seat = "") -> None:
    """Counters of a kind onto a card, from the bank."""
    card = game.cards[ref]
    there = sum(one.amount for one in card.tokens if (one.kind, one.seat) == (kind, seat))
    rest = [one for one in card.tokens if (one.kind, one.seat) != (kind, seat)]
    game.change(ref, tokens=(*rest, Token(kind, seat, there + amount)))
    game.tell("gains-tokens", minion=ref, token=kind, amount=amount)


def burn_tokens(game: Vtes, ref: str, kind: str, amount: int, seat: Seat = "") -> int:
    """So many counters of a kind, of one Methuselah or whosever they are, as many as there are.  Says how many."""
    card, left, kept = game.cards[ref], amount, []
    for one in card.tokens:
        taken = min(left, one.amount) if one.kind == kind and seat in ("", one.seat) else 0
        left -= taken
        if one.amount > taken:
            kept.append(Token(one.kind, one.seat, one.amount - taken))
    if left < amount:
        game.change(ref, tokens=tuple(kept))
        game.tell("burns-tokens", minion=ref, token=kind, amount=amount - left)
    return amount - left


def rearm(game: Vtes) -> None:
    """A card is played: a card in play that counts from anew then does so."""
    for source, static in tuple(statics(game, "counters-by-cards")):
        game.change(source.ref, counters=static.amount)


BOUND: dict[str, str] = {}
"""Kinds of counters that are there only as long as a certain printed card is in play."""


def burn_stray_tokens(game: Vtes) -> None:
    """Counters whose card has left play."""
    for kind, printed in BOUND.items():
        if printed in game.numbers and not any(card.printed == printed for card in game.cards.values()):
            for card in tuple(game.cards.values()):
                if tokens_on(card, kind):
                    burn_tokens(game, card.ref, kind, tokens_on(card, kind))
