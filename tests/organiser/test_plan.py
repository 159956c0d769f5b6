"""What a new tournament is to be, from a file and from options; what cannot be read is told in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import pytest

from service.organiser.address import address_of
from service.organiser.plan import settled

NOW = 1_800_000_000_000


class At:
    """A client that knows the time."""

    clock = None

    def __init__(self) -> None:
        self.clock = self  # type: ignore[assignment]

    def sync(self) -> float:
        return 0.0

    def now(self) -> int:
        return NOW


def read(tmp_path: Path, text: str = "", **given: Any) -> Any:
    file = tmp_path / "cup.yaml"
    file.write_text(text, "utf-8")
    client: Any = At()
    return settled(file if text else None, given, client)


def test_without_anything_said_there_are_sensible_defaults(tmp_path: Path) -> None:
    found = read(tmp_path)
    assert found.settings == {"name": "Tournament", "ruleset": "wikimonde", "format": "swiss"}
    assert found.entries == []


def test_options_count_for_more_than_the_file(tmp_path: Path) -> None:
    text = "name: Coupe\nrounds: 3\nround_ms: 20m\nstarts_at: +10m\noptions: {target: 50, pause_ms: 100}\n"
    found = read(
        tmp_path, f"{text}entries: [Perceval, {{name: Merlin, bot: novice}}]\n", rounds=5, options=("target=100",),
        more=("tie_breaks=[wins]", "private=1"), bots=("champion*2",), entries=("Karadoc",),
    )  # fmt: skip
    assert found.settings == {
        "name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "rounds": 5, "round_ms": 1_200_000,
        "starts_at": NOW + 600_000, "options": {"target": 100, "pause_ms": 100}, "tie_breaks": ["wins"], "private": 1,
    }  # fmt: skip
    assert found.entries == [
        {"name": "Perceval"}, {"name": "Merlin", "bot": "novice"}, {"name": "Karadoc"},
        {"name": "Bot 1", "bot": "champion"}, {"name": "Bot 2", "bot": "champion"},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "given", "said"),
    [
        ("- a\n", {}, "NAME: VALUE"),
        ("a: [", {}, "cannot be read"),
        ("entries: 7", {}, "write a list"),
        ("", {"round_time": "soon"}, "write it as 90s"),
        ("", {"starts": "tomorrow"}, "2027-01-31T20:00"),
        ("", {"options": ("target",)}, "NAME=VALUE"),
        ("", {"more": ("x=[",)}, "no YAML"),
        ("", {"bots": ("two bots",)}, "champion*8"),
    ],
    ids=str,
)
def test_what_cannot_be_read_is_told_in_a_sentence(text: str, given: dict[str, Any], said: str, tmp_path: Path) -> None:
    with pytest.raises(click.ClickException) as refused:
        read(tmp_path, text, **given)
    assert said in refused.value.message
    assert "\n" not in refused.value.message


def test_an_address_and_an_id_name_the_same() -> None:
    found = address_of("t.abc", "http://h:1/")
    assert found == address_of("http://h:1/v1/tournaments/t.abc/export?after=3", "http://other")
    assert found.url == "http://h:1/v1/tournaments/t.abc"
    for wrong in ("abc", "http://h/v1/games/abc", "t.", ""):
        with pytest.raises(click.ClickException):
            address_of(wrong, "http://h")
