"""Gunicorn's gevent worker, which lets go at once of what would hold it when it is told to leave."""

from __future__ import annotations

import functools
import importlib
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

import gevent
from gevent.event import Event
from gevent.pool import Pool
from gevent.server import StreamServer
from gunicorn.arbiter import Arbiter
from gunicorn.http.errors import LimitRequestHeaders, LimitRequestLine, NoMoreData, ParseException
from gunicorn.sock import ssl_context
from gunicorn.workers.ggevent import GeventWorker

NOTIFY_S = 1.0
"""So often gunicorn's master hears that this process lives."""

# What gevent calls a timeout that ends its block and raises nothing.
SILENT: Any = False
# By name, as some of them are newer than the oldest gunicorn that will do.
OUR_OWN_FAULT = {"ConfigurationProblem", "InvalidResponseHeader", "InvalidResponseHeaderName"}
TOO_LONG: dict[type[BaseException], str] = {
    LimitRequestLine: "uri_too_long", LimitRequestHeaders: "headers_too_large",
}  # fmt: skip


class Worker(GeventWorker):
    """Ends event streams, and idle connections that clients keep for a next request, when it must leave.

    Requests that are being answered are answered, and so is the first one on a connection just opened.
    """

    sender: Any = None
    _alive = True

    def load_wsgi(self) -> None:
        """Make the application, unless it cannot work: told in a sentence, that ends the whole server."""
        startup = importlib.import_module("service.startup")
        settings = importlib.import_module("service.settings")
        try:
            startup.refuse_what_cannot_work(settings.Settings.from_env())
            super().load_wsgi()
        except settings.SettingsError as error:
            print(error, file=sys.stderr, flush=True)
            sys.exit(Arbiter.WORKER_BOOT_ERROR)

    def run(self) -> None:
        """Serve; beside it, wait for the word to leave."""
        settings = importlib.import_module("service.settings").Settings.from_env()
        self.line = functools.partial(
            importlib.import_module("service.gunicorn.client_socket").ClientSocket, patience_s=settings.send_timeout_s
        )
        self.told = importlib.import_module("service.http.pipeline.cross_origin").Told(settings.cors_origins)
        self.leaving = Event()
        # A signal's handler may do no more than send.
        self.sender = gevent.get_hub().loop.async_(ref=False)
        self.sender.start(self.leaving.set)
        self.known: weakref.WeakSet[Any] = weakref.WeakSet()
        self.idle: weakref.WeakSet[Any] = weakref.WeakSet()
        gevent.spawn(self.let_go)
        self._serve()

    def _serve(self) -> None:
        """As gunicorn's own worker, which looks only once a second whether it is to leave, and whether it may."""
        make: Callable[..., StreamServer] = StreamServer
        if self.cfg.is_ssl:
            make = functools.partial(StreamServer, ssl_context=ssl_context(self.cfg))
        pools, servers = [], []
        for listener in self.sockets:
            listener.setblocking(True)
            pools.append(Pool(self.worker_connections))
            serving = functools.partial(self.handle, listener)
            servers.append(make(listener, handle=serving, spawn=pools[-1]))
            if self.cfg.workers > 1:
                servers[-1].max_accept = 1
            servers[-1].start()
        while self.alive:
            self.notify()
            self.leaving.wait(NOTIFY_S)
        for server in servers:
            server.close()
        end = time.monotonic() + self.cfg.graceful_timeout
        while not all(pool.join(timeout=NOTIFY_S) for pool in pools):
            self.notify()
            if time.monotonic() >= end:
                self.log.warning("Worker graceful timeout (pid:%s)", self.pid)
                for server in servers:
                    server.stop(timeout=1)
                return

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Serve one connection, which may not make anybody wait for ever."""
        super().handle(listener, client if self.cfg.is_ssl else self.line(client), addr)

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer one request, whose body may not drip for ever."""
        with sock.in_haste() if hasattr(sock, "in_haste") else nullcontext():
            return super().handle_request(listener_name, req, sock, addr)

    def timeout_ctx(self) -> Any:
        """Gunicorn enters this while a connection waits for its next request."""
        return self.waiting()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Count a connection as idle from its second request on."""
        me = gevent.getcurrent()
        if me in self.known:
            self.idle.add(me)
        self.known.add(me)
        try:
            with gevent.Timeout(self.cfg.keepalive, SILENT):
                yield
        finally:
            self.idle.discard(me)

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Any) -> None:
        """What is no HTTP, or too long, never reaches the application, and what fell beside it has no answer: its
        problem is told from here."""
        if isinstance(exc, ParseException) and type(exc).__name__ not in OUR_OWN_FAULT:
            code = TOO_LONG.get(type(exc), "bad_request")
        else:
            # Without the query string, in which a stream ticket may be.
            self.log.error("Error handling request %s", getattr(req, "path", "(not read)"), exc_info=exc)
            code = "internal_error"
        with suppress(OSError):
            client.sendall(importlib.import_module("service.http.errors.raw_problem").answer(code, self.told))

    @property
    def alive(self) -> bool:
        """Whether it is to serve on. Gunicorn, and its handlers of signals, set this to have it leave."""
        return self._alive

    @alive.setter
    def alive(self, alive: bool) -> None:
        self._alive = alive
        if not alive and self.sender is not None:
            self.sender.send()

    def let_go(self) -> None:
        """Once the worker must leave, end the streams, and every connection that has nothing to say."""
        if self.alive:
            self.leaving.wait()
        try:
            importlib.import_module("service.http.streaming.subscribers").end_all()
        except Exception:
            self.log.exception("Open event streams could not be ended")
        while True:
            # To Gunicorn it looks as if the client had hung up.
            gevent.killall(list(self.idle), exception=NoMoreData(), block=False)
            gevent.sleep(0.05)
