"""An incapacitated Imbued is burned, and avenged (VTES-IMB-13)."""

from __future__ import annotations

from nokturn.games.vtes.combat.damage import inflict
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.playing.convictions import convictions_on, is_imbued, to_burn
from nokturn.games.vtes.playing.impulse import order
from nokturn.games.vtes.politics.diablerie import spoils
from nokturn.games.vtes.state.choices import ChooseCard, Nothing
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import has_room
from nokturn.games.vtes.state.underway_records import Play, Wound
from nokturn.games.vtes.state.zones import put_on
from nokturn.kernel import Rule, ask, ask_some, call, procedure


@procedure(rule="VTES-IMB-13")
def burns_imbued(game: Vtes, play: Play) -> Rule:
    """The incapacitated Imbued is burned, its equipment is the acting minion's; then the Imbued avenge it."""
    imbued = play.chosen[0]
    taken = yield ask_some(
        play.seat,
        "take-equipment",
        spoils(game, play.minion, imbued),
        0,
        len(game.cards),
        rule="VTES-IMB-13",
        minion=imbued,
        auto=True,
    )
    for one in taken:
        if has_room(game, game.cards[play.minion], game.cards[one.card].printed):
            put_on(game, one.card, play.minion, controller=game.cards[play.minion].controller)
            game.tell("takes-equipment", minion=play.minion, card=one.card)
    yield call(burn_card, imbued)
    for ref in avengers(game):
        if game.is_ready(ref) and play.minion in game.cards:
            yield call(avenge, ref, play.minion)


def avengers(game: Vtes) -> tuple[str, ...]:
    """The ready Imbued with convictions, anybody's, in the order of the impulse."""
    everybody = [card for seat in order(game, "after-resolution") for card in game.ready(seat)]
    return tuple([card.ref for card in everybody if is_imbued(card) and convictions_on(game, card.ref)])


@procedure(rule="VTES-IMB-13")
def avenge(game: Vtes, imbued: str, culprit: str) -> Rule:
    """1 conviction for 1 damage that cannot be prevented."""
    chosen = yield ask(
        game.cards[imbued].controller,
        "avenge",
        [*to_burn(game, imbued), Nothing()],
        rule="VTES-IMB-13",
        minion=imbued,
        target=culprit,
    )
    if isinstance(chosen, ChooseCard):
        yield call(burn_card, chosen.card)
        game.tell("avenges", minion=imbued, target=culprit)
        yield call(inflict, (Wound(to=culprit, amount=1, by=imbued, preventable=False),))
