"""Tremere: usurp; HER-TRE."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.clans.brujah import enemy_is_gone
from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.queue.refill import discard_characters, leave_queue, refill
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Pick, Target
from nokturn.games.heritage.state.hand import player_of
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, call, procedure


def can_usurp(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(game.queue)


@op("usurp", can=can_usurp)
@procedure(rule=("HER-TRE-01", "HER-TRE-02", "HER-TRE-03", "HER-TRE-04", "HER-TRE-06"))
def usurp(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """A queue character takes the place of any own vampire, even torpid, even the clan leader.  It is activated or used
    only if the scheme says so; HER-TRE-05.  Bound keeps nobody from it; HER-STICK-08."""
    seat = acting.player
    old = yield ask(
        seat, "usurp", [Target(one) for one in game.lines[seat]], rule="HER-TRE-01", auto=True, source=acting.source
    )
    new = yield ask(
        seat,
        "usurper",
        [Pick(card) for card in game.queue],
        rule="HER-TRE-01",
        auto=True,
        vampire=old.vampire,
        source=acting.source,
    )
    replace_vampire(game, seat, old.vampire, new.character)
    yield call(refill)
    vampire = new.character if acting.vampire == old.vampire else acting.vampire
    return replace(acting, vampire=vampire, that=new.character)


def replace_vampire(game: Heritage, seat: Seat, old: str, new: str) -> None:
    """HER-TRE-02, HER-TRE-04: every token but torpor stays, sire and childer stay, cards on or under it go."""
    leave_queue(game, new)
    before = game.vampires.pop(old)
    game.vampires[new] = replace(before, torpid=False, monsters=())
    game.lines[seat] = tuple([new if one == old else one for one in game.lines[seat]])
    for childe in game.lines[seat]:
        if game.vampires[childe].sire == old:
            game.vampires[childe] = replace(game.vampires[childe], sire=new)
    if game.tops[seat] == old:
        game.tops[seat] = new
    if PEOPLE[old].kind == LEADER:
        game.aside = (*game.aside, old)
    else:
        discard_characters(game, old)
    discard_characters(game, *before.monsters)
    enemy_is_gone(game, player_of(game, "brujah"), old)
    game.tell("usurps", player=seat, vampire=old, character=new)
