"""The words that card texts use of referendums."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.politics.votes import cast_by
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.targets import target
from nokturn.kernel.asks import Option


@target("voter")
def voter(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A vampire that has cast votes or ballots in this referendum (VTES-VOTE-10)."""
    if game.referendum is not None:
        for ballot in game.referendum.cast:
            card = game.cards.get(ballot.source)
            if card is not None and is_vampire(card):
                yield ChooseCard(card.ref)


@condition("referendum")
@condition("referendum:POLL")
def polled(game: Vtes, about: About) -> bool:
    """A referendum of any kind is under way (`referendum`), or one of this kind (`referendum:blood-hunt`)."""
    return game.referendum is not None and about.word in ("", game.referendum.kind)


@condition("referendum-passed")
def has_passed(game: Vtes, about: About) -> bool:
    """The referendum of this action has passed (VTES-REF-10, VTES-REF-11)."""
    return game.action is not None and game.action.margin >= 0


@condition("votes")
@condition("votes:SIDE")
def has_voted(game: Vtes, about: About) -> bool:
    """The minion has cast its votes (`votes`), or has cast them on this side (`votes:against`)."""
    if game.referendum is None or about.minion is None:
        return False
    side = cast_by(game.referendum, about.minion.ref)
    return bool(side) and about.word in ("", side)


@condition("sect:SECT")
def of_sect(game: Vtes, about: About) -> bool:
    """The minion is of this sect (`sect:camarilla`)."""
    return about.minion is not None and about.minion.sect == about.word


@condition("yours")
def is_yours(game: Vtes, about: About) -> bool:
    """The minion is controlled by this Methuselah."""
    return about.minion is not None and about.minion.controller == about.seat
