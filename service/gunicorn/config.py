"""How gunicorn serves the API, from `chouette serve` and from the container alike."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import resource
import sys
from pathlib import Path
from typing import Any

from service.settings import Settings, SettingsError
from service.telemetry import logs, metric_files

try:
    settings = Settings.from_env()
except SettingsError as error:
    sys.exit(str(error))

wsgi_app = "service.app:create_app()"
bind = [settings.bind]
if settings.metrics_port:
    bind.append(f"{bind[0].rpartition(':')[0]}:{settings.metrics_port}")
workers = settings.workers
worker_class = "service.gunicorn.worker.Worker"
# An open event stream is a connection that costs some 20 KB; players leave theirs open all evening.
worker_connections = settings.connections
backlog = 2048
limit_request_line = 8190
# Longer than the 5 s after which common clients drop an idle connection: they never write to a closed one.
keepalive = 15
timeout = 30
graceful_timeout = settings.grace_s
# The control socket would land in the home directory, which may be read-only and two services would share.
control_socket_disable = True
# The heartbeat file belongs into memory: on a disk that is busy, a worker looks dead that is not.
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
loglevel = settings.log_level.lower()
errorlog = "-"
# The application writes its own: with games and players, without what stands in query strings.
accesslog = None
logger_class = "service.gunicorn.logger.Logger"
logconfig_dict = logs.of_gunicorn(loglevel, settings.log_format)

# What takes the longest to import is imported once, before the workers are forked. Only what may be loaded
# before gevent patches the standard library: none of these keeps a socket, lock or sleep from then.
LIBRARIES = ("asyncio", "flask", "marshmallow", "flask_smorest", "structlog")
SHARED = (*LIBRARIES, "service.engine")


def on_starting(server: object) -> None:
    """Runs in the master process, once; the web processes inherit what is raised here."""
    # The usual soft limit of 1,024 open files would end at a thousand event streams.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if alive := settings.alive_file:
        # A health check that gets no answer for long ends this process.
        Path(alive).write_text(str(os.getpid()))
    if metric_files.VARIABLE not in os.environ:
        os.environ[metric_files.VARIABLE] = metric_files.make()
    gc.disable()
    for module in SHARED:
        importlib.import_module(module)
    _keep_what_is_there()


def post_fork(server: object, worker: object) -> None:
    """Runs in each web process. Where cores are short, Redis and the workers that close windows go first: a shout can
    wait some milliseconds, as it counts from its arrival, but a window that closes late is late for the whole table.
    """
    os.nice(settings.web_nice)
    gc.disable()


def post_worker_init(worker: object) -> None:
    """Runs in each web process once it has made the application."""
    _keep_what_is_there()


def _keep_what_is_there() -> None:
    """What was imported stays until the end: to look for garbage in it would only make the start, and each later
    look, take longer."""
    gc.freeze()
    gc.enable()


def child_exit(server: object, worker: Any) -> None:
    """Runs in the master process after each web process that has ended, however it did."""
    metric_files.forget(worker.pid)


def on_exit(server: object) -> None:
    """Runs in the master process at its end."""
    metric_files.remove_own()
