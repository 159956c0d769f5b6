"""Applications for tests: the way to all resources is made once a process, and each test's application has a copy.

To make it takes some 80 ms, as Flask compiles a rule for each operation, and more than a thousand tests make one.
"""

from __future__ import annotations

import copy
from collections import defaultdict
from functools import cache
from typing import Any

from flask import Flask

from service import app as application
from service.http.openapi.smorest import Resource

_routed = cache(application.routed)


def routed(resources: tuple[Resource, ...]) -> Flask:
    """Like `service.app.routed`. What tests may add to one is the copy's own: handlers, settings and extensions; the
    rules of all are the same, so that none may be added."""
    app = copy.copy(_routed(resources))
    vars(app).update({name: _own(value) for name, value in vars(app).items()})
    app.config = copy.copy(app.config)
    return app


def _own(value: Any) -> Any:
    if type(value) is list:
        return [_own(each) for each in value]
    if type(value) is dict:
        return {name: _own(each) for name, each in value.items()}
    if type(value) is defaultdict:
        return defaultdict(value.default_factory, {name: _own(each) for name, each in value.items()})
    return value
