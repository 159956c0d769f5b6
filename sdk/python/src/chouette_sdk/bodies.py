"""Request bodies from plain arguments: what is None is left out, so that the service's defaults hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, TypeVar

from chouette_sdk._generated.fields import AnnonceFields, RollFields
from chouette_sdk._generated.models import (
    AnnonceBody,
    BetBody,
    BotBody,
    EntryBody,
    GameBody,
    InvitationBody,
    InvitationBodyKind,
    JoinBody,
    OptionsBody,
    PlayerBody,
    ReasonBody,
    RollBody,
    ShareBody,
    TournamentBody,
)
from chouette_sdk._generated.types import UNSET, Unset

T = TypeVar("T")


def given(value: T | None) -> T | Unset:
    """The value, or UNSET where there is none."""
    return UNSET if value is None else value


def player(
    name: str,
    entropy: str | None,
    team: str | None,
    knows: Sequence[str] | None,
    invitation: str | None = None,
    external_id: str | None = None,
) -> JoinBody:
    """A player who takes a seat."""
    return JoinBody(
        name=name,
        entropy=given(entropy),
        team=given(team),
        knows=given(list(knows) if knows is not None else None),
        invitation=given(invitation),
        external_id=given(external_id),
    )


def invitation(
    kind: InvitationBodyKind, name: str | None, external_id: str | None, expires_in_s: int | None
) -> InvitationBody:
    """A guest."""
    return InvitationBody(kind=kind, name=given(name), external_id=given(external_id), expires_in_s=given(expires_in_s))


def bot(level: str, name: str | None, team: str | None) -> BotBody:
    """A bot for an empty seat."""
    return BotBody.from_dict(
        {key: value for key, value in (("level", level), ("name", name), ("team", team)) if value is not None}
    )


class NewGame(TypedDict, total=False):
    """What a new game may be told, besides its ruleset and who sits down.

    options: an OptionsBody or a mapping, for instance {"target": 100, "rules": {"suite": False}}.
    visibility: `public` (default) or `private`. seats: `open` (default) or `invited`; watching: `public`, `invited` or
    `nobody`. name: how the lobby shows it. dice, decks: test dice and test cards, where they are allowed.
    bots: levels (`novice`, `regular`, `champion`) of bots that sit at it from the start.
    metadata: what you want to note about the game, for your `api_key` and its webhooks alone.
    """

    options: OptionsBody | Mapping[str, Any] | None
    visibility: str | None
    seats: str | None
    watching: str | None
    name: str | None
    dice: Sequence[int] | None
    decks: Sequence[Sequence[str]] | None
    bots: Sequence[str] | None
    metadata: Mapping[str, str] | None


def game(ruleset: str, player: PlayerBody | str | None, told: NewGame) -> GameBody:
    """A new game. Raises TypeError for an option that this SDK does not know, rather than dropping it."""
    body: dict[str, Any] = {"ruleset": ruleset, **told}
    if (options := told.get("options")) is not None:
        body["options"] = _options(options).to_dict()
    if (bots := told.get("bots")) is not None:
        body["bots"] = [{"level": level} for level in bots]
    if player is not None:
        body["player"] = {"name": player} if isinstance(player, str) else player.to_dict()
    return GameBody.from_dict({key: value for key, value in body.items() if value is not None})


def _options(options: OptionsBody | Mapping[str, Any]) -> OptionsBody:
    if isinstance(options, OptionsBody):
        return options
    made = OptionsBody.from_dict(options)
    if lost := options.keys() - made.to_dict().keys():
        raise TypeError(f"unknown options: {', '.join(sorted(lost))}")
    return made


def roll(keep: Sequence[int] | None, fields: RollFields, window: int | None = None) -> RollBody | Unset:
    """A throw. Raises TypeError for a field that no throw has."""
    told = _said(fields, RollFields) | _said({"keep": keep, "window": window})
    return RollBody.from_dict(told) if told else UNSET


def annonce(word: str, fields: AnnonceFields, window: int | None = None) -> AnnonceBody:
    """A shout. Raises TypeError for a field that no annonce has."""
    return AnnonceBody.from_dict({"annonce": word} | _said(fields, AnnonceFields) | _said({"window": window}))


def _said(fields: Mapping[str, object], known: type | None = None) -> dict[str, Any]:
    """Fields as JSON has them, without those that are None."""
    if known is not None and (wrong := sorted(fields.keys() - known.__annotations__.keys())):
        raise TypeError(f"no field of this SDK: {', '.join(wrong)}")
    return {name: _plain(value) for name, value in fields.items() if value is not None}


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value.to_dict() if isinstance(value, BetBody | ShareBody) else value


class NewTournament(TypedDict, total=False):
    """How a new tournament is played, besides its name, ruleset and format.

    options: of its games, as for a new game. table_size: players at a full table (4). remainder: `smaller` (default),
    `larger`, `byes` or `bots`. rounds: None for as many as the format needs. points: for instance
    {"by": "places", "places": [4, 2, 1, 0]}. tie_breaks: in the order in which they decide. seeding: `lot` (default),
    `given` or `rating`. advance, third_place: of a knockout. visibility: `public` or `private`. entering: `open` or
    `invited`. late_entries, most_entries: who may enter when. starts_at, check_in_from, check_in_until: ms since the
    epoch. round_ms, break_ms: the longest time of a round, and the pause between two; overtime: `scores` (default),
    `shared` or `forfeit`. watching: `public`, `invited` or `nobody`. games, closes_at, wait_ms, fewest: of a league.
    rated, pool: whether its games are rated, and in which pool. bots: how those on empty seats play. metadata: for your
    key.
    """

    options: OptionsBody | Mapping[str, Any] | None
    table_size: int | None
    remainder: str | None
    rounds: int | None
    points: Mapping[str, Any] | None
    tie_breaks: Sequence[str] | None
    seeding: str | None
    advance: int | None
    third_place: bool | None
    visibility: str | None
    entering: str | None
    late_entries: bool | None
    most_entries: int | None
    starts_at: int | None
    check_in_from: int | None
    check_in_until: int | None
    round_ms: int | None
    overtime: str | None
    break_ms: int | None
    watching: str | None
    games: int | None
    closes_at: int | None
    wait_ms: int | None
    fewest: int | None
    rated: bool | None
    pool: str | None
    bots: str | None
    metadata: Mapping[str, str] | None


def tournament(name: str, ruleset: str, format_: str, settled: NewTournament) -> TournamentBody:
    """A new tournament. Raises TypeError for what this SDK does not know, rather than dropping it."""
    body: dict[str, Any] = {"name": name, "ruleset": ruleset, "format": format_, **settled}
    if (options := settled.get("options")) is not None:
        body["options"] = _options(options).to_dict()
    made = {key: value for key, value in body.items() if value is not None}
    if lost := made.keys() - NewTournament.__annotations__.keys() - {"name", "ruleset", "format"}:
        raise TypeError(f"unknown settings: {', '.join(sorted(lost))}")
    return TournamentBody.from_dict(made)


def reason(text: str) -> ReasonBody:
    """Why."""
    return ReasonBody(reason=text)


def entry(
    name: str, bot: str | None, external_id: str | None, entropy: str | None, seed: int | None, rating: int | None
) -> EntryBody:
    """One that takes part in a tournament."""
    told = {"bot": bot, "external_id": external_id, "entropy": entropy, "seed": seed, "rating": rating}
    return EntryBody.from_dict({"name": name, **{key: value for key, value in told.items() if value is not None}})
