"""Locations that are replaced, dials that are set; GRAIL-LOC-REPLACED, GRAIL-COUNTER."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.printed.language.effects_of_world import EncounterLevels, ReplaceLocation, SetDial
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.places import Dial
from nokturn.games.grail.state.state import Grail, added, without
from nokturn.games.grail.world.encounter_decks import build_decks
from nokturn.games.grail.world.locations import in_campaign
from nokturn.games.grail.world.menhirs import MOST
from nokturn.kernel import Rule, call, procedure


@op(ReplaceLocation, personal=False)
@procedure(rule=("GRAIL-LOC-REPLACED-01", "GRAIL-LOC-REPLACED-03", "GRAIL-LOC-REPLACED-04", "GRAIL-DISCARD-03"))
def replace_location(state: Grail, do: ReplaceLocation, context: Context) -> Context:
    """The new card takes the cell of the old one with everything on it, and nobody arrives anywhere."""
    if not in_campaign(state, do.old):
        return context
    if do.old in state.stack:
        state.stack = added(without(state.stack, do.old), do.new)
    else:
        state.places[do.new] = state.places.pop(do.old)
        for hero in state.at(do.old):
            state.change(hero, location=do.new)
        state.guardians |= {card: do.new for card, where in state.guardians.items() if where == do.old}
    if do.old in state.kept_quest_tokens:
        state.kept_quest_tokens[do.new] = state.kept_quest_tokens.pop(do.old)
    held = {name: dial for name, dial in state.dials.items() if dial.holder == str(do.old)}
    state.dials |= {name: replace(dial, holder=str(do.new)) for name, dial in held.items()}
    state.tell("replaced", location=do.new, old=do.old)
    return context.noting(changed=True)


@op(SetDial, personal=False)
@procedure(rule=("GRAIL-COUNTER-01", "GRAIL-COUNTER-02", "GRAIL-MENHIR-11"))
def set_dial(state: Grail, do: SetDial, context: Context) -> Context:
    """A Time Dial or a Quest Dial; what it shows is between 1 and 12."""
    value = min(MOST, max(1, number(state, do.n)))
    state.dials[do.name] = Dial(do.kind, value, do.holder)
    state.tell("dial-set", dial=do.name, n=value)
    return context.noting(changed=True)


@op(EncounterLevels, personal=False)
@procedure(rule="GRAIL-ENC-02")
def encounter_levels(state: Grail, do: EncounterLevels, context: Context) -> Rule:
    """The decks are rebuilt with these levels."""
    yield call(build_decks, do.levels)
    return context.noting(changed=True)
