"""Sabbat Wars: two sects, five regions (HER-R-19), tokens that lie face down (HER-R-18); HER-SABBAT."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Protocol

from msgspec.structs import replace

from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.choices import AddToken, DiscardToken, MoveToken, TurnToken
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import Token
from nokturn.games.heritage.theatres.theatre import Theatre, theatre
from nokturn.kernel import Option, Rule, Seat, ask, call, carries_out, chance, pick, procedure, shuffle
from nokturn.kernel.procedures import Procedure

BOARD = BOARDS.sabbat_wars
SECTS = tuple(BOARD.start_tokens_per_region)
REGIONS = tuple(BOARD.regions)


class _Pointed(Protocol):
    """An option that points at a token."""

    @property
    def region(self) -> str: ...
    @property
    def sect(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def up(self) -> bool: ...


@procedure(rule=("HER-SABBAT-01", "HER-SABBAT-02"))
def set_up_sabbat_wars(game: Heritage) -> Rule:
    """A token of each sect in every region, unseen; affiliations dealt openly."""
    game.sects = dict.fromkeys(SECTS, BOARD.tokens_per_sect)
    game.regions = dict.fromkeys(REGIONS, ())
    for region in REGIONS:
        for sect, count in BOARD.start_tokens_per_region.items():
            for _ in range(count):
                yield call(add_token, region, sect)
    dealt = BOARD.affiliations[str(len(game.seats))]
    order = yield chance(shuffle(len(dealt)))
    for seat, number in zip(game.seats, order, strict=True):
        game.affiliations[seat] = dealt[number]
        game.tell("affiliation", player=seat, affiliation=dealt[number])


# what an activation does


@procedure(rule="HER-SABBAT-03")
def update_sabbat_wars(game: Heritage, acting: Acting, update: Update) -> Rule:
    """The action of the archetype, in the vampire's own region; HER-SABBAT-10."""
    yield call(sabbat_action, acting, update.archetype, (update.geography,))


def actions(game: Heritage, archetype: str, regions: Iterable[str]) -> Iterator[Option]:
    """What can be done there: every token that looks different once."""
    for region in regions:
        if archetype == "wealthy":
            if len(game.regions[region]) < BOARD.spaces_per_region:
                yield from [AddToken(region, sect) for sect in SECTS if may_add(game, sect)]
            continue
        for sect, number, up in dict.fromkeys([looks(token) for token in game.regions[region]]):
            if archetype == "martial":
                yield DiscardToken(region, sect, number, up)
            elif archetype == "covert":
                yield TurnToken(region, sect, number, up)
            else:
                yield from [MoveToken(region, sect, number, up, to) for to in REGIONS if to != region]


def looks(token: Token) -> tuple[str, int, bool]:
    """A token as everybody knows it; 0: nobody has seen its number."""
    return token.sect, token.number if token.known else 0, token.up


def may_add(game: Heritage, sect: str) -> bool:
    """HER-SABBAT-08: on the start area, or among the discards that are shuffled back."""
    return bool(game.sects[sect]) or any(token.sect == sect for token in game.sect_discards)


@procedure(rule=("HER-SABBAT-03", "HER-SABBAT-08", "HER-SABBAT-09"))
def sabbat_action(game: Heritage, acting: Acting, archetype: str, regions: tuple[str, ...]) -> Rule:
    """An action without a token to work on, or into a full region, does nothing."""
    if not any(True for _ in actions(game, archetype, regions)):
        return
    chosen = yield ask(
        acting.player,
        "sabbat-action",
        actions(game, archetype, regions),
        rule="HER-SABBAT-03",
        auto=True,
        archetype=archetype,
    )
    yield call(type(chosen), chosen)


def pointed_at(game: Heritage, chosen: _Pointed) -> Token:
    """One token that looks like this; those that look alike are alike to everybody."""
    wanted = (chosen.sect, chosen.number, chosen.up)
    return next(token for token in game.regions[chosen.region] if looks(token) == wanted)


def leave_region(game: Heritage, region: str, token: Token) -> None:
    left = list(game.regions[region])
    left.remove(token)
    game.regions[region] = tuple(left)


