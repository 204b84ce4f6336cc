"""What cards do to single boards: morality, the fires of the Anarchs, investigators, the Sabbat's tokens."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import BurnAnkh, Retreat
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.anarch_revolt import burn
from nokturn.games.heritage.theatres.morality import board_of, flip_marker, shift_marker
from nokturn.games.heritage.theatres.sabbat_wars import REGIONS, actions, sabbat_action
from nokturn.kernel import Rule, ask, call, procedure


@op("flip_morality")
@procedure()
def flip_morality(game: Heritage, acting: Acting, effect: Effect) -> None:
    flip_marker(game, acting.player)


def can_shift(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return game.morality[acting.player].space < board_of(game).track_max


@op("shift_morality", can=can_shift)
@procedure()
def shift_morality(game: Heritage, acting: Acting, effect: Effect) -> None:
    """Up the printed numbers, as far as they go."""
    shift_marker(game, acting.player, effect.n.fixed)


def can_burn(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return any(city.ankhs for city in game.cities.values())


@op("anarch_burn", can=can_burn)
@procedure(rule="HER-ANARCH-10")
def anarch_burn(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Ankhs of one city that has any."""
    chosen = yield ask(
        acting.player,
        "burn-ankh",
        [BurnAnkh(name) for name, city in game.cities.items() if city.ankhs],
        rule="HER-ANARCH-10",
        auto=True,
        source=acting.source,
    )
    for _ in range(effect.n.fixed):
        if game.cities[chosen.city].ankhs:
            burn(game, chosen.city)


def retreats(game: Heritage, most: int) -> Iterator[Retreat]:
    """Not below the start."""
    for name, track in game.tracks.items():
        for steps in range(1, min(most, track.step) + 1):
            yield Retreat(name, steps)


def can_retreat(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return any(track.step for track in game.tracks.values())


@op("masq_retreat", can=can_retreat)
@procedure()
def masq_retreat(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """One investigator moves back."""
    chosen = yield ask(
        acting.player,
        "retreat",
        retreats(game, effect.n.fixed),
        rule="HER-EFF-02",
        auto=True,
        source=acting.source,
    )
    track = game.tracks[chosen.track]
    game.tracks[chosen.track] = replace(track, step=track.step - chosen.steps)
    game.tell("investigates", track=chosen.track, space=track.step - chosen.steps)


def can_act(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return any(True for _ in actions(game, effect.action, REGIONS))


@op("sabbat_action", can=can_act)
@procedure(rule=("HER-SABBAT-04", "HER-SABBAT-06", "HER-SABBAT-07"))
def act_in_any_region(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    yield call(sabbat_action, acting, effect.action, REGIONS)
