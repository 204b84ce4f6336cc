"""The combat under way as everybody sees it, and what comes of it if nothing more is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from nokturn.games.vtes.combat.damage import inflicted, less_by_effects, suffer
from nokturn.games.vtes.combat.resolving import can_land, chosen, steal, wounds_by
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Strike, Wound
from nokturn.kernel.asks import Seat


class ForecastView(msgspec.Struct, frozen=True):
    """What becomes of a minion, if nothing more is played."""

    minion: str
    before: int
    """Its blood or life."""
    normal: int
    aggravated: int
    after: int
    fate: Literal["", "torpor", "burned"]


class CombatView(msgspec.Struct, frozen=True):
    fighters: tuple[str, str]
    round: int
    step: str
    range: str
    strikes: tuple[Strike | None, Strike | None]
    pressed: str
    wounds: tuple[Wound, ...]
    """Damage being resolved, each from its source."""
    sides: tuple[Seat, Seat]
    striking: str
    """Whose strike is being chosen."""
    additional: tuple[int, int]
    """Additional strikes left."""
    set_range: str
    """The range an effect has set; empty: none."""
    over: bool
    threats: tuple[Wound, ...]
    """The damage that the strikes chosen so far would do."""
    forecast: tuple[ForecastView, ...]
    """Whoever is hurt by them, or by the damage being resolved."""


def combat_view(game: Vtes) -> CombatView | None:
    combat = game.combat
    if combat is None:
        return None
    threats = () if game.wounds or combat.over else tuple(_threats(game))
    return CombatView(
        fighters=combat.fighters,
        round=combat.round,
        step=combat.step,
        range=combat.range,
        strikes=combat.strikes,
        pressed=combat.pressed,
        wounds=game.wounds,
        sides=combat.sides,
        striking=combat.striking,
        additional=combat.additional,
        set_range=combat.set_range,
        over=combat.over,
        threats=threats,
        forecast=_forecast(game, bool(threats)) if threats or game.wounds else (),
    )


CHOSEN = ("strike", "strike-chosen")
"""Steps in which strikes are chosen and none has been resolved."""


def _threats(game: Vtes) -> Iterator[Wound]:
    """The damage of the strikes chosen so far, unless one of them ends the combat (VTES-STRIKE-07)."""
    assert game.combat is not None
    strikes = [strike for _, strike in chosen(game)]
    if game.combat.step in CHOSEN and not any(strike.kind == "combat-ends" for strike in strikes):
        for side, _ in chosen(game):
            if can_land(game, side) and game.combat.fighters[side] in game.cards:
                yield from wounds_by(game, side)


def _forecast(game: Vtes, strikes: bool) -> tuple[ForecastView, ...]:
    """The rules themselves on a copy: first strikes before the others (VTES-STREFF-FIRST-01), then healing."""
    copy = game.clone()
    copy.events = None
    hurt: dict[str, tuple[int, int]] = {}
    burned: tuple[str, ...] = ()
    wounded: tuple[str, ...] = ()
    for wounds in _in_turn(copy) if strikes else [copy.wounds]:
        felt = [less_by_effects(copy, wound) for wound in wounds if wound.to in copy.cards]
        copy.wounds = tuple([replace(wound, amount=inflicted(copy, wound)) for wound in felt])
        for wound in copy.wounds:
            normal, aggravated = hurt.get(wound.to, (0, 0))
            more = (0, wound.amount) if wound.aggravated else (wound.amount, 0)
            hurt[wound.to] = normal + more[0], aggravated + more[1]
        lost, now = suffer(copy)
        burned, wounded = (*burned, *lost), (*wounded, *now)
        if lost or now:
            break
    return tuple(
        [
            ForecastView(ref, game.cards[ref].counters, *damage, copy.cards[ref].counters, _fate(ref, burned, wounded))
            for ref, damage in hurt.items()
        ]
    )


def _in_turn(copy: Vtes) -> Iterator[tuple[Wound, ...]]:
    """The damage of first strikes, then that of the others."""
    for first in (True, False):
        group = tuple([side for side, strike in chosen(copy) if strike.first is first and can_land(copy, side)])
        steal(copy, group)
        yield tuple([wound for side in group for wound in wounds_by(copy, side)])


def _fate(ref: str, burned: tuple[str, ...], wounded: tuple[str, ...]) -> Literal["", "torpor", "burned"]:
    return "burned" if ref in burned else "torpor" if ref in wounded else ""
