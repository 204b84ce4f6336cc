"""Inquisition: four judges, and a trial when all are seated; HER-INQ."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import awake, is_awake
from nokturn.games.heritage.bloodline.tokens import put
from nokturn.games.heritage.bloodline.torpor import fall_torpid
from nokturn.games.heritage.printed.attributes import CLASSES
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import Target
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Judge
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Rule, Seat, ask_order, call, procedure
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.inquisition


@procedure(rule="HER-INQ-01")
def set_up_inquisition(game: Heritage) -> None:
    game.judges = {column: Judge(BOARD.initial_facing[column]) for column in BOARD.columns}


@procedure(rule="HER-INQ-02")
def update_inquisition(game: Heritage, acting: Acting, update: Update) -> Rule:
    """The judge of the archetype turns to the class and takes his seat; when all four sit, there is a trial."""
    game.judges[update.archetype] = Judge(update.class_, seated=True)
    game.tell("judge", archetype=update.archetype, attribute=update.class_)
    if all(judge.seated for judge in game.judges.values()):
        yield call(trial, acting, update.vampire)


def suspects(game: Heritage) -> list[str]:
    """HER-INQ-03: those with the most infamy anywhere; HER-INQ-05, HER-R-11: nobody, if nobody has any."""
    everyone = [one for seat in game.seats for one in awake(game, seat)]
    worst = max([game.vampires[one].infamy for one in everyone], default=0)
    return [one for one in everyone if game.vampires[one].infamy == worst] if worst else []


def suspicion(game: Heritage, vampire: str) -> int:
    """HER-INQ-04, HER-R-10: infamy, and the markers that show the class of the accused."""
    shown = [judge.facing for judge in game.judges.values()].count(PEOPLE[vampire].class_)
    return game.vampires[vampire].infamy + shown


@procedure(rule=("HER-INQ-03", "HER-INQ-04", "HER-INQ-06", "HER-INQ-07"))
def trial(game: Heritage, acting: Acting, activated: str) -> Rule:
    """Accused and suspicions are settled first, HER-R-12, then carried out one by one; who may not fall, or finds a
    childe to sacrifice, stays awake, HER-INQ-08."""
    accused = tuple(suspects(game))
    convicted = frozenset([one for one in accused if suspicion(game, one) >= BOARD.torpor_threshold])
    game.tell("trial", vampires=accused)
    order = yield ask_order(
        acting.player, "trial-order", [Target(one) for one in accused], rule="HER-INQ-06", auto=True
    )
    # HER-R-16: to whom a conviction is credited.
    judged = acting
    if game.vampires[activated].owner == acting.player:
        judged = replace(acting, vampire=activated)
    for verdict in order:
        if not is_awake(game, verdict.vampire):
            continue  # sacrificed for somebody judged before
        if verdict.vampire in convicted:
            yield call(fall_torpid, judged, verdict.vampire)
        else:
            put(game, verdict.vampire, "infamy", 1)
    for column, judge in tuple(game.judges.items()):
        game.judges[column] = replace(judge, seated=False)


@theatre("inquisition")
class Inquisition(Theatre):
    updates: ClassVar[Procedure] = update_inquisition
    sets_up: ClassVar[Procedure] = set_up_inquisition

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        return game.judges[update.archetype] != Judge(update.class_, seated=True)

    def winner(self, game: Heritage) -> str:
        """HER-INQ-09: the class that fewer markers show; two each, nobody."""
        shown = [judge.facing for judge in game.judges.values()]
        first, second = (shown.count(value) for value in CLASSES)
        return "" if first == second else CLASSES[0] if first < second else CLASSES[1]

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        wins = self.winner(game)
        return tuple([one for one in awake(game, seat) if PEOPLE[one].class_ == wins])

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-INQ-10."""
        return BOARD.vp_winning * len(self.scoring(game, seat))
