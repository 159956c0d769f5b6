"""Servers in threads for a browser to visit: an application with its games in memory, and a page of another origin."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from werkzeug.serving import WSGIRequestHandler, make_server


class _Quiet(WSGIRequestHandler):
    def log(self, type: str, message: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def at_some_port(app: Flask) -> Iterator[str]:
    """The address at which the application is served for as long as the block."""
    server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=_Quiet)
    # A stream may still be open at the end; nobody waits for its thread.
    server.daemon_threads = True
    serving = threading.Thread(target=server.serve_forever, daemon=True)
    serving.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        serving.join()


def page(script: str) -> Flask:
    """A site of its own with one empty page and one script."""
    site = Flask("site", static_folder=None)

    @site.get("/")
    def home() -> str:
        return f"<!doctype html><title>table</title><script>{script}</script>"

    return site
