"""A Heritage table for tests: lay it out as the example says, then play in the rulebook's words.

    table = Table(A="brujah", B="tremere")                    # seats and their clans; the introductory trio
    c1 = table.childe("A", who("elitist calm north martial"))  # under A's clan leader
    c2 = table.childe("A", who("cruel east covert"), sire=c1)  # under c1: the bloodline is a tree
    table.queue(*FIVE).hand("A", "brujah_riot")
    table.mark(c1, potency=2, infamy=1, exhausted=True)
    table.turn("A")
    table.seat("A").recruits(FIVE[4], under=c2)
    assert table.state.vampires[FIVE[4]].sire == c2
    assert table.told("recruits")

**Laying out.**  `Table(A=clan, B=clan, …, theatres=(class, temperament, geography), round=1, missions=())`: two to four
seats, each with the first base leader of its clan (or `leaders={"A": id}`) on top, 3 potency and 3 own boons on it
(HER-SETUP-13), nothing else: no schemes in any hand, the morality markers at their start.  A has the first-player
marker.  The queue holds FIVE harmless base characters, left to right (slots 1 to 5); the deck holds the rest of the
starting deck in printed order, top first.  Then, each returning the table (or the id of the vampire):

    who("calm west wealthy")           a base character with these attributes; the same words, the same character;
                                       `who(words, number=1)` the next one of them; `nobody=` none of these
    childe(seat, card, sire=None)      put a character into a bloodline (out of deck and queue); returns its id
    tree(seat, {c1: {c2: {}}, c3: {}}) a whole tree below the leader
    leader(seat)                       the id of whoever is on top
    mark(vampire, potency=, infamy=, boons=(clans), exhausted=, torpid=, ankhs=(), title=, monsters=())
    queue(*cards) deck(*cards) discard(*cards)      left to right; top first.  Cards leave where they lay before
    reserve(seat, card)
    hand(seat, *schemes) scheme_deck(seat, *schemes) scheme_discard(seat, *schemes)
    politics(n)  morality(seat, space, facing)  court(court, faction, ankhs)  judge(archetype, facing, seated)
    city(name, ankhs, burned)  track(name, step, ankhs)  votes(*classes, time=)  region(name, *tokens)
    affiliation(seat, name)  market(scheme, boon)  enemy(scheme, vampire)  edict(scheme, value, leader)
    haven(seat, servant=, resources=(), obligations=(), leaders=())  card(id, side=, clan=, stickers=(), name=)

`Table.boxed("A", "B", "C", missions=3)` is a table on which nothing lies yet: `sets_up()`, then `takes(clan, leader)`.

**Running a part of the game.**  Nothing runs until one of these is called; the table then waits at the first question
that has more than one answer, or it is `over`:

    sets_up()  begins()                the set-up; the whole game
    turn(seat)                         a whole turn
    recruit(seat, card)                the recruit procedure from paying on (card in the queue)
    activate(seat, vampire)            an activation by that player
    use_abilities(seat, vampire)
    play(seat, scheme)                 a scheme, from the choice of its leader on (it need not be in hand)
    effects(seat, vampire, *effects)   any effects, written as in the content files:
                                       table.effects("A", v, {"op": "gain", "what": "potency", "n": 2})
    obligation(seat, id)
    fall(seat, vampire, victim)        `victim` would fall torpid, caused by that player and that vampire
    end_round()  end_chapter()  consult(*seats)
    run(procedure, *args)              anything else

**Playing.**  `table.seat("A")`: `recruits(card, under=)`, `plays(scheme, leader=)`, `chooses(*vampires)`,
`picks(*cards)`, `names(attribute)`, `sacrifices(childe)`, `gives(vampire)`, `calls_on(archetype)`, `refuses()`,
`ends_turn()`, and what every seat can: `answers(option)`, `refusal(option).rule`, `can(option)`, `may(kind)`,
`options`, `passes()`; the options are in `nokturn.games.heritage.state.choices`.  `table.asked()` says who is asked
what.

**Looking.**  `table[vampire]` is its record (owner, sire, potency, infamy, boons, exhausted, torpid, ankhs, title,
monsters); `table.state` everything; `table.score(seat)` its victory points by source; `table.told(key)` what happened.
"""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn

