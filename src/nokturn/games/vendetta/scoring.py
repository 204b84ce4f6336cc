"""The end of the game (VEN-END, VEN-TEAM-08 to -10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from nokturn.games.vendetta.content import ALLIANCE, TABLES, VICTIMS
from nokturn.games.vendetta.diablerie import tokens
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.relics import influence_of
from nokturn.games.vendetta.state import Vendetta, player_order, wins_ties
from nokturn.kernel import Seat
from nokturn.kernel.game import Credit, Standing, TieBreak

scores = Hook[Callable[[Vendetta, Seat], int]]("is undrained and brings points at the end", "game, seat")


def score(game: Vendetta, seat: Seat) -> int:
    """VEN-END-02; an eliminated player has none, VEN-END-06, and brings a team nothing, VEN-TEAM-10."""
    if seat in game.out:
        return 0
    points = game.influence[seat]
    points += sum([ALLIANCE[card].influence for card in game.alliances[seat]])
    points += sum([ALLIANCE[card].drained_influence for card in game.drained[seat]])
    points -= TABLES.diablerie.penalty * tokens(game, seat)
    if seat in game.relics:
        points += influence_of(game.relics[seat])
    return points + sum([scores[card](game, seat) for card in game.alliances[seat] if card in scores])


def standings(game: Vendetta) -> tuple[Standing, ...]:
    """Sides from first to last: score, then blood, then player order; VEN-END-03 to VEN-END-06, VEN-TEAM-09."""
    alive = [side for side in sides(game) if any(seat not in game.out for seat in side)]
    order = player_order(game)

    def key(side: tuple[Seat, ...]) -> tuple[int, bool, int, int]:
        left = [seat for seat in side if seat not in game.out]
        points = sum([score(game, seat) for seat in side])
        blood = sum([game.blood[seat] for seat in left])
        return -points, not any(wins_ties(game, seat) for seat in left), -blood, min(order.index(s) for s in left)

    ranked = sorted(alive, key=key)
    result = [Standing(place, side, -key(side)[0]) for place, side in enumerate(ranked, 1)]
    gone = [side for side in sides(game) if side not in alive]
    return (*result, *[Standing(len(ranked) + 1, side, None) for side in gone])


def ledger(game: Vendetta) -> tuple[Credit, ...]:
    """Every player's score by its sources; VEN-END-02."""
    return tuple([credit for seat in game.seats if seat not in game.out for credit in _credits(game, seat)])


def _credits(game: Vendetta, seat: Seat) -> Iterator[Credit]:
    rule = "VEN-END-02"
    allies = tuple([card for card in game.alliances[seat] if card not in VICTIMS])
    victims = tuple([card for card in game.alliances[seat] if card in VICTIMS])
    drained = game.drained[seat]
    yield Credit(seat, "tokens", game.influence[seat], rule)
    for source, cards in (("allies", allies), ("victims", victims)):
        if cards:
            yield Credit(seat, source, sum([ALLIANCE[card].influence for card in cards]), rule, cards)
    if drained:
        yield Credit(seat, "drained", sum([ALLIANCE[card].drained_influence for card in drained]), rule, drained)
    if tokens(game, seat):
        yield Credit(seat, "diablerie", -TABLES.diablerie.penalty * tokens(game, seat), "VEN-DIAB-02")
    if seat in game.relics:
        yield Credit(seat, "relic", influence_of(game.relics[seat]), "VEN-REL-04", (game.relics[seat],))
    for card in allies:
        if card in scores and (more := scores[card](game, seat)):
            yield Credit(seat, "ability", more, "VEN-R-44", (card,))


def tie_breaks(game: Vendetta) -> tuple[TieBreak, ...]:
    """What put a side before the next one with the same score: an ally who wins ties (VEN-R-04), blood (VEN-END-04),
    player order (VEN-END-05)."""
    ranked = [standing for standing in standings(game) if standing.score is not None]
    return tuple([_tie_break(game, first, second) for first, second in pairwise(ranked) if first.score == second.score])


def _tie_break(game: Vendetta, first: Standing, second: Standing) -> TieBreak:
    blood = [sum([game.blood[seat] for seat in side.seats if seat not in game.out]) for side in (first, second)]
    favoured = [any(wins_ties(game, seat) for seat in side.seats) for side in (first, second)]
    facts = (("score", first.score), ("players", first.seats), ("targets", second.seats))
    if favoured[0] and not favoured[1]:
        return TieBreak("ally", "VEN-R-04", facts)
    if blood[0] != blood[1]:
        return TieBreak("blood", "VEN-END-04", (*facts, ("more", blood[0]), ("less", blood[1])))
    return TieBreak("order", "VEN-END-05", (*facts, ("blood", blood[0])))


def sides(game: Vendetta) -> tuple[tuple[Seat, ...], ...]:
    """The teams, or every player alone; VEN-TEAM-08."""
    if not game.teams:
        return tuple([(seat,) for seat in game.seats])
    names = tuple(dict.fromkeys(game.teams.values()))
    return tuple([tuple([seat for seat in game.seats if game.teams[seat] == name]) for name in names])


def announce(game: Vendetta) -> None:
    """Tell how it ended."""
    for standing in standings(game):
        if standing.score is not None:
            game.tell("final-score", place=standing.place, players=standing.seats, score=standing.score)
    game.tell("new-prince", players=standings(game)[0].seats)
