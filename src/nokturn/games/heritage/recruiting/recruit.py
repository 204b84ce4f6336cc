"""From character to vampire: place it, refill, activate it, use its abilities; HER-RECRUIT."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import abilities_of, is_awake, is_bound_to_others, open_slots
from nokturn.games.heritage.effects.abilities import use_abilities
from nokturn.games.heritage.queue.refill import discard_characters, leave_queue, mind_the_deck, refill
from nokturn.games.heritage.queue.slots import cost_of
from nokturn.games.heritage.recruiting.payment import pay
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Place, Recruit, RecruitFromTop, RecruitServant
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Vampire
from nokturn.games.heritage.theatres.activation import activate
from nokturn.kernel import Option, Refused, Rule, Seat, Step, ask, call, carries_out, procedure

recruit_is_complete = Step("recruit_is_complete")
"""`(seat, character)`: an edict in play may answer; HER-RECRUIT-08."""


def places(game: Heritage, seat: Seat) -> Iterator[Option | Refused]:
    """Under whom a recruit may be placed, and why not under the others; HER-RECRUIT-04, HER-TORPOR-02.  The first one
    finds nobody but the clan leader; HER-RECRUIT-05."""
    free = open_slots(game, seat)
    for sire in game.lines[seat]:
        if sire in free:
            yield Place(sire)
        else:
            yield Refused(Place(sire), "HER-TORPOR-02" if game.vampires[sire].torpid else "HER-RECRUIT-04")


@procedure(rule=("HER-RECRUIT-03", "HER-RECRUIT-06", "HER-RECRUIT-07", "HER-RECRUIT-08", "HER-TURN-03"))
def join_bloodline(game: Heritage, seat: Seat, character: str) -> Rule:
    """The recruit takes its place and everything follows from it; the turn's recruit is used.  From then on it is a
    vampire like any other: HER-TURN-11, HER-R-62."""
    chosen = yield ask(
        seat,
        "place",
        places(game, seat),
        rule="HER-RECRUIT-03",
        auto=True,
        character=character,
    )
    leave_queue(game, character)
    game.arriving = ""
    game.recruited = True
    game.vampires[character] = Vampire(owner=seat, sire=chosen.sire)
    game.lines[seat] = (*game.lines[seat], character)
    game.tell("recruits", player=seat, character=character, sire=chosen.sire)
    yield call(refill)
    yield call(activate, Acting(seat, character), character)
    if is_awake(game, character) and abilities_of(game, character):
        yield call(use_abilities, seat, character)
    yield call(recruit_is_complete, seat, character)


@carries_out(Recruit)
@procedure(rule=("HER-RECRUIT-01", "HER-RECRUIT-02"))
def recruit_from_queue(game: Heritage, seat: Seat, chosen: Recruit) -> Rule:
    cost = cost_of(game, seat, chosen.character)
    if cost:
        yield call(pay, seat, cost, chosen.character)
    yield call(join_bloodline, seat, chosen.character)


@carries_out(RecruitFromTop)
@procedure(rule="HER-RECRUIT-11")
def recruit_from_top(game: Heritage, seat: Seat, chosen: RecruitFromTop) -> Rule:
    """HER-R-38: at no cost; characters Bound to other clans are skipped and discarded."""
    for _ in range(len(game.deck) + len(game.discard)):
        yield call(mind_the_deck)
        card, game.deck = game.deck[0], game.deck[1:]
        if is_bound_to_others(game, seat, card):
            discard_characters(game, card)
            game.tell("passed-over", character=card, reveals=True)
        else:
            game.arriving = card
            game.tell("from-top", player=seat, character=card, reveals=True)
            yield call(mind_the_deck)
            yield call(join_bloodline, seat, card)
            return
    # Nobody is left in the box whom this clan may recruit: the turn goes on without.
    game.recruited = True


@carries_out(RecruitServant)
@procedure(rule="HER-RECRUIT-10")
def recruit_servant(game: Heritage, seat: Seat, chosen: RecruitServant) -> Rule:
    """No slot cost, and the queue does not change; HER-R-51: once a chapter."""
    game.arriving = chosen.character
    game.havens[seat] = replace(game.havens[seat], servant="")
    game.tell("calls-servant", player=seat, character=chosen.character)
    yield call(join_bloodline, seat, chosen.character)
