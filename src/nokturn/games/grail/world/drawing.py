"""Drawing an Encounter; GRAIL-ENC-03, GRAIL-ENC-05."""

from __future__ import annotations

from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.steps import face
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.printed.language.effects_of_world import DrawEncounter
from nokturn.games.grail.printed.language.vocabulary import Colour
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.encounter_decks import draw_top, is_over, put_under
from nokturn.kernel import Rule, call, procedure


@op(DrawEncounter, personal=False)
@procedure(rule="GRAIL-ENC-03")
def encounter_by_effect(state: Grail, do: DrawEncounter, context: Context) -> Rule:
    """Faced by the whole Party, and by whoever has joined it for this."""
    there = present(state, (*context.party, *[one for one in context.guests if one not in context.party]))
    members = tuple([hero for hero in there if not state.heroes[hero].stricken])
    if members:
        yield call(draw_encounter, do.colour, members, context.location)
    return context.noting(changed=True)


@procedure(rule=("GRAIL-ENC-03", "GRAIL-ENC-05"))
def draw_encounter(state: Grail, colour: Colour, members: tuple[str, ...], location: int) -> Rule:
    """The top card of a deck, unless somebody has it exchanged, is faced at once; from an empty deck nothing comes."""
    card = draw_top(state, colour)
    if not card:
        state.tell("no-encounter", colour=colour)
        return "ended"
    state.tell("draws-encounter", encounter=card, heroes=members, reveals=True)
    about = Context(actor=members[0], party=members, location=location, source=f"encounter/{card}", colour=colour)
    about = yield call(fire, "draw_encounter", about, members)
    if about.tally.redraw:
        is_over(state, card)
        put_under(state, card)
        outcome = yield call(draw_encounter, colour, members, location)
        return outcome
    outcome = yield call(face, card, present(state, members))
    return outcome
