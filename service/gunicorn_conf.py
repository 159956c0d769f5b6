"""How gunicorn serves the API, from `chouette serve` and from the container alike."""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
from pathlib import Path
from typing import Any, cast

from service import logs, metric_files
from service.settings import Style


def _number(name: str, default: int) -> int:
    return int(os.environ.get(name) or default)


wsgi_app = "service.app:create_app()"
bind = [os.environ.get("CHOUETTE_BIND", "127.0.0.1:8000")]
if _number("CHOUETTE_METRICS_PORT", 0):
    bind.append(f"{bind[0].rpartition(':')[0]}:{_number('CHOUETTE_METRICS_PORT', 0)}")
workers = _number("CHOUETTE_WORKERS", min(2, os.cpu_count() or 1))
worker_class = "service.web_worker.Worker"
# An open event stream is a connection that costs some 20 KB; players leave theirs open all evening.
worker_connections = _number("CHOUETTE_CONNECTIONS", 10_000)
backlog = 2048
limit_request_line = 8190
# Longer than the 5 s after which common clients drop an idle connection: they never write to a closed one.
keepalive = 15
timeout = 30
graceful_timeout = _number("CHOUETTE_GRACE_S", 5)
# The control socket would land in the home directory, which may be read-only and two services would share.
control_socket_disable = True
# The heartbeat file belongs into memory: on a disk that is busy, a worker looks dead that is not.
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
loglevel = os.environ.get("CHOUETTE_LOG_LEVEL", "info").lower()
errorlog = "-"
# The application writes its own: with games and players, without what stands in query strings.
accesslog = None
logconfig_dict = logs.of_gunicorn(loglevel, cast(Style, os.environ.get("CHOUETTE_LOG_FORMAT", "auto").lower()))

# What takes the longest to import is imported once, before the workers are forked. Only what may be loaded
# before gevent patches the standard library: none of these keeps a socket, lock or sleep from then.
LIBRARIES = ("asyncio", "flask", "marshmallow", "flask_smorest", "environs", "structlog")
SHARED = (*LIBRARIES, "service.engine")


def on_starting(server: object) -> None:
    """Runs in the master process, once; the web processes inherit what is raised here."""
    # The usual soft limit of 1,024 open files would end at a thousand event streams.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if alive := os.environ.get("CHOUETTE_ALIVE_FILE"):
        # A health check that gets no answer for long ends this process.
        Path(alive).write_text(str(os.getpid()))
    if metric_files.VARIABLE not in os.environ:
        os.environ[metric_files.VARIABLE] = metric_files.make()
    for module in SHARED:
        importlib.import_module(module)


def post_fork(server: object, worker: object) -> None:
    """Runs in each web process. Where cores are short, Redis and whoever closes windows go first: a shout can wait
    some milliseconds, as it counts from its arrival, but a window that closes late is late for the whole table.
    """
    os.nice(_number("CHOUETTE_WEB_NICE", 10))


def child_exit(server: object, worker: Any) -> None:
    """Runs in the master process after each web process that has ended, however it did."""
    metric_files.forget(worker.pid)


def on_exit(server: object) -> None:
    """Runs in the master process at its end."""
    metric_files.remove_own()
