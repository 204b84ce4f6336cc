"""Choices that a theatre of war offers: what the board is worth to oneself and the others afterwards."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bot.outlook import Outlook
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Token
from nokturn.games.heritage.theatres.anarch_revolt import burn, leave_city
from nokturn.games.heritage.theatres.masquerade import advance
from nokturn.games.heritage.theatres.sabbat_wars import leave_region, pointed_at
from nokturn.kernel import Option, Seat

COURTS = BOARDS.war_of_princes.courts
AVERAGE = 2
"""A token that was drawn unseen."""


def board_worth(look: Outlook, seat: Seat, option: Option) -> float:
    game = look.game
    match option:
        case do.MoveAnkh(faction, origin, court):
            return march_worth(look, seat, faction, origin, court)
        case do.KeepAnkh(city):
            world = game.clone()
            leave_city(world, city)
            respite = 0 if world.cities[city].ankhs else 1
            return _afterwards(world, seat) + 0.3 + 0.7 * respite
        case do.BurnAnkh(city):
            world = game.clone()
            burn(world, city)
            return _afterwards(world, seat)
        case do.Investigate(track):
            world = game.clone()
            advance(world, track, BOARDS.masquerade.wanderer_step, "")
            return _afterwards(world, seat)
        case do.Retreat(track, steps):
            world = game.clone()
            now = world.tracks[track]
            world.tracks[track] = replace(now, step=max(0, now.step - steps))
            return _afterwards(world, seat)
        case do.DiscardToken() | do.TurnToken() | do.MoveToken() | do.AddToken():
            return _token_worth(game, seat, option)
        case _:
            return 0.0


def _afterwards(world: Heritage, seat: Seat) -> float:
    return Outlook(world).for_seat(seat)


def march_worth(look: Outlook, seat: Seat, faction: str, origin: str, court: str) -> float:
    """War of Princes: more courts for whom one's own come from, fewer for those of the others; the centre early."""
    game = look.game
    there = game.courts.get(court)
    gained = COURTS[court].weight if there is None else 0
    lost = COURTS[origin].weight if game.courts[origin].ankhs == 1 else 0
    return (gained - lost) * look.stake(seat, faction) if game.vampires else 0.0


def _token_worth(game: Heritage, seat: Seat, option: Option) -> float:
    world = game.clone()
    match option:
        case do.AddToken(region, sect):
            world.regions[region] = (*world.regions[region], Token(sect, AVERAGE))
        case do.DiscardToken(region) | do.TurnToken(region) | do.MoveToken(region):
            token = pointed_at(world, option)
            leave_region(world, region, token)
            if isinstance(option, do.MoveToken):
                to = option.destination
                world.regions[to] = (*world.regions[to], token)
            elif isinstance(option, do.TurnToken):
                world.regions[region] = (*world.regions[region], token)
    return _afterwards(world, seat)
