"""Every text is there in both languages, and is of a length that can be printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nokturn.games.grail.printed.checking.look import Look
from nokturn.games.grail.printed.language.vocabulary import LANGUAGES, Prose
from nokturn.games.grail.printed.reading.faults import Fault

LONGEST = 4000
"""Characters of a passage: two pages of a book."""
_POLISH = re.compile(r"[ąćęłńśźż]", re.IGNORECASE)
_MAY_BE_THE_SAME = 24
"""Characters: names are often the same in both languages, sentences are not."""


def both_languages(look: Look) -> Iterator[Fault]:
    for spot, node in look.nodes():
        if not isinstance(node, Prose):
            continue
        for lang in LANGUAGES:
            if not node[lang].strip():
                yield spot.fault(f"the text in '{lang}' is empty. Write it in both languages.")
            if len(node[lang]) > LONGEST:
                yield spot.fault(f"a text of {len(node[lang])} characters. Keep it below {LONGEST}, or split it.")
        if node.en == node.pl and len(node.en) > _MAY_BE_THE_SAME:
            yield spot.fault("both languages say the same. Translate it.")
        if _POLISH.search(node.en):
            yield spot.fault("Polish letters in the English text. Put each text in its own language.")
