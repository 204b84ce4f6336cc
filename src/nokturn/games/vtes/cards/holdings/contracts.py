"""What follows those who leave the ready region: contracts, feuds, revolts."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import IN_PLAY, master
from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.combat.sides import side_of
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.printed.content import CARDS, CRYPT
from nokturn.games.vtes.state.card_language import Ability, Deed, Trigger, write
from nokturn.games.vtes.state.choices import ChooseHidden, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool, to_uncontrolled
from nokturn.games.vtes.state.state import READY, Card, Vtes
from nokturn.games.vtes.state.stats import amount, is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import laid_out
from nokturn.games.vtes.text.effects import AddBlood, Burn, Change, Do, GainPool, Lock, PutInPlay, SpendAction
from nokturn.games.vtes.text.primitives import Move
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask, call, procedure

CONTRACT = "contract"

# contracts

write(
    "priority-contract",
    master(PutInPlay(host="chosen2"), choose=("vampire:ready own clan=banu_haqim", "minion:prey")),
    Ability(
        "take-action",
        deed=Deed(stealth=1, directed="host", by="contracted"),
        does=(EnterCombat(other="host"),),
    ),
    Trigger(
        "leaves-ready",
        (Do("vtes.fulfils_contract"), Burn(), GainPool(amount=3)),
        needs=("is-host",),
        optional=True,
    ),
)
write(
    "the-black-throne",
    IN_PLAY,
    Ability("poll", lock=True, does=(Votes(amount=2, who="this"),)),
    Trigger(
        "leaves-ready",
        (Lock(who="this"), GainPool()),
        needs=("under-contract", "source-unlocked"),
        optional=True,
    ),
)


@condition("contracted")
def is_contracted(game: Vtes, about: About) -> bool:
    """The minion is the one that the contract names, and its target is ready and can be the target of an action."""
    source = about.source
    if source is None or about.minion is None or about.minion.ref not in source.chosen[:1]:
        return False
    target = game.cards.get(source.host)
    if target is None or target.region != READY or target.controller == about.seat:
        return False
    return amount(game, "untargetable", target) <= 0


def parties(game: Vtes, minion: str) -> list[str]:
    """Who controls the Banu Haqim that the contracts on the minion name."""
    named = [
        game.cards.get(card.chosen[0])
        for card in game.attached(minion)
        if CONTRACT in CARDS[card.printed].keywords and card.chosen
    ]
    return [one.controller for one in named if one is not None and one.clan == "banu_haqim"]


@procedure(rule=("VTES-TERM-07",))
def fulfils_contract(game: Vtes, play: Play) -> None:
    """It was a contract all the same, for whoever still wants to be rewarded for it."""
    for seat in parties(game, play.minion):
        game.spend("turn", f"{CONTRACT}/{play.minion}/{seat}")


@condition("under-contract")
def under_contract(game: Vtes, about: About) -> bool:
    """The minion is under a contract for which a Banu Haqim of this Methuselah is chosen, or was until now."""
    if about.minion is None or about.source is None:
        return False
    seat, minion = about.source.controller, about.minion.ref
    return seat in parties(game, minion) or game.spent("turn", f"{CONTRACT}/{minion}/{seat}")


# those who fall

write(
    "tension-in-the-ranks",
    IN_PLAY,
    Trigger("goes-to-torpor", (Do("vtes.mourns"),)),
    Trigger("burned", (Do("vtes.mourns"),), needs=("ready",)),
    Ability("master", by="active", discard="master", discards=2, does=(SpendAction(), Burn())),
)
write(
    "frontal-assault",
    IN_PLAY,
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="of-controller"),
        choose=("minion:ready prey",),
        does=(EnterCombat(),),
    ),
    Trigger("goes-to-torpor", (GainPool(),), needs=("of-prey",)),
    Trigger("burned", (GainPool(),), needs=("of-prey", "ready")),
    Ability("influence", mandatory=True, once=("phase",), does=(Do("vtes.breaks_off"),)),
)


@procedure(rule="VTES-CTR-02")
def mourns(game: Vtes, play: Play) -> None:
    """1 pool of whoever controls the minion."""
    if play.minion in game.cards:
        burn_pool(game, game.cards[play.minion].controller, 1, play.source)


@condition("of-controller")
def of_controller(game: Vtes, about: About) -> bool:
    """The minion is controlled by whoever controls the card whose text asks."""
    return about.minion is not None and about.source is not None and about.minion.controller == about.source.controller


@condition("of-prey")
def of_prey(game: Vtes, about: About) -> bool:
    """The minion is controlled by the prey of whoever controls the card whose text asks."""
    if about.minion is None or about.source is None:
        return False
    return about.minion.controller == game.prey(about.source.controller)


@procedure(rule=("VTES-CTR-02", "VTES-TERM-07"))
def breaks_off(game: Vtes, play: Play) -> Rule:
    """The card burns, and 1 pool for each ready minion of the prey."""
    enemies = sum(1 for _ in game.ready(game.prey(play.seat)))
    yield call(burn_card, play.source)
    burn_pool(game, play.seat, enemies, play.card)


# those who make them fall

write(
    "dead-pool",
    IN_PLAY,
    Trigger("leaves-ready", (AddBlood(who="this"),), needs=("falls-to-lasombra",), optional=True),
    Ability(
        "bleed",
        needs=("acting-yours", "acting-clan:lasombra", "counters:1"),
        once=("action",),
        does=(Move(giver="this"), Change(what="bleed", amount=2, who="acting")),
    ),
    Ability(
        "poll",
        needs=("counters:1",),
        once=("referendum",),
        choose=("vampire:ready own clan=lasombra",),
        does=(Move(giver="this"), Votes(amount=2, who="chosen")),
    ),
)
write(
    "flames-of-insurrection",
    IN_PLAY,
    Trigger("leaves-ready", (Do("vtes.fans_flames"),), needs=("falls-to-anarch",)),
    Ability("take-action", deed=Deed(kind="political", stealth=1, by="vampire"), does=(Burn(),)),
)


def opponent_of(game: Vtes, minion: Card | None) -> Card | None:
    """Who fights the minion."""
    if minion is None or game.combat is None or side_of(game, minion.ref) < 0:
        return None
    return game.cards.get(game.combat.fighters[1 - side_of(game, minion.ref)])


@condition("falls-to-lasombra")
def falls_to_lasombra(game: Vtes, about: About) -> bool:
    """The minion is a vampire in combat with a Lasombra of whoever controls the card whose text asks."""
    other = opponent_of(game, about.minion)
    if other is None or about.minion is None or about.source is None:
        return False
    return is_vampire(about.minion) and other.clan == "lasombra" and other.controller == about.source.controller


@condition("falls-to-anarch")
def falls_to_anarch(game: Vtes, about: About) -> bool:
    """The minion is in combat with an Anarch."""
    other = opponent_of(game, about.minion)
    return other is not None and other.sect == "anarch"


def kindled(game: Vtes, seat: str) -> list[ChooseHidden | Nothing]:
    """The uncontrolled vampires of a Methuselah; or none."""
    crypt = [(hidden, copy) for hidden, copy in laid_out(game, seat) if CRYPT[hidden.card].kind == "vampire"]
    return [*[ChooseHidden(hidden.slot, hidden.card, copy) for hidden, copy in crypt], Nothing()]


@procedure(rule=("VTES-R-01",))
def fans_flames(game: Vtes, play: Play) -> Rule:
    """Whoever controls the Anarch may put 1 blood on an uncontrolled vampire."""
    anarch = opponent_of(game, game.cards.get(play.minion))
    if anarch is None or not game.uncontrolled[anarch.controller]:
        return
    seat = anarch.controller
    chosen = yield ask(seat, "blood-onto", kindled(game, seat), rule="VTES-R-01", auto=True, card=play.card)
    if isinstance(chosen, ChooseHidden):
        to_uncontrolled(game, chosen.slot, 1)
