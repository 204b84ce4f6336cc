"""The same as `zygote.py`, with the Reliquary among its games and campaigns."""

from __future__ import annotations

from tests.conformance.reliquary.offered import offer


def main() -> None:
    offer()
    from tests.server import zygote

    zygote.main()


if __name__ == "__main__":
    main()
