"""The conditions that card texts speak of, by their words."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import CARDS
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.state import READY, TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import (
    amount,
    capacity,
    discipline,
    has_trait,
    intercept,
    is_monster,
    is_vampire,
    older,
    stealth,
    titled,
)


@condition("locked")
def is_locked(game: Vtes, about: About) -> bool:
    """The minion is locked."""
    return about.minion is not None and about.minion.locked


@condition("ready")
def is_ready(game: Vtes, about: About) -> bool:
    """The minion is ready."""
    return about.minion is not None and about.minion.region == READY


@condition("vampire")
def is_a_vampire(game: Vtes, about: About) -> bool:
    """The minion is a vampire, or an ally that has played the card in question as one (VTES-ALLY-02); what lies in play
    takes it for no vampire (VTES-ALLY-07)."""
    if about.minion is None:
        return False
    return is_vampire(about.minion) or (about.minion.ref, about.card) in game.as_vampires


@condition("monster")
def a_monster(game: Vtes, about: About) -> bool:
    """The minion or retainer is a monster (VTES-TERM-15)."""
    return about.minion is not None and is_monster(game, about.minion)


@condition("titled")
def is_titled(game: Vtes, about: About) -> bool:
    """The minion has a title that counts."""
    return about.minion is not None and titled(about.minion)


@condition("clan:CLAN")
def of_clan(game: Vtes, about: About) -> bool:
    """The minion is of this clan (`clan:nosferatu`)."""
    return about.minion is not None and about.minion.clan == about.word


@condition("disc:DISCIPLINE")
def has_discipline(game: Vtes, about: About) -> bool:
    """The minion has the Discipline, in capitals at the superior level (`disc:AUS`)."""
    if about.minion is None:
        return False
    return discipline(game, about.minion, about.word.lower()) >= (2 if about.word.isupper() else 1)


@condition("directed")
def action_is_directed(game: Vtes, about: About) -> bool:
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


@condition("blood:N")
def with_blood(game: Vtes, about: About) -> bool:
    """The minion has at least so much blood or life (`blood:1`)."""
    return about.minion is not None and about.minion.counters >= int(about.word)


@condition("is-this")
def is_this(game: Vtes, about: About) -> bool:
    """The minion is the card whose text asks."""
    return about.minion is not None and about.source is not None and about.minion.ref == about.source.ref


@condition("is-host")
def is_host(game: Vtes, about: About) -> bool:
    """The minion is the one that the card is on."""
    return about.minion is not None and about.source is not None and about.minion.ref == about.source.host


@condition("host-ready")
def host_ready(game: Vtes, about: About) -> bool:
    """The card it is on is a ready minion."""
    return about.source is not None and game.is_ready(about.source.host)


@condition("against-host")
def against_host(game: Vtes, about: About) -> bool:
    """The minion belongs to somebody else than the ready one that the card is on."""
    host = game.cards.get(about.source.host) if about.source else None
    if host is None or host.region != READY or host.controller == about.seat:
        return False
    return amount(game, "untargetable", host) <= 0


@condition("other-than-yours")
def of_another(game: Vtes, about: About) -> bool:
    """The card belongs to another Methuselah."""
    return about.source is not None and about.source.controller != about.seat


@condition("crypt")
def has_crypt(game: Vtes, about: About) -> bool:
    """This Methuselah has cards left in the crypt."""
    return bool(game.crypt.get(about.seat))


@condition("edge")
def has_edge(game: Vtes, about: About) -> bool:
    """This Methuselah holds the Edge."""
    return bool(about.seat) and game.edge == about.seat


@condition("acting")
def is_acting(game: Vtes, about: About) -> bool:
    """The minion is the acting one."""
    return game.action is not None and about.minion is not None and game.action.minion == about.minion.ref


@condition("acting-yours")
def acts_for_you(game: Vtes, about: About) -> bool:
    """The acting minion is this Methuselah's."""
    return game.action is not None and game.action.by == about.seat


