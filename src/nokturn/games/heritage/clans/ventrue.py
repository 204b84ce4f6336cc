"""Ventrue: edicts; HER-VEN."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import is_awake
from nokturn.games.heritage.effects.ops import can_any, op, resolve
from nokturn.games.heritage.printed.attributes import GROUPS
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.recruiting.recruit import recruit_is_complete
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Name
from nokturn.games.heritage.state.hand import discard_scheme, player_of
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Edict
from nokturn.kernel import Rule, Seat, ask, ask_confirm, call, carries_out, procedure


@op("edict")
@procedure(rule=("HER-VEN-01", "HER-VEN-02", "HER-VEN-03"))
def proclaim(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """One value of the group is marked for good; an older edict is discarded."""
    named = yield ask(
        acting.player,
        "edict-value",
        [Name(value) for value in GROUPS[effect.category]],  # type: ignore[index]
        rule="HER-VEN-01",
        source=acting.source,
    )
    if game.edict is not None:
        discard_scheme(game, acting.player, game.edict.scheme)
    game.edict = Edict(acting.source, named.attribute, acting.vampire)
    game.tell("proclaims", player=acting.player, scheme=acting.source, attribute=named.attribute)


def acting_for(game: Heritage, edict: Edict, seat: Seat, recruit: str) -> Acting:
    """HER-VEN-05: who played it, or the clan leader; if both are torpid, nobody."""
    vampire = next((one for one in (edict.leader, game.tops[seat]) if is_awake(game, one)), "")
    return Acting(seat, vampire, source=edict.scheme, recruited=recruit)


@carries_out(recruit_is_complete)
@procedure(rule=("HER-VEN-04", "HER-RECRUIT-08"))
def edict_answers(game: Heritage, seat: Seat, character: str) -> Rule:
    """Whoever recruited: the Ventrue player may resolve the edict, once for this recruit; HER-R-28."""
    edict = game.edict
    if edict is None or edict.value not in PEOPLE[character].attributes:
        return
    ventrue = player_of(game, "ventrue")
    acting = acting_for(game, edict, ventrue, character)
    effects = SCHEMES[edict.scheme].effects[0].effects
    if not can_any(game, acting, effects):
        return
    wanted = yield ask_confirm(ventrue, "edict", rule="HER-VEN-04", scheme=edict.scheme, character=character)
    if wanted:
        game.tell("invokes-edict", player=ventrue, scheme=edict.scheme, character=character)
        yield call(resolve, SCHEMES[edict.scheme].effects[0].effects, acting)
