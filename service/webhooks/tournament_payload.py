"""The body of a delivery that tells of a tournament."""

from __future__ import annotations

import msgspec

from service.webhooks.payload import LARGEST, told


class WebhookTournament(msgspec.Struct, frozen=True, kw_only=True):
    """What every payload says of its tournament.

    ruleset: the id of the rulebook of its games. format: how tables are made. metadata: what its organiser has noted
    about it. external_ids: by entry, whom the organiser knows by it; of those that the event names, and empty where the
    event is left out.
    """

    id: str
    name: str
    ruleset: str
    format: str
    visibility: str
    metadata: dict[str, str] = {}
    external_ids: dict[str, str] = {}


class WebhookStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the final standings. rank: 1 is the first; no two are the same. entry: its id. points: of all its
    rounds."""

    rank: int
    entry: str
    name: str
    points: float


class WebhookTournamentLinks(msgspec.Struct, frozen=True, kw_only=True):
    """Where there is more, relative to the service's own address.

    tournament: as it is now. event: the event that is told. rounds: all tables with their games and results.
    standings: as they are now.
    """

    tournament: str
    event: str
    rounds: str
    standings: str


def body(
    kind: str, hook_id: str, known: WebhookTournament, event: bytes, at: int, seq: int,
    standings: list[WebhookStanding] | None = None,
) -> bytes:  # fmt: skip
    """The bytes that are signed and sent. event: raw JSON, as the event log has it; at: when it happened (ms).

    What would be longer than LARGEST goes without its standings, then without its event too.
    """
    forms = (
        (known, msgspec.Raw(event), standings),
        (known, msgspec.Raw(event), None),
        (msgspec.structs.replace(known, external_ids={}), None, None),
    )
    made = b""
    for about, raw, lines in forms:
        made = told(
            kind,
            at,
            webhook=hook_id,
            tournament=about,
            seq=seq,
            event=raw,
            standings=lines,
            links=_links(known.id, seq),
        )
        if len(made) <= LARGEST:
            break
    return made


def _links(tournament_id: str, seq: int) -> WebhookTournamentLinks:
    path = f"/v1/tournaments/{tournament_id}"
    return WebhookTournamentLinks(
        tournament=path, event=f"{path}/events?after={seq - 1}&limit=1", rounds=f"{path}/rounds",
        standings=f"{path}/standings",
    )  # fmt: skip
