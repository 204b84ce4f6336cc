"""The effects of combat (catalogue, section 16.3): records that know what they do and when they cannot.

Strikes are in `strike_effects.py`.
"""

from __future__ import annotations

from typing import Literal

from nokturn.games.vtes.combat.granted import EACH_ROUND, IF_BLOCKED, IF_BLOCKS, NEXT_ROUND, give
from nokturn.games.vtes.combat.legal import (
    cannot_maneuver,
    cannot_press,
    is_bound,
    preventable,
    required,
)
from nokturn.games.vtes.combat.presses import presses
from nokturn.games.vtes.combat.ranges import maneuvers
from nokturn.games.vtes.combat.sides import both_ready, fight_of, forbidden, note, on_side, side_of
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import InForce, Play, Strike
from nokturn.games.vtes.state.vocabulary import DamageKind, Lasts, NumberWord, Range, RoundStep, Who
from nokturn.games.vtes.text.effects import fighter_for, who_is

ALL = 1_000
"""As an amount of damage to prevent: all of it."""


class Maneuver(Effect, frozen=True, kw_only=True):
    """In the range step it is used at once; before, it is given for the round or the combat (VTES-COMBAT-RANGE-06)."""

    optional: bool = False
    commits: bool = False
    """The first strike has to be with this weapon (VTES-COMBAT-RANGE-05)."""
    lasts: Lasts = "round"

    def hindered(self, game: Vtes, play: Play) -> str:
        """In the range step it has to change the range."""
        combat = game.combat
        if combat is None or combat.step != "range":
            return ""
        minion = fighter_for(game, play)
        if not self.commits:
            return cannot_maneuver(game, minion)
        # Without the strike there is no maneuver for it.
        banned = forbidden(game, minion, "cannot-strike", "", "weapon") or unhanded(game, minion)
        return cannot_maneuver(game, minion) or is_bound(game, minion) or banned

    def apply(self, game: Vtes, play: Play) -> None:
        minion = fighter_for(game, play)
        if not minion:
            return
        if fight_of(game).step != "range":
            give(game, "maneuver" if self.optional else "must-maneuver", minion, play.card, self.lasts)
            return
        if self.commits:
            bound = Strike(kind="", source=play.source)
            note(game, committed=on_side(fight_of(game).committed, side_of(game, minion), bound))
        maneuvers(game, minion)


def unhanded(game: Vtes, minion: str) -> str:
    """The rule by which only bare hands can strike."""
    return forbidden(game, minion, "hand-strikes-only")


class Press(Effect, frozen=True, kw_only=True):
    """In the press step it is used at once; before, it is given for the round or the combat (VTES-PRESS-05)."""

    only: Literal["", "continue", "end"] = ""
    """`continue` or `end` (VTES-PRESS-04)."""
    optional: bool = False
    lasts: Lasts = "round"

    def hindered(self, game: Vtes, play: Play) -> str:
        """In the press step it has to do something."""
        combat = game.combat
        if combat is None or combat.step != "press":
            return ""
        return cannot_press(game, fighter_for(game, play), self.only)

    def apply(self, game: Vtes, play: Play) -> None:
        minion = fighter_for(game, play)
        if not minion:
            return
        if fight_of(game).step == "press":
            presses(game, minion)
        else:
            give(game, f"press:{self.only}" if self.only else "press", minion, play.card, self.lasts)


class Grant(Effect, frozen=True, kw_only=True):
    """Something to be used later in the combat: a maneuver, a press, prevention of damage."""

    what: NumberWord
    """`maneuver`, `press:continue`, `prevent` …"""
    amount: int = 1
    lasts: Lasts = "round"
    rounds: Literal["", "each", "next"] = ""
    """`each`: in this round and anew in every further one; `next`: not before the next."""

    def apply(self, game: Vtes, play: Play) -> None:
        minion = fighter_for(game, play)
        if not minion:
            return
        if self.rounds:
            what = f"{EACH_ROUND if self.rounds == 'each' else NEXT_ROUND}:{self.what}"
            later = InForce(what=what, subject=minion, amount=self.amount, lasts="combat", source=play.card)
            game.in_force = (*game.in_force, later)
        if self.rounds != "next":
            give(game, self.what, minion, play.card, self.lasts, self.amount)


class IfBlocks(Effect, frozen=True, kw_only=True):
    """In the combat that follows if this minion blocks the action, or if its own action is blocked, it has a maneuver,
    a press, or may prevent damage (VTES-R-28)."""

    what: NumberWord = "maneuver"
    """`maneuver`, `press`, `prevent`, `prevent:gun` …"""
    amount: int = 1
    lasts: Lasts = "combat"
    """`combat`, or `round`: only the first one."""
    acting: bool = False
    """For the acting minion, if its action is blocked."""
    who: Who = "self"

    def apply(self, game: Vtes, play: Play) -> None:
        word, minion = IF_BLOCKED if self.acting else IF_BLOCKS, who_is(game, play, self.who)
        promised = InForce(
            what=f"{word}:{self.lasts}:{self.what}", subject=minion, amount=self.amount, source=play.card
        )
        game.in_force = (*game.in_force, promised)
        key = "promised-if-blocked" if self.acting else "promised"
        game.tell(key, what=self.what.replace(":", "-"), minion=minion, card=play.card)


