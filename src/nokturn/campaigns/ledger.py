"""The ledger of a campaign: how it began, and a page for every sitting that was played.  It only grows.

    state 0 ──sitting 1──▶ state 1 ──sitting 2──▶ state 2 …

A page keeps the record of its game, the hash of the state it began from, what the game has left behind and the state
that came of it, as they were.  So the exact state after any sitting is read, not reckoned, and a change of rules leaves
what was played as it was played.  The seal of a page covers the seal of the one before: nothing can be taken out, put
in or changed in the middle unnoticed.  Whether rules could have led there at all is another question: `proof.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import groupby
from typing import Any, TypeVar
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from nokturn.campaigns.campaign import LONGEST_NAME, Campaign, Company, Place, Sitting, check_name
from nokturn.campaigns.words import ledger_error, setup_error
from nokturn.games import game_named
from nokturn.kernel.asks import Seat
from nokturn.kernel.game import SEATS, OptionValue
from nokturn.kernel.plain import Leaf, check_plain, is_line, pack, unpack
from nokturn.kernel.position import Position
from nokturn.kernel.records import Journal, Record, read_record, sealed
from nokturn.kernel.snapshots import digest

L = TypeVar("L", bound=Leaf)


class Begun(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a campaign began."""

    campaign: str
    fold: str
    """Version of the campaign's rules that made the state."""
    shape: int
    people: list[str]
    """Who was to play, seat by seat."""
    options: dict[str, OptionValue]
    key: str
    state: Any
    """Before the first sitting, packed."""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many answers in a row that one player gave at a seat: a person, or a bot of a level."""

    seat: Seat
    name: str
    bot: str
    answers: int


class Page(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sitting that was played."""

    number: int
    before: str
    """Hash of the state it began from."""
    offered: str
    """Version of the campaign's rules that said what to play."""
    record: Record
    legacy: Any
    """What the game has left behind, packed."""
    after: Any
    """The state that came of it, packed."""
    fold: str
    """Version of the campaign's rules that made it."""
    shape: int
    hands: list[Hand]
    """Who played, place by place."""
    company: list[Place] | msgspec.UnsetType = msgspec.UNSET
    """Who sat down, seat by seat of the game; unset: those it began with."""
    ended: str
    """When, in UTC (ISO 8601)."""
    seal: str = ""
    """Hash of all this and of the seal before."""


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of which campaign this one is a what-if, and after which of its sittings they part."""

    of: str
    sitting: int


class Ledger(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole campaign."""

    id: str
    begun: Begun
    fork: Fork | None = None
    on_trust: list[int] = []
    """Sittings that came from elsewhere, were played under other rules and could not be proved; 0 is the beginning."""
    pages: list[Page] = []

    @property
    def played(self) -> int:
        """How many sittings."""
        return len(self.pages)

    @property
    def places(self) -> Company:
        """Every place there ever was, by the name its holder had last."""
        found = dict(zip(SEATS, self.begun.people, strict=False))
        found |= {place.seat: place.name for page in self.pages for place in page.company or ()}
        return tuple([Place(seat, found[seat]) for seat in sorted(found)])

    @property
    def present(self) -> tuple[Seat, ...]:
        """The places that sat down last, or began."""
        sat = next((page.company for page in reversed(self.pages) if page.company), None)
        return tuple([place.seat for place in sat]) if sat else tuple(SEATS[: len(self.begun.people)])

    def company_of(self, names: Iterable[str]) -> Company:
        """Whose places these people sit down at: everybody's own, by their names; whoever is new gets one of their
        own."""
        known = {place.name: place.seat for place in self.places}
        free = (seat for seat in SEATS if seat not in known.values())
        found: dict[str, Place] = {}
        for name in names:
            seat = known.get(name) or next(free, "")
            if not seat or name in found:
                raise setup_error("no-place", name=name, places=len(SEATS))
            found[name] = Place(seat, name)
        return tuple(found.values())

    @property
    def root(self) -> str:
        """The seal of the beginning; forks share it."""
        return hash_of(self.begun)

    def footing(self, sitting: int | None = None) -> Footing:
        """What the sitting after `sitting` (after the last one) stands on."""
        number = self.played if sitting is None else sitting
        if not 0 <= number <= self.played:
            raise ledger_error("no-such-sitting", number=number, played=self.played)
        if number == 0:
            return Footing(0, self.begun.state, self.begun.shape, self.root)
        page = self.pages[number - 1]
        return Footing(number, page.after, page.shape, page.seal)

    def state(self, campaign: Campaign[L], sitting: int | None = None) -> L:
        """The exact state after a sitting (the last one; 0: before the first)."""
        return self.footing(sitting).state_of(campaign)

    def with_page(self, page: Page) -> Ledger:
        """The ledger with one more page; one that does not follow is a `LedgerError`."""
        check_page(page, self.footing())
        return replace(self, pages=[*self.pages, page])


