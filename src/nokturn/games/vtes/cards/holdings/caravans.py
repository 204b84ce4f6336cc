"""What Ravnos have: caches and carnivals, the tarot, and nightmares."""

from __future__ import annotations

from nokturn.games.vtes.cards.patterns import IN_PLAY, master
from nokturn.games.vtes.play.searching import found, put_right
from nokturn.games.vtes.playing.reductions import PayFrom
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    ACTION_CARD,
    ALLY,
    EQUIPMENT,
    POLITICAL,
    RETAINER,
    Ability,
    Deed,
    Mode,
    Static,
    Trigger,
    write,
)
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters, burn_counters, burn_tokens, put_tokens, tokens_on
from nokturn.games.vtes.state.state import REGIONS, Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import keep_on, tell_laid
from nokturn.games.vtes.text.effects import AddBlood, Do, PutInPlay
from nokturn.games.vtes.text.primitives import Move
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask, call, procedure

CLAN = "ravnos"

# what pays

write(
    "ravnos-cache",
    IN_PLAY,
    Ability("master", once=("phase",), does=(Move(giver="you", to="this"), AddBlood(who="this"))),
    Ability("paying", lock=True, needs=("counters:1",), does=(PayFrom(of=(EQUIPMENT,), pool=True),)),
)
write(
    "ravnos-carnival",
    master(PutInPlay(), Do("vtes.opens_carnival")),
    Ability(
        "paying",
        needs=("clan:ravnos", "counters:1"),
        does=(PayFrom(of=(ACTION_CARD, ALLY, EQUIPMENT, POLITICAL, RETAINER)),),
    ),
    burns_when="no-counters",
)


@procedure(rule="VTES-CTR-03")
def opens_carnival(game: Vtes, play: Play) -> None:
    """1 counter for each Ravnos of its Methuselah, in torpor too."""
    number = sum(card.clan == CLAN for card in game.minions(play.seat))
    if number:
        add_counters(game, play.source, number)


# what is drawn

write(
    "black-market-cache",
    master(PutInPlay(), Do("vtes.stocks_cache")),
    Static("drawn-instead", of="controller"),
    burns_when="nothing-kept",
)
MOST = 3


def stock(game: Vtes, seat: str) -> list[ChoosePrinted | Nothing]:
    """Equipment of the library that is not unique; or no more."""
    wanted = found(
        game, seat, lambda card: LIBRARY[card].types[0] == EQUIPMENT and not LIBRARY[card].unique, ("library",)
    )
    return [*wanted, Nothing()]


@procedure(rule="VTES-WORD-04")
def stocks_cache(game: Vtes, play: Play) -> Rule:
    """Up to three pieces of equipment from the library, for all to see."""
    for left in range(MOST, 0, -1):
        chosen = yield ask(play.seat, "lay-on", stock(game, play.seat), rule="VTES-WORD-04", card=play.card, left=left)
        if isinstance(chosen, Nothing):
            break
        library = list(game.library[play.seat])
        library.remove(chosen.card)
        game.library[play.seat] = tuple(library)
        keep_on(game, play.source, play.seat, chosen.card)
        tell_laid(game, play.seat, play.source, chosen.card)
    yield call(put_right, play.seat, "library")


@condition("nothing-kept")
def nothing_kept(game: Vtes, about: About) -> bool:
    """No card lies on it any more."""
    return about.source is not None and not about.source.kept


write(
    "shilmulo-tarot",
    Mode(EQUIPMENT, "take-action", does=(Do("vtes.lays_two"),)),
    Static("drawn-instead", of="controller", when="ready-host-of:ravnos"),
    Static("kept-face-down", of="controller"),
    Ability("unlock", needs=("library",), once=("phase",), does=(Do("vtes.lays_one"),)),
)


def lay(game: Vtes, play: Play, number: int) -> None:
    """The top cards of the library onto the card, unseen by others."""
    for _ in range(min(number, len(game.library[play.seat]))):
        card = game.library[play.seat][-1]
        game.library[play.seat] = game.library[play.seat][:-1]
        keep_on(game, play.source, play.seat, card)
        tell_laid(game, play.seat, play.source, card)


@procedure(rule="VTES-PLAY-06")
def lays_two(game: Vtes, play: Play) -> None:
    """The top two cards."""
    if play.source in game.cards:
        lay(game, play, 2)


@procedure(rule="VTES-PLAY-06")
def lays_one(game: Vtes, play: Play) -> None:
    """The top card."""
    lay(game, play, 1)


@condition("ready-host-of:CLAN")
def host_ready_of(game: Vtes, about: About) -> bool:
    """The card it is on is a ready minion of this clan (`ready-host-of:ravnos`)."""
    host = game.cards.get(about.source.host) if about.source is not None else None
    return host is not None and host.clan == about.word and game.is_ready(host.ref)


# nightmares

NIGHTMARE = "nightmare"
write(
    "week-of-nightmares",
    master(PutInPlay(counters=10), once=("game",)),
    Static("bleed", of="all", when="clan:ravnos"),
    Static("strength", of="all", when="clan:ravnos"),
    Static("cannot-as-normal:hunt", of="all", when="clan:ravnos"),
    Ability(
        "take-action",
        deed=Deed(kind="hunt", stealth=1, directed="chosen", by="clan:ravnos"),
        choose=("vampire:clan=ravnos not-self",),
    ),
    Ability(
        "any-unlock",
        by="active",
        needs=("counters:1",),
        once=("phase",),
        choose=("vampire:clan=ravnos",),
        does=(Do("vtes.passes_nightmare"),),
    ),
    Trigger("burned", (Do("vtes.wakes_from_nightmares"),), needs=("is-this", "no-counters"), once=("game",)),
    burns_when="no-counters",
)


@procedure(rule="VTES-CTR-01")
def passes_nightmare(game: Vtes, play: Play) -> None:
    """One counter from the card to the vampire."""
    if burn_counters(game, play.source, 1) and play.chosen[0] in game.cards:
        put_tokens(game, play.chosen[0], NIGHTMARE)


def haunted(game: Vtes) -> tuple[str, ...]:
    """Every Ravnos with nightmares."""
    return tuple(
        [card.ref for card in game.cards.values() if card.region in REGIONS and tokens_on(card, NIGHTMARE) > 0]
    )


@procedure(rule=("VTES-CTR-06", "VTES-TERM-07"))
def wakes_from_nightmares(game: Vtes, play: Play) -> Rule:
    """Whoever has not got the blood is burned; then the counters are gone."""
    for ref in haunted(game):
        if ref not in game.cards:
            continue
        number = tokens_on(game.cards[ref], NIGHTMARE)
        if game.cards[ref].clan == CLAN and game.cards[ref].counters < number:
            yield call(burn_card, ref)
        else:
            burn_tokens(game, ref, NIGHTMARE, number)
            if game.cards[ref].clan == CLAN:
                burn_counters(game, ref, number)
