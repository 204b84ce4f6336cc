"""What the theatres will be worth to each kind of vampire, as they stand and with so many activations still to come."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import exp, sqrt

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.printed.attributes import CLASSES, COMPASS, WANDERER
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.court import Court, titles
from nokturn.games.heritage.theatres.war_of_princes import WarOfPrinces

HIGH_LOW, PRINCES, CITIES = BOARDS.high_low_clans, BOARDS.war_of_princes, BOARDS.anarch_revolt
ELITIST, EGALITARIAN = CLASSES
_PRINCES, _COURT = WarOfPrinces(), Court()


def by_class(game: Heritage, left: int) -> dict[str, float]:
    """Points that a vampire of each class will bring, by `left` activations from now."""
    name = game.theatres[0]
    if name == "high_low_clans":
        return {ELITIST: _high(game.politics, left), EGALITARIAN: _high(-game.politics, left)}
    if name == "inquisition":
        wins = _judged(tuple([(judge.facing == ELITIST) for judge in game.judges.values()]), left)
        return {ELITIST: wins[0] * BOARDS.inquisition.vp_winning, EGALITARIAN: wins[1] * BOARDS.inquisition.vp_winning}
    return _by_prince(game)


@cache
def _high(space: int, left: int) -> float:
    """High and Low Clans: a marker that wanders; at the end of its way everybody of the class gains, and it is back."""
    if left == 0:
        return HIGH_LOW.vp_per_vampire[str(space)] if space > 0 else 0
    up = 1 + _high(0, left - 1) if space + 1 == HIGH_LOW.decisive_at else _high(space + 1, left - 1)
    down = _high(0, left - 1) if space - 1 == -HIGH_LOW.decisive_at else _high(space - 1, left - 1)
    return (up + down) / 2


@cache
def _judged(elitist: tuple[bool, ...], left: int) -> tuple[float, float]:
    """Inquisition: how likely each class is shown on fewer markers; every activation turns one of the four."""
    stays = (1 - 1 / len(elitist)) ** left
    chances = [stays * shown + (1 - stays) / 2 for shown in elitist]
    few, many = 0.0, 0.0
    for shown in product((False, True), repeat=len(elitist)):
        likely = 1.0
        for chance, one in zip(chances, shown, strict=True):
            likely *= chance if one else 1 - chance
        few += likely if 2 * sum(shown) < len(shown) else 0
        many += likely if 2 * sum(shown) > len(shown) else 0
    return few, many


def _by_prince(game: Heritage) -> dict[str, float]:
    """Court: the Prince's class wins; as long as there is none, it may be either."""
    worth = float(BOARDS.court.vp_winning)
    if game.votes.time >= len(titles(game)):
        wins = _COURT.winner(game)
        return {one: worth if one == wins else 0.0 for one in CLASSES}
    return dict.fromkeys(CLASSES, 0.35 * worth)


def by_land(game: Heritage, left: int) -> dict[str, float]:
    """Points that a vampire of each geography will bring."""
    name = game.theatres[2]
    if name == "war_of_princes":
        return _of_princes(game, left)
    if name == "anarch_revolt":
        return _of_cities(game, left)
    if name == "masquerade":
        board, found = BOARDS.masquerade, {WANDERER: float(BOARDS.masquerade.vp_wanderer)}
        for track, now in game.tracks.items():
            breaches = max(0.0, (now.step + 0.3 * left) / board.steps_to_last - 0.5) if left else 0.0
            found[track] = max(0.0, now.ankhs - breaches)
        return found
    return dict.fromkeys((*COMPASS, WANDERER), 0.0)


def _of_princes(game: Heritage, left: int) -> dict[str, float]:
    presence = _PRINCES.presence(game)
    most, spread = max(presence.values()), 0.25 + 0.3 * sqrt(left)
    odds = {faction: exp((courts - most) / spread) for faction, courts in presence.items()}
    total = sum(odds.values()) if left else 1.0
    found = {faction: PRINCES.vp_winning * min(1.0, 1.1 * one / total) for faction, one in odds.items()}
    if not left:
        found = {faction: float(PRINCES.vp_winning * (courts == most)) for faction, courts in presence.items()}
    return {**found, WANDERER: float(PRINCES.vp_wanderer)}


def _of_cities(game: Heritage, left: int) -> dict[str, float]:
    lost = {city: _burns(now.burned, left) for city, now in game.cities.items()}
    every = sum(lost.values())
    found = {city: (1 - one) * (every - one) for city, one in lost.items()}
    return {**found, WANDERER: float(CITIES.vp_wanderer)}


@cache
def _burns(burned: int, left: int) -> float:
    """How likely a city is lost: as many more burns as it takes, of those that may come (Poisson)."""
    need = CITIES.burns_to_destroy - burned
    if need <= 0:
        return 1.0
    mean, term, fewer = 0.1 * left, 1.0, 0.0
    for number in range(need):
        term = exp(-mean) if number == 0 else term * mean / number
        fewer += term
    return 1 - fewer


def of_sects(game: Heritage, left: int) -> dict[str, float]:
    """Sabbat Wars: how likely each affiliation wins; a token that nobody has seen counts as an average one."""
    board = BOARDS.sabbat_wars
    average = sum(board.tokens_per_sect) / len(board.tokens_per_sect)
    held = [1.0]
    lost = [1.0]
    for tokens in game.regions.values():
        ahead = unsure = 0.0
        for token in tokens:
            worth = token.number if token.known else average
            ahead += worth if token.sect == "camarilla" else -worth
            unsure += not token.known
        wins = 1 / (1 + exp(-ahead / (0.5 + 0.6 * unsure + 0.12 * left)))
        held, lost = _one_more(held, wins), _one_more(lost, 1 - wins)
    first = sum(held[board.regions_to_win :])
    second = sum(lost[board.regions_to_win :])
    first, second = 0.9 * first, 0.9 * second
    return {"camarilla": first, "sabbat": second, "anarchs": max(0.0, 1 - first - second)}


def _one_more(odds: list[float], wins: float) -> list[float]:
    """The odds of holding 0, 1, 2 … regions, with one more of them."""
    return [
        (odds[number] * (1 - wins) if number < len(odds) else 0) + (odds[number - 1] * wins if number else 0)
        for number in range(len(odds) + 1)
    ]


def next_title(game: Heritage) -> tuple[str, float]:
    """Court: who would be elected if the vote came now, and how likely a vote comes out so; nobody, if equals lead."""
    votes = game.votes
    if votes.time >= len(titles(game)) or not votes.inside:
        return "", 0.0
    leading = max(CLASSES, key=votes.inside.count)
    least = BOARDS.court.politics_markers // 2 + 1
    sure = min(1.0, votes.inside.count(leading) / least)
    found = [one for line in game.seats for one in awake(game, line) if PEOPLE[one].class_ == leading]
    found = sorted([one for one in found if not game.vampires[one].title], key=lambda one: -game.vampires[one].potency)
    if not found or (len(found) > 1 and game.vampires[found[0]].potency == game.vampires[found[1]].potency):
        return "", 0.0
    return found[0], sure
