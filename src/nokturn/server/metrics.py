"""Counters for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from nokturn.table.live.open_tables import OpenTables

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """One registry for each server process, not a global one: tests run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("nokturn_answers", "Answers by outcome", ["outcome"], registry=self.registry)
        self.answer_seconds = Histogram(
            "nokturn_answer_seconds", "From an answer received to committed", buckets=_BUCKETS, registry=self.registry
        )
        self.requests = Counter("nokturn_requests", "HTTP requests by status", ["status"], registry=self.registry)
        self.sockets = Gauge("nokturn_sockets", "Open sockets", registry=self.registry)
        self._tables = Gauge("nokturn_tables", "Tables open in this process", registry=self.registry)
        self._kept = Gauge("nokturn_tables_kept", "Tables this process looks after", registry=self.registry)
        self._thinking = Gauge("nokturn_bots_thinking", "Bots thinking now", registry=self.registry)
        self._log_bytes = Gauge("nokturn_sqlite_log_bytes", "Bytes of SQLite's write-ahead log", registry=self.registry)

    def watch(self, open_tables: OpenTables) -> None:
        self._tables.set_function(lambda: len(open_tables.tables))
        self._kept.set_function(lambda: len(open_tables.keepers))
        self._thinking.set_function(lambda: open_tables.bots.thinking)
        self._log_bytes.set_function(lambda: open_tables.store.log_size)

    def text(self) -> bytes:
        return generate_latest(self.registry)
