from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.queue_card_bots import QueueCardBots, check_queue_card_bots
from ..models.queue_card_visibility import QueueCardVisibility, check_queue_card_visibility
from ..models.queue_card_watching_type_0 import QueueCardWatchingType0, check_queue_card_watching_type_0

if TYPE_CHECKING:
    from ..models.queue_card_options import QueueCardOptions


T = TypeVar("T", bound="QueueCard")


@_attrs_define
class QueueCard:
    """A matchmaking queue.

    Attributes:
        id (str):
        name (str):
        ruleset (str): The id of the rulebook.
        options (QueueCardOptions):
        table_size (int): Players at a table.
        pool (str): The pool of ratings that says how strong players are.
        rated (bool): Whether the games count there.
        width (int): How far apart ratings at a table may be at once.
        widening (int): How much farther after each second of waiting.
        widest (int | None): Never farther than that, null for any distance in the end.
        wait_ms (int | None): The longest time that one waits, null for as long as it takes.
        bots (QueueCardBots): The level of those that take the empty seats then, `none` where the ticket expires
            instead.
        ticket_ms (int): So long a ticket lasts unless it is renewed.
        visibility (QueueCardVisibility): `public`: listed, and anybody may watch; `private`: for its seats only.
        watching (None | QueueCardWatchingType0): Null where `visibility` says it.
        closed (bool): Whether it takes no one.
        detail (None | str): Why, null where its key closed it.
        waiting (int): How many wait.
        tables (int): How many were made.
        created_at (int): In ms since the epoch.
    """

    id: str
    name: str
    ruleset: str
    options: QueueCardOptions
    table_size: int
    pool: str
    rated: bool
    width: int
    widening: int
    widest: int | None
    wait_ms: int | None
    bots: QueueCardBots
    ticket_ms: int
    visibility: QueueCardVisibility
    watching: None | QueueCardWatchingType0
    closed: bool
    detail: None | str
    waiting: int
    tables: int
    created_at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        ruleset = self.ruleset

        options = self.options.to_dict()

        table_size = self.table_size

        pool = self.pool

        rated = self.rated

        width = self.width

        widening = self.widening

        widest: int | None
        widest = self.widest

        wait_ms: int | None
        wait_ms = self.wait_ms

        bots: str = self.bots

        ticket_ms = self.ticket_ms

        visibility: str = self.visibility

        watching: None | str
        if isinstance(self.watching, str):
            watching = self.watching
        else:
            watching = self.watching

        closed = self.closed

        detail: None | str
        detail = self.detail

        waiting = self.waiting

        tables = self.tables

        created_at = self.created_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "options": options,
                "table_size": table_size,
                "pool": pool,
                "rated": rated,
                "width": width,
                "widening": widening,
                "widest": widest,
                "wait_ms": wait_ms,
                "bots": bots,
                "ticket_ms": ticket_ms,
                "visibility": visibility,
                "watching": watching,
                "closed": closed,
                "detail": detail,
                "waiting": waiting,
                "tables": tables,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.queue_card_options import QueueCardOptions  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        options = QueueCardOptions.from_dict(d.pop("options"))

        table_size = d.pop("table_size")

        pool = d.pop("pool")

        rated = d.pop("rated")

        width = d.pop("width")

        widening = d.pop("widening")

        def _parse_widest(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        widest = _parse_widest(d.pop("widest"))

        def _parse_wait_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        wait_ms = _parse_wait_ms(d.pop("wait_ms"))

        bots = check_queue_card_bots(d.pop("bots"))

        ticket_ms = d.pop("ticket_ms")

        visibility = check_queue_card_visibility(d.pop("visibility"))

        def _parse_watching(data: object) -> None | QueueCardWatchingType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                watching_type_0 = check_queue_card_watching_type_0(data)

                return watching_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | QueueCardWatchingType0, data)

        watching = _parse_watching(d.pop("watching"))

        closed = d.pop("closed")

        def _parse_detail(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        detail = _parse_detail(d.pop("detail"))

        waiting = d.pop("waiting")

        tables = d.pop("tables")

        created_at = d.pop("created_at")

        queue_card = cls(
            id=id,
            name=name,
            ruleset=ruleset,
            options=options,
            table_size=table_size,
            pool=pool,
            rated=rated,
            width=width,
            widening=widening,
            widest=widest,
            wait_ms=wait_ms,
            bots=bots,
            ticket_ms=ticket_ms,
            visibility=visibility,
            watching=watching,
            closed=closed,
            detail=detail,
            waiting=waiting,
            tables=tables,
            created_at=created_at,
        )

        queue_card.additional_properties = d
        return queue_card

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
