"""The typeface of the poster and of the book on the screen, which they carry inside: they look the same on every
machine and fetch nothing.

Alegreya by its project authors, under the SIL Open Font License (`fonts/OFL.txt`)."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "fonts"
FAMILY = "Alegreya, Georgia, serif"
RANGES = {"latin": "U+0000-00FF,U+2000-206F,U+2212", "latin-ext": "U+0100-02FF,U+1E00-1EFF"}
"""Which signs stand in which file."""


@cache
def typeface() -> str:
    """As a style sheet: upright and italic, every weight."""
    faces = [_face(part, style) for part in RANGES for style in ("normal", "italic")]
    return f"<style>{''.join(faces)}</style>"


def _face(part: str, style: str) -> str:
    font = b64encode((FOLDER / f"alegreya-{part}-wght-{style}.woff2").read_bytes()).decode()
    return (
        f"@font-face{{font-family:Alegreya;font-style:{style};font-weight:400 900;unicode-range:{RANGES[part]};"
        f"src:url(data:font/woff2;base64,{font}) format('woff2')}}"
    )
