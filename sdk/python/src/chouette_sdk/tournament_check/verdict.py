"""What the check of a tournament finds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NoReturn

from msgspec import UNSET

Status = Literal["proved", "broken", "unrevealed", "partly"]


@dataclass(frozen=True)
class TournamentFault:
    """The first thing that is not as it must be.

    code: stable. message: a sentence that says where, what was expected, and what is told. line: of the export.
    """

    code: str
    message: str
    line: int


class Differs(Exception):
    """Carries a fault to the caller of the check."""

    def __init__(self, code: str, line: int, message: str) -> None:
        super().__init__(message)
        self.fault = TournamentFault(code, message, line)


@dataclass
class TournamentVerdict:
    """What the check found.

    status: `proved` (all of it follows from what was promised), `broken` (see `fault`), `unrevealed` (the tournament is
    not over, or its seed is not told: what can be checked without is right), `partly` (all that is there is right, and
    something is not there any more: see `left_out`).
    fault: the first thing that differs, None where nothing does. noted: whether the commitment was compared with one
    noted before. rounds, standings, games, dice, cards: how many were derived again, and are right. replayed: how many
    records were played again. left_out: what was not checked, a sentence each.
    """

    status: Status = "proved"
    fault: TournamentFault | None = None
    commitment: str = ""
    noted: bool = False
    rounds: int = 0
    standings: int = 0
    games: int = 0
    dice: int = 0
    cards: int = 0
    replayed: int = 0
    left_out: list[str] = field(default_factory=list)

    @property
    def proved(self) -> bool:
        """All of it is as it must be."""
        return self.status == "proved"


def refuse(code: str, line: int, message: str) -> NoReturn:
    """Raise this fault."""
    raise Differs(code, line, message)


def same(code: str, line: int, where: str, expected: Any, told: Any) -> None:
    """Raise a fault that names the first place at which two values differ. where: what is compared, in words."""
    found = difference(expected, told)
    if found is not None:
        path, right, wrong = found
        refuse(code, line, f"{where}{path and f', `{path}`'}: expected {shown(right)}, told {shown(wrong)}")


def difference(expected: Any, told: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """The first place, and what is there; None where both are the same."""
    if isinstance(expected, dict) and isinstance(told, dict):
        for key in [*expected, *(key for key in told if key not in expected)]:
            found = difference(expected.get(key, UNSET), told.get(key, UNSET), f"{path}.{key}".lstrip("."))
            if found is not None:
                return found
        return None
    if isinstance(expected, list | tuple) and isinstance(told, list | tuple):
        for place, (right, wrong) in enumerate(zip(expected, told, strict=False)):
            found = difference(right, wrong, f"{path}[{place}]")
            if found is not None:
                return found
        return None if len(expected) == len(told) else (path, list(expected), list(told))
    # What JSON tells apart is told apart: True is no 1.
    return None if type(expected) is type(told) and expected == told else (path, expected, told)


def shown(value: Any) -> str:
    """A value as a reader knows it from the file."""
    if value is UNSET:
        return "nothing"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, list | tuple):
        return ", ".join(map(shown, value)) or "none"
    return f"«{value}»" if isinstance(value, str) else repr(value)
