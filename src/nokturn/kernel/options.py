"""What the people at a table agree on before the game, and what each of them brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from nokturn.kernel.errors import SetupError
from nokturn.kernel.plain import Leaf, is_text

SEATS = "ABCDEFGH"

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class TableOption(Leaf, frozen=True):
    """Something the people at the table agree on before the game."""

    key: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    """Empty: any value of the default's type."""
    rule: str = ""
    """The rule that describes it; its text explains the option."""
    before: OptionValue | None = None
    """What games are played with that were begun before there was this option; None: with the default."""


def written(value: OptionValue) -> str:
    """A value of an option as people write it: `true`, `3`, `gentle`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def completed(game: str, known: tuple[TableOption, ...], chosen: Mapping[str, OptionValue]) -> Options:
    """`chosen` completed with the defaults of `known`; anything else is a `SetupError` that says what there is."""
    options = {option.key: option for option in known}
    for key, value in chosen.items():
        if key not in options:
            possible = ", ".join(sorted(options)) or "none"
            raise SetupError.because("no-option", game=game, option=key, options=possible)
        option = options[key]
        if not option.choices:
            check_kind(key, value, type(option.default))
        elif not any(type(value) is type(choice) and value == choice for choice in option.choices):
            possible = ", ".join(map(written, option.choices))
            raise SetupError.because("option-value", option=key, value=repr(value), choices=possible).under(option.rule)
    return {key: chosen.get(key, option.default) for key, option in options.items()}


def as_begun(known: tuple[TableOption, ...], chosen: Mapping[str, OptionValue]) -> Options:
    """The options of a game under way: what there was no choice of when it began is as it was then."""
    older = {option.key: option.before for option in known if option.before is not None}
    return {**older, **chosen}


def check_kind(key: str, value: object, kind: type) -> None:
    """Any value of a kind will do that a save can hold, and no other."""
    if type(value) is not kind:
        raise SetupError.because("option-kind", option=key, value=repr(value), kind=kind.__name__)
    if kind is str and not is_text(value):
        raise SetupError.because("option-text", option=key)


class Brings:
    """What every player brings and shows nobody: a deck.  In most games, nothing.

    It is an option `<key>:<seat>` (`deck:B`), part of the record and of nothing that anybody else sees; the rules check
    it like any other (`Game.check_table`)."""

    options: ClassVar[tuple[TableOption, ...]] = ()
    """Always texts; `choices` are those that have a name, any other text says itself what it is."""

    def is_brought(self, key: str) -> bool:
        """Whether an option is something that one seat brings (`deck:B`)."""
        name, _, seat = key.partition(":")
        return len(seat) == 1 and seat in SEATS and any(name == option.key for option in self.options)

    def public(self, options: Mapping[str, OptionValue]) -> Options:
        """The options as everybody may see them: without what anybody brings."""
        return {key: value for key, value in options.items() if not self.is_brought(key)}

    def by_chance(self, key: str, options: Options) -> Options:
        """Something of each kind, legal at a table with these options, that is put together by chance; the same key,
        the same thing.  By itself there is nothing of the sort."""
        return {}

    def report(self, key: str, value: str, options: Options, lang: str) -> Any:
        """What is in something that could be brought and what is wrong with it, while it is being written: a record of
        the game's own; None: there is nothing to say."""
        return None

    def for_game(self, players: int, number: int) -> Options:
        """What the seats bring to game `number` of a row of games, of all that has a name: first something different
        each, later the same too.

        Place in the row and seat make a polynomial: `number + place`, and the further digits of `number` for the
        powers of the place.  Where the choices are a prime number (and the seats no more), their square of games in a
        row has everything meet everything at any two seats, their cube at any three, and so on."""
        found: Options = {}
        for option in self.options:
            size = max(len(option.choices), 1)
            for place, seat in enumerate(SEATS[:players]):
                term = place + sum((number // size**power) % size * place**power for power in range(players))
                found[f"{option.key}:{seat}"] = option.choices[term % size] if option.choices else option.default
        return found
