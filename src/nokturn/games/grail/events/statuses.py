"""Statuses of the save sheet, Clues, savepoints and endings; GRAIL-STATUS, GRAIL-CLUE."""

from __future__ import annotations

from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import procedure


@op(world.SetStatus, personal=False)
@procedure(rule=("GRAIL-STATUS-01", "GRAIL-STATUS-02", "GRAIL-STATUS-03", "GRAIL-STATUS-04"))
def set_status(state: Grail, do: world.SetStatus, context: Context) -> Context:
    """A part, one more box, or, of a Status without a part named, its first; what is set stays set."""
    parts = state.statuses.get(do.status, ())
    part = len(parts) + 1 if do.one_more else do.part or 1
    if part in parts or part > state.content.statuses[do.status].parts:
        return context
    state.statuses[do.status] = tuple(sorted((*parts, part)))
    state.tell("status", status=do.status, n=part)
    return context.noting(changed=True)


@op(world.ClearStatus, personal=False)
@procedure()
def clear_status(state: Grail, do: world.ClearStatus, context: Context) -> Context:
    if do.status not in state.statuses:
        return context
    del state.statuses[do.status]
    state.tell("status-cleared", status=do.status)
    return context.noting(changed=True)


@op(world.GainClue, personal=False)
@procedure(rule=("GRAIL-CLUE-01", "GRAIL-CLUE-02"))
def gain_clue(state: Grail, do: world.GainClue, context: Context) -> Context:
    if do.clue in state.clues:
        return context
    state.clues = (*state.clues, do.clue)
    state.tell("clue", clue=do.clue)
    return context.noting(changed=True)


@op(world.Savepoint, personal=False)
@procedure(rule="GRAIL-SAVE-01")
def savepoint(state: Grail, do: world.Savepoint, context: Context) -> Context:
    """A good moment to stop."""
    state.tell("savepoint")
    return context


@op(world.BeginChapter, personal=False)
@procedure(rule=("GRAIL-SETUP-WORLD-10", "GRAIL-QUEST-02"))
def announce_chapter(state: Grail, do: world.BeginChapter, context: Context) -> Context:
    """After the current Action."""
    state.next_chapter = do.chapter
    return context.noting(changed=True)


@op(world.EndCampaign, personal=False)
@procedure(rule=("GRAIL-QUEST-02", "GRAIL-GRACE-01"))
def end_campaign(state: Grail, do: world.EndCampaign, context: Context) -> Context:
    """An ending; one without victory is a defeat."""
    state.ending = do.ending
    state.defeat = "" if state.content.endings[do.ending].victory else "GRAIL-GRACE-01"
    state.tell("ending", ending=do.ending)
    state.tell("epilogue", epilogue=do.ending)
    state.finished = True
    return context
