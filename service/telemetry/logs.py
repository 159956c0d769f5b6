"""What the service writes about itself: one line an entry on standard error, as JSON or for a person's eyes.

The service's own lines, those of gunicorn and those of RQ take the same form. Secrets have no place in any of them:
nothing here is given one, and what looks like one is blotted out all the same.
"""

from __future__ import annotations

import difflib
import logging
import os
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog
from structlog.typing import Processor

from service.settings import Style, declared, unknown

_SECRET = re.compile(
    r"(ticket=|\bbearer )[^\s&\"']+|(://[^/\s:@]*:)[^\s/@]+(?=@)|\bck_[\w-]{16,}|\bwhsec_[\w+/=-]{16,}", re.IGNORECASE
)


def configure(level: str, style: Style = "auto", part: str = "web") -> None:
    """Set up logging for this process, which is this part of the service.

    level: DEBUG, INFO, WARNING, ERROR; anything else counts as INFO. style: `auto` is `console` where the
    output goes to a terminal, else `json`.
    """
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, *_common(part), _renderer(style)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = Stderr()
    handler.setFormatter(formatter(style, part))
    root = logging.getLogger()
    root.handlers[:] = [kept for kept in root.handlers if not isinstance(kept, Stderr)] + [handler]
    root.setLevel(number)
    for chatty in ("httpx", "httpcore"):
        # They tell every request that they make, and at DEBUG its headers, in which keys and signatures are.
        logging.getLogger(chatty).setLevel(logging.WARNING)
    if ignored := _ignored(os.environ):
        logging.getLogger(__name__).warning("%s", ignored)


def formatter(style: Style = "auto", part: str = "web") -> logging.Formatter:
    """For the standard library's loggers, of our own modules and of others."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.add_logger_name, structlog.stdlib.ExtraAdder(), *_common(part)],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(style)],
    )


def of_gunicorn(level: str, style: Style) -> dict[str, Any]:
    """Gunicorn's `logconfig_dict`: its lines in our form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": {"()": "service.telemetry.logs.formatter", "style": style}},
        # Of a kind with ours, so that an application that is set up afterwards takes its place on the root.
        "handlers": {"ours": {"class": "service.telemetry.logs.Stderr", "formatter": "ours"}},
        "root": {"level": "WARNING", "handlers": ["ours"]},
        "loggers": {
            "gunicorn.error": {"level": level.upper(), "handlers": ["ours"], "propagate": False},
            "gunicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
        },
    }


def for_people(style: Style) -> bool:
    """Whether lines are for a person's eyes."""
    return style == "console" or (style == "auto" and sys.stderr.isatty())


class Stderr(logging.Handler):
    """Writes to whatever standard error is at that moment."""

    def emit(self, record: logging.LogRecord) -> None:
        """See logging.Handler."""
        try:
            sys.stderr.write(self.format(record) + "\n")
        except Exception:
            self.handleError(record)


def _common(part: str) -> list[Processor]:
    def with_part(logger: Any, method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        return {"part": part, **entry}

    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        with_part,
        # As text and here: what formats exceptions nicely shows local variables, and seat tokens are among them.
        structlog.processors.format_exc_info,
        _blot,
    ]


def _renderer(style: Style) -> Processor:
    if for_people(style):
        plain = structlog.dev.plain_traceback
        return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0, exception_formatter=plain)
    return structlog.processors.JSONRenderer(ensure_ascii=False, default=repr)


def _blot(logger: Any, method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name, value in entry.items():
        if isinstance(value, str):
            entry[name] = _SECRET.sub(lambda found: f"{found[1] or found[2] or ''}***", value)
    return entry


def _ignored(environ: Mapping[str, str]) -> str:
    """What a process says at its start of variables that nothing reads, with the nearest settings; empty without."""
    names = [name for name, _, _ in declared()]
    near = {name: difflib.get_close_matches(name, names, n=1, cutoff=0) for name in unknown(environ)}
    listed = ", ".join(f"{name} (the nearest setting is {found[0]})" for name, found in near.items())
    return f"These are no settings, and are ignored: {listed}" if listed else ""
