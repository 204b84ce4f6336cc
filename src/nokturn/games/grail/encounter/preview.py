"""What a card of the hand would do, before it is played: keys, bonuses, what it says itself, and what would follow.

    for one in previews(state, hero): one.joins, one.markers, one.draws, one.row, …

Only what its player sees is asked: cards that would be drawn are counted and stay unknown."""

from __future__ import annotations

from typing import Any, Literal

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.in_force import key_of, rules_of, used_up
from nokturn.games.grail.encounter.cards.hands import deck_of, hand_of
from nokturn.games.grail.encounter.cards.keys import Joint
from nokturn.games.grail.encounter.cards.markers import add_markers, move_marker
from nokturn.games.grail.encounter.cards.playing import attributes_of, joints_of, magic_row_meets, obstacle
from nokturn.games.grail.encounter.cards.sequence import added, joined_keys
from nokturn.games.grail.encounter.combat.attack import is_exposed
from nokturn.games.grail.encounter.diplomacy.talks import is_last_stage
from nokturn.games.grail.encounter.participants import card_of, context_of, encounter_of, fray_of, has_trait
from nokturn.games.grail.encounter.preview_attack import Change, Covered, changes, covered, damage
from nokturn.games.grail.encounter.preview_rows import Row, rows_of
from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.printed.language.vocabulary import RESOURCES, TRACKS, Resource, Track, Trigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter import Placed
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import add
from nokturn.kernel import Leaf

UNKNOWN = "?"
"""A card that would be drawn."""
HELD: tuple[Track | Resource, ...] = (*TRACKS, *RESOURCES)


class Altered(Leaf, frozen=True):
    """A track or resource of whoever plays the card: where it stands now, and where it would stand."""

    what: Track | Resource
    before: int
    after: int


class Preview(Leaf, frozen=True, kw_only=True):
    """What would come of playing a card now."""

    card: str
    magic: bool
    rule: str
    """The rule that forbids it; empty: it may be played."""
    joins: tuple[Joint, ...]
    markers: int = 0
    """How many it would put into the Pool."""
    spaces: int = 0
    """How far it would move the marker on the Attitude track."""
    draws: int = 0
    alters: tuple[Altered, ...] = ()
    """What it would give to its player and take, besides the Magic of its key."""
    torn: tuple[str, ...] = ()
    """Cards of the Sequence it would take off."""
    pool: int = 0
    attitude: int = 0
    """Where they would stand then."""
    wins: bool = False
    """If this is the last card of the Activation, the Combat or the stage is won."""
    exposed: bool = False
    """If this is the last card of the Activation, the Opportunity Attack comes before the victory check."""
    row: int = -1
    """Of the attack table, for the attack that would follow; -1: none would."""
    stage: int = -1
    """Whose Response would follow; -1: none would."""
    rows: tuple[Row, ...] = ()
    """All five, from the top, with the reason why a key joins or does not."""
    covers: Covered | None = None
    """The card it would lie over, and what is lost with it; None: there is none, or a passive one."""
    changes: tuple[Change, ...] = ()
    """What would change the attack or the Response."""
    damage: tuple[int, int] = (0, 0)
    """Of the row: as it is printed, and after what acts by itself."""
    runs_out: bool = False
    """It would draw more cards than the deck has; GRAIL-COMBAT-DECK-01."""
    ends: Literal["", "won", "stage", "failed"] = ""
    """The Encounter is won, a stage of several is won, or the talks fail, if this is the last card."""


def previews(state: Grail, hero: str) -> tuple[Preview, ...]:
    """Of every card in this Character's hand, with and without its magic key."""
    return tuple(
        [
            preview(state, hero, card, magic=magic)
            for card in hand_of(state, hero)
            for magic in ((False, True) if magic_row_meets(state, card) else (False,))
        ]
    )


def preview(state: Grail, hero: str, card: str, *, magic: bool) -> Preview:
    """Of one card."""
    trial = Trial(state, hero, card)
    found = joints_of(state, hero, card, magic=magic)
    trial.join(found)
    trial.place(found)
    fray, encounter = fray_of(trial.state), encounter_of(trial.state)
    before = fray_of(state)
    reached = fray.attitude >= encounter.track.up if encounter.track is not None else fray.pool >= encounter.value
    exposed = not encounter.is_diplomacy and is_exposed(trial.state, hero)
    leaves = trial.begins_to_die()
    won = reached and not exposed and not leaves
    lost = encounter.track is not None and fray.attitude <= -encounter.track.down and not leaves
    goes_on = not reached and not lost and not leaves
    row = encounter.row_at(fray.pool) if goes_on and not encounter.is_diplomacy else -1
    changing = changes(trial.state, hero) if goes_on else ()
    ends: Literal["", "won", "stage", "failed"] = "won" if won else "failed" if lost else ""
    if won and encounter.track is not None and not is_last_stage(state):
        ends = "stage"
    return Preview(
        card=card,
        magic=magic,
        rule=obstacle(state, hero, card, magic=magic),
        joins=found,
        markers=fray.pool - before.pool,
        spaces=fray.attitude - before.attitude,
        draws=trial.draws,
        alters=trial.altered(state),
        torn=tuple(trial.torn),
        pool=fray.pool,
        attitude=fray.attitude,
        wins=won,
        exposed=exposed,
        row=row,
        stage=fray.stage if goes_on and encounter.is_diplomacy else -1,
        rows=rows_of(state, hero, card, found, magic=magic),
        covers=covered(state),
        changes=changing,
        damage=damage(trial.state, hero, row, changing) if row >= 0 else (0, 0),
        runs_out=trial.draws > len(deck_of(state, hero)),
        ends=ends,
    )


