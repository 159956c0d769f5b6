"""What clients are told of a rulebook: as the engine has it, with the defaults of this installation."""

from __future__ import annotations

from typing import Any

import msgspec

from service import engine
from service.engine.cards.info import CardsInfo
from service.games.defaults import longest_lobby_ms, usual_options
from service.http.requests.games import NOT_FOR_TABLES
from service.json_types import JsonObject
from service.settings import Settings


class Option(engine.Option, kw_only=True, frozen=True):
    """An option of a game.

    default_private: the same for a private game; it differs for a few options only.
    """

    default_private: Any


class RulesetInfo(engine.RulesetInfo, kw_only=True):
    """A rulebook, resolved: what it inherits is in it.

    options: what a table may agree on, with the defaults of this rulebook on this server.
    cards: what it is played with; only of games at cards.
    presets: by name the ids of the rules that are on, from the smallest to all; only of a rulebook that has presets.
    """

    options: list[Option]  # type: ignore[assignment]
    cards: CardsInfo | msgspec.UnsetType = msgspec.UNSET
    presets: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET


class RulesetList(msgspec.Struct, kw_only=True):
    """All rulebooks."""

    rulesets: list[RulesetInfo]


def offered(book: engine.RulesetInfo, settings: Settings) -> RulesetInfo:
    """A rulebook as a table of this installation would have it; where that takes no key, as one without a key would."""
    keyed = settings.closed
    public, private = (usual_options(settings, seen, keyed=keyed) for seen in ("public", "private"))
    told = {name: getattr(book, name) for name in book.__struct_fields__ if name != "options"}
    most = {} if keyed else {"lobby_ms": longest_lobby_ms(settings)}
    return RulesetInfo(options=[_option(option, public, private, most) for option in book.options], **told)


def _option(option: engine.Option, public: JsonObject, private: JsonObject, most: dict[str, int]) -> Option:
    told = {name: getattr(option, name) for name in option.__struct_fields__}
    told["maximum"] = most.get(option.name, option.maximum)
    told["default"] = public.get(option.name, option.default)
    told["read_only"] = option.read_only or option.name in NOT_FOR_TABLES
    return Option(default_private=private.get(option.name, option.default), **told)
