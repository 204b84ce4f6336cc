"""The political actions."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.play.titles import GainTitle
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.printed.content import CLANS
from nokturn.games.vtes.state.card_language import POLITICAL, Mode, write
from nokturn.games.vtes.state.choices import ChooseCard, ChooseMethuselah, ChooseWord
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import add_counters, burn_pool, gain_pool, no_withdrawal
from nokturn.games.vtes.state.state import READY, Card, Vtes
from nokturn.games.vtes.state.stats import is_vampire
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import resolve
from nokturn.kernel import Rule, ask, ask_number, call, procedure
from nokturn.kernel.asks import Seat


def referendum(passes: str, terms: str = "", needs: tuple[str, ...] = ()) -> Mode:
    """A political action card: undirected, +1 stealth; its terms are set only when it succeeds (VTES-ACT-POL-03)."""
    named = f"vtes.{terms}" if terms else ""
    return Mode(POLITICAL, "take-action", needs=needs, terms=named, passes=f"vtes.{passes}")


# everybody's minions

for uprising in ("ancilla-empowerment", "anarchist-uprising"):
    write(uprising, referendum("burn_for_minions"))
write("domain-challenge", referendum("burn_for_locked"))
write("anarch-salon", referendum("rewards_anarchs"))


@procedure(rule="VTES-REF-09")
def burn_for_minions(game: Vtes, play: Play) -> None:
    """Everybody burns 1 pool for each minion, ready or in torpor."""
    for seat in game.playing:
        burn_pool(game, seat, sum(1 for _ in game.minions(seat)), play.card)


@procedure(rule="VTES-REF-09")
def burn_for_locked(game: Vtes, play: Play) -> None:
    """Everybody burns 1 pool for each locked minion, ready or in torpor."""
    for seat in game.playing:
        burn_pool(game, seat, sum(card.locked for card in game.minions(seat)), play.card)


@procedure(rule="VTES-REF-09")
def rewards_anarchs(game: Vtes, play: Play) -> None:
    """Every ready Anarch gains 1 blood, everybody who controls one 1 pool."""
    for seat in game.playing:
        anarchs = [card for card in game.minions(seat) if is_vampire(card) and card.sect == "anarch"]
        for card in anarchs:
            if card.region == READY:
                add_counters(game, card.ref, 1)
        gain_pool(game, seat, min(len(anarchs), 1), play.card)


write("consanguineous-boon", referendum("gain_for_clan", "choose_clan"))


@procedure(rule="VTES-REF-02")
def choose_clan(game: Vtes, play: Play) -> Rule:
    """A clan, whether or not anybody controls a vampire of it."""
    chosen = yield ask(play.seat, "choose-clan", map(ChooseWord, CLANS), rule="VTES-REF-02", card=play.card)
    return (chosen.word,)


@procedure(rule="VTES-REF-09")
def gain_for_clan(game: Vtes, play: Play) -> None:
    """Everybody gains 1 pool for each vampire of the clan."""
    for seat in game.playing:
        own = sum(is_vampire(card) and card.clan == play.chosen[0] for card in game.minions(seat))
        gain_pool(game, seat, own, play.card)


# shares of pool

SHARES = 4
write("kine-resources-contested", referendum("burn_shares", "share_out"))


@procedure(rule="VTES-REF-02")
def share_out(game: Vtes, play: Play) -> Rule:
    """4 points over at least two Methuselahs, oneself among them if one likes; more than somebody's pool is legal."""
    terms = yield call(split, play, game.playing, SHARES, SHARES - 1)
    return terms


write("conservative-agitation", referendum("burn_shares", "share_by_number"))


@procedure(rule="VTES-REF-02")
def share_by_number(game: Vtes, play: Play) -> Rule:
    """A point for each Methuselah in the game, over at least two of them."""
    number = len(game.playing)
    terms = yield call(split, play, game.playing, number, number - 1)
    return terms


@procedure(rule="VTES-REF-02")
def split(game: Vtes, play: Play, seats: tuple[Seat, ...], points: int, most: int, gains: bool = False) -> Rule:
    """How many of the points each of these gets, at most so many; the last ones take what is left.  The question says
    who is still to come, so that all of it can be laid out at once."""
    left = points
    terms: tuple[str, ...] = ()
    for place, seat in enumerate(seats):
        low = left if seat == seats[-1] else max(left - most, 0) if seat == seats[-2] else 0
        share = yield ask_number(
            play.seat,
            "share-points",
            low,
            min(left, most),
            rule="VTES-REF-02",
            auto=True,
            player=seat,
            amount=left,
            card=play.card,
            among=seats[place:],
            most=most,
            gains=gains,
        )
        left -= share
        if share:
            terms = (*terms, f"{seat}:{share}")
    return terms


