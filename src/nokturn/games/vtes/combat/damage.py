"""Damage: prevented, healed, or a wound (VTES-DMG-01..15, VTES-AGG-01..06).

Examples of the rulebook: VTES-X-09, VTES-X-10, VTES-X-11, VTES-X-19.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from msgspec.structs import replace

from nokturn.games.vtes.combat.granted import give_up, rights_of
from nokturn.games.vtes.combat.legal import fits, preventable, printed_disciplines
from nokturn.games.vtes.combat.sides import fight_of, note, on_side, side_of
from nokturn.games.vtes.play.leaving_play import burn_card
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.play.torpor import to_torpor
from nokturn.games.vtes.playing.impulse import Impulse, closes, offers, order
from nokturn.games.vtes.state.choices import ChooseCard, PreventFrom, UsePrevention
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import TORPOR, Card, Vtes
from nokturn.games.vtes.state.stats import amount, is_vampire
from nokturn.games.vtes.state.underway_records import InForce, Play, Wound
from nokturn.games.vtes.state.vocabulary import DamageKind
from nokturn.games.vtes.text.targets import target
from nokturn.games.vtes.text.timing import RULES
from nokturn.kernel import Rule, ask, call, carries_out, procedure
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.reactions import window

KINDS: tuple[DamageKind, ...] = get_args(DamageKind)
"""What texts say of damage: as `prevent:gun`, `immune:environmental`, `prevents-all:strike`."""


# the stages


@procedure(
    rule=(
        "VTES-DMG-01",
        "VTES-DMG-02",
        "VTES-DMG-03",
        "VTES-DMG-06",
        "VTES-DMG-13",
        "VTES-AGG-06",
        "VTES-R-26",
        "VTES-R-34",
    )
)
def inflict(game: Vtes, wounds: tuple[Wound, ...]) -> Rule:
    """All damage of one moment: the acting side prevents, then the other; all heal at once; then those who are lost go.

    In combat or not: outside it combat cards cannot be played.  Says how much of each wound was inflicted."""
    outer, before = game.wounds, game.preventing
    game.wounds = tuple([less_by_effects(game, graver(game, wound)) for wound in wounds])
    for seat in victims(game):
        game.preventing = seat
        yield call(window, Impulse("prevent"))
    game.preventing = before
    game.wounds = tuple([replace(wound, amount=inflicted(game, wound)) for wound in game.wounds])
    for ref in hardened(game):
        yield call(one_wound, ref)
    count_inflicted(game)
    amounts = tuple([wound.amount for wound in game.wounds])
    lost, wounded = suffer(game)
    game.wounds = outer
    for ref in lost:
        game.tell("destroyed", minion=ref)
        yield call(burn_card, ref)
    yield call(fall, wounded)
    yield call(settle)
    return amounts


def victims(game: Vtes) -> tuple[Seat, ...]:
    """Who may prevent, the acting side first (VTES-R-26)."""
    hurt = {game.cards[wound.to].controller for wound in game.wounds if wound.to in game.cards}
    return tuple([seat for seat in order(game, "prevent") if seat in hurt])


def inflicted(game: Vtes, wound: Wound) -> int:
    """What an immune minion does not prevent is not inflicted either, preventable or not (VTES-DMG-10, VTES-R-35)."""
    card = game.cards.get(wound.to)
    return 0 if card is None or says_of_damage(game, "immune", wound, card) else wound.amount


def graver(game: Vtes, wound: Wound) -> Wound:
    """In some combats all damage to vampires is aggravated, environmental damage and that of retainers too."""
    card = game.cards.get(wound.to)
    if game.combat is None or card is None or not is_vampire(card):
        return wound
    fighters = [game.cards[ref] for ref in game.combat.fighters if ref in game.cards]
    grave = any(amount(game, "aggravated-damage", one) > 0 for one in fighters)
    return replace(wound, aggravated=True) if grave else wound


def less_by_effects(game: Vtes, wound: Wound) -> Wound:
    """Damage that something in force prevents by itself."""
    card = game.cards.get(wound.to)
    if card is None or (wound.preventable and says_of_damage(game, "prevents-all", wound, card)):
        return replace(wound, amount=0)
    return wound


def says_of_damage(game: Vtes, what: Literal["immune", "prevents-all"], wound: Wound, card: Card) -> bool:
    """Whether something in force says this of such damage."""
    return any(fits(game, wound, of) and amount(game, what, card, of=of) > 0 for of in KINDS)


def count_inflicted(game: Vtes) -> None:
    """What each combatant itself has inflicted this round, not its retainers or its surroundings."""
    for wound in game.wounds:
        side = side_of(game, wound.by)
        if side >= 0 and wound.amount:
            inflicted_now = fight_of(game).inflicted
            note(game, inflicted=on_side(inflicted_now, side, inflicted_now[side] + wound.amount))


# one wound a round

ONE_WOUND: Final = "one-wound"


def hardened(game: Vtes) -> tuple[str, ...]:
    """Who can be hurt only once in a round."""
    if game.combat is None:
        return ()
    hurt = [ref for ref in dict.fromkeys([wound.to for wound in game.wounds if wound.amount]) if ref in game.cards]
    return tuple([ref for ref in hurt if any(amount(game, ONE_WOUND, game.cards[ref], of=of) > 0 for of in HARDNESS)])


HARDNESS = ("", "aggravated")


@procedure(rule=("VTES-DMG-11", "VTES-AGG-05"))
def one_wound(game: Vtes, ref: str) -> Rule:
    """Once something has got through, the rest of the round is prevented; of what comes together the victim says which
    point gets through.  What cannot be prevented, or not so, gets through besides."""
    stopped = tuple(stoppable(game, ref))
    through = any(wound.amount and wound.to == ref and at not in stopped for at, wound in enumerate(game.wounds))
    kept = -1
    if stopped and not through and not game.spent("round", f"hurt/{ref}"):
        kept = stopped[0]
        kinds = {game.wounds[at].aggravated: at for at in stopped}
        if len(kinds) > 1:
            points = points_of(game, tuple(kinds.values()))
            chosen = yield ask(game.cards[ref].controller, "suffer-which", points, rule="VTES-AGG-05", minion=ref)
            kept = chosen.wound
    wounds = []
    for at, wound in enumerate(game.wounds):
        left = (1 if at == kept else 0) if at in stopped else wound.amount
        if left < wound.amount:
            game.tell("prevents", minion=ref, amount=wound.amount - left, aggravated=wound.aggravated)
        wounds.append(replace(wound, amount=left))
    game.wounds = tuple(wounds)
    game.spend("round", f"hurt/{ref}")


def stoppable(game: Vtes, ref: str) -> Iterator[int]:
    """Which of the damage can be prevented by being hurt only once."""
    every = amount(game, ONE_WOUND, game.cards[ref], of="aggravated") > 0
    for at, wound in enumerate(game.wounds):
        if wound.to == ref and wound.amount and wound.preventable and (every or not wound.aggravated):
            yield at


# healing


def suffer(game: Vtes) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Every victim burns its blood or life at once; says who is burned and who is wounded by it."""
    lost: list[str] = []
    wounded: list[str] = []
    for ref in dict.fromkeys([wound.to for wound in game.wounds if wound.amount]):
        mine = [wound for wound in game.wounds if wound.to == ref]
        normal = sum(wound.amount for wound in mine if not wound.aggravated)
        aggravated = sum(wound.amount for wound in mine if wound.aggravated)
        game.tell("damaged", minion=ref, amount=normal, aggravated=aggravated)
        if not is_vampire(game.cards[ref]):
            burn_life(game, ref, normal + aggravated)
            continue
        was = is_wounded(game, ref)
        fate = heal(game, ref, normal, aggravated)
        if fate == "burned":
            lost.append(ref)
        elif fate == "wounded" and not was:
            wounded.append(ref)
    return tuple(lost), tuple(wounded)


