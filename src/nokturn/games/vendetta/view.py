"""What a seat may know, built up from nothing (VEN-SETUP-15), and worlds it could not tell apart."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nokturn.games.vendetta.content import CLAN_CARDS
from nokturn.games.vendetta.knowledge import hidden_from, knows
from nokturn.games.vendetta.state import Area, Deployed, Vendetta, player_order
from nokturn.kernel import Seat
from nokturn.kernel.chance import Dice, draw, shuffle
from nokturn.kernel.handles import handle


class CardView(msgspec.Struct, frozen=True):
    """A deployed card; `card` is empty where the viewer may not know it."""

    card: str
    face_up: bool
    handle: str
    public: bool = False


class AreaView(msgspec.Struct, frozen=True):
    cards: tuple[CardView, ...]
    blood: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    clan: str
    team: str
    out: bool
    blood: int
    influence: int
    ready_tokens: int
    used_tokens: int
    alliance: tuple[str, ...]
    drained: tuple[str, ...]
    hand_size: int
    drawn_size: int
    deck_size: int
    seen: tuple[str, ...]
    """Cards everybody knows to be outside the deck."""
    relic: str
    relic_used: bool


class VendettaView(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    phase: str
    ambition: Seat
    order: tuple[Seat, ...]
    districts: tuple[str, ...]
    players: dict[Seat, PlayerView]
    areas: dict[str, dict[Seat, AreaView]]
    allies: dict[str, str]
    locations: dict[str, str]
    clan_offer: tuple[str, ...]
    relic_offer: tuple[str, ...]
    fighting: str
    """The district being resolved, if any."""
    ranking: tuple[Seat, ...]
    staked: tuple[str, ...]
    """Cards without effect until that district is resolved."""
    curfew: tuple[Seat, ...]
    """Players whose prepare and aftermath cards do not resolve in that district."""
    allies_left: int
    victims_left: int
    hand: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    """The viewer's own cards at the bottom of the deck, as far as known; VEN-SETUP-17."""
    finished: bool = False


def view(game: Vendetta, seat: Seat | None) -> VendettaView:
    """Only what is named here is known; team mates know no more than others; VEN-R-25, VEN-TEAM-11."""
    own = seat is not None and seat in game.hands
    known_bottom = game.bottoms.get(seat, 0) if seat else 0
    return VendettaView(
        seat=seat,
        round=game.round,
        phase=game.phase,
        ambition=game.ambition,
        order=player_order(game),
        districts=game.districts,
        players={player: player_view(game, player) for player in game.seats},
        areas={
            district: {player: area_view(game, player, area, seat) for player, area in areas.items()}
            for district, areas in game.areas.items()
        },
        allies=dict(game.allies),
        locations=dict(game.locations),
        clan_offer=game.clan_offer,
        relic_offer=game.relic_offer,
        fighting=game.fight.district,
        ranking=game.fight.ranking,
        staked=game.fight.staked,
        curfew=game.fight.curfew,
        allies_left=len(game.ally_deck),
        victims_left=len(game.victim_deck),
        hand=game.hands[seat] if own and seat else (),
        drawn=game.drawn.get(seat, ()) if own and seat else (),
        bottom=game.decks[seat][-known_bottom:] if seat and known_bottom else (),
        finished=game.finished,
    )


def player_view(game: Vendetta, seat: Seat) -> PlayerView:
    """Everything that lies open in front of a player."""
    return PlayerView(
        seat=seat,
        clan=game.clans.get(seat, ""),
        team=game.teams.get(seat, ""),
        out=seat in game.out,
        blood=game.blood.get(seat, 0),
        influence=game.influence.get(seat, 0),
        ready_tokens=game.ready_tokens.get(seat, 0),
        used_tokens=game.used_tokens.get(seat, 0),
        alliance=game.alliances.get(seat, ()),
        drained=game.drained.get(seat, ()),
        hand_size=len(game.hands.get(seat, ())),
        drawn_size=len(game.drawn.get(seat, ())),
        deck_size=len(game.decks.get(seat, ())),
        seen=game.seen.get(seat, ()),
        relic=game.relics.get(seat, ""),
        relic_used=seat in game.spent_relics,
    )


def area_view(game: Vendetta, holder: Seat, area: Area, viewer: Seat | None) -> AreaView:
    return AreaView(tuple([card_view(game, holder, card, viewer) for card in area.cards]), area.blood)


def card_view(game: Vendetta, holder: Seat, card: Deployed, viewer: Seat | None) -> CardView:
    name = card.card if knows(holder, card, viewer) else ""
    return CardView(name, card.face_up, handle(game, viewer, card.slot), card.public)


def could_be(shown: VendettaView, owner: Seat) -> tuple[str, ...]:
    """What a face-down card of `owner` could be, from what the viewer knows."""
    player = shown.players[owner]
    lying = {card.card for areas in shown.areas.values() for area in areas.values() for card in area.cards}
    return tuple([card for card in CLAN_CARDS.get(player.clan, ()) if card not in lying])


# worlds that look the same


def resample(game: Vendetta, seat: Seat | None, key: str) -> Vendetta:
    """Deal everything `seat` does not know anew; what everybody has seen stays out of the decks."""
    world = game.clone()
    world.dice = Dice(key)
    for owner in world.seats:
        if owner in world.hands and owner not in world.out:
            if owner == seat:
                _reshuffle_own_deck(world, owner)
            else:
                _redeal(world, owner, seat)
    order = _shuffled(world, len(world.ally_deck))
    world.ally_deck = tuple([world.ally_deck[number] for number in order])
    return world


def _shuffled(world: Vendetta, size: int) -> tuple[int, ...]:
    world.dice, order = draw(world.dice, shuffle(size))
    return tuple(order)


def _reshuffle_own_deck(world: Vendetta, owner: Seat) -> None:
    """The order of the own deck is unknown, but for the cards put on the bottom; VEN-SETUP-17."""
    deck = world.decks[owner]
    unknown = len(deck) - world.bottoms[owner]
    order = _shuffled(world, unknown)
    world.decks[owner] = (*[deck[number] for number in order], *deck[unknown:])


def _redeal(world: Vendetta, owner: Seat, viewer: Seat | None) -> None:
    """Another player's hand, drawn cards, deck and unknown face-down cards."""
    hidden = [place for place in hidden_from(world, viewer) if place[2].owner == owner]
    hand, drawn, deck = len(world.hands[owner]), len(world.drawn.get(owner, ())), len(world.decks[owner])
    cards = [*world.hands[owner], *[card.card for _, _, card in hidden]]
    pool = [*cards, *world.drawn.get(owner, ()), *world.decks[owner]]
    seen = [card for card in cards if card in world.seen[owner]]
    outside = hand + len(hidden)
    unseen = [card for card in pool if card not in seen]
    unseen = [unseen[number] for number in _shuffled(world, len(unseen))]
    mixed = [*seen, *unseen[: outside - len(seen)]]
    mixed = [mixed[number] for number in _shuffled(world, outside)]
    rest = unseen[outside - len(seen) :]
    world.hands[owner] = tuple(mixed[:hand])
    for (district, holder, card), name in zip(hidden, mixed[hand:], strict=True):
        world.replace_card(district, holder, replace(card, card=name))
    if owner in world.drawn:
        world.drawn[owner] = tuple(rest[:drawn])
    world.decks[owner] = tuple(rest[drawn : drawn + deck])
