"""Action cards by which somebody becomes stronger."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.cards.action_cards import AT_PREY, action
from nokturn.games.vtes.combat.effects import Damage, Maneuver
from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.playing.given import GiveAbility
from nokturn.games.vtes.playing.playable import skilled
from nokturn.games.vtes.playing.playing import replace_card
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import (
    ACTION_CARD,
    RETAINER,
    Ability,
    Deed,
    Mode,
    Static,
    text_of,
    write,
)
from nokturn.games.vtes.state.choices import ChoosePrinted, ChooseWord, Nothing, PlayCard
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import has_room
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import into_limbo, keep_on, out_of_hand, tell_laid
from nokturn.games.vtes.text.costs import cost_of, pay
from nokturn.games.vtes.text.effects import Burn, Change, Do, Lock, PutInPlay, Unlock, resolve
from nokturn.games.vtes.text.targets import target
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure
from nokturn.kernel.asks import Option

# creatures of thaumaturgy

write(
    "biothaumaturgic-experiment",
    action("tha", Deed(kind="employ", stealth=1), Do("vtes.breeds")),
    action("THA", Deed(stealth=1), PutInPlay(host="chosen"), choose=("minion:own",)),
    Static("strength"),
    Ability("range", once=("combat",), needs=("fights-with-it",), does=(Maneuver(),)),
)


def versions(game: Vtes, play: Play, card: str) -> Iterator[PlayCard]:
    """The levels at which the minion can employ it and pay for it: those of its Disciplines, or, since nothing is
    required of it, the lowest (VTES-DISC-05)."""
    minion = game.cards[play.minion]
    modes = tuple(enumerate(text_of(card).modes))
    fitting = [at for at, mode in modes if skilled(game, mode, minion)] or [0]
    for at in fitting:
        blood, pool = cost_of(game, Play(seat=play.seat, card=card, mode=at, minion=play.minion))
        if blood <= minion.counters and pool <= game.pool[play.seat]:
            yield PlayCard(card, at, play.minion)


def animals(game: Vtes, play: Play) -> Iterator[Option]:
    """Animal retainers of the hand that can be paid for, each as it can be employed; or none."""
    minion = game.cards[play.minion]
    for card in dict.fromkeys(game.hands[play.seat]):
        printed = LIBRARY[card]
        if printed.types[0] == RETAINER and "animal" in printed.keywords and has_room(game, minion, card):
            yield from versions(game, play, card)
    yield Nothing()


@procedure(rule=("VTES-ACT-RETAIN-02", "VTES-REQ-08", "VTES-DISC-05"))
def breeds(game: Vtes, play: Play) -> Rule:
    """An animal retainer from hand, for its cost: what it requires does not matter."""
    if play.minion not in game.cards:
        return
    use = yield ask(play.seat, "employ-animal", animals(game, play), rule="VTES-ACT-RETAIN-02", card=play.card)
    if not isinstance(use, PlayCard):
        return
    out_of_hand(game, play.seat, use.card)
    source = into_limbo(game, play.seat, use.card)
    employed = Play(seat=play.seat, card=use.card, mode=use.mode, minion=use.minion, source=source)
    replace_card(game, play.seat)
    pay(game, employed, *cost_of(game, employed))
    yield call(comes_into_play, employed, PutInPlay(host="self"))
    yield call(resolve, employed, text_of(use.card).modes[use.mode].does)


write(
    "rutors-hand",
    action("tha", Deed(stealth=1), PutInPlay(host="self"), Lock(who="this"), Do("vtes.burns_hand")),
    action("THA", Deed(stealth=1), PutInPlay(host="self"), Lock(who="this"), Do("vtes.spares_hand")),
    Ability(
        "impulse",
        lock=True,
        needs=("own-turn", "in-minion-phase", "locked"),
        does=(Unlock(who="host"),),
    ),
    only_one="rutors-hand",
)
BURN = (Damage(who="self", aggravated=True, preventable=False),)


@procedure(rule=("VTES-AGG-01", "VTES-DMG-08"))
def burns_hand(game: Vtes, play: Play) -> Rule:
    """1 aggravated damage that nothing prevents."""
    yield call(resolve, play, BURN)


@procedure(rule=("VTES-AGG-01", "VTES-DMG-10"))
def spares_hand(game: Vtes, play: Play) -> Rule:
    """The same, unless the vampire burns 3 blood to be immune to it."""
    minion = game.cards.get(play.minion)
    spared = False
    if minion is not None and minion.counters >= 3:
        spared = yield ask_confirm(play.seat, "spare-hand", rule="VTES-DMG-10", card=play.card, minion=play.minion)
    if spared:
        burn_counters(game, play.minion, 3)
    else:
        yield call(resolve, play, BURN)


# for a while

write(
    "khabar-glory",
    Mode(
        ACTION_CARD,
        "take-action",
        needs=("idle-so-far",),
        deed=Deed(stealth=1),
        does=(PutInPlay(host="self"), Unlock()),
    ),
    Static("bleed"),
    Static("pool-for-ousting", 4, of="controller"),
    Ability("unlock", mandatory=True, once=("phase",), does=(Burn(),)),
)
SHOWS: tuple[tuple[tuple[str, str], int], ...] = ((("pot", "pre"), 1), (("POT", "PRE"), 2))
write(
    "show-of-force",
    *[
        Mode(
            ACTION_CARD,
            "take-action",
            disciplines,
            deed=AT_PREY,
            announced=(Change(what="bleed", amount=force), GiveAbility(number=force - 1)),
        )
        for disciplines, force in SHOWS
    ],
    *[
        Ability(
            "before-range",
            once=("combat",),
            needs=("acting", "came-of-block", "first-round"),
            does=(Change(what="strength", amount=force, lasts="combat"),),
        )
        for _, force in SHOWS
    ],
)


# what is laid by

PROTEAN = "pro"
write(
    "gift-of-proteus",
    Mode(
        ACTION_CARD,
        "take-action",
        choose=(f"hand-count:{PROTEAN}",),
        deed=Deed(stealth=1),
        does=(PutInPlay(host="self"), Do("vtes.lays_gifts")),
    ),
    Static("as-from-hand", when="is-host"),
    Static("kept-face-down"),
    Static(f"keeps:{PROTEAN}"),
    burns_when="nothing-kept",
    only_one="gift-of-proteus",
)


def requiring(game: Vtes, seat: str, code: str) -> list[str]:
    """The cards of a hand that require a Discipline."""
    return [card for card in game.hands[seat] if code in LIBRARY[card].disciplines]


@target("hand-count:DISCIPLINE")
def hand_count(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A number, at most of the cards in one's own hand that require a Discipline as it is named: what has left the hand
    by the time the action succeeds does not make it illegal."""
    action = game.action
    resolving = action is not None and action.limbo == play.source and action.state == "resolved"
    most = len(game.decks[play.seat]) + 1 if resolving else len(requiring(game, play.seat, filters))
    most = max(most, int(action.chosen[0])) if resolving and action is not None and action.chosen else most
    return (ChooseWord(str(number)) for number in range(1, most + 1))


@procedure(rule=("VTES-PLAY-09", "VTES-PLAY-06"))
def lays_gifts(game: Vtes, play: Play) -> Rule:
    """As many as were announced, or all there are by now, face down onto the card; others are drawn for them."""
    number = min(int(play.chosen[0]), len(requiring(game, play.seat, PROTEAN)))
    for _ in range(number):
        chosen = yield ask(
            play.seat,
            "lay-from-hand",
            [ChoosePrinted(card) for card in dict.fromkeys(requiring(game, play.seat, PROTEAN))],
            rule="VTES-PLAY-09",
            card=play.card,
        )
        out_of_hand(game, play.seat, chosen.card)
        keep_on(game, play.source, play.seat, chosen.card)
        tell_laid(game, play.seat, play.source, chosen.card)
    for _ in range(number):
        replace_card(game, play.seat)