@condition("acting-vampire")
def vampire_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a vampire."""
    acting = _acting(game)
    return acting is not None and is_vampire(acting)


@condition("acting-clan:CLAN")
def clan_acts(game: Vtes, about: About) -> bool:
    """The acting minion is of this clan (`acting-clan:nosferatu`)."""
    acting = _acting(game)
    return acting is not None and acting.clan == about.word


@condition("acting-titled")
def titled_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a titled vampire."""
    acting = _acting(game)
    return acting is not None and is_vampire(acting) and titled(acting)


@condition("acting-younger")
def younger_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a vampire younger than this one."""
    acting = _acting(game)
    return acting is not None and about.minion is not None and is_vampire(acting) and older(game, about.minion, acting)


@condition("attempted")
def somebody_attempts(game: Vtes, about: About) -> bool:
    """A minion attempts to block."""
    return game.action is not None and game.action.state == "B"


@condition("several-left")
def several_left(game: Vtes, about: About) -> bool:
    """More than two Methuselahs are left."""
    return len(game.playing) > 2


@condition("acting-capacity:N")
def old_one_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a vampire of at least this capacity (`acting-capacity:8`)."""
    acting = _acting(game)
    return acting is not None and is_vampire(acting) and capacity(game, acting) >= int(about.word)


@condition("blocker-clan:CLAN")
def clan_blocks(game: Vtes, about: About) -> bool:
    """The minion that attempts to block is of this clan (`blocker-clan:ravnos`)."""
    blocker = _blocker(game)
    return blocker is not None and blocker.clan == about.word


@condition("blocker-capacity:N")
def old_one_blocks(game: Vtes, about: About) -> bool:
    """The minion that attempts to block is a vampire of at least this capacity (`blocker-capacity:5`)."""
    blocker = _blocker(game)
    return blocker is not None and is_vampire(blocker) and capacity(game, blocker) >= int(about.word)


@condition("blocker-yours")
def blocks_for_you(game: Vtes, about: About) -> bool:
    """The minion that attempts to block is this Methuselah's."""
    blocker = _blocker(game)
    return blocker is not None and blocker.controller == about.seat


@condition("lacks-intercept")
def lacks_intercept(game: Vtes, about: About) -> bool:
    """A minion attempts to block, and its intercept is too low (VTES-STEALTH-05)."""
    blocker = _blocker(game)
    return blocker is not None and intercept(game, blocker) < stealth(game)


@condition("titled-of:CLAN")
def titled_of_clan(game: Vtes, about: About) -> bool:
    """The minion is of this clan and has a title that counts (`titled-of:brujah`)."""
    return is_titled(game, about) and of_clan(game, about)


@condition("bleeds-of:CLAN")
def clan_bleeds(game: Vtes, about: About) -> bool:
    """The minion is of this clan, and it is the one that bleeds (`bleeds-of:banu_haqim`)."""
    return of_clan(game, about) and is_acting(game, about) and a_bleed(game, about)


@condition("own-turn")
def in_own_turn(game: Vtes, about: About) -> bool:
    """It is this Methuselah's turn."""
    return bool(about.seat) and game.active == about.seat


@condition("source-ready")
def source_ready(game: Vtes, about: About) -> bool:
    """The minion whose text asks is ready."""
    return about.source is not None and game.is_ready(about.source.ref)


@condition("pool-at-most:N")
def with_little_pool(game: Vtes, about: About) -> bool:
    """Whoever controls the card whose text asks has at most so much pool (`pool-at-most:9`)."""
    return about.source is not None and game.pool[about.source.controller] <= int(about.word)


@condition("acting-sect:SECT")
def sect_acts(game: Vtes, about: About) -> bool:
    """The acting minion is of this sect (`acting-sect:anarch`)."""
    acting = _acting(game)
    return acting is not None and acting.sect == about.word


