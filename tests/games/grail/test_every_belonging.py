"""Every rule of every Item, Secret, Skill and flaw is used once, against a second reading of its words.

What a rule must change is worked out from the strings of the files, with no code of the interpreter: `promised`.  A
rule with a word that is not read here fails, so nothing printed is left out."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import count
from typing import Any

import pytest
from tests.games.grail.encounter.fights import Fight, enemy, talk
from tests.games.grail.table import CAMPAIGN, KEY, Table, condition_of, do

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.triggers import use_rule
from nokturn.games.grail.encounter.panic import bravery
from nokturn.games.grail.encounter.participants import context_of
from nokturn.games.grail.encounter.turns import cards_kept
from nokturn.games.grail.growth.equipment import extra_slots
from nokturn.games.grail.printed.pack import CAMPAIGN as FOLDER
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter import Attack
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure
from nokturn.kernel.chance import Dice, numbers_below, rekey

Raw = dict[str, Any]
COUNTED = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "xp")
FULL = {"energy": 5, "health": 6, "terror": 3, "food": 3, "wealth": 3, "rep": 3, "magic": 3, "xp": 0}
HAND = ("maggot_c01", "maggot_c02", "maggot_c03")
TALKING = ("maggot_d01", "maggot_d02", "maggot_d03")
IN_COMBAT = (
    "combat_start", "combat_activate", "attack", "join_key", "magic_key", "mulligan", "panic_draw", "party_retreat",
    "win_combat",
)  # fmt: skip
IN_DIPLOMACY = ("diplo_start", "stage_start", "affinity", "response", "win_diplo")
STANDING = ("always", "panic_check")


def read(file: str) -> list[Raw]:
    (things,) = tomllib.loads((FOLDER / file).read_text("utf-8")).values()
    return list(things)


def printed_rules() -> dict[tuple[str, int], Raw]:
    """By what has it and its place there."""
    found: dict[tuple[str, int], Raw] = {}
    for kind, file in (("item", "items.toml"), ("secret", "secrets.toml")):
        for one in read(file):
            card = f"{one['id']}:1" if kind == "item" else one["id"]
            found |= {(f"{kind}/{card}", place): rule for place, rule in enumerate(one.get("rule", ()))}
    for one in read("skills.toml"):
        found |= {(f"skill/{one[side]['number']}", 0): one[side] for side in "ab"}
    for one in read("characters.toml"):
        found[f"flaw/{one['id']}", 0] = one["flaw"]
    return found


RULES = printed_rules()
TALLIED: list[Context] = []


@procedure()
def set_off(state: Grail, when: str, hero: str, source: str, place: int, context: Context) -> Rule:
    """The moment of a rule; what is used where somebody chooses to is used by name."""
    if when in ("mulligan", "magic_key"):
        after = yield call(use_rule, hero, source, place, context)
    else:
        after = yield call("grail.fire", when, context, (hero,))
    TALLIED.append(after)


# --- what it promises ----------------------------------------------------------------------------


class Promise:
    """What is different afterwards."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.tally: dict[str, Any] = {}
        self.attack: dict[str, Any] = {}
        self.fray: dict[str, Any] = {}


def promised(source: str, place: int, hero: str) -> Promise:
    """Costs and effects, those of other rules on the card that act at that moment too; tosses show the face that is
    asked for, of alternatives the first is taken."""
    found, rule = Promise(), RULES[source, place]
    if rule["when"] == "action":
        found.numbers["energy"] -= rule["energy"]
    beside = [other for key, other in RULES.items() if key[0] == source and key[1] != place]
    always = [other for other in beside if other["when"] == rule["when"] and not {"if", "cost", "optional"} & {*other}]
    for one in (rule, *always):
        for text in (*one.get("cost", ()), *one["do"]):
            promise(found, text.partition("|")[0].rpartition(": ")[2].split(), hero)
    return found


