"""Whatever V:TES asks, offers or tells has words in both languages, and no words are left over."""

from __future__ import annotations

import re

import pytest
from tests.games.vtes import spoken
from tests.games.vtes.table import Table

from nokturn.cli.typed import Vocabulary
from nokturn.games.vtes.decks.legality import FORMATS
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.playing.playable import plays
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import TEXTS, text_of
from nokturn.games.vtes.state.choices import Bleed, Block, Cast, EndPhase, Hunt, Pass, PlayCard, UseAbility
from nokturn.games.vtes.state.conditions import CONDITIONS, unmet
from nokturn.games.vtes.text.targets import TARGETS
from nokturn.kernel import Option
from nokturn.kernel.asks import Refused
from nokturn.kernel.words import LANGUAGES, Words

PLAYERS = {"A": "Ada", "B": "Bogdan", "C": "Celina"}
languages = pytest.mark.parametrize("lang", LANGUAGES)


def source(lang: str) -> str:
    return (spoken.FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


def written(lang: str) -> set[str]:
    """The keys of all messages."""
    return set(re.findall(r"^([a-z][\w-]*) =", source(lang), re.MULTILINE))


def wanted() -> set[str]:
    """What is said by something found in the sources."""
    tables = {f"table-{option.key}" for option in (*GAME.table_options, *GAME.brings.options)}
    return (
        spoken.prompts()
        | spoken.options()
        | spoken.events()
        | spoken.secret_events()
        | tables
        | {"title", "lead", "motto"}
    )


def test_the_sources_are_read_right() -> None:
    """A prompt, a window, an option, an event written in two ways, and one that some know more about."""
    assert {"ask-choose-target", "ask-block-attempt", "option-play-card"} <= spoken.prompts() | spoken.options()
    assert {"event-removed", "event-burned", "event-referendum-passes", "event-ousted"} <= spoken.events()
    assert "event-draws-privy" in spoken.secret_events()


@languages
def test_every_prompt_option_and_event_has_words(lang: str) -> None:
    assert sorted(wanted() - written(lang)) == []


@languages
def test_no_message_is_left_over(lang: str) -> None:
    """A message is wanted by name, put together by the board or by what is printed, or used in another message."""
    code = "".join(path.read_text(encoding="utf-8") for path in spoken.FOLDER.rglob("*.py"))
    built = ("about-", "board-", "table-", "name-", "group-", "order-when-", "outcome-", "why-")
    used = {key for text in LANGUAGES for key in re.findall(r"\{ ([a-z][\w-]*) \}", source(text))}
    over = written(lang) - wanted() - used
    unused = {key for key in over if f'"{counted(key)}"' not in code and not key.startswith(built)}
    assert sorted(unused) == []


def counted(key: str) -> str:
    """What a line of the account, of a tie, or of what a choice comes to is called in the code."""
    if key.startswith("outcome-"):
        return key.removeprefix("outcome-").removesuffix("-to").removesuffix("-for").removesuffix("-against")
    return key.removeprefix("ledger-").removeprefix("tie-")


@languages
def test_a_reason_is_that_of_a_rule_by_which_something_is_refused(lang: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in spoken.FOLDER.rglob("*.py"))
    rules = {key.removeprefix("why-") for key in written(lang) if key.startswith("why-")}
    assert sorted(rules - set(GAME.rulebook.rules)) == []
    assert sorted(rule for rule in rules if f'"{rule}"' not in code) == []
    assert len(rules) > 80


def test_both_languages_say_the_same_things() -> None:
    assert sorted(written("en") ^ written("pl")) == []


@languages
def test_facts_that_are_words_have_their_variants(lang: str) -> None:
    """Kinds of targets, formats, phases: what the rules can say, the message tells apart."""
    why = message(lang, "why-VTES-REQ-01")
    needs = [mode.needs for text in TEXTS.values() for mode in text.modes]
    needs += [ability.needs for text in TEXTS.values() for ability in text.abilities]
    turned_round = {word.partition(":")[0] for words in needs for word in words if word.startswith("not-")}
    conditions = {word for word, does in CONDITIONS.items() if does.__module__.startswith("nokturn.")}
    asked = {*conditions, *turned_round, "sect", "age", "title", "level"}
    assert sorted(word for word in asked if f"[{word}]" not in why) == []
    target = message(lang, "ask-choose-target")
    assert sorted(word for word in TARGETS if f"[{word}]" not in target) == []
    assert sorted(form for form in FORMATS if f"table-format-{form}" not in written(lang)) == []
    for phase in ("unlock", "master", "minion", "influence", "discard"):
        assert f"[{phase}]" in message(lang, "event-phase")


def message(lang: str, key: str) -> str:
    """The text of one message."""
    found = re.search(rf"^{key} = (.*?)(?=^[a-z#]|\Z)", source(lang), re.MULTILINE | re.DOTALL)
    assert found, key
    return found[1]


@languages
def test_modes_of_a_card_can_be_told_apart(lang: str) -> None:
    """Those that can be open at the same time: of the same timing."""
    words = Words(GAME, lang, PLAYERS)
    for card, text in TEXTS.items():
        said = [(mode.when, mode.played_as, words.option(play(card, at))) for at, mode in enumerate(text.modes)]
        assert len(set(said)) == len(said), said


@languages
def test_abilities_of_a_card_can_be_told_apart(lang: str) -> None:
    words = Words(GAME, lang, PLAYERS)
    for card, text in TEXTS.items():
        said = [(ability.when, words.option(use(card, at))) for at, ability in enumerate(text.abilities)]
        assert len(set(said)) == len(said), said


RYAN, BELINDE = "ryan:1", "belinde:1"
GOVERN = PlayCard("govern-the-unaligned", 0, RYAN)
MINION_PHASE = (Bleed(RYAN, "B"), Bleed(BELINDE, "B"), Hunt(RYAN), Hunt(BELINDE), GOVERN, EndPhase())
BLOCKING = (Block(RYAN), Block(BELINDE), PlayCard("on-the-qui-vive", 0, RYAN), Pass())
POLLING = (Cast(RYAN, "for"), Cast(RYAN, "against"), Cast("edge:A", "for"), Cast("edge:A", "against"), Pass())


@pytest.mark.parametrize(
    "typed, options, meant",
    [
        ("bleed belinde", MINION_PHASE, [Bleed(BELINDE, "B")]),
        ("bleed bogdan ryan", MINION_PHASE, [Bleed(RYAN, "B")]),
        ("bleed", MINION_PHASE, [Bleed(RYAN, "B"), Bleed(BELINDE, "B"), GOVERN]),
        ("belinde poluj", MINION_PHASE, [Hunt(BELINDE)]),
        ("govern", MINION_PHASE, [GOVERN]),
        ("pass", MINION_PHASE, [EndPhase()]),
        ("pas", MINION_PHASE, [EndPhase()]),
        ("end", MINION_PHASE, [EndPhase()]),
        ("block ryan", BLOCKING, [Block(RYAN)]),
        ("blokuj belinde", BLOCKING, [Block(BELINDE)]),
        ("qui vive", BLOCKING, [PlayCard("on-the-qui-vive", 0, RYAN)]),
        ("pass", BLOCKING, [Pass()]),
        ("against edge", POLLING, [Cast("edge:A", "against")]),
        ("za ryan", POLLING, [Cast(RYAN, "for")]),
    ],
)
def test_short_commands_are_understood(typed: str, options: tuple[Option, ...], meant: list[Option]) -> None:
    """Whatever the table speaks, both languages can be typed."""
    vocabulary = Vocabulary([Words(GAME, lang, PLAYERS) for lang in LANGUAGES])
    assert vocabulary.fitting(typed, options) == meant


def play(card: str, mode: int) -> PlayCard:
    return PlayCard(card, mode, "" if LIBRARY[card].types[0] == "master" else "alexa-draper:1")


def use(card: str, ability: int) -> UseAbility:
    return UseAbility(f"{card}:1", ability)


@pytest.mark.rule("VTES-REQ-01")
def test_a_refusal_says_what_is_missing() -> None:
    table = Table("ABC")
    one, bystander = table.vampire("A", "ryan"), table.vampire("C", "andi-liu")
    table.vampire("B", "wauneka")
    table.hand("C", "deflection")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    deflection = PlayCard("deflection", 1, bystander)
    (refused,) = [one for one in plays(table.now, "blocks-declined", "C") if getattr(one, "option", one) == deflection]
    assert refused == Refused(deflection, "VTES-REQ-01", (("need", "bleed-at-you"),))
    said = [Words(GAME, lang).say(f"why-{refused.rule}", refused.args) for lang in LANGUAGES]
    assert said == ["Only while you are being bled.", "Tylko wtedy, gdy ktoś cię drenuje."]


@pytest.mark.rule("VTES-DISC-02")
def test_a_refusal_says_that_only_the_level_of_a_discipline_is_missing() -> None:
    table = Table("ABC")
    low, bearer = table.vampire("A", "andi-liu"), table.vampire("B", "meaghan")
    bowl = table.put("B", "bowl-of-convergence", host=bearer)
    table.hand("A", "faceless-night")
    table.act("A")
    table.seat("A").answers(Bleed(low, "B"))
    cards = [one for one in plays(table.now, "action", "A") if isinstance(one, Refused)]
    (card,) = [one for one in cards if one.option == PlayCard("faceless-night", 1, low)]
    assert card.rule == "VTES-DISC-02"
    ability = text_of("bowl-of-convergence").abilities[0]
    need = unmet(table.now, ability.needs, table.card(bearer), table.card(bowl), "B")
    said = [Words(GAME, lang).say(f"why-{card.rule}", card.args) for lang in LANGUAGES]
    assert said == [
        "This minion has the Discipline for it only at the inferior level.",
        "Ten podwładny ma potrzebną Dyscyplinę tylko na poziomie podstawowym.",
    ]
    assert [Words(GAME, lang).say("why-VTES-REQ-01", (("need", need),)) for lang in LANGUAGES] == [
        "The minion has the Discipline for it only at the inferior level.",
        "Podwładny ma potrzebną Dyscyplinę tylko na poziomie podstawowym.",
    ]
