"""Strong ETags: the game's version and who looks at it, because two viewers may see different things."""

from __future__ import annotations

from flask import Response, request


def of_game(version: int, viewer: str | None) -> str:
    """The tag, without quotes, of the game at this version as this viewer sees it."""
    return f"{version}-{viewer or ''}"


def unchanged(tag: str) -> Response | None:
    """304 if the client already has what this tag names, else None."""
    if not request.if_none_match.contains(tag):
        return None
    answer = Response(status=304)
    answer.set_etag(tag)
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer
