"""Players who join and leave between sittings, and the Grace after a defeat; GRAIL-PLAYERS, GRAIL-GRACE-01."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.setup.characters import take_character
from nokturn.games.grail.setup.grace import grant_grace
from nokturn.games.grail.state.choices import (
    AcceptDefeat,
    BeginDay,
    ChooseHero,
    ChooseLocation,
    InvokeGrace,
    SetUpAnother,
    TakeCharacter,
    TakeNobody,
)
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.death import unused_characters
from nokturn.games.grail.survival.tracks import back_to_start
from nokturn.kernel import Option, Rule, Seat, ask, ask_any, call, procedure

NOBODY = ""


@procedure(rule=("GRAIL-PLAYERS-01", "GRAIL-SETUP-WORLD-14", "GRAIL-SAVE-04"))
def gather_players(state: Grail) -> Rule:
    """Everybody goes on with the Character they have played; the others take one of the campaign, or set up another.
    Whoever nobody takes has left."""
    for hero in state.by_number():
        state.change(hero, seat=NOBODY)
    for seat, hero in state.cast:
        if TakeCharacter(hero) in places(state):
            sit_down(state, seat, hero)
    newcomers: tuple[Seat, ...] = ()
    asked = False
    for seat in [one for one in state.seats if one not in seated(state)]:
        asked = asked or len(places(state, len(newcomers))) > 1
        choice = yield ask(seat, "resume-as", places(state, len(newcomers)), rule="GRAIL-PLAYERS-01", auto=True)
        if isinstance(choice, SetUpAnother):
            newcomers = (*newcomers, seat)
        elif isinstance(choice, TakeNobody):
            state.watching = (*state.watching, seat)
            state.tell("takes-nobody", player=seat)
        else:
            sit_down(state, seat, choice.hero)
    yield call(settle_company, newcomers)
    if state.defeat or state.ending:
        yield call(after_defeat)
    elif not asked:  # nobody is to find that a morning has passed, and perhaps everything with it, before they came
        yield ask_any([ask(seat, "take-up", [BeginDay()], rule="GRAIL-SETUP-WORLD-14") for seat in state.seats])


def sit_down(state: Grail, seat: Seat, hero: str) -> None:
    """A Character of the campaign is this player's."""
    if hero in state.heroes:
        state.change(hero, seat=seat)
    else:
        state.away[hero] = replace(state.away[hero], seat=seat)


def seated(state: Grail) -> list[Seat]:
    """Whoever has a Character."""
    return [hero.seat for hero in (*state.heroes.values(), *state.away.values()) if hero.seat]


def places(state: Grail, newcomers: int = 0) -> list[Option]:
    """The Characters that nobody at this table has taken yet; another one, if those who want one already leave any;
    where the dead have left too few, the last of the players can only watch.  GRAIL-PLAYERS-02."""
    there = [*[one for one in state.by_number() if not state.heroes[one].seat], *sorted(state.away)]
    free = [one for one in there if one in state.heroes or not state.away[one].seat]
    another: list[Option] = [SetUpAnother()] if len(unused_characters(state)) > newcomers else []
    return [*[TakeCharacter(one) for one in free], *another] or [TakeNobody()]


@procedure(rule=("GRAIL-PLAYERS-02", "GRAIL-PLAYERS-03", "R-19", "R-58"))
def settle_company(state: Grail, newcomers: tuple[Seat, ...]) -> Rule:
    """Those who return and those who are new come in; those who have left hand their Secrets on."""
    leaving = tuple([hero for hero in state.by_number() if not state.heroes[hero].seat])
    standing = tuple(dict.fromkeys([state.heroes[hero].location for hero in state.by_number()]))
    for hero in sorted([one for one, who in state.away.items() if who.seat]):
        state.heroes[hero] = state.away.pop(hero)
        back_to_start(state, hero)
        there = yield ask(
            state.seat_of(hero),
            "join-at",
            [ChooseLocation(one) for one in standing],
            rule="GRAIL-PLAYERS-03",
            auto=True,
            hero=hero,
        )
        state.change(hero, location=there.location)
        state.tell("returns", hero=hero, location=there.location)
    for seat in newcomers:
        place = yield ask(
            seat, "join-at", [ChooseLocation(one) for one in standing], rule="GRAIL-PLAYERS-03", auto=True, hero=""
        )
        yield call(take_character, seat, place.location)
    for hero in leaving:
        yield call(leave_campaign, hero)


@procedure(rule=("GRAIL-PLAYERS-02", "R-19"))
def leave_campaign(state: Grail, hero: str) -> Rule:
    """Secrets go to the others, as those agree; personal ones stay with the Character."""
    others = tuple([one for one in state.by_number() if one != hero and state.heroes[one].seat])
    for secret in tuple(state.heroes[hero].secrets):
        if state.content.secrets[secret].personal:
            continue
        options = tuple([ChooseHero(one) for one in others])
        heir = yield call(decide, others, "who-keeps", options, "GRAIL-PLAYERS-02", (("source", f"secret/{secret}"),))
        mine = tuple([one for one in state.heroes[hero].secrets if one != secret])
        state.change(hero, secrets=mine, idle=tuple([one for one in state.heroes[hero].idle if one != secret]))
        state.change(heir.hero, secrets=(*state.heroes[heir.hero].secrets, secret))
        state.tell("inherits", hero=heir.hero, source=f"secret/{secret}")
    state.tell("leaves", hero=hero)
    state.away[hero] = replace(state.heroes.pop(hero), seat=NOBODY)


@procedure(rule=("GRAIL-GRACE-01", "GRAIL-GRACE-02", "GRAIL-CHALLENGE-09"))
def after_defeat(state: Grail) -> Rule:
    """The group may invoke the Grace; in challenge mode there is none."""
    if not state.defeat or "grace" in state.handicaps:
        state.finished = True
        return
    choice = yield call(decide, state.by_number(), "grace", (InvokeGrace(), AcceptDefeat()), "GRAIL-GRACE-01")
    if isinstance(choice, InvokeGrace):
        yield call(grant_grace)
    else:
        state.finished = True
