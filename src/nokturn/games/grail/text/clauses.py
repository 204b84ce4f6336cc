"""One thing an effect does, as a clause: `gain 2 Food`, `otrzymaj 2 Prowiantu`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.printed.language.scopes import Context, scope_of
from nokturn.games.grail.text.voice import Form, Voice

PERSONAL = (
    world.Gain, world.Lose, world.SetTo, world.Pay, world.GainSecret, world.LoseSecret, world.GainItem, world.DrawItem,
    world.DiscardItem, world.Damage,
)  # fmt: skip
"""What is done by or to somebody: these have a subject, all others are done by those who read."""
NO_TERROR = 9
"""Reducing Terror by so much leaves none."""

Teller = Callable[[Voice, Any], tuple[str, dict[str, Any]]]
"""The message of an op and its facts."""


def subject_of(do: Do, voice: Voice, context: Context) -> str:
    """Who does it; nothing: you."""
    scope = scope_of(do, context)
    if not isinstance(do, PERSONAL) or scope == "this" or (scope == "actor" and context != "event"):
        return ""
    if scope == "actor":
        scope = "all"
    facts = {"context": context} if scope == "choose" else {}
    return voice.say(f"subject-{scope}", **facts)


def clause_of(do: Do, voice: Voice, form: Form, context: Context = "card") -> str:
    """What is done, in one of its forms, without its subject."""
    op = str(type(do).__struct_config__.tag)
    key, facts = _TOLD[type(do)](voice, do) if type(do) in _TOLD else ("", {})
    if isinstance(do, world.ChangeCost):
        facts["whose"] = "all" if scope_of(do, context) == "all" else "own"
    clause = voice.say(f"do-{op}{key}", form=form, **facts)
    if do.toss:
        clause = voice.say("toss", form=form, face=voice.say(f"face-{do.toss}"), clause=clause)
    return clause


def amounts_of(parts: Sequence[Do], voice: Voice, form: Form, joined: str = "and") -> str:
    """Several gains, losses, payments or traits with one verb; nothing if it is only one."""
    traits = [voice.say(f"trait-{do.trait}") for do in parts if isinstance(do, fought.IgnoreTrait)]
    if len(traits) > 1:
        return voice.say("do-ignore_traits", form=form, traits=voice.listed(traits))
    values = [do for do in parts if isinstance(do, world.Gain | world.Lose | world.Pay)]
    if len(values) < 2:
        return ""
    said = [voice.amount(do.n, do.what) for do in values]
    amounts = voice.say(joined, first=", ".join(said[:-1]), last=said[-1])
    op = str(type(values[0]).__struct_config__.tag)
    return voice.say(f"do-{op}", form=form, what=values[0].what, amount=amounts)


def _value(voice: Voice, do: world.Gain | world.Lose | world.SetTo) -> tuple[str, dict[str, Any]]:
    names = {"value": voice.say(f"value-{do.what}"), "n": voice.number(do.n)}
    return "", {"what": do.what, "amount": voice.amount(do.n, do.what), **names}


def _pay(voice: Voice, do: world.Pay) -> tuple[str, dict[str, Any]]:
    if do.what in ("card", "charge"):
        return f"-{do.what}{'-all' if do.n.everything else ''}", {"n": voice.number(do.n)}
    return "", {"amount": voice.amount(do.n, do.what)}


def _status(voice: Voice, do: world.SetStatus) -> tuple[str, dict[str, Any]]:
    name = voice.pack.statuses[do.status].name[voice.lang]
    return "-more" if do.one_more else "", {"status": name, "part": do.part}


def _items(voice: Voice, do: world.DrawItem | world.DiscardItem) -> tuple[str, dict[str, Any]]:
    return "", {"items": voice.say(f"items-{do.which}", n=voice.number(do.n))}


def _menhir(voice: Voice, do: world.ChangeMenhir) -> tuple[str, dict[str, Any]]:
    lowest = do.where == "lowest"
    menhir = voice.say("menhir-lowest") if lowest else voice.say("menhir-number", where=str(do.where))
    return "", {"menhir": menhir, **_signed(do.n)}


def _dial(voice: Voice, do: world.SetDial) -> tuple[str, dict[str, Any]]:
    n, per = (voice.number(do.n), 0) if voice.players is not None else (do.n.fixed, do.n.per_player)
    return "", {"kind": do.kind, "holder": voice.holder(do.holder), "value": voice.say("dial-value", n=n, per=per)}


def _guardian(voice: Voice, do: world.PlaceGuardian) -> tuple[str, dict[str, Any]]:
    return "", {"encounter": voice.pack.encounters[do.encounter].name[voice.lang], "where": str(do.where)}


def _damage(voice: Voice, do: world.Damage) -> tuple[str, dict[str, Any]]:
    return "-unavoidable" if do.unavoidable else "", {"n": voice.number(do.n)}


def _swap(voice: Voice, do: world.ReplaceLocation) -> tuple[str, dict[str, Any]]:
    return "", {"old": str(do.old), "new": str(do.new), "location": voice.pack.locations[do.new].name[voice.lang]}


def _chapter(voice: Voice, do: world.BeginChapter) -> tuple[str, dict[str, Any]]:
    return "", {"chapter": do.chapter, "title": voice.pack.chapters[do.chapter].title[voice.lang]}


def _terror(voice: Voice, do: world.ReduceTerror) -> tuple[str, dict[str, Any]]:
    n = voice.number(do.n)
    return "-all" if n >= NO_TERROR else "", {"n": n}


def _per(voice: Voice, do: fought.PoolPer | fought.AttitudePer) -> tuple[str, dict[str, Any]]:
    return "", {"n": voice.number(do.n), **voice.attribute(do.attribute)}


def _number(voice: Voice, do: Any) -> tuple[str, dict[str, Any]]:
    return "", {"n": voice.number(do.n)}


def _sign(voice: Voice, do: fought.Pool | fought.Attitude) -> tuple[str, dict[str, Any]]:
    return "", _signed(voice.number(do.n))


def _signed(n: int) -> dict[str, Any]:
    return {"n": abs(n), "sign": "minus" if n < 0 else "plus"}


_TOLD: dict[type[Any], Teller] = {
    world.Gain: _value,
    world.Lose: _value,
    world.SetTo: _value,
    world.Pay: _pay,
    world.SetStatus: _status,
    world.ClearStatus: lambda voice, do: ("", {"status": voice.pack.statuses[do.status].name[voice.lang]}),
    world.GainSecret: lambda voice, do: ("", {"secret": voice.pack.secrets[do.secret].name[voice.lang]}),
    world.LoseSecret: lambda voice, do: ("", {"secret": voice.pack.secrets[do.secret].name[voice.lang]}),
    world.GainItem: lambda voice, do: ("", {"item": voice.pack.items[do.item].name[voice.lang]}),
    world.DrawItem: _items,
    world.DiscardItem: _items,
    world.DrawEncounter: lambda voice, do: ("", voice.colour(do.colour)),
    world.EncounterLevels: lambda voice, do: ("", {"levels": voice.listed([str(one) for one in do.levels])}),
    world.ReplaceLocation: _swap,
    world.ChangeMenhir: _menhir,
    world.MenhirBonus: _number,
    world.SetDial: _dial,
    world.PlaceGuardian: _guardian,
    world.ResolveEvent: lambda voice, do: ("", {"event": voice.pack.events[do.event].title[voice.lang]}),
    world.AddRandomEvents: _number,
    world.LoopEvent: _number,
    world.StartQuest: lambda voice, do: ("", {"quest": voice.quest(do.quest)}),
    world.QuestDone: lambda voice, do: ("", {"quest": voice.quest(do.quest)}),
    world.GainClue: lambda voice, do: ("", {"clue": voice.pack.clues[do.clue].text[voice.lang].rstrip(".")}),
    world.BeginChapter: _chapter,
    world.EndCampaign: lambda voice, do: ("", {"ending": voice.pack.endings[do.ending].title[voice.lang]}),
    world.ChangeCost: lambda voice, do: (f"-{do.what}", _signed(do.n)),
    world.Damage: _damage,
    world.PeekChoice: _number,
    world.ReduceTerror: _terror,
    world.ReduceHealthLoss: _number,
    world.TakeTerror: _number,
    fought.Pool: _sign,
    fought.PoolPer: _per,
    fought.PoolPerDamage: _number,
    fought.PoolPerCharge: _number,
    fought.Reduce: _number,
    fought.ReduceToOne: _number,
    fought.Shift: lambda voice, do: ("", {"by": "any" if do.by == "any" else "lower"}),
    fought.Draw: _number,
    fought.Discard: _number,
    fought.Mill: _number,
    fought.AddCharge: _number,
    fought.AddChargeAnywhere: _number,
    fought.ChargeByLevel: lambda voice, do: ("", voice.attribute(do.attribute)),
    fought.Attitude: _sign,
    fought.AttitudePer: _per,
    fought.AttitudePerCharge: _number,
    fought.Soften: _number,
    fought.PanicThreshold: lambda voice, do: ("", {"n": voice.number(do.n) + 1}),
    fought.HandLimit: lambda voice, do: ("", {"n": voice.number(do.n) + 3}),
    fought.ExtraSlot: lambda voice, do: ("", {"slot": voice.say(f"slot-{do.which}")}),
    fought.IgnoreTrait: lambda voice, do: ("", {"trait": voice.say(f"trait-{do.trait}")}),
}
"""How each op is told; the others need no facts."""
