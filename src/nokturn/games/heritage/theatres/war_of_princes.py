"""War of Princes: four factions spread over thirteen courts; HER-PRINCES."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.printed.attributes import COMPASS, WANDERER
from nokturn.games.heritage.printed.boards import BOARDS, WAYS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import MoveAnkh
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Garrison
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Rule, Seat, ask, procedure
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.war_of_princes


@procedure(rule="HER-PRINCES-01")
def set_up_war_of_princes(game: Heritage) -> None:
    game.courts = {
        court: Garrison(space.home, BOARD.ankhs_per_faction) for court, space in BOARD.courts.items() if space.home
    }


def moves(game: Heritage, faction: str) -> Iterator[MoveAnkh]:
    """HER-PRINCES-02: to an adjacent court where no other faction stands; of a wanderer, any faction's, HER-ACT-08."""
    courts = game.courts
    for court, garrison in courts.items():
        if faction not in (garrison.faction, WANDERER):
            continue
        for to in WAYS[court]:
            there = courts.get(to)
            if there is None or there.faction == garrison.faction:
                yield MoveAnkh(garrison.faction, court, to)


@procedure(rule=("HER-PRINCES-02", "HER-PRINCES-05", "HER-PRINCES-08"))
def update_war_of_princes(game: Heritage, acting: Acting, update: Update) -> Rule:
    """One ankh of the faction moves; where none can, nothing happens and the activation goes on, HER-ACT-10."""
    if not any(True for _ in moves(game, update.geography)):
        return
    chosen = yield ask(
        acting.player,
        "move-ankh",
        moves(game, update.geography),
        rule="HER-PRINCES-02",
        auto=True,
        attribute=update.geography,
    )
    march(game, chosen)


def march(game: Heritage, chosen: MoveAnkh) -> None:
    """Ankhs of one faction may share a court; HER-PRINCES-04."""
    left = game.courts[chosen.origin].ankhs - 1
    if left:
        game.courts[chosen.origin] = Garrison(chosen.faction, left)
    else:
        del game.courts[chosen.origin]
    there = game.courts.get(chosen.court)
    game.courts[chosen.court] = Garrison(chosen.faction, there.ankhs + 1 if there else 1)
    game.tell("ankh-marches", faction=chosen.faction, origin=chosen.origin, court=chosen.court)


@theatre("war_of_princes")
class WarOfPrinces(Theatre):
    updates: ClassVar[Procedure] = update_war_of_princes
    sets_up: ClassVar[Procedure] = set_up_war_of_princes

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        return any(True for _ in moves(game, update.geography))

    def presence(self, game: Heritage) -> dict[str, int]:
        """HER-PRINCES-06: courts on which each faction stands; the centre counts twice, homes count, HER-R-43."""
        found = dict.fromkeys(COMPASS, 0)
        for court, garrison in game.courts.items():
            found[garrison.faction] += BOARD.courts[court].weight
        return found

    def winners(self, game: Heritage) -> tuple[str, ...]:
        """Whoever stands on most; equals win together."""
        found = self.presence(game)
        most = max(found.values())
        return tuple([faction for faction, courts in found.items() if courts == most])

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        wins = (*self.winners(game), WANDERER)
        return tuple([one for one in awake(game, seat) if PEOPLE[one].geography in wins])

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-PRINCES-07."""
        homes = [PEOPLE[one].geography for one in self.scoring(game, seat)]
        return sum([BOARD.vp_wanderer if home == WANDERER else BOARD.vp_winning for home in homes])
