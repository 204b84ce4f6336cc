"""A campaign of Grail: one sitting lasts from one Day to another, to a defeat or to an ending.

What the game hands on is its save sheet; the campaign only knows whose Characters they are, and whether there is
anything left to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from nokturn.campaigns.campaign import Campaign, Closed, Company, News, Sitting
from nokturn.campaigns.grail.pack_words import content_of
from nokturn.campaigns.grail.renewed_packs import news_of
from nokturn.campaigns.grail.sheet import SaveSheet, save_sheet
from nokturn.campaigns.grail.sheet_lines import sheet_lines
from nokturn.games.grail.game import GAME
from nokturn.games.grail.setup.save_sheet import Resumed, Saved
from nokturn.games.grail.state.choices import InvokeGrace
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.game import SEATS, Options
from nokturn.kernel.options import OptionValue, TableOption
from nokturn.kernel.plain import Leaf

OF_A_SINGLE_GAME = ("tutorial", "sittings")
"""Options of the game that are none of a campaign: the tutorial leaves nothing behind, and one may always stop."""


class Companion(Leaf, frozen=True):
    """Somebody who has ever sat down, and whom they played last."""

    place: Seat
    name: str
    hero: str = ""
    sittings: int = 0


class Journey(Leaf, frozen=True, kw_only=True):
    """What is known between two sittings."""

    options: tuple[tuple[str, OptionValue], ...]
    companions: tuple[Companion, ...]
    present: tuple[Seat, ...]
    """The places that sit down, seat by seat."""
    sheet: Saved | None = None
    over: bool = False
    """Won, or lost for good."""


class GrailCampaign(Campaign[Journey]):
    name: ClassVar[str] = "grail"
    game: ClassVar[str] = "grail"
    counts: ClassVar[tuple[int, ...]] = GAME.counts
    comings: ClassVar[bool] = True
    view_type: ClassVar[type[msgspec.Struct]] = SaveSheet
    table_options: ClassVar[tuple[TableOption, ...]] = tuple(
        [option for option in GAME.table_options if option.key not in OF_A_SINGLE_GAME]
    )

    def check(self, people: Sequence[str], options: Options) -> None:
        super().check(people, options)
        GAME.check_table(len(people), GAME.options(options))
        GAME.packs.newest(str(options["pack"]))

    def begin(self, people: tuple[str, ...], options: Options, key: str) -> Journey:
        companions = tuple([Companion(place, name) for place, name in zip(SEATS, people, strict=False)])
        present = tuple([one.place for one in companions])
        return Journey(options=tuple(sorted(options.items())), companions=companions, present=present)

    def seated(self, state: Journey, company: Company) -> Journey:
        """GRAIL-PLAYERS-01."""
        known = {one.place: one for one in state.companions}
        for place in company:
            known[place.seat] = replace(known.get(place.seat, Companion(place.seat, "")), name=place.name)
        return replace(state, companions=tuple(known.values()), present=tuple([place.seat for place in company]))

    def next(self, state: Journey) -> Sitting | None:
        """The next Day; after a defeat it begins with the question of the Grace; GRAIL-SAVE-04, GRAIL-GRACE-01."""
        if state.over:
            return None
        options: dict[str, OptionValue] = {**dict(state.options), "sittings": True}
        if state.sheet is None:
            return Sitting(game="grail", options=options)
        heroes = {one.place: one.hero for one in state.companions}
        cast = [(seat, heroes[place]) for seat, place in zip(SEATS, state.present, strict=False) if heroes[place]]
        packs = {state.sheet.pack.id: state.sheet.pack.hash}
        return Sitting(game="grail", options=options, handed_down=Resumed(state.sheet, tuple(cast)), packs=packs)

    def after(self, state: Journey, legacy: Any) -> Journey:
        assert isinstance(legacy, Saved)
        played = {hero.seat: hero.id for _, hero in legacy.of("heroes")}
        sat = {place: played.get(seat, "") for seat, place in zip(SEATS, state.present, strict=False)}
        companions = [
            replace(one, hero=sat[one.place], sittings=one.sittings + 1) if one.place in sat else one
            for one in state.companions
        ]
        return replace(state, companions=tuple(companions), sheet=legacy, over=self._over(state.sheet, legacy))

    def _over(self, before: Saved | None, now: Saved) -> bool:
        """Won; lost where there is no Grace; or the group was asked about it and declined: then no Day has passed.
        GRAIL-GRACE-01, GRAIL-CHALLENGE-09."""
        if not now.of("defeat"):
            return bool(now.of("ending"))
        declined = before is not None and bool(before.of("defeat")) and before.of("day") == now.of("day")
        return declined or "grace" in now.of("handicaps")

    def news(self, state: Journey) -> News | None:
        return None if state.sheet is None or state.over else news_of(state.sheet, len(state.present))

    def second_chance(self, state: Journey) -> Option | None:
        """GRAIL-GRACE-01."""
        lost = state.sheet is not None and bool(state.sheet.of("defeat"))
        return InvokeGrace() if lost and not state.over else None

    def view(self, state: Journey, seat: Seat | None) -> msgspec.Struct:
        """All sit on one side: what one knows, all know."""
        if seat is None:
            return Closed()
        players = {one.hero: one.name for one in state.companions if one.hero}
        pack = content_of(state.sheet, str(dict(state.options)["pack"]))
        return save_sheet(state.sheet, pack, players, over=state.over)

    def told(self, state: Journey, seat: Seat | None, lang: str, names: Mapping[Seat, str]) -> list[str]:
        seen = self.view(state, seat)
        return sheet_lines(seen, lang) if isinstance(seen, SaveSheet) else []


CAMPAIGN = GrailCampaign()
