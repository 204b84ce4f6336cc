"""Campaigns as books: what was played so far, to be read, printed and hung on a wall.

A book is made anew from the ledger whenever somebody asks for one; nothing of it is kept, and nothing in it is still
sealed.  It stands outside the campaigns' packages: how a book looks is no rule of theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from nokturn.books import grail, heritage
from nokturn.campaigns.ledger import Ledger
from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import Record
from nokturn.kernel.words import LANGUAGES, kernel_says

FOLDER = Path(__file__).parent


class Form(NamedTuple):
    """Something a campaign can be made into."""

    bind: Callable[..., bytes]
    """From the ledger, with a title, in a language."""
    media_type: str
    tells_now: bool = False
    """Whether it also tells of the sitting that is being played."""

    def bound(self, ledger: Ledger, title: str, lang: str, now: Record | None = None) -> bytes:
        """The book; `now` is the sitting that is being played, as far as it has come."""
        return self.bind(ledger, title, lang, now) if self.tells_now else self.bind(ledger, title, lang)


BINDERIES: Mapping[str, Mapping[str, Form]] = {
    "heritage": {
        "html": Form(heritage.as_html, "text/html"),
        "pdf": Form(heritage.as_pdf, "application/pdf"),
        "svg": Form(heritage.as_poster, "image/svg+xml"),
    },
    "grail": {
        "html": Form(grail.as_html, "text/html", tells_now=True),
        "pdf": Form(grail.as_pdf, "application/pdf", tells_now=True),
    },
}
"""By campaign, then by the ending of a file's name."""


def forms(campaign: str) -> Mapping[str, Form]:
    """What can be made of a campaign; nothing of most."""
    return BINDERIES.get(campaign, {})


def form_of(campaign: str, ending: str) -> Form:
    """A form by the ending of its file's name; if there is none, a `SetupError` says which there are."""
    found = forms(campaign)
    if not found:
        raise _cannot("no-book", campaign=campaign)
    if ending not in found:
        raise _cannot("no-such-form", ending=ending, forms=", ".join(found))
    return found[ending]


def _cannot(key: str, **facts: Any) -> SetupError:
    return SetupError.worded({lang: kernel_says(lang, f"error-{key}", facts, FOLDER) for lang in LANGUAGES})