class Footing(msgspec.Struct, frozen=True):
    """Where a campaign stands: all that the next page has to know of those before it."""

    number: int
    """Sittings played."""
    state: Any
    """Packed, in the shape of then."""
    shape: int
    seal: str

    def state_of(self, campaign: Campaign[L]) -> L:
        """The state in the shape of today."""
        if self.shape > campaign.shape:
            raise ledger_error("shape-newer", campaign=campaign.name, found=self.shape, read=campaign.shape)
        packed = self.state if self.shape == campaign.shape else campaign.renewed(self.state, self.shape)
        state: L = unpack(packed)
        return state

    def seated(self, campaign: Campaign[L], company: Company | None) -> L:
        """The state as this company sits down; None: those it began with."""
        state = self.state_of(campaign)
        if company is None or not campaign.comings:
            return state
        campaign.check_count(len(company))
        return campaign.seated(state, company)

    def next(self, campaign: Campaign[Any], company: Company | None = None) -> Sitting | None:
        return campaign.next(self.seated(campaign, company))


def hash_of(value: Any) -> str:
    """A hash of plain, packed or written-down data: equal content, equal hash."""
    return blake2b(msgspec.json.encode(value, order="deterministic"), digest_size=16).hexdigest()


# beginning


def begin(
    campaign: Campaign[Any], people: Iterable[str], chosen: Mapping[str, OptionValue], key: str, *, id: str = ""
) -> Ledger:
    """A new campaign; what cannot be one is a `SetupError`."""
    names = tuple(people)
    options = campaign.options(chosen)
    campaign.check(names, options)
    state = campaign.begin(names, options, key)
    check_plain(state, "The state of a campaign")
    begun = Begun(
        campaign=campaign.name,
        fold=campaign.rules_version,
        shape=campaign.shape,
        people=list(names),
        options=options,
        key=key,
        state=pack(state),
    )
    return Ledger(id=id or uuid4().hex, begun=begun)


def forked(ledger: Ledger, sitting: int, *, id: str = "") -> Ledger:
    """What if everything after `sitting` had gone otherwise: a campaign of its own, and marked as one."""
    ledger.footing(sitting)
    trusted = [number for number in ledger.on_trust if number <= sitting]
    return replace(
        ledger,
        id=id or uuid4().hex,
        fork=Fork(ledger.id, sitting),
        pages=ledger.pages[:sitting],
        on_trust=trusted,
    )


# playing


def start(campaign: Campaign[Any], ledger: Ledger, names: list[str], key: str, *, newest: bool = False) -> Journal[Any]:
    """The game of the next sitting, at its first question; with the `newest` packs, whatever it was played with."""
    if not campaign.comings and len(names) != len(ledger.begun.people):
        raise setup_error("other-count", found=len(names), began=len(ledger.begun.people))
    for name in names:
        check_name(name)
    sitting = ledger.footing().next(campaign, ledger.company_of(names) if campaign.comings else None)
    if sitting is None:
        raise setup_error("campaign-over", campaign=campaign.name)
    packs = {} if newest else sitting.packs
    return Journal.new(game_named(sitting.game), names, sitting.options, key, sitting.handed_down, packs)


