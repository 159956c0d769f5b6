"""What the document says of each field, from the docstrings of the structs: `name: what it is.`"""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec


def structs(kinds: Sequence[type[msgspec.Struct]]) -> dict[str, type[msgspec.Struct]]:
    """These structs and all that are in them, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    for each in msgspec.inspect.multi_type_info(kinds):
        _look(each, found)
    return found


def _look(info: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info.cls
    nested = [getattr(info, name, None) for name in ("type", "item_type", "key_type", "value_type")]
    nested += [*getattr(info, "types", ()), *(field.type for field in getattr(info, "fields", ()))]
    for inner in nested:
        if isinstance(inner, msgspec.inspect.Type):
            _look(inner, found)


def summary(kind: type[msgspec.Struct]) -> str:
    """What a struct is, without what its docstring says of its fields."""
    return _read(kind, _names(kind))[0]


def fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What each field is, by name: what its struct says of it, or else the struct that it derives from."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            found |= _read(each, _names(kind))[1]
    return found


def _names(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def _read(kind: type[msgspec.Struct], names: list[str]) -> tuple[str, dict[str, str]]:
    """The text before the first field of each paragraph, and the text after each name, or names, and a colon."""
    text = inspect.cleandoc(kind.__dict__.get("__doc__") or "")
    if not names:
        return text, {}
    name = f"(?:{'|'.join(sorted(names, key=len, reverse=True))})"
    heads = re.compile(rf"(?:^|(?<=[.;…] ))({name}(?:, {name})*(?: and {name})?): ")
    paragraphs: list[str] = []
    found: dict[str, str] = {}
    for paragraph in text.split("\n\n"):
        before, *told = re.split(heads, " ".join(paragraph.split()))
        if before:
            paragraphs.append(before.strip())
        for head, body in zip(told[::2], told[1::2], strict=True):
            found |= dict.fromkeys(re.findall(name, head), _sentence(body))
    return "\n\n".join(paragraphs), found


def _sentence(text: str) -> str:
    text = text.strip().removesuffix(";")
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "…")) else ".")
