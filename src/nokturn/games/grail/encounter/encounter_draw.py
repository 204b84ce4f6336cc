"""Drawing an Encounter, which starts it at once for the whole Party; GRAIL-ENC-03."""

from __future__ import annotations

from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.steps import face
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.printed.language.effects_of_world import DrawEncounter
from nokturn.games.grail.printed.language.vocabulary import Colour
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.world.encounter_decks import draw_top, is_over, put_under
from nokturn.kernel import Rule, call, procedure


@op(DrawEncounter, personal=False)
@procedure(rule="GRAIL-ENC-03")
def draw_encounter(state: Grail, do: DrawEncounter, context: Context) -> Rule:
    """For the Party, and for those who have joined it for this."""
    party = present(state, (*context.party, *context.guests))
    members = tuple([hero for hero in party if not state.heroes[hero].stricken])
    if members:
        yield call(meet, do.colour, members)
    return context.noting(changed=True)


@procedure(rule=("GRAIL-ENC-01", "GRAIL-ENC-03", "GRAIL-ENC-05"))
def meet(state: Grail, colour: Colour, members: tuple[str, ...]) -> Rule:
    """The top card is faced, unless somebody's rule puts it under the deck for another; returns how it ended, or
    nothing where the deck is empty."""
    card = draw_top(state, colour)
    if not card:
        state.tell("no-encounter", colour=colour)
        return ""
    state.tell("draws-encounter", encounter=printed(card), heroes=members, reveals=True)
    location = state.heroes[members[0]].location
    about = Context(actor=members[0], party=members, location=location, source="draw", colour=colour)
    about = yield call(fire, "draw_encounter", about, members)
    if about.tally.redraw:
        is_over(state, card)
        put_under(state, card)
        outcome = yield call(meet, colour, members)
        return outcome
    outcome = yield call(face, card, members)
    return outcome
