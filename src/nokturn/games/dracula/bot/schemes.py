"""When Dracula plays his events, and on whom."""

from __future__ import annotations

from nokturn.games.dracula.bot import traps, worth
from nokturn.games.dracula.bot.danger import Danger
from nokturn.games.dracula.bot.reach import journeys, nearness
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import DRACULA, ENCOUNTERS, EVENTS, TRACKS
from nokturn.games.dracula.seen.view import HideoutView
from nokturn.games.dracula.state.choices import (
    Decline,
    DiscardEvent,
    DiscardItem,
    Done,
    Keep,
    Pass,
    PlayEvent,
    TakeCard,
    ThisHideout,
    ThisHunter,
    ThisLink,
    ThisPlace,
)
from nokturn.kernel import Answer, Ask, Option

HUNTED = 1.5
"""From this danger on Dracula does what he can to get away."""


def ripening(scene: Scene, space: int) -> HideoutView | None:
    """The hideout on this space, if a vampire is in it that can mature."""
    hideout = scene.view.trail[space - 1]
    return hideout if traps.holds_vampire(hideout) and hideout is not None and hideout.card != "hide" else None


def hunted(scene: Scene) -> float:
    """How dangerous it is where he is."""
    likely = {scene.view.place: 1.0} if scene.view.revealed else scene.likely
    return Danger(scene).at(scene.view.place, likely)


def last_ripens(scene: Scene) -> bool:
    return ripening(scene, TRACKS.trail_spaces) is not None


def before_slide(scene: Scene, ask: Ask) -> Answer:
    """The start of his phase: allies and consecrated ground of the hunters go."""
    for option in ask.options:
        if isinstance(option, PlayEvent) and option.event == "devilish_power" and option.mode in ("banish", "defile"):
            return option
        if isinstance(option, PlayEvent) and option.event == "devilish_power" and len(scene.view.events) > 2:
            return option
    return Done()


def between(scene: Scene, ask: Ask) -> Answer:
    """After the move: nothing but the encounter that has to be placed."""
    return traps.place(scene, ask)


def end_of_phase(scene: Scene, ask: Ask) -> Answer:
    """A rumor where it is safe; then whatever makes the next day harder for the hunters."""
    placed = traps.rumor(scene, ask)
    if placed is not None:
        return placed
    plays = [option for option in ask.options if isinstance(option, PlayEvent) and suits(scene, option)]
    return max(plays, key=lambda option: worth.DRACULA_EVENT.get(option.event, 1.0)) if plays else Done()


def suits(scene: Scene, option: PlayEvent) -> bool:
    """Whether the end of this phase is the time for the event."""
    view, event = scene.view, option.event
    full = len(view.events) >= DRACULA.event_limit
    if event == "unearthly_swiftness":
        return last_ripens(scene) or hunted(scene) > HUNTED or full
    if event == "darkness_returns":
        return last_ripens(scene) or hunted(scene) > HUNTED or full
    if event == "hidden_schemes":
        return bool(view.encounters)
    if event == "roadblock":
        return hunted(scene) > HUNTED or full
    if event == "summon_storms":
        return full
    if event == "nocturnal_visit":
        return bool(scene.hunters_in(view.place)) or full
    if event == "devilish_power":
        return option.mode == "starve" and (full or view.round < 6)
    return False


def receive(scene: Scene, ask: Ask) -> Answer:
    """A card just drawn: allies stay with him where they last, roadblocks and storms are kept for the need."""
    plays = [option for option in ask.options if isinstance(option, PlayEvent)]
    if not plays:
        return Keep()
    event = plays[0].event
    if Keep() in ask.options and event in ("roadblock", "summon_storms"):
        return Keep()
    modes = {option.mode: option for option in plays}
    if event == "great_wolf" and len(modes) > 1:
        weak = min([scene.health_left(who.hunter) for who in scene.active], default=9)
        return modes["raid"] if weak <= 4 or scene.view.dracula_ally else modes["ally"]
    if event == "draculas_brides" and len(modes) > 1:
        vampires = any(ENCOUNTERS[card].vampire for card in scene.view.encounters)
        room = any(hideout is not None and hideout.encounters for hideout in scene.view.trail[:3])
        return modes["defile"] if vampires and room else modes["ally"]
    return modes.get("aid", plays[0])


def discard(scene: Scene, ask: Ask) -> Answer:
    """Too many events: the least useful goes."""
    options = [option for option in ask.options if isinstance(option, DiscardEvent)]
    return min(options, key=lambda option: worth.DRACULA_EVENT.get(option.event, 1.0))


def take_back(scene: Scene, ask: Ask) -> Answer:
    """Hoax: the best of what was discarded."""
    options = [option for option in ask.options if isinstance(option, TakeCard)]
    return max(options, key=lambda option: worth.DRACULA_EVENT.get(option.card, 4.0))


# in answer to a hunter


def play(ask: Ask) -> PlayEvent | None:
    return next((option for option in ask.options if isinstance(option, PlayEvent)), None)


def precious(scene: Scene, place: str) -> float:
    """What a hunter in this place would cost: Dracula found, or a vampire."""
    view = scene.view
    found = 3.0 * (place == view.place and not view.revealed)
    for hideout in scene.hideouts:
        if hideout.card == place:
            found += sum([worth.matured(laid.card, hideout.rumor) for laid in hideout.encounters]) + 0.3
    return found


