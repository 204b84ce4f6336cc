"""A Dracula table for tests: lay it out as the example says, then play in the rulebook's words.

table = Table(players=5)
table.trail("bordeaux", "clermont_ferrand", "nantes")   # space 1 first; Dracula is in Bordeaux
table.place("dr_seward", "paris")
table.action("dr_seward")
table.hunter("dr_seward").answers(do.MoveByRoad("nantes"))
assert table.hideout(3).face_up

Seats: A is Dracula; of five players B runs Godalming, C Seward, D Van Helsing, E Mina; of two players B runs all four.
Nothing runs until a part of the game is started (`action`, `day`, `dusk`, `dracula_phase`, `run` …).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace
from tests.games.driver import Driver, Seat

from nokturn.games.dracula.events.windows import EventWindow
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.printed.content import DRACULA_COMBAT, ENCOUNTERS, EVENTS, ITEMS, POWERS, TICKETS, deck_of
from nokturn.games.dracula.rounds.setup import new_state
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import TURN_ORDER, Discarded, Dracula, Hideout, Hunter, Laid
from nokturn.kernel import Ask
from nokturn.kernel.game import SEATS, Options
from nokturn.kernel.handles import handle

KEY = "0123456789abcdef" * 2
GODALMING, SEWARD, VAN_HELSING, MINA = TURN_ORDER
SEATS_OF = {2: "BBBB", 3: "BCBC", 4: "BCDB", 5: "BCDE"}
STARTS = {GODALMING: "constanta", SEWARD: "marseilles", VAN_HELSING: "amsterdam", MINA: "brussels"}
"""DRA-SETUP-09."""


class Table(Driver[Dracula, "Player"]):
    """A table in the middle of a game.

    By default: round 2, day, no despair, nobody hurt, hands empty but for five harmless encounters (`hoax`, `bats`)
    in Dracula's, the hunters in their basic start cities, Dracula hidden in Dublin on space 1, the trail else empty."""

    passing = (do.Pass(), do.Decline(), do.Done(), do.LetGo())

    def __init__(
        self,
        players: int = 5,
        *,
        advanced: bool = True,
        phase: str = "day",
        round: int = 2,
        at: str = "dublin",
        key: str = KEY,
        **options: Any,
    ) -> None:
        chosen: Options = {"mode": "advanced" if advanced else "basic", **options}
        super().__init__(new_state(tuple(SEATS[:players]), GAME.options(chosen), key))
        game = self.state
        game.round, game.phase, game.day = round, phase, (round - 1) % 7
        game.players = dict(zip(TURN_ORDER, SEATS_OF[players], strict=True))
        game.hunters = {name: Hunter(place=STARTS[name]) for name in TURN_ORDER}
        self._deal()
        self.trail(at)
        self.encounters("hoax", "hoax", "bats", "bats", "rats")

    def _deal(self) -> None:
        """All cards in their decks, in the order of the content files."""
        game = self.game
        game.item_deck = tuple(card for card, item in ITEMS.items() for _ in range(item.count))
        game.event_deck = tuple(card for card, event in EVENTS.items() for _ in range(event.count))
        game.encounter_deck = tuple(card for card, encounter in ENCOUNTERS.items() for _ in range(encounter.count))
        powers = tuple(POWERS) if game.advanced else ()
        game.location_deck = tuple(sorted((*game.atlas.order, *powers)))
        game.combat_deck = deck_of(DRACULA_COMBAT.values())
        game.tickets = tuple(sorted(deck_of(TICKETS.values())))
        game.item_discard, game.event_discard, game.encounter_discard = (), (), ()
        game.encounters, game.dracula_events = (), ()

    # laying things out

    def _take(self, deck: str, cards: tuple[str, ...]) -> None:
        """Take cards out of the deck they belong to, so that every card is there exactly once."""
        left = Counter(getattr(self.game, deck))
        for card in cards:
            assert left[card] > 0, f"no {card} left in {deck}: it lies somewhere else"
            left[card] -= 1
        taken = Counter(cards)
        kept = []
        for card in getattr(self.game, deck):
            if taken[card]:
                taken[card] -= 1
            else:
                kept.append(card)
        setattr(self.game, deck, tuple(kept))

    def place(self, hunter: str, place: str, *, hospital: bool = False) -> None:
        self.game.change(hunter, place=place, hospital=hospital)

    def together(self, place: str, *hunters: str) -> None:
        for hunter in hunters:
            self.place(hunter, place)

    def items(self, hunter: str, *items: str) -> None:
        """Exactly these items in hand (taken from the item deck; what was there goes back)."""
        self.game.item_deck = (*self.game.item_deck, *self.game.hunters[hunter].items)
        self._take("item_deck", items)
        self.game.change(hunter, items=items)

    def events(self, hunter: str, *events: str) -> None:
        self.game.event_deck = (*self.game.event_deck, *self.game.hunters[hunter].events)
        self._take("event_deck", events)
        self.game.change(hunter, events=events)

    def tickets(self, hunter: str, *tickets: str) -> None:
        """Ids of tickets.csv, e.g. t_3_2."""
        self.game.tickets = (*self.game.tickets, *self.game.hunters[hunter].tickets)
        self._take("tickets", tickets)
        self.game.change(hunter, tickets=tickets)

    def hurt(self, hunter: str, damage: int) -> None:
        self.game.change(hunter, damage=damage)

    def bitten(self, hunter: str, bites: int = 1) -> None:
        self.game.change(hunter, bites=bites)

    def encounters(self, *cards: str) -> None:
        """Dracula's encounter hand."""
        self.game.encounter_deck = (*self.game.encounter_deck, *self.game.encounters)
        self._take("encounter_deck", cards)
        self.game.encounters = cards

    def dracula_events(self, *cards: str) -> None:
        self.game.event_deck = (*self.game.event_deck, *self.game.dracula_events)
        self._take("event_deck", cards)
        self.game.dracula_events = cards

    def top_event(self, *cards: str) -> None:
        """These cards on top of the event deck, the first on top."""
        self._take("event_deck", cards)
        self.game.event_deck = (*cards, *self.game.event_deck)

    def bottom_event(self, *cards: str) -> None:
        """These cards at the bottom of the event deck, the last at the very bottom."""
        self._take("event_deck", cards)
        self.game.event_deck = (*self.game.event_deck, *cards)

    def top_item(self, *cards: str) -> None:
        self._take("item_deck", cards)
        self.game.item_deck = (*cards, *self.game.item_deck)

    def top_encounter(self, *cards: str) -> None:
        self._take("encounter_deck", cards)
        self.game.encounter_deck = (*cards, *self.game.encounter_deck)

    def discarded_event(self, *cards: str, face_up: bool = True) -> None:
        self._take("event_deck", cards)
        self.game.event_discard = (*self.game.event_discard, *[Discarded(card, face_up) for card in cards])

    def ally(self, card: str) -> None:
        """A hunters' or Dracula's ally in play."""
        self._take("event_deck", (card,))
        if EVENTS[card].side == "hunter":
            self.game.hunter_ally = card
        else:
            self.game.dracula_ally = card

    def trail(self, *cards: str | None, current: int = 1) -> None:
        """The trail from space 1 on: location ids, `hide`, `feed`, `dark_call`, `misdirect`, or None for a gap.

        Face down as the rules have it (powers but Hide face up).  Dracula is at the location on space `current`, or,
        if that is no location, at the next one to the right.  A Hide is linked to the next location to its right."""
        game = self.game
        game.location_deck = tuple(sorted((*game.location_deck, *[h.card for h in game.trail if h is not None])))
        laid: list[Hideout | None] = []
        for card in (*cards, *[None] * (6 - len(cards))):
            if card is None:
                laid.append(None)
                continue
            self._take("location_deck", (card,))
            is_power = card in POWERS
            back = POWERS[card].back if is_power else game.atlas.places[card].back
            laid.append(Hideout(card, game.new_slot(), back, face_up=is_power and card != "hide"))
        for number, hideout in enumerate(laid):
            if hideout is not None and hideout.card == "hide":
                linked = [h for h in laid[number + 1 :] if h is not None and h.card not in POWERS]
                if linked:
                    laid[number] = replace(hideout, link=linked[0].slot)
        game.trail = tuple(laid)
        here = [h for h in laid[current - 1 :] if h is not None and h.card not in POWERS]
        game.lies, game.astray = (here[0].slot, -1) if here else (-1, game.astray)
        game.revealed = False

    def astray(self, location: str) -> None:
        """Dracula is here and the card of the place lies nowhere (DRA-DRAC-MOVE-10)."""
        assert location in self.game.location_deck
        self.game.lies, self.game.astray = -1, self.game.atlas.order.index(location)

    def wolf(self, space: int) -> None:
        """Wolf Form lies with the hideout on this space."""
        self._take("location_deck", ("wolf_form",))
        self.game.put(replace(self.hideout(space), wolf=True))

    def lair(self, space: int, location: str, *encounters: str, face_up: bool = False) -> Hideout:
        """A lair on lair space 1–3."""
        game = self.game
        self._take("location_deck", (location,))
        lair = Hideout(location, game.new_slot(), game.atlas.places[location].back, face_up)
        game.lairs = tuple(lair if number == space else old for number, old in enumerate(game.lairs, 1))
        self._lay(lair.slot, encounters, face_up=False)
        return self.lair_on(space)

    def lay(self, space: int, *encounters: str, face_up: bool = False, rumor: bool = False) -> None:
        """Encounters (from the encounter deck) in the hideout on this trail space."""
        self._lay(self.hideout(space).slot, encounters, face_up=face_up)
        if rumor:
            self.game.put(replace(self.hideout(space), rumor=True))

    def _lay(self, slot: int, encounters: tuple[str, ...], face_up: bool) -> None:
        game = self.game
        self._take("encounter_deck", encounters)
        laid = tuple(Laid(card, game.new_slot(), face_up) for card in encounters)
        hideout = game.hideout(slot)
        assert hideout is not None
        game.put(replace(hideout, encounters=(*hideout.encounters, *laid)))

    def revealed(self) -> None:
        """Dracula is revealed where he is."""
        self.game.revealed = True
        hideout = self.game.hideout(self.game.lies)
        if hideout is not None:
            self.game.put(replace(hideout, face_up=True))

    def guards(self, number: int = 1) -> None:
        """So many Szgany Bodyguards kept face up before Dracula."""
        self.game.guards = ("szgany_bodyguards",) * number
        self._take("encounter_deck", self.game.guards)

    def combat_hand(self, *cards: str) -> None:
        """In a combat under way: Dracula holds these combat cards, the rest of his hand and deck is the deck."""
        assert self.game.combat is not None
        rest = Counter((*self.game.combat.hand, *self.game.combat_deck)) - Counter(cards)
        self.game.combat_deck = tuple(rest.elements())
        self.game.fight(hand=cards)
        if self.position is not None:
            self.ask_again()

    # running a part of the game

    def action(self, hunter: str, *, night: bool = False) -> Table:
        """One action opportunity of this hunter."""
        self.game.phase = "night" if night else "day"
        return self.run("dracula.take_action", hunter)

    def dawn(self) -> Table:
        return self.run("dracula.dawn")

    def day(self) -> Table:
        return self.run("dracula.day")

    def dusk(self) -> Table:
        return self.run("dracula.dusk")

    def night(self) -> Table:
        return self.run("dracula.night")

    def dracula_phase(self) -> Table:
        self.game.phase = "dracula"
        return self.run("dracula.dracula_phase")

    def receives(self, who: str, event: str) -> Table:
        """This hunter, or `dracula`, has just taken up this event and is asked what he does with it."""
        self._take("event_deck", (event,))
        self.game.drawn, self.game.drawn_by = (event,), who
        if who == "dracula":
            return self.run("dracula.dracula_receives")
        return self.run("dracula.receive_event", who)

    def plays_at_once(self, who: str, event: str, mode: str = "") -> Table:
        """This hunter, or `dracula`, receives the event and plays it."""
        self.receives(who, event)
        player = self.dracula if who == "dracula" else self.hunter(who)
        player.answers(do.PlayEvent(event, mode))
        return self

    def plays_as_action(self, hunter: str, event: str, mode: str = "", *, night: bool = False) -> Table:
        """The hunter's action is this event, the only one in his hand."""
        self.events(hunter, event)
        self.action(hunter, night=night).hunter(hunter).answers(do.PlayEvent(event, mode))
        return self

    def combat(self, *, night: bool = True) -> Table:
        """The combat with Dracula at dusk (night) or dawn."""
        self.game.phase = "dusk" if night else "dawn"
        return self.run("dracula.combat_with_dracula")

    # what is asked

    def interrupts(self, question: Ask) -> bool:
        """Moments at which somebody may play a card, or answer with one: dawn, day, dusk, the start of a combat …"""
        return isinstance(self.window(), EventWindow)

    @property
    def game(self) -> Dracula:
        return self.state

    @property
    def dracula(self) -> Player:
        return Player(self, "A")

    def hunter(self, hunter: str) -> Player:
        """The player who runs this hunter."""
        return Player(self, self.game.players[hunter])

    def seat(self, seat: str) -> Player:
        """The player of this seat, whichever hunters he runs."""
        return Player(self, seat)

    # what lies where

    def hideout(self, space: int) -> Hideout:
        """What lies on this trail space."""
        hideout = self.game.trail[space - 1]
        assert hideout is not None, f"space {space} is empty"
        return hideout

    @property
    def slid(self) -> Hideout:
        """What has slid off the trail and is being resolved."""
        slid = self.game.slid
        assert slid is not None, "nothing has slid off"
        return slid

    def lair_on(self, space: int) -> Hideout:
        lair = self.game.lairs[space - 1]
        assert lair is not None, f"lair space {space} is empty"
        return lair

    def trail_cards(self) -> tuple[str | None, ...]:
        return tuple(None if hideout is None else hideout.card for hideout in self.game.trail)

    def faces(self) -> list[int]:
        """The trail spaces whose card lies face up."""
        return [space for space, hideout in enumerate(self.game.trail, 1) if hideout is not None and hideout.face_up]

    def handle(self, seat: str, slot: int) -> str:
        """The name by which a seat knows a face-down card."""
        return handle(self.game, seat, slot)

    def calls(self, laid: Laid) -> tuple[str, str]:
        """How Dracula points at an encounter of which no second one lies there: `do.Mature(*table.calls(laid))`."""
        return self.handle("A", laid.slot), laid.card

    def encounter(self, space: int, card: str) -> tuple[str, str]:
        """The same for the encounter of this name in the hideout on this space."""
        return self.calls(next(laid for laid in self.hideout(space).encounters if laid.card == card))

    def sheet(self, hunter: str) -> Hunter:
        return self.game.hunters[hunter]

    def view(self, seat: str | None) -> Any:
        return GAME.view(self.game, seat)


def whole_game(players: int = 5, *, advanced: bool = False, key: str = KEY, **options: Any) -> Table:
    """A whole game from the setup on, at its first question."""
    table = Table(players)
    chosen: Options = {"mode": "advanced" if advanced else "basic", **options}
    table.state = new_state(tuple(SEATS[:players]), GAME.options(chosen), key)
    return table.run(GAME.first)


class Player(Seat["Table"]):
    """One player's words at the table."""

    def picks(self, card: str) -> Player:
        """A combat card."""
        return self.answers(do.Pick(card))
