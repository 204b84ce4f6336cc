"""What the basic actions do when they succeed (VTES-ACT-BLEED-01..ANARCH-03).

Examples of the rulebook: VTES-X-01, VTES-X-05.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.combat.rounds import fight
from nokturn.games.vtes.play.entering_play import comes_into_play, joins
from nokturn.games.vtes.play.titles import changes_sect
from nokturn.games.vtes.play.torpor import out_of_torpor
from nokturn.games.vtes.politics.diablerie import diablerize
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import EQUIPMENT, RETAINER
from nokturn.games.vtes.state.counters import add_counters, burn_counters, burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import amount, bleed, hunting
from nokturn.games.vtes.state.underway_records import Action, Play
from nokturn.games.vtes.state.zones import put_on
from nokturn.games.vtes.text.effects import PutInPlay
from nokturn.games.vtes.text.primitives import move
from nokturn.games.vtes.text.situations import FED, RECRUITED
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, ask_number, call, procedure


@procedure(rule=("VTES-ACT-BLEED-08", "VTES-ACT-BLEED-09", "VTES-ACT-BLEED-10", "VTES-EDGE-02"))
def bleeds(game: Vtes, play: Play) -> Rule:
    """The target burns pool; a bleed of 1 or more is successful and brings the Edge.  Something may take its place."""
    action = game.action
    assert action is not None
    if amount(game, "bleed-replaced", game.cards[action.minion]) > 0:
        return
    size = bleed(game, game.cards[action.minion])
    game.action = replace(action, bled=size)
    game.tell("bleeds", minion=action.minion, player=action.targets[0], amount=size)
    lost = burn_pool(game, action.targets[0], size, action.minion)
    game.action = replace(game.action, lost=lost)
    if size > 0:
        takes_edge(game, action.by)
        yield call(fire, "bleed-success", action.minion)


def takes_edge(game: Vtes, seat: str) -> None:
    """From the middle or from whoever holds it; nothing changes if one holds it already (VTES-EDGE-02)."""
    if game.edge != seat:
        game.edge = seat
        game.tell("takes-edge", player=seat)


@procedure(rule=("VTES-ACT-HUNT-02",))
def hunts(game: Vtes, play: Play) -> Rule:
    """Blood from the bank; or, of a hunt that names a vampire, from that one, as much as it has."""
    assert game.action is not None
    hunter, victim = game.action.minion, game.action.chosen[0] if game.action.chosen else ""
    size = hunting(game, game.cards[hunter])
    got = move(game, victim, hunter, size) if victim in game.cards else add_counters(game, hunter, size)
    if got:
        game.spend("action", FED)
    yield call(fire, "hunted", game.action.minion)


@procedure(
    rule=(
        "VTES-ACT-EQUIP-02",
        "VTES-ACT-RETAIN-02",
        "VTES-MIN-07",
        "VTES-MIN-08",
        "VTES-ACT-EQUIP-05",
        "VTES-ACT-RETAIN-04",
    )
)
def equips(game: Vtes, play: Play) -> Rule:
    """The card goes on the acting minion, a retainer with its life; any number of them fits.

    An action card that equips says itself with what."""
    if LIBRARY[play.card].types[0] in (EQUIPMENT, RETAINER):
        yield call(comes_into_play, play, PutInPlay(host="self"))


def still_there(game: Vtes, action: Action) -> Iterator[str]:
    """Of the equipment that was to be taken over what is still where it was, on a minion of the same Methuselah: if
    some is gone, the rest is taken (VTES-ACT-EQUIP-03, VTES-TGT-07)."""
    host = game.cards.get(action.chosen[0])
    if host is not None and host.controller == action.by:
        for ref in action.chosen[1:]:
            if ref in game.cards and game.cards[ref].host == host.ref:
                yield ref


@procedure(rule=("VTES-ACT-EQUIP-03", "VTES-ACT-EQUIP-04"))
def takes_equipment(game: Vtes, play: Play) -> Rule:
    """Equipment from another minion of the same Methuselah moves over; requirements are not asked again."""
    assert game.action is not None
    for ref in tuple(still_there(game, game.action)):
        put_on(game, ref, game.action.minion)
        game.tell("takes-equipment", minion=game.action.minion, card=ref)
        yield call(fire, "moved", ref)


@procedure(rule=("VTES-ACT-RECRUIT-02", "VTES-ACT-RECRUIT-03"))
def recruits(game: Vtes, play: Play) -> Rule:
    """The ally joins, and cannot act this turn."""
    game.spend("turn", f"{RECRUITED}/{play.minion}")
    yield call(joins, play, recruited=True)


@procedure(rule=("VTES-ACT-LEAVE-03",))
def leaves_torpor(game: Vtes, play: Play) -> Rule:
    """To the ready region, locked as it is."""
    assert game.action is not None
    yield call(out_of_torpor, game.action.minion)


@procedure(rule="VTES-ACT-RESCUE-03")
def split_rescue(game: Vtes, action: Action) -> Rule:
    """The acting Methuselah says how much of it the rescuer pays; the rescued vampire pays the rest."""
    rescuer, rescued = game.cards[action.minion], game.cards[action.chosen[0]]
    most = min(rescuer.counters, action.blood)
    least = min(max(action.blood - rescued.counters, 0), most)
    own = yield ask_number(
        action.by,
        "split-rescue",
        least,
        most,
        rule="VTES-ACT-RESCUE-03",
        auto=True,
        minion=rescuer.ref,
        target=rescued.ref,
    )
    paid = burn_counters(game, action.minion, own) + burn_counters(game, action.chosen[0], action.blood - own)
    return paid == action.blood


@procedure(rule=("VTES-ACT-RESCUE-04",))
def rescues(game: Vtes, play: Play) -> Rule:
    """The rescued vampire is ready again; whether it is locked does not change."""
    assert game.action is not None
    yield call(out_of_torpor, game.action.chosen[0])


@procedure(rule=("VTES-ACT-DIAB-03",))
def diablerizes(game: Vtes, play: Play) -> Rule:
    """Diablerie, and all that follows from it."""
    assert game.action is not None
    yield call(diablerize, game.action.minion, game.action.chosen[0])


@procedure(rule=("VTES-ACT-ANARCH-03", "VTES-SECT-05"))
def becomes_anarch(game: Vtes, play: Play) -> Rule:
    """Its sect is Anarch."""
    assert game.action is not None
    changes_sect(game, game.action.minion, "anarch")
    yield call(fire, "sect-changed", game.action.minion)


@procedure(rule=("VTES-TRAIT-06",))
def hunts_down(game: Vtes, play: Play) -> Rule:
    """Combat with the marked minion."""
    assert game.action is not None
    if game.is_ready(game.action.minion) and game.is_ready(game.action.chosen[0]):
        yield call(fight, game.action.minion, game.action.chosen[0])
