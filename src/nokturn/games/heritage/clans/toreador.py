"""Toreador: invitations, and recruits out of the deck; HER-TOR."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.bloodline.line import awake, is_ancilla, is_awake, is_bound_to_others
from nokturn.games.heritage.bloodline.tokens import put
from nokturn.games.heritage.effects.ops import op, resolve
from nokturn.games.heritage.printed.effects import Effect, Effects
from nokturn.games.heritage.recruiting.recruit import join_bloodline
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Invite, InviteNobody, Pick, Target
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option, Rule, Seat, ask, ask_confirm, call, chance, procedure, shuffle

GIFT = 2
"""Potency of the host when the guest has accepted; HER-TOR-03."""


def guests(game: Heritage, host: Seat) -> list[Option]:
    """Whom to invite, and who will resolve first."""
    return [*[Invite(seat, first) for seat in game.others(host) for first in (False, True)], InviteNobody()]


@op("invitation")
@procedure(rule=("HER-TOR-01", "HER-TOR-02", "HER-TOR-03", "HER-TOR-04"))
def invitation(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Invite one opponent or nobody; a guest who accepts resolves the effects too, in the order announced.  There is no
    recruit among them; HER-TOR-06."""
    asked = yield ask(acting.player, "invite", guests(game, acting.player), rule="HER-TOR-01", source=acting.source)
    accepted = False
    if isinstance(asked, Invite):
        game.tell("invites", player=acting.player, target=asked.target, guest_first=asked.guest_first)
        accepted = yield ask_confirm(
            asked.target, "invited", rule="HER-TOR-02", target=acting.player, source=acting.source
        )
        game.tell("accepts" if accepted else "declines", player=asked.target, target=acting.player)
    if accepted and asked.guest_first:
        yield call(be_a_guest, asked.target, effect.effects, acting.source)
    yield call(resolve, effect.effects, Acting(acting.player, acting.vampire, source=acting.source))
    if accepted and not asked.guest_first:
        yield call(be_a_guest, asked.target, effect.effects, acting.source)
    if accepted:
        put(game, acting.vampire, "potency", GIFT)


@procedure(rule="HER-TOR-02")
def be_a_guest(game: Heritage, guest: Seat, effects: Effects, source: str) -> Rule:
    """The guest's clan leader acts, or another vampire of the guest's choice if the leader is torpid."""
    vampire = game.tops[guest]
    if not is_awake(game, vampire):
        chosen = yield ask(
            guest,
            "guest-vampire",
            [Target(one) for one in awake(game, guest)],
            rule="HER-TOR-02",
            auto=True,
            source=source,
        )
        vampire = chosen.vampire
    yield call(resolve, effects, Acting(guest, vampire, source=source))


def to_be_found(game: Heritage, acting: Acting, effect: Effect) -> list[str]:
    """Characters of the deck that may be recruited, by name: where they lie tells nobody anything."""
    return sorted(
        [
            card
            for card in game.deck
            if not is_bound_to_others(game, acting.player, card)
            and not (effect.only == "non_ancilla" and is_ancilla(game, card))
        ]
    )


def can_search(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return not game.recruited and bool(to_be_found(game, acting, effect))


@op("recruit_from_deck", can=can_search)
@procedure(rule="HER-TOR-05")
def recruit_from_deck(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Search the deck, recruit whoever pleases, and shuffle it."""
    found = yield ask(
        acting.player,
        "search-deck",
        [Pick(card) for card in to_be_found(game, acting, effect)],
        rule="HER-TOR-05",
        source=acting.source,
    )
    card = found.character
    left = [one for one in game.deck if one != card]
    order = yield chance(shuffle(len(left)))
    game.deck = tuple([left[number] for number in order])
    game.arriving = card
    game.tell("finds-in-deck", player=acting.player, character=card, reveals=True)
    yield call(join_bloodline, acting.player, card)
    return replace(acting, recruited=card, that=card)
