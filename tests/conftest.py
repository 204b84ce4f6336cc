"""All tests run with the kernel's own checks switched on; those that take long come first."""

import gc
import os
from functools import cache
from pathlib import Path

import pytest

os.environ["NOKTURN_CHECK"] = "1"  # read when the kernel is imported, so it comes first
gc.disable()  # until all tests are found: thousands of things are made then, and none of them is thrown away

LONG = ("browser", "client", "server", "table", "benchmarks", "cli", "conformance")
"""Folders in which single tests take seconds: begun last, one of them would keep the others waiting."""
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    @cache
    def rank(path: Path) -> int:
        folder = path.relative_to(HERE).parts[0]
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=lambda item: rank(item.path))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Half as many again as there are cores: tests wait for browsers, disks and clocks, and others run meanwhile."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return cores() * 3 // 2


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
