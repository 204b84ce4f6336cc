"""What discards an encounter unresolved: Dogs, Stake and Forewarned (DRA-AMBUSH-06, DRA-SEARCH-03)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from nokturn.games.dracula.events.events import could_play, window_options
from nokturn.games.dracula.events.windows import EventWindow, play_in_window
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import ENCOUNTERS, ITEMS
from nokturn.games.dracula.state.choices import PlayEvent, UseItem
from nokturn.games.dracula.state.could_hold import hunter_could_show
from nokturn.games.dracula.state.decks import discard_item
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.trail.trail import discard_laid, laid_at
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, procedure
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import Then, window


class Ambushed(EventWindow, frozen=True, kw_only=True):
    """An encounter, face up now, ambushes a hunter."""

    moment: str = "on_ambush"
    victim: str
    hideout_slot: int
    encounter_slot: int

    after_use: ClassVar[Then] = "over"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return (self.victim,)

    def card(self, game: Dracula) -> str:
        return card_at(game, self.hideout_slot, self.encounter_slot)

    def could(self, game: Dracula, who: str) -> bool:
        """By what everybody knows: Forewarned against anything but vampires, Dogs against four kinds; DRA-AMBUSH-06."""
        card = self.card(game)
        if not ENCOUNTERS[card].vampire and could_play(game, who, self.moment):
            return True
        return card in ITEMS["dogs"].against and hunter_could_show(game, who, ("dogs",))

    def offers(self, game: Dracula, who: str) -> Iterator[Option | Refused]:
        card = self.card(game)
        vain = ENCOUNTERS[card].vampire
        for option in window_options(game, who, self.moment):
            yield Refused(option, "DRA-AMBUSH-06") if vain and isinstance(option, PlayEvent) else option
        if "dogs" in game.hunters[who].items:
            yield UseItem("dogs") if card in ITEMS["dogs"].against else Refused(UseItem("dogs"), "DRA-AMBUSH-06")

    def question(self, game: Dracula, who: str) -> Ask:
        seat, choices = game.seat_of(who), self.choices(game, who)
        return ask(seat, "answer-ambush", choices, rule="DRA-AMBUSH-06", hunter=who, card=self.card(game))

    def carried_out_by(self, use: Option) -> Procedure:
        return give_item if isinstance(use, UseItem) else play_in_window


@procedure(rule=("DRA-AMBUSH-06", "DRA-EVENT-05"))
def ambush_answer(game: Dracula, hunter: str, hideout_slot: int, encounter_slot: int) -> Rule:
    """Whether Forewarned or Dogs discard an encounter that ambushes the hunter unresolved."""
    ambushed = yield call(window, Ambushed(victim=hunter, hideout_slot=hideout_slot, encounter_slot=encounter_slot))
    if ambushed.resolved:
        discard_laid(game, hideout_slot, encounter_slot)
    return ambushed.resolved


@procedure(rule=("DRA-AMBUSH-06", "DRA-SEARCH-03"))
def give_item(game: Dracula, hunter: str, use: UseItem, on: EventWindow) -> Rule:
    """The item is discarded for it."""
    discard_item(game, hunter, use.item)
    yield call(open_cards, hunter)
    return replace(on, resolved=True)


def card_at(game: Dracula, hideout_slot: int, encounter_slot: int) -> str:
    laid = laid_at(game, hideout_slot, encounter_slot)
    assert laid is not None
    return laid.card


class Staked(EventWindow, frozen=True, kw_only=True):
    """A search has turned up a vampire, and the hunter has declared a Stake."""

    searcher: str
    card: str

    after_use: ClassVar[Then] = "over"

    def order(self, game: Dracula) -> tuple[str, ...]:
        return (self.searcher,)

    def could(self, game: Dracula, who: str) -> bool:
        return hunter_could_show(game, who, ("stake",))

    def offers(self, game: Dracula, who: str) -> Iterator[Option]:
        if "stake" in game.hunters[who].items:
            yield UseItem("stake")

    def question(self, game: Dracula, who: str) -> Ask:
        seat, choices = game.seat_of(who), self.choices(game, who)
        return ask(seat, "drive-stake", choices, rule="DRA-SEARCH-03", hunter=who, card=self.card)

    def carried_out_by(self, use: Option) -> Procedure:
        return give_item


@procedure(rule="DRA-SEARCH-03")
def search_answer(
    game: Dracula, hunter: str, declared: tuple[str, ...], hideout_slot: int, encounter_slot: int
) -> Rule:
    """A search has turned up this encounter: whether what was declared discards it unresolved.

    Dogs are kept and nobody is asked; a Stake is given for it if the hunter likes, while he could have one."""
    card = card_at(game, hideout_slot, encounter_slot)
    if "dogs" in declared and card in ITEMS["dogs"].against:
        discard_laid(game, hideout_slot, encounter_slot)
        return True
    if "stake" not in declared or card not in ITEMS["stake"].against:
        return False
    staked = yield call(window, Staked(searcher=hunter, card=card))
    if staked.resolved:
        discard_laid(game, hideout_slot, encounter_slot)
    return staked.resolved
