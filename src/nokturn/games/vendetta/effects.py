"""What cards do, in a few words that most of them share.

A card that resolves in a step has a procedure of its own (`resolves`), or its entry says it all (`effect`).
"""

from __future__ import annotations

from collections.abc import Collection

from nokturn.games.vendetta.choices import ThisCard
from nokturn.games.vendetta.content import ALLIANCE, CARDS, RELICS
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.relics import has_relic
from nokturn.games.vendetta.resources import Source, gain_blood, lose, steal, supply_blood
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order
from nokturn.kernel import Rule, Seat, ask_confirm, call, procedure
from nokturn.kernel.procedures import Procedure

resolves = Hook[Procedure]("resolves in the step its `when` says: W-REV-POST, W-PREP or W-AFTER")


def source_of(deployed: Deployed, holder: Seat, district: str) -> Source:
    """A deployed card as the source of an effect that begins now; it acts for the player in whose area it lies;
    VEN-RES-06, VEN-R-53."""
    return Source(deployed.card, holder, deployed.slot, district)


def sources(
    game: Vendetta, cards: Collection[str], districts: tuple[str, ...], seats: tuple[Seat, ...] | None = None
) -> tuple[Source, ...]:
    """Those of the cards that have a say in these districts, for these players (all, unless told), in player order.

    A clan card has it where it lies face up, a location on its district, an undrained ally for its alliance,
    an unused relic for its holder; VEN-CARD-08, VEN-LOC-02, VEN-REL-03, VEN-CONF-02."""
    found = lying(game, cards, districts, seats)
    for card in cards:
        if card in CARDS:
            continue
        if card in ALLIANCE:
            holders = game.seats if seats is None else seats
            found += [Source(card, seat, -1, districts[0]) for seat in holders if card in game.alliances[seat]]
        elif card in RELICS:
            holders = tuple(game.relics) if seats is None else seats
            found += [Source(card, seat, -1, districts[0]) for seat in holders if has_relic(game, seat, card)]
        elif card in game.locations.values():
            everybody = player_order(game) if seats is None else seats
            found += [
                Source(card, seat, -1, d) for seat in everybody for d in districts if game.locations.get(d) == card
            ]
    if len(found) > 1:
        order, listed = player_order(game), list(cards)
        found.sort(key=lambda source: (order.index(source.by), listed.index(source.card)))
    return tuple(found)


def lying(
    game: Vendetta, cards: Collection[str], districts: tuple[str, ...], seats: tuple[Seat, ...] | None
) -> list[Source]:
    """Those clan cards that lie face up in these districts and may have their effect; VEN-CARD-08."""
    return [
        source_of(deployed, seat, district)
        for district in districts
        for seat, area in game.areas[district].items()
        if area.cards and (seat in seats if seats is not None else seat not in game.out)
        for deployed in area.cards
        if deployed.face_up and deployed.card in cards and deployed.card not in game.fight.staked
    ]


def in_force(game: Vendetta, source: Source) -> bool:
    """Has the card still its say, where it had it when `sources` found it?"""
    return source in sources(game, (source.card,), (source.district,), (source.by,))


# whom it hits


def rivals(game: Vendetta, district: str, player: Seat) -> tuple[Seat, ...]:
    """Opponents with a card or blood in the district, in player order; VEN-KEY-02, VEN-RES-08."""
    return tuple([seat for seat in game.present(district) if seat != player])


def face_up_cards_of_others(game: Vendetta, district: str, player: Seat) -> tuple[ThisCard, ...]:
    """Face-up cards in rivals' areas, as options."""
    return tuple(
        [
            ThisCard(card.card, seat)
            for seat in game.present(district)
            if seat != player
            for card in game.area(district, seat).cards
            if card.face_up
        ]
    )


