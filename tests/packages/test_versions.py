"""One version for all packages, told once; and a change log that follows what the page on compatibility says."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from chouette_sdk import transport

ROOT = Path(__file__).resolve().parents[2]
HEADING = re.compile(r"## (?:Unreleased|(\d+)\.(\d+)\.(\d+) \((\d{4}-\d\d-\d\d)\))")
SECTIONS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def versions() -> dict[str, str]:
    """The version by the file that says it."""
    found = {
        name: tomllib.loads((ROOT / name).read_text("utf-8"))["project"]["version"]
        for name in ("pyproject.toml", "sdk/python/pyproject.toml")
    }
    for name in ("sdk/typescript/package.json", "sdk/typescript/package-lock.json"):
        found[name] = json.loads((ROOT / name).read_text("utf-8"))["version"]
    found["chouette_sdk"] = transport.VERSION
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    ours = {"chouette", "chouette-sdk"}
    return found | {f"uv.lock: {each['name']}": each["version"] for each in lock["package"] if each["name"] in ours}


def test_all_packages_have_one_version() -> None:
    found = versions()
    assert len(found) == 7
    assert len(set(found.values())) == 1, found
    assert re.fullmatch(r"\d+\.\d+\.\d+", found["pyproject.toml"])


def test_the_change_log_begins_with_what_is_not_released_and_goes_back_from_there() -> None:
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## ")]
    assert headings[0] == "## Unreleased"
    released = [match for line in headings[1:] if (match := HEADING.fullmatch(line))]
    assert len(released) == len(headings) - 1, headings
    numbers = [tuple(map(int, match.groups()[:3])) for match in released]
    assert numbers == sorted(set(numbers), reverse=True)
    assert [match[4] for match in released] == sorted((match[4] for match in released), reverse=True)


def test_the_version_is_that_of_the_latest_release_or_the_first_one_to_come() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+) ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions()["pyproject.toml"] == (released[0] if released else "0.1.0")


def test_each_release_tells_its_changes_in_sections_that_readers_know() -> None:
    releases = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    for release in releases:
        sections = re.findall(r"^### (.+)$", release, re.MULTILINE)
        assert sections, release.splitlines()[0]
        assert [name for name in sections if name not in SECTIONS] == []


def test_what_was_promised_is_removed_by_a_major_version_alone() -> None:
    releases = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    broken = [
        heading
        for release in releases
        if "### Removed" in release
        and not re.match(r"(\d+\.0\.0|0\.\d+\.0) ", heading := release.splitlines()[0])
    ]  # fmt: skip
    assert broken == []
