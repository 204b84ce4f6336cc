"""Places and gifts that keep, heal, hide or feed."""

from __future__ import annotations

from nokturn.games.vtes.action.outcomes import FailAction
from nokturn.games.vtes.cards.patterns import IN_PLAY, master, put_on
from nokturn.games.vtes.cards.permanents import EQUIP
from nokturn.games.vtes.combat.effects import EndCombat
from nokturn.games.vtes.play.arrivals import Bring, pays
from nokturn.games.vtes.play.entering_play import comes_into_play, discard_from_limbo
from nokturn.games.vtes.play.searching import put_right, take_out
from nokturn.games.vtes.play.titles import GainTitle
from nokturn.games.vtes.playing.playable import requirement, superfluous, used_up
from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.politics.effects import Abstain, FailReferendum
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    ALLY,
    EQUIPMENT,
    RETAINER,
    Ability,
    Deed,
    Static,
    Trigger,
    text_of,
    write,
)
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import BOUND, add_counters, tokens_on
from nokturn.games.vtes.state.state import REGIONS, Vtes
from nokturn.games.vtes.state.stats import capacity, is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import keep_on, out_of_hand, tell_laid
from nokturn.games.vtes.text.effects import AddBlood, BurnBlood, Change, Do, Lock, PutInPlay, Unlock, resolve
from nokturn.games.vtes.text.tokens import ALL, BurnTokens, PutTokens
from nokturn.kernel import Rule, ask, call, procedure

# hostages

HOSTAGE = "hostage"
CARVER = "carvers-meat-packing-and-storage"
BOUND[HOSTAGE] = CARVER
write(
    CARVER,
    IN_PLAY,
    Trigger("goes-to-torpor", (PutTokens(kind="hostage", who="self"),), needs=("vampire-of-at-most:3",)),
    Static("cannot-leave-torpor", of="all", when="tokens:hostage"),
    Static("cannot-be-diablerized", of="all", when="tokens:hostage"),
    Ability("master", lock=True, choose=("vampire:ready own",), does=(Do("vtes.sells_meat"),)),
    Ability(
        "any-unlock",
        by="anyone",
        once=("turn",),
        choose=("vampire:ready own blood=2", "vampire:tokens=hostage"),
        does=(BurnBlood(amount=2, who="chosen"), BurnTokens(kind="hostage", amount=ALL, who="chosen2")),
    ),
)


@condition("vampire-of-at-most:N")
def young_vampire(game: Vtes, about: About) -> bool:
    """The minion is a vampire of at most this capacity (`vampire-of-at-most:3`)."""
    card = about.minion
    return card is not None and is_vampire(card) and capacity(game, card) <= int(about.word)


@procedure(rule="VTES-CTR-03")
def sells_meat(game: Vtes, play: Play) -> None:
    """1 blood for each vampire with hostage counters."""
    number = sum(card.region in REGIONS and tokens_on(card, HOSTAGE) > 0 for card in game.cards.values())
    if number and play.chosen[0] in game.cards:
        add_counters(game, play.chosen[0], number)


# ghouls

write(
    "fleshforge-chamber",
    IN_PLAY,
    Ability("master", once=("phase",), needs=("holds-cards",), does=(Do("vtes.forges_flesh"),)),
    Static("as-from-hand", of="controller", when="clan:tzimisce"),
)


def ghouls(game: Vtes, seat: str) -> list[ChoosePrinted | Nothing]:
    """Ghouls of a hand; or none."""
    fitting = [
        card
        for card in dict.fromkeys(game.hands[seat])
        if LIBRARY[card].types[0] in (ALLY, RETAINER) and "ghoul" in LIBRARY[card].keywords
    ]
    return [*map(ChoosePrinted, fitting), Nothing()]


@procedure(rule=("VTES-PLAY-09",))
def forges_flesh(game: Vtes, play: Play) -> Rule:
    """A ghoul of the hand comes to lie on the card; another card is drawn for it."""
    chosen = yield ask(play.seat, "lay-from-hand", ghouls(game, play.seat), rule="VTES-PLAY-09", card=play.card)
    if isinstance(chosen, ChoosePrinted):
        out_of_hand(game, play.seat, chosen.card)
        keep_on(game, play.source, play.seat, chosen.card)
        tell_laid(game, play.seat, play.source, chosen.card)
        replace_card(game, play.seat)


# the shrine

write(
    "yoruba-shrine",
    IN_PLAY,
    Ability("announced", lock=True, needs=("directed-at-own:banu_haqim",), does=(Unlock(who="acting"), FailAction())),
    Ability(
        "before-votes", lock=True, needs=("terms-name-own:banu_haqim",), does=(Unlock(who="acting"), FailReferendum())
    ),
)


def own_ready(game: Vtes, about: About, refs: tuple[str, ...]) -> bool:
    """Whether one of these is a ready minion of the clan and of this Methuselah."""
    there = [game.cards[ref] for ref in refs if ref in game.cards]
    return any(card.controller == about.seat and card.clan == about.word and game.is_ready(card.ref) for card in there)