class Prevent(Effect, frozen=True, kw_only=True):
    """So many points of damage to the minion that uses it are prevented."""

    number: int = 1
    x: bool = False
    of: DamageKind = ""
    """Only damage of this kind."""
    keep: Lasts | Literal[""] = ""
    """For how long points that are left over can be used later (`round`, `combat`); empty: they are lost."""
    who: Who = "self"

    def hindered(self, game: Vtes, play: Play) -> str:
        """Only while there is damage to prevent (VTES-DMG-11)."""
        if self.who == "chosen" and not play.chosen:
            return ""
        return "" if preventable(game, who_is(game, play, self.who), self.of, required(game, play)) else "VTES-DMG-11"


class Damage(Effect, frozen=True, kw_only=True):
    """Damage that is no strike; during the resolution of strikes it comes with theirs (VTES-DMG-08, VTES-DMG-09)."""

    amount: int = 1
    x: bool = False
    who: Who = "opposing"
    aggravated: bool = False
    preventable: bool = True
    by_minion: bool = False
    """"This minion inflicts": not environmental."""


class DamageEachRound(Effect, frozen=True, kw_only=True):
    """Environmental damage to the opposing minion each round as normal strikes are resolved (VTES-STRIKE-09)."""

    amount: int = 1
    aggravated: bool = False
    lasts: Lasts = "combat"

    def apply(self, game: Vtes, play: Play) -> None:
        minion = fighter_for(game, play)
        side = side_of(game, minion)
        if side < 0:
            return
        what = "damage-each-round:aggravated" if self.aggravated else "damage-each-round"
        victim = fight_of(game).fighters[1 - side]
        harm = InForce(what=what, subject=victim, amount=self.amount, lasts=self.lasts, source=play.card)
        game.in_force = (*game.in_force, harm)
        game.tell("will-be-damaged", minion=victim, amount=self.amount, card=play.card)


class HandStrikesOnly(Effect, frozen=True, kw_only=True):
    """Both combatants can strike with their hands only."""

    lasts: Lasts = "round"

    def restricts_strikes(self, game: Vtes, minion: str) -> bool:
        return True

    def apply(self, game: Vtes, play: Play) -> None:
        for ref in fight_of(game).fighters:
            ban = InForce(what="hand-strikes-only", subject=ref, amount=1, lasts=self.lasts, source=play.card)
            game.in_force = (*game.in_force, ban)
        game.tell("hand-strikes-only", card=play.card)


class SetRange(Effect, frozen=True, kw_only=True):
    """The range of this round or of the next; nobody maneuvers in it (VTES-COMBAT-RANGE-08)."""

    range: Range = "close"
    next: bool = False

    def apply(self, game: Vtes, play: Play) -> None:
        if self.next:
            note(game, next_range=self.range)
        else:
            note(game, range=self.range, set_range=self.range)
        game.tell("sets-range", range=self.range, next=self.next, card=play.card)


class Bind(Effect, frozen=True):
    """The first strike of the round has to be with this weapon (VTES-STRIKE-04)."""

    def apply(self, game: Vtes, play: Play) -> None:
        minion = fighter_for(game, play)
        if minion:
            bound = Strike(kind="", source=play.source)
            note(game, committed=on_side(fight_of(game).committed, side_of(game, minion), bound))


class Skip(Effect, frozen=True, kw_only=True):
    """A step is left out of this round."""

    step: RoundStep

    def apply(self, game: Vtes, play: Play) -> None:
        note(game, skipped=(*fight_of(game).skipped, self.step))


class EndCombat(Effect, frozen=True, kw_only=True):
    """Combat ends at once, by no strike."""

    def apply(self, game: Vtes, play: Play) -> None:
        if game.combat is not None:
            note(game, over=True)
            game.tell("ends-combat", card=play.card)


class NewRound(Effect, frozen=True, kw_only=True):
    """Instead of the end of the combat there is another round; not any more once another combat is to follow."""

    def hindered(self, game: Vtes, play: Play) -> str:
        """Combat would have to end, with both ready."""
        combat = fight_of(game)
        return "" if both_ready(game) and not combat.queued and would_end(game) else "VTES-COMBAT-08"

    def apply(self, game: Vtes, play: Play) -> None:
        note(game, again=True, over=False)
        not_over(game)
        game.tell("another-round", card=play.card)


class QueueCombat(Effect, frozen=True, kw_only=True):
    """Another combat of the two follows; at most one."""

    def hindered(self, game: Vtes, play: Play) -> str:
        """This one has to be about to end, with both ready."""
        combat = fight_of(game)
        return "" if both_ready(game) and not combat.queued and would_end(game) else "VTES-COMBAT-08"

    def apply(self, game: Vtes, play: Play) -> None:
        note(game, queued=True)
        not_over(game)
        game.tell("another-combat", card=play.card)


def not_over(game: Vtes) -> None:
    """The combat goes on after all, or another one follows: nothing comes of what was to happen after it."""
    game.later = tuple([later for later in game.later if later.moment != "combat-over"])


def would_end(game: Vtes) -> bool:
    """Whether the combat ends with this round, as it looks now (VTES-PRESS-01, VTES-PRESS-03)."""
    combat = fight_of(game)
    return not combat.again and (combat.over or not combat.pressed)


class ToTorpor(Effect, frozen=True, kw_only=True):
    """A vampire is sent to torpor, as one that is wounded; an ally is burned."""

    who: Who = "opposing"


class EnterCombat(Effect, frozen=True, kw_only=True):
    """The minion goes into combat with another; it goes first, unless the other counts as acting (VTES-R-16)."""

    who: Who = "self"
    other: Who = "chosen"
    first: Literal["", "self", "other"] = "self"
    """Who counts as acting: `self`, `other`, or empty where the text leaves it open."""
