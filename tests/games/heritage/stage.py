"""The stage on which every card is played, and what it has changed, said in words.

Everybody has a name.  A: `lead` on top; `aide1` … her childer, elitist and calm, of the archetypes a scheme requires;
`kin` under the last of them (egalitarian calm north wealthy, 3 infamy, exhausted).  B: `chief` → `foe` (egalitarian
calm south martial, 2 infamy, 3 potency) → `whelp` (1 infamy).  C: `rival` → `pupil`.  The leaders have 3 potency and
3 boons.  Queue `f1` … `f5`; the character deck `d1` (north), `d2` (west), `d3` (west, covert), and `d4`, a western
ancilla with Learned Vitae (draw 1 scheme, gain 1 potency).  All markers of morality stand on 0, calm.

    stage = Stage("brujah", requires={"martial": 2}, given="foe enemy; kin torpid")
    stage.play("brujah_door", "")                      # answers, in order
    assert stage.changes() == {"lead exhausted", "foe torpid"}

An answer is a name, several joined by `+`, `-` for none, `yes` or `no`, or any word of the option (`west`, `refuse`).
Where only the order or a way on a board is asked, the first is taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.printed.people import PEOPLE, STARTING_DECK
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.conservation import faults
from nokturn.games.heritage.state.vampires import Vampire
from nokturn.kernel import Ask
from nokturn.kernel.procedures import Procedure

PART = "ca_malkavian_2"
"""An ancilla for the queue: it draws 1 scheme."""
UNSAID = frozenset({"move-ankh", "choose-order", "place", "sacrifice"})
TOKENS = ("potency", "infamy")


Row = tuple[str, str, str, str]
"""A card; what is given beyond the stage; the answers; everything that changes."""


class Stage:
    def __init__(
        self,
        clan: str,
        *,
        requires: dict[str, int] | None = None,
        played: str = "",
        given: str = "",
        theatres: tuple[str, str, str] = ("high_low_clans", "inner_beast", "war_of_princes"),
    ) -> None:
        others = [one for one in ("toreador", "lasombra", "ventrue") if one != clan]
        seats: dict[str, Any] = {"A": clan, "B": others[0], "C": others[1]}
        self.table = table = Table(theatres=theatres, **seats)
        self.ids = {f"f{number}": card for number, card in enumerate(FIVE, 1)}
        self.ids |= {"lead": table.leader("A"), "chief": table.leader("B"), "rival": table.leader("C"), "part": PART}
        last = self._aides(requires or {})
        self._join("A", "kin", who("egalitarian calm north wealthy"), last, infamy=3, exhausted=True)
        self._join("B", "foe", who("egalitarian calm south martial"), "chief", infamy=2, potency=3)
        self._join("B", "whelp", who("egalitarian calm south covert"), "foe", infamy=1)
        self._join("C", "pupil", who("elitist cruel south covert"), "rival")
        deck = [who(f"egalitarian calm {words}") for words in ("north scholarly", "west martial", "west covert")]
        deck.append("ca_tremere_2")
        self.ids |= {f"d{number}": card for number, card in enumerate(deck, 1)}
        table.deck(*deck, *[card for card in table.state.deck if card not in deck])
        for seat in "ABC":
            table.morality(seat, 0, "calm")
            known = [one.id for one in SCHEMES.values() if one.clan == seats[seat] and one.id != played]
            table.scheme_deck(seat, *known[:4])
            table.scheme_discard(seat, known[4])
        self.played = played if played and SCHEMES[played].clan else ""
        table.hand("A", *filter(None, [self.played]))
        for word in filter(None, given.split("; ")):
            self._give(*word.split())
        self.begin()

    def begin(self) -> Stage:
        """Everything is laid out: what changes from now on counts; what is odd about it, is given."""
        self.start, self.odd = self.snapshot(), set(faults(self.table.state))
        return self

    def _aides(self, requires: dict[str, int]) -> str:
        """The coterie that a scheme requires; returns its last member."""
        lacking = Counter(requires) - Counter([PEOPLE[self.ids["lead"]].archetype])
        last = "lead"
        for number, archetype in enumerate(lacking.elements(), 1):
            last = f"aide{number}"
            card = who(f"elitist calm {('east', 'west', 'wanderer')[number - 1]} {archetype}")
            self._join("A", last, card, "lead")
        return last

    def _join(self, seat: str, name: str, card: str, sire: str, **marks: Any) -> None:
        self.ids[name] = self.table.childe(seat, card, self.ids[sire], **marks)

    def _give(self, name: str, what: str, *values: str) -> None:
        table, mark = self.table, self.ids.get(name, "")
        match what:
            case "potency" | "infamy":
                table.mark(mark, **{what: int(values[0])})
            case "boons":
                table.mark(mark, boons=("tremere",) * int(values[0]))
            case "exhausted" | "torpid":
                table.mark(mark, **{what: True})
            case "enemy":
                unused = [one.id for one in SCHEMES.values() if one.after_play == "enemy"]
                table.enemy(unused[len(table.state.enemies)], mark)
            case "ancilla":
                table.card(mark, stickers=("indifference_1",))
            case "monster":
                table.take_out(PART).mark(mark, monsters=(PART,))
            case "waits":
                table.queue(PART, *FIVE[1:])
            case "ankh":
                table.mark(mark, ankhs=tuple(values))
            case "title":
                table.mark(mark, title=values[0])
            case "track":
                table.track(values[0], int(values[1]), int(values[2]))
            case "joined":
                words = "calm north" if name == "wolf" else "cruel west" if name == "brute" else "calm wanderer"
                for number in range(1, int(values[0]) + 1):
                    free = [one for one in STARTING_DECK if one not in table.state.vampires and one not in FIVE]
                    card = next(one for one in free if set(words.split()) <= PEOPLE[one].attributes)
                    self._join("A", f"{name}{number}", card, "kin" if number == 1 else f"{name}{number - 1}")
            case _:
                raise AssertionError(what)

    # playing

    def play(self, scheme: str, answers: str) -> Stage:
        return self.go(answers, self.table.play("A", scheme))

    def run(self, answers: str, procedure: Procedure, *args: Any) -> Stage:
        return self.go(answers, self.table.run(procedure, *args))

    def go(self, answers: str, table: Table) -> Stage:
        """Until it is over; every answer is used, no question is left without one, and nothing is lost."""
        left = answers.split()
        while not table.over:
            (question,) = table.asks
            if question.prompt in UNSAID:
                table.pass_by(question)
            elif question.prompt == "lead":
                table.answer("A", do.Lead(self.ids["lead"]))
            else:
                assert left, f"nothing to say to {question.prompt}: {question.options}"
                table.answer(question.seat, self._answer(question, left.pop(0)))
        assert not left, f"never asked about {left}"
        assert set(faults(table.state)) <= self.odd, "something has appeared or disappeared"
        return self

    def _answer(self, question: Ask, word: str) -> Any:
        if question.kind == "confirm":
            return word == "yes"
        if question.kind == "some":
            return tuple([self._option(question, one) for one in word.split("+") if one != "-"])
        return self._option(question, word)

    def _option(self, question: Ask, word: str) -> Any:
        """The first option that says all of this: names of vampires, or what is written in it."""
        wanted = {self.ids.get(one, one) for one in word.split(":")}
        for option in question.options:
            said = {str(getattr(option, field)) for field in option.__struct_fields__} | {type(option).__name__.lower()}
            if wanted <= said:
                return option
        raise AssertionError(f"{word} is not offered to {question.prompt}: {question.options}")

    # looking

    def snapshot(self) -> dict[str, Any]:
        state = self.table.state
        return {
            "vampires": dict(state.vampires),
            "hands": {seat: len(hand) for seat, hand in state.hands.items()},
            "decks": {seat: len(deck) for seat, deck in state.scheme_decks.items()},
            "discards": dict(state.scheme_discards),
            "discard": state.discard,
            "reserved": dict(state.reserved),
            "enemies": dict(state.enemies),
            "markets": dict(state.markets),
            "edict": state.edict,
            "politics": state.politics,
            "morality": state.morality["A"],
            "cities": dict(state.cities),
            "tracks": dict(state.tracks),
            "regions": dict(state.regions),
        }

    def name(self, card: str) -> str:
        return next((name for name, one in self.ids.items() if one == card), card)

    def changes(self) -> set[str]:
        """Everything that is different now; after an activation, without what it did to the boards."""
        then, now, table = self.start, self.snapshot(), self.table
        found = [f"{self.name(told['character'])} usurps {self.name(told['vampire'])}" for told in table.told("usurps")]
        came = {told["character"]: then["vampires"][told["vampire"]] for told in table.told("usurps")}
        for card, vampire in now["vampires"].items():
            was = then["vampires"].get(card) or came.get(card)
            if was is None:
                found.append(f"{self.name(card)} recruited")
            found += [f"{self.name(card)} {change}" for change in _differences(was or Vampire(vampire.owner), vampire)]
        activated = [self.name(told["vampire"]) for told in table.told("activates")]
        if activated:
            found.append(f"activates {' '.join(activated)}")
        else:
            found += self._boards(then, now)
        if named := [told["attribute"] for told in table.told("activates-attribute")]:
            found.append(f"activates {' '.join(named)}")
        found += [f"uses {self.name(told['vampire'])}" for told in table.told("uses-ability")]
        return {*found, *self._cards(then, now)}

    def _boards(self, then: dict[str, Any], now: dict[str, Any]) -> list[str]:
        found = []
        if now["politics"] != then["politics"]:
            found.append(f"politics {now['politics']:+}")
        if now["morality"] != then["morality"]:
            found.append(f"morality {now['morality'].space} {now['morality'].facing}")
        for key in ("cities", "tracks"):
            changed = {name: one for name, one in now[key].items() if one != then[key][name]}
            found += [f"{name} {' '.join(map(str, msgspec.structs.astuple(one)))}" for name, one in changed.items()]
        for name, tokens in now["regions"].items():
            if tokens != then["regions"][name]:
                found.append(f"{name} {' '.join([f'{one.sect} {one.number} {one.up}' for one in tokens])}".strip())
        return found

    def _cards(self, then: dict[str, Any], now: dict[str, Any]) -> set[str]:
        found = set()
        for seat in "ABC":
            drawn = then["decks"][seat] - now["decks"][seat]
            back = [one for one in then["discards"][seat] if one not in now["discards"][seat]]
            lost = [one for one in now["discards"][seat] if one not in then["discards"][seat]]
            who_ = "" if seat == "A" else f"{seat} "
            found |= {f"{who_}draws {drawn}"} if drawn else set()
            found |= {f"{who_}recovers {len(back)}"} if back else set()
            found |= {f"{who_}discards {one}" for one in lost}
            left = {*lost, *([self.played] if seat == "A" and self.played else [])}
            assert now["hands"][seat] - then["hands"][seat] == drawn + len(back) - len(left), seat
        gone = now["discard"][len(then["discard"]) :]
        found |= {f"removes {' '.join([self.name(one) for one in gone])}"} if gone else set()
        found |= {f"reserves {self.name(card)}" for seat, card in now["reserved"].items() if seat == "A"}
        found |= {f"enemy {self.name(one)}" for key, one in now["enemies"].items() if key not in then["enemies"]}
        found |= {f"market {key}" for key in now["markets"] if key not in then["markets"]}
        found |= {f"closes {key}" for key, boon in now["markets"].items() if boon}
        if now["edict"] != then["edict"]:
            found.add(f"edict {now['edict'].scheme} {now['edict'].value}")
        return found


def _differences(was: Vampire, vampire: Vampire) -> list[str]:
    """What has happened to one vampire."""
    found = []
    for what in TOKENS:
        more = getattr(vampire, what) - getattr(was, what)
        if more:
            found.append(f"{what} {more:+}")
    if len(vampire.boons) != len(was.boons):
        found.append(f"boons {len(vampire.boons) - len(was.boons):+}")
    if vampire.exhausted != was.exhausted:
        found.append("exhausted" if vampire.exhausted else "ready")
    if vampire.torpid != was.torpid:
        found.append("torpid" if vampire.torpid else "awake")
    if len(vampire.ankhs) != len(was.ankhs):
        found.append(f"ankhs {len(vampire.ankhs) - len(was.ankhs):+}")
    if vampire.title != was.title:
        found.append(f"title {vampire.title or 'lost'}")
    if vampire.monsters != was.monsters:
        found.append(f"monster {' '.join(vampire.monsters)}")
    return found


def check(row: Row) -> None:
    """Play the clan scheme of a row: its leader is exhausted, and its card goes to the discard pile unless it stays on
    the table; the turn's recruit is used if it recruits."""
    scheme, given, answers, expected = row
    card = SCHEMES[scheme]
    stage = Stage(card.clan, requires=dict(card.requires), played=scheme, given=given).play(scheme, answers)
    discarded = [f"discards {scheme}"] if card.after_play == "discard" else []
    assert stage.changes() == {"lead exhausted", *discarded, *filter(None, expected.split("; "))}
    assert stage.table.state.recruited == card.uses_recruit
