"""What a new game has where its maker says nothing: the service's own defaults, before those of the rulebook."""

from __future__ import annotations

from service import engine
from service.engine.core.refusals import Refusal
from service.engine.core.timing.lag import UNMEASURED_MS
from service.games.commands import CreateGame
from service.json_types import JsonObject
from service.settings import Settings


def longest_lobby_ms(settings: Settings) -> int:
    """How long (ms) a game without a key may wait for its start."""
    return settings.keyless_lobby_s * 1000


def usual_options(settings: Settings, visibility: str, *, keyed: bool) -> dict[str, int | bool]:
    """Options by name. visibility: `public` or `private`. keyed: whether a key makes the game."""
    usual = settings.usual_options
    return {
        **usual,
        "lobby_ms": usual["lobby_ms"] if keyed else min(usual["lobby_ms"], longest_lobby_ms(settings)),
        "late_ms": UNMEASURED_MS,
        # Strangers meet from anywhere; players in private may agree on compensation.
        "lag_compensation": visibility == "public",
    }


def options_of(settings: Settings, cmd: CreateGame) -> JsonObject:
    """The options of a new game. Raises Refusal (`wrong_option`) where it would wait for longer than without a key."""
    keyed, longest = cmd.api_key_id is not None, longest_lobby_ms(settings)
    if not keyed and cmd.options.get("lobby_ms", 0) > longest:
        raise Refusal(
            "wrong_option", f"lobby_ms: without a key send at most {longest} ms.", "invalid",
            field="lobby_ms", maximum=longest,
        )  # fmt: skip
    usual = usual_options(settings, cmd.visibility, keyed=keyed)
    if engine.knows(cmd.ruleset):
        # Not every game has all of them.
        known = {option.name for option in engine.ruleset(cmd.ruleset).options}
        usual = {name: value for name, value in usual.items() if name in known}
    return {**usual, **cmd.options}
