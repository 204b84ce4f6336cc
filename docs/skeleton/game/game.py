"""Skeleton as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nokturn.games.skeleton import view as seen
from nokturn.games.skeleton.content import CARDS, GALLERY
from nokturn.games.skeleton.night import play_skeleton
from nokturn.games.skeleton.state import Skeleton, faults
from nokturn.kernel import Seat, State
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.game import Game, Options, Printed, PrintedMatter, Standing, TableOption, Tongue
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.words import Words


class SkeletonTongue(Tongue[Skeleton]):
    """The board is said by itself, from the view and the messages `board-…`; only the cards have to be named."""

    chapters: ClassVar[frozenset[str]] = frozenset({"round"})

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return CARDS[value].name(lang) if value in CARDS else None


class SkeletonPrinted(PrintedMatter):
    """The cards, to be read in the terminal (`card skull`) and looked at in the browser."""

    def things(self) -> tuple[str, ...]:
        return tuple(CARDS)

    def about(self, thing: str, words: Words) -> str:
        card = CARDS[thing]
        return words.say("about-card", [("card", thing), ("points", card.points), ("text", card.text(words.lang))])

    def gallery(self) -> tuple[Printed, ...]:
        return GALLERY


class SkeletonGame(Game[Skeleton]):
    """Dig, lay, curse; 2 to 4 players."""

    name: ClassVar[str] = "skeleton"
    state_type: ClassVar[type[State]] = Skeleton
    first: ClassVar[Procedure] = play_skeleton
    counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    decision_limit: ClassVar[int] = 80
    tongue = SkeletonTongue()
    printed = SkeletonPrinted()
    table_options: ClassVar[tuple[TableOption, ...]] = (TableOption("night", "short", ("short", "long"), "SKE-08"),)

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Skeleton:
        rounds = 10 if options["night"] == "long" else 6
        return Skeleton(dice=Dice(key), veil=rekey(key, "veil"), seats=seats, rounds=rounds)

    def view(self, state: Skeleton, seat: Seat | None) -> seen.SkeletonView:
        return seen.view(state, seat)

    def resample(self, state: Skeleton, seat: Seat | None, key: str) -> Skeleton:
        return seen.resample(state, seat, key)

    def standings(self, state: Skeleton) -> tuple[Standing, ...]:
        """SKE-09: whoever has most; equals share their place."""
        scores = {seat: state.score(seat) for seat in state.seats}
        places = {seat: 1 + sum(other > score for other in scores.values()) for seat, score in scores.items()}
        return tuple(Standing(places[seat], (seat,), scores[seat]) for seat in sorted(scores, key=places.__getitem__))

    def faults(self, state: Skeleton) -> Sequence[str]:
        return faults(state)


GAME = SkeletonGame()
