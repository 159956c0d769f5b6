"""JSON as it is passed on: checked where it comes in, and read by those who know what is in it.

The engine has the first of these itself (core/stored/plain.py), as it knows nothing of what is around it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

JsonObject = dict[str, Any]
"""A JSON object."""

JsonMapping = Mapping[str, Any]
"""One that is only read."""
