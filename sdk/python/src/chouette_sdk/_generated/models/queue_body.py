from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.queue_body_bots import QueueBodyBots, check_queue_body_bots
from ..models.queue_body_visibility import QueueBodyVisibility, check_queue_body_visibility
from ..models.queue_body_watching import QueueBodyWatching, check_queue_body_watching
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.options_body import OptionsBody


T = TypeVar("T", bound="QueueBody")


@_attrs_define
class QueueBody:
    """A new matchmaking queue.

    Attributes:
        name (str): What it is called, and its games.
        ruleset (str): The rulebook of its games.
        width (int | Unset): How far apart ratings at a table may be at once (default 100).
        widening (int | Unset): How much farther after each second of waiting (default 10).
        widest (int | None | Unset): Never farther than that (null, the default: any distance in the end).
        wait_ms (int | None | Unset): The longest time that one waits for a full table, in ms; then `bots` take the
            empty seats, or the ticket expires (null, the default: as long as it takes).
        bots (QueueBodyBots | Unset): The level of the bots that take the empty seats after `wait_ms`; `none` (default):
            the player is told that no table came together.
        ticket_ms (int | Unset): So long a ticket lasts unless its player renews it, in ms (default 60000): who went
            away holds no table up. Tickets that are there keep theirs until they are renewed.
        closed (bool | Unset): Whether it takes no one (default false); those who wait as it closes are told of it.
        options (OptionsBody | Unset): What a table may agree on before the game; what is left out is as its rulebook
            has it.
        table_size (int | Unset): Players at a table (default 4).
        pool (str | Unset): The pool of ratings of your key that says how strong players are, and that games count in;
            left out: your key's own pool of the ruleset.
        rated (bool | Unset): Whether its games count in the pool (default true).
        visibility (QueueBodyVisibility | Unset): Of its games (default `public`), as `create_game` has it.
        watching (QueueBodyWatching | Unset): Who watches its games; left out: as `visibility` says.
    """

    name: str
    ruleset: str
    width: int | Unset = UNSET
    widening: int | Unset = UNSET
    widest: int | None | Unset = UNSET
    wait_ms: int | None | Unset = UNSET
    bots: QueueBodyBots | Unset = UNSET
    ticket_ms: int | Unset = UNSET
    closed: bool | Unset = UNSET
    options: OptionsBody | Unset = UNSET
    table_size: int | Unset = UNSET
    pool: str | Unset = UNSET
    rated: bool | Unset = UNSET
    visibility: QueueBodyVisibility | Unset = UNSET
    watching: QueueBodyWatching | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        ruleset = self.ruleset

        width = self.width

        widening = self.widening

        widest: int | None | Unset
        if isinstance(self.widest, Unset):
            widest = UNSET
        else:
            widest = self.widest

        wait_ms: int | None | Unset
        if isinstance(self.wait_ms, Unset):
            wait_ms = UNSET
        else:
            wait_ms = self.wait_ms

        bots: str | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        ticket_ms = self.ticket_ms

        closed = self.closed

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        table_size = self.table_size

        pool = self.pool

        rated = self.rated

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        watching: str | Unset = UNSET
        if not isinstance(self.watching, Unset):
            watching = self.watching

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "ruleset": ruleset,
            }
        )
        if width is not UNSET:
            field_dict["width"] = width
        if widening is not UNSET:
            field_dict["widening"] = widening
        if widest is not UNSET:
            field_dict["widest"] = widest
        if wait_ms is not UNSET:
            field_dict["wait_ms"] = wait_ms
        if bots is not UNSET:
            field_dict["bots"] = bots
        if ticket_ms is not UNSET:
            field_dict["ticket_ms"] = ticket_ms
        if closed is not UNSET:
            field_dict["closed"] = closed
        if options is not UNSET:
            field_dict["options"] = options
        if table_size is not UNSET:
            field_dict["table_size"] = table_size
        if pool is not UNSET:
            field_dict["pool"] = pool
        if rated is not UNSET:
            field_dict["rated"] = rated
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if watching is not UNSET:
            field_dict["watching"] = watching

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.options_body import OptionsBody  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        ruleset = d.pop("ruleset")

        width = d.pop("width", UNSET)

        widening = d.pop("widening", UNSET)

        def _parse_widest(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        widest = _parse_widest(d.pop("widest", UNSET))

        def _parse_wait_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        wait_ms = _parse_wait_ms(d.pop("wait_ms", UNSET))

        _bots = d.pop("bots", UNSET)
        bots: QueueBodyBots | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = check_queue_body_bots(_bots)

        ticket_ms = d.pop("ticket_ms", UNSET)

        closed = d.pop("closed", UNSET)

        _options = d.pop("options", UNSET)
        options: OptionsBody | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = OptionsBody.from_dict(_options)

        table_size = d.pop("table_size", UNSET)

        pool = d.pop("pool", UNSET)

        rated = d.pop("rated", UNSET)

        _visibility = d.pop("visibility", UNSET)
        visibility: QueueBodyVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_queue_body_visibility(_visibility)

        _watching = d.pop("watching", UNSET)
        watching: QueueBodyWatching | Unset
        if isinstance(_watching, Unset):
            watching = UNSET
        else:
            watching = check_queue_body_watching(_watching)

        queue_body = cls(
            name=name,
            ruleset=ruleset,
            width=width,
            widening=widening,
            widest=widest,
            wait_ms=wait_ms,
            bots=bots,
            ticket_ms=ticket_ms,
            closed=closed,
            options=options,
            table_size=table_size,
            pool=pool,
            rated=rated,
            visibility=visibility,
            watching=watching,
        )

        return queue_body
