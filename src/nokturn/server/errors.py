"""Every fault becomes the same shape, in the person's language, and tells nobody more than they may know."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from nokturn.campaigns.words import LedgerError
from nokturn.kernel.asks import Refusal
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.words import explain
from nokturn.server.house import AnyRequest
from nokturn.server.session import language
from nokturn.server.wire.people import Trouble, TroubleAnswer
from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.store.seats import GoneError
from nokturn.table.words import say

log = logging.getLogger(__name__)
_ALSO_TRUE = frozenset({"nothing-new", "played-twice", "played-meanwhile", "sitting-open"})
"""Nothing is wrong with the file: something else is true here."""
_REASONS = {404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-often"}


_LINES = 50
"""So many things that are wrong are enough for one answer."""


def trouble(lang: str, reason: str, rule: str = "", lines: NokturnError | None = None, **facts: Any) -> TroubleAnswer:
    """`lines`: an error that has much to say, each thing on a line of its own."""
    said = {name: explain(fact, lang) if isinstance(fact, NokturnError) else fact for name, fact in facts.items()}
    wrong = explain(lines, lang).splitlines()[:_LINES] if lines is not None else []
    return TroubleAnswer(Trouble(reason, say(lang, f"refusal-{reason}", said), rule, wrong))


def turn_down(refusal: Refusal) -> TurnedDownError:
    return TurnedDownError(refusal.reason, refusal.rule, **dict(refusal.args))


def on_turned_down(request: AnyRequest, error: Exception) -> Response[TroubleAnswer]:
    assert isinstance(error, TurnedDownError)
    status = 409
    if isinstance(error, HiddenError):
        status = 404
    elif isinstance(error, NotAllowedError):
        status = 401 if error.reason in ("enter-first", "wrong-password") else 403
    elif error.reason.startswith(("bad-", "too-")):
        status = 429 if error.reason == "too-often" else 400
    return Response(trouble(language(request), error.reason, error.rule, **error.args_of_text), status_code=status)


def on_ledger(request: AnyRequest, error: Exception) -> Response[TroubleAnswer]:
    """A campaign, or a file of one, that cannot be used like this."""
    assert isinstance(error, LedgerError)
    status = 409 if error.reason in _ALSO_TRUE else 400
    return Response(TroubleAnswer(Trouble(error.reason, explain(error, language(request)), "", [])), status_code=status)


def on_gone(request: AnyRequest, error: Exception) -> Response[TroubleAnswer]:
    return Response(trouble(language(request), "no-such-table"), status_code=404)


def on_http(request: AnyRequest, error: Exception) -> Response[TroubleAnswer]:
    assert isinstance(error, HTTPException)
    status = error.status_code
    reason = _REASONS.get(status, "bad-request" if status < 500 else "failed")
    why = error.detail if reason == "bad-request" else ""
    return Response(trouble(language(request), reason, why=why), status_code=status)


def on_fault(request: AnyRequest, error: Exception) -> Response[TroubleAnswer]:
    """Our own mistake: the log has the whole of it, the person reads that their game is safe."""
    log.exception("%s failed", getattr(request.scope.get("route_handler"), "handler_name", "a request"), exc_info=error)
    return Response(trouble(language(request), "failed"), status_code=500)


HANDLERS: dict[int | type[Exception], Any] = {
    TurnedDownError: on_turned_down,
    LedgerError: on_ledger,
    GoneError: on_gone,
    HTTPException: on_http,
    Exception: on_fault,
}
