"""Political actions about Methuselahs, minions and locations."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.cards.political import burn_shares, referendum, split
from nokturn.games.vtes.play.leaving_play import ToUncontrolled
from nokturn.games.vtes.state.card_language import POLITICAL, Mode, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseMethuselah
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_pool, gain_pool
from nokturn.games.vtes.state.state import ATTACHED, READY, REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import EVERYONE, capacity, is_vampire, older, title_counts, titled
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.state.zones import put_on
from nokturn.games.vtes.text.primitives import hand_over_for_good
from nokturn.games.vtes.text.targets import is_location
from nokturn.kernel import Rule, ask, ask_some, call, procedure

# points for others

FIST, AGITATION = 5, 6
write("camarillas-iron-fist", referendum("strikes_with_fist", "name_the_favoured", needs=("titled", "several-left")))
write("reckless-agitation", referendum("burn_shares", "share_among_others", needs=("several-left",)))


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def name_the_favoured(game: Vtes, play: Play) -> Rule:
    """Who gains, and how 5 points are split among at least two others; None if there are no two others any more."""
    if len(game.playing) < 3:
        return None
    options = tuple([ChooseMethuselah(seat) for seat in game.playing])
    favoured = yield ask(play.seat, "choose-favoured", options, rule="VTES-REF-02", card=play.card)
    others = tuple([seat for seat in game.playing if seat != favoured.player])
    terms = yield call(split, play, others, FIST, FIST - 1)
    return (*terms, favoured.player)


@procedure(rule="VTES-REF-09")
def strikes_with_fist(game: Vtes, play: Play) -> Rule:
    """The others burn what was allocated to them, the favoured one gains 1 pool."""
    yield call(burn_shares, replace(play, chosen=play.chosen[:-1]))
    gain_pool(game, play.chosen[-1], 1, play.card)


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def share_among_others(game: Vtes, play: Play) -> Rule:
    """6 points among at least two Methuselahs other than oneself; None if there are no two others any more."""
    others = tuple([seat for seat in game.playing if seat != play.seat])
    if len(others) < 2:
        return None
    terms = yield call(split, play, others, AGITATION, AGITATION - 1)
    return terms


# pool for what somebody controls

write("neonate-breach", referendum("burn_for_neonates", "name_some"))
write("eat-the-rich", referendum("burn_for_titles", "name_some_rich"))


@procedure(rule="VTES-REF-02")
def name_some(game: Vtes, play: Play) -> Rule:
    """One or more Methuselahs."""
    seats = tuple([ChooseMethuselah(seat) for seat in game.playing])
    chosen = yield ask_some(play.seat, "choose-methuselahs", seats, 1, len(seats), rule="VTES-REF-02", card=play.card)
    return tuple([one.player for one in chosen])


@procedure(rule=("VTES-REF-02", "VTES-VOTE-13"))
def name_some_rich(game: Vtes, play: Play) -> Rule:
    """One or more Methuselahs; in this referendum titles are worth less, and the Edge more."""
    terms = yield call(name_some, play)
    for what, change, when in (("votes", -1, "titled-no-priscus"), ("ballots", -1, "priscus"), ("edge-votes", 1, "")):
        effect = InForce(what=what, subject=EVERYONE, amount=change, lasts="referendum", source=play.card, when=when)
        game.in_force = (*game.in_force, effect)
    return terms


def burn_more(game: Vtes, play: Play, seats: frozenset[str]) -> None:
    """Everybody named burns 1 pool, these 3 more."""
    for seat in play.chosen:
        if seat not in game.gone:
            burn_pool(game, seat, 4 if seat in seats else 1, play.card)


@procedure(rule="VTES-REF-09")
def burn_for_neonates(game: Vtes, play: Play) -> None:
    """More for whoever controls a ready vampire of capacity 4 or less."""
    young = [card for card in ready_vampires(game) if capacity(game, card) <= 4]
    burn_more(game, play, frozenset([card.controller for card in young]))


@procedure(rule="VTES-REF-09")
def burn_for_titles(game: Vtes, play: Play) -> None:
    """More for whoever controls a ready titled vampire."""
    burn_more(game, play, frozenset([card.controller for card in ready_vampires(game) if titled(card)]))


def ready_vampires(game: Vtes) -> list[Card]:
    """Everybody's."""
    return [card for card in game.cards.values() if card.region == READY and is_vampire(card)]


