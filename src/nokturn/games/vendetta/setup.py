"""Setting up the table (VEN-SETUP, VEN-LOC, VEN-REL, VEN-TEAM)."""

from __future__ import annotations

from nokturn.games.vendetta.choices import TakeClan, TakeRelic
from nokturn.games.vendetta.content import (
    ALLIES,
    CLAN_CARDS,
    CLANS,
    HAVEN,
    LAYOUTS,
    LOCATIONS,
    RELICS,
    STARTERS,
    TABLES,
    VICTIMS,
    dealt,
)
from nokturn.games.vendetta.state import EMPTY, Vendetta, player_order
from nokturn.kernel import Rule, Seat, ask, call, chance, pick, procedure, shuffle
from nokturn.kernel.chance import Dice, rekey
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Options


def check_table(players: int, options: Options) -> None:
    """VEN-SETUP-01, VEN-TEAM-01; variants may be combined freely; VEN-LOC-03."""
    legal = TABLES.players.teams if options["teams"] else TABLES.players.solo
    if players not in legal:
        possible = ", ".join(map(str, legal))
        raise SetupError.because("players-with-options", players=players, possible=possible).under("VEN-SETUP-01")


def new_state(seats: tuple[Seat, ...], options: Options, key: str) -> Vendetta:
    """Boxes open, nothing laid out yet.

    VEN-SETUP-03, VEN-SETUP-04, VEN-SETUP-08, VEN-TEAM-02, VEN-TEAM-03, VEN-3P-03."""
    districts = LAYOUTS[len(seats)]
    seating = TABLES.team_seating[str(len(seats))] if options["teams"] else ()
    return Vendetta(
        dice=Dice(key),
        veil=rekey(key, "veil"),
        seats=seats,
        districts=districts,
        teams=dict(zip(seats, seating, strict=False)),
        use_locations=bool(options["locations"]),
        use_relics=bool(options["relics"]),
        use_expansions=bool(options.get("expansions")),
        ambition=seats[0],
        areas={district: dict.fromkeys(seats, EMPTY) for district in districts},
    )


@procedure(rule=("VEN-SETUP-02", "VEN-TEAM-02"))
def set_up(game: Vendetta) -> Rule:
    """First player, then the board, then clans (and relics), then everybody's start."""
    first = yield chance(pick(len(game.seats)))
    game.ambition = game.seats[first]
    game.tell("first-player", player=game.ambition)
    if game.use_locations:
        yield call(lay_out_locations)
    if game.use_relics:
        yield call(lay_out_relics)
    yield call(choose_clans)
    if game.use_relics:
        yield call(choose_relics)
    yield call(shuffle_common_decks)
    for seat in game.seats:
        yield call(start_of, seat)


@procedure(rule=("VEN-LOC-01", "VEN-HAVEN-05"))
def lay_out_locations(game: Vendetta) -> Rule:
    """A random location on every district but the Haven."""
    locations = dealt(LOCATIONS, expansions=game.use_expansions)
    order = yield chance(shuffle(len(locations)))
    cards = [locations[number] for number in order]
    for district, location in zip(game.districts, cards, strict=False):
        if district != HAVEN:
            game.locations[district] = location
            game.tell("location", district=district, location=location)


@procedure(rule="VEN-REL-01")
def lay_out_relics(game: Vendetta) -> Rule:
    """One relic more than players to choose from."""
    relics = dealt(RELICS, expansions=game.use_expansions)
    order = yield chance(shuffle(len(relics)))
    count = len(game.seats) + TABLES.setup.extra_relics_on_offer
    game.relic_offer = tuple([relics[number] for number in order[:count]])
    game.tell("relic-offer", relics=game.relic_offer)


@procedure(rule=("VEN-SETUP-05", "VEN-SETUP-06"))
def choose_clans(game: Vendetta) -> Rule:
    """One sheet more than players is laid out; the ambition holder chooses first, then clockwise."""
    order = yield chance(shuffle(len(CLANS)))
    count = len(game.seats) + TABLES.setup.extra_clans_on_offer
    game.clan_offer = tuple([tuple(CLANS)[number] for number in order[:count]])
    game.tell("clan-offer", clans=game.clan_offer)
    for seat in player_order(game):
        choice = yield ask(seat, "clan", [TakeClan(clan) for clan in game.clan_offer], rule="VEN-SETUP-06")
        game.clans[seat] = choice.clan
        game.clan_offer = tuple([clan for clan in game.clan_offer if clan != choice.clan])
        game.tell("takes-clan", player=seat, clan=choice.clan)
    game.clan_offer = ()


@procedure(rule="VEN-REL-02")
def choose_relics(game: Vendetta) -> Rule:
    """Counter-clockwise from the right of the ambition holder, who chooses last."""
    for seat in (*player_order(game)[:0:-1], game.ambition):
        choice = yield ask(seat, "relic", [TakeRelic(relic) for relic in game.relic_offer], rule="VEN-REL-02")
        game.relics[seat] = choice.relic
        game.relic_offer = tuple([relic for relic in game.relic_offer if relic != choice.relic])
        game.tell("takes-relic", player=seat, relic=choice.relic)
    game.relic_offer = ()


@procedure(rule=("VEN-SETUP-09", "VEN-SETUP-10"))
def shuffle_common_decks(game: Vendetta) -> Rule:
    """Victims lie open in any order; allies face down, shuffled."""
    game.victim_deck = tuple(VICTIMS)
    allies = dealt(ALLIES, expansions=game.use_expansions)
    order = yield chance(shuffle(len(allies)))
    game.ally_deck = tuple([allies[number] for number in order])


@procedure(rule=("VEN-SETUP-07", "VEN-SETUP-11", "VEN-SETUP-12", "VEN-SETUP-13", "VEN-SETUP-14"))
def start_of(game: Vendetta, seat: Seat) -> Rule:
    """Starters in hand, the other clan cards shuffled, blood and influence, one victim."""
    clan = game.clans[seat]
    starters = STARTERS[clan]
    cards = dealt(CLAN_CARDS[clan], expansions=game.use_expansions)
    rest = tuple([card for card in cards if card not in starters])
    order = yield chance(shuffle(len(rest)))
    game.hands[seat] = starters
    game.seen[seat] = starters
    game.decks[seat] = tuple([rest[number] for number in order])
    game.bottoms[seat] = 0
    game.blood[seat] = TABLES.setup.blood
    game.influence[seat] = TABLES.setup.influence
    game.ready_tokens[seat] = game.used_tokens[seat] = 0
    victims = TABLES.setup.victims
    game.alliances[seat], game.victim_deck = game.victim_deck[:victims], game.victim_deck[victims:]
    game.drained[seat] = ()
