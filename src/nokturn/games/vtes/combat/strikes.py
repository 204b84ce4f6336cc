"""Choosing strikes, pair by pair (VTES-STRIKE-01..06, VTES-ADDSTR-01..07).

Examples of the rulebook: VTES-X-07, VTES-X-08.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vtes.combat.legal import AIMED, LONG, cannot_strike
from nokturn.games.vtes.combat.resolving import resolve_pair
from nokturn.games.vtes.combat.sides import ACTING, OPPOSING, controller_of, fight_of, is_over, note, on_side, ongoing
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.abilities import uses
from nokturn.games.vtes.playing.impulse import Impulse, closes
from nokturn.games.vtes.playing.playable import could_play, plays
from nokturn.games.vtes.state.card_language import RETAINER
from nokturn.games.vtes.state.choices import ChooseCard, HandStrike, NoStrike, UseAbility
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import kind_of
from nokturn.games.vtes.state.underway_records import Strike
from nokturn.games.vtes.text.timing import RULES
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.asks import Option, Refused, Seat
from nokturn.kernel.reactions import window

BARE_HANDS = Strike(kind="hand", strength=True)
NONE = Strike(kind="none")
closes("as-strike-chosen", "strike-chosen", "additional-strikes")(is_over)


@procedure(rule=("VTES-STRIKE-01", "VTES-ADDSTR-01", "VTES-ADDSTR-02", "VTES-ADDSTR-07", "VTES-R-50"))
def exchange(game: Vtes) -> Rule:
    """The first pair; then each side may gain additional strikes, once; then these, pair by pair."""
    yield call(pair_of_strikes, (ACTING, OPPOSING))
    if ongoing(game):
        note(game, step="additional-strikes")
        yield call(window, Impulse("additional-strikes"))
    while ongoing(game) and any(fight_of(game).additional):
        yield call(additional_pair)


@procedure(rule=("VTES-ADDSTR-03", "VTES-ADDSTR-04"))
def additional_pair(game: Vtes) -> Rule:
    """Whoever has additional strikes left uses one, at the range of the round; the other neither strikes nor plays
    strike cards."""
    combat = fight_of(game)
    sides = tuple([side for side in (ACTING, OPPOSING) if combat.additional[side]])
    first, second = combat.additional
    note(game, pair=combat.pair + 1, additional=(max(first - 1, 0), max(second - 1, 0)))
    yield call(pair_of_strikes, sides)


@procedure(rule="VTES-STRIKE-02")
def pair_of_strikes(game: Vtes, sides: tuple[int, ...]) -> Rule:
    """The acting minion chooses first, then the other; then both are resolved."""
    note(game, step="strike", strikes=(None, None))
    for side in sides:
        if ongoing(game):
            yield call(choose_strike, side)
    if ongoing(game):
        note(game, step="strike-chosen", striking="")
        yield call(window, Impulse("strike-chosen"))
    if ongoing(game):
        yield call(resolve_pair)
    note(game, striking="")
    game.close("strike")


@procedure(rule=("VTES-STRIKE-03", "VTES-STRIKE-05", "VTES-R-15", "VTES-CANCEL-04"))
def choose_strike(game: Vtes, side: int) -> Rule:
    """One of those that can be used; again, if the card of the chosen one is cancelled."""
    note(game, step="strike", striking=fight_of(game).fighters[side])
    bound = fight_of(game).committed[side] if fight_of(game).pair == 0 else next_fixed(game, side)
    if bound is not None and bound.kind:
        set_strike(game, side, NONE if cannot_strike(game, fight_of(game).striking, bound) else bound)
    while ongoing(game) and fight_of(game).strikes[side] is None:
        use = yield ask(
            controller_of(game, side),
            "strike",
            strikes_for(game, side),
            rule="VTES-STRIKE-03",
            auto=not could_play(game, "strike", controller_of(game, side)),
            minion=fight_of(game).striking,
            opponent=fight_of(game).fighters[1 - side],
        )
        if isinstance(use, HandStrike):
            set_strike(game, side, BARE_HANDS)
        elif isinstance(use, NoStrike):
            set_strike(game, side, NONE)
        else:
            yield call(type(use), controller_of(game, side), use)
            yield call(settle)
    if ongoing(game):
        yield call(aim, side)
        tell_strike(game, side)
        yield call(window, Impulse("as-strike-chosen"))


def next_fixed(game: Vtes, side: int) -> Strike | None:
    """An additional strike that a card has chosen already comes before those that are free."""
    waiting = fight_of(game).fixed[side]
    if not waiting:
        return None
    note(game, fixed=on_side(fight_of(game).fixed, side, waiting[1:]))
    return waiting[0]


def set_strike(game: Vtes, side: int, strike: Strike) -> None:
    """This is the strike."""
    note(game, strikes=on_side(fight_of(game).strikes, side, strike))


def tell_strike(game: Vtes, side: int) -> None:
    """Everybody hears of it."""
    strike = fight_of(game).strikes[side]
    assert strike is not None
    minion = fight_of(game).fighters[side]
    game.tell("strikes", minion=minion, strike=strike.kind, card=strike.source, target=strike.target)


def strikes_for(game: Vtes, side: int) -> Iterator[Option | Refused]:
    """The hand strike first: it is what whoever does not answer uses.  Cards from hand are never owed, so whoever has
    nothing else in sight may do without a strike (VTES-STRIKE-03, VTES-STRIKE-04, VTES-R-15)."""
    minion, seat = fight_of(game).fighters[side], controller_of(game, side)
    rule = cannot_use_hands(game, side)
    yield Refused(HandStrike(), rule) if rule else HandStrike()
    owed = not rule
    for use in uses(game, "strike", seat):
        option = use.option if isinstance(use, Refused) else use
        if isinstance(option, UseAbility) and minion in (option.minion, *belongs_to(game, option.source)):
            owed = owed or option is use
            yield use
    yield from plays(game, "strike", seat)
    yield Refused(NoStrike(), "VTES-R-15") if owed else NoStrike()


def cannot_use_hands(game: Vtes, side: int) -> str:
    """At close range, unless its first strike is bound to something else (VTES-STREFF-HAND-01, VTES-STRIKE-04,
    VTES-ADDSTR-06)."""
    combat = fight_of(game)
    if combat.pair == 0 and combat.committed[side] is not None:
        return "VTES-STRIKE-04"
    return cannot_strike(game, combat.fighters[side], BARE_HANDS)


def belongs_to(game: Vtes, source: str) -> tuple[str, str]:
    """The card itself and the minion it is on."""
    return source, game.cards[source].host if source in game.cards else ""


@procedure(rule=("VTES-STRIKE-10", "VTES-COMBAT-RET-02"))
def aim(game: Vtes, side: int) -> Rule:
    """At long range a ranged strike may be aimed at a retainer of the opposing minion; that is said as it is chosen."""
    victims = tuple([card.ref for card in aimed_at(game, side)])
    if not victims:
        return
    opponent = fight_of(game).fighters[1 - side]
    chosen = yield ask(
        controller_of(game, side),
        "aim",
        [ChooseCard(ref) for ref in (opponent, *victims)],
        rule="VTES-COMBAT-RET-02",
        minion=fight_of(game).striking,
    )
    strike = fight_of(game).strikes[side]
    assert strike is not None
    if chosen.card != opponent:
        set_strike(game, side, replace(strike, target=chosen.card))


def aimed_at(game: Vtes, side: int) -> Iterator[Card]:
    """The retainers that the chosen strike can be aimed at."""
    combat = fight_of(game)
    strike = combat.strikes[side]
    if strike is None or combat.range != LONG or not strike.ranged or strike.kind not in AIMED:
        return iter(())
    opponent = combat.fighters[1 - side]
    return (card for card in game.attached(opponent) if kind_of(card.printed) == RETAINER)


def whose_strike(game: Vtes, seat: Seat, minion: Card | None) -> str:
    """Strikes are chosen one after the other (VTES-STRIKE-02)."""
    combat = game.combat
    return "" if combat is not None and minion is not None and combat.striking == minion.ref else "VTES-STRIKE-02"


RULES["strike"] = RULES["as-strike-chosen"] = whose_strike