def promise(found: Promise, words: list[str], hero: str) -> None:
    match words:
        case ["gain" | "lose" | "pay" as verb, what, n, *scope] if what in COUNTED:
            whose = "other " if scope == ["other"] else ""
            found.numbers[whose + what] += int(n) if verb == "gain" else -int(n)
        case ["pay", "card", n] | ["discard", n]:
            found.numbers["hand"] -= int(n)
        case ["draw", n]:
            found.numbers["hand"] += int(n)
        case ["damage", n, *_]:
            found.numbers["health"] -= int(n)
        case ["pool" | "attitude" as what, n]:
            found.numbers[what] += int(n)
        case ["discard_this"] | ["discard_item", "any", "1"]:
            found.numbers["items"] -= 1
        case ["draw_item", "craft", "1"]:
            found.numbers["items"] += 1
        case ["reduce_terror", n]:
            found.tally["less_terror"] = int(n)
        case ["reduce_health_loss", n]:
            found.tally["less_health"] = int(n)
        case ["menhir_bonus", n]:
            found.tally["menhir_bonus"] = int(n)
        case ["peek_choice", n]:
            found.tally["peeks"] = int(n)
        case ["cost_mod", what, n, *_]:
            found.tally["cheaper"] = ((what, int(n)),)
        case ["event_redraw"] | ["encounter_redraw"]:
            found.tally["redraw"] = True
        case ["take_terror", n]:
            found.tally["taken_over"] = int(n)
            found.numbers["terror"] += int(n)
        case ["escape_guardian"]:
            found.tally["moved_away"] = (hero,)
        case ["reduce", n]:
            found.attack["reductions"] = [(int(n), 0)]
        case ["reduce_min1", n]:
            found.attack["reductions"] = [(int(n), 1)]
        case ["shift", "any"]:
            found.attack["row"] = 0
        case ["no_pool_loss"]:
            found.attack["no_pool_loss"] = True
        case ["ignore_response"]:
            found.attack["ignored"] = True
        case ["soften", n]:
            found.attack["softened"] = int(n)
        case ["magic_free"]:
            found.fray["magic_free"] = True
        case ["panic_immune"]:
            found.fray["fearless"] = (hero,)
        case ["allow_draw"]:
            found.fray["drawing_in_panic"] = True
        case ["redirect_opportunity"]:
            found.fray["shielded_by"] = hero
        case ["ignore_trait", trait]:
            found.fray["ignored"] = found.fray.get("ignored", frozenset()) | {(hero, trait)}
        case ["free_mulligan"]:
            pass  # what follows from it is told in `test_a_free_mulligan_once_per_encounter`
        case _:
            raise AssertionError(f"nobody reads {words} here: teach it to `promise`")


# --- where it holds ------------------------------------------------------------------------------


def situation(rule: Raw) -> tuple[dict[str, int], Raw]:
    """Numbers of the Character, and facts of the moment, in which all conditions hold."""
    numbers: dict[str, int] = dict(FULL)
    facts: Raw = {"amount": 1, "location": 101}
    for condition in rule.get("if", ()):
        match condition.split():
            case ["ate"]:
                facts["ate"] = True
            case ["not", "ate"] | ["settlement"] | ["menhir_here"] | ["first_activation"]:
                pass
            case ["not", "settlement"] | ["not", "menhir_here"]:
                facts["location"] = 102
            case ["not", "res", what, "1"]:
                numbers[what] = 0
            case ["encounter_color", colour]:
                facts["colour"] = colour
            case ["event_kind", kind]:
                facts["event_kind"] = kind
            case ["amount_at_least", n]:
                facts["amount"] = int(n)
            case ["gained", what]:
                facts["gained"] = (what,)
            case ["key_attr", attribute]:
                facts["key"] = attribute
            case ["pool_at_least", n]:
                facts["pool"] = int(n)
            case ["panicking"]:
                numbers["terror"] = numbers["health"] + 1
            case other:
                raise AssertionError(f"nobody reads {other} here: teach it to `situation`")
    return numbers, facts


def belongings(source: str) -> dict[str, Any]:
    kind, _, name = source.partition("/")
    if kind == "skill":
        return {"skills": (int(name),)}
    return {} if kind == "flaw" else {f"{kind}s": (name,)}


def shows(rule: Raw) -> Dice:
    """The next toss shows the face that the rule asks for."""
    face = 1 if any("toss_skull" in text for text in rule["do"]) else 0
    keys = (rekey(KEY, salt) for salt in count())
    return next(Dice(key) for key in keys if numbers_below(Dice(key), [2])[1] == [face])


