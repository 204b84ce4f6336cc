"""High and Low Clans: one marker between two classes; HER-HL."""

from __future__ import annotations

from typing import ClassVar

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.bloodline.tokens import put
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Seat, procedure
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.high_low_clans


@procedure(rule="HER-HL-01")
def set_up_high_low_clans(game: Heritage) -> None:
    game.politics = BOARD.start


@procedure(rule=("HER-HL-02", "HER-HL-03"))
def update_high_low_clans(game: Heritage, acting: Acting, update: Update) -> None:
    """One space towards the class; at the end of the line, a decisive victory, HER-R-07.  Which side of the marker is
    up means nothing; HER-HL-06."""
    game.politics += 1 if update.class_ == "elitist" else -1
    game.tell("politics", attribute=update.class_, space=game.politics)
    if abs(game.politics) < BOARD.decisive_at:
        return
    game.tell("decisive-victory", attribute=update.class_)
    game.politics = BOARD.start
    for seat in game.clockwise(acting.player):
        for vampire in awake(game, seat):
            if PEOPLE[vampire].class_ == update.class_:
                put(game, vampire, BOARD.decisive_reward.what, BOARD.decisive_reward.n)


@theatre("high_low_clans")
class HighLowClans(Theatre):
    updates: ClassVar[Procedure] = update_high_low_clans
    sets_up: ClassVar[Procedure] = set_up_high_low_clans

    def winner(self, game: Heritage) -> str:
        """HER-HL-04: the side on which the marker stands."""
        return "" if game.politics == 0 else "elitist" if game.politics > 0 else "egalitarian"

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        wins = self.winner(game)
        return tuple([one for one in awake(game, seat) if PEOPLE[one].class_ == wins])

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-HL-05: more the further the marker has gone."""
        if game.politics == 0:
            return 0
        return BOARD.vp_per_vampire[str(abs(game.politics))] * len(self.scoring(game, seat))
