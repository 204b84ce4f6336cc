"""What a hunter's action on the spot brings: supplies, tickets, rest, searches, trades, questions to Dracula."""

from __future__ import annotations

from math import log2

from nokturn.games.dracula.bot import worth
from nokturn.games.dracula.bot.duel import Duel
from nokturn.games.dracula.bot.leads import Leads
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import Stakes
from nokturn.games.dracula.printed.content import ENCOUNTERS, HUNTERS, ITEMS
from nokturn.games.dracula.seen.view import EncounterView, HideoutView, HunterView
from nokturn.games.dracula.state.choices import (
    Pass,
    PlayEvent,
    PsychicBond,
    ReserveTicket,
    Rest,
    Search,
    Supply,
    Trade,
)
from nokturn.kernel import Option

EVENT = 0.35
"""A hunters' event drawn."""
GIVEN = 0.9
"""An event drawn by Dracula."""
HUNTERS_SHARE = 2 / 3
"""Of the event deck."""
ITEM = (1.5, 1.2, 0.8, 0.3)
"""The next item, by how many that serve in a combat are held."""
TICKET = (0.55, 0.25, 0.03)
"""The next ticket, by how many are held."""
BIT = 0.5
"""A yes or no of even odds about where Dracula is."""


def gain(scene: Scene, who: HunterView, option: Option) -> float:
    """In points of influence; staying where one is comes apart from it."""
    if isinstance(option, Supply):
        return supply(scene, who)
    if isinstance(option, ReserveTicket):
        taken = TICKET[min(who.ticket_count, 2)]
        return taken * (1.4 if who.hunter == "lord_godalming" else 1.0)
    if isinstance(option, Rest):
        return rest(scene, who)
    if isinstance(option, Search):
        return search(scene, who, option.declared) + 0.05 * len(option.declared)
    if isinstance(option, PsychicBond):
        return BIT * asked(scene, [scene.atlas.places[who.place].region])
    if isinstance(option, Trade):
        return trade(scene, who, scene.view.hunters[option.partner])
    if isinstance(option, PlayEvent):
        return event(scene, who, option)
    return 0.0 if isinstance(option, Pass) else -1.0


def supply(scene: Scene, who: HunterView) -> float:
    """Items in a large city or a hospital; an event, at night perhaps for Dracula."""
    found = 0.0
    if who.hospital or scene.atlas.places[who.place].size == "large":
        number = 2 if who.hunter == "lord_godalming" else 1
        serving = sum([ITEMS[item].banner for item in who.items])
        full = who.item_count >= HUNTERS[who.hunter].item_limit
        for more in range(number):
            found += ITEM[min(serving + more, 3)] * (0.15 if full else 1.0)
    if who.hospital:
        return found
    full = who.event_count >= HUNTERS[who.hunter].event_limit
    good = EVENT * (0.5 if full else 1.0)
    if scene.view.phase == "day":
        if scene.view.top_event == "dracula":
            return found + 0.15
        return found + (good if scene.view.top_event else HUNTERS_SHARE * good)
    return found + HUNTERS_SHARE * good - (1 - HUNTERS_SHARE) * GIVEN


def rest(scene: Scene, who: HunterView) -> float:
    """More, the nearer a hunter is to defeat."""
    doctor = who.hunter == "dr_seward" or any(
        other.hunter == "dr_seward" and other.place == who.place and other.hospital == who.hospital
        for other in scene.active
    )
    healed = min(2 if doctor else 1, who.damage)
    return healed * (0.12 + 0.9 / scene.health_left(who.hunter))


def here(scene: Scene, place: str) -> tuple[HideoutView, ...]:
    """Hideouts that lie open in this city."""
    return tuple([one for one in scene.hideouts if one.face_up and one.card == place and one.encounters])


def danger(scene: Scene, who: HunterView, laid: EncounterView) -> float:
    """What an encounter that lies face up costs whoever meets it."""
    if ENCOUNTERS[laid.card].health:
        return max(-bout(scene, who, laid), 0.0) + 0.2
    if ENCOUNTERS[laid.card].vampire:
        return 0.0
    return 0.2 * worth.AMBUSH[laid.card]


def bout(scene: Scene, who: HunterView, laid: EncounterView, rumor: bool = False) -> float:
    """What a fight with this vampire now comes to, for the hunters."""
    night = scene.view.phase != "day"
    return Duel(scene, (who.hunter,), night, Stakes(scene, laid, rumor)).value


def search(scene: Scene, who: HunterView, declared: tuple[str, ...]) -> float:
    """What lies here is worth finding, unless the finder would not survive it."""
    leads, left = Leads(scene), scene.health_left(who.hunter)
    found = 0.3
    for hideout in here(scene, who.place):
        for laid in hideout.encounters:
            if not laid.card:
                booty = leads.booty(hideout) / len(hideout.encounters)
                found += booty * (1.0 if "stake" in declared else leads.able(who.hunter)) - 3.0 / max(left - 1, 0.5)
            elif ENCOUNTERS[laid.card].vampire:
                prize = Stakes(scene, laid, hideout.rumor).prize
                fought = ENCOUNTERS[laid.card].health and "stake" not in declared
                found += bout(scene, who, laid, hideout.rumor) if fought else prize
            else:
                found -= danger(scene, who, laid)
    return found


def asked(scene: Scene, regions: list[str]) -> float:
    """How much an honest answer about these regions would tell, in bits."""
    chances = [0.0] * len(regions)
    for place, chance in scene.likely.items():
        region = scene.atlas.places[place].region
        if region in regions:
            chances[regions.index(region)] += chance
    parts = [part for part in (*chances, 1 - sum(chances)) if part > 0.001]
    return -sum([part * log2(part) for part in parts])


def trade(scene: Scene, who: HunterView, partner: HunterView) -> float:
    """A weapon to spare for somebody with empty hands."""
    weapons = sum([ITEMS[item].banner for item in who.items])
    return 0.5 if weapons >= 3 and partner.item_count < 2 else -0.5


def event(scene: Scene, who: HunterView, option: PlayEvent) -> float:
    """Events that are an action."""
    name = option.event
    if name == "hypnosis":
        return 0.8 * asked(scene, list(scene.atlas.regions)) - 0.6
    if name == "consecrated_ground":
        return 0.7 + max(scene.likely.values(), default=0.0)
    if name == "vampire_lair":
        return 1.6 if scene.view.influence >= 2 else -1.0
    if name == "blood_transfusion":
        return 1.0
    if name == "money_trail":
        return 0.5
    if name == "mystic_research":
        return 0.6
    if name == "wax_cylinders":
        return 0.25 if option.mode == "analysis" else 0.5
    return -1.0
