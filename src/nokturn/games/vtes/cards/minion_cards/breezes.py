"""Modifiers after an action, and one that ends it."""

from __future__ import annotations

from nokturn.games.vtes.action.outcomes import EndAction
from nokturn.games.vtes.cards.holdings.anarchs import for_anarchs, makes_anarchs
from nokturn.games.vtes.cards.modifiers import modifier
from nokturn.games.vtes.combat.effects import ToTorpor
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.state.card_language import MODIFIER, Ability, Mode, ability_on, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import discipline, is_vampire
from nokturn.games.vtes.text.effects import BurnBlood, Change, PutInPlay, Unlock

write(
    "zephyr",
    modifier("after-resolution", "cel", Change(what="unlocks-at-end", lasts="turn"), needs=("not-succeeded",)),
    modifier("after-resolution", "CEL", Unlock(), needs=("not-succeeded",)),
)
ENDS = (BurnBlood(amount=2, who="blocker"),)
KISSED = ("attempted", "blocker-vampire-without:for")
write(
    "the-kiss-of-ra",
    modifier("act", "for", *ENDS, EndAction(repeatable=True), needs=KISSED),
    modifier("act", "FOR", *ENDS, ToTorpor(who="blocker"), EndAction(repeatable=True), needs=KISSED),
)


@condition("blocker-vampire-without:DISCIPLINE")
def blocker_without(game: Vtes, about: About) -> bool:
    """The minion that attempts to block is a vampire without this Discipline (`blocker-vampire-without:for`)."""
    action = game.action
    blocker = game.cards.get(action.blocker) if action is not None and action.state == "B" else None
    return blocker is not None and is_vampire(blocker) and discipline(game, blocker, about.word) == 0


# of Anarchs

DONE = ("succeeded", "anarchs-work")
write(
    "crimethinc",
    modifier("after-resolution", "pro", Unlock(), needs=DONE),
    Mode(
        MODIFIER,
        "after-resolution",
        ("qui",),
        needs=DONE,
        choose=("minion:ready sect=anarch not-self",),
        does=(Unlock(who="chosen"),),
    ),
    modifier("after-resolution", "tha", PutInPlay(), needs=DONE),
    Ability(
        "impulse",
        needs=("own-turn", "in-minion-phase"),
        once=("phase",),
        pool=1,
        choose=("minion:own ready sect=anarch",),
        does=(Unlock(who="chosen"),),
    ),
)


@condition("anarchs-work")
def is_anarchs_work(game: Vtes, about: About) -> bool:
    """The action requires an Anarch, a baron too, by its card or by the card in play that offers it; or it has made the
    acting vampire one."""
    action = game.action
    if action is None:
        return False
    if action.kind == "become-anarch":
        return True
    if action.card:
        return for_anarchs(action.card) or makes_anarchs(action.card)
    source = game.cards.get(action.source)
    deed = ability_on(source.printed, source.merged, action.mode).deed if source is not None else None
    return deed is not None and deed.by == "sect:anarch"


write(
    "propaganda-of-the-deed",
    modifier("after-resolution", "", PutInPlay(), needs=("succeeded", "directed")),
    Ability("poll", needs=("political",), burn=True, does=(Votes(amount=2, who="you"),)),
)