def mislead(scene: Scene, ask: Ask) -> Answer:
    """False Tip, if the train leads anywhere near what he wants to keep."""
    option = play(ask)
    who = scene.view.hunters[scene.facts["hunter"]]
    near = nearness(scene.view.map)
    close = near[who.place].get(scene.view.place, 0.0)
    return option if option is not None and (close > 0.2 or len(scene.view.events) > 2) else Pass()


def bolt(scene: Scene, ask: Ask) -> Answer:
    """Wild Horses carry a hunter past what he came for."""
    option = play(ask)
    return option if option is not None and precious(scene, scene.facts["place"]) >= 2.0 else Pass()


def customs(scene: Scene, ask: Ask) -> Answer:
    """Worth it against anybody with something to lose."""
    option = play(ask)
    who = scene.view.hunters[scene.facts["hunter"]]
    weak = scene.health_left(who.hunter) <= EVENTS["customs_search"].amounts["damage"]
    return option if option is not None and (who.item_count >= 2 or weak) else Pass()


def hush(scene: Scene, ask: Ask) -> Answer:
    """Sensationalist Press, while there is something left to hide."""
    option = play(ask)
    sure = scene.likely.get(scene.view.place, 0.0) > 0.6
    return option if option is not None and not sure and not scene.view.revealed else Pass()


def seduce(scene: Scene, ask: Ask) -> Answer:
    return play(ask) or Pass()


# whom and where


def victim(scene: Scene, ask: Ask) -> Answer:
    """Whoever is nearest to defeat, and of those who is best armed."""
    options = [option for option in ask.options if isinstance(option, ThisHunter)]

    def value(option: ThisHunter) -> float:
        who = scene.view.hunters[option.hunter]
        return scene.health_left(option.hunter) - 0.5 * who.item_count

    return min(options, key=value) if options else Decline()


def rob(scene: Scene, ask: Ask) -> Answer:
    """Vampiric Influence: the best card in the hand that was laid open."""

    def value(option: Option) -> float:
        if isinstance(option, DiscardItem):
            return worth.ITEM[option.item]
        return worth.HUNTER_EVENT.get(getattr(option, "event", ""), 1.0)

    return max(ask.options, key=value)


def drag(scene: Scene, ask: Ask) -> Answer:
    """Away from Dracula and from all he wants to keep; best onto something that bites."""
    far = journeys(scene.view.map)
    options = [option for option in ask.options if isinstance(option, ThisPlace)]

    def value(option: ThisPlace) -> float:
        return far[option.place].get(scene.view.place, 9.0) - 2.0 * precious(scene, option.place)

    best = max(options, key=value)
    upon_himself = best.place == scene.view.place and not scene.view.revealed
    return Decline() if upon_himself and Decline() in ask.options else best


def roadblocks(scene: Scene, ask: Ask) -> Answer:
    """On the ways between the hunters and Dracula, the last ones first."""
    links = sorted([option for option in ask.options if isinstance(option, ThisLink)], key=lambda o: -barrier(scene, o))
    return tuple(links[: ask.high])


def roadblock(scene: Scene, ask: Ask) -> Answer:
    return max(ask.options, key=lambda option: barrier(scene, option))


def lift(scene: Scene, ask: Ask) -> Answer:
    return min(ask.options, key=lambda option: barrier(scene, option))


def barrier(scene: Scene, option: Option) -> float:
    """How much a roadblock on this link would keep hunters away."""
    assert isinstance(option, ThisLink)
    near, found = nearness(scene.view.map), 0.0
    for who in scene.afield:
        for start, to in ((option.link.a, option.link.b), (option.link.b, option.link.a)):
            found += near[who.place].get(start, 0.0) ** 2 * near[to].get(scene.view.place, 0.0) ** 2
    return found


def in_the_way(scene: Scene, zone: str) -> float:
    """How much a storm there troubles hunters who could sail."""
    near = nearness(scene.view.map)
    return sum([near[who.place].get(zone, 0.0) for who in scene.active])


def storms(scene: Scene, ask: Ask) -> Answer:
    """Around the hunters who could sail."""
    zones = [option for option in ask.options if isinstance(option, ThisPlace)]
    return tuple(sorted(zones, key=lambda option: -in_the_way(scene, option.place))[: ask.high])


def calm(scene: Scene, ask: Ask) -> Answer:
    """The storm that troubles nobody."""
    return min(ask.options, key=lambda option: in_the_way(scene, option.place))


def place_near_hunters(scene: Scene, ask: Ask) -> Answer:
    """Fog and wolves go where most hunters are, those close to Dracula above all."""
    near = nearness(scene.view.map)

    def value(option: Option) -> float:
        assert isinstance(option, ThisPlace)
        return sum([1.0 + near[who.place].get(scene.view.place, 0.0) for who in scene.hunters_in(option.place)])

    return max(ask.options, key=value)


def far_hospital(scene: Scene, ask: Ask) -> Answer:
    far = journeys(scene.view.map)
    options = [option for option in ask.options if isinstance(option, ThisPlace)]
    return max(options, key=lambda option: far[option.place].get(scene.view.place, 0.0))


def defile(scene: Scene, ask: Ask) -> Answer:
    """Dracula's Brides: first where a vampire lies unguarded, else where there is none."""
    options = [option for option in ask.options if isinstance(option, ThisHideout)]
    return max(options, key=lambda option: option.space) if options else Done()
