"""Locations that anybody has a use for."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.cards.patterns import IN_PLAY, master, stealable
from nokturn.games.vtes.combat.effects import EndCombat
from nokturn.games.vtes.playing.reductions import Reduce
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    ACTION_CARD,
    ALLY,
    EQUIPMENT,
    POLITICAL,
    RETAINER,
    Ability,
    Deed,
    Static,
    Trigger,
    write,
)
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters, burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import has_room, is_equipment, is_vampire, kind_of
from nokturn.games.vtes.state.underway_records import Later, Play
from nokturn.games.vtes.state.zones import put_on as attach
from nokturn.games.vtes.text.effects import BurnBlood, Change, Do, Lock, MoreTransfers, PutInPlay, Unlock
from nokturn.games.vtes.text.primitives import Mark, Provided, StealCard, move
from nokturn.kernel import Rule, ask, ask_number, ask_some, procedure

MODERN = frozenset({"electronic", "vehicle", "weapon"})
CURIOSITY = "curiosity"

write(
    "channel-10",
    IN_PLAY,
    Ability(
        "need-intercept",
        lock=True,
        needs=("not-first-action",),
        does=(Change(what="intercept", amount=2, who="blocker"),),
    ),
)
write(
    "ennoias-theater",
    IN_PLAY,
    Ability("impulse", lock=True, does=(Change(what="hand-size", who="you", lasts="turn"),)),
    Ability("influence", lock=True, does=(MoreTransfers(),)),
)
write(
    "the-line",
    IN_PLAY,
    Ability(
        "paying",
        lock=True,
        needs=("vampire",),
        does=(Reduce(blood=1, of=(ACTION_CARD, ALLY, EQUIPMENT, POLITICAL, RETAINER)),),
    ),
    stealable("vampire"),
)
write(
    "powerbase-savannah",
    IN_PLAY,
    Ability(
        "before-range",
        needs=("acting-vampire-fights",),
        choose=("location:own unlocked unique not-this",),
        does=(Lock(who="chosen"), EndCombat()),
    ),
    stealable("vampire"),
)


@condition("acting-vampire-fights")
def acting_vampire_fights(game: Vtes, about: About) -> bool:
    """Whoever counts as acting in this combat is a vampire of this Methuselah."""
    acting = game.cards.get(game.combat.fighters[0]) if game.combat is not None and game.action is not None else None
    return acting is not None and is_vampire(acting) and acting.controller == about.seat


# the rack

write(
    "the-rack",
    master(PutInPlay(), choose=("vampire:ready own",)),
    Ability("any-unlock", by="chosen", needs=("its-turn",), once=("turn",), does=(Do("vtes.feeds_on_rack"),)),
    Trigger("stolen", (Do("vtes.racks_another"),), needs=("is-this",)),
    stealable("vampire"),
)


@condition("its-turn")
def its_turn(game: Vtes, about: About) -> bool:
    """It is the turn of whoever controls the card whose text asks."""
    return about.source is not None and about.source.controller == game.active


@procedure(rule=("VTES-CTR-03",))
def feeds_on_rack(game: Vtes, play: Play) -> None:
    """2 blood for the vampire that the card remembers."""
    add_counters(game, game.cards[play.source].chosen[0], 2)


def to_be_racked(game: Vtes, seat: str) -> list[ChooseCard]:
    """The ready vampires of a Methuselah."""
    return [ChooseCard(card.ref) for card in game.ready(seat) if is_vampire(card)]


@procedure(rule=("VTES-TERM-12",))
def racks_another(game: Vtes, play: Play) -> Rule:
    """The new controller chooses a vampire of their own."""
    if not to_be_racked(game, play.seat):
        game.change(play.source, chosen=())
        return
    chosen = yield ask(
        play.seat, "choose-racked", to_be_racked(game, play.seat), rule="VTES-TERM-12", auto=True, card=play.source
    )
    game.change(play.source, chosen=(chosen.card,))


# the museum

write(
    "the-british-museum-london",
    IN_PLAY,
    Static("hand-size", of="controller"),
    Static("cost", -1, of="controller", when="plays-curiosity"),
    Ability(
        "after-resolution",
        needs=("acting-yours", "succeeded", "has-curiosity"),
        does=(Unlock(who="acting"), Mark(key=CURIOSITY, who="acting")),
    ),
)


def is_curiosity(card: str) -> bool:
    """Equipment that is neither electronic nor a vehicle nor a weapon."""
    return card in LIBRARY and LIBRARY[card].types[0] == EQUIPMENT and MODERN.isdisjoint(LIBRARY[card].keywords)


@condition("plays-curiosity")
def plays_curiosity(game: Vtes, about: About) -> bool:
    """The card that is played is equipment, neither electronic nor a vehicle nor a weapon."""
    return about.play is not None and is_curiosity(about.card)


@condition("has-curiosity")
def has_curiosity(game: Vtes, about: About) -> bool:
    """The acting minion, locked, has equipped with such a card from hand, and not unlocked for it this turn."""
    action = game.action
    if action is None or action.kind != "equip" or not is_curiosity(action.card) or action.minion not in game.cards:
        return False
    return game.cards[action.minion].locked and not game.spent("turn", f"{CURIOSITY}/{action.minion}")


# the rumor mill

write(
    "the-rumor-mill-tabloid-newspaper",
    IN_PLAY,
    Ability("act", lock=True, choose=("vampire:ready",), does=(Do("vtes.spreads_rumor"),)),
    Ability(
        "need-intercept",
        by="chosen",
        needs=("heard-rumor",),
        once=("action",),
        does=(BurnBlood(who="blocker"), Change(what="intercept", who="blocker")),
    ),
)


@procedure(rule=("VTES-STEALTH-05",))
def spreads_rumor(game: Vtes, play: Play) -> None:
    """The chosen vampire may use it in this action."""
    game.change(play.source, chosen=play.chosen)
    game.spend("action", f"rumor/{play.source}")


@condition("heard-rumor")
def heard_rumor(game: Vtes, about: About) -> bool:
    """The vampire chosen in this action attempts to block, and has blood."""
    source, action = about.source, game.action
    if source is None or action is None or not game.spent("action", f"rumor/{source.ref}"):
        return False
    return action.blocker == source.chosen[0] and game.cards[action.blocker].counters > 0


# the radio

write(
    "wmrh-talk-radio",
    IN_PLAY,
    Ability(
        "act",
        lock=True,
        needs=("lacks-intercept",),
        does=(Change(what="intercept", who="blocker"), Do("vtes.goes_on_air")),
    ),
)


@procedure(rule=("VTES-RES-08",))
def goes_on_air(game: Vtes, play: Play) -> None:
    """Whether the minion blocks from now on is seen later."""
    if game.action is not None:
        told = replace(play, chosen=(game.action.blocker,))
        later = (
            Later("before-resolution", "vtes.hears_of_block", told),
            Later("after-resolution", "vtes.pays_radio", told),
        )
        game.later = (*game.later, *later)


@procedure(rule=("VTES-RES-07",))
def hears_of_block(game: Vtes, play: Play) -> None:
    """It has blocked, even if the action goes on after that."""
    action = game.action
    if action is not None and action.outcome == "blocked" and action.blocker == play.chosen[0]:
        game.spend("action", f"on-air/{play.source}")


@procedure(rule=("VTES-RES-08",))
def pays_radio(game: Vtes, play: Play) -> None:
    """1 pool, unless it has blocked."""
    if not game.spent("action", f"on-air/{play.source}"):
        burn_pool(game, play.seat, 1, play.source)


# the Shard

write(
    "the-shard-london",
    IN_PLAY,
    Ability("paying", lock=True, needs=("edge",), does=(Reduce(blood=2, pool=2, either=True),)),
    Ability(
        "take-action",
        by="active",
        needs=("other-than-yours",),
        deed=Deed(directed="source", by="vampire"),
        announced=(Provided("clan:ventrue", (Change(what="stealth", who="acting"),)),),
        does=(StealCard(who="this"),),
    ),
)

# the castle

write(
    "heidelberg-castle-germany",
    IN_PLAY,
    Ability(
        "impulse",
        lock=True,
        needs=("between-actions",),
        choose=("vampire:ready own", "vampire:ready own not-chosen"),
        does=(Do("vtes.exchanges_goods"),),
    ),
)


@condition("between-actions")
def between_actions(game: Vtes, about: About) -> bool:
    """No action is under way, and no combat."""
    return game.action is None and game.combat is None


def goods(game: Vtes, pair: tuple[str, ...]) -> tuple[ChooseCard, ...]:
    """The equipment and the retainers of the two."""
    return tuple(
        [
            ChooseCard(card.ref)
            for host in pair
            for card in game.attached(host)
            if is_equipment(card) or kind_of(card.printed) == RETAINER
        ]
    )


@procedure(rule=("VTES-CTR-05", "VTES-WORD-06"))
def exchanges_goods(game: Vtes, play: Play) -> Rule:
    """Cards change hands, as far as the other can have them; then blood, either way."""
    one, other = play.chosen
    moved = yield ask_some(
        play.seat,
        "move-goods",
        goods(game, play.chosen),
        0,
        len(goods(game, play.chosen)),
        rule="VTES-WORD-06",
        auto=True,
        card=play.card,
    )
    for chosen in moved:
        to = other if game.cards[chosen.card].host == one else one
        if has_room(game, game.cards[to], game.cards[chosen.card].printed):
            attach(game, chosen.card, to)
            game.tell("moves-card", card=chosen.card, minion=to)
    for giver, taker in ((one, other), (other, one)):
        most = game.cards[giver].counters
        number = yield ask_number(
            play.seat, "move-blood", 0, most, rule="VTES-CTR-05", auto=True, minion=giver, target=taker
        )
        if number:
            move(game, giver, taker, number)
            return
