"""The wraiths and zombies of the Hecata."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.servants import RECRUIT, rush
from nokturn.games.vtes.combat.effects import EnterCombat, Press
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.searching import out_of_ash
from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state.card_language import ALLY, Ability, Deed, Mode, Static, Trigger, write
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import VAMPIRE
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Burn, BurnBlood, Change, Do, Unlock
from nokturn.games.vtes.text.primitives import Provided
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure
from nokturn.kernel.asks import Option

LIFELESS = Static("cannot-gain", of="self")
BOTH = tuple([Mode(ALLY, "take-action", (level,)) for level in ("obl", "OBL")])

write(
    "aggressive-corpse",
    RECRUIT,
    rush("minion"),
    Static("untargetable-by:dom", of="self"),
    Static("untargetable-by:pre", of="self"),
    Static("undodgeable", of="self"),
    LIFELESS,
)
write(
    "bone-shambler",
    *BOTH,
    Static("cannot-bear", of="self"),
    Ability("bleed", lock=True, needs=("fellow-acts",), does=(Change(what="bleed", who="acting"),)),
    Ability(
        "bleed",
        needs=("this-acts", "superior-card"),
        choose=("vampire:own clan=hecata blood=1",),
        does=(BurnBlood(who="chosen"), Change(what="bleed", who="acting")),
    ),
)
write(
    "rotting-behemoth",
    *BOTH,
    Trigger("enters-play", (Do("vtes.sews_together"),), needs=("is-this",)),
    LIFELESS,
    Ability(
        "take-action",
        deed=Deed(directed="chosen", by="is-this"),
        blood=1,
        choose=("minion:ready others",),
        does=(EnterCombat(),),
    ),
    Ability("press", blood=1, needs=("fighting", "first-round", "superior-card"), does=(Press(),)),
)
write(
    "spectral-servitor",
    *[Mode(ALLY, "take-action", (level,), does=(Provided("first-recruit", (Unlock(),)),)) for level in ("obl", "OBL")],
    Trigger("enters-play", (Do("vtes.acts_at_once"),), needs=("is-this",)),
    Static("as-vampire-in-passing:obl", of="self"),
    Ability("unlock", mandatory=True, once=("phase",), needs=("not-superior-card",), does=(Burn(),)),
    Ability("unlock", mandatory=True, once=("phase",), needs=("superior-card",), does=(Do("vtes.holds_servitor"),)),
)


@condition("fellow-acts")
def fellow_acts(game: Vtes, about: About) -> bool:
    """Another copy of the card whose text asks acts, for the same Methuselah."""
    acting = game.cards.get(game.action.minion) if game.action is not None else None
    source = about.source
    if acting is None or source is None or acting.ref == source.ref:
        return False
    return acting.printed == source.printed and acting.controller == source.controller


def remains(game: Vtes, seat: str) -> Iterator[Option]:
    """The allies and vampires of one's own ash heap; or none of them."""
    for card in dict.fromkeys(game.ash[seat]):
        vampire = card in CRYPT and CRYPT[card].kind == VAMPIRE
        if vampire or (card in LIBRARY and LIBRARY[card].types[0] == ALLY):
            yield ChoosePrinted(card, "ash", seat)
    yield Nothing()


@procedure(rule=("VTES-TERM-07", "VTES-TERM-08"))
def sews_together(game: Vtes, play: Play) -> Rule:
    """However it comes into play it burns, unless an ally or vampire of its controller's ash heap leaves the game."""
    chosen = yield ask(
        play.seat, "sew-together", remains(game, play.seat), rule="VTES-TERM-08", auto=True, card=play.card
    )
    if isinstance(chosen, ChoosePrinted):
        out_of_ash(game, play.seat, chosen.card)
        game.removed = (*game.removed, (play.seat, chosen.card))
        game.tell("removes-from-ash", player=play.seat, card=chosen.card)
    else:
        yield call(burn_card, play.source)


@procedure(rule="VTES-ACT-14")
def acts_at_once(game: Vtes, play: Play) -> None:
    """It can act in the turn in which it was recruited."""
    if play.source in game.cards:
        game.change(play.source, recruited=0)


@procedure(rule=("VTES-UNLOCK-03", "VTES-TERM-07"))
def holds_servitor(game: Vtes, play: Play) -> Rule:
    """1 pool, or it burns."""
    paid = yield ask_confirm(play.seat, "hold-servitor", rule="VTES-UNLOCK-03", card=play.source)
    if paid and game.pool[play.seat]:
        burn_pool(game, play.seat, 1, play.source)
    else:
        yield call(burn_card, play.source)