@condition("directed-at-own:CLAN")
def directed_at_own(game: Vtes, about: About) -> bool:
    """The action of somebody else is directed at a ready minion of this clan of this Methuselah."""
    action = game.action
    return (
        action is not None
        and action.by != about.seat
        and bool(action.targets)
        and own_ready(game, about, action.chosen)
    )


@condition("terms-name-own:CLAN")
def terms_name_own(game: Vtes, about: About) -> bool:
    """The terms of the political action of somebody else name a ready minion of this clan of this Methuselah."""
    referendum = game.referendum
    if referendum is None or referendum.kind != "political" or referendum.caller == about.seat:
        return False
    return own_ready(game, about, referendum.terms)


# the ferry

write(
    "zaire-river-ferry",
    EQUIP,
    Ability("announced", lock=True, needs=("directed-at-host", "clan:lasombra"), does=(FailAction(),)),
    Ability("need-stealth", lock=True, needs=("acting", "clan:lasombra"), does=(Change(what="stealth", who="host"),)),
    only_one="haven",
)


@condition("directed-at-host")
def directed_at_host(game: Vtes, about: About) -> bool:
    """The action of somebody else is directed at the minion that the card is on."""
    action, source = game.action, about.source
    if action is None or source is None or not action.targets or action.by == source.controller:
        return False
    return source.host in action.chosen


# Saulot's gifts

ARCHETYPE = "archetype"
write(
    "saulots-guiding-wisdom",
    master(GainTitle(title="votes:2"), choose=("vampire:own clan=salubri sect=independent room",)),
    *[
        Ability(when, needs=("not-locked",), choose=("vampire",), does=(Lock(who="host"), Abstain()))
        for when in ("before-votes", "poll")
    ],
    Ability(
        "before-range",
        needs=("not-locked", "own-minion-fights", "not-fights-with-it"),
        once=("turn",),
        does=(Lock(who="host"), EndCombat()),
    ),
    only_one=ARCHETYPE,
)
write(
    "saulots-healing-touch",
    put_on("vampire:own clan=salubri room"),
    Static("rescue-cost-but:tremere", -2),
    Trigger("action-success", (Do("vtes.lays_healing_hands"),), needs=("is-host", "has-rescued")),
    Ability(
        "take-action",
        deed=Deed(stealth=1, by="is-host"),
        choose=("minion:ready not-self",),
        does=(AddBlood(who="chosen", to_start=True),),
    ),
    only_one=ARCHETYPE,
)


@condition("has-rescued")
def has_rescued(game: Vtes, about: About) -> bool:
    """The action was to rescue a vampire that is no Tremere, and it is ready now."""
    action = game.action
    rescued = game.cards.get(action.chosen[0]) if action is not None and action.kind == "rescue" else None
    return rescued is not None and rescued.clan != "tremere" and game.is_ready(rescued.ref)


@procedure(rule="VTES-ACT-RESCUE-04")
def lays_healing_hands(game: Vtes, play: Play) -> None:
    """1 blood for the rescued vampire."""
    if game.action is not None and game.action.chosen[0] in game.cards:
        add_counters(game, game.action.chosen[0], 1)


# from hand and library

write(
    "piper",
    master(
        Lock(who="chosen"),
        Bring(),
        choose=("minion:own ready unlocked sect=anarch", "from-hand:ally retainer"),
    ),
)
write(
    "vast-wealth",
    put_on("minion:ready own"),
    Ability(
        "take-action",
        deed=Deed(kind="equip", stealth=1, by="own-host"),
        does=(Do("vtes.spends_wealth"),),
    ),
)


@condition("own-host")
def is_own_host(game: Vtes, about: About) -> bool:
    """The minion is the one that the card is on, and of the same Methuselah as the card."""
    if about.minion is None or about.source is None:
        return False
    return about.minion.ref == about.source.host and about.minion.controller == about.source.controller


@procedure(rule=("VTES-WORD-04", "VTES-REQ-05", "VTES-ACT-EQUIP-02"))
def spends_wealth(game: Vtes, play: Play) -> Rule:
    """The first equipment from the top of the library; nobody sees what is passed over."""
    library = game.library[play.seat]
    first = next((card for card in reversed(library) if LIBRARY[card].types[0] == EQUIPMENT), "")
    if first:
        at = len(library) - 1 - library[::-1].index(first)
        game.library[play.seat] = (*library[:at], *library[at + 1 :], first)
        source = take_out(game, play.seat, first, "library")
        game.tell("finds", player=play.seat, card=first, reveals=True)
        found = Play(seat=play.seat, card=first, mode=0, minion=play.minion, source=source, brought=True)
        fits = cannot_have(game, found) == ""
        paid = False
        if fits:
            paid = yield call(pays, found, False)
        if paid:
            yield call(comes_into_play, found, PutInPlay(host="self"))
            yield call(resolve, found, text_of(first).modes[0].does)
        else:
            discard_from_limbo(game, source)
    yield call(put_right, play.seat, "library")


def cannot_have(game: Vtes, play: Play) -> str:
    """The rule by which the minion cannot have it, whatever it costs."""
    minion, mode = game.cards[play.minion], text_of(play.card).modes[0]
    rule = requirement(game, play.card, mode, minion, play.seat) or used_up(game, play.card, mode, minion)
    return rule or superfluous(game, play.seat, play.card, mode, minion)
