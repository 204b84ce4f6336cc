"""More conditions that card texts speak of: what has happened in an action, and what a Methuselah controls."""

from __future__ import annotations

from nokturn.games.vtes.state.card_language import REACTION
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import LIMBO, Vtes
from nokturn.games.vtes.state.stats import bleed, capacity, is_ally, is_vampire, title_counts

ACTED = "acted"
"""An action that was not cancelled as it was played has begun in this phase."""
FED = "fed"
"""A hunt has given blood."""
UNFORCED = "unforced"
"""An action that nobody had to take has begun this turn."""
RECRUITED = "recruited"
"""A minion has recruited an ally this turn."""


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


@condition("idle-so-far")
def is_idle_so_far(game: Vtes, about: About) -> bool:
    """No action has been taken this turn but those that somebody had to take."""
    return not game.spent("turn", UNFORCED)


@condition("first-recruit")
def is_first_recruit(game: Vtes, about: About) -> bool:
    """The minion has recruited its first ally of this turn."""
    return about.minion is not None and game.used.get("turn", ()).count(f"{RECRUITED}/{about.minion.ref}") == 1


@condition("capacity:N")
def has_capacity(game: Vtes, about: About) -> bool:
    """The minion is a vampire of at least this capacity (`capacity:5`)."""
    return about.minion is not None and is_vampire(about.minion) and capacity(game, about.minion) >= int(about.word)


@condition("came-of-block")
def came_of_block(game: Vtes, about: About) -> bool:
    """The combat came of a block of the acting minion's action."""
    combat, action = game.combat, game.action
    return combat is not None and action is not None and combat.blocked and action.minion in combat.fighters


@condition("source-unmarked:MARK")
def source_unmarked(game: Vtes, about: About) -> bool:
    """The card whose text asks has not been marked with the word this turn (`Mark`)."""
    return about.source is not None and not game.spent("turn", f"{about.word}/{about.source.ref}")


@condition("prey-turn")
def is_preys_turn(game: Vtes, about: About) -> bool:
    """It is the turn of the prey of whoever controls the card whose text asks."""
    return about.source is not None and game.active == game.prey(about.source.controller) != about.source.controller


@condition("host-acts")
def host_acts(game: Vtes, about: About) -> bool:
    """The minion that the card is on acts."""
    return about.source is not None and game.action is not None and game.action.minion == about.source.host


@condition("holds-card:CARD")
def holds_card(game: Vtes, about: About) -> bool:
    """This Methuselah controls a card of this name (`holds-card:fame`)."""
    there = [card for card in game.cards.values() if card.region != LIMBO]
    return any(card.printed == about.word and card.controller == about.seat for card in there)


@condition("own-of:CLAN")
def is_own_of_clan(game: Vtes, about: About) -> bool:
    """The minion is of this clan, and of whoever controls the card whose text asks (`own-of:hecata`)."""
    minion, source = about.minion, about.source
    if minion is None or source is None:
        return False
    return minion.clan == about.word and minion.controller == source.controller


@condition("host-outside:SECT")
def host_outside(game: Vtes, about: About) -> bool:
    """The card that it is on is not of this sect (`host-outside:anarch`)."""
    host = game.cards.get(about.source.host) if about.source is not None else None
    return host is not None and host.sect != about.word