@condition("priscus")
def is_priscus(game: Vtes, about: About) -> bool:
    """The minion is a priscus."""
    return about.minion is not None and about.minion.title == "priscus" and title_counts(about.minion)


@condition("titled-no-priscus")
def is_titled_otherwise(game: Vtes, about: About) -> bool:
    """The minion has a title that counts, and is no priscus."""
    return about.minion is not None and titled(about.minion) and not is_priscus(game, about)


# banishment and its like

write(
    "banishment",
    Mode(
        POLITICAL,
        "take-action",
        needs=("younger-ready",),
        terms="vtes.name_the_banished",
        does=(ToUncontrolled(who="chosen", to_controller=True),),
    ),
)
write("expulsion", referendum("expels", "name_the_expelled"))
write("disputed-territory", referendum("hands_location_over", "name_location", needs=("any-location",)))


def younger_ones(game: Vtes, minion: Card) -> list[ChooseCard]:
    """Every ready vampire younger than this one."""
    return [ChooseCard(card.ref) for card in ready_vampires(game) if older(game, minion, card)]


@condition("younger-ready")
def younger_there(game: Vtes, about: About) -> bool:
    """Somebody controls a ready vampire younger than this one."""
    return about.minion is not None and bool(younger_ones(game, about.minion))


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def name_the_banished(game: Vtes, play: Play) -> Rule:
    """A ready vampire younger than the caller; None if there is none any more."""
    there = tuple(younger_ones(game, game.cards[play.minion])) if play.minion in game.cards else ()
    if not there:
        return None
    chosen = yield ask(play.seat, "choose-banished", there, rule="VTES-REF-02", card=play.card)
    return (chosen.card,)


@procedure(rule="VTES-REF-02")
def name_the_expelled(game: Vtes, play: Play) -> Rule:
    """Up to two minions, anybody's."""
    there = tuple([ChooseCard(card.ref) for card in game.cards.values() if card.region in REGIONS])
    chosen = yield ask_some(
        play.seat, "choose-expelled", there, 0, min(2, len(there)), rule="VTES-REF-02", card=play.card
    )
    return tuple([one.card for one in chosen])


@procedure(rule="VTES-REF-09")
def expels(game: Vtes, play: Play) -> None:
    """For this turn they play no reactions, do not block and do not vote."""
    for ref in play.chosen:
        for what in ("cannot-react", "cannot-block", "cannot-vote"):
            ban = InForce(what=what, subject=ref, amount=1, lasts="turn", source=play.card)
            game.in_force = (*game.in_force, ban)
        if ref in game.cards:
            game.tell("expelled", minion=ref, card=play.card)


@condition("any-location")
def location_there(game: Vtes, about: About) -> bool:
    """There is a location in play."""
    return any(is_location(card) for card in game.cards.values())


@procedure(rule=("VTES-REF-02", "VTES-REF-03"))
def name_location(game: Vtes, play: Play) -> Rule:
    """A location and a Methuselah; None if there is no location any more."""
    there = tuple([ChooseCard(card.ref) for card in game.cards.values() if is_location(card)])
    if not there:
        return None
    place = yield ask(play.seat, "choose-location", there, rule="VTES-REF-02", card=play.card)
    seats = tuple([ChooseMethuselah(seat) for seat in game.playing])
    taker = yield ask(play.seat, "choose-favoured", seats, rule="VTES-REF-02", card=play.card)
    return (place.card, taker.player)


@procedure(rule=("VTES-REF-09", "VTES-TERM-12"))
def hands_location_over(game: Vtes, play: Play) -> Rule:
    """It changes hands; one that is equipment goes to a minion of its new controller, and stays where it is if there is
    none, or if nothing changes."""
    ref, seat = play.chosen
    if ref not in game.cards or seat in game.gone or game.cards[ref].controller == seat:
        return
    hand_over_for_good(game, ref, seat)
    game.tell("gives-control", card=ref, player=play.seat, target=seat)
    bearers = tuple([ChooseCard(card.ref) for card in game.minions(seat)])
    if game.cards[ref].region == ATTACHED and bearers:
        host = yield ask(seat, "attach-stolen", bearers, rule="VTES-TERM-12", card=ref, auto=True)
        put_on(game, ref, host.card)
