"""What Dracula leaves behind: encounters, rumors, lairs; whom they fall upon, and what becomes of them."""

from __future__ import annotations

from collections import Counter

from nokturn.games.dracula.bot import worth
from nokturn.games.dracula.bot.duel import Duel
from nokturn.games.dracula.bot.leads import Leads
from nokturn.games.dracula.bot.reach import journeys
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import Stakes
from nokturn.games.dracula.printed.content import ENCOUNTERS, TRACKS
from nokturn.games.dracula.seen.view import EncounterView, HideoutView
from nokturn.games.dracula.state.choices import (
    Ambush,
    Decline,
    DiscardEncounter,
    Done,
    LetGo,
    MakeLair,
    Mature,
    PlaceEncounter,
    PlaceRumor,
    Resolve,
)
from nokturn.kernel import Answer, Ask, Option

CLEARED = 3
"""A vampire that matures clears so many hideouts behind it."""
LAIR = 0.4
"""What it is worth to keep a hideout as a lair: traps that lie in wait."""
RISKY = 0.5
"""A hideout more likely found than this is no place for a vampire."""


def found_before(scene: Scene, place: str, space: int) -> float:
    """How likely hunters come upon a hideout before it slides off."""
    far, days = journeys(scene.view.map), TRACKS.trail_spaces + 1 - space
    leads = Leads(scene)
    odds = leads.trail[space - 1] if space > 1 else scene.likely
    known = max(odds.get(place, 0.0), 0.03)
    missed = 1.0
    for who in scene.active:
        spare = days - far[who.place].get(place, 99.0)
        if spare >= 0:
            missed *= 1 - min(0.9, known * (0.35 + 0.15 * spare))
    return 1 - missed


def holds_vampire(hideout: HideoutView | None) -> bool:
    return hideout is not None and any(ENCOUNTERS[laid.card].vampire for laid in hideout.encounters)


def place(scene: Scene, ask: Ask) -> Answer:
    """A vampire, unless one lies so near that it would be cleared; else something that delays whoever follows."""
    view = scene.view
    offered = [option for option in ask.options if isinstance(option, PlaceEncounter)]
    if not offered:
        return Done() if Done() in ask.options else ask.options[0]
    hand = Counter(view.encounters)
    vampires = sum([number for card, number in hand.items() if ENCOUNTERS[card].vampire])
    newest = view.trail[0]
    hiding = newest is not None and newest.card == "hide"
    near = any(holds_vampire(hideout) for hideout in view.trail[1 : 1 + CLEARED])
    risk = found_before(scene, newest.card, 1) if newest is not None and not hiding else 1.0
    wanted = vampires and not hiding and (vampires > 2 or (not near and risk < RISKY))

    def value(option: PlaceEncounter) -> float:
        card = ENCOUNTERS[option.encounter]
        if card.vampire:
            return 10.0 + card.mature_influence if wanted else -5.0 - card.mature_influence
        return worth.AMBUSH[card.id] + (0.5 * worth.matured(card.id) if not hiding else 0.0)

    return max(offered, key=value)


def guard(scene: Scene, ask: Ask) -> Answer:
    """For a lair, or beside another encounter: what holds a searcher up; a vampire if nothing else is there."""
    offered = [option for option in ask.options if isinstance(option, PlaceEncounter)]

    def value(option: PlaceEncounter) -> float:
        card = ENCOUNTERS[option.encounter]
        if not card.vampire:
            return worth.AMBUSH[card.id]
        space = scene.facts.get("space", 0)
        hideout = scene.view.trail[space - 1] if space else None
        return -1.0 if space == 0 or holds_vampire(hideout) else 6.0

    return max(offered, key=value)


def discard(scene: Scene, ask: Ask) -> Answer:
    """Vampires are kept; what neither hurts nor matures goes."""
    offered = [option for option in ask.options if isinstance(option, DiscardEncounter)]
    poor = [one for one in offered if not ENCOUNTERS[one.encounter].vampire and worth.AMBUSH[one.encounter] < 3.0]
    if poor:
        return min(poor, key=lambda option: worth.AMBUSH[option.encounter])
    return Done() if Done() in ask.options else Decline()


def rumor(scene: Scene, ask: Ask) -> PlaceRumor | None:
    """On a vampire that has come as far as a rumor can be put, and that nobody is about to find."""
    best, least = None, 0.6
    for option in ask.options:
        if isinstance(option, PlaceRumor):
            hideout = scene.view.trail[option.space - 1]
            if hideout is None or not holds_vampire(hideout) or hideout.card == "hide" or hideout.face_up:
                continue
            risk = found_before(scene, hideout.card, option.space) + 0.15 * (3 - option.space)
            if risk < least:
                best, least = option, risk
    return best


# what slid off


def slid_off(scene: Scene, ask: Ask) -> Answer:
    """Let mature what has ripened; a trap that nobody has found stays as a lair in the hunters' way."""
    slid = scene.view.slid
    assert slid is not None
    cards = {laid.handle: laid.card for laid in slid.encounters}

    def value(option: Option) -> float:
        if isinstance(option, Mature):
            return ripe(scene, cards[option.handle], slid.rumor)
        if isinstance(option, MakeLair):
            return LAIR if slid.encounters and not slid.face_up else -1.0
        return 0.0 if isinstance(option, LetGo) else -1.0

    return max(ask.options, key=value)


def ripe(scene: Scene, card: str, rumor: bool) -> float:
    """What maturing brings now."""
    if card == "desecrated_soil" and not scene.view.damage:
        return -0.1
    if card in ("wolves", "szgany_mob", "unnatural_fog"):
        return -0.1 if not scene.afield else 0.2
    return worth.matured(card, rumor)


# hunters come upon it


def ambush(scene: Scene, ask: Ask) -> Answer:
    """With all that hurts or delays; a vampire waits for the night unless it is sure of its prey."""
    laid = laid_by_handle(scene)
    best: Option = Decline()
    most = 0.0
    for option in ask.options:
        if isinstance(option, Ambush):
            value = pounce(scene, laid[option.handle])
            if value > most:
                best, most = option, value
    return best


def pounce(scene: Scene, laid: EncounterView) -> float:
    """What an ambush with this encounter is worth."""
    if not ENCOUNTERS[laid.card].vampire:
        return worth.AMBUSH[laid.card]
    hunter = scene.facts["hunter"]
    return -Duel(scene, (hunter,), scene.night, Stakes(scene, laid)).value - 0.5


def search_order(scene: Scene, ask: Ask) -> Answer:
    """What delays and hurts first, vampires last."""
    laid = laid_by_handle(scene)

    def value(option: Option) -> float:
        if not isinstance(option, Resolve):
            return -99.0
        card = laid[option.handle].card
        return -1.0 if ENCOUNTERS[card].vampire else worth.AMBUSH[card]

    return max(ask.options, key=value)


def take_back(scene: Scene, ask: Ask) -> Answer:
    """Seduction: the vampire worth most comes back to his hand."""
    laid = laid_by_handle(scene)
    return max(ask.options, key=lambda option: ENCOUNTERS[laid[option.handle].card].mature_influence)


def laid_by_handle(scene: Scene) -> dict[str, EncounterView]:
    return {laid.handle: laid for hideout in scene.hideouts for laid in hideout.encounters}
