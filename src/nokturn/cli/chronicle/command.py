"""`nokturn chronicle`: campaigns in the terminal, kept on a shelf in the folder of saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from cyclopts import App

from nokturn.books import form_of
from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import Hand, Ledger, begin
from nokturn.campaigns.saves import restored, saves
from nokturn.campaigns.shelf import SHORT, Shelf
from nokturn.campaigns.sittings import kept_record
from nokturn.cli.chronicle.keyboard import Keyboard, show_state, title_in, told, tonight
from nokturn.cli.leave import command_name, saves_folder
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language, seated, seated_again
from nokturn.cli.session import FOLDER
from nokturn.cli.table_options import Chosen, typed_value
from nokturn.games import game_named
from nokturn.kernel.asks import Option
from nokturn.kernel.chance import new_key
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.kernel.game import Options
from nokturn.kernel.words import Words, explain

P = ParamSpec("P")
app = App(name="chronicle", result_action="return_value")


def in_words(command: Callable[P, None]) -> Callable[P, None]:
    """Whatever goes wrong is said in the language that was asked for."""

    @wraps(command)
    def run(*args: P.args, **given: P.kwargs) -> None:
        try:
            command(*args, **given)
        except NokturnError as error:
            raise SetupError(explain(error, language(given.get("lang")))) from None  # type: ignore[arg-type]

    return run


def shelf() -> Shelf:
    return Shelf(saves_folder() / "chronicles")


@app.command
@in_words
def new(
    campaign: str = "heritage",
    /,
    *,
    seats: str = "me,bot",
    option: Chosen = None,
    bot: str = "clever",
    seed: str | None = None,
    lang: str | None = None,
) -> None:
    """Begin a campaign; its first sitting is then yours to play.

    Parameters
    ----------
    campaign:
        Which campaign; `heritage` is the chronicle of Heritage, 21 chapters for 2 to 4 players, `grail` a campaign of
        Grail for 1 to 4.
    seats:
        Who plays, clockwise: me, me:Name, bot or bot:level.
    option:
        What you agree on for the whole campaign, KEY=VALUE; may be given several times.
    bot:
        How well the bots play: random or clever.
    seed:
        A word from which follows whatever chance decides about the campaign.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen = language(lang), Screen()
    rules = campaign_named(campaign)
    known = {one.key: one for one in rules.table_options}
    options: Options = {}
    for entry in option or ():
        key, _, text = (part.strip() for part in entry.partition("="))
        options[key] = typed_value(known[key], text) if key in known else text
    chairs = seated(seats, bot, _any_words(speaks))
    ledger = begin(rules, [chair.name for chair in chairs], options, seed or new_key())
    shelf().put(ledger)
    screen.say(told(speaks, "chronicle-begun", campaign=title_in(ledger, speaks), names=", ".join(ledger.begun.people)))
    screen.command(f"{command_name()} chronicle play {ledger.id[:SHORT]}")


@app.command
@in_words
def play(
    named: str = "",
    /,
    *,
    seats: str | None = None,
    bot: str = "clever",
    go_on: bool = False,
    new_pack: bool = False,
    seed: str | None = None,
    lessons: bool = True,
    lang: str | None = None,
) -> None:
    """Play the next sitting, or go on with the one that was left; every answer is kept at once.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`; not needed if there is only one.
    seats:
        Who plays tonight, if not the same as at the beginning: somebody else, or a bot for whoever is away.
    bot:
        How well the bots play: random or clever.
    go_on:
        If the rules have changed since the sitting was begun: go on from the last step that still fits.
    new_pack:
        If the pack of the campaign has changed since the last sitting: go on with the new version.
    seed:
        A word from which all chance of the sitting follows.
    lessons:
        Explain in the first sitting what somebody is asked for the first time, in games that have words for it.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen, place = language(lang), Screen(), shelf()
    ledger = place.load(_found(place, named, speaks))
    there = [one.name for one in ledger.places]
    chairs = seated(seats, bot, _any_words(speaks), there) if seats else seated_again(tonight(place, ledger), bot)
    keyboard = Keyboard(place, chairs, speaks, screen)
    plea: Option | None = None
    while True:
        after = keyboard.play(ledger, seed or new_key(), plea, go_on=go_on, newest=new_pack, lessons=lessons)
        if after is None:
            return
        ledger, seed = after, None
        plea = keyboard.second_chance(ledger)
        if plea is None:
            break
    if ledger.footing().next(campaign_named(ledger.begun.campaign)) is None:
        screen.say(told(speaks, "chronicle-over"))
    else:
        screen.say(told(speaks, "chronicle-next"))
        screen.command(f"{command_name()} chronicle play {ledger.id[:SHORT]}")


@app.command
@in_words
def show(named: str = "", /, *, sitting: int | None = None, seat: str = "A", lang: str | None = None) -> None:
    """The book of a campaign: what was played, who played, and how it stands.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`; not needed if there is only one.
    sitting:
        As it stood after that sitting; 0 is the beginning.
    seat:
        Through whose eyes: A, B …
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen, place = language(lang), Screen(), shelf()
    ledger = place.load(_found(place, named, speaks))
    screen.say(*_lines(ledger, speaks))
    for page in ledger.pages:
        key = "chronicle-page-trust" if page.number in ledger.on_trust else "chronicle-page"
        hands = ", ".join(_hand(hand, ledger, speaks) for hand in page.hands)
        screen.say(told(speaks, key, number=page.number, day=page.ended[:10], hands=hands))
    seats = [one.seat for one in ledger.places]
    if seat not in seats:
        raise SetupError.because("no-seat", option=seat, seats=", ".join(seats))
    show_state(ledger, speaks, screen, seat, sitting)


@app.command(name="saves")
@in_words
def saves_(named: str = "", /, *, lang: str | None = None) -> None:
    """The named saves of a campaign; `save NAME` makes one while a sitting is played.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`; not needed if there is only one.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen, place = language(lang), Screen(), shelf()
    mark = _found(place, named, speaks)
    found = saves(place, mark)
    for save in found:
        facts = {"name": save.name, "at": save.at[:16].replace("T", " "), "number": save.sitting, "steps": save.steps}
        screen.say(told(speaks, "chronicle-save", **facts))
    if not found:
        screen.say(told(speaks, "chronicle-no-saves"))