def numbers_of(hero: Hero, other: Hero | None, state: Grail) -> Counter[str]:
    found = Counter({what: getattr(hero, what) for what in COUNTED})
    found["items"] = len(hero.items)
    if other is not None:
        found.update({f"other {what}": getattr(other, what) for what in COUNTED})
    if state.fray is not None:
        found.update(hand=len(state.fray.hands[hero.id]), pool=state.fray.pool, attitude=state.fray.attitude)
    return found


def goes_through(table: Table | Fight, source: str, place: int) -> None:
    """Uses the rule where that is asked, and nothing else; the first of whatever else there is to choose."""
    used = False
    while not table.over:
        question = table.asks[0]
        wanted = do.UseRule(source, place)
        if question.prompt == "use-rule":
            answer: Any = wanted if not used and wanted in question.options else do.Decline()
            used = used or answer == wanted
        elif question.kind == "some":
            answer = question.options[: question.low]
        else:
            answer = next((one for one in question.options if one == do.StayOut()), question.options[0])
        table.answer(question.seat, answer)


def outside(hero: str, source: str, place: int, rule: Raw) -> Table:
    numbers, facts = situation(rule)
    table = Table(hero, "beor" if hero != "beor" else "arev").reveal(102)
    other = table.state.by_number(*[one for one in table.state.heroes if one != hero])[0]
    for one in (hero, other):
        table.put(one, **{**numbers, "location": facts["location"]})
    kind, _, name = source.partition("/")
    if kind == "item":
        table.items(hero, name.partition(":")[0])
        table.state.item_deck = tuple([one for one in table.state.item_deck if one != name])
        swapped = table[hero].items[0]
        if swapped != name:
            table.state.item_deck = (*table.state.item_deck, swapped)
            table.put(hero, items=(name,))
    elif kind != "flaw":
        table.put(hero, **belongings(source))
    if "discard_item any 1" in rule.get("cost", ()):
        table.items(hero, "lockpicks")
    table.state.dice = shows(rule)
    return table


def inside(hero: str, source: str, rule: Raw) -> Fight:
    numbers, facts = situation(rule)
    colour = facts.get("colour", "grey")
    diplomacy = rule["when"] in IN_DIPLOMACY
    plain = (
        talk(stages=[({}, ())], track=(9, 9))
        if diplomacy
        else enemy(value=30, table={"0-9": "damage 3", "10-29": ()}, colour=colour)
    )
    numbers.pop("xp")
    laid: Raw = {hero: {**numbers, **belongings(source)}}
    fight = Fight(plain, **laid)
    hand = tuple([card.replace("maggot", hero) for card in (TALKING if diplomacy else HAND)])
    fight.lay(**{hero: hand}, pool=facts.get("pool", 0), activations=1, active=hero)  # type: ignore[arg-type]
    if rule["when"] in ("attack", "response"):
        fight.fray.attack = Attack(row=0)
    fight.state.dice = shows(rule)
    return fight


def owner_of(source: str) -> str:
    """A flaw is its Character's; else somebody whose own flaw keeps quiet at that moment."""
    kind, _, name = source.partition("/")
    return name if kind == "flaw" else "maggot"


def keeps(table: Table | Fight, hero: str, before: Counter[str], promise: Promise) -> None:
    """What was promised has changed, and no other number."""
    others = [one for one in table.state.heroes if one != hero]
    after = numbers_of(table.state.heroes[hero], table.state.heroes[others[0]] if others else None, table.state)
    changed = {what: after[what] - before[what] for what in {*after, *before} if after[what] != before[what]}
    assert changed == {what: n for what, n in promise.numbers.items() if n}


CASES = [pytest.param(*one, id=f"{one[0]}#{one[1]}") for one in RULES if RULES[one]["when"] not in STANDING]


