"""People: who is here, in which language, and why something was not done for them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

import msgspec

Lang = Literal["en", "pl"]


class Trouble(msgspec.Struct):
    """Why something was not done."""

    reason: str
    text: str
    rule: str = ""
    lines: list[str] = []
    """Each thing that is wrong, where there are several."""


class TroubleAnswer(msgspec.Struct):
    error: Trouble


class Me(msgspec.Struct):
    """The person asking; nobody yet if `id` is missing."""

    id: UUID | None = None
    name: str = ""
    lang: Lang = "en"
    account: bool = False
    email: str = ""
    email_confirmed: bool = False
    webhook: str = ""


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    lang: Lang = "en"


class Register(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str
    lang: Lang = "en"


class Login(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: Lang | None = None
    email: str | None = None
    webhook: str | None = None
    password: str = ""
    """Of an account, to change its e-mail address: whoever reads the letters there can have another password."""


class SessionInfo(msgspec.Struct):
    """A browser in which you have come in."""

    name: str
    created: datetime
    used: datetime
    """To the hour."""
    about: str
    """Kind of browser and machine, as far as it says."""
    this: bool


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class ResetPassword(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    code: str
    password: str


class DeleteMe(msgspec.Struct, forbid_unknown_fields=True):
    password: str = ""
    """Of an account; a guest has none."""


class Confirm(msgspec.Struct, forbid_unknown_fields=True):
    code: str
