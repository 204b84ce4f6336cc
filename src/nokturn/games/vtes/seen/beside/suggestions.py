"""Orders for whole classes of windows, suggested by the hand one holds: pass where there is nothing to use.

Only whoever holds the hand is told.  An order once given is carried out whatever has been drawn since, so that nobody
learns anything from how quickly somebody passes."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.playing.impulse import ACTIONS
from nokturn.games.vtes.playing.who_is_asked import OWN_TURN
from nokturn.games.vtes.seen.beside.of_use import OTHERS, Moment, anything, anything_now, wanted
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.choices import GainFromEdge, HandStrike, Hunt, Pass
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.timing import COMBAT
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.orders import Facts, StandingOrder

IN_ACTION: tuple[Window, ...] = (
    "as-announced",
    "action",
    "block-attempt",
    "blocks-declined",
    "before-block-resolution",
    "would-succeed",
    "after-resolution",
    "after-diablerie",
    "before-votes",
    "as-played",
    "torpor-entry",
)
IN_COMBAT: tuple[Window, ...] = (*COMBAT, "as-strike-chosen", "prevent", "as-played", "torpor-entry")
BETWEEN: tuple[Window, ...] = ("between-actions", "phase-end")
KINDS: tuple[tuple[bool | None, Facts], ...] = (
    (None, ()),
    (False, (("bleeds", False),)),
    (True, (("bleeds", True),)),
)
ATTEMPTS: tuple[tuple[bool | None, Facts], ...] = (
    (None, ()),
    (False, (("succeeds", False),)),
    (True, (("succeeds", True),)),
)
AWAKE: tuple[tuple[bool | None, Facts], ...] = ((None, ()), (False, (("awake", False),)))
Given = tuple[str, Option, Facts]


def suggested(game: Vtes, seat: Seat) -> tuple[StandingOrder, ...]:
    """To pass in every window for which neither the hand nor the table has anything to use."""
    since = game.turn if game.active == seat else 0
    given = (*_in_actions(game, seat), *_in_combat(game, seat), *_in_own_turn(game, seat))
    return tuple([StandingOrder(name, does, "", 0, when, OWN_TURN, since) for name, does, when in given])


def _in_actions(game: Vtes, seat: Seat) -> Iterator[Given]:
    for window in IN_ACTION:
        for part in ("acting", *OTHERS):
            for when in _idle(game, seat, window, part):
                yield window, Pass(), (("part", part), *when)
    for part in ("acting", "active", *OTHERS):
        if not anything(game, seat, Moment("polling", part)):
            yield "polling", Pass(), (("part", part), ("votes", False))


def _idle(game: Vtes, seat: Seat, window: Window, part: str) -> Iterator[Facts]:
    """When there is nothing to use in such windows, by what everybody sees then: always, or else in this case and that.
    Whoever passes where the wider case holds is not told of the narrower."""
    found: list[Facts] = []
    for moment, when in sorted(_cases(game, seat, window, part), key=lambda case: len(case[1])):
        if not any({*wider} <= {*when} for wider in found) and not anything(game, seat, moment):
            found.append(when)
            yield when


def _cases(game: Vtes, seat: Seat, window: Window, part: str) -> Iterator[tuple[Moment, Facts]]:
    usual = Moment(window, part)
    if window not in ACTIONS:
        yield usual, ()
        return
    for bleeds, kind in KINDS:
        moment = usual._replace(bleeds=bleeds)
        for succeeds, attempt in ATTEMPTS if window == "block-attempt" else ATTEMPTS[:1]:
            yield from _by_part(game, seat, moment._replace(succeeds=succeeds), (*kind, *attempt))


def _by_part(game: Vtes, seat: Seat, moment: Moment, when: Facts) -> Iterator[tuple[Moment, Facts]]:
    """Acting, with any minion, or with this one and that; against others, with whoever is awake, or with nobody."""
    if moment.part == "acting":
        yield moment, when
        yield from [(moment._replace(minion=one.ref), (*when, ("minion", one.ref))) for one in game.ready(seat)]
        if moment.window == "action":
            # What only keeps others from blocking is of no use while nobody could.
            yield moment._replace(window="blocks-declined"), (*when, ("blocks", "none"))
        return
    for awake, able in AWAKE:
        given = moment._replace(awake=awake)
        if moment.window != "action":
            yield given, (*when, *able)
            continue
        declined = _declined(game, seat)
        for blocks in declined:
            yield given, (*when, *able, ("blocks", blocks))
            # Whoever holds nothing but what wakes a minion is asked where that one could block.
            for wakes in declined:
                asleep = given._replace(blocking=False)
                yield asleep, (*when, *able, ("blocks", blocks), ("wakes", wakes))


def _declined(game: Vtes, seat: Seat) -> tuple[str, ...]:
    """Nobody is made to decline a block that could succeed: where none can be made, or all are short of intercept and
    the hand holds none."""
    return ("none",) if anything(game, seat, Moment("block-attempt", "blocker")) else ("none", "short")


def _in_combat(game: Vtes, seat: Seat) -> Iterator[Given]:
    for window in IN_COMBAT:
        if not anything(game, seat, Moment(window, "combatant")):
            yield window, Pass(), (("part", "combatant"),)
    if not anything(game, seat, Moment("strike", "combatant")):
        yield "strike", HandStrike(), ()


def _in_own_turn(game: Vtes, seat: Seat) -> Iterator[Given]:
    active = (("part", "active"),)
    yield "unlock-phase", GainFromEdge(), active
    if not anything_now(game, seat, "master-phase"):
        yield "master-phase", Pass(), active
    modes = [mode for card in set(game.hands[seat]) for mode in text_of(card).modes if mode.deed is not None]
    if not any(mode.deed is not None and mode.deed.kind == "hunt" for mode in modes):
        # Empty vampires that have to hunt, one after the other (VTES-ACT-HUNT-03).
        yield from [("minion-phase", Hunt(minion.ref), (("must", minion.ref),)) for minion in game.ready(seat)]
    for window in BETWEEN:
        if not anything(game, seat, Moment(window, "active")):
            yield window, Pass(), active
    if not game.uncontrolled[seat] and not anything_now(game, seat, "influence-phase"):
        yield "influence-phase", Pass(), active
    if all(wanted(game, seat, card) for card in game.hands[seat]) and not anything_now(game, seat, "discard-phase"):
        yield "discard-phase", Pass(), active
