"""The `nokturn` command."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command; whatever goes wrong is one sentence that says what to do, and exit code 2."""
    from cyclopts import CycloptsError

    from nokturn.cli.app import app, epilogue
    from nokturn.kernel.errors import NokturnError

    try:
        app.help_epilogue = epilogue(sys.argv[1:])
        code = app(sys.argv[1:])
    except (NokturnError, CycloptsError) as error:
        print(f"nokturn: {error}", file=sys.stderr)
        code = 2
    except BrokenPipeError:  # whoever was reading has stopped: `nokturn rules vendetta | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = 130
    sys.exit(code if isinstance(code, int) else 0)
