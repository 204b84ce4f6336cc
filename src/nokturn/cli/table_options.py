"""What the people at a table agree on before the game: `--option teams`, `--option heap=9`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Game, Options, OptionValue, TableOption, written
from nokturn.kernel.words import Words

Chosen = Annotated[list[str] | None, Parameter(negative=())]
"""`--option`, as often as one likes."""

YES = ("", "true", "yes", "tak")
NO = ("false", "no", "nie")
LONGEST = 1_000_000
"""Bytes of a file; what anybody brings is much shorter."""


def chosen(game: Game[Any], given: Sequence[str]) -> Options:
    """The options as they were typed, each in its own type; what does not exist is left for the game to refuse."""
    known = {option.key: option for option in game.table_options}
    found: Options = {}
    for entry in given:
        key, _, text = (part.strip() for part in entry.partition("="))
        if game.brings.is_brought(key):
            found[key] = brought(game, key, text)
        else:
            found[key] = typed_value(known[key], text) if key in known else text
    return found


def brought(game: Game[Any], key: str, text: str) -> str:
    """What somebody brings, by the name it has or from a file."""
    names = next((option.choices for option in game.brings.options if option.key == key.partition(":")[0]), ())
    if not text or text in names:
        return text
    path = Path(text).expanduser()
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST)
    except (OSError, ValueError):
        choices = ", ".join(map(written, names))
        raise SetupError.because("not-brought", option=key, text=text, choices=choices) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:  # what Windows wrote before it learned UTF-8
        return data.decode("cp1252", errors="replace")


def typed_value(option: TableOption, text: str) -> OptionValue:
    """What was typed for an option, in its own type as far as it can be."""
    if isinstance(option.default, bool):
        word = text.casefold()
        return True if word in YES else False if word in NO else text
    if isinstance(option.default, int) and text.lstrip("-").isdecimal():
        return int(text)
    return text


def listed(game: Game[Any], lang: str = "en") -> Iterator[str]:
    """A line for each option: how it is typed, and what it does."""
    words = Words(game, lang)
    for option in game.table_options:
        typed = option.key
        if not isinstance(option.default, bool):
            values = "|".join(map(written, option.choices)) or type(option.default).__name__
            typed = f"{option.key}={values}"
        usual = "" if option.default is False else f" [default: {written(option.default)}]"
        yield f"{typed}: {words.say(f'table-{option.key}')}{usual}"
    for option in game.brings.options:
        values = "|".join([*map(written, option.choices), "FILE"])
        yield f"{option.key}:SEAT={values}: {words.say(f'table-{option.key}')}"


def agreed(words: Words, options: Options) -> list[str]:
    """In words what was agreed on at a table, as far as it is not the usual."""
    usual = {option.key: option.default for option in words.game.table_options}
    return [
        words.say(f"table-{key}") if value is True else f"{words.say(f'table-{key}')}: {words.option_value(key, value)}"
        for key, value in words.game.brings.public(options).items()
        if value != usual[key]
    ]
