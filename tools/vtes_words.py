"""The words of V:TES card texts as Markdown, for the guide: `python -m tools.vtes_words` prints them, `--write` puts
them into `docs/adding-a-card.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from nokturn.games import game_named
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.vocabulary import VOCABULARIES

GUIDE = Path(__file__).parent.parent / "docs" / "adding-a-card.md"
BEGIN, END = "<!-- the words: python -m tools.vtes_words --write -->", "<!-- the end of the words -->"
WHERE = {
    "timing": "`when` of modes and abilities",
    "condition": "`needs`, `when` of numbers, `by` of actions, `burns_when`; `not-` before it turns it round",
    "target": "`choose`",
    "filter": "after the colon of a target, with spaces between them: `vampire:ready own clan=tremere`",
    "number": "`what` of `Static` and `Change`",
    "trigger": "`on` of `Trigger`",
    "who": "`who`, `host`, `to`, `giver` of effects",
    "whose": "`of` of `Static`",
    "duration": "`lasts` of effects",
    "scope": "`once`",
    "card type": "`played_as` of modes, `icon` of powers",
    "action": "`kind` of `Deed`",
    "direction of an action": "`directed` of `Deed`",
    "player of a card": "`by` of modes",
    "user of an ability": "`by` of abilities",
    "delay of a replacement": "`replaced` of modes",
    "count": "`x` of modes, besides `ask`",
    "later moment": "`moment` of `Delay`",
    "strike": "`kind` of `StrikeWith`",
    "damage": "`of` of `Prevent`",
    "range": "`range` of `SetRange`",
    "token": "`kind` of `PutTokens` and `BurnTokens`",
    "step of a round": "`step` of `Skip`",
    "side of a vote": "`side` of `Votes`",
    "window": "`offers`, `window` and `WINDOWS`, in the rules: the moments to which timings belong",
}
"""Every vocabulary, and where its words are written."""


def lines() -> Iterator[str]:
    """Effects first, then every vocabulary."""
    game_named("vtes")
    yield from ("#### Effects", "", "| effect | what it does |", "| --- | --- |")
    for effect in sorted(_effects(Effect), key=lambda kind: kind.__name__):
        fields = ", ".join(effect.__struct_fields__)
        yield f"| `{effect.__name__}({fields})` | {_cell(effect.__doc__ or '')} |"
    for name, where in WHERE.items():
        yield from ("", f"#### {name.capitalize()}", "", f"Where: {where}.")
        yield from ("", "| word | meaning |", "| --- | --- |")
        for word, meaning in VOCABULARIES[name].items():
            yield f"| {f'`{word}`' if word else '*(empty)*'} | {_cell(meaning)} |"


def _effects(kind: type[Effect]) -> Iterator[type[Effect]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("nokturn."):
            yield one
            yield from _effects(one)


def _cell(text: str) -> str:
    """The first sentence or two, on one line."""
    return " ".join(text.split("\n\n")[0].split()).replace("|", "\\|")


def table() -> str:
    """All of it."""
    return "\n".join(lines())


def written(guide: str) -> str:
    """The guide with the words as they are now."""
    before, rest = guide.split(BEGIN)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        GUIDE.write_text(written(GUIDE.read_text("utf-8")), "utf-8")
    else:
        print(table())
