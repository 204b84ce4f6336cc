"""Rules that act by themselves or are used when their moment comes.

    context = yield call(fire, "rest", context, heroes)

The context says what is happening; what the rules have made of it is in the tally of the one that comes back."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import affordable, pay
from nokturn.games.grail.effects.in_force import Found, has_rules, key_of, printed_rules, rules_of, used_up
from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.parties.exchange import exchange, trade_offer, traders
from nokturn.games.grail.printed.language.vocabulary import Trigger
from nokturn.games.grail.state.choices import Decline, TradeFirst, UseRule
from nokturn.games.grail.state.context import Context, Tally
from nokturn.games.grail.state.state import Grail, added
from nokturn.kernel import Option, Rule, ask, call, procedure


@procedure(rule=("R-34", "GRAIL-SETUP-CHAR-13"))
def fire(state: Grail, when: Trigger, context: Context, heroes: tuple[str, ...]) -> Rule:
    """The rules of these Characters for this moment, by ascending number."""
    there = state.by_number(*heroes or [""])
    for hero in there:
        if hero in state.heroes and has_rules(state, hero, when, hero == there[0]):
            context = yield call(use_rules, when, hero, context, hero == there[0])
    return context


def own_context(context: Context, hero: str, source: str = "") -> Context:
    """What a rule of this Character speaks of: itself, in its Party."""
    return replace(context, setting="card", actor=hero, alone=False, source=source or context.source)


def usable(state: Grail, when: Trigger, hero: str, context: Context, used: tuple[str, ...], first: bool) -> list[Found]:
    """The rules of a Character that can be used now."""
    if hero not in state.heroes:
        return []
    one = context.by(hero)
    found: list[Found] = []
    for source, place, rule in rules_of(state, hero, when, first):
        key = key_of(hero, source, place)
        if key in used or key in context.within or used_up(state, hero, (source, place, rule)):
            continue
        if holds(state, rule.conditions, one) and affordable(state, rule.cost, own_context(one, hero, source)):
            found.append((source, place, rule))
    return found


def choices(found: list[Found]) -> tuple[Option, ...]:
    """What the player may use; what is mandatory cannot be declined, GRAIL-COMBAT-ABILITY-11."""
    options: list[Option] = [UseRule(source, place) for source, place, _ in found]
    return (*options, Decline()) if all(rule.may_be_declined for _, _, rule in found) else tuple(options)


def with_trade(state: Grail, hero: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Where there is something to choose members may exchange something first; GRAIL-PARTY-05."""
    return (*options, *trade_offer(state, (hero,))) if len(options) > 1 else options


@procedure(rule=("R-34", "GRAIL-COMBAT-ABILITY-11"))
def use_rules(state: Grail, when: Trigger, hero: str, context: Context, first: bool) -> Rule:
    """One after another, in the order its player likes, until nothing more is used."""
    used: tuple[str, ...] = ()
    while usable(state, when, hero, context, used, first):
        choice = yield ask(
            state.seat_of(hero),
            "use-rule",
            with_trade(state, hero, choices(usable(state, when, hero, context, used, first))),
            rule="R-34",
            auto=True,
            hero=hero,
            when=when,
        )
        if isinstance(choice, Decline):
            break
        if isinstance(choice, TradeFirst):
            yield call(exchange, traders(state, (hero,)))
            continue
        used = (*used, key_of(hero, choice.source, choice.number))
        context = yield call(use_rule, hero, choice.source, choice.number, context)
    return context


@procedure(rule=("GRAIL-COMBAT-ABILITY-11", "GRAIL-ITEM-08"))
def use_rule(state: Grail, hero: str, source: str, place: int, context: Context) -> Rule:
    """Pay what it costs, do what it says; a use that changed nothing uses up no limit."""
    key = key_of(hero, source, place)
    own = own_context(context, hero, source)
    own = replace(own, within=(*own.within, key), party=present(state, own.party) or (hero,))
    before = own.tally
    own = own.noting(changed=False)
    state.tell("uses-rule", hero=hero, source=source)
    own = yield call(pay, printed_rules(state, source)[place].cost, replace(own, party=(hero,)))
    own = replace(own, party=present(state, context.party) or (hero,))
    own = yield call(apply, printed_rules(state, source)[place].do, own)
    rule = printed_rules(state, source)[place]
    if rule.cost or own.tally.changed or differs(before, own.tally):
        use_up(state, hero, (source, place, rule))
    return replace(context, tally=own.tally)


def differs(before: Tally, after: Tally) -> bool:
    return replace(before, changed=False, sunk=()) != replace(after, changed=False, sunk=())


def use_up(state: Grail, hero: str, found: Found) -> None:
    """Its limit is used; its card is turned."""
    source, place, rule = found
    key = key_of(hero, source, place)
    if rule.flip:
        state.turned = added(state.turned, f"{hero}/{source}")
    if rule.once_per_day or rule.limit == "day":
        state.used_today = added(state.used_today, key)
    if rule.limit == "location" and hero in state.heroes:
        state.used_here = added(state.used_here, f"{key}@{state.heroes[hero].location}")
    if state.fray is not None and rule.limit == "encounter":
        state.fray = replace(state.fray, used_in_encounter=added(state.fray.used_in_encounter, key))
    if state.fray is not None and rule.limit == "activation":
        state.fray = replace(state.fray, used_in_activation=added(state.fray.used_in_activation, key))


def use_up_by_key(state: Grail, key: str) -> None:
    """The same for a use as it is written down: `beor/item/padded_jack:1/0`."""
    hero, _, rest = key.partition("/")
    source, _, place = rest.rpartition("/")
    if hero in state.heroes:
        use_up(state, hero, (source, int(place), printed_rules(state, source)[int(place)]))
