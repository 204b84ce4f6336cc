"""A vampire of the crypt that comes into play only to fight (VTES-IMB-17)."""

from __future__ import annotations

from nokturn.games.vtes.combat.rounds import fight
from nokturn.games.vtes.play.entering_play import crypt_card, rises
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import VAMPIRE
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Who
from nokturn.games.vtes.state.zones import burn
from nokturn.games.vtes.text.effects import who_is
from nokturn.kernel import Rule, call, carries_out, procedure


class CallUp(Effect, frozen=True, kw_only=True):
    """The top card of one's own crypt, unseen until now, fights the minion for its Methuselah, full of blood, and
    leaves the game after that; what is no vampire leaves it at once, and there is no combat (VTES-IMB-17)."""

    who: Who = "chosen"


@carries_out(CallUp)
@procedure(rule=("VTES-IMB-15", "VTES-IMB-17", "VTES-TERM-08"))
def calls_up(game: Vtes, play: Play, effect: CallUp) -> Rule:
    """It comes into play only to fight."""
    if not game.crypt[play.seat]:
        return
    printed = game.crypt[play.seat][-1]
    game.crypt[play.seat] = game.crypt[play.seat][:-1]
    if CRYPT[printed].kind != VAMPIRE:
        burn(game, crypt_card(game, play.seat, printed, 0), remove=True)
        return
    ref = yield call(rises, play.seat, printed, CRYPT[printed].capacity)
    yield call(fight, ref, who_is(game, play, effect.who))
    if ref in game.cards:
        burn(game, ref, remove=True)
