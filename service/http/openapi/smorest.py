"""Flask-smorest, bent to this service: strict parsing, problems instead of its own errors, operations by
name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar, cast

import flask_smorest
import msgspec
from flask import Flask
from marshmallow import Schema

from service.engine.core.actions.acts import Act
from service.http.errors import kinds as problem_kinds
from service.http.errors import refusals as engine_refusals
from service.http.errors.kinds import Kind
from service.http.openapi.shapes import Shape
from service.http.pipeline.parsing import StrictParser
from service.json_types import JsonObject

if TYPE_CHECKING:
    from service.http.openapi.played_game import Examples

View = TypeVar("View", bound=Callable[..., Any])


class Api(flask_smorest.Api):  # type: ignore[misc]
    """The API without smorest's error handlers: problems are answered by service.http.errors.exceptions.

    Its document is made once it is asked for: to make it takes as long as all else that a process does at its start.
    """

    def __init__(self, app: Flask) -> None:
        self._later: list[Callable[[], None]] = []
        self._one_at_a_time = Lock()
        super().__init__(app)

    def later(self, register: Callable[[], None]) -> None:
        """Register this in the document before it is asked for."""
        self._later.append(register)

    def document(self) -> JsonObject:
        """What smorest makes of all resources."""
        with self._one_at_a_time:
            while self._later:
                self._later.pop(0)()
            return cast(JsonObject, self.spec.to_dict())

    def _register_error_handlers(self) -> None:
        """Nothing: every error is a problem document."""


@dataclass(frozen=True)
class Operation:
    """What a resource declares of one operation beside its route. answers: by status (as text). acts: that it makes."""

    answers: Mapping[str, Shape]
    problems: tuple[str, ...]
    security: str
    scope: str
    acts: tuple[type[Act], ...]


@dataclass(frozen=True)
class Sent:
    """Requests that the service itself makes, under a tag of their own. requests: by name, with these examples."""

    tag: str
    summary: str
    requests: Callable[[Examples], JsonObject]


class Resource(flask_smorest.Blueprint):  # type: ignore[misc]
    """A resource with its operations, and all that the document says of it.

    kinds: problems that it knows beside those of errors/kinds.py, by code; refusals: those of the engine that only
    its acts meet. parameters: of its paths, by name, as OpenAPI has them. examples: puts in at least one example of
    each answer and body. structs: what clients meet beside the answers. sends: what the service sends for it.
    """

    ARGUMENTS_PARSER = StrictParser()

    def __init__(
        self,
        name: str,
        import_name: str,
        *,
        kinds: Mapping[str, Kind] | None = None,
        refusals: Mapping[str, Kind] | None = None,
        parameters: Mapping[str, JsonObject] | None = None,
        examples: Callable[[Examples], None] | None = None,
        structs: tuple[type[msgspec.Struct], ...] = (),
        sends: Sent | None = None,
        **smorest: Any,
    ) -> None:
        super().__init__(name, import_name, **smorest)
        self.kinds, self.refusals = kinds or {}, refusals or {}
        self.parameters, self.examples, self.structs, self.sends = parameters or {}, examples, structs, sends
        self.operations: dict[str, Operation] = {}
        self.bodies: list[type[Schema]] = []
        problem_kinds.add(problem_kinds.KINDS, self.kinds)
        problem_kinds.add(engine_refusals.REFUSALS, self.refusals)

    def register_views_in_doc(self, api: Api, app: Flask, spec: object, *, name: str, parameters: object) -> None:
        """See smorest; once the document is asked for."""
        register = super().register_views_in_doc
        api.later(lambda: register(api, app, spec, name=name, parameters=parameters))

    def body(self, schema: type[Schema], *, required: bool = True) -> Callable[[View], View]:
        """The view's first argument: the request's body, as this schema reads it."""
        self.bodies.append(schema)
        # An instance: of a class, a new one would be built (and its fields copied) for every request.
        return cast(Callable[[View], View], self.arguments(schema(), required=required))

    def query(self, schema: type[Schema]) -> Callable[[View], View]:
        """The view's first argument: the query string, as this schema reads it."""
        return cast(Callable[[View], View], self.arguments(schema(), location="query"))

    def operation(
        self,
        method: str,
        rule: str,
        *,
        id: str,
        summary: str,
        answers: Mapping[int, type[msgspec.Struct] | Shape],
        problems: tuple[str, ...] = (),
        security: str = "none",
        scope: str = "",
        acts: tuple[type[Act], ...] = (),
    ) -> Callable[[View], View]:
        """Route a view and note what the document says of it.

        id: the operationId, chosen by hand, since SDK methods are named after it. answers: status -> the struct that
        goes out as JSON, or a shape. problems: codes that can come back besides those of every operation.
        security: `none`, `seat` (token needed), `viewer` (token optional; the
        key that made the game opens a private one, too), `creator` (key, if the server asks),
        `holder` (key needed), `table` (token of any seat, or the key that made the game), `member` (the same, or an
        invitation to watch) or `player` (the token of a player who is kept beyond games). scope: what a creator's or
        holder's key must be for (service.access.keys.SCOPES); the resource's own name unless another one is given.
        acts: the types of what players do by it; a game whose family does not know an act refuses it.
        """
        shapes = {str(status): Shape.of(answer) for status, answer in answers.items()}
        self.operations[id] = Operation(shapes, tuple(problems), security, scope or self.name, acts)

        def decorate(view: View) -> View:
            # Smorest would take the first line for the summary; the whole text is the description.
            text = inspect.cleandoc(view.__doc__ or "")
            documented = self.doc(operationId=id, summary=summary, description=text)(view)
            self.add_url_rule(rule, endpoint=id, view_func=documented, methods=[method])
            return view

        return decorate


def make(app: Flask) -> Api:
    """The Api of this application, without smorest's own pages."""
    app.config.update(
        API_TITLE="Chouette",
        API_VERSION="v1",
        OPENAPI_VERSION="3.1.0",
    )
    return Api(app)
