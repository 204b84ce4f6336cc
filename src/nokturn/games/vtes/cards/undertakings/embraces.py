"""Action cards that bring vampires: new ones, and some from the crypt."""

from __future__ import annotations

from nokturn.games.vtes.play.entering_play import CreateVampire
from nokturn.games.vtes.politics.diablerie import takes_lesson, teachable
from nokturn.games.vtes.politics.effects import BecomeSect
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import ACTION_CARD, Deed, Mode, write
from nokturn.games.vtes.state.choices import ChoosePrinted
from nokturn.games.vtes.state.counters import to_uncontrolled
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import capacity
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import face_down
from nokturn.games.vtes.text.costs import counted
from nokturn.games.vtes.text.effects import Change, Do
from nokturn.games.vtes.text.primitives import StealCard
from nokturn.kernel import Rule, ask, call, chance, procedure
from nokturn.kernel.chance import shuffle

EMBRACE = Mode(
    ACTION_CARD,
    "take-action",
    deed=Deed(stealth=1),
    does=(CreateVampire(), Change(what="must:hunt", who="this", lasts="turn"), Do("vtes.schools_childe")),
)
for embrace in ("childe-of-the-revolution", "waters-of-duat"):
    write(embrace, EMBRACE)


@procedure(rule=("VTES-WORD-04", "VTES-MCARD-08"))
def schools_childe(game: Vtes, play: Play) -> Rule:
    """A Discipline card for the new vampire, from library, hand or ash heap; or none."""
    if play.source not in game.cards:
        return
    chosen = yield ask(
        play.seat,
        "childe-discipline",
        teachable(game, play.seat, game.cards[play.source]),
        rule="VTES-WORD-04",
        minion=play.source,
    )
    if isinstance(chosen, ChoosePrinted):
        yield call(takes_lesson, play.source, chosen)


write(
    "mesu-bedshet", Mode(ACTION_CARD, "take-action", needs=("crypt",), deed=Deed(stealth=1), does=(Do("vtes.calls"),))
)


@procedure(rule=("VTES-WORD-04", "VTES-CRYPT-03"))
def calls(game: Vtes, play: Play) -> Rule:
    """The top card of the crypt is shown: a Ministry is drawn, with 2 blood if it is younger; another one is shuffled
    back."""
    crypt = game.crypt[play.seat]
    if not crypt:
        return
    top = crypt[-1]
    game.tell("shows-crypt", player=play.seat, card=top, reveals=True)
    if CRYPT[top].clan == "ministry":
        game.crypt[play.seat] = crypt[:-1]
        slot = face_down(game, play.seat, top)
        if play.minion in game.cards and CRYPT[top].capacity < capacity(game, game.cards[play.minion]):
            to_uncontrolled(game, slot, 2)
    else:
        order = yield chance(shuffle(len(game.crypt[play.seat])))
        game.crypt[play.seat] = tuple([game.crypt[play.seat][at] for at in order])
        game.tell("shuffles-crypt", player=play.seat)


# who has just come

write(
    "chameleon",
    Mode(
        ACTION_CARD,
        "take-action",
        choose=("vampire:younger newcomer payable",),
        deed=Deed(stealth=1, directed="chosen"),
        does=(StealCard(), BecomeSect(sect="anarch", who="chosen")),
        x="capacity-of-chosen",
    ),
)


@counted("capacity-of-chosen")
def capacity_of_chosen(game: Vtes, play: Play) -> int:
    """The capacity of the vampire that was chosen."""
    chosen = game.cards.get(play.chosen[0]) if play.chosen else None
    return capacity(game, chosen) if chosen is not None else 0
