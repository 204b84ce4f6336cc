"""The `nokturn` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; whatever goes wrong is one sentence that says what to do."""
    from nokturn.cli.app import app
    from nokturn.kernel.errors import NokturnError

    try:
        app()
    except NokturnError as error:
        print(f"nokturn: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
