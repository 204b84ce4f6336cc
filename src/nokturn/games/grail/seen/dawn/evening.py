"""The evening that is coming, as far as it can be reckoned: supper, hunger, strength, dreams; GRAIL-DAY-END."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nokturn.games.grail.day.end import recover_energy, vision_of
from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.in_force import key_of, rules_of, used_up
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.vocabulary import TRACKS, Trigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import add, cap_energy, dying_card, is_insane, put_at


class Foretold(msgspec.Struct, frozen=True):
    """One line of what the next dawn brings: a message and its facts, and what lights up when it is pointed at."""

    key: str
    facts: dict[str, Any] = {}
    locations: tuple[int, ...] = ()
    heroes: tuple[str, ...] = ()


class Dry:
    """A copy of the table on which nobody is asked, nothing is tossed and no deck is looked into."""

    def __init__(self, state: Grail) -> None:
        self.state = state.clone()
        self.state.events = None
        self.lines: list[Foretold] = []

    def foretell(self, key: str, *heroes: str, locations: tuple[int, ...] = (), **facts: Any) -> None:
        """What is called `a_b` here is `$a-b` in the message; the Character a line is about is its `$hero`."""
        named = {name.replace("_", "-"): fact for name, fact in facts.items()}
        about = {"hero": heroes[0], **named} if heroes else named
        self.lines.append(Foretold(f"forecast-{key}", about, locations, heroes))

    # what rules of Characters add by themselves

    def rules(self, when: Trigger, hero: str, context: Context, within: tuple[str, ...] = ()) -> Iterator[Any]:
        """Parts of rules that act by themselves; what asks its player or tosses is only told of."""
        own = context.by(hero)
        for found in rules_of(self.state, hero, when):
            source, place, rule = found
            key = key_of(hero, source, place)
            if key in within or used_up(self.state, hero, found) or not holds(self.state, rule.conditions, own):
                continue
            if rule.may_be_declined or any(len(effect.alternatives) > 1 for effect in rule.do):
                self.foretell("asked", hero, source=source)
            elif any(do.toss for effect in rule.do for do in effect.parts):
                self.foretell("toss", hero, source=source)
            else:
                self.foretell("rule", hero, source=source)
                yield from [(key, do) for effect in rule.do for do in effect.parts]

    def carry_out(self, when: Trigger, hero: str, context: Context) -> None:
        """What they do to the tracks and goods of their own Character."""
        for key, do in self.rules(when, hero, context):
            if isinstance(do, world.Gain) and do.what == "terror":
                self.frighten(hero, number(self.state, do.n), (key,))
            elif isinstance(do, world.Gain):
                add(self.state, hero, do.what, number(self.state, do.n))
            elif isinstance(do, world.Lose) and do.what == "health":
                self.hurt(hero, number(self.state, do.n))
            elif isinstance(do, world.Lose):
                add(self.state, hero, do.what, -number(self.state, do.n, self.state.heroes[hero].has(do.what)))
            elif isinstance(do, world.SetTo):
                put_at(self.state, hero, do.what, number(self.state, do.n))

    def hurt(self, hero: str, n: int) -> None:
        """Health is lost; at 0 the Dying card comes, or its dial falls.  GRAIL-TRACK-06, GRAIL-DYING-07."""
        now = self.state.heroes[hero]
        if n <= 0:
            return
        if now.dying:
            self.state.change(hero, dying=max(0, now.dying - 1))
        elif now.health:
            add(self.state, hero, "health", -n)
            if not self.state.heroes[hero].health:
                self.state.change(hero, dying=dying_card(self.state).dial)
                cap_energy(self.state, hero)

    def frighten(self, hero: str, n: int, within: tuple[str, ...] = ()) -> None:
        """Terror is gained, less what rules take off it and with what a flaw adds."""
        if n <= 0:
            return
        about = Context(actor=hero, party=(hero,), location=self.state.heroes[hero].location, amount=n)
        less = 0
        for key, do in [*self.rules("gain_terror", hero, about, within)]:
            if isinstance(do, world.ReduceTerror):
                less += number(self.state, do.n)
            elif isinstance(do, world.Gain) and do.what == "terror":
                self.frighten(hero, number(self.state, do.n), (*within, key))
        add(self.state, hero, "terror", max(0, n - less))


def rest(dry: Dry, hero: str, *, eats: bool) -> None:
    """What supper or hunger does, what rules add to it, and the strength of the morning."""
    state, now = dry.state, dry.state.heroes[hero]
    if eats:
        add(state, hero, "food", -1)
        add(state, hero, "health", 1)
        add(state, hero, "terror", -1)
    elif now.energy:
        add(state, hero, "energy", -now.energy)
    else:
        dry.hurt(hero, 1)
    dry.carry_out("rest", hero, Context(actor=hero, party=(hero,), location=now.location, ate=eats))
    recover_energy(state, hero)


def supper(dry: Dry, hero: str) -> None:
    """Whoever has Food eats; who has none loses strength.  GRAIL-DAY-END-01, GRAIL-DAY-END-02, GRAIL-DAY-END-04."""
    state, before = dry.state, dry.state.heroes[hero]
    place = Context(actor=hero, party=(hero,), location=before.location)
    at = len(dry.lines)
    dry.carry_out("end_of_day", hero, place)
    dry.carry_out("before_rest", hero, place)
    ate = bool(state.heroes[hero].food)
    rest(dry, hero, eats=ate)
    after = state.heroes[hero]
    tracks: dict[str, Any] = {}
    for track in TRACKS:
        tracks |= {track: before.has(track), f"{track}_after": after.has(track)}
    rules, dry.lines = dry.lines[at:], dry.lines[:at]
    dry.foretell("supper" if ate else "hungry", hero, locations=(before.location,), food=before.food, **tracks)
    dry.lines += rules
    if vision_of(state, hero) is not None:
        dry.foretell(
            "nightmare" if is_insane(state, hero) else "dream",
            hero,
            locations=(before.location,),
            location=before.location,
        )
