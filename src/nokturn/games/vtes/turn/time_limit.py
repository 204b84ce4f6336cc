"""The agreed end of a game: after so many turns, or when so much time has gone by (VTES-R-32)."""

from __future__ import annotations

from nokturn.games.vtes.play.ousting import award
from nokturn.games.vtes.state.choices import PlayOn, TimeUp
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel import Answer, Ask, Rule, ask, procedure


@procedure(rule="VTES-R-32")
def look_at_clock(game: Vtes) -> Rule:
    """Whether time is up, where the game may end then: after an action and at the end of a phase.  No player is asked:
    whoever keeps the time answers."""
    if not game.time_limit or game.finished or not game.playing:
        return
    seat = game.active if game.active not in game.gone else game.playing[0]
    said = yield ask(seat, "clock", (PlayOn(), TimeUp()), rule="VTES-R-32", minutes=game.time_limit)
    if isinstance(said, TimeUp):
        end_in_time(game)


def end_in_time(game: Vtes) -> None:
    """Half a victory point for everybody still in the game, and it is over."""
    for seat in game.playing:
        award(game, seat, 1)
        game.tell("time-out", player=seat)
    game.finished = game.turn_over = True


def by_the_clock(game: Vtes, question: Ask, minutes: float) -> tuple[Answer] | None:
    """What the clock says, so many minutes after the game began."""
    if question.prompt != "clock":
        return None
    return (TimeUp() if minutes >= game.time_limit else PlayOn(),)
