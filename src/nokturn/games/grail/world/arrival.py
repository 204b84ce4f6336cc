"""Arriving in a Location: reveal, Guardians, lightning rule; GRAIL-TRAVEL-04, GRAIL-MOVE."""

from __future__ import annotations

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.steps import face
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.printed.language.effects_of_world import DrawEncounter, EscapeGuardian
from nokturn.games.grail.state.choices import ChooseGuardian, ChooseLocation, Join, StayOut
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.deeds import perform
from nokturn.games.grail.world.encounter_decks import colour_of
from nokturn.games.grail.world.locations import card_at, connected, reveal_from
from nokturn.kernel import Rule, ask, ask_all, call, procedure


@procedure(rule=("GRAIL-MOVE-01", "GRAIL-MOVE-02", "GRAIL-MOVE-03", "R-35"))
def special_move(state: Grail, heroes: tuple[str, ...], location: int) -> Rule:
    """A move that is no Travel: free, immediate, and followed by everything that an arrival brings."""
    for hero in present(state, heroes):
        state.change(hero, location=location)
        state.tell("moved", hero=hero, location=location)
    yield call(arrive, heroes, location)


@procedure(rule=("GRAIL-TRAVEL-04", "GRAIL-LOC-INSTANT-01", "GRAIL-LOC-INSTANT-04", "GRAIL-LOC-REVEAL-01"))
def arrive(state: Grail, heroes: tuple[str, ...], location: int) -> Rule:
    """Locations are revealed, then Guardians faced, then the lightning rule is resolved by those still there."""
    reveal_from(state, location)
    yield call(meet_guardians, heroes, location)
    there = still_here(state, heroes, location)
    if there:
        yield call(lightning, there, location)


def still_here(state: Grail, heroes: tuple[str, ...], location: int) -> tuple[str, ...]:
    return tuple([hero for hero in present(state, heroes) if state.heroes[hero].location == location])


def guardians_at(state: Grail, location: int) -> tuple[str, ...]:
    return tuple(sorted([card for card, where in state.guardians.items() if where == location]))


@procedure(rule=("GRAIL-GUARD-06", "GRAIL-GUARD-09", "R-43"))
def meet_guardians(state: Grail, heroes: tuple[str, ...], location: int) -> Rule:
    """Each Guardian in the Location once, in the order the players like."""
    waiting = guardians_at(state, location)
    while waiting and still_here(state, heroes, location):
        options = tuple([ChooseGuardian(card) for card in waiting])
        chosen = yield call(decide, still_here(state, heroes, location), "which-guardian", options, "GRAIL-GUARD-06")
        yield call(face_guardian, chosen.encounter, still_here(state, heroes, location))
        waiting = tuple([card for card in waiting if card != chosen.encounter and card in state.guardians])


@procedure(rule=("GRAIL-GUARD-05", "GRAIL-GUARD-06", "GRAIL-GUARD-07"))
def face_guardian(state: Grail, card: str, heroes: tuple[str, ...]) -> Rule:
    """Whoever can evade it may; the others face it as one Party.  Where nobody is left whose Action goes on it stays
    as it is, GRAIL-GUARD-01."""
    location = state.guardians[card]
    about = Context(party=heroes, location=location, source=f"encounter/{card}", colour=colour_of(state, card))
    yield call(fire, "guardian_enters", about, heroes)
    facing = tuple([hero for hero in still_here(state, heroes, location) if not state.heroes[hero].stricken])
    if not facing:
        return "escaped"
    del state.guardians[card]
    state.faced = (*state.faced, card)
    outcome = yield call(face, card, facing)
    return outcome


@op(EscapeGuardian)
@procedure(rule=("GRAIL-MOVE-01", "GRAIL-MOVE-02"))
def escape_guardian(state: Grail, do: EscapeGuardian, hero: str, context: Context) -> Rule:
    """To a connected face-up Location of one's choice, before the Encounter."""
    ways = connected(state, state.heroes[hero].location)
    if ways:
        chosen = yield ask(
            state.seat_of(hero),
            "escape-to",
            [ChooseLocation(one) for one in ways],
            rule="GRAIL-MOVE-01",
            auto=True,
            hero=hero,
        )
        yield call(special_move, (hero,), chosen.location)
        context = context.noting(moved_away=(*context.tally.moved_away, hero), changed=True)
    return context


def strikes(state: Grail, heroes: tuple[str, ...], location: int) -> bool:
    """Whether the lightning rule is resolved; GRAIL-LOC-INSTANT-02, R-37."""
    rule = card_at(state, location).instant
    if rule is None or (rule.once_per_day and state.places[location].struck):
        return False
    about = Context(setting="journal", party=heroes, location=location)
    return not (rule.unless and holds(state, rule.unless, about))


@procedure(rule=("GRAIL-LOC-INSTANT-01", "GRAIL-LOC-INSTANT-02", "GRAIL-LOC-SETTLE-01"))
def lightning(state: Grail, heroes: tuple[str, ...], location: int) -> Rule:
    """At once, by whoever has arrived; those who stand there already may join an Encounter it brings."""
    if not strikes(state, heroes, location):
        return
    state.tell("lightning", location=location)
    state.lay(location, struck=True)
    guests = yield call(invite, heroes, location)
    source = f"instant/{location}"
    about = Context(
        setting="journal", actor=heroes[0], party=heroes, guests=guests, location=location, source=source
    )  # fmt: skip
    yield call(perform, about)


def bystanders(state: Grail, heroes: tuple[str, ...], location: int) -> tuple[str, ...]:
    return tuple([hero for hero in state.at(location) if hero not in heroes])


@procedure(rule=("GRAIL-LOC-INSTANT-03", "R-08", "GRAIL-ACT-PASS-02"))
def invite(state: Grail, heroes: tuple[str, ...], location: int) -> Rule:
    """Who of those already there joins the Encounter, passed or not."""
    rule = card_at(state, location).instant
    others = bystanders(state, heroes, location)
    brings = rule is not None and any(isinstance(do, DrawEncounter) for effect in rule.effects for do in effect.parts)
    if not brings or not others:
        return ()
    answers = yield ask_all(
        [
            ask(
                state.seat_of(hero),
                "join-encounter",
                [Join(), StayOut()],
                rule="GRAIL-LOC-INSTANT-03",
                location=location,
            )
            for hero in bystanders(state, heroes, location)
        ]
    )
    joining = [seat for seat, answer in answers if isinstance(answer, Join)]
    return tuple([hero for hero in others if state.seat_of(hero) in joining])
