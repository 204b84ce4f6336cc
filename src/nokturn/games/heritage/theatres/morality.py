"""The two tracks of morality, Inner Beast and Rise of Humanity; HER-BEAST, HER-RISE.

They are mirror images: which way a marker goes, who draws and who leads the next round are printed on the boards."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.heritage.printed.attributes import other_temperament
from nokturn.games.heritage.printed.boards import BOARDS, THEATRES, MoralityTrack
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.hand import draw_schemes
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Morality
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Seat, procedure
from nokturn.kernel.procedures import Procedure


def board_of(game: Heritage) -> MoralityTrack:
    """The track that is on the table."""
    board: MoralityTrack = THEATRES[game.theatres[1]]
    return board


def place_marker(game: Heritage, seat: Seat) -> None:
    """HER-SETUP-14: at the start, facing the clan leader's temperament."""
    game.morality[seat] = Morality(board_of(game).start, PEOPLE[game.tops[seat]].temperament)


def flip_marker(game: Heritage, seat: Seat) -> None:
    facing = other_temperament(game.morality[seat].facing)
    game.morality[seat] = replace(game.morality[seat], facing=facing)
    game.tell("morality-flips", player=seat, attribute=facing)


def shift_marker(game: Heritage, seat: Seat, by: int) -> int:
    """Along the printed numbers, past other markers and onto their spaces, HER-BEAST-07; what does not fit on the track
    is ignored; HER-BEAST-04, HER-RISE-04, HER-R-08."""
    board, marker = board_of(game), game.morality[seat]
    space = max(board.track_min, min(board.track_max, marker.space + by))
    if space != marker.space:
        game.morality[seat] = replace(marker, space=space)
        game.tell("morality-moves", player=seat, space=space)
    return abs(space - marker.space)


@procedure()
def set_up_morality(game: Heritage) -> None:
    """The markers wait for the clan leaders (HER-SETUP-20)."""
    game.morality = {}


@procedure(rule=("HER-BEAST-02", "HER-BEAST-03", "HER-RISE-02", "HER-RISE-03"))
def update_morality(game: Heritage, acting: Acting, update: Update) -> None:
    """The acting player's own marker answers, whoever's vampire was activated; HER-ACT-07."""
    board, seat = board_of(game), acting.player
    turn = board.match if update.temperament == game.morality[seat].facing else board.mismatch
    if turn.flip:
        flip_marker(game, seat)
    if turn.move:
        shift_marker(game, seat, turn.move)
    if turn.draw_scheme:
        draw_schemes(game, seat, turn.draw_scheme)


class MoralityTheatre(Theatre):
    updates: ClassVar[Procedure] = update_morality
    sets_up: ClassVar[Procedure] = set_up_morality

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        """A marker that only has to move stays where the track ends; HER-BEAST-04."""
        board, marker = board_of(game), game.morality[acting.player]
        turn = board.match if update.temperament == marker.facing else board.mismatch
        ahead = board.track_min <= marker.space + turn.move <= board.track_max
        draws = bool(turn.draw_scheme and game.scheme_decks[acting.player])
        return turn.flip or draws or (turn.move != 0 and ahead)

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-BEAST-06, HER-RISE-06: the number of the space."""
        return game.morality[seat].space

    def first_player(self, game: Heritage) -> Seat:
        """HER-BEAST-05: the single highest; HER-RISE-05: the single lowest."""
        spaces = {seat: marker.space for seat, marker in game.morality.items()}
        best = (max if board_of(game).first_player == "highest_unique" else min)(spaces.values())
        found = [seat for seat, space in spaces.items() if space == best]
        return found[0] if len(found) == 1 else ""


@theatre("inner_beast")
class InnerBeast(MoralityTheatre):
    """Starts at the bottom: HER-BEAST-01."""

    board: ClassVar[MoralityTrack] = BOARDS.inner_beast


@theatre("rise_of_humanity")
class RiseOfHumanity(MoralityTheatre):
    """Starts at the top: HER-RISE-01."""

    board: ClassVar[MoralityTrack] = BOARDS.rise_of_humanity