from tests.games.driver import Driver, Seat
from tests.games.heritage.laying import Laying

from nokturn.games.heritage import chapters
from nokturn.games.heritage.bloodline.torpor import fall_torpid
from nokturn.games.heritage.chapter.obligations import be_obliged
from nokturn.games.heritage.chapter.rounds import ROUNDS, end_round, play_heritage
from nokturn.games.heritage.chapter.setup import set_up
from nokturn.games.heritage.chapter.turn import take_turn
from nokturn.games.heritage.effects.abilities import use_abilities
from nokturn.games.heritage.effects.ops import resolve
from nokturn.games.heritage.ending.primogen import consult_primogen
from nokturn.games.heritage.ending.ranking import end_chapter
from nokturn.games.heritage.ending.scoring import credits_of
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.boards import INTRODUCTORY
from nokturn.games.heritage.printed.people import LEADERS, PEOPLE, STARTING_DECK
from nokturn.games.heritage.printed.vocabulary import read_effects
from nokturn.games.heritage.recruiting.recruit import recruit_from_queue
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Vampire
from nokturn.games.heritage.theatres.activation import activate
from nokturn.games.heritage.theatres.morality import place_marker
from nokturn.games.heritage.theatres.theatre import set_up_theatres
from nokturn.kernel import Ask, Option, Position
from nokturn.kernel.chance import Dice
from nokturn.kernel.events import Line, log_of
from nokturn.kernel.procedures import carried_out

KEY = "0123456789abcdef" * 2
FIVE = ("bc_076", "bc_077", "bc_078", "bc_079", "bc_080")
"""What lies in the queue if a test says nothing."""
__all__ = ["FIVE", "Player", "Table", "chapters", "who"]


def who(attributes: str, number: int = 0, nobody: tuple[str, ...] = ()) -> str:
    """A base character of the starting deck with these attributes, none of FIVE."""
    wanted = set(attributes.split())
    found = [
        card
        for card in STARTING_DECK
        if PEOPLE[card].kind == "base" and wanted <= PEOPLE[card].attributes and card not in (*FIVE, *nobody)
    ]
    return found[number]


