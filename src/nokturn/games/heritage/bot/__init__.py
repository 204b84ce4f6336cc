"""An elder who tries things out: every choice of its turn is played by the rules on an imagined table, and the one is
taken after which the table looks best.  It looks at its view and the question, and keeps nothing in mind."""

from __future__ import annotations

from zlib import crc32

from nokturn.games.heritage.bot.chronicle import worth_in_chronicle
from nokturn.games.heritage.bot.glance import accepted, at_a_glance, several, worth
from nokturn.games.heritage.bot.imagined import imagined
from nokturn.games.heritage.bot.outlook import Outlook
from nokturn.games.heritage.bot.trials import after, after_choice, after_leading
from nokturn.games.heritage.effects.activation import with_value
from nokturn.games.heritage.printed.attributes import GROUP_OF
from nokturn.games.heritage.printed.boards import SLOTS
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.seen.view import HeritageView
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.activation import activate, activate_one, update_of
from nokturn.kernel import Answer, Ask, Option
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

WHIM = 0.05
"""How much of a point a whim can outweigh."""


class Elder:
    """One answer after another, each the best it can see; between equals, a whim."""

    def __init__(self, key: str) -> None:
        self._key = key

    def answer(self, view: HeritageView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        if ask.kind in ("order", "number"):
            return first_answer(ask)
        if ask.kind == "one" and (known := self._in_chronicle(view, ask)) is not None:
            return known
        game = imagined(view, rekey(self._key, len(log)))
        if ask.seat not in game.tops:
            return self._by_whim(view, ask)
        look, facts = Outlook(game), dict(ask.args)
        if ask.kind == "confirm":
            return accepted(look, ask, facts)
        if ask.kind == "some":
            return several(look, ask, facts)
        if ask.prompt == "turn":
            return self._turn(game, ask)
        worths = {option: self._worth(look, ask, option) for option in ask.options}
        return max(ask.options, key=lambda option: worths[option] + WHIM * self._whim(view, option))

    def _in_chronicle(self, view: HeritageView, ask: Ask) -> Option | None:
        """The best answer to a question of the prologue, the aftermath or the end of an era."""
        worths = {option: worth_in_chronicle(view, ask.seat, option) for option in ask.options}
        known = {option: found for option, found in worths.items() if found is not None}
        if not known:
            return None
        best: Option = max(known, key=lambda option: known[option] + WHIM * self._whim(view, option))
        return best

    def _by_whim(self, view: HeritageView, ask: Ask) -> Answer:
        if ask.kind != "one":
            return first_answer(ask)
        return max(ask.options, key=lambda option: self._whim(view, option))

    def _whim(self, view: HeritageView, option: Option) -> float:
        return crc32(f"{self._key}/{view.round}/{option}".encode()) / 2**32

    def _turn(self, game: Heritage, ask: Ask) -> Option:
        """The newcomer first, since it may lead or join the coterie; a scheme that recruits, if it brings more than
        both; then a scheme, a market or a resource, if it brings anything."""
        now = Outlook(game).for_seat(ask.seat)
        gains: dict[Option, float] = {}
        for option in ask.options:
            if not isinstance(option, do.EndTurn):
                gains[option] = after_choice(game, ask.seat, option, at_a_glance) - now
        recruits = [one for one in gains if isinstance(one, do.Recruit | do.RecruitServant | do.RecruitFromTop)]
        chaos = [one for one in gains if isinstance(one, do.PlayScheme) and SCHEMES[one.scheme].uses_recruit]
        others = [one for one in gains if one not in recruits and one not in chaos]
        extra = max([gains[one] for one in others], default=0.0)
        if recruits:
            best = max(recruits, key=gains.__getitem__)
            bold = max(chaos, key=gains.__getitem__, default=None)
            if bold is not None and gains[bold] > gains[best] + max(0.0, extra):
                return bold
            return best
        if extra > 0:
            return max(others, key=gains.__getitem__)
        return do.EndTurn() if do.EndTurn() in ask.options else max(gains, key=gains.__getitem__)

    def _worth(self, look: Outlook, ask: Ask, option: Option) -> float:
        game, seat, facts = look.game, ask.seat, dict(ask.args)
        if isinstance(option, do.Lead):
            return after_leading(game, seat, option.vampire, at_a_glance)
        if isinstance(option, do.Target) and facts.get("deed") == "activate":
            acting = Acting(seat, option.vampire, source=str(facts["source"]))
            return after(game, seat, at_a_glance, activate, acting, option.vampire)
        if isinstance(option, do.Name) and ask.prompt == "name-to-activate":
            leader = game.tops[seat]
            update = with_value(update_of(leader), option.attribute)
            if GROUP_OF[option.attribute] in SLOTS:
                acting = Acting(seat, leader, source=str(facts["source"]))
                return after(game, seat, at_a_glance, activate_one, acting, GROUP_OF[option.attribute], update)
        return worth(look, seat, option, facts)


def make_bot(key: str) -> Elder:
    """A player whose whims follow from `key`."""
    return Elder(key)
