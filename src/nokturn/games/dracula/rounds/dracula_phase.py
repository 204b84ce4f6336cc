"""Dracula's phase: allies, the slide and what comes of it, movement, encounter, rumor, events (DRA-DRAC)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.dracula.effects.allies import ally_acts
from nokturn.games.dracula.events.events import could_play, window_options
from nokturn.games.dracula.events.windows import EventWindow, play_in_window
from nokturn.games.dracula.printed.content import EVENTS, NUMBERS, POWERS
from nokturn.games.dracula.rounds.maturing import resolve_slid
from nokturn.games.dracula.state.choices import (
    ClearLair,
    DarkCall,
    Done,
    Feed,
    Hide,
    Misdirect,
    MoveTo,
    MoveToLair,
    NoLegalMove,
    PlaceEncounter,
    PlaceRumor,
    PlayEvent,
    WolfForm,
    WolfFormToLair,
)
from nokturn.games.dracula.state.clues import LiesOn, MayMove
from nokturn.games.dracula.state.decks import PLAYER, refill_hand
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.state.winning import hurt_dracula
from nokturn.games.dracula.trail.lairs import clear_lair, clearings, lair_moves
from nokturn.games.dracula.trail.placement import go_to, return_to_lair
from nokturn.games.dracula.trail.powers import dark_call, feed, hide, misdirect, misdirect_options, power_options
from nokturn.games.dracula.trail.trail import add_encounter, clear, holy, reveal_dracula, slide, turn_up
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, carries_out, procedure, refusing
from nokturn.kernel.asks import Otherwise
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import window

HARKER = next(mode.spaces for mode in EVENTS["jonathan_harker"].modes if mode.key == "ally")


@procedure(rule=("DRA-DRAC-01", "DRA-DRAC-02", "DRA-TRAIL-03", "DRA-CARD-07"))
def dracula_phase(game: Dracula) -> Rule:
    """Movement and encounter, and around them allies and events; with Unearthly Swiftness all of it once more."""
    again = True
    while again and not game.finished:
        game.phase = "dracula"
        game.tell("dracula-phase")
        yield call(ally_acts)
        yield call(window, BeforeSlide())
        slide(game)
        harker(game)
        yield call(resolve_slid)
        yield call(move_dracula)
        encounter = yield call(window, EncounterStep())
        yield call(end_step, encounter.placed)
        again = game.swift > 0
        game.swift -= again


def harker(game: Dracula) -> None:
    """The hunters' ally Jonathan Harker: what slides onto the last space is turned up, whatever it is; DRA-CARD-03."""
    if game.hunter_ally == "jonathan_harker":
        for space in HARKER:
            hideout = game.trail[space - 1]
            if hideout is not None:
                turn_up(game, hideout.slot)


# events and lairs at any time of the phase


class PhaseWindow(EventWindow, frozen=True, kw_only=True):
    """Dracula alone uses what he likes, until he is done.

    It opens if by what everybody knows he could have an event to play, or has a lair to clear."""

    moment: str = "dracula_phase"

    passing: ClassVar[Option | None] = Done()

    def order(self, game: Dracula) -> tuple[str, ...]:
        return (PLAYER,)

    def could(self, game: Dracula, who: str) -> bool:
        return any(lair is not None for lair in game.lairs) or could_play(game, who, self.moment)

    def offers(self, game: Dracula, who: str) -> Iterator[Option | Refused]:
        yield from window_options(game, who, self.moment)
        yield from clearings(game)


@carries_out(ClearLair)
@procedure(rule=("DRA-DRAC-02", "DRA-LAIR-05"))
def clear_a_lair(game: Dracula, player: str, use: ClearLair) -> None:
    """Dracula gives up a lair."""
    clear_lair(game, use.space)


class BeforeSlide(PhaseWindow, frozen=True, kw_only=True):
    """Events "during the Dracula phase", before the trail slides."""

    def question(self, game: Dracula, who: str) -> Ask:
        return ask(game.dracula, "before-slide", self.choices(game, who), rule="DRA-DRAC-02")


# movement


def moves(game: Dracula) -> Iterator[Option | Refused]:
    """What may lie on space 1 next: an adjacent location from the deck, a lair, or a power; DRA-DRAC-MOVE-03, -04, -07,
    DRA-TOKEN-HOLY-02.  Roadblocks, storms and fog are nothing to Dracula."""
    sacred = holy(game)
    lairs = [lair.card for lair in game.lairs if lair is not None]
    for place in game.atlas.neighbours(game.at):
        if place in lairs:
            continue
        if place in sacred:
            yield Refused(MoveTo(place), "DRA-TOKEN-HOLY-02")
        elif place in game.location_deck:
            yield MoveTo(place)
        else:
            yield Refused(MoveTo(place), "DRA-DRAC-MOVE-04")
    yield from lair_moves(game)
    yield from power_options(game)


