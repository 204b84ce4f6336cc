"""When a card can be played or an ability used, and by whom (catalogue, section 14.7).

A *window* is a moment at which the impulse goes round; a *timing* is what a card says about its moment.  `WINDOWS` says
in which windows a timing can come true at all, and `RULES` what else it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from nokturn.games.vtes.printed.waves import FIRST, among
from nokturn.games.vtes.state.card_language import REACTION, TAKES_ACTION, TEXTS, Mode, edition
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import amount, intercept, is_vampire, stealth
from nokturn.games.vtes.state.underway_records import Action
from nokturn.games.vtes.state.vocabulary import Timing, Window
from nokturn.kernel.asks import Seat

ACTING: tuple[Window, ...] = ("action", "block-attempt", "blocks-declined")
"""States A, B and C of an action (VTES-SEQ-06..14)."""
PHASES: tuple[Window, ...] = (
    "unlock-phase",
    "master-phase",
    "between-actions",
    "phase-end",
    "influence-phase",
    "discard-phase",
)
COMBAT: tuple[Window, ...] = (
    "before-range",
    "range",
    "before-strikes",
    "strike-chosen",
    "additional-strikes",
    "press",
    "end-of-round",
)
IMPULSE: tuple[Window, ...] = (
    *PHASES,
    "minion-phase",
    *ACTING,
    "after-resolution",
    "after-diablerie",
    "before-votes",
    "polling",
    *COMBAT,
)
"""Wherever an ability without a timing of its own can be used (VTES-R-22)."""

WINDOWS: dict[Timing, tuple[Window, ...]] = {
    "unlock": ("unlock-phase",),
    "any-unlock": ("unlock-phase",),
    "master": ("master-phase",),
    "take-action": ("minion-phase",),
    "as-played": ("as-played",),
    "paying": ("paying",),
    "announced": ("as-announced",),
    "act": ACTING,
    # What only unlocks has another timing (VTES-WAKE-02, VTES-WAKE-03).
    "wake": (*ACTING, "after-resolution", "after-diablerie", "as-played"),
    "bleed": ACTING,
    "need-stealth": ACTING,
    "bleed-need-stealth": ACTING,
    "need-intercept": ACTING,
    "declined": ("blocks-declined",),
    "blocked": ("before-block-resolution",),
    "would-succeed": ("would-succeed",),
    "after-resolution": ("after-resolution", "after-diablerie"),
    "before-votes": ("before-votes",),
    "poll": ("polling",),
    "before-range": ("before-range",),
    "in-combat": ("before-range", "before-strikes", "strike-chosen", "additional-strikes"),
    "range": ("range",),
    "before-strikes": ("before-strikes",),
    "strike": ("strike",),
    "strike-or-maneuver": ("strike", "range"),
    "as-strike-chosen": ("as-strike-chosen",),
    "strike-chosen": ("strike-chosen",),
    "strikes-declared": ("as-strike-chosen", "strike-chosen"),
    "additional-strikes": ("additional-strikes",),
    "prevent": ("prevent",),
    "prevent-for-others": ("prevent",),
    "press": ("press",),
    "end-of-round": ("end-of-round",),
    "combat-would-end": ("end-of-round",),
    "torpor-entry": ("torpor-entry",),
    "would-be-ousted": ("would-be-ousted",),
    "influence": ("influence-phase",),
    "discard": ("discard-phase",),
    "phase-end": ("phase-end",),
    "impulse": IMPULSE,
}

TimingRule = Callable[[Vtes, Seat, "Card | None"], str]


def _always(game: Vtes, seat: Seat, minion: Card | None) -> str:
    return ""


def own_phase(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """Only in one's own phase (VTES-MCARD-01)."""
    return "" if seat == game.active else "VTES-MCARD-01"


