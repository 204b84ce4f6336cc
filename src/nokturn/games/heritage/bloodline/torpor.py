"""Torpor and sacrifice; HER-TORPOR, HER-SAC."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import childer, may_fall
from nokturn.games.heritage.bloodline.tokens import change
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import LetFall, Sacrifice
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Ask, Option, Refused, Rule, Seat, Step, ask, call, carries_out, procedure
from nokturn.kernel.reactions import Then, Window, window

has_fallen = Step("has_fallen")
"""`(acting, victim)`: what the theatres make of it, class first; HER-TORPOR-11."""


class Falling(Window, frozen=True, kw_only=True):
    """A vampire is about to fall torpid: its owner, and nobody else, may sacrifice a childe of it; HER-SAC-01."""

    victim: str
    passing: ClassVar[Option | None] = LetFall()
    after_use: ClassVar[Then] = "over"

    def order(self, game: Heritage) -> tuple[Seat, ...]:
        return (game.vampires[self.victim].owner,)

    def could(self, game: Heritage, who: Seat) -> bool:
        return any(may_fall(game, childe) for childe in childer(game, self.victim))

    def offers(self, game: Heritage, who: Seat) -> Iterator[Option | Refused]:
        """HER-SAC-03: neither a torpid childe nor one without which there would be no open slot."""
        for childe in childer(game, self.victim):
            yield Sacrifice(childe) if may_fall(game, childe) else Refused(Sacrifice(childe), "HER-SAC-03")

    def question(self, game: Heritage, who: Seat) -> Ask:
        return ask(who, "sacrifice", self.choices(game, who), rule="HER-SAC-01", vampire=self.victim)


@carries_out(Sacrifice)
@procedure(rule=("HER-SAC-02", "HER-SAC-04"))
def sacrifice(game: Heritage, who: Seat, use: Sacrifice, falling: Falling) -> Falling:
    """The childe falls in its stead, and nobody instead of the childe; to the theatres it is the one who fell."""
    game.tell("sacrifices", player=who, childe=use.childe, vampire=falling.victim)
    return replace(falling, victim=use.childe)


@procedure(rule=("HER-TORPOR-09", "HER-TORPOR-11"))
def fall_torpid(game: Heritage, acting: Acting, vampire: str) -> Rule:
    """A vampire would fall torpid; returns who has, or nothing.  `acting` is who has caused it."""
    if not may_fall(game, vampire):
        game.tell("kept-awake", vampire=vampire)
        return ""
    falling = yield call(window, Falling(victim=vampire))
    change(game, falling.victim, torpid=True)
    game.tell("falls-torpid", vampire=falling.victim, owner=game.vampires[falling.victim].owner)
    yield call(has_fallen, acting, falling.victim)
    return falling.victim
