"""More conditions that card texts speak of: what has happened in an action, and what a Methuselah controls."""

from __future__ import annotations

from nokturn.games.vtes.state.card_language import REACTION
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import bleed, is_ally, is_vampire, title_counts

ACTED = "acted"
"""An action that was not cancelled as it was played has begun in this phase."""
FED = "fed"
"""A hunt has given blood."""


@condition("acting-blood:N")
def acting_has_blood(game: Vtes, about: About) -> bool:
    """The acting minion is a vampire with at least so much blood (`acting-blood:1`)."""
    acting = game.cards.get(game.action.minion) if game.action is not None else None
    return acting is not None and is_vampire(acting) and acting.counters >= int(about.word)


@condition("bleed-at-least:N")
def bleeds_for(game: Vtes, about: About) -> bool:
    """A minion is bleeding for at least so much (`bleed-at-least:4`)."""
    action = game.action
    if action is None or action.kind != "bleed" or action.minion not in game.cards:
        return False
    return bleed(game, game.cards[action.minion]) >= int(about.word)


@condition("blocker-sect:SECT")
def sect_blocks(game: Vtes, about: About) -> bool:
    """The minion that attempts to block is of this sect (`blocker-sect:anarch`)."""
    action = game.action
    blocker = game.cards.get(action.blocker) if action is not None and action.state == "B" else None
    return blocker is not None and blocker.sect == about.word


@condition("first-action")
def is_first_action(game: Vtes, about: About) -> bool:
    """The action is the first of this minion phase."""
    return game.action is not None and game.used.get("phase", ()).count(ACTED) == 1


@condition("has-hunted")
def has_hunted(game: Vtes, about: About) -> bool:
    """The action was a hunt that gave blood."""
    return game.action is not None and game.action.kind == "hunt" and game.spent("action", FED)


@condition("reacted")
def somebody_reacted(game: Vtes, about: About) -> bool:
    """A reaction card has been played in the action, even if it was cancelled."""
    return game.action is not None and any(kind == REACTION for _, _, kind in game.action.played)


@condition("holds-sect:SECT")
def holds_sect(game: Vtes, about: About) -> bool:
    """This Methuselah controls a ready minion of this sect (`holds-sect:anarch`)."""
    return any(card.sect == about.word for card in game.ready(about.seat))


@condition("holds-title:TITLE")
def holds_title(game: Vtes, about: About) -> bool:
    """This Methuselah controls a ready vampire with this title (`holds-title:baron`)."""
    return any(title_counts(card) and card.title.partition(":")[0] == about.word for card in game.ready(about.seat))


@condition("ally-against-vampire")
def ally_against_vampire(game: Vtes, about: About) -> bool:
    """The minion is an ally, and a vampire acts."""
    acting = game.cards.get(game.action.minion) if game.action is not None else None
    return about.minion is not None and is_ally(about.minion) and acting is not None and is_vampire(acting)


@condition("undefended")
def target_is_undefended(game: Vtes, about: About) -> bool:
    """The Methuselah who is bled controls no ready unlocked minion."""
    action = game.action
    if action is None or action.kind != "bleed" or not action.targets:
        return False
    return all(card.locked for card in game.ready(action.targets[0]))


@condition("vampire-with-it")
def vampire_with_it(game: Vtes, about: About) -> bool:
    """The minion is the vampire that the card is on."""
    return (
        about.minion is not None
        and about.source is not None
        and (about.minion.ref == about.source.host and is_vampire(about.minion))
    )
