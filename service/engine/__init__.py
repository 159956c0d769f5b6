"""The rules engine: pure functions from a game and an act to what happened. It knows no clock, no network, no store."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from service.engine import families, lobby
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event, GameCreated, Timing
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.options import Option
from service.engine.core.rulebook.rulesets import RuleInfo, RulesetInfo
from service.engine.core.stored.migrations import NewerState
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Player
from service.engine.core.told.dialect import Dialect, DialectError
from service.engine.core.told.transcript import Lines
from service.engine.core.told.view_types import Choices, Expected
from service.engine.event_types import EVENT_FORMS, EVENT_TYPES, EventUnion, event_name
from service.engine.families import family_in, knows
from service.engine.playing import next_due, play, rewound, settle
from service.engine.randomness import DrawsExhausted, commitment

__all__ = [
    "EVENT_FORMS",
    "EVENT_TYPES",
    "Act",
    "Choices",
    "Dialect",
    "DialectError",
    "DrawsExhausted",
    "Event",
    "EventUnion",
    "Expected",
    "Game",
    "NewerState",
    "Option",
    "Refusal",
    "RuleInfo",
    "RulesetInfo",
    "Timing",
    "create",
    "decode",
    "dialect",
    "encode",
    "event_name",
    "expected",
    "facts",
    "families",
    "knows",
    "lines",
    "may_hold",
    "next_due",
    "play",
    "rewound",
    "ruleset",
    "rulesets",
    "seat",
    "settle",
    "start_from",
    "view",
]  # fmt: skip


def create(
    *, ruleset: str, game_id: str, now: int, options: JsonObject | None = None, seed: str | None = None,
    given: object = None,
) -> Game:  # fmt: skip
    """A new table in its lobby.

    options: as the rulebook lists them, and `rules` (rule id to on or off). seed: 64 hex digits, from which all
    draws come; given: what is drawn first, as the family takes it (faces of dice, packs of cards). now: ms.
    Raises Refusal, kind `invalid`: `unknown_ruleset`, `unknown_option`, `wrong_option`, `unknown_rule`,
    `rule_not_switchable`, `rule_needs_another`, `rule_needs_option`; its `field` names the culprit.
    """
    family = families.family_of(ruleset)
    settings, rules = family.settled(ruleset, dict(options or {}))
    state = family.state_type(
        id=game_id, ruleset=ruleset, edition=family.edition_of(ruleset, settings), options=settings, rules=rules,
        created_at=now, clock=now, commitment=commitment(seed) if seed else None,
        randomness=family.source(seed, given, settings),
    )  # fmt: skip
    g = Game(state, family)
    g.emit(GameCreated, ruleset=ruleset, options=state.options, rules=list(rules), commitment=state.commitment)
    return g


def start_from(
    g: Game, players: list[Player], first: str | None, laps: int = 0, waiting: list[Player] | None = None,
    told: JsonObject | None = None,
) -> None:  # fmt: skip
    """Seat players as they are and begin with `first` on turn (None: with the opening): how scenarios start.

    laps: how many are over; waiting: those who have no seat yet; told: all that a scenario says of the start.
    """
    seat(g, players, waiting or [])
    family_in(g).arrange(g, {"turns_played": laps, **(told or {})})
    hooks.seats_taken.tell(g)
    lobby.begin(g, first)


def seat(g: Game, players: list[Player], waiting: list[Player] | None = None) -> None:
    """Let players sit there as they are, and others wait for a seat: how scenarios start."""
    g.state.players = [_as_stored(g, player) for player in players]
    g.state.waiting_players = [_as_stored(g, player) for player in waiting or []]


def _as_stored(g: Game, player: Player) -> Player:
    """A player as games of this family have them."""
    kind = g.family.player_type
    told = {name: getattr(player, name) for name in player.__struct_fields__}
    return player if isinstance(player, kind) else kind(**told)


def expected(g: Game, player: str, now: int) -> Expected:
    """What a player may do now and by when. Raises KeyError for a player who does not sit at the table."""
    g.player(player)
    return family_in(g).expected(g, player, now)


def view(g: Game, viewer: str | None, now: int | None = None) -> Any:
    """The game as this player (None: anybody) may see it: a `view_type` of its family."""
    return family_in(g).view(g, viewer)


def kind_of(g: Game) -> str:
    """The kind of game, as `game` of its ruleset tells it."""
    return family_in(g).id


def act_of(g: Game, told: JsonObject) -> Act:
    """An act of this kind of game from plain data: its kind as `act`, then its fields.

    Raises msgspec.ValidationError for what no act of this game is.
    """
    return msgspec.convert(dict(told), Union[family_in(g).act_types])  # type: ignore[no-any-return]  # noqa: UP007


def facts(g: Game) -> JsonObject:
    """What a scenario may expect of this game besides what all games have, by name."""
    return family_in(g).facts(g)


def lines(ruleset: str) -> Lines:
    """How each event of such a game is told as a line. Raises Refusal (`unknown_ruleset`)."""
    return families.family_of(ruleset).lines


def dialect(ruleset: str) -> Dialect:
    """How scenarios tell such games. Raises Refusal (`unknown_ruleset`)."""
    return families.family_of(ruleset).dialect


def may_hold(ruleset: str, holding: object, value: object) -> bool:
    """Whether a player may begin a scenario with this. Raises Refusal (`unknown_ruleset`)."""
    return families.family_of(ruleset).may_hold(holding, value)


def encode(g: Game) -> bytes:
    """The game as JSON bytes; equal games give equal bytes."""
    return family_in(g).codec.encode(g.state)


def decode(blob: bytes) -> Game:
    """The game that was encoded, by this release or an older one.

    Raises msgspec.ValidationError, NewerState, Refusal (`unknown_ruleset`).
    """
    family = families.family_of_state(blob)
    return Game(family.codec.decode(blob), family)


def rulesets() -> list[RulesetInfo]:
    """All rulebooks that can be played."""
    return [families.family_of(name).ruleset(name) for name in families.rulesets()]


def ruleset(name: str) -> RulesetInfo:
    """One rulebook. Raises KeyError."""
    if not knows(name):
        raise KeyError(name)
    return families.family_of(name).ruleset(name)
