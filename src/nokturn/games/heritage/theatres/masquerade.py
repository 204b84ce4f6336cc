"""Masquerade: four investigators on their way to a breach; HER-MASQ."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.credit import credited
from nokturn.games.heritage.bloodline.line import awake, is_awake
from nokturn.games.heritage.bloodline.tokens import change, put
from nokturn.games.heritage.printed.attributes import WANDERER
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import Investigate
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Track
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Rule, Seat, ask, procedure
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.masquerade


@procedure(rule="HER-MASQ-01")
def set_up_masquerade(game: Heritage) -> None:
    game.tracks = {track: Track(0, BOARD.ankhs_per_last_space) for track in BOARD.tracks}


@procedure(rule=("HER-MASQ-02", "HER-MASQ-03"))
def update_masquerade(game: Heritage, acting: Acting, update: Update) -> Rule:
    """The investigator of the track advances; for an outsider any one, and further."""
    if update.geography != WANDERER:
        advance(game, update.geography, BOARD.step, update.vampire)
        return
    chosen = yield ask(
        acting.player, "outsider", [Investigate(track) for track in BOARD.tracks], rule="HER-MASQ-03", auto=True
    )
    advance(game, chosen.track, BOARD.wanderer_step, update.vampire)


def advance(game: Heritage, track: str, steps: int, vampire: str) -> None:
    """HER-MASQ-04: at the last space there is a breach, and the investigator begins anew; what is left of its steps is
    lost, and without an ankh it only begins anew, HER-R-17.  On a vampire an ankh does nothing; HER-MASQ-07."""
    now = game.tracks[track]
    if now.step + steps < BOARD.steps_to_last:
        game.tracks[track] = replace(now, step=now.step + steps)
        game.tell("investigates", track=track, space=now.step + steps)
        return
    game.tell("breach", track=track, vampire=vampire)
    if now.ankhs and is_awake(game, vampire):
        change(game, vampire, ankhs=(*game.vampires[vampire].ankhs, track))
        now = replace(now, ankhs=now.ankhs - 1)
    game.tracks[track] = replace(now, step=0)


def clean_up(game: Heritage, acting: Acting, vampire: str) -> None:
    """HER-MASQ-05: once for each of the fallen that held ankhs."""
    ankhs = game.vampires[vampire].ankhs
    if not ankhs:
        return
    game.tell("clean-up", vampire=vampire)
    change(game, vampire, ankhs=())
    for track, count in Counter(ankhs).items():
        game.tracks[track] = replace(game.tracks[track], ankhs=game.tracks[track].ankhs + count)
    if rewarded := credited(game, acting):
        put(game, rewarded, BOARD.cleanup_reward.what, BOARD.cleanup_reward.n)


@theatre("masquerade")
class Masquerade(Theatre):
    updates: ClassVar[Procedure] = update_masquerade
    sets_up: ClassVar[Procedure] = set_up_masquerade

    def scoring(self, game: Heritage, seat: Seat) -> tuple[str, ...]:
        return tuple(awake(game, seat))

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-MASQ-06: what is left on the last space of each vampire's own track."""
        homes = [PEOPLE[one].geography for one in awake(game, seat)]
        return sum([BOARD.vp_wanderer if home == WANDERER else game.tracks[home].ankhs for home in homes])