class Table(Laying["Player"]):
    """A table in the middle of a chapter."""

    passing: ClassVar[tuple[Option, ...]] = (do.LetFall(), do.Refuse(), do.InviteNobody(), do.EndTurn())

    def __init__(
        self,
        *,
        theatres: tuple[str, str, str] = INTRODUCTORY,
        leaders: dict[str, str] | None = None,
        round: int = 1,
        missions: tuple[str, ...] = (),
        key: str = KEY,
        **clans: str,
    ) -> None:
        clans = clans or {"A": "brujah", "B": "tremere"}
        seats = tuple(sorted(clans))
        super().__init__(
            Heritage(
                dice=Dice(key),
                seats=seats,
                theatres=theatres,
                mission_count=len(missions),
                missions=missions,
                rounds=ROUNDS[len(seats)],
                round=round,
                first=seats[0],
                active=seats[0],
            )
        )
        game = self.state
        for seat in seats:
            top = (leaders or {}).get(seat, LEADERS[clans[seat]][0])
            game.clans[seat], game.tops[seat], game.lines[seat] = clans[seat], top, (top,)
            game.vampires[top] = Vampire(owner=seat, potency=3, boons=(clans[seat],) * 3)
            game.hands[seat] = game.scheme_decks[seat] = game.scheme_discards[seat] = ()
        Position.start(game, set_up_theatres)
        for seat in seats:
            place_marker(game, seat)
        game.deck = STARTING_DECK
        self.queue(*FIVE)

    @classmethod
    def boxed(
        cls,
        *seats: str,
        theatres: tuple[str, str, str] = INTRODUCTORY,
        missions: int = 3,
        key: str = KEY,
        **facts: Any,
    ) -> Table:
        """A table on which nothing lies yet; `facts` of its state are what a chronicle has left behind."""
        table = cls.__new__(cls)
        slots = dict(zip(("class", "temperament", "geography"), theatres, strict=True))
        game = GAME.new_state(seats or ("A", "B"), {"missions": missions, **slots}, key)
        for name, value in facts.items():
            setattr(game, name, value)
        Driver.__init__(table, game)
        return table

    # running

    def sets_up(self) -> Table:
        """HER-SETUP; the first player is asked for a clan."""
        return self.run(set_up)

    def begins(self) -> Table:
        """The whole game, from the set-up on."""
        return self.run(play_heritage)

    def turn(self, seat: str) -> Table:
        return self.run(take_turn, seat)

    def recruit(self, seat: str, card: str) -> Table:
        return self.run(recruit_from_queue, seat, do.Recruit(card))

    def activate(self, seat: str, vampire: str) -> Table:
        return self.run(activate, Acting(seat, vampire), vampire)

    def use_abilities(self, seat: str, vampire: str) -> Table:
        return self.run(use_abilities, seat, vampire)

    def play(self, seat: str, scheme: str) -> Table:
        return self.run(carried_out(do.PlayScheme), seat, do.PlayScheme(scheme))

    def effects(self, seat: str, vampire: str, *effects: dict[str, Any], **acting: Any) -> Table:
        return self.run(resolve, read_effects(list(effects), misspelt), Acting(seat, vampire, **acting))

    def obligation(self, seat: str, *obligations: str) -> Table:
        self.haven(seat, obligations=obligations)
        return self.run(be_obliged, seat)

    def fall(self, seat: str, vampire: str, victim: str) -> Table:
        return self.run(fall_torpid, Acting(seat, vampire), victim)

    def end_round(self) -> Table:
        return self.run(end_round)

    def end_chapter(self) -> Table:
        return self.run(end_chapter)

    def consult(self, *seats: str) -> Table:
        return self.run(consult_primogen, seats, (("about", "place"),))

    # looking

    def __getitem__(self, vampire: str) -> Vampire:
        return self.state.vampires[vampire]

    def lines(self) -> list[Line]:
        """Everything that happened, as everybody knows it."""
        return list(log_of(self.state.events or [], None))

    def score(self, seat: str) -> dict[str, float]:
        """Victory points by source; `total` is their sum."""
        found = {credit.source: credit.amount for credit in credits_of(self.state, seat)}
        return {**found, "total": sum(found.values())}

    def seat(self, name: str) -> Player:
        return Player(self, name)

    def interrupts(self, question: Ask) -> bool:
        return False


class Player(Seat[Table]):
    """One player's words at the table."""

    def takes(self, clan: str, leader: str = "") -> Player:
        """A clan, and one of its leaders; HER-SETUP-09, HER-SETUP-12."""
        self.answers(do.TakeClan(clan)).answers(do.TakeLeader(leader or LEADERS[clan][0]))
        return self

    def recruits(self, card: str, under: str | None = None) -> Player:
        """From the queue; `under`, if there is a choice."""
        self.answers(do.Recruit(card))
        if under is not None and self.table.asked().get(self.name) == "place":
            self.answers(do.Place(under))
        return self

    def plays(self, scheme: str, leader: str | None = None) -> Player:
        """`leader`, if there is a choice."""
        self.answers(do.PlayScheme(scheme))
        if leader is not None and self.table.asked().get(self.name) == "lead":
            self.answers(do.Lead(leader))
        return self

    def chooses(self, *vampires: str) -> Player:
        targets = tuple([do.Target(one) for one in vampires])
        self.answers(targets[0] if self.ask.kind == "one" else targets)
        return self

    def picks(self, *cards: str) -> Player:
        picked = tuple([do.Pick(one) for one in cards])
        self.answers(picked[0] if self.ask.kind == "one" else picked)
        return self

    def names(self, attribute: str) -> Player:
        self.answers(do.Name(attribute))
        return self

    def sacrifices(self, childe: str) -> Player:
        self.answers(do.Sacrifice(childe))
        return self

    def gives(self, vampire: str) -> Player:
        self.answers(do.GiveBoon(vampire))
        return self

    def calls_on(self, archetype: str) -> Player:
        """Consulting the Primogen; HER-PRIM-01."""
        self.answers(do.CallOn(archetype))
        return self

    def refuses(self) -> Player:
        self.answers(do.Refuse())
        return self

    def ends_turn(self) -> Player:
        self.answers(do.EndTurn())
        return self


def misspelt(what: str) -> NoReturn:
    raise AssertionError(what)
