"""The asynchronous face has everything that the synchronous one has, under the same names and arguments."""

from __future__ import annotations

import inspect

import pytest
from chouette_sdk import AsyncClient, AsyncPlayer, AsyncSeat, AsyncTable, Client, Player, Seat, Table
from chouette_sdk._generated.client import AsyncOperations, Operations


def shape(kind: type) -> dict[str, list[tuple[str, str]]]:
    """Public methods, and for each its parameters with their defaults."""
    return {
        name: [(each.name, repr(each.default)) for each in inspect.signature(method).parameters.values()]
        for name, method in inspect.getmembers(kind, inspect.isfunction)
        if not name.startswith("_")
    }


@pytest.mark.parametrize(
    ("plain", "awaited"),
    [
        (Client, AsyncClient),
        (Table, AsyncTable),
        (Seat, AsyncSeat),
        (Player, AsyncPlayer),
        (Operations, AsyncOperations),
    ],
)
def test_both_faces_are_alike(plain: type, awaited: type) -> None:
    assert shape(plain) == shape(awaited)
    assert shape(plain)
