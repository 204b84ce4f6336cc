"""Who may block, and whether it succeeds (VTES-BLOCK-01..13, VTES-STEALTH-01).

Examples of the rulebook: VTES-X-03, VTES-X-04.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.playing.impulse import concerned, offers
from nokturn.games.vtes.state.choices import Block
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import READY, Card, Vtes
from nokturn.games.vtes.state.stats import amount, amount_for, discipline, intercept, is_ally, is_vampire, stealth
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import burn_from_library
from nokturn.games.vtes.text.effects import Lock, resolve
from nokturn.games.vtes.text.timing import awake
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat


def entitled(game: Vtes, seat: Seat) -> bool:
    """Whom the action is directed at; of an undirected one the prey and the predator (VTES-BLOCK-01, VTES-BLOCK-02,
    VTES-BLOCK-03); of two Methuselahs the other is both (VTES-BLOCK-09).  An effect may entitle somebody else."""
    action = game.action
    if action is None or seat == action.by:
        return False
    return seat in concerned(game) or amount_for(game, "entitled", seat) > 0


def may_block(game: Vtes, card: Card) -> str:
    """The rule that keeps a minion from blocking this action, or empty (VTES-BLOCK-10)."""
    action = game.action
    if action is None or card.region != READY:
        return "VTES-BLOCK-01"
    if not awake(action, card):
        return "VTES-TERM-10"
    if amount(game, "cannot-block", card) > 0:
        return "VTES-BLOCK-10"
    acting = game.cards.get(action.minion)
    if acting is None or amount(game, "unblockable", acting) > 0:
        return "VTES-BLOCK-10"
    if is_vampire(card) and amount(game, "unblockable-by-vampires", acting) > 0:
        return "VTES-BLOCK-10"
    if is_ally(card) and amount(game, "unblockable-by-allies", acting) > 0:
        return "VTES-BLOCK-10"
    price = 0 if action.state == "B" and action.blocker == card.ref else price_of_attempt(game, card)
    return "VTES-BLOCK-10" if price and (is_ally(card) or card.counters < price) else ""


def price_of_attempt(game: Vtes, card: Card) -> int:
    """The blood that it costs this minion to attempt to block: those with a Discipline may be spared it."""
    action = game.action
    total = 0
    for effect in game.in_force if action is not None else ():
        word, _, code = effect.what.partition(":")
        if action is not None and word == "block-price" and effect.subject == action.minion:
            total += effect.amount if discipline(game, card, code) == 0 else 0
    return total


def gives_up(game: Vtes) -> None:
    """The minion does not go on with its attempt, which has failed."""
    action = game.action
    if action is not None and action.state == "B":
        game.tell("block-fails", minion=action.blocker)
        game.action = replace(action, state="A", blocker="", failed=(*action.failed, action.blocker))


def too_dear_to_block(game: Vtes, card: Card) -> str:
    """The rule by which a minion cannot pay what effects make it burn to attempt to block."""
    if amount(game, "blood-to-block", card) > card.counters:
        return "VTES-REQ-03"
    return "VTES-REQ-05" if amount(game, "library-to-block", card) > len(game.library[card.controller]) else ""


def pay_to_block(game: Vtes, card: Card) -> None:
    """What effects make a minion burn to attempt to block: its blood or life, cards of its controller's library."""
    blood, cards = amount(game, "blood-to-block", card), amount(game, "library-to-block", card)
    if blood > 0:
        burn_counters(game, card.ref, blood)
    if cards > 0:
        burn_from_library(game, card.controller, cards)


@offers("action")
def blocks(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """In state A whoever is entitled and has not refused may attempt to block, with one minion (VTES-BLOCK-04,
    VTES-BLOCK-05, VTES-BLOCK-06), whatever anybody has used before (VTES-R-10)."""
    action = game.action
    if action is None or not entitled(game, seat) or seat in action.refused:
        return
    for card in game.ready(seat):
        rule = may_block(game, card) or too_dear_to_block(game, card)
        if not rule:
            yield Block(card.ref)
        elif not card.locked:
            yield Refused(Block(card.ref), rule)


@carries_out(Block)
@procedure(rule=("VTES-SEQ-06", "VTES-SEQ-09", "VTES-SEQ-10", "VTES-BLOCK-04"))
def attempts(game: Vtes, seat: Seat, option: Block) -> Rule:
    """The attempt is under way: state B."""
    yield call(attempts_to_block, option.minion)


@procedure(rule=("VTES-SEQ-06",))
def attempts_to_block(game: Vtes, minion: str) -> Rule:
    """Declared, or by an effect that makes a minion attempt to block."""
    if game.action is None or game.action.state not in ("A", "B"):
        return
    pay_to_block(game, game.cards[minion])
    burn_counters(game, minion, price_of_attempt(game, game.cards[minion]))
    game.action = replace(game.action, state="B", blocker=minion)
    game.tell("attempts-to-block", minion=minion, target=game.action.minion)
    yield call(fire, "attempts-block", minion)


@procedure()
def locks(game: Vtes, play: Play) -> Rule:
    """Whoever failed to block locks before the action is resolved."""
    yield call(resolve, play, (Lock(),))


def attempt_fails(game: Vtes) -> bool:
    """The minion that attempts to block can no longer do so (VTES-BLOCK-10, VTES-BLOCK-11, VTES-R-29)."""
    action = game.action
    if action is None or action.blocker not in game.cards:
        return True
    blocker = game.cards[action.blocker]
    allowed = entitled(game, blocker.controller) or amount(game, "entitled", blocker) > 0
    return bool(may_block(game, blocker)) or not allowed


def attempt_succeeds(game: Vtes) -> bool:
    """Intercept at least as high as stealth, when everybody has passed (VTES-STEALTH-01)."""
    action = game.action
    if action is None or attempt_fails(game):
        return False
    return intercept(game, game.cards[action.blocker]) >= stealth(game)
