"""The conditions that card texts speak of, by their words."""

from __future__ import annotations

from nokturn.games.vtes.conditions import About, condition
from nokturn.games.vtes.state import READY, TORPOR, Vtes
from nokturn.games.vtes.stats import discipline, is_vampire, titled


@condition("locked")
def is_locked(game: Vtes, about: About) -> bool:
    """The minion is locked."""
    return about.minion is not None and about.minion.locked


@condition("ready")
def is_ready(game: Vtes, about: About) -> bool:
    """The minion is ready."""
    return about.minion is not None and about.minion.region == READY


@condition("vampire")
def a_vampire(game: Vtes, about: About) -> bool:
    """The minion is a vampire."""
    return about.minion is not None and is_vampire(about.minion)


@condition("titled")
def is_titled(game: Vtes, about: About) -> bool:
    """The minion has a title that counts."""
    return about.minion is not None and titled(about.minion)


@condition("clan")
def of_clan(game: Vtes, about: About) -> bool:
    """The minion is of this clan (`clan:nosferatu`)."""
    return about.minion is not None and about.minion.clan == about.word


@condition("disc")
def has_discipline(game: Vtes, about: About) -> bool:
    """The minion has the Discipline, in capitals at the superior level (`disc:AUS`)."""
    if about.minion is None:
        return False
    return discipline(game, about.minion, about.word.lower()) >= (2 if about.word.isupper() else 1)


@condition("directed")
def is_directed(game: Vtes, about: About) -> bool:
    """The action is directed at somebody."""
    return game.action is not None and bool(game.action.targets)


@condition("directed-at-you")
def at_you(game: Vtes, about: About) -> bool:
    """The action is directed at this Methuselah or a card of theirs (VTES-R-44)."""
    return game.action is not None and about.seat in game.action.targets


@condition("bleed-at-you")
def bleeds_you(game: Vtes, about: About) -> bool:
    """A minion is bleeding this Methuselah."""
    return at_you(game, about) and game.action is not None and game.action.kind == "bleed"


@condition("blocking")
def is_blocking(game: Vtes, about: About) -> bool:
    """The minion is the one that attempts to block."""
    return game.action is not None and about.minion is not None and game.action.blocker == about.minion.ref


@condition("host-in-torpor")
def host_in_torpor(game: Vtes, about: About) -> bool:
    """The card it is on is in torpor."""
    host = game.cards.get(about.source.host) if about.source else None
    return host is not None and host.region == TORPOR


@condition("no-counters")
def without_counters(game: Vtes, about: About) -> bool:
    """No counter is left on the card."""
    return about.source is not None and about.source.counters <= 0
