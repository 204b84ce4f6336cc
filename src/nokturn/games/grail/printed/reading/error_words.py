"""What the converter finds wrong with a value, as a sentence that says what to do."""

from __future__ import annotations

import re
from collections.abc import Callable

KINDS = {
    "int": "a whole number",
    "str": "a text in quotes",
    "bool": "true or false",
    "object": "a table, { … }",
    "array": "a list, [ … ]",
    "float": "a number",
    "null": "nothing",
}
"""What a value is, in the words of somebody who writes TOML."""

_BOUND = {">=": "of at least", "<=": "of at most"}
_Told = Callable[[re.Match[str]], str]


def _kinds(names: str) -> str:
    return " or ".join([KINDS.get(name.strip(), name.strip()) for name in names.split("|")])


_WORDED: tuple[tuple[re.Pattern[str], _Told], ...] = (
    (re.compile(r"Object missing required field `(.+?)`"), lambda found: f"'{found[1]}' is missing. Write it."),
    (re.compile(r"Object contains unknown field `(.+?)`"), lambda found: f"'{found[1]}' is not known here."),
    (re.compile(r"Invalid enum value (.+?)(?= - at|\.|$)"), lambda found: f"{found[1]} is not known here."),
    (
        re.compile(r"Expected `str` matching regex '(.+)'"),
        lambda found: f"not written as it must be. Write something that fits {found[1]}.",
    ),
    (re.compile(r"Expected `array` of (?:at most )?length (\d+)"), lambda found: f"Write {found[1]} of them."),
    (re.compile(r"Expected `int` (>=|<=) (-?\d+)"), lambda found: f"Write a number {_BOUND[found[1]]} {found[2]}."),
    (
        re.compile(r"Expected `(.+?)`, got `(.+?)`"),
        lambda found: f"this is {_kinds(found[2])}. Write {_kinds(found[1])}.",
    ),
)
_PLACE = re.compile(r" - at `(?:key in )?\$\.?(.*?)`")


def worded(what: str) -> str:
    """A message of the converter in plain words: where in the entry, what is wrong, what to write."""
    place = _PLACE.search(what)
    plain = _PLACE.sub("", what)
    for pattern, told in _WORDED:
        if found := pattern.match(plain):
            rest = plain[found.end() :].lstrip(".")
            said = told(found) + (rest or ("" if "Write" in told(found) else " Correct it."))
            return f"{place[1]}: {said}" if place and place[1] else said
    return what
