"""The duels of a game as they are told, from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from service.games.service import GameService
from service.store.log import Entry

_PAGE = 500


class Challenge(msgspec.Struct, kw_only=True):
    """A duel.

    id: its id in this game. kind: the rule that it goes by. challenger: the id of the player who challenged. defie:
    the id of the player who has to throw. combination: what must be thrown, null until the terms are set. amount: the
    stake in points, null until the terms are set. outcome: `open`: under way; `met` or `failed`: whether the dice met
    the terms; `lapsed`: no terms were set; `void`: no stake is paid. winner: the id of the player who took the stake,
    null until one has. taken_at: when it began, in ms since the epoch.
    """

    id: int
    kind: str
    challenger: str
    defie: str
    combination: str | None
    amount: int | None
    outcome: str
    winner: str | None
    taken_at: int


class ChallengeList(msgspec.Struct, kw_only=True):
    """The duels of a game, oldest first."""

    challenges: list[Challenge]


class _Told(msgspec.Struct, kw_only=True):
    """What the four events of a duel carry, and any other event lacks."""

    type: str
    at: int
    challenge: int | None = None
    kind: str = ""
    challenger: str = ""
    defie: str = ""
    combination: str = ""
    amount: int = 0
    outcome: str = ""
    winner: str | None = None


_TOLD = ("challenge_taken", "challenge_passed", "terms_set", "duel_ended")


def log(service: GameService, game_id: str) -> Iterator[Entry]:
    """The whole log of a game, page by page."""
    after = 0
    while True:
        page = service.log(game_id, after, _PAGE)
        yield from page
        if len(page) < _PAGE:
            return
        after += len(page)


def every(service: GameService, game_id: str) -> Iterator[bytes]:
    """All events of a game in the forms that everybody may see, page by page."""
    return (entry.raw for entry in log(service, game_id))


def of(service: GameService, game_id: str) -> list[Challenge]:
    """The duels of a game, oldest first."""
    return fold(every(service, game_id))


def fold(events: Iterable[bytes]) -> list[Challenge]:
    """The duels that these encoded events tell of."""
    found: dict[int, Challenge] = {}
    for raw in events:
        # Most events concern no duel; looking at the bytes spares decoding them.
        if b'"challenge"' not in raw:
            continue
        event = msgspec.json.decode(raw, type=_Told, strict=False)
        if event.type not in _TOLD or event.challenge is None:
            continue
        _apply(found, event.challenge, event)
    return list(found.values())


def _apply(found: dict[int, Challenge], id_: int, event: _Told) -> None:
    if event.type == "challenge_taken":
        found[id_] = Challenge(
            id=id_, kind=event.kind, challenger=event.challenger, defie=event.defie, combination=None,
            amount=None, outcome="open", winner=None, taken_at=event.at,
        )  # fmt: skip
        return
    duel = found[id_]
    if event.type == "challenge_passed":
        duel.defie = event.defie
    elif event.type == "terms_set":
        duel.combination, duel.amount = event.combination, event.amount
    else:
        duel.outcome, duel.winner = event.outcome, event.winner
