"""Retainers: animals, and other company."""

from __future__ import annotations

from nokturn.games.vtes.action.outcomes import as_if_unblocked
from nokturn.games.vtes.cards.permanents import EMPLOY, SERVANT
from nokturn.games.vtes.combat.effects import Damage
from nokturn.games.vtes.playing.reductions import Reduce
from nokturn.games.vtes.state.card_language import ALLY, RETAINER, Ability, Mode, Static, Trigger, write
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import BurnBlood, Change, Do, Lock, Unlock
from nokturn.games.vtes.text.primitives import Delay
from nokturn.kernel import Rule, call, procedure

write(
    "raptor",
    *EMPLOY,
    Static("intercept"),
    Static("hand-size", -1, of="opponent", when="superior-card"),
)
write("owl-companion", *EMPLOY, Static("open-hand", of="opponent"))
write(
    "feral-hound",
    Mode(RETAINER, "take-action", ("ani",), does=(Change(what="unlocks-at-discard", lasts="turn"),)),
    Mode(RETAINER, "take-action", ("ANI",), does=(Delay(moment="after-resolution", name="vtes.unlocks_employer"),)),
    Ability(
        "need-intercept",
        lock=True,
        needs=("is-host", "blocking"),
        does=(Change(what="intercept", who="host"),),
    ),
)


@procedure(rule="VTES-RES-12")
def unlocks_employer(game: Vtes, play: Play) -> None:
    """The vampire that has employed it unlocks."""
    Unlock().apply(game, play)


write(
    "homunculus",
    *[Mode(RETAINER, "take-action", (level,)) for level in ("pro", "PRO")],
    Ability("any-unlock", blood=1, needs=("locked",), once=("phase",), does=(Unlock(who="host"),)),
)
write(
    "crypts-sons",
    SERVANT,
    Ability(
        "blocked",
        needs=("host-acts", "acting-sect:anarch", "is-host"),
        does=(BurnBlood(who="this"), Lock(who="blocker"), Do("vtes.brushes_aside")),
    ),
    Trigger("normal-strikes", (Damage(),), needs=("is-host",)),
)


@procedure(rule=("VTES-RES-05", "VTES-RES-09"))
def brushes_aside(game: Vtes, play: Play) -> Rule:
    """The action goes on as if it had not been blocked; the blocker stays locked."""
    yield call(as_if_unblocked, play)


write(
    "szlachta-assistant",
    SERVANT,
    Ability(
        "paying",
        burn=True,
        needs=("is-host",),
        does=(Reduce(blood=2, pool=2, of=(ALLY,), clan="tzimisce", keyword="ghoul"),),
    ),
)
