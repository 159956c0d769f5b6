"""Flask-smorest, bent to this service: strict parsing, problems instead of its own errors, operations by
name."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, cast

import flask_smorest
from flask import Flask
from marshmallow import Schema

from service.http.pipeline.parsing import StrictParser

View = TypeVar("View", bound=Callable[..., Any])
OPERATION = "x-operation"


class Api(flask_smorest.Api):  # type: ignore[misc]
    """The API without smorest's error handlers: problems are answered by service.http.errors.exceptions."""

    def _register_error_handlers(self) -> None:
        """Nothing: every error is a problem document."""


class Resource(flask_smorest.Blueprint):  # type: ignore[misc]
    """One file's operations."""

    ARGUMENTS_PARSER = StrictParser()

    def body(self, schema: type[Schema], *, required: bool = True) -> Callable[[View], View]:
        """The view's first argument: the request's body, as this schema reads it."""
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
        answers: dict[int, str],
        problems: tuple[str, ...] = (),
        security: str = "none",
        scope: str = "",
    ) -> Callable[[View], View]:
        """Route a view and note what the document says of it.

        id: the operationId, chosen by hand, since SDK methods are named after it. answers: status -> name of
        the shape in service.http.openapi.document.ANSWERS. problems: codes that can come back besides those of every
        operation.
        security: `none`, `seat` (token needed), `viewer` (token optional; the
        key that made the game opens a private one, too), `creator` (key, if the server asks),
        `holder` (key needed), `table` (token of any seat, or the key that made the game) or `member` (the same, or an
        invitation to watch). scope: what a creator's or
        holder's key must be for (service.access.keys.SCOPES); the resource's own name unless another one is given.
        """
        meta = {
            "answers": {str(status): shape for status, shape in answers.items()},
            "problems": list(problems),
            "security": security,
            "scope": scope or self.name,
        }

        def decorate(view: View) -> View:
            # Smorest would take the first line for the summary; the whole text is the description.
            text = inspect.cleandoc(view.__doc__ or "")
            documented = self.doc(operationId=id, summary=summary, description=text, **{OPERATION: meta})(view)
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
