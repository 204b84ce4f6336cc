"""Counters for Prometheus."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from nokturn.table.live.open_tables import OpenTables
from nokturn.table.talk.notify import Notifier

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_THINKING = (0.01, 0.05, 0.25, 1.0, 2.5, 5.0, 10.0, 20.0)
SLOW = 0.25
"""Seconds after which whoever has answered notices."""


class Metrics:
    """One registry for each server process, not a global one: tests run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("nokturn_answers", "Answers by outcome", ["outcome"], registry=self.registry)
        self.answer_seconds = Histogram(
            "nokturn_answer_seconds", "From an answer received to committed", buckets=_BUCKETS, registry=self.registry
        )
        self.slow = Counter("nokturn_slow_answers", f"Answers that took more than {SLOW} s", registry=self.registry)
        self.commit_seconds = Histogram(
            "nokturn_commit_seconds", "One transaction of entries", buckets=_BUCKETS, registry=self.registry
        )
        self.loop_seconds = Histogram(
            "nokturn_loop_stall_seconds", "By how much the loop was late", buckets=_BUCKETS, registry=self.registry
        )
        self.collector_seconds = Histogram(
            "nokturn_collector_seconds", "Rounds of the garbage collector", buckets=_BUCKETS, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "nokturn_bot_seconds", "From a bot's turn to its answer", buckets=_THINKING, registry=self.registry
        )
        self.bots_given_up = Counter(
            "nokturn_bots_given_up", "Bots that took too long or failed: answered for", registry=self.registry
        )
        self.requests = Counter("nokturn_requests", "HTTP requests by status", ["status"], registry=self.registry)
        self.sockets = Gauge("nokturn_sockets", "Open sockets", registry=self.registry)
        self._tables = Gauge("nokturn_tables", "Tables open in this process", registry=self.registry)
        self._kept = Gauge("nokturn_tables_kept", "Tables this process looks after", registry=self.registry)
        self._thinking = Gauge("nokturn_bots_thinking", "Bots thinking now", registry=self.registry)
        self._bots_waiting = Gauge("nokturn_bots_waiting", "Bots for whom no process is free", registry=self.registry)
        self._writes = Gauge("nokturn_writes_waiting", "Entries nobody has begun to write", registry=self.registry)
        self._replies = Gauge("nokturn_replies_waiting", "Most replies that one socket is owed", registry=self.registry)
        self._log_bytes = Gauge("nokturn_sqlite_log_bytes", "Bytes of SQLite's write-ahead log", registry=self.registry)

        self._errands = Gauge(
            "nokturn_errands_waiting", "Webhooks and letters nobody has begun to send", ["kind"], registry=self.registry
        )

    def watch(self, open_tables: OpenTables, notifier: Notifier) -> None:
        self._tables.set_function(lambda: len(open_tables.tables))
        self._kept.set_function(lambda: len(open_tables.keepers))
        self._thinking.set_function(lambda: open_tables.bots.thinking)
        self._bots_waiting.set_function(lambda: open_tables.bots.waiting)
        self._writes.set_function(lambda: open_tables.store.waiting)
        self._replies.set_function(lambda: _most_replies(open_tables))
        self._log_bytes.set_function(lambda: open_tables.store.log_size)
        for kind in notifier.waiting:
            self._errands.labels(kind).set_function(partial(_waiting, notifier, kind))
        open_tables.store.committed = self.commit_seconds.observe
        open_tables.bots.thought = self._thought

    def answered(self, seconds: float) -> None:
        """An answer was taken."""
        self.answers.labels("taken").inc()
        self.answer_seconds.observe(seconds)
        if seconds > SLOW:
            self.slow.inc()

    def _thought(self, seconds: float, by_itself: bool) -> None:
        self.bot_seconds.observe(seconds)
        if not by_itself:
            self.bots_given_up.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _waiting(notifier: Notifier, kind: str) -> int:
    return notifier.waiting[kind]


def _most_replies(open_tables: OpenTables) -> int:
    return max([len(listener.replies) for listener in open_tables.listeners()], default=0)
