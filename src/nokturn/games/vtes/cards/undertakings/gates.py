"""Action cards that lie in play with counters, and one that watches over its Methuselah."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.action_cards import action
from nokturn.games.vtes.cards.patterns import burnable
from nokturn.games.vtes.play.entering_play import Raise
from nokturn.games.vtes.play.leaving_play import ToUncontrolled, burn_card
from nokturn.games.vtes.play.searching import out_of_ash, to_library
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import Ability, Deed, Static, write
from nokturn.games.vtes.state.choices import ChoosePrinted
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import capacity, is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import AddBlood, Change, Do, PutInPlay, resolve
from nokturn.games.vtes.text.targets import in_ash_heap
from nokturn.kernel import Rule, ask, ask_number, call, chance, procedure
from nokturn.kernel.asks import Option
from nokturn.kernel.chance import pick

write(
    "the-gate-of-acheron",
    action("", Deed(stealth=1), PutInPlay(counters=1)),
    Ability("unlock", mandatory=True, once=("phase",), counter=1),
    Ability(
        "unlock",
        by="active",
        mandatory=True,
        once=("phase",),
        needs=("prey-turn", "counters:1"),
        does=(Do("vtes.pays_the_gate"),),
    ),
    Ability(
        "take-action",
        deed=Deed(stealth=1, by="own-of-age:hecata"),
        does=(AddBlood(who="this"),),
    ),
    burnable("vampire"),
)


@condition("own-of-age:CLAN")
def opens_the_gate(game: Vtes, about: About) -> bool:
    """The minion is of this clan, of capacity 4 or more, and of whoever controls the card whose text asks
    (`own-of-age:hecata`)."""
    minion, source = about.minion, about.source
    if minion is None or source is None or minion.controller != source.controller:
        return False
    return minion.clan == about.word and capacity(game, minion) >= 4


def library_cards(game: Vtes, seat: str) -> list[str]:
    """The library cards of an ash heap."""
    return [card for card in game.ash[seat] if card in LIBRARY]


@procedure(rule=("VTES-UNLOCK-03", "VTES-TERM-08"))
def pays_the_gate(game: Vtes, play: Play) -> Rule:
    """For each counter 1 pool, or a library card of the ash heap at random out of the game."""
    due = game.cards[play.source].counters
    number = yield ask_number(
        play.seat,
        "graves-for-pool",
        0,
        min(due, len(library_cards(game, play.seat))),
        rule="VTES-UNLOCK-03",
        auto=True,
        card=play.card,
        amount=due,
    )
    burn_pool(game, play.seat, due - number, play.source)
    for _ in range(number):
        at = yield chance(pick(len(library_cards(game, play.seat))))
        card = library_cards(game, play.seat)[at]
        out_of_ash(game, play.seat, card)
        game.removed = (*game.removed, (play.seat, card))
        game.tell("removes-from-ash", player=play.seat, card=card)


write(
    "pit-of-contemplation",
    action("", Deed(stealth=1), PutInPlay(counters=1)),
    Ability(
        "take-action",
        deed=Deed(stealth=1, by="own-of:hecata"),
        does=(AddBlood(who="this"),),
    ),
    Ability(
        "unlock",
        burn=True,
        choose=("vampire:neighbours below-counters",),
        does=(ToUncontrolled(who="chosen"),),
    ),
    burnable("vampire"),
)


VEILS, MOST_VEILS = "veil", 2
write(
    "split-the-veil",
    action("", Deed(stealth=1), PutInPlay(counters=2)),
    Ability("unlock", once=("phase",), needs=("counters:1", "veils-left"), does=(Do("vtes.splits"),)),
)


@condition("veils-left")
def veils_left(game: Vtes, about: About) -> bool:
    """This Methuselah has burned counters from fewer than two of these cards in this phase."""
    return game.used.get("phase", ()).count(f"{VEILS}/{about.seat}") < MOST_VEILS


def the_dead(game: Vtes, play: Play) -> Iterator[Option]:
    """The wraith and zombie allies of one's own ash heap."""
    return (one for one in in_ash_heap(game, play, "own type=ally trait=wraith/zombie"))


@procedure(rule=("VTES-CTR-01", "VTES-ACT-RECRUIT-06"))
def splits(game: Vtes, play: Play) -> Rule:
    """One counter less; with the last one the card burns, and a wraith or zombie of one's own ash heap is ready."""
    left = game.change(play.source, counters=game.cards[play.source].counters - 1).counters
    game.spend("phase", f"{VEILS}/{play.seat}")
    if left:
        return
    yield call(burn_card, play.source)
    if any(True for _ in the_dead(game, play)):
        chosen = yield ask(
            play.seat, "choose-risen", the_dead(game, play), rule="VTES-ACT-RECRUIT-06", auto=True, card=play.card
        )
        assert isinstance(chosen, ChoosePrinted)
        risen = Play(seat=play.seat, card=play.card, mode=0, chosen=(f"ash/{play.seat}/{chosen.card}",))
        yield call(resolve, risen, (Raise(),))


write(
    "aranthebes-the-immortal",
    action("", Deed(stealth=1), PutInPlay()),
    Ability(
        "act",
        lock=True,
        needs=("predator-acts",),
        does=(Change(what="stealth", amount=-1, who="acting"),),
    ),
    Static("bleed", -1, of="all", when="quails"),
    Ability(
        "take-action",
        deed=Deed(directed="source", by="capacity:5"),
        does=(Do("vtes.goes_back_to_library"),),
    ),
)


@condition("quails")
def quails(game: Vtes, about: About) -> bool:
    """The minion is a vampire of capacity 4 or less that bleeds whoever controls the card whose text asks, which is
    unlocked."""
    action, minion, source = game.action, about.minion, about.source
    if action is None or minion is None or source is None or source.locked or action.kind != "bleed":
        return False
    if action.minion != minion.ref or source.controller not in action.targets:
        return False
    return is_vampire(minion) and capacity(game, minion) <= 4


@procedure(rule=("VTES-TERM-02", "VTES-WORD-04"))
def goes_back_to_library(game: Vtes, play: Play) -> Rule:
    """It is shuffled into its owner's library."""
    yield call(to_library, play.source)