@app.command
@in_words
def restore(named: str, name: str, /, *, lang: str | None = None) -> None:
    """Take a named save up: a campaign of its own that goes on exactly there; everything else stays as it is.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`.
    name:
        What the save is called.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen, place = language(lang), Screen(), shelf()
    ledger = restored(place, _found(place, named, speaks), name)
    screen.say(told(speaks, "chronicle-restored", name=name, number=ledger.played + 1))
    screen.command(f"{command_name()} chronicle play {ledger.id[:SHORT]}")


@app.command(name="list")
@in_words
def list_(*, lang: str | None = None) -> None:
    """The campaigns that are on the shelf.

    Parameters
    ----------
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen = language(lang), Screen()
    found = list(shelf().listed())
    for listed in found:
        if listed.ledger is not None:
            screen.say(*_lines(listed.ledger, speaks))
        elif listed.fault is not None:
            screen.say(f"{listed.id[:SHORT]}  {explain(listed.fault, speaks)}")
    if not found:
        screen.say(told(speaks, "chronicle-none"))


@app.command
@in_words
def export(named: str, file: Path, /, *, lang: str | None = None) -> None:
    """Write a campaign into one file, to keep or to hand over; an old file stays if anything goes wrong.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`.
    file:
        Where to.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, place = language(lang), shelf()
    ledger = place.export(_found(place, named, speaks), file)
    Screen().say(told(speaks, "chronicle-exported", file=str(file), played=ledger.played))


@app.command
@in_words
def book(named: str, file: Path, /, *, title: str = "", lang: str | None = None) -> None:
    """Write a campaign as a book to read (.html), to print (.pdf) or as a poster (.svg); at its end and at any time.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`.
    file:
        Where to; its ending says as what.
    title:
        What stands on the cover; otherwise what the campaign is called.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, place = language(lang), shelf()
    ledger = place.load(_found(place, named, speaks))
    form = form_of(ledger.begun.campaign, file.suffix.removeprefix("."))
    now = kept_record(place, ledger) if form.tells_now else None
    write_whole(file, form.bound(ledger, title or title_in(ledger, speaks), speaks, now))
    Screen().say(told(speaks, "chronicle-bound", file=str(file)))


@app.command(name="import")
@in_words
def import_(file: Path, /, *, on_trust: bool = False, as_fork: bool = False, lang: str | None = None) -> None:
    """Take a campaign in from a file: a new one, or one that was played further elsewhere.

    Parameters
    ----------
    file:
        What `export` has written, here or elsewhere.
    on_trust:
        Also sittings that were played under other rules and cannot be proved; the book will say so.
    as_fork:
        Where a sitting was played here and elsewhere: as a campaign of its own.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen = language(lang), Screen()
    ledger = shelf().take_in(file, on_trust=on_trust, as_fork=as_fork)
    screen.say(told(speaks, "chronicle-imported", campaign=title_in(ledger, speaks), played=ledger.played))
    screen.command(f"{command_name()} chronicle show {ledger.id[:SHORT]}")


@app.command
@in_words
def fork(named: str, sitting: int, /, *, lang: str | None = None) -> None:
    """What if everything after a sitting had gone otherwise: a campaign of its own, and marked as one.

    Parameters
    ----------
    named:
        The beginning of the campaign's name in `list`.
    sitting:
        The last sitting that both share; 0 is the beginning.
    lang:
        pl or en; otherwise the language of your system.
    """
    speaks, screen, place = language(lang), Screen(), shelf()
    ledger = place.fork(_found(place, named, speaks), sitting)
    screen.say(told(speaks, "chronicle-forked", number=sitting))
    screen.command(f"{command_name()} chronicle play {ledger.id[:SHORT]}")


def _any_words(lang: str) -> Words:
    """Words of the terminal, where no game is being played yet."""
    return Words(game_named("vendetta"), lang, also=(FOLDER,))


def _found(place: Shelf, named: str, lang: str) -> str:
    """The campaign that is meant; where there is none at all, how to begin one."""
    if not place.ids():
        raise SetupError(told(lang, "chronicle-none"))
    return place.find(named)


def _lines(ledger: Ledger, lang: str) -> list[str]:
    """A campaign in a list; a what-if says so."""
    people = ", ".join(ledger.begun.people)
    facts = {"mark": ledger.id[:SHORT], "campaign": title_in(ledger, lang), "names": people, "played": ledger.played}
    lines = [told(lang, "chronicle-line", **facts)]
    if ledger.fork is not None:
        lines.append("  " + told(lang, "chronicle-fork", of=ledger.fork.of[:SHORT], number=ledger.fork.sitting))
    return lines


def _hand(hand: Hand, ledger: Ledger, lang: str) -> str:
    """Who played a seat, and for whom."""
    owner = next((place.name for place in ledger.places if place.seat == hand.seat), hand.seat)
    if hand.bot:
        return told(lang, "chronicle-hand-bot", owner=owner, level=hand.bot)
    return hand.name if hand.name == owner else told(lang, "chronicle-hand-other", name=hand.name, owner=owner)