def shares(terms: tuple[str, ...]) -> Iterator[tuple[Seat, int]]:
    """Who, and how much."""
    for term in terms:
        seat, _, points = term.rpartition(":")
        yield seat, int(points)


@procedure(rule="VTES-REF-09")
def burn_shares(game: Vtes, play: Play) -> None:
    """Each burns that much pool, all at once."""
    for seat, points in shares(play.chosen):
        if seat not in game.gone:
            burn_pool(game, seat, points, play.card)


PARITY = 3
write("parity-shift", referendum("shift", "name_the_rich", needs=("somebody-richer",)))


@condition("somebody-richer")
def somebody_richer(game: Vtes, about: About) -> bool:
    """Another Methuselah has more pool."""
    return any(game.pool[seat] > game.pool[about.seat] for seat in game.playing)


@procedure(rule=("VTES-REF-02", "VTES-REF-03", "VTES-R-13"))
def name_the_rich(game: Vtes, play: Play) -> Rule:
    """Somebody with more pool than oneself, and how 3 of it are split among others; None if nobody has more by now."""
    rich = tuple([ChooseMethuselah(seat) for seat in game.playing if game.pool[seat] > game.pool[play.seat]])
    if not rich:
        return None
    chosen = yield ask(play.seat, "choose-rich", rich, rule="VTES-REF-02", auto=True, card=play.card)
    others = tuple([seat for seat in game.playing if seat != chosen.player])
    terms = yield call(split, play, others, PARITY, PARITY, gains=True)
    return (f"{chosen.player}:{PARITY}", *terms)


@procedure(rule=("VTES-REF-09", "VTES-CTR-06"))
def shift(game: Vtes, play: Play) -> Rule:
    """The pool moves; if there is less of it by now, its caller says who gets it, within the terms."""
    (rich, _), parts = next(shares(play.chosen)), tuple(shares(play.chosen[1:]))
    there = 0 if rich in game.gone else min(PARITY, game.pool[rich])
    for place, (seat, points) in enumerate(parts):
        due = min(points, there)
        rest = sum(more for _, more in parts[place + 1 :])
        if there < points + rest and place + 1 < len(parts):
            due = yield ask_number(
                play.seat,
                "share-points",
                max(there - rest, 0),
                min(points, there),
                rule="VTES-REF-09",
                auto=True,
                player=seat,
                amount=there,
                card=play.card,
            )
        if due and seat not in game.gone:
            there -= due
            before = game.pool[rich]
            game.pool[rich] = before - due
            no_withdrawal(game, rich)
            game.tell(
                "loses-pool", player=rich, amount=due, target=seat, before=before, after=before - due, cause=play.card
            )
            gain_pool(game, seat, due, play.card)


# titles

JUSTICARS = {f"{clan}-justicar": clan for clan in ("lasombra", "malkavian", "toreador")}
for justicar, clan_of_it in JUSTICARS.items():
    write(
        justicar,
        Mode(
            POLITICAL,
            "take-action",
            needs=(f"candidate-of:{clan_of_it}",),
            terms="vtes.name_justicar",
            does=(GainTitle(title=f"justicar:{clan_of_it}", who="chosen", card=True),),
        ),
    )


def candidates(game: Vtes, clan: str) -> list[Card]:
    """Every ready vampire of the clan in the Camarilla."""
    return [
        card
        for card in game.cards.values()
        if card.region == READY and is_vampire(card) and card.clan == clan and card.sect == "camarilla"
    ]


@condition("candidate-of:CLAN")
def candidate_there(game: Vtes, about: About) -> bool:
    """There is somebody of this clan who could be its justicar (`candidate-of:toreador`)."""
    return bool(candidates(game, about.word))


@procedure(rule=("VTES-REF-02", "VTES-REF-03", "VTES-TITLE-02"))
def name_justicar(game: Vtes, play: Play) -> Rule:
    """Who is to be justicar, None if there is nobody any more; every ready vampire of the clan has a vote more."""
    clan = JUSTICARS[play.card]
    there = tuple([ChooseCard(card.ref) for card in candidates(game, clan)])
    if not there:
        return None
    chosen = yield ask(play.seat, "choose-justicar", there, rule="VTES-REF-02", card=play.card)
    yield call(resolve, play, (Votes(each=(f"clan:{clan}", "vampire")),))
    return (chosen.card,)
