"""Which vampires an effect means; catalogue, section 12."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.heritage.bloodline.line import (
    awake_childer,
    coterie,
    enemies_of,
    is_ancilla,
    is_sire,
    may_fall,
    pack,
)
from nokturn.games.heritage.bloodline.renewal import needs_renewal
from nokturn.games.heritage.bloodline.tokens import held
from nokturn.games.heritage.printed.attributes import ATTRIBUTES
from nokturn.games.heritage.printed.effects import Amount, Selector
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage

Test = Callable[[Heritage, Acting, str], bool]


def _scope(game: Heritage, acting: Acting, scope: str) -> list[str]:
    """Everybody within the scope, torpid ones too where the scope is a whole bloodline.  Whoever picks one vampire of
    all opponents has picked the opponent; HER-KEY-04."""
    if scope == "own":
        return list(game.lines[acting.player])
    if scope == "opp":
        return [one for seat in game.others(acting.player) for one in game.lines[seat]]
    if scope == "any":
        return [one for seat in game.clockwise(acting.player) for one in game.lines[seat]]
    if scope == "enemies":
        return enemies_of(game, acting.player)
    if acting.vampire not in game.vampires:
        return []
    if scope == "pack":
        return pack(game, acting.vampire)
    if scope == "coterie":
        return coterie(game, acting.vampire)
    return awake_childer(game, acting.vampire)


def _same(group: str) -> Test:
    def test(game: Heritage, acting: Acting, one: str) -> bool:
        mine = PEOPLE.get(acting.vampire)
        return mine is not None and getattr(mine, group) == getattr(PEOPLE[one], group)

    return test


def _attribute(value: str) -> Test:
    def test(game: Heritage, acting: Acting, one: str) -> bool:
        return value in PEOPLE[one].attributes

    return test


TESTS: dict[str, Test] = {
    **{value: _attribute(value) for value in ATTRIBUTES},
    "fledgling": lambda game, acting, one: not is_sire(game, one),
    "sire": lambda game, acting, one: is_sire(game, one),
    "ancilla": lambda game, acting, one: is_ancilla(game, one),
    "non_ancilla": lambda game, acting, one: not is_ancilla(game, one),
    "clan_leader": lambda game, acting, one: game.tops[game.vampires[one].owner] == one,
    "not_clan_leader": lambda game, acting, one: game.tops[game.vampires[one].owner] != one,
    "not_self": lambda game, acting, one: one != acting.vampire,
    "ready": lambda game, acting, one: not game.vampires[one].exhausted,
    "exhausted": lambda game, acting, one: game.vampires[one].exhausted,
    "torpid": lambda game, acting, one: game.vampires[one].torpid,
    "enemy": lambda game, acting, one: one in enemies_of(game, acting.player),
    "not_enemy": lambda game, acting, one: one not in enemies_of(game, acting.player),
    # HER-TZI-07.
    "monster": lambda game, acting, one: bool(game.vampires[one].monsters),
    "titled": lambda game, acting, one: bool(game.vampires[one].title),
    "same_class": _same("class_"),
    "same_temperament": _same("temperament"),
    "same_geography": _same("geography"),
    "same_archetype": _same("archetype"),
}


def _named(game: Heritage, acting: Acting, word: str) -> str:
    """The vampire of a special word; empty: there is none."""
    if word == "self":
        return acting.vampire
    if word == "that":
        return acting.that
    return acting.recruited if word == "recruited" else game.tops[acting.player]


def matching(game: Heritage, acting: Acting, sel: Selector, op: str = "") -> list[str]:
    """Everybody a selector means.  Torpid vampires only if it says so, or in a renewal; HER-TORPOR-06."""
    if sel.word:
        named = _named(game, acting, sel.word)
        return [named] if named in game.vampires and (op == "renew" or not game.vampires[named].torpid) else []
    found = _scope(game, acting, sel.scope)
    if op != "renew" and "torpid" not in sel.filters:
        found = [one for one in found if not game.vampires[one].torpid]
    for word in sel.filters:
        test = TESTS[word]
        found = [one for one in found if test(game, acting, one)]
    for what, least in sel.least:
        found = [one for one in found if held(game, one, what) >= least]
    return found


def candidates(game: Heritage, acting: Acting, sel: Selector, op: str, what: str = "") -> list[str]:
    """Those of them who can be affected at all."""
    found = matching(game, acting, sel, op)
    if op in ("lose", "steal", "move"):
        return [one for one in found if held(game, one, what)]
    if op == "exhaust":
        return [one for one in found if not game.vampires[one].exhausted]
    if op == "renew":
        return [one for one in found if needs_renewal(game, one)]
    if op == "torpor":
        return [one for one in found if may_fall(game, one)]
    if op == "use_abilities":
        return [one for one in found if is_ancilla(game, one)]
    return found


EVERYTHING = 10_000
"""More tokens than can lie anywhere."""


def amount(game: Heritage, acting: Acting, n: Amount) -> int:
    """How much an effect means, now."""
    if n.everything:
        return EVERYTHING
    if n.count is None:
        return n.fixed
    found = matching(game, acting, n.count)
    counted = sum([held(game, one, n.tokens) for one in found]) if n.tokens else len(found)
    total = counted // n.div + n.plus
    return min(total, n.most) if n.most else total
