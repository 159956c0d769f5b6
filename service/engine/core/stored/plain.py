"""Plain data: what comes in as JSON and is stored as JSON, where its content is the business of another."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]
"""A JSON object: checked where it comes in, and read by those who know what is in it."""
