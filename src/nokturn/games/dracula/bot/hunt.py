"""What a hunter does with a day or a night."""

from __future__ import annotations

from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.choices import (
    LeaveHospital,
    MoveByRoad,
    MoveBySea,
    Pass,
    Rest,
    Search,
    Supply,
    ThisPlace,
)
from nokturn.kernel import Answer, Ask, Option
from nokturn.kernel.game import first_answer


def heat(scene: Scene, place: str) -> float:
    """How likely Dracula is about, near places counting more."""
    found = scene.likely.get(place, 0.0)
    for other, chance in scene.likely.items():
        roads = scene.atlas.road_distance(place, other)
        if roads:
            found += chance / (1 + roads) ** 2
    return found


def act(scene: Scene, ask: Ask) -> Answer:
    """Search where something lies, rest when hurt, supply at night, by day go where Dracula may be."""
    kinds: dict[type[Option], list[Option]] = {}
    for option in ask.options:
        kinds.setdefault(type(option), []).append(option)
    if Search in kinds:
        return kinds[Search][-1]
    if LeaveHospital in kinds:
        return LeaveHospital()
    if scene.hunter.damage * 2 > scene.hunter.health and Rest in kinds:
        return Rest()
    roads = kinds.get(MoveByRoad)
    if roads and scene.view.phase == "day":
        return go_where(scene, ask)
    for kind in (Supply, Rest, Pass, MoveBySea):
        if kind in kinds:
            return kinds[kind][0]
    return first_answer(ask)


def go_where(scene: Scene, ask: Ask) -> Answer:
    """The warmest place on offer."""
    places = {option: option.to for option in ask.options if isinstance(option, MoveByRoad | MoveBySea)}
    places |= {option: option.place for option in ask.options if isinstance(option, ThisPlace)}
    return max(places, key=lambda option: heat(scene, places[option])) if places else first_answer(ask)
