"""`chouette serve`: Redis, web server, workers and alarm under one supervisor."""

from __future__ import annotations

import errno
import http.client
import importlib
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import click

from service.runtime.child_process import ChildProcess
from service.runtime.embedded_redis import (
    Fsync,
    OwnRedis,
    RedisUnavailable,
    check_url,
    data_directory,
)
from service.runtime.embedded_redis_process import redis_part
from service.runtime.running_services import Entry, Running
from service.runtime.supervisor import ChildProcessFailed, Supervisor
from service.setting_kinds import PREFIX
from service.settings import SERVE, Settings, SettingsError, unknown
from service.store.redis.connections.places import trusting, without_password
from service.telemetry import metric_files

NEEDED = 3
"""Of the parts so many are waited for: web server, worker, alarm."""


@dataclass(frozen=True)
class Options:
    """What the command line says; `redis_url` empty means a Redis of our own, in `data_dir`."""

    host: str
    port: int
    workers: int
    redis_url: str
    data_dir: str | None
    fsync: Fsync
    verbose: bool
    webhooks: bool = True


def listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else starts; port 0 takes a free one. Raises click.ClickException."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror as error:
        raise click.ClickException(f"{host} is no address of this machine. Try --host 127.0.0.1.") from error
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise click.ClickException(_why_not(host, port, error)) from error
    listener.listen(2048)
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is taken: something already serves there. "
            "Stop that, or choose another one with --port (--port 0 takes any free one)."
        )
    if error.errno == errno.EACCES:
        return f"Port {port} is reserved for root. Choose one above 1023 with --port."
    return f"Cannot listen on {host}, port {port}: {error.strerror}. Try --host 127.0.0.1."


