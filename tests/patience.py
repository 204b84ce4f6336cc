"""How long a test waits for something that ought to happen by itself.

Tests wait for conditions and never for seconds: only what hangs meets this end, on however busy a machine."""

PATIENCE = 300
"""Seconds: a hundred times what anything takes on an idle machine."""
