"""Heritage's hardest sequence in small: one recruit in which three other players decide something.

A recruits Nadia.  Her activation completes the bench of judges: a trial sends two vampires of other
players into torpor, and their owners may sacrifice a childe instead.  Her ability is an invitation to
another player.  Then the recruit fits the edict of a third.  In the aftermath a sticker goes on a card,
and the card carries it into every later game of the history.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.kernel.harness import ToyGame

from nokturn.kernel import Leaf, Option, Refused, Rule, State, ask, ask_confirm, ask_order, call, carries_out, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.errors import SetupError
from nokturn.kernel.happenings import Happening, Trigger, happen, reactions

EDICT_OWNER, EDICT_VALUE, EDICT_LEADER = "C", "elitist", "Clarice"


class Card(Leaf, frozen=True):
    """A character card as it is in this chapter: what is printed on it and what was stuck on it."""

    social: str
    archetype: str
    abilities: tuple[str, ...]
    slots: int


PRINTED = {
    "Nadia": Card("elitist", "covert", ("invitation",), slots=1),
    "Olaf": Card("egalitarian", "martial", ("grace",), slots=1),
}


class Vampire(Leaf, frozen=True):
    owner: str
    social: str
    sire: str = ""
    infamy: int = 0
    potency: int = 0
    torpid: bool = False


class Court(State, kw_only=True):
    seats: tuple[str, ...]
    cards: dict[str, Card]
    bloodlines: dict[str, Vampire]
    leaders: dict[str, str]
    judges: dict[str, str]
    """Archetype -> class shown, for the judge spaces that are filled."""


class Recruited(Happening, frozen=True, kw_only=True):
    seat: str
    name: str


class Torpor(Happening, frozen=True, kw_only=True):
    name: str


class Recruit(Option, frozen=True):
    name: str


class Fall(Option, frozen=True):
    """Who falls torpid in the end: the vampire itself or the childe given up for it."""

    name: str


class Invite(Option, frozen=True):
    seat: str
    guest_first: bool = False


class Place(Option, frozen=True):
    sticker: str
    name: str


@procedure()
def chapter(game: Court) -> Rule:
    chosen = yield ask("A", "recruit", [Recruit(name) for name in game.cards])
    recruited = Recruited(seat="A", name=chosen.name)
    yield call(happen, recruited)
    yield call(aftermath, "A")


@carries_out(Recruited)
@procedure(rule=("HER-RECRUIT-08", "HER-ACT-03", "HER-ABIL-02"))
def recruit(game: Court, recruited: Recruited) -> Rule:
    """Placed, activated, abilities used from top to bottom; only then do edicts trigger."""
    card = game.cards[recruited.name]
    game.bloodlines[recruited.name] = Vampire(recruited.seat, card.social, sire=game.leaders[recruited.seat])
    yield call(inquisition, recruited.seat, recruited.name)
    for ability in card.abilities:
        if ability == "grace":
            gain(game, recruited.name, 1)
        elif ability == "invitation":
            yield call(invitation, recruited.seat, recruited.name)
    return recruited


# --- activation: the Inquisition ----------------------------------------------------------------------


@procedure(rule=("HER-INQ-02", "HER-INQ-03", "HER-INQ-04", "HER-INQ-06", "HER-INQ-07"))
def inquisition(game: Court, seat: str, name: str) -> Rule:
    game.judges[game.cards[name].archetype] = game.bloodlines[name].social
    if len(game.judges) < 4:
        return
    verdicts = suspicions(game)
    order = yield ask_order(seat, "trial-order", [Fall(accused) for accused, _ in verdicts], auto=True)
    for accused in order:
        if dict(verdicts)[accused.name] >= 5:
            yield call(happen, Torpor(name=accused.name))
        else:
            vampire = game.bloodlines[accused.name]
            game.bloodlines[accused.name] = replace(vampire, infamy=vampire.infamy + 1)
    game.judges.clear()


def suspicions(game: Court) -> tuple[tuple[str, int], ...]:
    """Target and suspicion of every vampire with the most infamy, fixed before anything is carried out."""
    awake = {name: vampire for name, vampire in game.bloodlines.items() if not vampire.torpid}
    most = max(vampire.infamy for vampire in awake.values())
    shown = list(game.judges.values())
    return tuple([(n, v.infamy + shown.count(v.social)) for n, v in awake.items() if v.infamy == most and most])


@carries_out(Torpor)
@procedure(rule=("HER-TORPOR-11", "HER-SAC-01", "HER-SAC-02", "HER-SAC-03"))
def fall_torpid(game: Court, torpor: Torpor) -> Rule:
    """The owner may give up a direct childe that is not torpid instead; that one cannot be replaced again."""
    owner = game.bloodlines[torpor.name].owner
    fallen = yield ask(owner, "sacrifice", victims(game, torpor.name), rule="HER-SAC-01", auto=True)
    game.bloodlines[fallen.name] = replace(game.bloodlines[fallen.name], torpid=True)
    game.tell("torpor", name=fallen.name, instead_of=torpor.name)
    return torpor


def victims(game: Court, name: str) -> Iterator[Option | Refused]:
    yield Fall(name)
    for other, vampire in game.bloodlines.items():
        if vampire.sire == name:
            yield Refused(Fall(other), "HER-SAC-03") if vampire.torpid else Fall(other)


# --- the invitation -----------------------------------------------------------------------------------


@procedure(rule=("HER-TOR-01", "HER-TOR-02", "HER-TOR-03", "HER-TOR-04"))
def invitation(game: Court, host: str, name: str) -> Rule:
    """Gain 2 potency; a guest who accepts gains too, and the host 2 more once both have resolved."""
    invited = yield ask(host, "invite", guests(game, host))
    coming = False
    if invited.seat:
        coming = yield ask_confirm(invited.seat, "invitation", host=host)
    parts = [name, game.leaders[invited.seat]] if coming else [name]
    for guest in reversed(parts) if invited.guest_first else parts:
        gain(game, guest, 2)
    if coming:
        gain(game, name, 2)


def guests(game: Court, host: str) -> Iterator[Option]:
    for seat in game.seats:
        if seat != host:
            yield Invite(seat)
            yield Invite(seat, guest_first=True)
    yield Invite("")


def gain(game: Court, name: str, potency: int) -> None:
    """A torpid vampire receives nothing (HER-TORPOR-04)."""
    vampire = game.bloodlines[name]
    if not vampire.torpid:
        game.bloodlines[name] = replace(vampire, potency=vampire.potency + potency)
        game.tell("gains", name=name, potency=potency)


# --- the edict ----------------------------------------------------------------------------------------


@reactions("toy_heritage")
def triggers(game: Court, happening: Happening, stage: str) -> tuple[Trigger, ...]:
    if not isinstance(happening, Recruited) or stage != "may-after":
        return ()
    if game.bloodlines[happening.name].social != EDICT_VALUE:
        return ()
    return (Trigger(EDICT_OWNER, "edict", "toy_heritage.edict", optional=True, prompt="edict", rule="HER-VEN-04"),)


@procedure(rule=("HER-VEN-04", "HER-VEN-05"))
def edict(game: Court, trigger: Trigger, recruited: Recruited) -> Any:
    """Gain 1 potency: on the vampire that played it, or on the clan leader if that one is torpid."""
    leader = game.leaders[trigger.seat] if game.bloodlines[EDICT_LEADER].torpid else EDICT_LEADER
    gain(game, leader, 1)
    return recruited


# --- the history ------------------------------------------------------------------------------------


@procedure(rule=("HER-AFTER-12", "HER-AFTER-15", "HER-AFTER-19"))
def aftermath(game: Court, seat: str) -> Rule:
    placed = yield ask(seat, "sticker", stickers(game, seat))
    if placed.sticker:
        card = game.cards[placed.name]
        game.cards[placed.name] = replace(card, abilities=(*card.abilities, placed.sticker), slots=card.slots - 1)


def stickers(game: Court, seat: str) -> Iterator[Option | Refused]:
    for name, card in game.cards.items():
        vampire = game.bloodlines.get(name)
        if vampire is None or vampire.owner != seat:
            continue
        place = Place("grace", name)
        if vampire.torpid:
            yield Refused(place, "HER-TORPOR-07")
        elif card.slots < 1 or "grace" in card.abilities:
            yield Refused(place, "HER-AFTER-12" if card.slots < 1 else "HER-AFTER-15")
        else:
            yield place
    yield Place("", "")


class ToyHeritage(ToyGame):
    name = "toy_heritage"
    state_type = Court
    first = chapter

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Court:
        bloodlines = {
            "Ariadne": Vampire("A", "elitist"),
            "Bruno": Vampire("B", "egalitarian"),
            "Cassius": Vampire("C", "elitist"),
            "Clarice": Vampire("C", "egalitarian", sire="Cassius", infamy=3),
            "Dorian": Vampire("D", "elitist", infamy=3),
            "Dmitri": Vampire("D", "egalitarian", sire="Dorian"),
            "Danilo": Vampire("D", "elitist", sire="Dorian", torpid=True),
        }
        return Court(
            dice=Dice(key),
            seats=seats,
            cards=dict(PRINTED),
            bloodlines=bloodlines,
            leaders={"A": "Ariadne", "B": "Bruno", "C": "Cassius", "D": "Dorian"},
            judges={"martial": "egalitarian", "scholarly": "egalitarian", "wealthy": "elitist"},
        )

    def legacy(self, state: Court) -> tuple[tuple[str, Card], ...]:
        """What the next chapter starts from: the cards with their stickers."""
        return tuple(state.cards.items())

    def inherit(self, state: Court, handed_down: Any) -> None:
        try:
            state.cards |= msgspec.convert(dict(handed_down), dict[str, Card])
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise SetupError(f"The history cannot be read: {error}. Take it from the last chapter.") from None


GAME = ToyHeritage()
