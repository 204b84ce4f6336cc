"""Anarch Revolt: four cities whose ankhs are carried off or burned; HER-ANARCH."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import awake, is_awake
from nokturn.games.heritage.bloodline.tokens import change, put
from nokturn.games.heritage.printed.attributes import COMPASS, WANDERER
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import BurnAnkh, KeepAnkh
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import City
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Option, Rule, Seat, ask, procedure
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.anarch_revolt


@procedure(rule="HER-ANARCH-01")
def set_up_anarch_revolt(game: Heritage) -> None:
    game.cities = {city: City(BOARD.ankhs_per_city) for city in BOARD.cities}


def ways_with_an_ankh(game: Heritage, update: Update) -> Iterator[Option]:
    """HER-ANARCH-02, HER-ANARCH-07, HER-R-55; nothing can be put on a torpid vampire, HER-ACT-13."""
    for city in COMPASS if update.geography == WANDERER else (update.geography,):
        if game.cities[city].ankhs:
            if is_awake(game, update.vampire):
                yield KeepAnkh(city)
            yield BurnAnkh(city)


@procedure(rule=("HER-ANARCH-02", "HER-ANARCH-07"))
def update_anarch_revolt(game: Heritage, acting: Acting, update: Update) -> Rule:
    """One ankh leaves the city: onto the activated vampire, or into the fire."""
    if not any(True for _ in ways_with_an_ankh(game, update)):
        return
    chosen = yield ask(
        acting.player,
        "anarch-ankh",
        ways_with_an_ankh(game, update),
        rule="HER-ANARCH-02",
        auto=True,
        vampire=update.vampire,
    )
    if isinstance(chosen, BurnAnkh):
        burn(game, chosen.city)
    else:
        leave_city(game, chosen.city)
        change(game, update.vampire, ankhs=(*game.vampires[update.vampire].ankhs, chosen.city))
        game.tell("keeps-ankh", vampire=update.vampire, city=chosen.city)
        check_respite(game, chosen.city)


def leave_city(game: Heritage, city: str) -> None:
    game.cities[city] = replace(game.cities[city], ankhs=game.cities[city].ankhs - 1)


def burn(game: Heritage, city: str) -> None:
    """An ankh of the city itself goes into the fire."""
    leave_city(game, city)
    to_the_fire(game, city)


def to_the_fire(game: Heritage, city: str) -> None:
    """HER-ANARCH-10, HER-R-55: the burn, then the third-burn rule, then respite.  What has burned stays burned;
    HER-ANARCH-05."""
    game.cities[city] = replace(game.cities[city], burned=game.cities[city].burned + 1)
    game.tell("burns-ankh", city=city)
    if game.cities[city].burned == BOARD.burns_to_destroy:
        burn_the_last(game, city)
    check_respite(game, city)


def burn_the_last(game: Heritage, city: str) -> None:
    """HER-ANARCH-03: the fourth burns too, wherever it is."""
    if game.cities[city].ankhs:
        leave_city(game, city)
    else:
        for vampire in holders(game, city):
            kept = list(game.vampires[vampire].ankhs)
            kept.remove(city)
            change(game, vampire, ankhs=tuple(kept))
    game.cities[city] = replace(game.cities[city], burned=BOARD.ankhs_per_city)
    game.tell("city-lost", city=city)


def holders(game: Heritage, city: str) -> list[str]:
    """The vampires that hold ankhs of a city."""
    return [one for line in game.lines.values() for one in line if city in game.vampires[one].ankhs]


def check_respite(game: Heritage, city: str) -> None:
    """HER-ANARCH-04, HER-R-09: when the last ankh has left a city, its ankhs come home, and who held any gains potency
    once."""
    if game.cities[city].ankhs or game.cities[city].burned >= BOARD.burns_to_destroy:
        return
    game.tell("respite", city=city)
    for vampire in holders(game, city):
        ankhs = game.vampires[vampire].ankhs
        change(game, vampire, ankhs=tuple([one for one in ankhs if one != city]))
        game.cities[city] = replace(game.cities[city], ankhs=game.cities[city].ankhs + ankhs.count(city))
        put(game, vampire, BOARD.respite_reward.what, BOARD.respite_reward.n)


def coup(game: Heritage, vampire: str) -> None:
    """HER-ANARCH-06: the ankhs of the fallen burn."""
    if game.vampires[vampire].ankhs:
        game.tell("coup", vampire=vampire)
    while game.vampires[vampire].ankhs:
        city, *left = game.vampires[vampire].ankhs
        change(game, vampire, ankhs=tuple(left))
        to_the_fire(game, city)


@theatre("anarch_revolt")
class AnarchRevolt(Theatre):
    updates: ClassVar[Procedure] = update_anarch_revolt
    sets_up: ClassVar[Procedure] = set_up_anarch_revolt

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        return any(True for _ in ways_with_an_ankh(game, update))

    def surviving(self, game: Heritage) -> tuple[str, ...]:
        """HER-ANARCH-08: at least one ankh on it."""
        return tuple([city for city, now in game.cities.items() if now.ankhs])

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        wins = (*self.surviving(game), WANDERER)
        return tuple([one for one in awake(game, seat) if PEOPLE[one].geography in wins])

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-ANARCH-09: as many points as cities have burned."""
        lost = len(game.cities) - len(self.surviving(game))
        homes = [PEOPLE[one].geography for one in self.scoring(game, seat)]
        return sum([BOARD.vp_wanderer if home == WANDERER else lost for home in homes])