@procedure(rule=("VEN-TEAM-04", "VEN-KEY-03"))
def choose_targets(game: Vendetta, source: Source, targets: tuple[Seat, ...]) -> Rule:
    """In team mode the controller decides, for this effect, whether the partner is included; VEN-R-34."""
    partner = game.partner(source.by)
    if partner in targets:
        included = yield ask_confirm(
            source.by, "include-partner", rule="VEN-TEAM-04", partner=partner, card=source.card
        )
        if not included:
            return tuple([seat for seat in targets if seat != partner])
    return targets


@procedure(rule=("VEN-KEY-02", "VEN-KEY-03", "VEN-R-10"))
def rivals_of(game: Vendetta, source: Source) -> Rule:
    """The rivals an effect of this card hits, settled when it starts."""
    targets = yield call(choose_targets, source, rivals(game, source.district, source.by))
    return targets


# what it does to them


@procedure(rule=("VEN-RES-08", "VEN-DIAB-15", "VEN-R-08"))
def hit(game: Vendetta, verb: str, targets: tuple[Seat, ...], amount: int, source: Source) -> Rule:
    """One after another, each Frenzy finished before the next; over if the controller drops out."""
    for target in targets:
        if source.by in game.out:
            return
        yield call(lose if verb == "lose" else steal, target, amount, source)


@procedure()
def each_rival_loses(game: Vendetta, source: Source, amount: int) -> Rule:
    """Each rival loses blood."""
    targets = yield call(rivals_of, source)
    yield call(hit, "lose", targets, amount, source)


@procedure()
def steal_from_each_rival(game: Vendetta, source: Source, amount: int) -> Rule:
    """Steal blood from each rival."""
    targets = yield call(rivals_of, source)
    yield call(hit, "steal", targets, amount, source)


def draw_victims(game: Vendetta, player: Seat, count: int, cause: str) -> int:
    """Victims from the common deck into the alliance, as many as there are; VEN-RES-REWARD-08."""
    drawn = game.victim_deck[:count]
    game.victim_deck = game.victim_deck[count:]
    game.alliances[player] = (*game.alliances[player], *drawn)
    for victim in drawn:
        game.tell("gains-victim", player=player, ally=victim, cause=cause)
    return len(drawn)


def draw_cards(game: Vendetta, player: Seat, count: int) -> None:
    """Cards from the top of the own clan deck into the hand; an empty deck gives none; VEN-R-28."""
    drawn = game.decks[player][:count]
    game.decks[player] = game.decks[player][count:]
    game.bottoms[player] = min(game.bottoms[player], len(game.decks[player]))
    game.hands[player] = (*game.hands[player], *drawn)
    if drawn:
        game.tell(
            "draws-cards", player=player, count=len(drawn), privy=(player,), secret={"cards": drawn}, reveals=True
        )


@procedure(rule="VEN-RES-PREP-04")
def carry_out(game: Vendetta, effect: tuple[tuple[str, int], ...], source: Source) -> Rule:
    """Effects that are plain data; what cannot be done is ignored; VEN-CONF-05, VEN-CONF-06."""
    player = source.by
    for verb, amount in effect:
        if verb == "gain":
            gain_blood(game, player, amount, cause=source.card)
        elif verb == "gain-for-each-in-alliance":
            gain_blood(game, player, amount * len(game.alliances[player]), cause=source.card)
        elif verb == "victims":
            draw_victims(game, player, amount, cause=source.card)
        elif verb == "draw":
            draw_cards(game, player, amount)
        elif verb == "blood-here":
            supply_blood(game, player, source.district, amount, cause=source.card)
        elif verb == "steal-from-each-rival":
            yield call(steal_from_each_rival, source, amount)
        elif verb == "steal-from-each-opponent":
            targets = yield call(choose_targets, source, game.others(player))
            yield call(hit, "steal", targets, amount, source)


@procedure(rule=("VEN-RES-PREP-01", "VEN-CARD-07"))
def resolve_card(game: Vendetta, source: Source) -> Rule:
    """One card has its effect, completely."""
    game.tell("resolves", player=source.by, card=source.card, district=source.district)
    if source.card in resolves:
        yield call(resolves[source.card], source)
    else:
        yield call(carry_out, tuple(CARDS[source.card].effect.items()), source)
