"""Setting up the world; GRAIL-SETUP-WORLD."""

from __future__ import annotations

from msgspec.structs import asdict

from nokturn.games.grail.printed.chapters import StartMenhir
from nokturn.games.grail.printed.language.vocabulary import COLOURS
from nokturn.games.grail.setup.chapters import begin_chapter
from nokturn.games.grail.setup.characters import take_character
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.world.locations import put_on_map, reveal_from
from nokturn.kernel import Rule, call, chance, procedure, shuffle

FIRST_CHAPTER = 1


@procedure(
    rule=(
        "GRAIL-SETUP-CHAR-11", "GRAIL-SETUP-WORLD-01", "GRAIL-SETUP-WORLD-06", "GRAIL-SETUP-WORLD-11",
        "GRAIL-SETUP-WORLD-14",
    )
)  # fmt: skip
def set_up(state: Grail) -> Rule:
    """The map, the Characters, the stacks, the first chapter; once per campaign."""
    start = state.content.frame.start_location
    lay_map(state, state.content.frame.start_menhir)
    if state.content.frame.map is not None:
        state.tell("old-map", map=state.content.id)
    for seat in state.seats:
        yield call(take_character, seat, start)
    yield call(shuffle_stacks)
    yield call(begin_chapter, FIRST_CHAPTER)
    if state.tutorial:
        prepare_tutorial(state)


def printed_stack(state: Grail) -> tuple[int, ...]:
    """Every Location that replaces no other; in the tutorial the first one and its neighbours, GRAIL-TUTORIAL-01."""
    cards = state.content.locations.values()
    if state.tutorial:
        start = state.content.locations[state.content.frame.start_location]
        return (start.number, *[number for _, number in start.keys.open])
    return tuple([card.number for card in cards if not card.replaces])


def lay_map(state: Grail, menhir: StartMenhir) -> None:
    """The start Location with its Menhir, and its four neighbours; GRAIL-SETUP-WORLD-02, GRAIL-SETUP-WORLD-03."""
    state.stack = state.stack or printed_stack(state)
    put_on_map(state, menhir.location)
    state.lay(menhir.location, menhir=True, dial=menhir.dial[state.players - 1])
    reveal_from(state, menhir.location)


@procedure(rule=("GRAIL-SETUP-WORLD-05", "GRAIL-SETUP-WORLD-09"))
def shuffle_stacks(state: Grail) -> Rule:
    """The Items and the random Events, each shuffled."""
    items = state.content.items.values()
    cards = tuple([f"{item.id}:{copy}" for item in items for copy in range(1, item.copies + 1)])
    order = yield chance(shuffle(len(cards)))
    state.item_deck = tuple([cards[place] for place in order])
    events = tuple([event.id for event in state.content.events.values() if event.kind == "random"])
    order = yield chance(shuffle(len(events)))
    state.random_events = tuple([events[place] for place in order])


def prepare_tutorial(state: Grail) -> None:
    """Its own resources, its cards on top of the decks; GRAIL-TUTORIAL-01, GRAIL-TUTORIAL-03."""
    guide = state.content.tutorial
    assert guide is not None
    changed = {what: n for what, n in asdict(guide.overrides).items() if n is not None}
    deck = state.heroes[guide.hero].combat_deck
    rest = [card for card in deck if card not in guide.combat_deck_top]
    state.change(guide.hero, combat_deck=(*guide.combat_deck_top, *rest), **changed)
    for colour in COLOURS:
        wanted: str = getattr(guide.forced_encounters, colour)
        cards = state.encounter_decks[colour]
        first = [card for card in cards if printed(card) == wanted][:1]
        state.encounter_decks[colour] = (*first, *[card for card in cards if card not in first])
