"""Print the schema the client's types are generated from: `python -m tools.openapi`."""

from __future__ import annotations

import sys

import msgspec

from nokturn.server.app import create_app
from nokturn.server.schema import document
from nokturn.server.settings import Settings


def main() -> None:
    app = create_app(Settings(database_url="sqlite://", secret="not needed"))
    text = msgspec.json.format(document(app.litestar), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
