"""What discards an encounter unresolved: Dogs, Stake and Forewarned (DRA-AMBUSH-06, DRA-SEARCH-03)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.events.events import could_play, window_options
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import ENCOUNTERS, ITEMS
from nokturn.games.dracula.state.choices import Pass, PlayEvent, UseItem
from nokturn.games.dracula.state.could_hold import hunter_could_show
from nokturn.games.dracula.state.decks import discard_item
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.state.steps import play
from nokturn.games.dracula.trail.trail import discard_laid, laid_at
from nokturn.kernel import Option, Refused, Rule, ask, call, procedure


@procedure(rule=("DRA-AMBUSH-06", "DRA-EVENT-05"))
def ambush_answer(game: Dracula, hunter: str, hideout_slot: int, encounter_slot: int) -> Rule:
    """An encounter, face up now, ambushes the hunter: whether Forewarned or Dogs discard it unresolved."""
    card = card_at(game, hideout_slot, encounter_slot)
    if not could_answer(game, hunter, card):
        return False
    choice = yield ask(
        game.seat_of(hunter),
        "answer-ambush",
        ambush_answers(game, hunter, card),
        rule="DRA-AMBUSH-06",
        hunter=hunter,
        card=card,
    )
    if isinstance(choice, Pass):
        return False
    if isinstance(choice, PlayEvent):
        yield call(play, hunter, choice.event, choice.mode)
    else:
        discard_item(game, hunter, choice.item)
        yield call(open_cards, hunter)
    discard_laid(game, hideout_slot, encounter_slot)
    return True


def card_at(game: Dracula, hideout_slot: int, encounter_slot: int) -> str:
    laid = laid_at(game, hideout_slot, encounter_slot)
    assert laid is not None
    return laid.card


def could_answer(game: Dracula, hunter: str, card: str) -> bool:
    """By what everybody knows: Forewarned against anything but vampires, Dogs against four kinds; DRA-AMBUSH-06."""
    if not ENCOUNTERS[card].vampire and could_play(game, hunter, "on_ambush"):
        return True
    return card in ITEMS["dogs"].against and hunter_could_show(game, hunter, ("dogs",))


def ambush_answers(game: Dracula, hunter: str, card: str) -> Iterator[Option | Refused]:
    for option in window_options(game, hunter, "on_ambush"):
        vain = ENCOUNTERS[card].vampire
        yield Refused(option, "DRA-AMBUSH-06") if vain and isinstance(option, PlayEvent) else option
    if "dogs" in game.hunters[hunter].items:
        yield UseItem("dogs") if card in ITEMS["dogs"].against else Refused(UseItem("dogs"), "DRA-AMBUSH-06")
    yield Pass()


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
    staked = "stake" in declared and card in ITEMS["stake"].against
    if not staked or not hunter_could_show(game, hunter, ("stake",)):
        return False
    choice = yield ask(
        game.seat_of(hunter),
        "drive-stake",
        (UseItem("stake"), Pass()) if "stake" in game.hunters[hunter].items else (Pass(),),
        rule="DRA-SEARCH-03",
        hunter=hunter,
        card=card,
    )
    if isinstance(choice, Pass):
        return False
    discard_item(game, hunter, choice.item)
    yield call(open_cards, hunter)
    discard_laid(game, hideout_slot, encounter_slot)
    return True
