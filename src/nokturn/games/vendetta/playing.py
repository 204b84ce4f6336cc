"""Playing a card: facing, cost, and what follows at once (VEN-PLAN-04 to -07, VEN-KEY-04, VEN-R-18)."""

from __future__ import annotations

from collections.abc import Callable

from nokturn.games.vendetta.choices import PlayCard
from nokturn.games.vendetta.content import LOCATIONS, TABLES
from nokturn.games.vendetta.diablerie import without
from nokturn.games.vendetta.hooks import Hook
from nokturn.games.vendetta.reactions import COST, CardPlayed
from nokturn.games.vendetta.resources import Source, spend, spendable
from nokturn.games.vendetta.state import Deployed, Vendetta, standing_amount
from nokturn.kernel import Refused, Rule, Seat, call, procedure
from nokturn.kernel.happenings import happen

watches = Hook[Callable[[Vendetta, Seat, Seat], bool]](
    "makes opponents play face down in its district, and sees those cards: whom", "game, seat, player"
)


def cost_of(game: Vendetta, player: Seat, district: str, face_up: bool) -> int:
    """Modifiers add up, never below 0, and no clan plays for free; VEN-PLAN-04, VEN-PLAN-05, VEN-R-29, VEN-R-51."""
    if face_up:
        cost = TABLES.planning.face_up_cost
    else:
        cost = TABLES.planning.face_down_cost + standing_amount(game, player, district, "face-down-cost")
    return max(0, cost + standing_amount(game, player, district, "cost"))


def watchers(game: Vendetta, player: Seat, district: str) -> tuple[tuple[Seat, str], ...]:
    """Players with a card that watches (Eyes in the Dark), and that card: they force opponents to play face down and
    may look at those cards, but never do so to the partner; VEN-TEAM-11, VEN-TEAM-13, VEN-R-29."""
    return tuple(
        [
            (seat, deployed.card)
            for seat, area in game.areas[district].items()
            if area.cards and seat != player
            for deployed in area.cards
            if deployed.card in watches
            and game.working(district, seat, deployed.card)
            and watches[deployed.card](game, seat, player)
        ]
    )


def play_options(game: Vendetta, player: Seat) -> list[PlayCard | Refused]:
    """Every card of the hand, everywhere, both ways; what is forbidden says why; VEN-PLAN-03."""
    options: list[PlayCard | Refused] = []
    for district in game.districts:
        for face_up in (True, False):
            here = [PlayCard(card, district, face_up) for card in game.hands[player]]
            reason = why_not(game, player, district, face_up)
            options += here if reason is None else [Refused(option, *reason) for option in here]
    return options


def why_not(
    game: Vendetta, player: Seat, district: str, face_up: bool
) -> tuple[str, tuple[tuple[str, int | str], ...]] | None:
    """The rule against playing here in this way, if there is one; "cannot" beats "must"; VEN-CONF-07."""
    location = game.locations.get(district, "")
    lit = bool(location) and not LOCATIONS[location].face_down
    if lit and not face_up:
        return "VEN-LOC-02", (("location", location),)
    if face_up and not lit and (watching := watchers(game, player, district)):
        return "VEN-CONF-01", (("card", watching[0][1]),)
    cost = cost_of(game, player, district, face_up)
    if cost > spendable(game, player):
        rule = "VEN-RSRC-04" if face_up else "VEN-PLAN-07"
        return rule, (("cost", cost), ("blood", game.blood[player]))
    return None


def put_down(game: Vendetta, player: Seat, card: str, district: str, face_up: bool) -> int:
    """From the hand into the own area; it is deployed at once; VEN-PLAN-12, VEN-PLAN-14."""
    game.hands[player] = without(game.hands[player], card)
    known = () if face_up else tuple([seat for seat, _ in watchers(game, player, district)])
    return deploy(game, player, player, card, district, face_up, known)


def deploy(
    game: Vendetta,
    player: Seat,
    owner: Seat,
    card: str,
    district: str,
    face_up: bool,
    known: tuple[Seat, ...] = (),
    by_effect: bool = False,
) -> int:
    """Put a card into `player`'s area and return its slot.

    Played by an effect, even a card everybody has seen before tells where it was until now."""
    game.slots += 1
    deployed = Deployed(card, owner, game.slots, face_up, known)
    game.lay(district, player, (deployed,))
    if face_up:
        unseen = card not in game.seen[owner]
        game.show(deployed)
        game.tell("plays-face-up", player=player, card=card, district=district, reveals=unseen or by_effect)
    else:
        game.tell("plays-face-down", player=player, district=district, privy=(player, *known), secret={"card": card})
    return game.slots


@procedure(rule=("VEN-PLAN-05", "VEN-PLAN-06", "VEN-PLAN-07", "VEN-PLAN-13"))
def pay_and_trigger(game: Vendetta, player: Seat, slot: int) -> Rule:
    """Pay for the card just put down, then let everybody react to it.

    The card lies there before it is paid for: frames keep its number and not its name, so nothing
    hidden rests in them.  What it says itself has no say in its own cost (`reactions.py`)."""
    found = game.find(slot)
    if found is None:
        return
    district, _, card = found
    face_up = card.face_up
    cost = cost_of(game, player, district, face_up)
    if cost:
        yield call(spend, player, cost, Source(COST, player, slot, district))
    if player not in game.out:
        yield call(happen, CardPlayed(player=player, district=district, slot=slot, face_up=face_up))


@procedure(rule=("VEN-R-18", "VEN-R-13", "VEN-PLAN-20"))
def play_by_effect(game: Vendetta, player: Seat, owner: Seat, card: str, district: str) -> Rule:
    """A card played in Resolution: face up and free, without blood or tokens, but it counts as played."""
    slot = deploy(game, player, owner, card, district, True, by_effect=True)
    yield call(happen, CardPlayed(player=player, district=district, slot=slot, face_up=True))
