"""Where a stream of events is: what it has seen, and where it goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import httpx
from httpx_sse import ServerSentEvent

from chouette_sdk._generated.api.events import list_events
from chouette_sdk._generated.models import EVENT_CLASSES, Event, UnknownVariant
from chouette_sdk._generated.types import Request
from chouette_sdk.going_back import Found, Search, search, seq_of
from chouette_sdk.problems import ChouetteError, Problem, problem_of
from chouette_sdk.reconnecting import STREAM, BrokenStream, Patience, Reconnecting

OVER = "game_finished"
TOLD = "rewound"
REWOUND = "last_event_id_unknown"


def parse_event(data: dict[str, Any]) -> Event:
    """The event as its class; a type newer than this SDK comes as UnknownVariant."""
    kind = EVENT_CLASSES.get(data.get("type", ""))
    if kind is None:
        return UnknownVariant(str(data.get("type")), data)
    event: Event = kind.from_dict(data)
    return event


class Cursor(Reconnecting[Event]):
    """Where a stream is: what it has seen, and whether the game is over.

    id: of the last event seen, as the service told it; by it the service notices that the log was rewound.
    rewound: the refusal of a service whose log was rewound, until it is known where to go on.
    """

    def __init__(self, game_id: str, after: int, patience: Patience) -> None:
        super().__init__(patience)
        self.game_id = game_id
        self.seq = after
        self.id = str(after)
        self.rewound: Problem | None = None
        self._heard = False
        self._begun = after
        self._ids: list[str] = []
        self._to_seq: int | None = None
        self._gap_at: int | None = None

    @property
    def torn(self) -> bool:
        """Whether the log was rewound, and it is not known yet where to go on."""
        return self.rewound is not None

    def request(self) -> Request:
        """The call that opens the stream right behind the last event seen."""
        plain = list_events.request(self.game_id, last_event_id=self.id)
        return replace(plain, headers={**plain.headers, **STREAM})

    def take(self, message: ServerSentEvent) -> Event | None:
        """The event of this message, None if there is none in it or it was seen before."""
        if message.event == "end":
            self.over = True
            return None
        if message.event == "dropped":
            self.dropped(message)
            return None
        if message.event != "message" or not message.data:
            return None
        try:
            data = json.loads(message.data)
            seq = int(data["seq"])
            if self._to_seq is not None and data.get("type") == TOLD:
                # This stream may have told more of what was lost than the service knows of.
                data["to_seq"] = min(int(data["to_seq"]), self._to_seq)
            event = parse_event(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            # A message cut off by a dying connection: the next connection brings it whole.
            raise BrokenStream("a message that is no event") from None
        if seq <= self.seq:
            return None
        if seq > self.seq + 1 and self._gap_at != self.seq:
            # Something was lost on the way: ask once more from here, and believe the service the second time.
            self._gap_at = self.seq
            raise BrokenStream(f"a gap after event {self.seq}")
        self.seq, self.id, self._heard, self._to_seq = seq, message.id or str(seq), True, None
        self._ids.append(self.id)
        self.over = data.get("type") == OVER
        self.went_well()
        return event

    def search(self) -> Search:
        """Look for where to go on in a log that was rewound; `go_back` with what was found."""
        return search(self._ids, self._begun, is_last_lost=bool(self._ids) and self.id == self._ids[-1])

    def go_back(self, found: Found | None) -> None:
        """Go on with the first `rewound` of the log that this stream has not told.

        Raises what the service said where the log tells none: it was not rewound as far as the service knows.
        """
        problem, self.rewound = self.rewound, None
        if found is None:
            raise problem or ChouetteError("no rewound log")
        del self._ids[found.kept :]
        self._to_seq = seq_of(self._ids[-1]) if self._ids else self._begun
        self.seq, self.id = seq_of(found.id), found.id

    def refused(self, response: httpx.Response) -> float:
        """Seconds to wait after an answer that is no stream. Raises what it means where waiting is no use.

        204 is the service's word for «the game is over and you have all of its events».
        """
        if response.status_code == 204:
            self.over = True
            return 0.0
        problem = None if response.is_success else problem_of(response)
        if isinstance(problem, Problem) and problem.code == REWOUND and self._heard:
            self.rewound = problem
            return 0.0
        return super().refused(response)
