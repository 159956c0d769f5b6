"""Tokens of seats: given to those who sit down, forgotten with those who are gone."""

from __future__ import annotations

import msgspec

from service.access import credentials
from service.games.session import GameSession


def holders(session: GameSession) -> list[str]:
    """The players who have a token here: those with a seat and those who wait for one; no bot."""
    return [player.id for player in session.game.state.all_players if not player.bot]


def renew(session: GameSession, before: set[str], token: str = "") -> dict[str, str]:
    """Give a token (this one, or a new one) to the player who has just sat down; forget those of players who are gone.

    before: the holders before the act. Returns `player` and `token` of the player who has just sat down, or nothing.
    Bots share a secret.
    """
    here = holders(session)
    if not session.meta.bot_secret and any(player.bot for player in session.game.state.all_players):
        session.meta = msgspec.structs.replace(session.meta, bot_secret=credentials.new_token())
    meta = session.meta
    if before == set(here) == meta.tokens.keys():
        return {}
    tokens = {player: kept for player, kept in meta.tokens.items() if player in here}
    new = [player for player in here if player not in before]
    found: dict[str, str] = {}
    if new:
        found = {"player": new[0], "token": token or credentials.new_token()}
        tokens[new[0]] = credentials.digest(found["token"])
    if tokens != meta.tokens:
        made_with = found.get("player") if session.version == 0 else meta.host
        session.change(
            msgspec.structs.replace(
                meta,
                tokens=tokens,
                host=made_with if made_with in tokens else None,
                external_ids={player: known for player, known in meta.external_ids.items() if player in here},
                heirs={one: player for one, player in meta.heirs.items() if player in here},
                members=tuple(player for player in meta.members if player in here),
            )
        )
    return found
