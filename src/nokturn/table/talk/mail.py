"""E-mail by SMTP.  What is in a letter is ours to say: of what people write only a name comes in, and no link."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
import unicodedata
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from nokturn.kernel.errors import SetupError

log = logging.getLogger(__name__)
SECONDS = 30.0
"""For one letter from beginning to end, however slowly the mail server speaks."""


def plain_name(name: str) -> str:
    """A name as it may stand in a letter: words, and nothing that a mail program would make a link of."""
    shown = unicodedata.normalize("NFKC", name)
    words = "".join(sign if unicodedata.category(sign)[0] in "LMN" or sign in "'’-" else " " for sign in shown)
    return " ".join(words.split()) or "—"


class Post:
    """A mail server: `smtp://user:password@host:port?from=address` (with STARTTLS where offered) or `smtps://…`."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise SetupError("NOKTURN_SMTP_URL must look like smtp://user:password@host:587?from=address.")
        self._encrypted = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._encrypted else 587)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._from = parse_qs(parts.query).get("from", [self._user or f"nokturn@{self._host}"])[0]

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Whether the mail server took it; a fault is logged without the address."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._from, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._host)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            async with asyncio.timeout(SECONDS):
                await self._deliver(message)
        except (OSError, aiosmtplib.SMTPException) as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        return True

    async def _deliver(self, message: EmailMessage) -> None:
        await aiosmtplib.send(
            message,
            hostname=self._host,
            port=self._port,
            username=self._user or None,
            password=self._password or None,
            use_tls=self._encrypted,
            tls_context=ssl.create_default_context(),
            timeout=SECONDS,
            local_hostname=socket.gethostname(),
        )
