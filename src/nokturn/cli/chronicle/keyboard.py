"""Sittings of a campaign at this keyboard, one after the other."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import Ledger
from nokturn.campaigns.saves import save_as
from nokturn.campaigns.shelf import SHORT, Shelf
from nokturn.campaigns.sittings import SittingJournal, finish, kept_record, open_sitting
from nokturn.campaigns.words import title_of
from nokturn.cli.chronicle.session import SittingSession
from nokturn.cli.screen import Screen
from nokturn.cli.seating import Chair
from nokturn.cli.session import FOLDER
from nokturn.cli.typed import yes_or_no
from nokturn.games import game_named
from nokturn.kernel.asks import Option
from nokturn.kernel.game import SEATS
from nokturn.kernel.words import Words, kernel_says


def told(lang: str, key: str, **facts: Any) -> str:
    return kernel_says(lang, key, facts, FOLDER)


class Keyboard:
    """The people at this keyboard, and the sittings they play one after the other."""

    def __init__(self, place: Shelf, chairs: list[Chair], lang: str, screen: Screen) -> None:
        self.place, self.chairs, self.lang, self.screen = place, chairs, lang, screen
        self.people = [seat for seat, chair in zip(SEATS, chairs, strict=False) if not chair.level]

    def play(
        self, ledger: Ledger, key: str, plea: Option | None, *, go_on: bool, newest: bool, lessons: bool
    ) -> Ledger | None:
        """The next sitting, which begins with `plea` if there is one; None: somebody has left before its end."""
        newest = newest or (kept_record(self.place, ledger) is None and self.renews(ledger))
        playing = dict(zip(SEATS, self.chairs, strict=False))
        journal = open_sitting(
            self.place,
            ledger,
            [chair.name for chair in self.chairs],
            key,
            lambda seat: _player(playing[seat]),
            go_on=go_on,
            newest=newest,
        )
        self.screen.say(
            told(self.lang, "chronicle-sitting", campaign=title_in(ledger, self.lang), number=ledger.played + 1)
        )
        if plea is not None:
            _begin_with(journal, plea, self.people)
        session = SittingSession(
            journal,
            self.chairs,
            self.lang,
            self.screen,
            ledger.id[:SHORT],
            name_it=lambda name: save_as(self.place, ledger, journal, name, _now()),
            lessons=lessons and not ledger.played,
        )
        if not journal.position.over:
            session.run()
        if not journal.position.over:
            return None
        after = ledger.with_page(finish(self.place, ledger, journal, _now()))
        self.screen.say("", told(self.lang, "chronicle-written", number=after.played))
        show_state(after, self.lang, self.screen, self.people[0] if len(self.people) == 1 else "A", None)
        return after

    def renews(self, ledger: Ledger) -> bool:
        """The packs of the campaign have changed: what is different in them, and whether it goes on with that."""
        rules = campaign_named(ledger.begun.campaign)
        news = rules.news(ledger.state(rules))
        if news is None:
            return False
        self.screen.say(*news.lines[self.lang])
        if not news.possible or not self.people:
            self.screen.say(told(self.lang, "chronicle-old-pack"))
            return False
        self.screen.say(told(self.lang, "chronicle-new-pack"))
        try:
            return yes_or_no(self.screen.ask()) is True
        except (EOFError, KeyboardInterrupt):
            return False

    def second_chance(self, ledger: Ledger) -> Option | None:
        """After a defeat: what the people ask for, if they wish and may; a single key goes on with it."""
        rules = campaign_named(ledger.begun.campaign)
        plea = rules.second_chance(ledger.state(rules))
        if plea is None or not self.people:
            return None
        words = Words(game_named(rules.game), self.lang, also=(FOLDER,))
        self.screen.say("", words.say("chronicle-again", [("answer", words.option(plea))]))
        try:
            answer = self.screen.ask()
        except (EOFError, KeyboardInterrupt):
            return None
        return plea if not answer or yes_or_no(answer) else None


def _begin_with(journal: SittingJournal, plea: Option, people: list[str]) -> None:
    """Everybody here gives this answer wherever it is asked for first."""
    asks = [ask for ask in journal.position.asks() if ask.seat in people and plea in ask.options]
    while asks:
        journal.answer(asks[0].seat, plea)
        asks = [ask for ask in journal.position.asks() if ask.seat in people and plea in ask.options]


def tonight(place: Shelf, ledger: Ledger) -> list[str]:
    """Those who play the sitting that was left; else those who sat down last, which need not be everybody who ever
    did."""
    kept = kept_record(place, ledger)
    if kept is not None:
        return kept.players
    names = {place.seat: place.name for place in ledger.places}
    return [names[seat] for seat in ledger.present]


def show_state(ledger: Ledger, lang: str, screen: Screen, seat: str, sitting: int | None) -> None:
    rules = campaign_named(ledger.begun.campaign)
    names = {place.seat: place.name for place in ledger.places}
    screen.say(*rules.told(ledger.state(rules, sitting), seat, lang, names))


def _player(chair: Chair) -> tuple[str, str]:
    return ("", chair.level) if chair.level else (chair.name, "")


def title_in(ledger: Ledger, lang: str) -> str:
    return title_of(campaign_named(ledger.begun.campaign).folder, lang, ledger.begun.campaign)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
