"""Set-up, from the shuffled deck to the last obligation; HER-SETUP."""

from __future__ import annotations

from nokturn.games.heritage.chapter.obligations import resolve_obligations
from nokturn.games.heritage.chapter.opening import open_chapter
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.missions import BASE_MISSIONS
from nokturn.games.heritage.printed.people import LEADERS, PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES, schemes_of
from nokturn.games.heritage.queue.slots import SLOTS
from nokturn.games.heritage.state.choices import TakeClan, TakeLeader
from nokturn.games.heritage.state.inventory import in_the_game
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN, Vampire
from nokturn.games.heritage.theatres.morality import place_marker
from nokturn.games.heritage.theatres.theatre import set_up_theatres
from nokturn.kernel import Refused, Rule, Seat, ask, call, chance, pick, procedure, shuffle

POTENCY, BOONS = 3, 3
"""On every clan leader; HER-SETUP-13."""


@procedure(rule=("HER-SETUP-02", "HER-SETUP-07", "HER-SETUP-10", "HER-SETUP-20"))
def set_up(game: Heritage) -> Rule:
    """The table first, then clans and leaders from the first player on, then what anybody is obliged to."""
    yield call(deal_missions)
    yield call(deal_queue)
    yield call(set_up_theatres)
    yield call(find_first_player)
    for seat in picking_order(game):
        yield call(take_clan, seat)
    yield call(resolve_obligations)


@procedure(rule=("HER-SETUP-02", "HER-SETUP-03"))
def deal_missions(game: Heritage) -> Rule:
    """At random; in a chronicle the chapter says which."""
    if game.books is not None:
        open_chapter(game)
        return
    order = yield chance(shuffle(len(BASE_MISSIONS)))
    names = tuple(BASE_MISSIONS)
    game.missions = tuple([names[number] for number in order[: game.mission_count]])
    if game.missions:
        game.tell("missions", missions=game.missions)


@procedure(rule=("HER-SETUP-07", "HER-SETUP-08"))
def find_first_player(game: Heritage) -> Rule:
    """By chance; in a chronicle the oldest, HER-R-56, and later on whoever has lost the chapter before."""
    if game.books is not None:
        game.first = game.books.log[-1].places[-1] if game.books.log else game.books.ages[-1]
    else:
        number = yield chance(pick(len(game.seats)))
        game.first = game.seats[number]
    game.tell("first-player", player=game.first)


def picking_order(game: Heritage) -> tuple[Seat, ...]:
    """HER-SETUP-10: clockwise; HER-SETUP-11: in a chronicle the youngest first, later on the winner of the chapter
    before last.  Whatever clan one has led before, one chooses anew; HER-CHRON-06."""
    if game.books is None:
        return game.clockwise(game.first)
    return game.books.log[-1].places[::-1] if game.books.log else game.books.ages


def available(game: Heritage) -> tuple[str, ...]:
    """HER-SETUP-04: who can come into the queue; servants lie in their havens."""
    servants = {haven.servant for haven in game.havens.values()}
    return tuple([card for card in in_the_game(game) if card not in servants])


@procedure(rule="HER-SETUP-04")
def deal_queue(game: Heritage) -> Rule:
    """The first card comes to slot 5, the last to slot 1."""
    cards = available(game)
    order = yield chance(shuffle(len(cards)))
    shuffled = tuple([cards[number] for number in order])
    game.queue, game.deck = shuffled[SLOTS - 1 :: -1], shuffled[SLOTS:]
    for card in reversed(game.queue):
        game.tell("joins-queue", character=card, reveals=True)


@procedure(rule=("HER-SETUP-09", "HER-SETUP-12", "HER-SETUP-13", "HER-SETUP-14", "HER-SETUP-15"))
def take_clan(game: Heritage, seat: Seat) -> Rule:
    """A clan that nobody has yet (HER-R-39), one of its leaders, tokens and schemes; HER-SETUP-18, HER-R-42: nothing is
    activated."""
    taken = tuple(game.clans.values())
    clan = yield ask(
        seat,
        "take-clan",
        [Refused(TakeClan(one), "HER-SETUP-09", (("clan", one),)) if one in taken else TakeClan(one) for one in CLANS],
        rule="HER-SETUP-09",
    )
    game.clans[seat] = clan.clan
    game.tell("takes-clan", player=seat, clan=clan.clan)
    leader = yield ask(
        seat,
        "take-leader",
        [TakeLeader(one) for one in leaders_for(game, seat)],
        rule="HER-SETUP-12",
        auto=True,
        clan=game.clans[seat],
    )
    prepare_bloodline(game, seat, leader.leader)
    yield call(shuffle_schemes, seat)


def leaders_for(game: Heritage, seat: Seat) -> list[str]:
    """The base leaders of the clan, and those of it unlocked in one's own haven; HER-SETUP-12."""
    own = game.havens.get(seat, NO_HAVEN).leaders
    return [one for one in LEADERS[game.clans[seat]] if PEOPLE[one].tier == "base" or one in own]


def prepare_bloodline(game: Heritage, seat: Seat, leader: str) -> None:
    clan = game.clans[seat]
    game.tops[seat] = leader
    game.lines[seat] = (leader,)
    game.vampires[leader] = Vampire(owner=seat, potency=POTENCY, boons=(clan,) * BOONS)
    game.tell("takes-leader", player=seat, leader=leader)
    place_marker(game, seat)
    brought = PEOPLE[leader].schemes
    # HER-SETUP-17: a leader's scheme that is still locked is unlocked for good.
    game.unlocked = (*game.unlocked, *[one for one in brought if SCHEMES[one].locked and one not in game.unlocked])
    game.hands[seat] = brought
    game.scheme_discards[seat] = ()
    game.tell("takes-schemes", player=seat, count=len(brought), privy=(seat,), secret={"schemes": brought})


@procedure(rule=("HER-SETUP-15", "HER-SETUP-16"))
def shuffle_schemes(game: Heritage, seat: Seat) -> Rule:
    """All other schemes of the clan that are not locked are its deck."""
    clan = game.clans[seat]
    there = (*schemes_of(clan), *[one for one in game.unlocked if SCHEMES[one].clan == clan])
    others = tuple([one for one in there if one not in game.hands[seat]])
    order = yield chance(shuffle(len(others)))
    game.scheme_decks[seat] = tuple([others[number] for number in order])
