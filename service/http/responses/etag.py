"""Strong ETags: the state and who looks at it, or how, because two viewers may see different things."""

from __future__ import annotations

from flask import Response, request

from service.store.revision import MARK, Revision


def of_game(revision: Revision, viewer: str | None) -> str:
    """The tag, without quotes, of the game in this state as this viewer sees it.

    The version alone would name two states where the store has lost the first of them.
    """
    return f"{revision.version}-{revision.nonce[:MARK]}-{viewer or ''}"


def unchanged(tag: str) -> Response | None:
    """304 if the client already has what this tag names, else None.

    A tag that was made weak counts too, as RFC 9110 has it: proxies that compress answers make strong tags weak.
    """
    if not request.if_none_match.contains_weak(tag):
        return None
    answer = Response(status=304)
    answer.set_etag(tag)
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer
