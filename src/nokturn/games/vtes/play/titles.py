"""Gaining and losing titles, sects and clans (VTES-TITLE-01..10, VTES-SECT-01..06).

Example of the rulebook: VTES-X-17.
"""

from __future__ import annotations

from nokturn.games.vtes.play.entering_play import comes_into_play
from nokturn.games.vtes.play.leaving_play import loses_title
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import title_fits
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import TitleWord, Who
from nokturn.games.vtes.text.effects import PutInPlay, who_is
from nokturn.kernel import Rule, call, carries_out, procedure


class GainTitle(Effect, frozen=True, kw_only=True):
    """A title, `prince:London`; the card played stands for it on the vampire (VTES-TITLE-10) unless `card` is false."""

    title: TitleWord
    who: Who = "chosen"
    card: bool = True


@procedure(rule=("VTES-TITLE-01", "VTES-TITLE-02", "VTES-TITLE-03", "VTES-TITLE-04", "VTES-TITLE-07"))
def gains_title(game: Vtes, ref: str, title: str) -> Rule:
    """A vampire of the right sect and clan has the new title, and loses the old one, be it higher, contested or without
    benefit.  Says whether it has it."""
    if not title_fits(game.cards[ref], title):
        game.tell("title-does-not-fit", minion=ref, title=title)
        return False
    if game.cards[ref].title:
        yield call(loses_title, ref)
    game.change(ref, title=title, contesting=False)
    game.tell("gains-title", minion=ref, title=title)
    return True


@carries_out(GainTitle)
@procedure(rule=("VTES-TITLE-10", "VTES-TITLECON-08"))
def grants_title(game: Vtes, play: Play, effect: GainTitle) -> Rule:
    """The effect that gives a title; the card played then lies on the vampire."""
    ref = who_is(game, play, effect.who)
    if ref not in game.cards:
        return
    gained = yield call(gains_title, ref, effect.title)
    if gained and effect.card:
        yield call(comes_into_play, play, PutInPlay(host=effect.who))


def changes_sect(game: Vtes, ref: str, sect: str) -> None:
    """Another sect replaces the old one and leaves the clan as it is (VTES-SECT-01, VTES-SECT-02)."""
    game.change(ref, sect=sect)
    game.tell("changes-sect", minion=ref, sect=sect)


def changes_clan(game: Vtes, ref: str, clan: str) -> None:
    """Another clan leaves the sect as it is (VTES-SECT-02)."""
    game.change(ref, clan=clan)
    game.tell("changes-clan", minion=ref, clan=clan)
