"""A game that was played, as a scenario: told from its events, so that anybody can play it again and compare."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
import yaml

from service import engine
from service.engine.core.refusals import Refusal
from service.engine.core.told.standings import standings
from service.engine.lobby import LOBBY_MS
from service.json_types import JsonObject
from service.scenario.act_recorder import ActRecorder
from service.scenario.winding import wound

_forms = msgspec.json.Decoder(dict[str, msgspec.Raw])


def record(
    game: engine.Game,
    encoded: Iterable[bytes],
    began: JsonObject | None = None,
    *,
    private: Mapping[int, bytes] | None = None,
    viewer: str | None = None,
) -> JsonObject:
    """The scenario of a game in progress or over: its acts with their times, its dice, and where it stands now.

    encoded: all events of the game in their public forms as JSON, in order. private: by seq, the forms that seats see
    in place of an event, as a JSON object by player id. viewer: the seat that reads the record, None for anybody; once
    the game is over there is nothing to hide. began: what a scenario says of a start that was no ordinary one
    (`players`, `first`, `turns_played`). Raises Refusal (`not_started`) for a game in its lobby.
    """
    if game.state.status == "lobby":
        raise Refusal("not_started", "The game has not started: there is nothing to record yet.")
    over, dialect = game.state.status == "finished", engine.dialect(game.state.ruleset)
    if dialect.only_when_over and not over:
        raise Refusal("not_finished", "The record of this game would show what is hidden: come back once it is over.")
    recorder = ActRecorder(dialect)
    decode = engine.families.family_in(game).event_decoder.decode
    for raw in encoded:
        event = decode(raw)
        forms = _forms.decode(private[event.seq]) if private and event.seq in private else {}
        recorder.hear(event, {player: decode(form) for player, form in forms.items() if over or player == viewer})
    recorder.end()
    started = recorder.log.started
    state, facts = game.state, engine.facts(game)
    # Only who comes later can find that all seats are taken.
    options = {k: v for k, v in game.state.options.items() if k != "max_players" or recorder.arrived}
    switched = switches(game, options)
    document = {
        "title": f"Game {state.id}",
        "source": "played on this service",
        "ruleset": state.ruleset,
        "options": options | ({"rules": switched} if switched else {}),
        "players": {
            p.id: {"score": 0}
            | ({"knows": p.knows} if p.knows else {})
            | ({"bot": p.bot} if p.bot else {})
            | recorder.lags.get(p.id, {})
            for p in game.state.players
            if p.id not in recorder.arrived
        },
        **({} if started else {"started": False}),
        **(began or {}),
        **dialect.draws(recorder.dice, recorder.dealt),
        "play": [],
        "expect": {
            "scores": facts.get("scores") or {p.id: p.score for p in state.players},
            "holds": facts.get("holds")
            or {p.id: [h if v == 1 else {h: v} for h, v in p.holds.items()] for p in state.players},
            **({"bevues": facts["bevues"]} if "bevues" in facts else {}),
            "out": [p.id for p in state.players if not p.in_game],
            "presence": {p.id: p.presence for p in state.players},
            "end": state.end or None,
            "winner": state.winner,
            "result": msgspec.to_builtins(standings(game)),
        },
    }
    if not started and state.end == "cancelled":
        return document | {"play": [{"cancel": True, "time": game.state.clock - game.state.created_at}]}
    if not started:
        return document | {"play": [{"clock": options.get("lobby_ms", LOBBY_MS) + options["settle_ms"]}]}
    return document | {"play": wound(document, recorder.log.did, recorder.log.events)}


def switches(game: engine.Game, options: JsonObject) -> dict[str, bool]:
    """The rules that are on or off in a game against what its rulebook has with these options."""
    # Some rules are on or off by other options.
    state = game.state
    usual = engine.create(ruleset=state.ruleset, game_id=state.id, now=0, options=options).state.rules
    book = [r.id for r in engine.ruleset(state.ruleset).rules if r.switchable]
    return {rule: rule in state.rules for rule in book if (rule in usual) != (rule in state.rules)}


def as_yaml(scenario: JsonObject) -> str:
    """The scenario as a YAML document."""
    return yaml.safe_dump(scenario, allow_unicode=True, sort_keys=False, width=110)
