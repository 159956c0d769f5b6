"""Where a tournament is."""

from __future__ import annotations

import re
from typing import NamedTuple

import click

_URL = re.compile(r"(https?://.+?)/v1/tournaments/(t\.[A-Za-z0-9_-]{1,64})(?:[/?#].*)?")
_ID = re.compile(r"t\.[A-Za-z0-9_-]{1,64}")


class Address(NamedTuple):
    """base: of the service. id: of the tournament."""

    base: str
    id: str

    @property
    def url(self) -> str:
        """All of it."""
        return f"{self.base}/v1/tournaments/{self.id}"


def address_of(given: str, base: str) -> Address:
    """An address as a user gives it: whole, or an id at the service of this base. Raises click.ClickException."""
    if found := _URL.fullmatch(given):
        return Address(found[1], found[2])
    if _ID.fullmatch(given):
        return Address(base.rstrip("/"), given)
    raise click.ClickException(
        f"{given} is no tournament: give its address (http://HOST/v1/tournaments/t.ID), or its id with --url."
    )
