"""Sittings among the random games of `nokturn fuzz`: where a campaign is made of a game, every other game is one.

The sittings of one campaign follow each other, each with what those before it have left; then the next campaign begins,
with another number of players and other options.  Any of them can be played by itself: what it begins from is played
again."""

from __future__ import annotations

from typing import Any

from nokturn.campaigns import CAMPAIGNS, campaign_named
from nokturn.campaigns.campaign import Campaign, Sitting
from nokturn.games import game_named
from nokturn.kernel.chance import rekey
from nokturn.kernel.game import SEATS, Game
from nokturn.kernel.options import Options
from nokturn.kernel.position import Position
from nokturn.players import RandomBot

SITTINGS = 21
"""So many of each campaign; the longest has no more."""


def people(players: int) -> tuple[str, ...]:
    """What everybody is called, at single games too."""
    return tuple([f"Bot {seat}" for seat in SEATS[:players]])


def sitting_numbered(game: Game[Any], seed: str, number: int) -> tuple[int, Sitting] | None:
    """With how many players which sitting is game `number`; None: a single game."""
    if game.name not in CAMPAIGNS or number % 2 == 0:
        return None
    row, place = divmod(number // 2, SITTINGS)
    campaign = campaign_named(game.name)
    sitting = campaign.next(before(game.name, seed, row, place))
    return (players_of(campaign, row), sitting) if sitting is not None else None


def single_number(game: Game[Any], number: int) -> int:
    """Its number among the single games."""
    return number // 2 if game.name in CAMPAIGNS else number


def key_of(seed: str, number: int) -> str:
    """From which game `number` follows."""
    return rekey(seed, number)


def players_of(campaign: Campaign[Any], row: int) -> int:
    return campaign.counts[row % len(campaign.counts)]


def options_of(campaign: Campaign[Any], row: int) -> Options:
    """They go round, each at its own pace."""
    found: Options = {}
    for option in [one for one in campaign.table_options if one.choices]:
        found[option.key] = option.choices[row % len(option.choices)]
        row //= len(option.choices)
    return campaign.options(found)


_BEFORE: dict[tuple[str, str, int, int], Any] = {}
"""What is known already; of the newest campaign only."""


def before(name: str, seed: str, row: int, place: int) -> Any:
    """The state of campaign `row` from which its sitting number `place`, counted from 0, begins."""
    wanted = (name, seed, row, place)
    if wanted not in _BEFORE:
        found = _worked_out(name, seed, row, place)
        for other in [one for one in _BEFORE if one[:3] != wanted[:3]]:
            del _BEFORE[other]
        _BEFORE[wanted] = found
    return _BEFORE[wanted]


def follow(game: Game[Any], seed: str, number: int, legacy: Any) -> None:
    """Game `number` was a sitting and has left this: the next one need not play it again."""
    row, place = divmod(number // 2, SITTINGS)
    earlier = before(game.name, seed, row, place)
    _BEFORE[game.name, seed, row, place + 1] = campaign_named(game.name).after(earlier, legacy)


def _worked_out(name: str, seed: str, row: int, place: int) -> Any:
    campaign = campaign_named(name)
    players = players_of(campaign, row)
    if place == 0:
        return campaign.begin(people(players), options_of(campaign, row), rekey(seed, "campaign", row))
    earlier = before(name, seed, row, place - 1)
    sitting = campaign.next(earlier)
    if sitting is None:
        return earlier
    key = key_of(seed, 2 * (row * SITTINGS + place - 1) + 1)
    game = game_named(sitting.game)
    position = game.start(players, sitting.options, key, handed_down=sitting.handed_down, packs=sitting.packs)
    play_out(position, key, game.decision_limit)
    return campaign.after(earlier, game.legacy(position.state))


def play_out(position: Position[Any], key: str, limit: int) -> None:
    """As the fuzzer plays it, but nobody looks for faults."""
    bot = RandomBot(key)
    for _ in range(limit):
        if position.over:
            return
        ask = position.asks()[0]
        position.answer(ask.seat, bot.answer(None, ask, ()))
        position.state.events = []