@pytest.mark.rule("GRAIL-SETUP-CHAR-13", "GRAIL-SECRET-01", "GRAIL-XP-SKILL-01")
@pytest.mark.parametrize("source, place", CASES)
def test_every_rule_of_a_belonging_does_what_it_says(source: str, place: int) -> None:
    rule, hero = RULES[source, place], owner_of(source)
    when, promise = rule["when"], promised(source, place, hero)
    fighting = when in (*IN_COMBAT, *IN_DIPLOMACY)
    table: Table | Fight = inside(hero, source, rule) if fighting else outside(hero, source, place, rule)
    others = [one for one in table.state.heroes if one != hero]
    before = numbers_of(table.state.heroes[hero], table.state.heroes[others[0]] if others else None, table.state)
    if when == "action":
        table.run("grail.take_action", hero, do.UseAction(source, place))
    else:
        _, facts = situation(rule)
        facts.pop("pool", None)
        context = (
            context_of(table.state, hero, "test", key=facts.get("key", ""), amount=facts["amount"])
            if fighting
            else Context(actor=hero, party=(hero,), **facts)
        )
        table.run(set_off, when, hero, source, place, context)
    goes_through(table, source, place)
    keeps(table, hero, before, promise)
    assert {"hero": hero, "source": source} in table.told("uses-rule")
    if promise.tally:
        tally = TALLIED[-1].tally
        assert {what: getattr(tally, what) for what in promise.tally} == promise.tally
    if promise.attack or promise.fray:
        fray = table.state.fray
        assert fray is not None
        assert {what: getattr(fray, what) for what in promise.fray} == promise.fray
        reductions = promise.attack.pop("reductions", None)
        assert {what: getattr(fray.attack, what) for what in promise.attack} == promise.attack
        if reductions is not None:
            assert fray.attack is not None
            assert [(one.n, one.least) for one in fray.attack.reductions] == reductions


@pytest.mark.parametrize("source, place", [one for one in RULES if RULES[one]["when"] in STANDING])
def test_every_rule_that_only_holds_holds(source: str, place: int) -> None:
    rule = RULES[source, place]
    fight, plain = (Fight(enemy(), maggot=facts).lay() for facts in (belongings(source), {}))
    (text,) = rule["do"]
    match text.split():
        case ["extra_slot", which]:
            assert (extra_slots(fight.state, "maggot"), extra_slots(plain.state, "maggot")) == ((which,), ())
        case ["hand_limit", n]:
            assert cards_kept(fight.state, "maggot") == cards_kept(plain.state, "maggot") + int(n)
        case ["panic_threshold", n]:
            assert (bravery(fight.state, "maggot"), bravery(plain.state, "maggot")) == (int(n), 0)
        case other:
            raise AssertionError(f"nobody reads {other} here")


def conditions_of_the_pack() -> set[str]:
    """Every condition that is written anywhere, without a `not`."""
    found: set[str] = set()

    def walk(thing: Any) -> None:
        if isinstance(thing, dict):
            found.update([one.removeprefix("not ") for one in thing.get("if", ()) if isinstance(one, str)])
            found.update([one.removeprefix("not ") for key in ("success_if", "unless") for one in thing.get(key, ())])
            for inner in thing.values():
                walk(inner)
        elif isinstance(thing, list):
            for inner in thing:
                walk(inner)

    for file in sorted(FOLDER.rglob("*.toml")):
        walk(tomllib.loads(file.read_text("utf-8")))
    return found


QUIET = [
    *[f"item {one.id}" for one in CAMPAIGN.items.values() if not one.rule],
    *[f"secret {one.id}" for one in CAMPAIGN.secrets.values() if not one.rule],
]


@pytest.mark.rule("GRAIL-PARTY-08", "GRAIL-SECRET-01")
@pytest.mark.parametrize("condition", QUIET)
def test_whatever_has_no_rule_of_its_own_opens_something(condition: str) -> None:
    assert condition in conditions_of_the_pack(), "what is it good for?"
    table = Table("maggot")
    about = Context(actor="maggot", party=("maggot",), location=101)
    assert not holds(table.state, (condition_of(condition),), about)
    kind, name = condition.split()
    table.items("maggot", name) if kind == "item" else table.secrets("maggot", name)
    assert holds(table.state, (condition_of(condition),), about)


def test_nothing_is_left_out() -> None:
    played = {source.partition("/")[2].partition(":")[0] for source, _ in RULES}
    quiet = {condition.split()[1] for condition in QUIET}
    every = {*CAMPAIGN.items, *CAMPAIGN.secrets, *map(str, CAMPAIGN.skill_sides), *CAMPAIGN.characters}
    assert played | quiet == every
    cards = [len(one.rule) for one in CAMPAIGN.items.values()] + [len(one.rule) for one in CAMPAIGN.secrets.values()]
    assert len(RULES) == sum(cards) + len(CAMPAIGN.skill_sides) + len(CAMPAIGN.characters)
