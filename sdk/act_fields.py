"""Makes the typed keywords with which the Python SDK says acts, from their bodies in the OpenAPI document."""

from __future__ import annotations

import textwrap
from typing import Any

FIELDS = {"AnnonceFields": ("AnnonceBody", {"annonce", "window"}), "RollFields": ("RollBody", {"keep", "window"})}
"""The classes that are made: the body whose fields each has, and those that the SDK's methods name themselves."""

HEAD = '''"""What acts may say, by name: what is None is left out. Made from the OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from . import models
'''
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "object": "Mapping[str, Any]"}


def module(document: dict[str, Any]) -> str:
    """The text of the module."""
    schemas = document["components"]["schemas"]
    return HEAD + "".join(_fields(name, schemas[body], left_out) for name, (body, left_out) in FIELDS.items())


def _fields(name: str, schema: dict[str, Any], left_out: set[str]) -> str:
    taken = {field: told for field, told in schema["properties"].items() if field not in left_out}
    lines = [f"{field}: {told['description']}" for field, told in taken.items()]
    told = "\n".join(textwrap.fill(line, 104, initial_indent="    ", subsequent_indent="        ") for line in lines)
    about = schema["description"].partition(",")[0].partition(".")[0]
    docstring = f'    """{about}: its fields.\n\n{told}\n    """\n'
    typed = "".join(f"    {field}: {_type(each)} | None\n" for field, each in taken.items())
    return f"\n\nclass {name}(TypedDict, total=False):\n{docstring}\n{typed}"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"models.{schema['$ref'].rpartition('/')[2]} | Mapping[str, Any]"
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return f"Literal[{', '.join(repr(value) for value in schema['enum'])}]"
    if schema["type"] == "array":
        return f"Sequence[{_type(schema['items'])}]"
    return PLAIN[schema["type"]]