@condition("acting-younger-of:CLAN")
def younger_of_clan_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a vampire of this clan younger than this one (`acting-younger-of:lasombra`)."""
    return younger_acts(game, about) and clan_acts(game, about)


@condition("acting-older-of:CLAN")
def older_of_clan_acts(game: Vtes, about: About) -> bool:
    """The acting minion is a vampire of this clan older than this one (`acting-older-of:lasombra`)."""
    acting = _acting(game)
    if acting is None or about.minion is None or not is_vampire(acting):
        return False
    return acting.clan == about.word and older(game, acting, about.minion)


@condition("has-played:CARD")
def has_played(game: Vtes, about: About) -> bool:
    """The minion has played a card of this name in the action (`has-played:pack-tactics`)."""
    if game.action is None or about.minion is None:
        return False
    return any((minion, card) == (about.minion.ref, about.word) for minion, card, _ in game.action.played)


@condition("bleed-action")
def a_bleed(game: Vtes, about: About) -> bool:
    """The action is a bleed."""
    return game.action is not None and game.action.kind == "bleed"


@condition("political")
def political(game: Vtes, about: About) -> bool:
    """A political action is under way: not the referendum of a blood hunt."""
    if game.referendum is not None:
        return game.referendum.kind == "political"
    return game.action is not None and game.action.kind == "political"


@condition("titled-or-political")
def titled_or_political(game: Vtes, about: About) -> bool:
    """The acting minion is a titled vampire, or the action is a political one."""
    return titled_acts(game, about) or (game.action is not None and game.action.kind == "political")


@condition("bleed-at-controller")
def bleeds_controller(game: Vtes, about: About) -> bool:
    """A minion is bleeding the controller of the card whose text asks."""
    action = game.action
    return (
        action is not None
        and action.kind == "bleed"
        and about.source is not None
        and about.source.controller in action.targets
    )


@condition("its-referendum")
def called_it(game: Vtes, about: About) -> bool:
    """The vampire whose text asks has called the referendum."""
    return game.referendum is not None and about.source is not None and game.referendum.vampire == about.source.ref


@condition("counters:N")
def with_counters(game: Vtes, about: About) -> bool:
    """At least so many counters are on the card (`counters:3`)."""
    return about.source is not None and about.source.counters >= int(about.word)


@condition("no-counters")
def without_counters(game: Vtes, about: About) -> bool:
    """No counter is left on the card."""
    return about.source is not None and about.source.counters <= 0


def _acting(game: Vtes) -> Card | None:
    return game.cards.get(game.action.minion) if game.action is not None else None


def _blocker(game: Vtes) -> Card | None:
    """Who attempts to block."""
    return game.cards.get(game.action.blocker) if game.action is not None and game.action.state == "B" else None


CIRCLE, BROTHERS = "circle:", "blood_brother"


@condition("trait:TRAIT")
def with_trait(game: Vtes, about: About) -> bool:
    """The minion is of the Black Hand, can fly, or has another trait that a card names (`trait:flight`): more than
    that such a trait does not do (VTES-TRAIT-01, VTES-TRAIT-13)."""
    return about.minion is not None and has_trait(game, about.minion, about.word)


def circle_of(card: Card) -> str:
    """The circle of a Blood Brother; one that names none is alone in its own.  The Inner Circle is a title, and none
    (VTES-TRAIT-03)."""
    if card.clan != BROTHERS:
        return ""
    traits = (*CARDS[card.printed].traits, *card.chosen)
    named = [trait.removeprefix(CIRCLE) for trait in traits if trait.startswith(CIRCLE)]
    return named[0] if named else card.ref


@condition("same-circle")
def of_one_circle(game: Vtes, about: About) -> bool:
    """The minion belongs to the circle of the one whose card asks (VTES-TRAIT-03)."""
    source = about.source
    if source is not None and source.host:
        source = game.cards.get(source.host)
    if about.minion is None or source is None:
        return False
    return circle_of(source) != "" and circle_of(about.minion) == circle_of(source)
