"""Political actions that stay in play, and the council of the Anarchs."""

from __future__ import annotations

from nokturn.games.vtes.cards.political import shares, split
from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.state.card_language import POLITICAL, Ability, Deed, Mode, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool, gain_pool
from nokturn.games.vtes.state.state import READY, REGIONS, TORPOR, Vtes
from nokturn.games.vtes.state.stats import capacity, is_equipment, is_vampire, out_of_play
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, BurnBlood, Do, PutInPlay
from nokturn.games.vtes.text.targets import is_location
from nokturn.kernel import Rule, ask, ask_some, call, procedure


def repeal(by: str) -> Ability:
    """A referendum that burns the card."""
    return Ability("take-action", deed=Deed(kind="political", stealth=1, by=by), does=(Burn(),))


def decree(terms: str, *needs: str) -> Mode:
    """A referendum that puts the card on the vampire that its terms name."""
    return Mode(POLITICAL, "take-action", needs=needs, terms=f"vtes.{terms}", does=(PutInPlay(host="chosen"),))


write(
    "raising-the-portcullis",
    Mode(POLITICAL, "take-action", needs=("not-holds-card:raising-the-portcullis",), does=(PutInPlay(),)),
    Static("bleed", of="controller", when="storms-the-gate"),
    repeal("vampire"),
)


@condition("storms-the-gate")
def storms_the_gate(game: Vtes, about: About) -> bool:
    """The minion is a vampire, and the prey of whoever controls the card whose text asks has a vampire in torpor."""
    if about.minion is None or about.source is None or not is_vampire(about.minion):
        return False
    prey = game.prey(about.source.controller)
    return any(card.region == TORPOR for card in game.minions(prey)) if prey else False


# marks on a vampire

write(
    "archon",
    decree("name_archon", "sect-there:camarilla"),
    Ability(
        "take-action",
        deed=Deed(stealth=1, directed="chosen", by="is-host"),
        choose=("vampire:ready others",),
        does=(EnterCombat(),),
    ),
    Trigger("attempts-block", (BurnBlood(who="self"),), needs=("vampire", "blocks-host")),
    Static("no-blood-hunt"),
    repeal("sect:camarilla"),
)
write(
    "anathema",
    decree("name_outlaw"),
    Trigger("emptied", (Do("vtes.executes"),), needs=("is-host",)),
)


@condition("sect-there:SECT")
def sect_there(game: Vtes, about: About) -> bool:
    """Somebody controls a vampire of this sect (`sect-there:camarilla`)."""
    return any(card.region in REGIONS and is_vampire(card) and card.sect == about.word for card in game.cards.values())


@condition("blocks-host")
def blocks_host(game: Vtes, about: About) -> bool:
    """The minion attempts to block the one that the card is on."""
    action, source = game.action, about.source
    if action is None or source is None or about.minion is None:
        return False
    return action.minion == source.host and action.blocker == about.minion.ref


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def name_archon(game: Vtes, play: Play) -> Rule:
    """A vampire of the Camarilla; None if there is none any more."""
    there = tuple(
        [
            ChooseCard(card.ref)
            for card in game.cards.values()
            if card.region in REGIONS and is_vampire(card) and card.sect == "camarilla"
        ]
    )
    if not there:
        return None
    chosen = yield ask(play.seat, "choose-archon", there, rule="VTES-REF-02", card=play.card)
    return (chosen.card,)


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def name_outlaw(game: Vtes, play: Play) -> Rule:
    """A ready vampire; its caller at least is one."""
    there = tuple([ChooseCard(card.ref) for card in game.cards.values() if card.region == READY and is_vampire(card)])
    if not there:
        return None
    chosen = yield ask(play.seat, "choose-outlaw", there, rule="VTES-REF-02", card=play.card)
    return (chosen.card,)


@procedure(rule=("VTES-TERM-07", "VTES-CTR-03"))
def executes(game: Vtes, play: Play) -> Rule:
    """The vampire is burned, and whoever controls the opposing minion gains pool by its capacity."""
    combat, host = game.combat, game.cards.get(play.minion)
    if combat is None or host is None or host.ref not in combat.fighters:
        return
    other = 1 - combat.fighters.index(host.ref)
    opponent = game.cards.get(combat.fighters[other])
    seat = opponent.controller if opponent is not None else combat.sides[other]
    prize = capacity(game, host)
    yield call(burn_card, host.ref)
    gain_pool(game, seat, prize, play.card)


# the council

write(
    "revolutionary-council",
    Mode(
        POLITICAL,
        "take-action",
        needs=("anarch-at-hand",),
        terms="vtes.calls_council",
        passes="vtes.council_decides",
    ),
)


def idle_anarchs(game: Vtes, seat: str) -> tuple[ChooseCard, ...]:
    """The ready unlocked Anarchs of a Methuselah."""
    return tuple([ChooseCard(card.ref) for card in game.ready(seat) if card.sect == "anarch" and not card.locked])


@condition("anarch-at-hand")
def anarch_at_hand(game: Vtes, about: About) -> bool:
    """This Methuselah controls a ready unlocked Anarch besides the minion."""
    own = about.minion.ref if about.minion is not None else ""
    return any(one.card != own for one in idle_anarchs(game, about.seat))


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def calls_council(game: Vtes, play: Play) -> Rule:
    """Which Anarchs lock for it; for each of them two points: what burns, and how the rest is split; None if there is
    no such Anarch any more."""
    there = idle_anarchs(game, play.seat)
    if not there:
        return None
    anarchs = yield ask_some(
        play.seat, "choose-council", there, 1, len(there), rule="VTES-REF-02", card=play.card, auto=True
    )
    locked = tuple([one.card for one in anarchs])
    targets = tuple(
        [
            ChooseCard(card.ref)
            for card in game.cards.values()
            if (is_location(card) or is_equipment(card)) and not out_of_play(game, card)
        ]
    )
    most = min(2 * len(locked), len(targets))
    wrecked = yield ask_some(
        play.seat, "choose-wrecked", targets, 0, most, rule="VTES-REF-02", card=play.card, auto=True
    )
    burned = tuple([one.card for one in wrecked])
    points = 2 * len(locked) - len(burned)
    terms: tuple[str, ...] = ()
    if points:
        terms = yield call(split, play, game.playing, points, points)
    return (*locked, *burned, *terms)


@procedure(rule="VTES-REF-09")
def council_decides(game: Vtes, play: Play) -> Rule:
    """The Anarchs lock, the Methuselahs burn pool, locations and equipment burn."""
    cards = tuple([term for term in play.chosen if term in game.cards])
    for seat, points in shares(tuple([term for term in play.chosen if term.partition(":")[0] in game.seats])):
        if seat not in game.gone:
            burn_pool(game, seat, points, play.card)
    for ref in cards:
        if game.cards[ref].region in REGIONS and not game.cards[ref].locked:
            game.change(ref, locked=True)
            game.tell("locks", minion=ref)
    for ref in cards:
        if ref in game.cards and game.cards[ref].region not in REGIONS:
            yield call(burn_card, ref)
