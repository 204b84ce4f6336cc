"""Effects of combat that ask somebody or take several steps."""

from __future__ import annotations

from nokturn.games.vtes.combat.damage import fall, inflict, prevent_points
from nokturn.games.vtes.combat.effects import Damage, Prevent, ToTorpor
from nokturn.games.vtes.combat.granted import give
from nokturn.games.vtes.combat.legal import required
from nokturn.games.vtes.combat.sides import fight_of
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire
from nokturn.games.vtes.state.underway_records import Play, Wound
from nokturn.games.vtes.text.effects import who_is
from nokturn.kernel import Rule, call, carries_out, procedure


@carries_out(Prevent)
@procedure(rule=("VTES-DMG-02", "VTES-DMG-11"))
def prevents(game: Vtes, play: Play, effect: Prevent) -> Rule:
    """As much as there is, at most what the card says."""
    ref = who_is(game, play, effect.who)
    points = effect.number + (play.x if effect.x else 0)
    left = yield call(prevent_points, play.seat, ref, points, effect.of, required(game, play))
    if left and effect.keep:
        give(game, f"prevent:{effect.of}" if effect.of else "prevent", ref, play.card, effect.keep, left)


@carries_out(ToTorpor)
@procedure(rule=("VTES-TORPOR-01", "VTES-AGG-02", "VTES-DMG-06"))
def sent_to_torpor(game: Vtes, play: Play, effect: ToTorpor) -> Rule:
    """What keeps a wounded vampire from torpor can be used (VTES-AGG-02)."""
    ref = who_is(game, play, effect.who)
    if ref not in game.cards:
        return
    if is_vampire(game.cards[ref]):
        yield call(fall, (ref,))
    else:
        yield call(burn_card, ref)


@carries_out(Damage)
@procedure(rule=("VTES-DMG-08", "VTES-DMG-13"))
def damages(game: Vtes, play: Play, effect: Damage) -> Rule:
    """Damage to one card: at once, or together with that of the strikes being resolved."""
    wound = Wound(
        to=who_is(game, play, effect.who),
        amount=effect.amount + (play.x if effect.x else 0),
        aggravated=effect.aggravated,
        by=play.minion if effect.by_minion else "",
        source=play.source if play.source in game.cards else play.card,
        preventable=effect.preventable,
    )
    if wound.to not in game.cards:
        return
    if game.combat is not None and fight_of(game).step == "resolving":
        game.wounds = (*game.wounds, wound)
    else:
        yield call(inflict, (wound,))