@carries_out(DiscardToken)
@procedure(rule=("HER-SABBAT-04", "HER-SABBAT-11"))
def discard_token(game: Heritage, chosen: DiscardToken) -> None:
    """What was face down stays unseen."""
    token = pointed_at(game, chosen)
    leave_region(game, chosen.region, token)
    game.sect_discards = (*game.sect_discards, token)
    game.tell("token-discarded", region=chosen.region, sect=chosen.sect, number=chosen.number)


@carries_out(AddToken)
@procedure(rule="HER-SABBAT-05")
def add_chosen_token(game: Heritage, chosen: AddToken) -> Rule:
    yield call(add_token, chosen.region, chosen.sect)


@procedure(rule=("HER-SABBAT-05", "HER-SABBAT-08"))
def add_token(game: Heritage, region: str, sect: str) -> Rule:
    """A random token, face down and unseen; an empty start area takes its discards back first."""
    if not game.sects[sect]:
        game.sects[sect] = tuple(sorted([token.number for token in game.sect_discards if token.sect == sect]))
        game.sect_discards = tuple([token for token in game.sect_discards if token.sect != sect])
    drawn = yield chance(pick(len(game.sects[sect])))
    left = list(game.sects[sect])
    game.regions[region] = (*game.regions[region], Token(sect, left.pop(drawn)))
    game.sects[sect] = tuple(left)
    game.tell("token-added", region=region, sect=sect)


@carries_out(TurnToken)
@procedure(rule="HER-SABBAT-06")
def turn_token(game: Heritage, chosen: TurnToken) -> None:
    """Up if it lay face down, down if it lay face up: by then everybody knows it."""
    token = pointed_at(game, chosen)
    at = game.regions[chosen.region].index(token)
    turned = replace(token, up=not token.up, known=True)
    game.regions[chosen.region] = (*game.regions[chosen.region][:at], turned, *game.regions[chosen.region][at + 1 :])
    game.tell(
        "token-turned",
        region=chosen.region,
        sect=token.sect,
        number=token.number,
        up=turned.up,
        reveals=not token.known,
    )


@carries_out(MoveToken)
@procedure(rule=("HER-SABBAT-07", "HER-SABBAT-09"))
def move_token(game: Heritage, chosen: MoveToken) -> None:
    """Into a full region it cannot go: it returns to its start area."""
    token = pointed_at(game, chosen)
    leave_region(game, chosen.region, token)
    if len(game.regions[chosen.destination]) < BOARD.spaces_per_region:
        game.regions[chosen.destination] = (*game.regions[chosen.destination], token)
        game.tell("token-moved", region=chosen.region, destination=chosen.destination, sect=token.sect)
    else:
        game.sects[token.sect] = tuple(sorted((*game.sects[token.sect], token.number)))
        game.tell("token-returned", region=chosen.region, destination=chosen.destination, sect=token.sect)


@theatre("sabbat_wars")
class SabbatWars(Theatre):
    updates: ClassVar[Procedure] = update_sabbat_wars
    sets_up: ClassVar[Procedure] = set_up_sabbat_wars

    def changes(self, game: Heritage, acting: Acting, update: Update) -> bool:
        return any(True for _ in actions(game, update.archetype, (update.geography,)))

    def reveal(self, game: Heritage) -> None:
        """HER-SABBAT-12."""
        for region, tokens in tuple(game.regions.items()):
            game.regions[region] = tuple([replace(token, up=True, known=True) for token in tokens])
        for region, sect in self.controls(game).items():
            game.tell("region-resolved", region=region, sect=sect, reveals=True)

    def controls(self, game: Heritage) -> dict[str, str]:
        """HER-SABBAT-12: the sect with the higher sum in each region; equal sums, nobody."""
        found = {}
        for region, tokens in game.regions.items():
            first, second = (sum([token.number for token in tokens if token.sect == sect]) for sect in SECTS)
            found[region] = "" if first == second else SECTS[0] if first > second else SECTS[1]
        return found

    def winner(self, game: Heritage) -> str:
        """HER-SABBAT-13: three regions, or else the Anarchs."""
        held = list(self.controls(game).values())
        return next((sect for sect in SECTS if held.count(sect) >= BOARD.regions_to_win), "anarchs")

    def score(self, game: Heritage, seat: Seat) -> int:
        """HER-SABBAT-14."""
        return BOARD.vp_win if game.affiliations[seat] == self.winner(game) else 0
