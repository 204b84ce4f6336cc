"""The combat under way, and combats that could come, as duels."""

from __future__ import annotations

from nokturn.games.dracula.bot.duel import Duel
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import Stakes
from nokturn.games.dracula.seen.view import CombatView, EncounterView, HideoutView

FRAIL = 6
"""Whoever has less health left may well fall in a combat."""


def vampire_called(scene: Scene, handle: str) -> tuple[HideoutView, EncounterView] | None:
    """The encounter of this handle and where it lies."""
    slid = (scene.view.slid,) if scene.view.slid is not None else ()
    for hideout in (*scene.hideouts, *slid):
        for laid in hideout.encounters:
            if laid.handle == handle:
                return hideout, laid
    return None


def stakes_of(scene: Scene, combat: CombatView) -> Stakes:
    found = vampire_called(scene, combat.vampire) if combat.vampire else None
    if found is None or not found[1].card:
        return Stakes(scene)
    return Stakes(scene, found[1], found[0].rumor)


def under_way(scene: Scene, beside: tuple[str, ...] = ()) -> Duel:
    """The combat that is being fought; `beside` are cards of Dracula's that are not in his hand."""
    combat = scene.view.combat
    assert combat is not None
    return Duel(
        scene,
        combat.hunters,
        combat.night,
        stakes_of(scene, combat),
        played=len(combat.played),
        plotting=combat.plotting,
        mesmerized=combat.mesmerized,
        wreaths=combat.wreaths,
        bullets=combat.bullets,
        enraged=combat.enraged,
        resting=dict(combat.resting),
        beside=beside,
    )


def prospect(scene: Scene, hunters: tuple[str, ...], night: bool) -> float:
    """What a combat of these hunters with Dracula would come to, for the hunters."""
    if not hunters:
        return 0.0
    stakes = Stakes(scene)
    frail = [max(FRAIL - scene.health_left(hunter), 0) for hunter in hunters]
    return Duel(scene, hunters, night, stakes).value - stakes.defeat * sum(frail) / (2 * FRAIL * len(hunters))
