"""What generated code shares: absent fields, variants from the future, and calls on their way to a client."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

import httpx

T = TypeVar("T")


class Unset:
    """The type of `UNSET`: a field that is not there at all (which is not the same as null)."""

    def __bool__(self) -> Literal[False]:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Unset = Unset()


class UnknownVariant:
    """One of a tagged union that is newer than this SDK; its fields are attributes.

    `kind` is the tag and `data` the object as it came. Match on the classes that you know and let these pass.
    """

    def __init__(self, kind: str, data: Mapping[str, Any]) -> None:
        self.kind = kind
        self.type_ = kind
        self.data = dict(data)

    def __getattr__(self, name: str) -> Any:
        if name == "data":
            raise AttributeError(name)
        try:
            return self.data[name]
        except KeyError:
            raise AttributeError(name) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnknownVariant) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"UnknownVariant({self.data!r})"

    def to_dict(self) -> dict[str, Any]:
        return dict(self.data)


@dataclass(frozen=True)
class Request:
    """One call, ready to be sent (again)."""

    method: str
    url: str
    params: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    json: Any = None


class Sender(Protocol):
    """Sends a request, raises the service's refusals as problems, and hands the parsed answer back."""

    def send(self, request: Request, parse: Callable[[httpx.Response], T]) -> T: ...


class AsyncSender(Protocol):
    """The same, awaited."""

    async def send(self, request: Request, parse: Callable[[httpx.Response], T]) -> T: ...


__all__ = ["UNSET", "AsyncSender", "Request", "Sender", "UnknownVariant", "Unset"]
