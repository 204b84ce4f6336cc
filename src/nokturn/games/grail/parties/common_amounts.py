"""A common amount, divided among the members of a Party; GRAIL-PARTY-09."""

from __future__ import annotations

from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.printed.language.vocabulary import Paid
from nokturn.games.grail.state.choices import ChooseHero, Contribute, Receive
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option, Rule, call, procedure

Shares = tuple[tuple[str, int], ...]


def counted(shares: Shares, hero: str) -> int:
    return sum(n for one, n in shares if one == hero)


def together(shares: Shares) -> Shares:
    """One share for each, in the order in which they were first named."""
    return tuple([(hero, counted(shares, hero)) for hero in dict(shares)])


@procedure(rule="GRAIL-PARTY-09")
def hand_out(state: Grail, heroes: tuple[str, ...], what: Paid, n: int, source: str) -> Rule:
    """Who gets how many of them."""
    shares: Shares = ()
    left = n
    while left > 0:
        options = tuple([Receive(hero, count) for hero in heroes for count in range(left, 0, -1)])
        if len(heroes) == 1:
            options = (Receive(heroes[0], left),)
        facts = (("what", what), ("n", left), ("source", source))
        share = yield call(decide, heroes, "hand-out", options, "GRAIL-PARTY-09", facts)
        shares = (*shares, (share.hero, share.n))
        left -= share.n
    return together(shares)


def givers(state: Grail, heroes: tuple[str, ...], what: Paid, left: int, shares: Shares) -> tuple[Option, ...]:
    """Who can still give how many."""
    found: list[Option] = []
    for hero in heroes:
        has = state.heroes[hero].has(what) - counted(shares, hero)
        found += [Contribute(hero, n) for n in range(min(has, left), 0, -1)]
    return tuple(found)


def everything(state: Grail, heroes: tuple[str, ...], what: Paid, left: int, shares: Shares) -> Shares:
    """All that they have, where it takes just that: then there is nothing to decide."""
    have = [(hero, state.heroes[hero].has(what) - counted(shares, hero)) for hero in heroes]
    rest = tuple([(hero, n) for hero, n in have if n > 0])
    return rest if sum([n for _, n in rest]) == left else ()


@procedure(rule=("GRAIL-PARTY-04", "GRAIL-MENHIR-06"))
def gather(
    state: Grail, heroes: tuple[str, ...], what: Paid, n: int, source: str, first: str = "", at_least: int = 0
) -> Rule:
    """Who gives how many of a common amount, as far as there is enough; `first` gives `at_least` so many."""
    shares: Shares = ((first, at_least),) if at_least else ()
    left = n - at_least
    rest = everything(state, heroes, what, left, shares)
    if rest:
        return together((*shares, *rest))
    while left > 0 and givers(state, heroes, what, left, shares):
        options = givers(state, heroes, what, left, shares)
        if len({option.hero for option in options if isinstance(option, Contribute)}) == 1:
            options = options[:1]
        facts = (("what", what), ("n", left), ("source", source))
        share = yield call(
            decide, heroes, "gather", options, "GRAIL-PARTY-04", facts, trading=not shares, anew=True
        )  # fmt: skip
        if isinstance(share, Contribute):
            shares = (*shares, (share.hero, share.n))
            left -= share.n
    return together(shares)


@procedure(rule="GRAIL-PARTY-09")
def choose_one(
    state: Grail,
    heroes: tuple[str, ...],
    candidates: tuple[str, ...],
    prompt: str,
    source: str,
    parts: str,
    anew: bool = False,
) -> Rule:
    """One Character, by agreement, for what `parts` says as a card writes it; empty: there is none, or (`anew`) goods
    were exchanged and it may be about others now."""
    if not candidates:
        return ""
    options = tuple([ChooseHero(hero) for hero in candidates])
    facts = (("source", source), ("parts", parts))
    chosen = yield call(decide, heroes, prompt, options, "GRAIL-PARTY-09", facts, anew=anew)
    return chosen.hero if isinstance(chosen, ChooseHero) else ""
