"""What is told of the sandbox: situations, games that stand in them, and their clocks.

What is told of a situation is found out by making a game stand there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import asdict

from service.http.responses.acts import ActAnswer
from service.http.responses.games import AnyGame
from service.json_types import JsonObject
from service.sandbox import texts
from service.sandbox.library import Situation, by_id, library
from service.sandbox.observation import seen
from service.sandbox.standing import Making, in_situation


class SituationSummary(msgspec.Struct, kw_only=True):
    """A situation, as the gallery lists it.

    id: stable. ruleset: the id of the rulebook. kind: what sort of thing is to be seen. about: what of it: a window's
    name, mode and rule; a holding; a duel's kind and what became of it; `refused` or `bevue` and a code; why a game is
    over. title_fr, title_en: what it is called.
    """

    id: str
    ruleset: str
    kind: str
    about: list[str]
    title_fr: str
    title_en: str


class SituationPage(msgspec.Struct, kw_only=True):
    """A page of the gallery.

    next: the cursor of the next page, null on the last.
    """

    situations: list[SituationSummary]
    next: str | None


class SituationPlayer(msgspec.Struct, kw_only=True):
    """A seat of a situation.

    player: the id. name: as the others see it.
    """

    player: str
    name: str


class SituationWindow(msgspec.Struct, kw_only=True):
    """A window that is open there.

    name, mode, rule, annonces, players: as in `window_opened`. closes_in_ms: how long it is open from the beginning of
    the game on, in ms; null while only an event can close it.
    """

    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    closes_in_ms: int | None


class SituationOffer(msgspec.Struct, kw_only=True):
    """What `expected` offers to whom there.

    player: the id. act, name, fields: as in `expected`.
    """

    player: str
    act: str
    name: str
    fields: list[str]


class SituationRule(msgspec.Struct, kw_only=True):
    """The rule that a situation is about.

    id: the rule's. label: its name, in French. source: its heading in the rulebook. fr: when it plays and what follows,
    in French. en: the same in English.
    """

    id: str
    label: str
    source: str
    fr: str
    en: str


class SituationAttempt(msgspec.Struct, kw_only=True):
    """An act to try there.

    player: whose seat tries it. path: where it is sent, after the game's own address. body: what is sent. effect:
    `refused` or `bevue`. code: the code of the refusal, or of what was wrong with it.
    """

    player: str
    path: str
    body: JsonObject
    effect: Literal["refused", "bevue"]
    code: str


class SituationView(SituationSummary, kw_only=True):
    """A situation.

    fr: what a client should show there, in French. en: the same in English. story: the scenario that leads there, in
    English. rule: that it is about, null where there is none. players: in the order of play. windows: that are open.
    offers: what may be done, and by whom. attempt: an act to try there, null where there is none. look_at: where it is
    to be seen: fields of this API, and types of events.
    """

    fr: str
    en: str
    story: str
    rule: SituationRule | None
    players: list[SituationPlayer]
    windows: list[SituationWindow]
    offers: list[SituationOffer]
    attempt: SituationAttempt | None
    look_at: list[str]


class SandboxSeat(msgspec.Struct, kw_only=True):
    """A seat of a new game.

    player: the player's id. name: as the others see it. token: opens the seat; told this once, null where a bot sits.
    bot: its level, null for a client's seat.
    """

    player: str
    name: str
    token: str | None
    bot: str | None


class SandboxGame(msgspec.Struct, kw_only=True):
    """A game that stands where it was wanted.

    id: the game's id. situation: the id of the situation, null where it was described. seats: all of them, in the order
    of play. game: as everybody may see it. now: what time it is in the game, in ms since the epoch.
    """

    id: str
    situation: str | None
    seats: list[SandboxSeat]
    game: AnyGame
    now: int


class GameClock(msgspec.Struct, kw_only=True):
    """What time it is in a game.

    clock: `real`: time passes by itself; `manual`: only when it is told to. now: in ms since the epoch. next_deadline:
    when something next happens by itself, in ms since the epoch; null while only players can act.
    """

    clock: Literal["real", "manual"]
    now: int
    next_deadline: int | None


class ClockAnswer(ActAnswer, kw_only=True):
    """The clock went on.

    now: what it says, in ms since the epoch. reached: whether it is where it was to go; if not, so much happened on the
    way that it stopped there: send the rest. next_deadline: when something next happens by itself, in ms since the
    epoch; null while only players can act.
    """

    now: int
    reached: bool
    next_deadline: int | None


AT = 1_000_000_000_000
"""An instant at which a game stands there, to see what is open and what is offered; told are differences only."""


def summary(situation: Situation) -> SituationSummary:
    """As it is listed."""
    return SituationSummary(**_listed(situation))


def _listed(situation: Situation) -> JsonObject:
    title = texts.title(situation)
    return {
        "id": situation.id, "ruleset": situation.ruleset, "kind": situation.kind, "about": list(situation.about),
        "title_fr": title.fr, "title_en": title.en,
    }  # fmt: skip


@lru_cache(maxsize=1024)
def shown(situation_id: str) -> SituationView:
    """All that is told of the situation with this id. Raises KeyError."""
    situation = by_id()[situation_id]
    observation = seen(in_situation(situation, Making(at=AT)).game, AT)
    told, rule = texts.sentence(situation), texts.rule_of(situation)
    return SituationView(
        **_listed(situation), fr=told.fr, en=told.en,
        story=str(library().scenarios[situation.scenario].get("title", "")),
        rule=None if rule is None else SituationRule(
            id=rule.id, label=rule.label, source=rule.source, fr=rule.fr, en=rule.en
        ),
        players=[SituationPlayer(**asdict(one)) for one in observation.players],
        windows=[SituationWindow(**asdict(one)) for one in observation.windows],
        offers=[SituationOffer(**asdict(one)) for one in observation.offers],
        attempt=None if situation.attempt is None else SituationAttempt(**asdict(situation.attempt)),
        look_at=list(texts.LOOK_AT[situation.kind]),
    )  # fmt: skip