def is_bleed(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """Only during a bleed."""
    return "" if game.action and game.action.kind == "bleed" else "VTES-ACT-BLEED-04"


def need_stealth(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """Only while a block attempt would succeed (VTES-STEALTH-04); then as much as the effect gives (VTES-STEALTH-10).
    What counts by itself, or comes with the words "even if not needed", does not ask this (VTES-STEALTH-06)."""
    action = game.action
    if action is None or action.state != "B" or action.blocker not in game.cards:
        return "VTES-STEALTH-04"
    return "" if intercept(game, game.cards[action.blocker]) >= stealth(game) else "VTES-STEALTH-04"


def bleed_need_stealth(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """A card that gives stealth and something else needs the stealth (VTES-STEALTH-07, VTES-R-09)."""
    return is_bleed(game, seat, minion) or need_stealth(game, seat, minion)


def need_intercept(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """Only to the minion that attempts to block, by itself or its Methuselah, and only while its intercept is too low
    (VTES-STEALTH-05)."""
    action = game.action
    blocker = game.cards.get(action.blocker) if action is not None and action.state == "B" else None
    if blocker is None or blocker.controller != seat or (minion is not None and minion.ref != blocker.ref):
        return "VTES-STEALTH-05"
    return "" if intercept(game, blocker) < stealth(game) else "VTES-STEALTH-05"


RULES: dict[Timing, TimingRule] = {
    "unlock": own_phase,
    "master": own_phase,
    "influence": own_phase,
    "discard": own_phase,
    "phase-end": own_phase,
    "bleed": is_bleed,
    "need-stealth": need_stealth,
    "bleed-need-stealth": bleed_need_stealth,
    "need-intercept": need_intercept,
}


def too_early_or_late(game: Vtes, when: Timing, seat: Seat, minion: Card | None) -> str:
    """The rule against this timing now; empty: it is right."""
    return RULES.get(when, _always)(game, seat, minion)


@lru_cache(None)
def _modes(window: Window, wave: int, texts: int) -> dict[str, tuple[tuple[int, Mode], ...]]:
    found = {}
    for card, text in TEXTS.items():
        modes = tuple([(at, mode) for at, mode in enumerate(text.modes) if _comes_true(window, mode, wave)])
        if modes and among(card, wave):
            found[card] = modes
    # Those that anybody can play come first: whoever asks whether something is possible finds out soon.
    return dict(sorted(found.items(), key=lambda item: len(item[1][0][1].disciplines) + len(item[1][0][1].needs)))


def _comes_true(window: Window, mode: Mode, wave: int) -> bool:
    """Waking as a card is played has a point only if there are reactions to be played then (VTES-WAKE-02)."""
    if window == "as-played" and mode.when == "wake":
        return any(
            one.played_as == REACTION and one.when == "as-played"
            for card, text in TEXTS.items()
            for one in text.modes
            if among(card, wave)
        )
    return window in WINDOWS[mode.when]


def modes_in(window: Window, wave: int) -> dict[str, tuple[tuple[int, Mode], ...]]:
    """Every card that decks may hold at a table with this wave, with its modes that can come true in this window."""
    return _modes(window, wave, edition())


Crowd = tuple[Mode, tuple[tuple[Mode, tuple[tuple[str, int, Mode], ...]], ...]]
"""Modes that the same minions can play as far as their type goes (`players_of`), in groups that ask for the same
Disciplines; the first of each stands for all of them."""


@lru_cache(4096)
def _crowds(window: Window, wave: int, deck: tuple[str, ...] | None, texts: int) -> tuple[Crowd, ...]:
    found: dict[tuple[str, str, bool, bool], dict[tuple[str, ...], list[tuple[str, int, Mode]]]] = {}
    for card, modes in modes_in(window, wave).items():
        for at, mode in modes if deck is None or card in deck else ():
            kind = (mode.played_as, mode.by, "locked" in mode.needs, RULES.get(mode.when) is own_phase)
            found.setdefault(kind, {}).setdefault(mode.disciplines, []).append((card, at, mode))
    crowds = [tuple([(cards[0][2], tuple(cards)) for cards in groups.values()]) for groups in found.values()]
    return tuple([(groups[0][0], groups) for groups in crowds])


def crowds_in(game: Vtes, window: Window, seat: Seat = "") -> tuple[Crowd, ...]:
    """The modes of this window that somebody could play, or `seat`, for all anybody knows, in crowds: of any card of
    the table's waves, or of its own deck where lists are open (VTES-R-51)."""
    deck = game.decks[seat] if seat and game.open_decks and game.wave > FIRST else None
    return _crowds(window, game.wave, deck, edition())


# who may play it


def awake(action: Action | None, minion: Card) -> bool:
    """Unlocked, or woken during this action (VTES-WAKE-01)."""
    return not minion.locked or (action is not None and minion.ref in action.awake)


def out_of_action(game: Vtes) -> bool:
    """The referendum of a blood hunt is no part of an action (VTES-BHUNT-03); that of a political action is
    (VTES-REF-12)."""
    return game.referendum is not None and game.referendum.kind != "political"


def players_of(game: Vtes, seat: Seat, mode: Mode) -> Iterator[Card | None]:
    """The minions of `seat` that could play a card in this mode, as far as its type goes; None: the Methuselah.

    Minion cards are played by minions (VTES-MIN-01): modifiers by the acting one, in torpor too (VTES-MIN-03,
    VTES-TORPOR-02), or by another ready one, locked or not (VTES-MIN-05); reactions by anybody else's ready minions
    that are unlocked or awake, and it locks none of them (VTES-MIN-11, VTES-MIN-13)."""
    action = game.action
    match mode.played_as:
        case "master" | "event":
            # In one's own phase, or out of turn where the timing allows it (VTES-MCARD-01, VTES-MCARD-02).
            if seat == game.active or RULES.get(mode.when) is not own_phase:
                yield None
        case "action_modifier":
            if action is None or action.by != seat or game.combat is not None or out_of_action(game):
                return
            if mode.by == "other":
                yield from (card for card in game.ready(seat) if card.ref != action.minion)
            elif action.minion in game.cards:
                yield game.cards[action.minion]
        case "reaction":
            if action is None or action.by == seat or game.combat is not None or out_of_action(game):
                return
            for card in game.ready(seat):
                able = awake(action, card) or "locked" in mode.needs or mode.by == "even-locked"
                if able and amount(game, "cannot-react", card) <= 0:
                    yield card
        case "combat_card":
            # The only minion cards that are played during combat, and by combatants (VTES-MIN-10, VTES-COMBAT-05).
            if game.combat is None:
                return
            fighters = game.combat.fighters
            if mode.by == "outsider":
                yield from (card for card in game.minions(seat) if card.ref not in fighters and is_vampire(card))
            elif mode.by == "anyone":
                yield from (card for card in game.ready(seat) if card.ref not in fighters)
            else:
                yield from (
                    game.cards[ref] for ref in fighters if game.is_ready(ref) and game.cards[ref].controller == seat
                )
        case "reflex":
            yield from game.ready(seat)
        case kind if kind in TAKES_ACTION:
            if seat == game.active:
                yield from (card for card in game.ready(seat) if not card.locked)
