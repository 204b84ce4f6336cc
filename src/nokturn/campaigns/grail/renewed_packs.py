"""The pack of a campaign has changed since it was last played: what is new in it, and whether the campaign could go on
with it.

Only how much has changed is said, and of what kind: what changed may still be sealed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from nokturn.campaigns.campaign import News
from nokturn.campaigns.grail.pack_words import pack_at
from nokturn.campaigns.words import said_in
from nokturn.games.grail.game import GAME
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.setup.save_sheet import Resumed, Saved
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.words import LANGUAGES, explain

FOLDER = Path(__file__).parent
KINDS = (
    "chapters", "locations", "passages", "events", "quests", "encounters", "items", "secrets", "skill_sides", "cards",
    "characters", "statuses", "clues", "endings",
)  # fmt: skip


class Change(NamedTuple):
    """Of one kind of things."""

    kind: str
    new: int
    changed: int
    gone: int


def changes(older: Pack, newer: Pack) -> Iterator[Change]:
    """What two versions do not have in common."""
    for kind in KINDS:
        before: Mapping[Any, Any] = getattr(older, kind)
        after: Mapping[Any, Any] = getattr(newer, kind)
        both = before.keys() & after.keys()
        found = Change(
            kind,
            new=len(after.keys() - both),
            changed=sum(before[one] != after[one] for one in both),
            gone=len(before.keys() - both),
        )
        if any(found[1:]):
            yield found


def news_of(sheet: Saved, players: int) -> News | None:
    """None: the newest version is the one that was played with, or there is no other here."""
    try:
        newest = GAME.packs.newest(sheet.pack.id)
    except NokturnError:
        return None
    if newest.hash == sheet.pack.hash:
        return None
    older = pack_at(sheet.pack)
    why = _obstacle(sheet, players, {newest.id: newest.hash})
    lines = {lang: tuple(_lines(older, newest.content, why, lang)) for lang in LANGUAGES}
    return News(lines=lines, packs={newest.id: newest.hash}, possible=why is None)


def _obstacle(sheet: Saved, players: int, packs: Mapping[str, str]) -> NokturnError | None:
    """Why the campaign cannot go on with these packs; None: it can."""
    try:
        GAME.start(players, GAME.options({"pack": sheet.pack.id}), "", handed_down=Resumed(sheet), packs=packs)
    except NokturnError as error:
        return error
    return None


def _lines(older: Pack | None, newer: Pack, why: NokturnError | None, lang: str) -> Iterator[str]:
    versions = {"before": older.version if older is not None else "?", "now": newer.version}
    yield from said_in(FOLDER, lang, "news-pack", {"title": newer.title[lang], **versions})
    for change in changes(older, newer) if older is not None else ():
        kind = change.kind.replace("_", "-")
        yield from said_in(FOLDER, lang, f"news-{kind}", change._asdict())
    if why is not None:
        yield explain(why, lang)
