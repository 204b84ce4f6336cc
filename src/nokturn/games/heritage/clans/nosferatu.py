"""Nosferatu: the black market; HER-NOS."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.bloodline.line import awake, is_awake
from nokturn.games.heritage.bloodline.tokens import change
from nokturn.games.heritage.effects.ops import can_any, op, resolve
from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Target, UseMarket
from nokturn.games.heritage.state.hand import player_of
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option, Refused, Rule, Seat, ask, call, carries_out, procedure


@op("black_market")
@procedure(rule=("HER-NOS-01", "HER-NOS-02"))
def open_market(game: Heritage, acting: Acting, effect: Effect) -> None:
    """The card lies open for the rest of the chapter; its effect waits for a boon."""
    game.markets[acting.source] = ""
    game.tell("opens-market", player=acting.player, scheme=acting.source)


def ware(scheme: str) -> Effects:
    """What a market sells."""
    return SCHEMES[scheme].effects[0].effects


def markets(game: Heritage, seat: Seat) -> Iterator[Option | Refused]:
    """HER-NOS-03, HER-R-58: empty markets, and whose boon could buy something there; several a turn, if one likes,
    HER-NOS-07.  One that holds a boon is closed for this round; HER-NOS-04."""
    for scheme, boon in game.markets.items():
        for vampire in awake(game, seat):
            if not game.vampires[vampire].boons:
                continue
            if boon:
                yield Refused(UseMarket(scheme, vampire), "HER-NOS-04", (("scheme", scheme),))
            elif can_any(game, Acting(seat, vampire, source=scheme), ware(scheme)):
                yield UseMarket(scheme, vampire)


@carries_out(UseMarket)
@procedure(rule=("HER-NOS-03", "HER-NOS-06"))
def use_market(game: Heritage, seat: Seat, chosen: UseMarket) -> Rule:
    """The boon closes the market for this round; whoever has paid it acts, HER-R-26."""
    boons = game.vampires[chosen.vampire].boons
    change(game, chosen.vampire, boons=boons[:-1])
    game.markets[chosen.scheme] = boons[-1]
    game.tell("uses-market", player=seat, scheme=chosen.scheme, vampire=chosen.vampire)
    yield call(resolve, ware(chosen.scheme), Acting(seat, chosen.vampire, source=chosen.scheme))


@procedure(rule=("HER-NOS-05", "HER-TURN-10"))
def close_markets(game: Heritage) -> Rule:
    """The boons go to the Nosferatu leader, or to another vampire if it is torpid; the markets are open again."""
    for scheme, boon in tuple(game.markets.items()):
        if not boon:
            continue
        seat = player_of(game, "nosferatu")
        owner = game.tops[seat]
        if not is_awake(game, owner):
            chosen = yield ask(
                seat,
                "market-boon",
                [Target(one) for one in awake(game, seat)],
                rule="HER-NOS-05",
                auto=True,
                scheme=scheme,
            )
            owner = chosen.vampire
        game.markets[scheme] = ""
        change(game, owner, boons=(*game.vampires[owner].boons, boon))
        game.tell("market-pays", vampire=owner, scheme=scheme)
