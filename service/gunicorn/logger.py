"""Gunicorn's own log, without its access log."""

from __future__ import annotations

from typing import Any

from gunicorn.glogging import Logger as GunicornLogger


class Logger(GunicornLogger):
    """Words no line for a request: with a `logconfig_dict` gunicorn would do so for each one, and then drop it.

    Ours are written by the application.
    """

    def access(self, resp: Any, req: Any, environ: Any, request_time: Any) -> None:
        """See gunicorn: a request has been answered."""
