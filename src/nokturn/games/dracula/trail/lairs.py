"""Lairs: hideouts that Dracula keeps beside the trail (DRA-LAIR)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.dracula.state.choices import ClearLair, MakeLair, MoveToLair, PlaceEncounter
from nokturn.games.dracula.state.clues import MadeLair
from nokturn.games.dracula.state.decks import refill_hand
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.trail.trail import add_encounter, clear, holy
from nokturn.kernel import Option, Refused, Rule, ask, call, procedure


def free_space(game: Dracula) -> int:
    """The first lair space 1–3 without a lair, or 0."""
    return next((space for space, lair in enumerate(game.lairs, 1) if lair is None), 0)


def clearings(game: Dracula) -> Iterator[Option]:
    """Every lair may be cleared at any time; DRA-LAIR-05."""
    for space, lair in enumerate(game.lairs, 1):
        if lair is not None:
            yield ClearLair(space)


def clear_lair(game: Dracula, space: int) -> None:
    """Dracula gives this lair up; the trail does not shift; DRA-LAIR-05, DRA-LAIR-06."""
    lair = game.lairs[space - 1]
    assert lair is not None
    clear(game, lair.slot)


def lair_moves(game: Dracula) -> Iterator[Option | Refused]:
    """Lairs he could legally move to; DRA-LAIR-04, DRA-TOKEN-HOLY-02."""
    for space, lair in enumerate(game.lairs, 1):
        if lair is None:
            continue
        if not game.atlas.adjacent(game.at, lair.card):
            yield Refused(MoveToLair(space), "DRA-LAIR-04")
        else:
            yield Refused(MoveToLair(space), "DRA-TOKEN-HOLY-02") if lair.card in holy(game) else MoveToLair(space)


def lair_options(game: Dracula) -> Iterator[Option | Refused]:
    """For what slid off: the lair it could become, or the lairs of which one would have to go first; DRA-LAIR-01,
    -02, -06.  Not for Hide, nor where no encounter would be in it."""
    slid = game.slid
    if not game.advanced or slid is None:
        return
    space = free_space(game)
    if slid.card == "hide":
        yield Refused(MakeLair(space or 1), "DRA-LAIR-02")
    elif space and (slid.encounters or game.encounters):
        yield MakeLair(space)
    if not space:
        yield from [Refused(MakeLair(number), "DRA-LAIR-06") for number in range(1, len(game.lairs) + 1)]
        yield from clearings(game)


@procedure(rule=("DRA-LAIR-01", "DRA-LAIR-03"))
def make_lair(game: Dracula, space: int) -> Rule:
    """What slid off lies on the lair space as it is, without power cards and with one more encounter."""
    slid = game.slid
    assert slid is not None
    if slid.wolf:
        game.location_deck = tuple(sorted((*game.location_deck, "wolf_form")))
    if slid.bat:
        game.combat_deck = (*game.combat_deck, "escape_as_bat")
    lair = replace(slid, wolf=False, bat=False)
    game.lairs = tuple([lair if number == space else old for number, old in enumerate(game.lairs, 1)])
    game.slid = None
    game.tell("lair-made", lair=space)
    game.learn(MadeLair(lair.slot))
    if game.encounters:
        choice = yield ask(
            game.dracula,
            "encounter-for-lair",
            [PlaceEncounter(card) for card in dict.fromkeys(game.encounters)],
            rule="DRA-LAIR-03",
            lair=space,
        )
        made = game.lairs[space - 1]
        assert made is not None
        add_encounter(game, made.slot, choice.encounter)
        yield call(refill_hand)
