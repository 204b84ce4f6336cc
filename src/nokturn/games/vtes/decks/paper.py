"""Free text as it is kept: no control characters, no needless spaces."""

from __future__ import annotations

import re
import unicodedata


def one_line(text: str) -> str:
    """A name without line breaks, control characters and needless spaces."""
    return " ".join("".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in text).split())


def paragraphs(text: str) -> str:
    """Lines without trailing spaces; no empty ones at either end; of the control characters only line breaks."""
    broken = re.sub("\r\n|[\r\v\f\x1c\x1d\x1e\x85\u2028\u2029]", "\n", text).replace("\u00a0", " ").expandtabs(4)
    plain = "".join(sign for sign in broken if sign == "\n" or unicodedata.category(sign) != "Cc")
    return "\n".join(line.rstrip() for line in plain.split("\n")).strip("\n")
