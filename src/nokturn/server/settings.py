"""What a host may choose, from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from secrets import token_urlsafe

import msgspec

from nokturn.kernel.errors import SetupError


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process; `docs/hosting.md` explains them."""

    database_url: str
    secret: str
    host: str = "127.0.0.1"
    port: int = 8180
    public_url: str = ""
    """Where people find the server, e.g. https://nokturn.example; for links in notifications."""
    smtp_url: str = ""
    """smtp://user:password@host:587?from=address, or smtps://…"""
    webhooks_inside: bool = False
    """Whether webhooks may call addresses of this machine and its network."""
    bot_processes: int = 0
    bot_pause: float = 0.0
    warm_bots: bool = False
    """Start the bots' processes with the server and not with the first bot."""
    rate: float = 1.0
    """Multiplies all rate limits."""
    trusted_proxies: str = "127.0.0.1"
    watch_token: str = ""
    """Whoever shows it may see metrics and reports from elsewhere; empty: only on the machine itself."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this machine keeps its tables."""
    if chosen := environment.get("NOKTURN_DATA"):
        return Path(chosen).expanduser()
    base = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "nokturn"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings; what is not chosen is found or made in the data folder."""
    folder = data_folder(environment)
    values = {
        "database_url": environment.get("NOKTURN_DATABASE_URL") or f"sqlite:///{folder / 'nokturn.db'}",
        "secret": environment.get("NOKTURN_SECRET") or _kept_secret(folder / "secret"),
    }
    for name in (
        "host",
        "port",
        "public_url",
        "smtp_url",
        "webhooks_inside",
        "bot_processes",
        "bot_pause",
        "warm_bots",
        "rate",
        "watch_token",
    ):
        if (value := environment.get(f"NOKTURN_{name.upper()}")) is not None:
            values[name] = value
    if proxies := environment.get("NOKTURN_TRUSTED_PROXIES"):
        values["trusted_proxies"] = proxies
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"A NOKTURN_… setting cannot be used: {error}.") from None


def _kept_secret(path: Path) -> str:
    """The key that signs sessions, made once; only the owner may read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii").strip()
    with os.fdopen(handle, "w") as file:
        file.write(token_urlsafe(32))
    return path.read_text("ascii").strip()
