"""An effect: alternatives to choose from, each a list of things to do in order."""

from __future__ import annotations

from collections.abc import Iterable

from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.kernel import Leaf

AnyDo = (
    world.Nothing
    | world.Gain
    | world.Lose
    | world.SetTo
    | world.Pay
    | world.SetStatus
    | world.ClearStatus
    | world.GainSecret
    | world.LoseSecret
    | world.GainItem
    | world.DrawItem
    | world.DiscardItem
    | world.DiscardThis
    | world.DrawEncounter
    | world.RedrawEncounter
    | world.EncounterLevels
    | world.ReplaceLocation
    | world.ChangeMenhir
    | world.MenhirBonus
    | world.SetDial
    | world.PlaceGuardian
    | world.ResolveEvent
    | world.AddRandomEvents
    | world.LoopEvent
    | world.RedrawEvent
    | world.StartQuest
    | world.QuestDone
    | world.GainClue
    | world.BeginChapter
    | world.EndCampaign
    | world.Savepoint
    | world.ChangeCost
    | world.Damage
    | world.PeekChoice
    | world.ReduceTerror
    | world.ReduceHealthLoss
    | world.TakeTerror
    | world.EscapeGuardian
    | fought.Pool
    | fought.PoolPer
    | fought.PoolPerDamage
    | fought.PoolPerCharge
    | fought.Reduce
    | fought.ReduceToOne
    | fought.NoPoolLoss
    | fought.IgnoreAttack
    | fought.Shift
    | fought.Draw
    | fought.Discard
    | fought.Mill
    | fought.Tear
    | fought.TearSelf
    | fought.AddCharge
    | fought.AddChargeAnywhere
    | fought.ChargeByLevel
    | fought.Chain
    | fought.MagicFree
    | fought.Attitude
    | fought.AttitudePer
    | fought.AttitudePerCharge
    | fought.Soften
    | fought.IgnoreResponse
    | fought.ReverseResponse
    | fought.Flee
    | fought.PanicThreshold
    | fought.PanicImmune
    | fought.AllowDraw
    | fought.HandLimit
    | fought.ExtraSlot
    | fought.FreeMulligan
    | fought.IgnoreTrait
    | fought.RedirectOpportunity
)
"""One thing an effect does."""

OPS: dict[str, type[Do]] = {str(kind.__struct_config__.tag): kind for kind in AnyDo.__args__}
"""Every op of the language, by the word that cards write."""


class Effect(Leaf, frozen=True):
    """One effect of a card or passage: `a ; b | c` is a choice between doing a and b, and doing c."""

    alternatives: tuple[tuple[AnyDo, ...], ...]

    plain_name = "grail.Effect"

    @property
    def parts(self) -> tuple[AnyDo, ...]:
        """Everything in it, whichever alternative is chosen."""
        return tuple([do for alternative in self.alternatives for do in alternative])


Effects = tuple[Effect, ...]
NOTHING = Effect(((world.Nothing(),),))


def parts_of(effects: Iterable[Effect]) -> tuple[AnyDo, ...]:
    """Everything these effects may do."""
    return tuple([do for effect in effects for do in effect.parts])
