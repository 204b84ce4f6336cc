"""When hunters play their events, and what they ask with them."""

from __future__ import annotations

from nokturn.games.dracula.bot.leads import Leads
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import ENCOUNTERS, HUNTERS
from nokturn.games.dracula.state.choices import (
    DiscardEncounter,
    Keep,
    Pass,
    PlayEvent,
    ShowItem,
    ThisAlly,
    ThisHideout,
    ThisHunter,
    ThisPlace,
)
from nokturn.kernel import Answer, Ask, Option

HOT = 0.22
"""Dracula is in the likeliest place at least this surely: the time to hurry."""
ALLIES = {"jonathan_harker": 3.0, "sister_agatha": 2.5, "rufus_smith": 1.0}
"""What each is worth at the hunters' side."""


def hot(scene: Scene) -> bool:
    """The hunters are close on his heels."""
    return scene.view.revealed or max(scene.likely.values(), default=0.0) >= HOT


def suspicion(scene: Scene, place: str) -> float:
    """How much would be learned if this place were looked at."""
    leads = Leads(scene)
    found = 1.5 * scene.likely.get(place, 0.0) * (not scene.view.revealed)
    for number, hideout in enumerate(scene.view.trail):
        if hideout is not None and not hideout.face_up:
            chance = leads.trail[number].get(place, 0.0)
            found += chance * (1.0 - 0.08 * number)
    return found


def dawn(scene: Scene, ask: Ask) -> Answer:
    """Before the day: what is known of the trail, and speed when it counts."""
    for option in ask.options:
        if isinstance(option, PlayEvent) and _for_the_day(scene, option):
            return option
    return Pass()


def _for_the_day(scene: Scene, option: PlayEvent) -> bool:
    who, event = scene.hunter, option.event
    full = who.event_count >= HUNTERS[who.hunter].event_limit
    if event == "newspaper_reports":
        return not hot(scene) or full
    if event == "surprising_return":
        return not scene.view.hunter_ally or full
    if event == "renewed_vigor":
        return not scene.view.vigor and (hot(scene) or full)
    if event == "long_night":
        return not scene.view.long_night and (hot(scene) or full)
    if event == "speedy_telegraph":
        return not scene.view.telegraph and (scene.view.revealed or full)
    return False


def dusk(scene: Scene, ask: Ask) -> Answer:
    """Dracula moves before anybody can use it: what tells of him is kept for the dawn."""
    return Pass()


def day(scene: Scene, ask: Ask) -> Answer:
    """Good Luck is for Dracula's ally."""
    for option in ask.options:
        if isinstance(option, PlayEvent) and option.mode == "banish":
            return option
    return Pass()


def receive(scene: Scene, ask: Ask) -> Answer:
    """A card just drawn: what tells of the trail is told at once, an ally stays if he is better than the one there."""
    plays = {option.mode: option for option in ask.options if isinstance(option, PlayEvent)}
    if not plays:
        return Keep()
    event = next(iter(plays.values())).event
    if event == "newspaper_reports":
        return plays["immediate"] if "immediate" in plays and not scene.view.revealed else Keep()
    if event in ALLIES:
        return ally_mode(scene, event, plays)
    return next(iter(plays.values()))


def ally_mode(scene: Scene, event: str, modes: dict[str, PlayEvent]) -> PlayEvent:
    """At the hunters' side, unless somebody better is there."""
    present = ALLIES.get(scene.view.hunter_ally, 0.0)
    return modes["ally"] if ALLIES[event] > present + 0.5 else modes["hunt"]


def return_mode(scene: Scene, ask: Ask) -> Answer:
    modes = {option.mode: option for option in ask.options if isinstance(option, PlayEvent)}
    return ally_mode(scene, scene.facts["event"], modes)


def return_of(scene: Scene, ask: Ask) -> Answer:
    options = [option for option in ask.options if isinstance(option, ThisAlly)]
    return max(options, key=lambda option: ALLIES[option.event])


def name_city(scene: Scene, ask: Ask) -> Answer:
    options = [option for option in ask.options if isinstance(option, ThisPlace)]
    return max(options, key=lambda option: suspicion(scene, option.place))


def name_cities(scene: Scene, ask: Ask) -> Answer:
    options = [option for option in ask.options if isinstance(option, ThisPlace)]
    return tuple(sorted(options, key=lambda option: -suspicion(scene, option.place))[: ask.low])


def turn_up(scene: Scene, ask: Ask) -> Answer:
    """A card with encounters that there is still time to reach."""
    leads = Leads(scene)

    def value(option: Option) -> float:
        assert isinstance(option, ThisHideout)
        hideout = scene.view.trail[option.space - 1]
        assert hideout is not None
        sure = max(leads.trail[option.space - 1].values(), default=1.0)
        return (1 - sure) * (1.0 + leads.booty(hideout)) - 0.2 * option.space

    return max(ask.options, key=value)


def newest(scene: Scene, ask: Ask) -> Answer:
    """Money Trail: the sea he was on last."""
    return min(ask.options, key=lambda option: option.space)


def show_host(scene: Scene, ask: Ask) -> Answer:
    """A Heavenly Host is only shown: it costs nothing."""
    return ShowItem("heavenly_host") if ShowItem("heavenly_host") in ask.options else Pass()


def consecrate(scene: Scene, ask: Ask) -> Answer:
    """Where he may be, or where he would go."""
    options = [option for option in ask.options if isinstance(option, ThisPlace)]
    return max(options, key=lambda option: suspicion(scene, option.place))


def unveil(scene: Scene, ask: Ask) -> Answer:
    """Behind the Veil: the worst vampire goes."""
    options = [option for option in ask.options if isinstance(option, DiscardEncounter)]
    return max(options, key=lambda option: ENCOUNTERS[option.encounter].mature_influence)


def counter(scene: Scene, ask: Ask) -> Answer:
    """Good Luck against a False Tip."""
    return next((option for option in ask.options if isinstance(option, PlayEvent)), Pass())


def transfuse(scene: Scene, ask: Ask) -> Answer:
    """The hunter a next bite would defeat."""
    options = [option for option in ask.options if isinstance(option, ThisHunter)]
    return min(options, key=lambda option: scene.view.hunters[option.hunter].bite_spaces)
