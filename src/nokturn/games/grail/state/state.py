"""The table of a campaign: everything there is, hidden things included."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.language.vocabulary import Colour
from nokturn.games.grail.printed.special import Tutorial
from nokturn.games.grail.state.encounter import Fray
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.lessons import after, lessons_of
from nokturn.games.grail.state.places import CostChange, Dial, Grave, Place, Reading
from nokturn.kernel import Seat, State
from nokturn.kernel.packs.pack import Pack

T = TypeVar("T")
_number = attrgetter("number")
Phase = Literal["setup", "start", "during", "end"]
Handicap = Literal["limiter", "distrust", "retreat", "menhir", "events", "xp", "resources", "items", "grace"]
"""What makes challenge mode harder, each by itself; GRAIL-CHALLENGE-10."""


SHOWS = {
    "draws-encounter": "encounter",
    "encounter": "encounter",
    "guardian-placed": "encounter",
    "event": "event",
    "revealed": "location",
    "replaced": "location",
}
"""Events that bring something to light, and the fact that names it."""


class Grail(State, kw_only=True):
    """One sitting of a campaign."""

    seats: tuple[Seat, ...]
    pack: Pack[Campaign]
    handicaps: tuple[Handicap, ...] = ()
    story: bool = False
    """Values that scale with the players count one player fewer; GRAIL-STORY-MODE-01."""
    loose_limiter: bool = False
    """Health caps no Energy and there is no Panic; GRAIL-STORY-MODE-02."""
    free: bool = False
    """GRAIL-FREE-01."""
    tutorial: bool = False
    lesson: int = 0
    """How far the guided first game is told."""
    show_locked: bool = True
    """Choices of the journal that cannot be taken are shown with their condition; GRAIL-JOURNAL-04."""
    open_hands: bool = True
    """Everybody sees every hand in an Encounter."""
    ask_for_first: bool = False
    """The first Combat and the first Diplomacy are those meant for it; GRAIL-TUTORIAL-02."""
    chronicler: Seat = ""
    """Empty: nobody; GRAIL-CHRON-01."""

    heroes: dict[str, Hero] = {}
    """The Characters in play."""
    away: dict[str, Hero] = {}
    """Those whose players have left; R-58."""
    graves: tuple[Grave, ...] = ()
    watching: tuple[Seat, ...] = ()
    """Players without a Character: theirs has died and they have set up no other, or none is left; GRAIL-DEATH-02."""

    day: int = 0
    phase: Phase = "setup"
    chapter: int = 0
    next_chapter: int = 0
    """Begins after the current Action."""
    ending: str = ""
    defeat: str = ""
    """Why the campaign is lost: the id of a rule; empty: it is not."""
    several_sittings: bool = False
    """The campaign is played on another day: the group may stop between two Days."""
    sitting_over: bool = False
    """The players have stopped for today, between two Days."""
    cast: tuple[tuple[Seat, str], ...] = ()
    """Who played which Character before, of those who sit here again."""

    places: dict[int, Place] = {}
    """The face-up Locations."""
    stack: tuple[int, ...] = ()
    """Locations of the campaign that are not on the map; they are found by their numbers, so their order is nothing."""
    kept_quest_tokens: dict[int, int] = {}
    """Quest tokens of Locations that were discarded; they return with them, R-45."""
    dials: dict[str, Dial] = {}
    costs_today: tuple[CostChange, ...] = ()

    encounter_decks: dict[Colour, tuple[str, ...]] = {}
    """Hidden from everybody, top first; each a card of its own: `vagrant:2`."""
    encounter_levels: tuple[int, ...] = ()
    encounters_aside: tuple[str, ...] = ()
    """Cards of other levels, and story Encounters."""
    firsts: tuple[str, ...] = ()
    """Of a group that has asked for the Encounters meant for beginners: `combat`, `diplomacy`, once they came."""
    guardians: dict[str, int] = {}
    """Encounter cards on the map, and where."""
    faced: tuple[str, ...] = ()
    """Encounter cards that are being played out."""
    fray: Fray | None = None
    """The Combat or Diplomacy that is going on."""

    event_deck: tuple[str, ...] = ()
    """Hidden from everybody, top first."""
    random_events: tuple[str, ...] = ()
    """Hidden from everybody, top first."""
    event_discard: tuple[str, ...] = ()
    event_today: str = ""
    """It lasts for the Day; GRAIL-EVENT-02."""
    resolved: tuple[str, ...] = ()
    """Chapter parts and special Events that have been resolved; GRAIL-EVENT-04."""
    quests: tuple[str, ...] = ()
    """The Quest area, as they came."""
    clues: tuple[str, ...] = ()
    statuses: dict[str, tuple[int, ...]] = {}
    """The parts that are set; of unnumbered ones 1 to n."""
    crossed: tuple[int, ...] = ()
    """Thresholds that have had their effect, by their place in the pack; GRAIL-STATUS-06."""
    taken: tuple[str, ...] = ()
    """Choices of the journal that disappear once taken: `101/square/3`; GRAIL-JOURNAL-05."""
    read: tuple[str, ...] = ()
    """Passages that somebody has read: `101/square`."""
    acting: tuple[str, ...] = ()
    """The Party of the Action that is going on; GRAIL-PARTY-05."""
    reading: Reading | None = None
    """The Exploration that is going on."""
    shown: tuple[str, ...] = ()
    """What the story has brought to light so far: `event/ch1_2`, `encounter/grove_keeper`, `location/104`."""

    item_deck: tuple[str, ...] = ()
    """Hidden from everybody, top first; each a card of its own: `cudgel:2`."""
    looking: dict[str, int] = {}
    """How many cards on top of a Pool (`beor/combat`) its owner is looking at; GRAIL-XP-DECK-01."""
    skills_gone: tuple[int, ...] = ()
    """Skill cards of which a side was taken; GRAIL-XP-SKILL-02."""
    used_today: tuple[str, ...] = ()
    """Rules that were used up for the Day: `beor/item/mule:1/0`."""
    used_here: tuple[str, ...] = ()
    """Rules that were used up for a Location: `beor/secret/blank_psalter/0@101`."""
    turned: tuple[str, ...] = ()
    """Cards turned by a rule of theirs until the end of the Encounter: `beor/item/cudgel:1`; GRAIL-ITEM-08."""

    def tell(self, key: str, **facts: Any) -> None:
        """What is named for the first time has come to light."""
        kind = SHOWS.get(key)
        if kind is not None and (name := f"{kind}/{printed(str(facts[kind]))}") not in self.shown:
            self.shown = (*self.shown, name)
        super().tell(key, **facts)
        if self.tutorial and self.content.tutorial is not None:
            self._teach(self.content.tutorial, key, facts)

    def _teach(self, guide: Tutorial, key: str, facts: dict[str, Any]) -> None:
        """Say what comes next in the guided first game, as soon as it does."""
        now = after(guide, self.lesson, key, facts)
        if now != self.lesson or (key == "plans" and self.day == 1):
            self.lesson = now
            for step in lessons_of(guide)[now]:
                super().tell("lesson", lesson=step.id)

    @property
    def content(self) -> Campaign:
        return self.pack.content

    @property
    def players(self) -> int:
        """How many players costs and durations count; GRAIL-MENHIR-05, GRAIL-STORY-MODE-01."""
        return max(1, len(self.seats) - len(self.watching) - (1 if self.story else 0))

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    def by_number(self, *heroes: str) -> tuple[str, ...]:
        """These Characters (all, if none is named) by ascending number."""
        named = [self.heroes[hero] for hero in heroes if hero in self.heroes] if heroes else [*self.heroes.values()]
        if len(named) > 1:
            named.sort(key=_number)
        return tuple([hero.id for hero in named])

    def at(self, location: int) -> tuple[str, ...]:
        """The Characters in a Location, by ascending number."""
        there = [hero for hero in self.heroes.values() if hero.location == location]
        return tuple([hero.id for hero in sorted(there, key=_number)])

    def change(self, hero: str, **fields: Any) -> None:
        """Put other values on a tray."""
        self.heroes[hero] = replace(self.heroes[hero], **fields)

    def lay(self, location: int, **fields: Any) -> None:
        """Put other things on a face-up Location."""
        self.places[location] = replace(self.places[location], **fields)

    def seat_of(self, hero: str) -> Seat:
        return self.heroes[hero].seat

    def hero_of(self, seat: Seat) -> str:
        return next(hero.id for hero in self.heroes.values() if hero.seat == seat)


def printed(card: str) -> str:
    """What is printed on a card of its own: `cudgel:2` is a `cudgel`."""
    return card.partition(":")[0]


def added(those: tuple[T, ...], *more: T) -> tuple[T, ...]:
    """With these, each once, as they came: what is saved needs an order, sets have none."""
    return (*those, *[one for one in dict.fromkeys(more) if one not in those])


def without(those: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    return tuple([one for one in those if one not in gone])
