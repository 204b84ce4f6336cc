"""What Anarchs have, and what is held against them."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.locations import hunting_ground
from nokturn.games.vtes.cards.patterns import IN_PLAY, stealable
from nokturn.games.vtes.combat.effects import EndCombat
from nokturn.games.vtes.politics.effects import BecomeSect
from nokturn.games.vtes.printed.content import LIBRARY, TITLES
from nokturn.games.vtes.state import state
from nokturn.games.vtes.state.card_language import Ability, Deed, Trigger, text_of, write
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import out_of_hand
from nokturn.games.vtes.text.effects import AddBlood, Burn, BurnBlood, BurnPool, Change, Do, MoreActions
from nokturn.games.vtes.text.primitives import Mark
from nokturn.games.vtes.text.targets import target
from nokturn.kernel import Rule, ask, ask_some, procedure
from nokturn.kernel.asks import Option

GROUND = "hunting-ground"

write(
    "carfax-abbey",
    IN_PLAY,
    hunting_ground(1, "sect=anarch "),
    hunting_ground(1, "sect=anarch ", needs=("holds-title:baron",)),
)
write(
    "club-illusion",
    IN_PLAY,
    Ability(
        "announced",
        by="active",
        needs=("bleed-action", "acting-sect:anarch", "acting-blood:1"),
        once=("action",),
        does=(BurnBlood(who="acting"), Change(what="bleed", who="acting")),
    ),
)
write(
    "the-anarch-free-press",
    IN_PLAY,
    Ability(
        "need-intercept",
        lock=True,
        needs=("blocker-sect:anarch",),
        does=(Change(what="intercept", who="blocker"),),
    ),
    Ability(
        "after-resolution",
        lock=True,
        needs=("acting-sect:anarch", "has-hunted"),
        does=(AddBlood(who="acting"),),
    ),
)
write(
    "anarch-revolt",
    IN_PLAY,
    Ability(
        "unlock",
        by="active",
        mandatory=True,
        needs=("not-holds-sect:anarch",),
        once=("phase",),
        does=(BurnPool(),),
    ),
    Ability("take-action", deed=Deed(kind="political", stealth=1, by="vampire"), does=(Burn(),)),
)
# the museum and the powerbase


def for_anarchs(card: str) -> bool:
    """Whether a card requires an Anarch, or a title that only Anarchs have (VTES-TITLE-02)."""
    printed = LIBRARY[card]
    return printed.sects == ("anarch",) or (
        bool(printed.titles) and all(TITLES[title].sect == "anarch" for title in printed.titles)
    )


def makes_anarchs(card: str) -> bool:
    """Whether a card makes a vampire an Anarch."""
    effects = [effect for mode in text_of(card).modes for effect in (*mode.announced, *mode.does)]
    return any(isinstance(effect, BecomeSect) and effect.sect == "anarch" for effect in effects)


write(
    "garibaldi-meucci-museum",
    IN_PLAY,
    Ability(
        "unlock", lock=True, pool=1, needs=("holds-cards",), choose=("anarch-in-ashes",), does=(Do("vtes.exhibits"),)
    ),
    Ability("before-range", lock=True, needs=("anarchs-fight",), does=(EndCombat(),)),
)


@target("anarch-in-ashes")
def anarch_in_ashes(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A card in one's own ash heap that requires an Anarch."""
    heap = dict.fromkeys(game.ash[play.seat])
    return (ChoosePrinted(card, "ash", play.seat) for card in heap if card in LIBRARY and for_anarchs(card))


@condition("holds-cards")
def holds_cards(game: Vtes, about: About) -> bool:
    """This Methuselah has a card in hand."""
    return bool(game.hands[about.seat])


@condition("anarchs-fight")
def anarchs_fight(game: Vtes, about: About) -> bool:
    """Two Anarchs fight, and one of them is this Methuselah's."""
    fighters = [game.cards[ref] for ref in game.combat.fighters if ref in game.cards] if game.combat is not None else []
    return (
        len(fighters) == 2
        and all(card.sect == "anarch" for card in fighters)
        and any(card.controller == about.seat for card in fighters)
    )


