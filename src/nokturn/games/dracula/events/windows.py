"""Windows: moments at which somebody may play a card (DRA-EVENT-04, DRA-EVENT-05), and those that hunters share.

Each is opened by what everybody knows (`could_hold.py`), and passing is always possible: being asked tells nothing.
Moments inside an action, a move or a combat at which somebody may answer are in `answers.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.dracula.events.events import could_play, window_options
from nokturn.games.dracula.state.choices import Pass, PlayEvent, UseItem
from nokturn.games.dracula.state.could_hold import hides_item, hunter_could_show
from nokturn.games.dracula.state.fight import combat_of
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula
from nokturn.games.dracula.state.steps import play
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, carries_out, procedure
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import Then, Window


class EventWindow(Window, frozen=True, kw_only=True):
    """Players, hunters or Dracula, may play the events of a moment."""

    moment: str = ""
    """The timing of the events that may be played."""
    hunter: str = ""
    """Whom a card of Dracula's is played on, where that is not chosen."""
    resolved: bool = False
    """Whether an event was played and nothing cancelled it."""

    passing: ClassVar[Option | None] = Pass()

    def could(self, game: Dracula, who: str) -> bool:
        return could_play(game, who, self.moment)

    def offers(self, game: Dracula, who: str) -> Iterable[Option | Refused]:
        return window_options(game, who, self.moment)


@carries_out(PlayEvent)
@procedure(rule=("DRA-EVENT-03", "DRA-EVENT-05"))
def play_in_window(game: Dracula, player: str, use: PlayEvent, on: EventWindow) -> Rule:
    """The event is played now."""
    resolved = yield call(play, player, use.event, use.mode, on.hunter)
    return replace(on, resolved=resolved)


# dawn, day and dusk; the windows of Dracula's phase are in `dracula_phase.py`


class HuntersWindow(EventWindow, frozen=True, kw_only=True):
    """Hunters play or pass in turn order until all have passed in a row (DRA-EVENT-04, DRA-EVENT-05).

    The moment is `dawn`, `dusk` or `day`: Dracula has no card for these, so it is the hunters' alone."""

    after_use: ClassVar[Then] = "next"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return TURN_ORDER

    def question(self, game: Dracula, who: str) -> Ask:
        choices = self.choices(game, who)
        return ask(game.seat_of(who), f"{self.moment}-event", choices, rule="DRA-EVENT-05", hunter=who)


# the start of a combat


class CombatStarts(EventWindow, frozen=True, kw_only=True):
    """Before the first selection, for hunters in the combat only (DRA-COMBAT-04, DRA-EVENT-05)."""

    moment: str = "combat_start"

    after_use: ClassVar[Then] = "next"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return TURN_ORDER

    def could(self, game: Dracula, who: str) -> bool:
        """In the combat, and by what everybody knows perhaps with something to show before the first round."""
        if who not in combat_of(game).hunters:
            return False
        return could_wear(game, who) or could_play(game, who, self.moment)

    def offers(self, game: Dracula, who: str) -> Iterator[Option | Refused]:
        """His events for this moment, and a Garlic Wreath that is not open yet."""
        yield from window_options(game, who, self.moment)
        if game.hunters[who].items.count("garlic_wreath") > combat_of(game).wreaths.count(who):
            yield UseItem("garlic_wreath")

    def question(self, game: Dracula, who: str) -> Ask:
        choices = self.choices(game, who)
        return ask(game.seat_of(who), "combat-starts", choices, rule="DRA-COMBAT-04", hunter=who)

    def carried_out_by(self, use: Option) -> Procedure:
        return open_wreath if isinstance(use, UseItem) else play_in_window

    def closed(self, game: Dracula) -> bool:
        return combat_of(game).over


def could_wear(game: Dracula, hunter: str) -> bool:
    """By what everybody knows he could have a Garlic Wreath that does not lie open yet, perhaps a second one."""
    if hunter in combat_of(game).wreaths:
        return hides_item(game, hunter, "garlic_wreath")
    return hunter_could_show(game, hunter, ("garlic_wreath",))


@procedure(rule="DRA-COMBAT-04")
def open_wreath(game: Dracula, hunter: str, use: UseItem) -> None:
    """The Garlic Wreath lies open for this combat."""
    game.fight(wreaths=(*combat_of(game).wreaths, hunter))
    game.tell("item-revealed", hunter=hunter, item=use.item, reveals=True)
