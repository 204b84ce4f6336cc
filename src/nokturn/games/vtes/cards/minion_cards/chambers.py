"""Modifiers and reactions in referendums, and after them."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.modifiers import modifier
from nokturn.games.vtes.cards.reactions import reaction
from nokturn.games.vtes.politics.effects import Abstain, CancelReferendum
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import MODIFIER, POLITICAL, Mode, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseMethuselah
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters, gain_pool
from nokturn.games.vtes.state.state import LIMBO, Vtes
from nokturn.games.vtes.state.stats import EVERYONE, is_vampire, titled
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.text.effects import Change, Do, Unlock
from nokturn.kernel import Rule, ask, procedure
from nokturn.kernel.asks import Option

write(
    "closed-session",
    modifier(
        "before-votes",
        "",
        Change(what="cannot-vote", who="everyone", lasts="referendum", when="outsider:camarilla"),
        needs=("political",),
    ),
)


@condition("outsider:SECT")
def is_outsider(game: Vtes, about: About) -> bool:
    """The minion is a vampire that is not of this sect (`outsider:camarilla`)."""
    return about.minion is not None and is_vampire(about.minion) and about.minion.sect != about.word


write(
    "telepathic-vote-counting",
    modifier("poll", "aus", CancelReferendum(), Do("vtes.takes_card_back"), needs=("political",)),
    Mode(MODIFIER, "poll", ("AUS",), needs=("political",), choose=("vampire:ready",), does=(Abstain(),)),
)
write(
    "delaying-tactics",
    reaction(
        "poll",
        "",
        CancelReferendum(),
        Unlock(who="acting"),
        Do("vtes.delays"),
        Do("vtes.takes_card_back"),
        needs=("political", "vampire"),
    ),
)


@procedure(rule=("VTES-PLAY-09", "VTES-REF-12"))
def takes_card_back(game: Vtes, play: Play) -> None:
    """The political action card that was played for the referendum is in its owner's hand again."""
    action = game.action
    card = game.cards.get(action.limbo) if action is not None else None
    if card is not None and card.region == LIMBO and POLITICAL in LIBRARY[card.printed].types:
        del game.cards[card.ref]
        game.hands[card.owner] = (*game.hands[card.owner], card.printed)
        game.tell("back-in-hand", player=card.owner, card=card.printed)


@procedure(rule=("VTES-ACT-08", "VTES-WORD-06"))
def delays(game: Vtes, play: Play) -> None:
    """Nobody of the acting Methuselah calls this referendum again this turn: not with this card, or not from this copy
    of the card in play."""
    action = game.action
    assert action is not None
    if action.card:
        ban = InForce(what=f"cannot-play:{action.card}", subject=EVERYONE, amount=1, lasts="turn", source=play.card)
        game.in_force = (*game.in_force, ban)
    else:
        game.spend("turn", f"delayed:{action.source}/{action.mode}")


write("amici-noctis", modifier("after-resolution", "", Do("vtes.befriends_the_night"), needs=("referendum-passed",)))


@procedure(rule=("VTES-REF-11", "VTES-CTR-05"))
def befriends_the_night(game: Vtes, play: Play) -> Rule:
    """A point for each vote of the margin: 1 at most for each ready Lasombra; 1 for the pool, 2 if the caller has a
    title."""
    assert game.action is not None
    fed: tuple[str, ...] = ()
    for _ in range(game.action.margin):
        if not any(True for _ in friends(game, play, fed)):
            return
        choice = yield ask(
            play.seat, "share-blood", friends(game, play, fed), rule="VTES-REF-11", auto=True, card=play.card
        )
        if isinstance(choice, ChooseCard):
            add_counters(game, choice.card, 1)
            fed = (*fed, choice.card)
        else:
            gain_pool(game, play.seat, 1, play.card)
            fed = (*fed, play.seat)


def friends(game: Vtes, play: Play, fed: tuple[str, ...]) -> Iterator[Option]:
    """Who can still get a point."""
    for card in game.ready(play.seat):
        if card.clan == "lasombra" and card.ref not in fed:
            yield ChooseCard(card.ref)
    caller = game.cards.get(play.minion)
    if fed.count(play.seat) < (2 if caller is not None and titled(caller) else 1):
        yield ChooseMethuselah(play.seat)
