"""Cancelling a card as it is played (VTES-CANCEL-01..07, VTES-MIN-14)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from nokturn.games.vtes.playing.impulse import closes
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import Effect, text_of
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import Described, DisciplineCode
from nokturn.games.vtes.text.effects import opposing
from nokturn.kernel.asks import Seat


class Cancel(Effect, frozen=True, kw_only=True):
    """The card that is being played has no effect, but has been played (VTES-CANCEL-01)."""

    cancels: ClassVar[bool] = True
    of: tuple[Described, ...] = ()
    """Only a card played as one of these types, or with one of these keywords; empty: any card."""
    on_self: bool = False
    """Only a card that is played on the minion, or against it in combat: a reflex (VTES-MIN-14)."""
    opposing: bool = False
    """Only a card that the opposing minion plays."""
    strike: bool = False
    """Only a card that is a strike."""
    restricting: bool = False
    """Only a card that would restrict the minion's choice of strikes."""
    requiring: DisciplineCode = ""
    """Only a card that is played with this Discipline."""
    by: Literal["", "others", "neighbours"] = ""
    """Only a card of another Methuselah, or of one's predator or prey."""
    in_turn: bool = False
    """No out-of-turn master."""
    free: bool = False
    """Its cost is not paid (VTES-CANCEL-03)."""

    def hindered(self, game: Vtes, play: Play) -> str:
        """Only what is being played can be cancelled: nothing that comes into play by another way (VTES-CANCEL-07)."""
        if not game.plays or game.plays[-1].cancelled:
            return "VTES-CANCEL-07"
        victim = game.plays[-1]
        if (self.of and not described(victim, self.of)) or not self.suits(game, victim, play):
            return "VTES-PLAY-04"
        return "" if not self.on_self or concerns(game, victim, play.minion) else "VTES-MIN-14"

    def suits(self, game: Vtes, victim: Play, play: Play) -> bool:
        """Whether the card is played by whom, as what and with what it has to be."""
        if self.by and victim.seat not in whose(game, play.seat, self.by):
            return False
        if self.in_turn and LIBRARY[victim.card].out_of_turn:
            return False
        if self.opposing and victim.minion != opposing(game, play.minion):
            return False
        modes = text_of(victim.card).modes
        mode = modes[victim.mode] if modes else None
        if self.restricting and (
            mode is None or not any(effect.restricts_strikes(game, play.minion) for effect in mode.does)
        ):
            return False
        if self.strike and (mode is None or mode.when not in ("strike", "strike-or-maneuver")):
            return False
        return not self.requiring or (
            mode is not None and self.requiring in [code.lower() for code in mode.disciplines]
        )

    def restricts_strikes(self, game: Vtes, minion: str) -> bool:
        return self.strike

    def apply(self, game: Vtes, play: Play) -> None:
        game.plays = (*game.plays[:-1], replace(game.plays[-1], cancelled=True, free=self.free))


def whose(game: Vtes, seat: Seat, by: str) -> tuple[Seat, ...]:
    """Whose cards can be cancelled."""
    if by == "neighbours":
        return game.predator(seat), game.prey(seat)
    return tuple([other for other in game.playing if other != seat])


class GrantMaster(Effect, frozen=True):
    """Whoever plays the card that is being cancelled has one more master phase action: at once, or, if it was played
    out of turn, in the next master phase (VTES-MASTER-03)."""

    def apply(self, game: Vtes, play: Play) -> None:
        victim = game.plays[-1]
        if LIBRARY[victim.card].out_of_turn:
            game.granted_masters = (*game.granted_masters, victim.seat)
        elif victim.seat == game.active:
            game.actions_left += 1


def described(play: Play, words: tuple[str, ...]) -> bool:
    """Whether a card being played is of one of these types, as it is played (VTES-MIN-16), or keywords."""
    text = text_of(play.card)
    played_as = text.modes[play.mode].played_as if text.modes else LIBRARY[play.card].types[0]
    return any(word in (played_as, *LIBRARY[play.card].keywords) for word in words)


def concerns(game: Vtes, play: Play, minion: str) -> bool:
    """Whether a card is played on this minion, or in combat by the opposing one."""
    return minion in play.chosen or (play.minion != "" and play.minion == opposing(game, minion))


@closes("as-played")
def is_cancelled(game: Vtes) -> bool:
    """A card that has been cancelled once needs no further cancelling."""
    return bool(game.plays) and game.plays[-1].cancelled