def burn_life(game: Vtes, ref: str, points: int) -> None:
    """Of allies and retainers; aggravated damage is no different for them, even from a card they play as a vampire
    (VTES-DMG-07, VTES-ALLY-06)."""
    burn_counters(game, ref, points)


def heal(game: Vtes, ref: str, normal: int, aggravated: int) -> str:
    """1 blood for each point of normal damage, as far as it goes (VTES-DMG-04, VTES-DMG-05, VTES-DMG-15); then the
    aggravated points (VTES-AGG-04): the first wounds (VTES-AGG-01), each on a wounded vampire costs 1 blood or burns it
    (VTES-AGG-03)."""
    hurt = is_wounded(game, ref)
    burned = burn_counters(game, ref, normal)
    hurt = hurt or burned < normal
    if aggravated and not hurt:
        hurt, aggravated = True, aggravated - 1
    met = burn_counters(game, ref, aggravated)
    remember(game, ref, burned + met)
    return "burned" if met < aggravated else "wounded" if hurt else ""


def is_wounded(game: Vtes, ref: str) -> bool:
    """In torpor or on the way there (VTES-AGG-02)."""
    return ref in game.wounded or game.cards[ref].region == TORPOR


def remember(game: Vtes, ref: str, blood: int) -> None:
    """How much blood a combatant has burned to damage this round."""
    side = side_of(game, ref)
    if side >= 0 and blood:
        burned = fight_of(game).burned
        note(game, burned=on_side(burned, side, burned[side] + blood))


