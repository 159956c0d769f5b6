"""What an answer is made of: which struct in which media types, with which headers of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from service.http.responses.acts import ActAnswer

JSON = "application/json"
YAML = "application/yaml"
TEXT = "text/plain"
_REPLAYED = {"Idempotent-Replayed": "`true` where this is the stored answer to an earlier request."}


@dataclass(frozen=True)
class Shape:
    """An answer, or none where it has no contents.

    contents: by media type the struct that is in it, None for plain text. description: of the answer; where it is
    empty, its struct's own. headers: beside those of all answers, with what they say.
    """

    contents: Mapping[str, type[msgspec.Struct] | None] = field(default_factory=dict)
    description: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, answer: type[msgspec.Struct] | Shape) -> Shape:
        """A struct alone goes out as JSON."""
        return answer if isinstance(answer, Shape) else cls({JSON: answer})


def of_act(struct: type[ActAnswer], **headers: str) -> Shape:
    """The stored answer to an act. headers: beside those that every act's answer has."""
    return Shape({JSON: struct}, headers={"ETag": "The game's tag after this act.", **_REPLAYED, **headers})


def of_retried(struct: type[msgspec.Struct], **headers: str) -> Shape:
    """An answer that is kept for a retry with the same Idempotency-Key."""
    return Shape({JSON: struct}, headers={**_REPLAYED, **headers})


ACTED = of_act(ActAnswer)
NOT_MODIFIED = Shape(description="Nothing has changed since the version that you have.")