@procedure(rule=("VTES-TGT-06",))
def exhibits(game: Vtes, play: Play) -> Rule:
    """A card of the hand for the one of the ash heap."""
    given = yield ask(
        play.seat,
        "exchange-card",
        map(ChoosePrinted, dict.fromkeys(game.hands[play.seat])),
        rule="VTES-TGT-06",
        card=play.card,
    )
    wanted, heap = play.chosen[0].rpartition("/")[2], list(game.ash[play.seat])
    heap.remove(wanted)
    out_of_hand(game, play.seat, given.card)
    game.ash[play.seat] = (*heap, given.card)
    game.hands[play.seat] = (*game.hands[play.seat], wanted)
    game.tell("exchanges", player=play.seat, card=given.card, other=wanted, reveals=True)


POWERBASE = "anarch-discard"
write(
    "powerbase-los-angeles",
    IN_PLAY,
    Ability("discard", lock=True, does=(MoreActions(), Mark(key=POWERBASE, who="this", scope="phase"))),
    Trigger("discarded", (Do("vtes.rallies"),), needs=("anarch-discarded",)),
    stealable("sect:anarch"),
)


@condition("anarch-discarded")
def anarch_discarded(game: Vtes, about: About) -> bool:
    """The discard phase action that the card has given was used for a card that requires or makes an Anarch."""
    source = about.source
    if source is None or source.controller != game.active or not game.spent("phase", f"{POWERBASE}/{source.ref}"):
        return False
    heap = game.ash[source.controller]
    return bool(heap) and heap[-1] in LIBRARY and (for_anarchs(heap[-1]) or makes_anarchs(heap[-1]))


def ready_anarchs(game: Vtes) -> list[ChooseCard | Nothing]:
    """Anybody's ready Anarchs; or nobody."""
    there = [card for seat in game.playing for card in game.ready(seat) if card.sect == "anarch"]
    return [*[ChooseCard(card.ref) for card in there], Nothing()]


@procedure(rule=("VTES-DISCARD-01",))
def rallies(game: Vtes, play: Play) -> Rule:
    """A ready Anarch may unlock, once for the action."""
    chosen = yield ask(
        play.seat, "unlock-anarch", ready_anarchs(game), rule="VTES-DISCARD-01", auto=True, card=play.card
    )
    game.take_back("phase", f"{POWERBASE}/{play.source}")
    if isinstance(chosen, ChooseCard) and game.cards[chosen.card].locked:
        game.change(chosen.card, locked=False)
        game.tell("unlocks", minion=chosen.card)


write(
    "poachers-hunting-ground",
    IN_PLAY,
    Ability("unlock", needs=("grounds-elsewhere",), once=("turn",), does=(Do("vtes.poaches"),)),
)


def grounds_elsewhere(game: Vtes, seat: str) -> int:
    """How many hunting grounds others control that are no derivatives."""
    return sum(
        card.region == state.IN_PLAY
        and card.controller != seat
        and "hunting_ground" in LIBRARY[card.printed].keywords
        and "derivative" not in LIBRARY[card.printed].keywords
        for card in game.cards.values()
        if card.printed in LIBRARY
    )


@condition("grounds-elsewhere")
def are_grounds_elsewhere(game: Vtes, about: About) -> bool:
    """Another Methuselah controls a hunting ground that is no derivative."""
    return grounds_elsewhere(game, about.seat) > 0


def poachers(game: Vtes, seat: str) -> tuple[ChooseCard, ...]:
    """The ready Anarchs that no hunting ground has chosen this turn."""
    return tuple(
        [
            ChooseCard(card.ref)
            for card in game.ready(seat)
            if card.sect == "anarch" and not game.spent("turn", f"{GROUND}/{card.ref}")
        ]
    )


@procedure(rule=("VTES-CTR-03",))
def poaches(game: Vtes, play: Play) -> Rule:
    """1 blood each for as many Anarchs as others have hunting grounds."""
    able = poachers(game, play.seat)
    most = min(len(able), grounds_elsewhere(game, play.seat))
    chosen = yield ask_some(play.seat, "feed-up-to", able, 0, most, rule="VTES-CTR-03", card=play.card, number=most)
    for one in chosen:
        add_counters(game, one.card, 1)
        game.spend("turn", f"{GROUND}/{one.card}")
