"""A campaign between two sittings: the save sheet as plain data; GRAIL-SAVE."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.setup.characters import POOL, START, cards_of
from nokturn.games.grail.setup.pack_migration import migrate
from nokturn.games.grail.state.conservation import faults
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Leaf, Seat, State
from nokturn.kernel.errors import SaveError
from nokturn.kernel.packs.pack import PackRef

_OF_THE_SITTING = (
    *State.__struct_fields__, "seats", "pack", "fray", "reading", "sitting_over", "several_sittings",
    "watching", "cast",
)  # fmt: skip
"""Who sits there, with what dice, and how the sitting ended: no part of the campaign."""
KEPT = tuple([field for field in Grail.__struct_fields__ if field not in _OF_THE_SITTING])


class Saved(Leaf, frozen=True, kw_only=True):
    """All of the campaign but what its pack contains, field by field; GRAIL-SAVE-02, GRAIL-SAVE-03."""

    pack: PackRef
    fields: tuple[tuple[str, Any], ...]

    def of(self, field: str) -> Any:
        return dict(self.fields)[field]


class Resumed(Leaf, frozen=True):
    """What a sitting is handed down: the sheet, and who of those who sit down played whom."""

    sheet: Saved
    cast: tuple[tuple[Seat, str], ...] = ()


def saved(state: Grail) -> Saved:
    """What is written down when a sitting is over."""
    fields = {field: getattr(state, field) for field in KEPT} | {"heroes": _with_their_cards(state)}
    return Saved(pack=state.pack.ref, fields=tuple([(field, _plain(value)) for field, value in fields.items()]))


def _with_their_cards(state: Grail) -> dict[str, Hero]:
    """A defeat may end a sitting in the middle of an Encounter: its cards go back to the decks they came from."""
    if not (state.defeat or state.ending):
        return state.heroes
    return {name: _gathered(state, hero) for name, hero in state.heroes.items()}


def _gathered(state: Grail, hero: Hero) -> Hero:
    for kind in ("combat", "diplomacy"):
        deck: tuple[str, ...] = getattr(hero, f"{kind}_deck")
        piles = {*deck, *getattr(hero, f"{kind}_pool"), *getattr(hero, f"{kind}_aside")}
        faced = [card for card in cards_of(state, hero.colour, kind, (*START, *POOL)) if card not in piles]
        if faced:
            hero = replace(hero, **{f"{kind}_deck": (*deck, *faced)})
    return hero


def _plain(value: Any) -> Any:
    """Mappings as pairs, in their order."""
    return tuple(value.items()) if isinstance(value, dict) else value


def restore_saved(state: Grail, handed_down: Any, find: Callable[[PackRef], Campaign] | None = None) -> None:
    """Exactly what was written down; GRAIL-SAVE-04.

    If this table plays another version of the pack, the campaign goes on with that one; `find` is where the older one
    is found.  What is no sheet, could not be one, or has no place in the other version is a `SaveError`."""
    sheet = handed_down.sheet if isinstance(handed_down, Resumed) else handed_down
    if not isinstance(sheet, Saved) or sheet.pack.id != state.pack.id or {one for one, _ in sheet.fields} != set(KEPT):
        raise SaveError.because("other-kind", found=type(sheet).__name__, why=f"pack {state.pack.id}")
    for field, value in sheet.fields:
        setattr(state, field, _as_before(getattr(state, field), field, value))
    state.several_sittings = True
    if isinstance(handed_down, Resumed):
        state.cast = handed_down.cast
    if sheet.pack.hash != state.pack.hash and find is not None:
        migrate(state, find(sheet.pack))
    state.heroes = _with_their_cards(state)
    _check(state)


def _as_before(now: Any, field: str, value: Any) -> Any:
    """A value that fits its field."""
    kind = tuple if isinstance(now, dict) else type(now)
    if type(value) is not kind:
        raise SaveError.because("other-kind", found="Saved", why=f"{field}: {type(value).__name__}")
    return dict(value) if isinstance(now, dict) else value


def _check(state: Grail) -> None:
    """Whatever could not be on any table is no sheet of ours; GRAIL-SAVE-04."""
    state.finished = bool(state.defeat or state.ending)
    try:
        wrong = faults(state)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        wrong = [repr(error)]
    state.finished = False
    if wrong:
        raise SaveError.because("other-kind", found="Saved", why="; ".join(wrong))
