"""What each seat may know, built up from nothing; HER-SETUP-21."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.bloodline.line import abilities_of, abilities_on, clan_of
from nokturn.games.heritage.ending.missions import counted
from nokturn.games.heritage.ending.scoring import credits_of
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.queue.slots import cost_of, price_of, slot_of
from nokturn.games.heritage.seen.chronicle_view import ChronicleView, chronicle_view
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import City, Edict, Garrison, Haven, Judge, Morality, Track, Votes
from nokturn.games.heritage.theatres.sabbat_wars import looks
from nokturn.games.heritage.theatres.war_of_princes import WarOfPrinces
from nokturn.kernel import Seat


class QueueView(msgspec.Struct, frozen=True):
    """A character in the queue."""

    card: str
    slot: int
    cost: int | None
    """For the viewer; None for a spectator, or before clans are taken."""
    price: int
    """Of the slot: what it costs whoever is of another clan."""
    clan: str
    abilities: tuple[str, ...]
    reserved: Seat
    """By whom, if by anybody."""


class VampireView(msgspec.Struct, frozen=True):
    """A vampire of a bloodline with what lies on it."""

    card: str
    sire: str
    clan: str
    abilities: tuple[str, ...]
    potency: int
    infamy: int
    boons: tuple[str, ...]
    exhausted: bool
    torpid: bool
    ankhs: tuple[str, ...]
    title: str
    monsters: tuple[str, ...]
    enemy: bool
    """Of the Brujah player."""


class TokenView(msgspec.Struct, frozen=True):
    """A token of the Sabbat Wars; number 0: nobody has seen it."""

    sect: str
    number: int
    up: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player and the bloodline."""

    clan: str
    leader: str
    line: tuple[VampireView, ...]
    hand: int
    scheme_deck: int
    scheme_discard: tuple[str, ...]
    haven: Haven | None
    points: int | None
    """What the bloodline would score if the chapter ended now, missions left aside."""
    worth: dict[str, int]
    """The same by where it comes from; empty as long as nobody can know."""


class HeritageView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: Seat | None
    """Who looks; None: a spectator."""
    round: int
    rounds: int
    first: Seat
    active: Seat
    recruited: bool
    schemed: bool
    theatres: tuple[str, str, str]
    players: dict[Seat, PlayerView]
    queue: tuple[QueueView, ...]
    deck: int
    discard: tuple[str, ...]
    arriving: str
    playing: str
    markets: dict[str, str]
    edict: Edict | None
    missions: tuple[str, ...]
    counts: dict[str, dict[Seat, int]]
    """Of each mission, how many vampires of each bloodline count for it; HER-MISSION-01."""
    earned: dict[str, Seat]
    places: tuple[Seat, ...]
    politics: int
    morality: dict[Seat, Morality]
    courts: dict[str, Garrison]
    factions: dict[str, int]
    """War of Princes: on how many courts each stands, the centre counting twice; HER-PRINCES-06."""
    judges: dict[str, Judge]
    cities: dict[str, City]
    tracks: dict[str, Track]
    votes: Votes
    titles: tuple[str, ...]
    """Court: what is voted on with so many players, in order; HER-COURT-01."""
    regions: dict[str, tuple[TokenView, ...]]
    sects: dict[str, int]
    sect_discards: tuple[TokenView, ...]
    affiliations: dict[Seat, str]
    hand: tuple[str, ...] | None
    """One's own; None for a spectator."""
    chronicle: ChronicleView | None
    """None in a single game."""


def view(game: Heritage, seat: Seat | None) -> HeritageView:
    return HeritageView(
        seat=seat,
        round=game.round,
        rounds=game.rounds,
        first=game.first,
        active=game.active,
        recruited=game.recruited,
        schemed=game.schemed,
        theatres=game.theatres,
        players={owner: _player(game, owner) for owner in game.seats},
        queue=tuple([_queued(game, seat, card) for card in game.queue]),
        deck=len(game.deck),
        discard=game.discard,
        arriving=game.arriving,
        playing=game.playing,
        markets=dict(game.markets),
        edict=game.edict,
        missions=game.missions,
        counts={one: {seat: counted(game, seat, one) for seat in game.tops} for one in game.missions},
        earned=dict(game.earned),
        places=game.places,
        politics=game.politics,
        morality=dict(game.morality),
        courts=dict(game.courts),
        factions=WarOfPrinces().presence(game) if game.courts else {},
        judges=dict(game.judges),
        cities=dict(game.cities),
        tracks=dict(game.tracks),
        votes=game.votes,
        titles=BOARDS.court.titles[str(len(game.seats))] if "court" in game.theatres else (),
        regions={region: tuple(sorted_tokens(game, region)) for region in game.regions},
        sects={sect: len(tokens) for sect, tokens in game.sects.items()},
        sect_discards=tuple(sorted([TokenView(*looks(token)) for token in game.sect_discards], key=_by_looks)),
        affiliations=dict(game.affiliations),
        hand=game.hands.get(seat, ()) if seat else None,
        chronicle=chronicle_view(game),
    )


def sorted_tokens(game: Heritage, region: str) -> list[TokenView]:
    """In no order that would tell which is which."""
    return sorted([TokenView(*looks(token)) for token in game.regions[region]], key=_by_looks)


def _by_looks(token: TokenView) -> tuple[str, bool, int]:
    return token.sect, token.up, token.number


def _queued(game: Heritage, seat: Seat | None, card: str) -> QueueView:
    return QueueView(
        card=card,
        slot=slot_of(game, card),
        cost=cost_of(game, seat, card) if seat in game.clans else None,
        price=price_of(game, card),
        clan=clan_of(game, card),
        abilities=abilities_on(game, card),
        reserved=next((owner for owner, held in game.reserved.items() if held == card), ""),
    )


def _player(game: Heritage, seat: Seat) -> PlayerView:
    # HER-SABBAT-12: what lies face down is turned up before anybody has a place
    known = len(game.tops) == len(game.seats) and (not game.sects or bool(game.places))
    worth = {one.source: int(one.amount) for one in credits_of(game, seat)} if known else {}
    return PlayerView(
        clan=game.clans.get(seat, ""),
        leader=game.tops.get(seat, ""),
        line=tuple([_vampire(game, one) for one in game.lines.get(seat, ())]),
        hand=len(game.hands.get(seat, ())),
        scheme_deck=len(game.scheme_decks.get(seat, ())),
        scheme_discard=game.scheme_discards.get(seat, ()),
        haven=game.havens.get(seat),
        points=sum(worth.values()) if known else None,
        worth=worth,
    )


def _vampire(game: Heritage, card: str) -> VampireView:
    on = game.vampires[card]
    return VampireView(
        card=card,
        sire=on.sire,
        clan=clan_of(game, card),
        abilities=abilities_of(game, card),
        potency=on.potency,
        infamy=on.infamy,
        boons=on.boons,
        exhausted=on.exhausted,
        torpid=on.torpid,
        ankhs=on.ankhs,
        title=on.title,
        monsters=on.monsters,
        enemy=card in game.enemies.values(),
    )