def movement_options(game: Dracula) -> Iterator[Option | Refused]:
    """All moves, Misdirect before them, and where there is no move the admission that there is none;
    DRA-DRAC-MOVE-09."""
    able = False
    for option in moves(game):
        able = able or type(option) is not Refused
        yield option
    yield from misdirect_options(game)
    if not able:
        yield NoLegalMove()


@cache
def why_not(advanced: bool, wolf: bool, misdirect: bool) -> Otherwise:
    """The rule against a move of a kind that is not offered, by which powers are in the location deck; DRA-POWER-01."""
    basic = "" if advanced else "DRA-SETUP-14"
    return refusing(
        {
            MoveTo: "DRA-DRAC-MOVE-03",
            MoveToLair: basic or "DRA-LAIR-04",
            Feed: basic or "DRA-POWER-01",
            DarkCall: basic or "DRA-POWER-01",
            Hide: basic or "DRA-POWER-01",
            WolfForm: basic or ("DRA-POWER-WOLF-03" if wolf else "DRA-POWER-01"),
            WolfFormToLair: basic or ("DRA-POWER-WOLF-03" if wolf else "DRA-POWER-01"),
            Misdirect: basic or ("DRA-POWER-MISDIRECT-01" if misdirect else "DRA-POWER-01"),
            NoLegalMove: "DRA-DRAC-MOVE-09",
        }
    )


def movement_ask(game: Dracula) -> Ask:
    deck = game.location_deck
    return ask(
        game.dracula,
        "dracula-moves",
        movement_options(game),
        rule="DRA-DRAC-MOVE-03",
        otherwise=why_not(game.advanced, "wolf_form" in deck, "misdirect" in deck),
    )


@procedure(
    rule=("DRA-DRAC-MOVE-03", "DRA-DRAC-MOVE-09", "DRA-POWER-01", "DRA-POWER-02", "DRA-POWER-03", "DRA-TOKEN-HOLY-03")
)
def move_dracula(game: Dracula) -> Rule:
    """Dracula puts a card on space 1, perhaps after Misdirect.

    Without any legal one he clears the trail and bleeds; without one even then he stays, for all to see."""
    cleared = game.no_legal_move == "stay_revealed"
    while not game.finished:
        choice = yield movement_ask(game)
        if isinstance(choice, Misdirect):
            misdirect(game, choice.space)
        elif isinstance(choice, NoLegalMove):
            game.tell("no-legal-move")
            game.learn(MayMove(able=False, barred=holy(game), powers=open_powers(game)))
            if cleared:
                game.tell("dracula-stays")
                reveal_dracula(game)
                return
            clear_and_bleed(game)
            cleared = True
        else:
            yield call(place_card, choice)
            return


@procedure(rule=("DRA-DRAC-MOVE-03", "DRA-LAIR-04", "DRA-POWER-02"))
def place_card(game: Dracula, choice: Option) -> Rule:
    """The card he has chosen lies on space 1; none but an open power asks anything more."""
    if isinstance(choice, MoveTo):
        go_to(game, choice.place)
    elif isinstance(choice, MoveToLair):
        return_to_lair(game, choice.space)
    elif isinstance(choice, WolfForm):
        go_to(game, choice.place, wolf=True)
    elif isinstance(choice, WolfFormToLair):
        return_to_lair(game, choice.space, wolf=True)
    elif isinstance(choice, Hide):
        hide(game)
    elif isinstance(choice, Feed):
        yield call(feed)
    elif isinstance(choice, DarkCall):
        yield call(dark_call)


def open_powers(game: Dracula) -> tuple[str, ...]:
    """The powers that could be in the location deck, as far as everybody knows; DRA-POWER-01."""
    shown = [hideout.card for hideout in game.hideouts() if hideout.face_up]
    shown += ["wolf_form" for hideout in game.hideouts() if hideout.wolf]
    return tuple([power for power in POWERS if power not in shown]) if game.advanced else ()


def clear_and_bleed(game: Dracula) -> None:
    """No legal card: every hideout but that of his current location is cleared and he suffers; DRA-DRAC-MOVE-09."""
    game.learn(LiesOn(game.lies if game.space_of(game.lies) else -1))
    for hideout in game.trail:
        if hideout is not None and hideout.slot != game.lies:
            clear(game, hideout.slot)
    hurt_dracula(game, NUMBERS.no_legal_move_damage, "no_legal_move")


# encounter


