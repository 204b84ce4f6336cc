"""What every campaign promises, whatever it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.campaigns.nights import ENDED, nights, play_out
from tests.conformance.reliquary.campaign import CAMPAIGN as THREE_NIGHTS

from nokturn.campaigns import CAMPAIGNS, campaign_named, files
from nokturn.campaigns.campaign import Campaign, Closed
from nokturn.campaigns.ledger import Ledger, begin, hands_of, hash_of, start, write_page
from nokturn.campaigns.words import title_of
from nokturn.games import game_named
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.words import LANGUAGES

__all__ = ["nights"]
EVERY_CAMPAIGN: tuple[Campaign[Any], ...] = (*[campaign_named(name) for name in CAMPAIGNS], THREE_NIGHTS)
SITTINGS = 2
"""So many are played here; a whole campaign can take an evening."""

pytestmark = [
    pytest.mark.usefixtures("nights"),
    pytest.mark.parametrize("campaign", EVERY_CAMPAIGN, ids=lambda campaign: campaign.name),
]


def new(campaign: Campaign[Any], count: int) -> Ledger:
    return begin(campaign, [f"Player {seat}" for seat in SEATS[:count]], {}, f"key of {count}")


def sittings(campaign: Campaign[Any], count: int) -> Iterator[Ledger]:
    """The campaign before and after each of its first sittings, played by chance."""
    ledger = new(campaign, count)
    yield ledger
    while ledger.played < SITTINGS and ledger.footing().next(campaign) is not None:
        names, seed = ledger.begun.people, f"{campaign.name} {count} {ledger.played}"
        journal = play_out(start(campaign, ledger, names, seed), seed)
        players = dict(zip(SEATS, names, strict=False))
        page = write_page(
            campaign,
            ledger.footing(),
            journal.record,
            journal.position,
            hands=hands_of([(seat, players[seat], "") for seat, _ in journal.record.steps]),
            ended=ENDED,
            offered=campaign.rules_version,
        )
        ledger = ledger.with_page(page)
        yield ledger


def test_it_begins_with_every_number_of_players_it_is_for_and_with_no_other(campaign):
    for count in range(1, len(SEATS) + 1):
        if count in campaign.counts:
            assert new(campaign, count).played == 0
        else:
            with pytest.raises(SetupError):
                new(campaign, count)


def test_the_same_beginning_is_the_same_campaign(campaign):
    count = campaign.counts[0]
    one, other = new(campaign, count), new(campaign, count)
    assert (one.root, one.id != other.id) == (other.root, True)


def test_it_is_folded_saved_and_proved_after_every_sitting(campaign):
    for count in campaign.counts:
        for ledger in sittings(campaign, count):
            again = files.read(files.written(ledger), "the file")
            assert again == ledger
            assert files.taken_in(campaign, None, again).on_trust == []
            state = ledger.state(campaign)
            assert unpack(pack(state)) == state
            assert hash_of(pack(state)) == hash_of(ledger.footing().state)
        assert ledger.played > 0


def test_what_is_played_next_is_a_table_of_a_game_there_is(campaign):
    for ledger in sittings(campaign, campaign.counts[-1]):
        sitting = ledger.footing().next(campaign)
        if sitting is not None:
            game = game_named(sitting.game)
            game.check_table(len(ledger.begun.people), game.options(sitting.options))
            pack(sitting.handed_down)


def test_whoever_has_no_place_in_it_sees_nothing(campaign):
    for ledger in sittings(campaign, campaign.counts[0]):
        assert campaign.view(ledger.state(campaign), None) == Closed()
        for seat in SEATS[: len(ledger.begun.people)]:
            msgspec.json.encode(campaign.view(ledger.state(campaign), seat))


def test_it_is_called_something_and_tells_the_same_in_both_languages(campaign):
    told: dict[str, int] = {}
    for lang in LANGUAGES:
        assert title_of(campaign.folder, lang, "") != ""
        for ledger in sittings(campaign, campaign.counts[0]):
            names = dict(zip(SEATS, ledger.begun.people, strict=False))
            told[lang] = len(campaign.told(ledger.state(campaign), "A", lang, names))
    assert len(set(told.values())) == 1