# torpor


@procedure(rule=("VTES-DMG-06", "VTES-TORPOR-01", "VTES-AGG-02"))
def fall(game: Vtes, refs: tuple[str, ...]) -> Rule:
    """Wounded vampires go to torpor when all damage has been dealt with, unless something else comes of it."""
    game.wounded = (*game.wounded, *refs)
    for ref in refs:
        game.falling = ref
        yield call(window, Impulse("torpor-entry"))
    game.falling = ""
    going = tuple([ref for ref in refs if ref in game.wounded])
    game.wounded = tuple([ref for ref in game.wounded if ref not in refs])
    for ref in going:
        yield call(to_torpor, ref)


@closes("torpor-entry")
def falls_no_more(game: Vtes) -> bool:
    """Whether nobody would go to torpor any more."""
    return game.falling not in game.wounded or game.falling not in game.cards


# prevention


def only_victims(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """Whoever takes the damage prevents it (VTES-DMG-02)."""
    return "" if seat == game.preventing else "VTES-DMG-02"


@closes("prevent")
def nothing_left(game: Vtes) -> bool:
    """Whether there is nothing left to prevent (VTES-DMG-11)."""
    return not any(
        wound.amount > 0
        and wound.preventable
        and wound.to in game.cards
        and game.cards[wound.to].controller == game.preventing
        for wound in game.wounds
    )


RULES["prevent"] = only_victims


@procedure(rule=("VTES-DMG-11", "VTES-AGG-05"))
def prevent_points(game: Vtes, seat: Seat, ref: str, points: int, of: str, by: tuple[str, ...] = ()) -> Rule:
    """So many points, or all there are; their player says which where it matters.  Says how many were left over."""
    while points and preventable(game, ref, of, by):
        choices = tuple(preventable(game, ref, of, by))
        at = choices[0]
        if points >= sum(game.wounds[one].amount for one in choices):
            number = game.wounds[at].amount
        else:
            number = 1
            options = points_of(game, choices)
            option = yield ask(seat, "prevent-which", options, rule="VTES-AGG-05", auto=True, minion=ref)
            at = option.wound
        wound = game.wounds[at]
        game.wounds = (*game.wounds[:at], replace(wound, amount=wound.amount - number), *game.wounds[at + 1 :])
        game.tell("prevents", minion=ref, amount=number, aggravated=wound.aggravated)
        points -= number
    return points


def points_of(game: Vtes, wounds: tuple[int, ...]) -> tuple[PreventFrom, ...]:
    """The damage from which a point can be prevented."""
    hurts = [(at, game.wounds[at]) for at in wounds]
    return tuple([PreventFrom(at, wound.source, wound.aggravated, wound.amount) for at, wound in hurts])


@offers("prevent")
def given_preventions(game: Vtes, seat: Seat) -> Iterator[Option]:
    """Preventions that cards have given for this round or combat."""
    if seat == game.preventing:
        for right in preventions(game, seat):
            if preventable(game, right.subject, right.what.partition(":")[2], printed_disciplines(right.source)):
                yield UsePrevention(right.source)


def preventions(game: Vtes, seat: Seat) -> Iterator[InForce]:
    """The rights to prevent that `seat` has."""
    return rights_of(game, seat, *[f"prevent:{of}" if of else "prevent" for of in KINDS])


@carries_out(UsePrevention)
@procedure(rule="VTES-DMG-02")
def use_prevention(game: Vtes, seat: Seat, option: UsePrevention) -> Rule:
    """A prevention given before."""
    rights = [right for right in preventions(game, seat) if right.source == option.card]
    by = printed_disciplines(option.card)
    right = next(one for one in rights if preventable(game, one.subject, one.what.partition(":")[2], by))
    give_up(game, right)
    left = yield call(prevent_points, seat, right.subject, right.amount, right.what.partition(":")[2], by)
    if left:
        game.in_force = (*game.in_force, replace(right, amount=left))


@target("hurt")
def hurt(game: Vtes, play: Play, filters: str) -> Iterator[Option]:
    """A combatant, or a retainer of one, with damage that can be prevented now."""
    for ref in dict.fromkeys([wound.to for wound in game.wounds]):
        card = game.cards.get(ref)
        if card is None or game.combat is None or card.controller != game.preventing or not preventable(game, ref):
            continue
        if card.ref in game.combat.fighters or card.host in game.combat.fighters:
            yield ChooseCard(ref)
