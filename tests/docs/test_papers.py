"""What a newcomer looks for at the top: a licence that is the same everywhere, and an index of all pages."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (ROOT, ROOT / "sdk" / "python", ROOT / "sdk" / "typescript")


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_every_package_has_the_licence_that_the_document_names(package: Path) -> None:
    document = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))
    named = document["info"]["license"]["identifier"]
    assert (package / "LICENSE").read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")
    assert (package / "LICENSE").read_text("utf-8").startswith(f"{named} License\n")
    if (package / "package.json").exists():
        assert json.loads((package / "package.json").read_text("utf-8"))["license"] == named
    else:
        assert tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]["license"] == named


def test_the_index_lists_every_page_and_the_readme_every_role() -> None:
    index, top = ((ROOT / name).read_text("utf-8") for name in ("docs/README.md", "README.md"))
    pages = [page.name for page in (ROOT / "docs").glob("*.md") if page.name != "README.md"]
    assert pages
    assert [name for name in pages if f"({name})" not in index] == []
    assert [name for name in pages if f"(docs/{name})" not in top] == []