def write_page(
    campaign: Campaign[Any],
    footing: Footing,
    record: Record,
    position: Position[Any],
    *,
    hands: list[Hand],
    ended: str,
    offered: str,
    company: Company | None = None,
) -> Page:
    """The page of a finished game: its legacy is folded into the state.

    `company` is who sat down to it, in a campaign in which people come and go."""
    number = footing.number + 1
    if not position.over:
        raise ledger_error("sitting-not-over", number=number)
    game = game_named(record.game)
    legacy = game.legacy(position.state)
    check_plain(legacy, "What a game leaves behind")
    state = campaign.after(footing.seated(campaign, company), legacy)
    check_plain(state, "The state of a campaign")
    whole = replace(record, digest=digest(game, position), check="")
    page = Page(
        number=number,
        before=hash_of(footing.state),
        offered=offered,
        record=read_record(sealed(whole)),
        legacy=pack(legacy),
        after=pack(state),
        fold=campaign.rules_version,
        shape=campaign.shape,
        hands=hands,
        company=list(company) if company is not None and campaign.comings else msgspec.UNSET,
        ended=ended,
    )
    return replace(page, seal=seal_of(page, footing.seal))


def hands_of(answers: Iterable[tuple[Seat, str, str]], company: Company | None = None) -> list[Hand]:
    """Who played, place by place, from (seat, name, level of the bot) of every answer that counts."""
    places = dict(zip(SEATS, [place.seat for place in company or ()], strict=False))
    by_seat = sorted(answers, key=lambda answer: answer[0])
    runs = [(*player, len(list(run))) for player, run in groupby(by_seat)]
    return [Hand(places.get(seat, seat), name, bot, answers) for seat, name, bot, answers in runs]


# checking


def seal_of(page: Page, before: str) -> str:
    """What the seal of a page has to be if `before` is that of the page before it."""
    return hash_of([before, replace(page, seal="")])


def check_page(page: Page, footing: Footing) -> None:
    """Whether a page follows from where the campaign stands; if not, a `LedgerError` says what is wrong and where."""
    wanted = footing.number + 1
    if page.number < wanted:
        raise ledger_error("page-twice", number=page.number)
    if page.number > wanted:
        raise ledger_error("page-missing", number=wanted, found=page.number)
    if page.before != hash_of(footing.state):
        raise ledger_error("page-elsewhere", number=page.number)
    if page.seal != seal_of(page, footing.seal):
        raise ledger_error("page-changed", number=page.number)


def check_chain(ledger: Ledger) -> None:
    """Every page follows from the one before; the first that does not is a `LedgerError`."""
    footing = replace(ledger, pages=[]).footing()
    for page in ledger.pages:
        check_page(page, footing)
        sat = ledger.begun.people if page.company is msgspec.UNSET else page.company
        if len(page.record.players) != len(sat):
            raise ledger_error("page-count", number=page.number, found=len(page.record.players), began=len(sat))
        _check_players(page)
        footing = Footing(page.number, page.after, page.shape, page.seal)


def _check_players(page: Page) -> None:
    """Whoever stands in the book sat at one of its places, under a name that can be read, or under none."""
    seats = [place.seat for place in page.company or ()] or [*SEATS[: len(page.record.players)]]
    strangers = [hand.seat for hand in page.hands if hand.seat not in seats]
    named = [*page.record.players, *[hand.bot or hand.name for hand in page.hands]]
    strangers += [name for name in named if name and not is_line(name, LONGEST_NAME)]
    if strangers:
        raise ledger_error("page-players", number=page.number, found=ascii(strangers[0]))