class Trial:
    """The card played on a copy of the table that nobody listens to, and no deck is looked into."""

    def __init__(self, state: Grail, hero: str, card: str) -> None:
        self.state = state.clone()
        self.state.events = None
        self.hero, self.card = hero, card
        self.draws = 0
        self.spared = 0
        self.torn: list[str] = []
        self.used: set[str] = set()
        fray = fray_of(self.state)
        fray.hands[hero] = tuple([one for one in hand_of(state, hero) if one != card])
        fray.withheld = fray.cards_played == 0 and has_trait(state, "defensive", hero)
        fray.cards_played += 1

    def join(self, joined: tuple[Joint, ...]) -> None:
        """Bonuses, and what Skills add to them; GRAIL-COMBAT-KEY-06."""
        diplomacy = encounter_of(self.state).is_diplomacy
        for joint in joined:
            self._bonus(joint)
            if joint.attribute is not None and not diplomacy:
                self._rules("join_key", self._joining(joint))

    def _bonus(self, joint: Joint) -> None:
        kind = joint.bonus.kind
        if kind == "pool":
            add_markers(self.state, joint.amount)
        elif kind == "draw":
            self._draw(joint.amount)
        elif kind in ("up", "down"):
            move_marker(self.state, joint.amount if kind == "up" else -joint.amount)
        elif kind == "tear":
            for _ in range(joint.amount):
                self._tear()
        elif kind == "affinity" and joint.attribute is not None:
            fray = fray_of(self.state)
            effect = encounter_of(self.state).stage[fray.stage].affinity.of(joint.attribute)
            if effect is not None:
                self._do(effect.alternatives[0])
                self._rules("affinity", self._joining(joint))

    def _joining(self, joint: Joint) -> Context:
        return context_of(self.state, self.hero, "preview", key=joint.attribute)

    def place(self, joined: tuple[Joint, ...]) -> None:
        """The card joins the Sequence, and what it says on placement happens, unless it may be declined."""
        fray = fray_of(self.state)
        new = Placed(self.card, self.hero, attributes_of(joined))
        fray.sequence = added(self.state.content, fray.sequence, new)
        for ability in card_of(self.state, self.card).abilities:
            own = context_of(self.state, self.hero, f"card/{self.card}").by(self.hero)
            if ability.when == "place" and not ability.may_be_declined and holds(self.state, ability.conditions, own):
                self._do(parts_of([effect for effect in ability.do if len(effect.alternatives) == 1]))

    def _rules(self, when: Trigger, happening: Context) -> None:
        """What acts by itself, each as often as its limit allows."""
        about = happening.by(self.hero)
        for source, place, rule in rules_of(self.state, self.hero, when):
            key = key_of(self.hero, source, place)
            spent = key in self.used or used_up(self.state, self.hero, (source, place, rule))
            if rule.may_be_declined or spent or not holds(self.state, rule.conditions, about):
                continue
            if rule.limit or rule.flip:
                self.used.add(key)
            self._do(parts_of(rule.do))

    def _do(self, parts: tuple[Any, ...]) -> None:
        for do in parts:
            if not do.toss:
                self._do_one(do)

    def _do_one(self, do: Do) -> None:
        state, sequence = self.state, fray_of(self.state).sequence
        match do:
            case fought.Pool():
                self._change_pool(number(state, do.n))
            case fought.PoolPer():
                add_markers(state, number(state, do.n) * joined_keys(sequence, do.attribute))
            case fought.PoolPerCharge():
                add_markers(state, number(state, do.n) * sum(one.charges for one in sequence))
            case fought.Draw():
                self._draw(number(state, do.n))
            case fought.Attitude():
                move_marker(state, number(state, do.n))
            case fought.AttitudePer():
                move_marker(state, number(state, do.n) * joined_keys(sequence, do.attribute))
            case world.Gain() if do.what == "terror":
                self._gain_terror(number(state, do.n))
            case world.Gain():
                add(state, self.hero, do.what, number(state, do.n))
            case world.Lose():
                add(state, self.hero, do.what, -number(state, do.n, state.heroes[self.hero].has(do.what)))
            case world.ReduceTerror():
                self.spared += number(state, do.n)
            case world.Damage():
                add(state, self.hero, "health", -number(state, do.n))

    def _gain_terror(self, n: int) -> None:
        """With what flaws and belongings put to it and take off it by themselves."""
        self.spared = 0
        self._rules("gain_terror", context_of(self.state, self.hero, "preview", amount=n))
        add(self.state, self.hero, "terror", max(0, n - self.spared))

    def altered(self, before: Grail) -> tuple[Altered, ...]:
        """What its player would have more or less."""
        had, has = before.heroes[self.hero], self.state.heroes[self.hero]
        return tuple([Altered(what, had.has(what), has.has(what)) for what in HELD if had.has(what) != has.has(what)])

    def begins_to_die(self) -> bool:
        """By what the card itself does; GRAIL-DYING-02."""
        hero = self.state.heroes[self.hero]
        return not hero.health and not hero.dying

    def _change_pool(self, n: int) -> None:
        fray = fray_of(self.state)
        add_markers(self.state, n)
        fray.pool = max(0, fray.pool + min(0, n))

    def _draw(self, n: int) -> None:
        fray = fray_of(self.state)
        self.draws += n
        fray.hands[self.hero] = (*fray.hands[self.hero], *[UNKNOWN] * n)

    def _tear(self) -> None:
        fray = fray_of(self.state)
        if fray.sequence:
            self.torn.append(fray.sequence[-1].card)
            fray.sequence = fray.sequence[:-1]
