"""JSON Schema of the files of a pack, from the same records that are read: editors can complete and check with it."""

from __future__ import annotations

from typing import Any

import msgspec

from nokturn.games.grail.printed.journal import Journal
from nokturn.games.grail.printed.language.conditions import CONDITIONS
from nokturn.games.grail.printed.language.effects import OPS, Effect
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.reading.files import FILES, JOURNAL

SCHEMAS: dict[str, type[Printed]] = {**FILES, JOURNAL: Journal}
"""The files by name, and the journal, whose files are all alike."""
_EFFECT = {
    "type": "string",
    "title": "Effect",
    "description": "op and its words, perhaps a scope; 'a ; b' does both, 'a | b' is a choice.",
    "pattern": rf"^\s*(toss_(grail|skull):\s*)?({'|'.join(OPS)})\b",
    "examples": ["gain food 2 party", "lose food 1 | gain terror 1", "toss_skull: damage 1"],
}
_CONDITION = {
    "type": "string",
    "title": "Condition",
    "description": "a condition and its words; 'not …' turns it round. A list means all of them.",
    "pattern": rf"^(not )?({'|'.join(CONDITIONS)})\b",
    "examples": ["status allies.3", "not secret rite_of_menhirs", "attr empathy 2"],
}


def schema_of(file: str) -> dict[str, Any]:
    """The schema of one file; effects and conditions in it are strings, as cards write them."""
    schema = msgspec.json.schema(SCHEMAS[file])
    found: dict[str, Any] = _in_words(schema)
    found["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    records = {Effect.__name__, "Amount", *[kind.__name__ for kind in (*OPS.values(), *CONDITIONS.values())]}
    found["$defs"] = {name: one for name, one in found["$defs"].items() if name not in records or name == "Effect"}
    found["$defs"] |= {"Effect": _EFFECT, "Condition": _CONDITION}
    return found


def _in_words(schema: Any) -> Any:
    """The same with a condition wherever a record of one is expected."""
    if isinstance(schema, list):
        return [_in_words(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("discriminator", {}).get("propertyName") == "op":
        return {"$ref": "#/$defs/Condition"}
    return {key: _in_words(value) for key, value in schema.items()}
