"""E-mail by SMTP, sent from a thread."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from nokturn.kernel.errors import SetupError

log = logging.getLogger(__name__)
_TIMEOUT = 15.0


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
            await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        return True

    def _deliver(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self._encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=_TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=_TIMEOUT)
        with server:
            if not self._encrypted:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=context)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)
