"""A Grail table for tests: lay it out as the rule says, then play in the rulebook's words.

    table = Table("beor", "arev")                    # seats A and B, on 101, day 1, chapter 1
    table.put("beor", energy=3, food=0).items("beor", "cudgel").secrets("arev", "rite_of_menhirs")
    table.menhir(107, 4).reveal(110).guardian("heath_bear", 104).event("ch1_2").status("rituals", 1)
    table.chance((2, 1), (6, 0))                     # the next outcomes: of size 2 comes 1, of size 6 comes 0
    table.act("beor", Explore())                     # an Action of Beor
    table.applies("gain food 2 party", "beor", "arev")   # any effects, as cards write them; setting="journal"
    table.of("beor").answers(Eat())
    assert table["beor"].food == 1

`Table.boxed(2, free=True)` is a table on which nothing lies yet: `table.begins()` plays the whole game.  What every
table can (`run`, `seat`, `told`, `asked`, `finish`) is in `tests.games.driver`."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any, ClassVar, Self

from tests.games.driver import Driver, Seat

from nokturn.games.grail import chapters
from nokturn.games.grail.day.campaign import play_grail
from nokturn.games.grail.day.during import take_action
from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.events.events import reveal_event
from nokturn.games.grail.printed.language.parser import condition_of, effect_of
from nokturn.games.grail.printed.pack import the_campaign
from nokturn.games.grail.setup.chapters import begin_chapter
from nokturn.games.grail.setup.characters import set_up_character
from nokturn.games.grail.setup.world import lay_map, shuffle_stacks
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.world.encounter_decks import take
from nokturn.games.grail.world.locations import put_on_map
from nokturn.kernel import Option, Position, Rule, call, procedure
from nokturn.kernel.chance import Dice, numbers_below, rekey
from nokturn.kernel.packs.pack import Pack

CAMPAIGN = the_campaign()
PACK = Pack(CAMPAIGN.id, CAMPAIGN.hash, CAMPAIGN)
KEY = "0123456789abcdef" * 2
SEATS = "ABCD"
__all__ = ["CAMPAIGN", "PACK", "Player", "Table", "chapters", "condition_of", "do", "effects"]


def effects(*written: str) -> tuple[Any, ...]:
    """Effects as cards write them."""
    return tuple([effect_of(one) for one in written])


class Table(Driver[Grail, "Player"]):
    """A table in the middle of a campaign."""

    passing: ClassVar[tuple[Option, ...]] = (do.Decline(), do.Done(), do.StayOut(), do.PassDay(), do.EachPaysOwn())

    def __init__(self, *heroes: str, at: int = 101, chapter: int = 1, **state: Any) -> None:
        super().__init__(laid(heroes or ("beor",), at, chapter, tuple(state.items())).clone())

    @classmethod
    def boxed(cls, players: int, **state: Any) -> Self:
        """Nothing lies on it yet."""
        table = cls.__new__(cls)
        Driver.__init__(table, blank(players, **state))
        return table

    # laying out

    def put(self, hero: str, **fields: Any) -> Self:
        self.state.change(hero, **fields)
        return self

    def items(self, hero: str, *kinds: str) -> Self:
        """Out of the Item deck."""
        for kind in kinds:
            card = next(card for card in self.state.item_deck if printed(card) == kind)
            self.state.item_deck = tuple([one for one in self.state.item_deck if one != card])
            self.put(hero, items=(*self[hero].items, card))
        return self

    def item_deck(self, *kinds: str) -> Self:
        """On top of the deck, first to last; everything else below."""
        top = [next(card for card in self.state.item_deck if printed(card) == kind) for kind in kinds]
        self.state.item_deck = (*top, *[card for card in self.state.item_deck if card not in top])
        return self

    def secrets(self, hero: str, *secrets: str) -> Self:
        return self.put(hero, secrets=(*self[hero].secrets, *secrets))

    def skills(self, hero: str, *skills: int) -> Self:
        return self.put(hero, skills=(*self[hero].skills, *skills))

    def reveal(self, *locations: int) -> Self:
        for location in locations:
            if location not in self.state.places:
                put_on_map(self.state, location)
        self.state.events = []
        return self

    def menhir(self, location: int, dial: int) -> Self:
        self.reveal(location)
        self.state.lay(location, menhir=True, dial=dial)
        return self

    def no_menhir(self, location: int = 101) -> Self:
        self.state.lay(location, menhir=False, dial=0)
        return self

    def guardian(self, encounter: str, location: int) -> str:
        """Its card."""
        card = take(self.state, encounter)
        self.state.guardians[card] = location
        return card

    def on_top(self, encounter: str) -> str:
        """The Encounter that is drawn next of its colour."""
        card = take(self.state, encounter)
        colour = CAMPAIGN.encounters[encounter].colour
        self.state.encounter_decks[colour] = (card, *self.state.encounter_decks[colour])
        return card

    def event_deck(self, *events: str) -> Self:
        """Nothing else lies in it."""
        self.state.random_events = tuple([one for one in self.state.random_events if one not in events])
        self.state.event_deck = events
        return self

    def random_events(self, *events: str) -> Self:
        """On top of the random stack."""
        rest = [one for one in self.state.random_events if one not in events]
        self.state.random_events = (*events, *rest)
        return self

    def status(self, status: str, *parts: int) -> Self:
        self.state.statuses[status] = parts or (1,)
        return self

    def chance(self, *outcomes: tuple[int, int]) -> Self:
        """The next outcomes, each of so many equally likely ones."""
        sizes = [size for size, _ in outcomes]
        wanted = [outcome for _, outcome in outcomes]
        for salt in count():
            dice = Dice(rekey(KEY, salt))
            if numbers_below(dice, sizes)[1] == wanted:
                self.state.dice = dice
                return self
        raise AssertionError

    # running

    def begins(self) -> Self:
        return self.run(play_grail)

    def act(self, hero: str, action: Option) -> Self:
        """An Action of this Character, from forming a Party on."""
        return self.run(take_action, hero, action)

    def applies(self, written: str | tuple[str, ...], *party: str, **context: Any) -> Self:
        """Effects in the journal, for this Party; the first is the actor."""
        party = party or self.state.by_number()
        facts = {"setting": "journal", "actor": party[0], "party": party, "location": self[party[0]].location}
        lines = (written,) if isinstance(written, str) else written
        return self.run(noted, effects(*lines), Context(**{**facts, **context}))

    def morning_event(self) -> Self:
        return self.run(reveal_event)

    # looking

    def __getitem__(self, hero: str) -> Hero:
        return self.state.heroes[hero]

    def seat(self, name: str) -> Player:
        return Player(self, name)

    def of(self, hero: str) -> Player:
        """The seat of a Character."""
        return Player(self, self.state.seat_of(hero))

    @property
    def tally(self) -> Any:
        """What the effects have left for whatever set them off."""
        return LAST[-1].tally


class Player(Seat[Table]):
    """A player's words."""


LAST: list[Context] = []


@procedure()
def noted(state: Grail, written: tuple[Any, ...], context: Context) -> Rule:
    """Apply, and keep what comes back."""
    context = yield call(apply, written, context)
    LAST.append(context)


def blank(players: int, **state: Any) -> Grail:
    return Grail(dice=Dice(KEY), seats=tuple(SEATS[:players]), pack=PACK, **state)


@cache
def laid(heroes: tuple[str, ...], at: int, chapter: int, facts: tuple[tuple[str, Any], ...]) -> Grail:
    """The table as it lies before a test changes anything; tests share it as clones."""
    state = blank(len(heroes), **dict(facts))
    lay_map(state, CAMPAIGN.frame.start_menhir)
    for seat, hero in zip(SEATS, heroes, strict=False):
        Position.start(state, set_up_character, seat, hero, hero, hero, at)
    Position.start(state, shuffle_stacks)
    Position.start(state, begin_chapter, chapter)
    state.day, state.phase, state.events = 1, "during", []
    return state
