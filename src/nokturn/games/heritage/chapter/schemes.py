"""Playing a scheme: its leader, the boons it needs, its effects, and where the card goes; HER-SCHEME."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.bloodline.renewal import exhaust
from nokturn.games.heritage.bloodline.tokens import move
from nokturn.games.heritage.chapter.coteries import Means, boons_of, creditors, missing
from nokturn.games.heritage.effects.ops import resolve
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES, THEATRE_SCHEMES
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import GiveBoon, Lead, Owe, PlayScheme
from nokturn.games.heritage.state.hand import discard_scheme, drop_scheme
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option, Refused, Rule, Seat, ask, call, carries_out, procedure


def in_reach(game: Heritage, seat: Seat) -> tuple[str, ...]:
    """One's hand, and the schemes of the theatres in play; HER-SCHEME-01, HER-EFF-05."""
    return (*game.hands[seat], *[scheme for name in game.theatres for scheme in THEATRE_SCHEMES[name]])


def schemes(game: Heritage, seat: Seat) -> Iterator[Option | Refused]:
    """What can be played, and what not and why; that it would do something is not asked, HER-R-45."""
    means = Means(game, seat)
    for scheme in in_reach(game, seat):
        if game.recruited and SCHEMES[scheme].uses_recruit:
            yield Refused(PlayScheme(scheme), "HER-SCHEME-16", (("scheme", scheme),))
        elif not means.can_play(scheme):
            rule = "HER-SCHEME-03" if means.leaders else "HER-EXH-01"
            yield Refused(PlayScheme(scheme), rule, (("scheme", scheme),))
        else:
            yield PlayScheme(scheme)


def leaders(game: Heritage, seat: Seat, scheme: str) -> Iterator[Option | Refused]:
    """Who can lead the coterie, and why the others cannot; HER-SCHEME-01."""
    able = Means(game, seat).who_leads(scheme)
    for vampire in game.lines[seat]:
        if vampire in able:
            yield Lead(vampire)
        elif game.vampires[vampire].torpid:
            yield Refused(Lead(vampire), "HER-TORPOR-01")
        else:
            rule = "HER-EXH-01" if game.vampires[vampire].exhausted else "HER-SCHEME-03"
            yield Refused(Lead(vampire), rule, (("scheme", scheme),))


@carries_out(PlayScheme)
@procedure(rule=("HER-SCHEME-01", "HER-SCHEME-09", "HER-SCHEME-10", "HER-SCHEME-13", "HER-TURN-04"))
def play_scheme(game: Heritage, seat: Seat, chosen: PlayScheme) -> Rule:
    """Leader, boons, exhaustion, effects; then the card goes where it belongs."""
    hidden = chosen.scheme in game.hands[seat]
    game.schemed = True
    game.playing = chosen.scheme
    drop_scheme(game, seat, chosen.scheme)
    game.tell("plays-scheme", player=seat, scheme=chosen.scheme, reveals=hidden)
    lead = yield ask(
        seat,
        "lead",
        leaders(game, seat, chosen.scheme),
        rule="HER-SCHEME-01",
        auto=True,
        scheme=chosen.scheme,
    )
    game.tell("leads", player=seat, vampire=lead.vampire)
    yield call(cover_with_boons, seat, chosen.scheme, lead.vampire)
    exhaust(game, lead.vampire)
    yield call(resolve, SCHEMES[chosen.scheme].effects, Acting(seat, lead.vampire, source=chosen.scheme))
    put_away(game, seat, chosen.scheme)


@procedure(rule=("HER-SCHEME-04", "HER-SCHEME-05", "HER-SCHEME-06", "HER-SCHEME-07"))
def cover_with_boons(game: Heritage, seat: Seat, scheme: str, leader: str) -> Rule:
    """For every missing archetype one boon to an opponent's vampire that has it, and no boon more; the same vampire may
    be owed twice, HER-R-20."""
    lacking = tuple(missing(game, scheme, leader))
    while lacking:
        owed = yield ask(
            seat,
            "owe",
            [Owe(one) for one in creditors(game, seat) if PEOPLE[one].archetype in lacking],
            rule="HER-SCHEME-04",
            auto=True,
            scheme=scheme,
            archetypes=lacking,
        )
        giver = yield ask(
            seat,
            "give-boon",
            [GiveBoon(one) for one in boons_of(game, seat)],
            rule="HER-SCHEME-06",
            auto=True,
            vampire=owed.vampire,
        )
        move(game, giver.vampire, owed.vampire, "boon", 1)
        at = lacking.index(PEOPLE[owed.vampire].archetype)
        lacking = lacking[:at] + lacking[at + 1 :]


def put_away(game: Heritage, seat: Seat, scheme: str) -> None:
    """HER-SCHEME-12: the own discard pile, unless the card lies on an enemy, is a market or an edict; HER-EFF-06."""
    game.playing = ""
    lies = scheme in game.enemies or scheme in game.markets or (game.edict is not None and game.edict.scheme == scheme)
    if SCHEMES[scheme].clan and not lies:
        discard_scheme(game, seat, scheme)