def parts(options: Options, redis_url: str, listener: socket.socket, counted: str) -> list[ChildProcess]:
    """The processes that make up the service besides Redis, in the order in which they start.

    counted: the folder in which they write what they count.
    """
    python = sys.executable
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
    environment = {"CHOUETTE_REDIS_URL": redis_url, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    # Readiness checks compare it with what Redis does, whatever started that.
    environment["CHOUETTE_FSYNC"] = options.fsync
    environment["CHOUETTE_LOG_LEVEL"] = os.environ.get("CHOUETTE_LOG_LEVEL", "info" if options.verbose else "warning")
    environment["CHOUETTE_LOG_FORMAT"] = os.environ.get("CHOUETTE_LOG_FORMAT", "console")
    # Clients that ask the API hear of all parts here; a port for each of them is for parts that live apart.
    environment |= {metric_files.VARIABLE: counted, "CHOUETTE_METRICS_PORT": "0"}
    # The web server gets the socket that is open already: callers wait while a fallen server starts again.
    descriptor = listener.fileno()
    web = [python, "-m", "gunicorn", "--config", "python:service.gunicorn.config", "--bind", f"fd://{descriptor}"]
    web += ["--workers", str(options.workers), "--no-control-socket", "--graceful-timeout", "3"]

    # Where these are imported by the supervisor, their metrics must know the folder before.
    os.environ[metric_files.VARIABLE] = counted

    def part(name: str, module: str) -> ChildProcess:
        alive = Path(counted, f"alive-{name}")
        told = {**environment, "CHOUETTE_ALIVE_FILE": str(alive)}
        return ChildProcess(name, module=module, environment=told, alive=alive)

    return [
        ChildProcess("web", web, environment=environment, descriptors=(descriptor,)),
        part("worker", "worker.__main__"),
        part("alarm", "worker.alarm"),
        # Windows go on closing in time while one of each is dead or hangs.
        part("alarm2", "worker.alarm"),
        part("worker2", "worker.__main__"),
        part("worker3", "worker.__main__"),
        *([part("webhooks", "worker.delivery.__main__")] if options.webhooks else []),
    ]


def is_ready(listener: socket.socket) -> bool:
    """Whether /readyz answers 200 (within half a second)."""
    host, port = _reachable(listener)
    connection = http.client.HTTPConnection(host, port, timeout=0.5)
    with suppress(OSError, http.client.HTTPException):
        connection.request("GET", "/readyz", headers={"Connection": "close"})
        return connection.getresponse().status == 200
    connection.close()
    return False


def _reachable(listener: socket.socket) -> tuple[str, int]:
    host, port = listener.getsockname()[:2]
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port


def serve(options: Options) -> None:
    """Start everything, serve until told to stop, stop everything. Raises click.ClickException."""
    begun = time.monotonic()
    listener = listen(options.host, options.port)
    own: OwnRedis | None = None
    try:
        for url in filter(None, (options.redis_url, os.environ.get("CHOUETTE_RQ_REDIS_URL"))):
            check_url(url)
        if not options.redis_url:
            own = OwnRedis(data_directory(options.data_dir), options.fsync)
    except RedisUnavailable as error:
        raise click.ClickException(str(error)) from error
    supervisor = Supervisor(json_lines=os.environ.get("CHOUETTE_LOG_FORMAT") == "json")
    counted, entry = metric_files.make(), None
    try:
        if own is not None:
            supervisor.add(redis_part(own, options.verbose, supervisor.say))
            supervisor.wait_until(own.answers, 120, "Redis loading its data")
        url = own.url if own else options.redis_url
        # Told once, before its parts would each tell it. Imported with what they need.
        importlib.import_module("service.startup").refuse_where_games_were_moved(url, own and str(own.directory))
        all_parts = parts(options, url, listener, counted)
        for part in all_parts[:NEEDED] if not supervisor.stopping else []:
            supervisor.add(part)
        supervisor.wait_until(lambda: is_ready(listener), 60, "The API becoming ready")
        if not supervisor.stopping:
            _greet(options, own, listener, time.monotonic() - begun)
            entry = Entry(_told(options, own, listener))
            # More workers and alarms only add punctuality under load and when one dies, and no game needs webhooks:
            # their start is not waited for.
            for part in all_parts[NEEDED:]:
                supervisor.add(part)
        supervisor.run()
    except (ChildProcessFailed, SettingsError) as error:
        raise click.ClickException(str(error)) from error
    finally:
        if entry is not None:
            entry.close()
        supervisor.stop()
        metric_files.remove(counted)
        listener.close()
        if own is not None:
            own.close()
    click.echo("Stopped.")


def _base(listener: socket.socket) -> str:
    host, port = _reachable(listener)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _told(options: Options, own: OwnRedis | None, listener: socket.socket) -> Running:
    """This service, as commands find it."""
    if own is not None:
        return Running(api=_base(listener), data_dir=str(own.directory))
    return Running(api=_base(listener), redis=without_password(options.redis_url))


def _greet(options: Options, own: OwnRedis | None, listener: socket.socket, took: float) -> None:
    base = _base(listener)
    if own is None:
        data = f"Redis at {without_password(options.redis_url)}"
    else:
        kept = "written to disk before each answer" if own.fsync == "always" else "written to disk every second"
        data = f"{own.directory} ({own.binary.name} {own.binary.version[0]}.{own.binary.version[1]}, {kept})"
    table = f"  Table  {base}/table\n" if Settings.from_env().table else ""
    click.echo(f"Cul de Chouette is served (ready in {took:.1f} s).\n")
    click.echo(f"  API    {base}/v1/rulesets\n  Docs   {base}/docs\n{table}  Games  {data}\n")
    click.echo("Ctrl-C stops it.")
    sys.stdout.flush()


def _option(name: str, **more: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An option that the command line and a CHOUETTE_* variable may give, as it is declared with the settings."""
    default, what = SERVE[name]
    return click.option(
        f"--{name.replace('_', '-')}", default=default, envvar=PREFIX + name.upper(), help=what, **more
    )  # fmt: skip


@click.command(name="serve", context_settings={"show_default": True})
@_option("host")
@_option("port", type=click.IntRange(0, 65535))
@click.option(
    "--workers", default=Settings.workers, envvar="CHOUETTE_WORKERS", type=click.IntRange(1),
    help="Web server processes.",
)  # fmt: skip
@click.option("--redis-url", default="", envvar="CHOUETTE_REDIS_URL", help="A Redis that runs; else we start our own.")
@_option("data_dir")
@click.option(
    "--fsync", default=Settings.fsync, envvar="CHOUETTE_FSYNC", type=click.Choice(["everysec", "always"]),
    help="When our own Redis writes to its disk. A power cut may cost two seconds of play; with always, nothing.",
)  # fmt: skip
@click.option("--verbose", "-v", is_flag=True, help="Show what each part says.")
def command(host: str, port: int, workers: int, redis_url: str, data_dir: str, fsync: str, verbose: bool) -> None:
    """Start everything and serve the API until Ctrl-C."""
    if redis_url:
        os.environ["CHOUETTE_REDIS_URL"] = redis_url
    try:
        settings = Settings.from_env()
    except SettingsError as error:
        raise click.ClickException(str(error)) from error
    for name in unknown(os.environ):
        # Told once, and not by every part again.
        click.echo(f"{name} is no setting, and is ignored: see «chouette settings».", err=True)
        del os.environ[name]
    if settings.rq_redis_url:
        os.environ["CHOUETTE_RQ_REDIS_URL"] = settings.rq_redis_url
    redis_url = trusting(redis_url, settings.redis_ca)
    serve(Options(host, port, workers, redis_url, data_dir or None, cast(Fsync, fsync), verbose, settings.webhooks))
