"""Masters that are played once or lie in play for all to see: Golconda, fragments, tablets, investigations."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import IN_PLAY, master, stealable
from nokturn.games.vtes.play.entering_play import CreateAlly
from nokturn.games.vtes.play.searching import put_right
from nokturn.games.vtes.playing.cancelling import Cancel, GrantMaster
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state import state
from nokturn.games.vtes.state.card_language import (
    ACTION_CARD,
    ALLY,
    COMBAT_CARD,
    EQUIPMENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    POWER,
    REACTION,
    RETAINER,
    Ability,
    Mode,
    write,
)
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.counters import add_counters, burn_pool, gain_pool
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import capacity
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import burn
from nokturn.games.vtes.text.effects import Burn, BurnPool, Do, Draw, PutInPlay
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask, ask_confirm, ask_number, call, procedure

write(
    "archon-investigation",
    Mode(MASTER, "declined", needs=("bleed-at-you", "bleed-at-least:4"), does=(Burn(who="acting"),)),
)
write(
    "fragment-of-the-book-of-nod",
    IN_PLAY,
    Ability("impulse", lock=True, does=(Draw(number=2),)),
    stealable("vampire"),
)

# Jake

FEED = 4
write(
    "jake-washington",
    master(CreateAlly()),
    Ability("unlock", burn=True, choose=("vampire:ready bloodless",), does=(Do("vtes.gives_himself"),)),
)


@procedure(rule=("VTES-CTR-05",))
def gives_himself(game: Vtes, play: Play) -> Rule:
    """Up to 4 blood."""
    number = yield ask_number(
        play.seat, "feed-with", 0, FEED, rule="VTES-CTR-05", card=play.card, minion=play.chosen[0]
    )
    if number and play.chosen[0] in game.cards:
        add_counters(game, play.chosen[0], number)


# interventions

ACTIONS = (ACTION_CARD, POLITICAL, EQUIPMENT, RETAINER, ALLY, POWER)
write(
    "direct-intervention",
    Mode(MASTER, "as-played", does=(Cancel(of=(*ACTIONS, MODIFIER, REACTION, COMBAT_CARD), free=True),)),
)
write("sudden-reversal", Mode(MASTER, "as-played", does=(Cancel(of=(MASTER,), by="others", free=True),)))
write(
    "wash",
    Mode(
        MASTER,
        "as-played",
        replaced="unlock",
        does=(Cancel(of=(MASTER,), by="neighbours", free=True), GrantMaster()),
    ),
)
write(
    "bleeding-the-vine",
    IN_PLAY,
    Ability("unlock", mandatory=True, lock=True, once=("phase",), limit="vine"),
    Ability("unlock", mandatory=True, once=("phase",), limit="vine", does=(BurnPool(),)),
    Ability(
        "as-played",
        lock=True,
        does=(Cancel(of=(MASTER,), by="others", in_turn=True, free=True), GrantMaster()),
    ),
)

# Golconda

PEACE = 2
write("golconda-inner-peace", master(Do("vtes.finds_peace"), choose=("vampire:capacity-least=8",)))


@procedure(rule=("VTES-TERM-08", "VTES-CANCEL-01"))
def finds_peace(game: Vtes, play: Play) -> Rule:
    """The vampire leaves the game, unless its controller would rather burn 2 pool; it is worth its capacity in pool."""
    vampire = play.chosen[0]
    if vampire not in game.cards:
        return
    seat = game.cards[vampire].controller
    kept = False
    if game.pool[seat] >= PEACE:
        kept = yield ask_confirm(seat, "refuse-peace", rule="VTES-CANCEL-01", card=play.card, minion=vampire)
    if kept:
        burn_pool(game, game.cards[vampire].controller, PEACE, play.card)
        game.tell("cancelled", card=play.card, player=play.seat)
        return
    if game.is_ready(vampire):
        yield call(fire, "leaves-ready", vampire)
    seat, worth = game.cards[vampire].controller, capacity(game, game.cards[vampire])
    burn(game, vampire, remove=True)
    gain_pool(game, seat, worth, play.card)


# the tablets

TABLETS, FROM_ASHES, PRAYER = 3, 13, 3
write("ashur-tablets", master(PutInPlay(), Do("vtes.prays_to_ashur"), once=("turn",)))


def tablets(game: Vtes) -> list[Card]:
    """All copies in play."""
    return [card for card in game.cards.values() if card.printed == "ashur-tablets" and card.region == state.IN_PLAY]


def in_ashes(game: Vtes, seat: str, taken: tuple[str, ...]) -> list[ChoosePrinted | Nothing]:
    """The library cards of the ash heap that have not been chosen yet, and to choose no more."""
    left = list(game.ash[seat])
    for card in taken:
        left.remove(card)
    return [*[ChoosePrinted(card, "ash", seat) for card in dict.fromkeys(left) if card in LIBRARY], Nothing()]


@procedure(rule=("VTES-TERM-08", "VTES-WORD-04"))
def prays_to_ashur(game: Vtes, play: Play) -> Rule:
    """With three copies of one's own all of them leave the game, for 3 pool and up to 13 cards of the ash heap: one of
    them into the hand, for all to see, the others into the library."""
    seat = play.seat
    if sum(card.controller == seat for card in tablets(game)) < TABLETS:
        return
    for tablet in tablets(game):
        burn(game, tablet.ref, remove=True)
    gain_pool(game, seat, PRAYER, play.card)
    taken: tuple[str, ...] = ()
    for left in range(FROM_ASHES, 0, -1):
        chosen = yield ask(
            seat,
            "take-from-ashes",
            in_ashes(game, seat, taken),
            rule="VTES-WORD-04",
            auto=True,
            card=play.card,
            left=left,
        )
        if isinstance(chosen, Nothing):
            break
        taken = (*taken, chosen.card)
    if not taken:
        return
    kept = yield ask(
        seat, "ashes-to-hand", map(ChoosePrinted, dict.fromkeys(taken)), rule="VTES-WORD-04", auto=True, card=play.card
    )
    heap, rest = list(game.ash[seat]), list(taken)
    for card in taken:
        heap.remove(card)
    rest.remove(kept.card)
    game.ash[seat], game.hands[seat] = tuple(heap), (*game.hands[seat], kept.card)
    game.library[seat] = (*game.library[seat], *rest)
    game.tell("ashes-to-hand", player=seat, card=kept.card, amount=len(rest), reveals=True)
    yield call(put_right, seat, "library")
