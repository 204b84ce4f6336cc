"""What can be typed besides an answer.  Every command has its English and its Polish name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from nokturn.cli.leave import Leave
from nokturn.cli.menu import Given, read, refusals, why_nothing
from nokturn.cli.rules import rule_line
from nokturn.cli.seating import seated_again
from nokturn.cli.typed import NO, named_like, tokens, whole_number, yes_or_no
from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.finder.concordance import fold
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.records import load
from nokturn.kernel.rules import Rulebook, RuleText
from nokturn.kernel.words import LANGUAGES, explain
from nokturn.players import bot_for

if TYPE_CHECKING:
    from nokturn.cli.question import Question
    from nokturn.cli.session import Session

Takes = Callable[[str], bool]


def nothing(rest: str) -> bool:
    return not rest


def anything(rest: str) -> bool:
    return True


def a_number(rest: str) -> bool:
    return not rest or whole_number(rest) is not None


HAND = ("hand", "reka")
"""After `orders`: pass where the hand has nothing to use."""


def off(rest: str) -> bool:
    return not rest or tokens(rest)[0] in ("off", "precz") or fold(rest) in HAND


def a_language(rest: str) -> bool:
    return rest in LANGUAGES


class Command(NamedTuple):
    does: Callable[[Question, str], None]
    takes: Takes


def run_command(question: Question, text: str) -> bool:
    """Carry out a typed command; False if it is none."""
    name, _, rest = text.partition(" ")
    command = COMMANDS.get(fold(name))
    rest = rest.strip()
    if command is None or not command.takes(rest):
        return False
    try:
        command.does(question, rest)
    except NokturnError as error:
        question.session.screen.say(explain(error, question.session.lang))
    return True


# asking


def why(question: Question, rest: str) -> None:
    """`why`: the rule behind the question; `why …`: the rules against something."""
    session, ask, words = question.session, question.ask, question.session.words
    if not rest:
        session.screen.say(words.say("why-asked"), f"[{ask.rule}] {words.game.rulebook.text(ask.rule, words.lang)}")
        return
    reasons = refusals(rest, ask, session.vocabulary, words)
    allowed = session.vocabulary.fitting(rest, ask.options)
    rule = words.game.rulebook.rules.get(rest.upper())
    if rule is not None:
        session.screen.say(f"[{rule.id}] {rule.text(words.lang)}")
    elif reasons:
        session.screen.say(*reasons)
    elif allowed:
        session.screen.say(*[session.say("why-allowed", option=words.option(option)) for option in allowed[:3]])
    else:
        session.screen.say(*why_nothing(ask, words), session.say("why-nothing", text=rest))


def rules(question: Question, rest: str) -> None:
    session, words = question.session, question.session.words
    if not rest:
        session.screen.say(words.say("rules-how"))
        return
    book = words.game.rulebook
    terms = book.glossary(rest)
    for term in terms:
        name, about = (term.pl, term.about_pl) if words.lang == "pl" else (term.en, term.about_en)
        session.screen.say(f"{name.capitalize()}: {about} [{term.rule}]")
    found = of_chapter(book, rest) or book.search(rest, words.lang, limit=8)
    session.screen.say(*[rule_line(rule, words.lang) for rule in found])
    if not found and not terms:
        session.screen.say(session.say("rules-none", words=rest))


def of_chapter(book: Rulebook, title: str) -> list[RuleText]:
    """Everything in a chapter that is called by its name; the rules of a place seldom repeat what it is called."""
    named = {chapter.id for chapter in book.chapters.values() if fold(title) in (fold(chapter.en), fold(chapter.pl))}
    return [rule for rule in book.rules.values() if rule.chapter in named]


def card(question: Question, rest: str) -> None:
    session = question.session
    if not rest:
        held = session.game.tongue.held(session.journal.position.state, question.ask.seat)
        session.screen.say(*[question.about(thing) for thing in held], session.words.say("card-how"))
        return
    things = tuple(dict.fromkeys((*session.game.printed.things(), *question.opened)))
    found = named_like(rest, session.vocabulary.readers, things)
    if found:
        said = [text for thing in found[:8] if (text := question.about(thing))]
        session.screen.say(*said)
        if not said:  # a place or a word has a name and nothing printed on it: the rulebook says what it is
            rules(question, rest)
        return
    elsewhere = session.game.printed.search(rest)
    for printed in elsewhere[:8]:
        session.screen.say(session.game.printed.about(printed.id, session.words) or printed.text[session.lang])
    if not elsewhere:
        session.screen.say(session.say("card-none", words=rest))


def hint(question: Question, rest: str) -> None:
    """What a clever bot would do in this seat, knowing what this seat knows."""
    session, ask = question.session, question.ask
    adviser = bot_for(session.game, "clever", session.journal.record.key)
    answer = adviser.answer(session.view(ask.seat), ask, session.journal.lines(ask.seat))
    session.screen.say(session.say("hint", name=session.words.say("hint-bot"), answer=session.answer_words(answer)))


# looking


def board(question: Question, rest: str) -> None:
    session = question.session
    session.screen.say(*session.game.tongue.board(session.journal.position.state, question.ask.seat, session.words))


def log(question: Question, rest: str) -> None:
    session = question.session
    lines = session.game.tongue.story(session.journal.lines(question.ask.seat))
    shown = lines[-max(1, whole_number(rest) or 15) :]
    session.screen.say(*[session.words.line(line) for line in shown] or [session.words.say("log-empty")])


def speak(question: Question, rest: str) -> None:
    """`lang pl`: the same question in the other language."""
    question.session.speak(rest)
    question.said_anew()


def help_(question: Question, rest: str) -> None:
    question.session.screen.say(*question.session.words.say("help").splitlines())


def back(question: Question, rest: str) -> None:
    question.widen()
    question.show()


# the record


def undo(question: Question, rest: str) -> None:
    """Bots never mind; other people's moves stay, but for those of people who play together here.  What went without
    saying is no move to take back."""
    session = question.session
    seat = session.last_mover() or question.ask.seat
    refusal = session.journal.undo(seat, consenting=tuple(session.bots))
    while refusal is None and any(map(session.goes_by_itself, session.journal.position.asks())):
        refusal = session.journal.undo(seat, consenting=tuple(session.bots))
    if refusal is not None:
        session.screen.say(session.words.refusal(refusal))
        return
    for viewer in session.told:
        session.told[viewer] = min(session.told[viewer], len(session.journal.lines(viewer)))
    again = session.journal.position.ask_for(seat)
    applying = session.order_for(again) if again is not None else None
    if applying is not None:
        session.orders.withdraw(seat, applying.prompt, applying.source, applying.when)
    session.screen.say(session.words.say("undone"))


def save(question: Question, rest: str) -> None:
    session = question.session
    if not rest:
        session.screen.say(session.words.say("save-how"))
        return
    path = Path(rest).expanduser()
    if path.exists():
        session.screen.say(session.say("file-exists", file=str(path)))
        if not yes_or_no(session.screen.ask()):
            session.screen.say(session.words.say("not-saved"))
            return
    session.save(path)


def load_(question: Question, rest: str) -> None:
    """Go on with a saved game; the one being played stays as it is if that fails."""
    session = question.session
    if not rest:
        session.screen.say(session.words.say("load-how"))
        return
    path = Path(rest).expanduser()
    journal = load(session.game, path)
    session.sit_down(journal, seated_again(journal.record.players, session.level))
    session.loaded(path)


def quit_(question: Question, rest: str) -> None:
    """Leave: save where the player says, or where it is found again."""
    session = question.session
    session.screen.say(session.say(session.leaving, file=str(session.autosave)))
    answer = session.screen.ask()
    refused = fold(answer) in NO
    if fold(answer) in ("back", "wstecz") or (refused and session.keeps_itself):
        question.show()
        return
    if refused:
        session.screen.say(session.words.say("left-unsaved"))
    else:
        session.save(Path(answer).expanduser() if answer else session.autosave)
    raise Leave


# standing orders


ALWAYS = ("always", "zawsze")


def order(question: Question, rest: str) -> None:
    """Give this answer now and whenever the question comes again: about the same card if it is about one, or always."""
    session, ask = question.session, question.ask
    word, _, more = rest.partition(" ")
    always = fold(word) in ALWAYS
    rest = more if always else rest
    meant = read(rest, ask, question.lines, session.vocabulary, session.words) if rest else None
    if not isinstance(meant, Given) or ask.check(meant.answer) is not None:
        session.screen.say(session.words.say("order-how"))
        return
    source = "" if always else dict(ask.args).get("source", "")
    text = session.answer_words(meant.answer)
    session.order_texts[ask.seat, ask.prompt, source] = session.words.prompt(ask)
    session.screen.say(session.say("order-given-source" if source else "order-given", answer=text, source=source))
    session.orders.give(
        ask.seat, StandingOrder(ask.prompt, meant.answer, source, when=session.game.manners.at_stake(ask))
    )
    session.give(ask, meant.answer)


def orders(question: Question, rest: str) -> None:
    session, seat = question.session, question.ask.seat
    if fold(rest) in HAND:
        suggested = session.game.manners.suggested_orders(session.journal.position.state, seat)
        for one in suggested:
            session.orders.give(seat, one)
        session.screen.say(session.say("orders-by-hand", count=len(suggested)))
        return
    given = alike(session.orders.of(seat))
    if not given:
        session.screen.say(session.words.say("orders-none"))
    elif rest:
        number = whole_number(rest.partition(" ")[2])
        for place, group in enumerate(given, 1):
            for one in group if number in (None, place) else ():
                session.orders.withdraw(seat, one.prompt, one.source, one.when)
        session.screen.say(session.words.say("orders-withdrawn"))
    else:
        session.screen.say(*[order_line(session, seat, place, group) for place, group in enumerate(given, 1)])
        session.screen.say(session.words.say("orders-how"))
    if count := session.ordered[seat]:
        session.screen.say(session.say("orders-answered", count=count))


def alike(given: Iterable[StandingOrder]) -> list[list[StandingOrder]]:
    """Orders for a certain moment that differ only in the question belong together."""
    found: dict[str, list[StandingOrder]] = {}
    for one in given:
        found.setdefault(repr(replace(one, prompt="") if one.when else one), []).append(one)
    return list(found.values())


def order_line(session: Session, seat: Seat, number: int, group: list[StandingOrder]) -> str:
    one = group[0]
    answer = session.answer_words(one.answer)
    moment = session.words.moment(replace(one, source=""))
    if len(group) > 1:
        return session.say("order-group", number=number, count=len(group), moment=moment, answer=answer)
    prompt = session.order_texts.get((seat, one.prompt, one.source)) or session.words.question(one.prompt)
    key = "order-line-when" if moment else "order-line"
    return session.say(key, number=number, prompt=prompt, moment=moment, answer=answer)


COMMANDS = {
    name: Command(does, takes)
    for names, does, takes in (
        ("why dlaczego czemu", why, anything),
        ("rules zasady", rules, anything),
        ("card karta", card, anything),
        ("hint podpowiedz", hint, nothing),
        ("board table stol plansza", board, nothing),
        ("log dziennik", log, a_number),
        ("lang jezyk", speak, a_language),
        ("help pomoc ?", help_, nothing),
        ("back wstecz", back, nothing),
        ("undo cofnij", undo, nothing),
        ("save zapisz", save, anything),
        ("load wczytaj", load_, anything),
        ("quit exit koniec", quit_, nothing),
        ("order rozkaz", order, anything),
        ("orders rozkazy", orders, off),
    )
    for name in names.split()
}
