"""Corruption: modifiers that burn its counters for something."""

from __future__ import annotations

from typing import Final

from nokturn.games.vtes.playing.given import GiveAbility
from nokturn.games.vtes.state.card_language import MODIFIER, Ability, Mode, write
from nokturn.games.vtes.state.choices import ChooseCard, Nothing
from nokturn.games.vtes.state.counters import burn_tokens, tokens_on
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Change, Unlock, resolve
from nokturn.games.vtes.text.primitives import Delay
from nokturn.games.vtes.text.tokens import BurnTokens
from nokturn.kernel import Rule, ask, call, procedure

CORRUPTION: Final = "corruption"
SHED = 2
STEALTH, BLEED = Change(what="stealth"), Change(what="bleed", limited=True)

write(
    "enchanting-gaze",
    Mode(MODIFIER, "need-stealth", ("pre", "pro"), does=(STEALTH,)),
    Mode(MODIFIER, "need-stealth", ("PRE", "PRO"), does=(STEALTH, GiveAbility())),
    Ability(
        "act",
        needs=("attempted", "blocker-tokens:corruption"),
        once=("action",),
        does=(BurnTokens(kind=CORRUPTION, who="blocker"), Change(what="cannot-block", who="blocker")),
    ),
)

SHEDS = Delay(moment="after-resolution", name="vtes.sheds_skin")
write(
    "revelation-of-the-serpent",
    Mode(MODIFIER, "bleed", ("pre", "pro"), does=(BLEED,)),
    Mode(MODIFIER, "bleed-need-stealth", ("pre", "pro"), does=(STEALTH, BLEED)),
    Mode(MODIFIER, "bleed", ("PRE", "PRO"), does=(BLEED, SHEDS)),
    Mode(MODIFIER, "bleed-need-stealth", ("PRE", "PRO"), does=(STEALTH, BLEED, SHEDS)),
)


def corrupted(game: Vtes, seat: str) -> list[ChooseCard | Nothing]:
    """The minions of whoever was bled with enough counters of this Methuselah; or none."""
    bled = game.action.targets if game.action is not None else ()
    there = [card.ref for other in bled for card in game.minions(other) if tokens_on(card, CORRUPTION, seat) >= SHED]
    return [*map(ChooseCard, there), Nothing()]


@procedure(rule="VTES-RES-08")
def sheds_skin(game: Vtes, play: Play) -> Rule:
    """After a successful bleed 2 counters of a minion of whoever was bled unlock the vampire; not if that one has been
    ousted by it."""
    action = game.action
    if action is None or action.outcome != "success" or action.bled < 1 or play.minion not in game.cards:
        return
    if len(corrupted(game, play.seat)) == 1:
        return
    chosen = yield ask(
        play.seat, "burn-tokens-of", corrupted(game, play.seat), rule="VTES-RES-08", card=play.card, minion=play.minion
    )
    if isinstance(chosen, ChooseCard):
        burn_tokens(game, chosen.card, CORRUPTION, SHED, play.seat)
        yield call(resolve, play, (Unlock(),))