def encounter_due(game: Dracula) -> bool:
    """He has put down a city's card or Hide, is not revealed and holds an encounter: all of it public;
    DRA-DRAC-ENC-02, DRA-DRAC-ENC-03, DRA-PLACE-CASTLE-02, DRA-POWER-HIDE-08."""
    newest = game.trail[0]
    return newest is not None and newest.back in ("city", "castle") and not game.revealed and bool(game.encounters)


class EncounterStep(PhaseWindow, frozen=True, kw_only=True):
    """Events between movement and encounter, then an encounter on space 1 where there has to be one; DRA-DRAC-ENC-01,
    DRA-DRAC-02."""

    placed: bool = False

    def could(self, game: Dracula, who: str) -> bool:
        return encounter_due(game) or super().could(game, who)

    def choices(self, game: Dracula, who: str) -> list[Option | Refused]:
        """Any encounter of his hand; placing one is no choice, but where none may be placed he can only go on."""
        placing = [PlaceEncounter(card) for card in dict.fromkeys(game.encounters)] if encounter_due(game) else [Done()]
        return [*placing, *self.offers(game, who)]

    def question(self, game: Dracula, who: str) -> Ask:
        return ask(
            game.dracula,
            "place-encounter" if encounter_due(game) else "no-encounter",
            self.choices(game, who),
            rule="DRA-DRAC-ENC-01",
            otherwise=refusing({PlaceEncounter: "DRA-DRAC-ENC-02", Done: "DRA-DRAC-ENC-03"}),
        )


@carries_out(PlaceEncounter)
@procedure(rule=("DRA-DRAC-ENC-01", "DRA-DRAC-ENC-02", "DRA-DRAC-ENC-03", "DRA-DRAC-ENC-04"))
def place_encounter(game: Dracula, player: str, use: PlaceEncounter, on: EncounterStep) -> Rule:
    """The encounter lies face down on the newest hideout, and Dracula draws another."""
    newest = game.trail[0]
    assert newest is not None
    add_encounter(game, newest.slot, use.encounter)
    yield call(refill_hand)
    return replace(on, placed=True, stopped=True)


# rumor and end


def rumor_options(game: Dracula) -> Iterator[Option | Refused]:
    """A rumor token for one of the newest hideouts with an encounter and without a rumor; DRA-RUMOR-02, -05."""
    if not game.rumors:
        return
    for space, hideout in enumerate(game.trail[: NUMBERS.rumor_last_space], 1):
        if hideout is not None:
            open_to_it = hideout.encounters and not hideout.rumor
            yield PlaceRumor(space) if open_to_it else Refused(PlaceRumor(space), "DRA-RUMOR-05")


class PhaseEnds(PhaseWindow, frozen=True, kw_only=True):
    """Right after placing an encounter a rumor; then events, those "at the end" of the phase among them."""

    moment: str = "dracula_phase_end"
    rumor: bool
    """Whether a rumor may still be placed: an encounter was, and nothing has been used since."""

    def could(self, game: Dracula, who: str) -> bool:
        if self.rumor and any(type(option) is PlaceRumor for option in rumor_options(game)):
            return True
        return super().could(game, who)

    def offers(self, game: Dracula, who: str) -> Iterator[Option | Refused]:
        if self.rumor:
            yield from rumor_options(game)
        yield from super().offers(game, who)

    def question(self, game: Dracula, who: str) -> Ask:
        return ask(
            game.dracula,
            "phase-ends",
            self.choices(game, who),
            rule="DRA-DRAC-02",
            otherwise=refusing({PlaceRumor: "DRA-RUMOR-02"}),
        )

    def carried_out_by(self, use: Option) -> Procedure:
        return use_at_the_end


@procedure(rule=("DRA-RUMOR-02", "DRA-DRAC-02"))
def end_step(game: Dracula, placed: bool) -> Rule:
    """The end of the phase; a rumor only in the advanced game."""
    yield call(window, PhaseEnds(rumor=placed and game.advanced))


@procedure(rule=("DRA-RUMOR-02", "DRA-RUMOR-05", "DRA-DRAC-02", "DRA-LAIR-05"))
def use_at_the_end(game: Dracula, player: str, use: Option, on: PhaseEnds) -> Rule:
    """The rumor, an event or a lair; afterwards it is too late for a rumor."""
    if isinstance(use, PlaceRumor):
        place_rumor(game, use.space)
    elif isinstance(use, ClearLair):
        clear_lair(game, use.space)
    elif isinstance(use, PlayEvent):
        yield call(play_in_window, player, use, on)
    return replace(on, rumor=False)


def place_rumor(game: Dracula, space: int) -> None:
    """The token lies open on the hideout until its encounters or its location are gone; DRA-RUMOR-02, -04, -05."""
    hideout = game.trail[space - 1]
    assert hideout is not None
    game.rumors -= 1
    game.put(replace(hideout, rumor=True))
    game.tell("rumor-placed", space=space)
