"""What each clue makes of the hypotheses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nokturn.games.dracula.belief import answers, hideouts, moves
from nokturn.games.dracula.belief.knowledge import Known
from nokturn.games.dracula.state import clues
from nokturn.games.dracula.state.clues import Clue

STEPS: dict[type[Clue], Callable[[Known, Any], Known]] = {
    clues.Began: moves.began,
    clues.Slides: hideouts.slides,
    clues.MayMove: moves.may_move,
    clues.Placed: moves.placed,
    clues.FromLair: moves.from_lair,
    clues.Stays: moves.stays,
    clues.Fed: answers.fed,
    clues.Misdirected: hideouts.misdirected,
    clues.Cleared: hideouts.cleared,
    clues.MadeLair: hideouts.made_lair,
    clues.Matured: hideouts.matured,
    clues.LiesOn: hideouts.lies_on,
    clues.Flew: moves.flew,
    clues.Seen: answers.seen,
    clues.NotThere: answers.not_there,
    clues.Elsewhere: answers.elsewhere,
    clues.NotHiding: answers.not_hiding,
    clues.HideInDeck: answers.hide_in_deck,
    clues.AdjacentTo: answers.adjacent_to,
    clues.TrailBeside: answers.trail_beside,
    clues.InRegion: answers.in_region,
    clues.Here: answers.here,
}


def after_clue(known: Known, clue: Clue) -> Known:
    """What everybody knows once this is known too."""
    step = STEPS[type(clue)](known, clue)
    return replace(step, rows=step.rows.balanced())
