"""Could rules have led there?  What comes from elsewhere is played again, sitting by sitting.

The seals of a ledger say that nothing was changed by accident or by a clumsy hand; whoever writes all of them anew can
write anything.  Played again, a page shows whether its record leads to the legacy and the state that it claims: a
sticker that no rule could have given is found here.

A page that was played under other rules may lead elsewhere today and be honest all the same.  It cannot be proved, so
it is refused, unless whoever brings it in says that they take it on trust; the book then says so too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nokturn.campaigns.campaign import Campaign, Place
from nokturn.campaigns.ledger import Footing, Ledger, Page, hash_of
from nokturn.campaigns.words import ledger_error
from nokturn.games import game_named
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.options import SEATS
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.records import replay


def prove(campaign: Campaign[Any], ledger: Ledger, *, since: int = 0, on_trust: bool = False) -> list[int]:
    """Play everything after sitting `since` again; what could not be so is a `LedgerError`.

    With `on_trust` sittings that were played under other rules and cannot be proved are allowed, and returned."""
    unproved = [] if since else _beginning(campaign, ledger, on_trust=on_trust)
    for page in ledger.pages[since:]:
        footing = ledger.footing(page.number - 1)
        why = _doubt(campaign, page, footing)
        if why is None:
            continue
        ours = (game_version(page.record.game), campaign.rules_version, campaign.rules_version)
        theirs = (page.record.rules, page.fold, page.offered)
        if theirs == ours:
            raise ledger_error("page-impossible", number=page.number, why=why)
        if not on_trust:
            raise ledger_error("page-other-rules", number=page.number, rules=page.record.rules, ours=ours[0], why=why)
        check_usable(campaign, ledger.footing(page.number), ledger.begun.people, page.company or None)
        unproved.append(page.number)
    return unproved


def _beginning(campaign: Campaign[Any], ledger: Ledger, *, on_trust: bool) -> list[int]:
    begun = ledger.begun
    campaign.check(begun.people, begun.options)
    footing = ledger.footing(0)
    if _begins_so(campaign, ledger):
        return []
    if begun.fold == campaign.rules_version:
        raise ledger_error("beginning-impossible")
    if not on_trust:
        raise ledger_error("beginning-other-rules", rules=begun.fold, ours=campaign.rules_version)
    check_usable(campaign, footing, begun.people)
    return [0]


def _begins_so(campaign: Campaign[Any], ledger: Ledger) -> bool:
    begun = ledger.begun
    try:
        made = campaign.begin(tuple(begun.people), campaign.options(begun.options), begun.key)
        return hash_of(pack(made)) == hash_of(pack(ledger.state(campaign, 0)))
    except Exception:  # a state that the rules stumble over is none of theirs
        return False


def _doubt(campaign: Campaign[Any], page: Page, footing: Footing) -> object | None:
    """Why a page does not lead where it says; None: it does."""
    try:
        company = None if page.company is msgspec.UNSET else tuple(page.company)
        sitting = footing.next(campaign, company)
        if sitting is None:
            return ledger_error("doubt-over")
        game = game_named(sitting.game)
        wanted = [sitting.game, game.options(sitting.options), pack(sitting.handed_down)]
        record = page.record
        handed_down = None if record.handed_down is msgspec.UNSET else pack(unpack(record.handed_down))
        if hash_of(wanted) != hash_of([record.game, game.brings.public(record.options), handed_down]):
            return ledger_error("doubt-sitting")
        position = replay(game, record).position
        if not position.over:
            return ledger_error("doubt-unfinished")
        legacy = game.legacy(position.state)
        if hash_of(pack(legacy)) != hash_of(pack(unpack(page.legacy))):
            return ledger_error("doubt-legacy")
        claimed = Footing(page.number, page.after, page.shape, page.seal).state_of(campaign)
        if hash_of(pack(campaign.after(footing.seated(campaign, company), legacy))) != hash_of(pack(claimed)):
            return ledger_error("doubt-state")
    except Exception as error:  # whatever a forged state makes the rules stumble over: it is no page of theirs
        return error if isinstance(error, NokturnError) else repr(error)
    return None


def check_usable(
    campaign: Campaign[Any], footing: Footing, people: Sequence[str], company: Sequence[Place] | None = None
) -> None:
    """Whether the campaign can go on from there at all, whatever led there: the game of the next sitting looks through
    what is handed down to it."""
    try:
        began = tuple([Place(seat, name) for seat, name in zip(SEATS, people, strict=False)])
        sat = tuple(company or began)
        state = footing.seated(campaign, sat)
        sitting = campaign.next(state)
        if sitting is not None:
            game = game_named(sitting.game)
            options = game.options(sitting.options)
            game.start(len(sat), options, "", handed_down=sitting.handed_down, packs=sitting.packs)
        for seat in (None, "A"):
            campaign.view(state, seat)
    except Exception as error:
        why = error if isinstance(error, NokturnError) else repr(error)
        raise ledger_error("state-unusable", number=footing.number, why=why) from None


def game_version(name: str) -> str:
    """The rules of a game that this program has; empty if it has none of that name."""
    try:
        return game_named(name).rules_version
    except SetupError:
        return ""
