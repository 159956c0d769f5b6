"""Whatever a service stores has a fate in a move: a name that is added and forgotten here is found by these tests."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.move.names import LEFT, SHARED, Names
from service.store import keys
from service.store.belongings import Belonging, belonging
from service.store.layout import PLAIN, BucketNames, Layout, in_buckets

ROOT = Path(__file__).parents[2]
BUCKETS = in_buckets()
LAYOUTS = pytest.mark.parametrize("layout", [PLAIN, BUCKETS], ids=["plain", "buckets"])
NO_KEYS = {keys.ALARM_WAKE, "chouette:{", "chouette:{bx}:", "chouette:{lobby}:live:x"}
"""Channels, which keep nothing, and beginnings of several names."""

IDS = st.text("ABCdef019_-", min_size=1, max_size=22).filter(lambda text: text != "webhooks")
MORE = {
    "game": st.just(""), "events": st.just(""), "order": st.just(""), "answers": st.just(""), "record": IDS,
    "round_trips": IDS,
}  # fmt: skip


@LAYOUTS
@given(data=st.data())
def test_what_a_layout_names_is_read_back(layout: Layout, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(sorted(MORE)))
    mine = Belonging(kind, data.draw(IDS), data.draw(MORE[kind]))  # type: ignore[arg-type]
    assert belonging(layout, mine.name(layout)) == mine
    stored = Names(layout, PLAIN).of(mine.name(layout)) if layout is PLAIN else None
    assert stored is None or (stored.fate, stored.there, stored.game_id) == ("carried", mine.name(PLAIN), mine.game_id)


def test_every_method_of_a_layout_that_names_something_of_a_game_is_known() -> None:
    naming = {
        name
        for name, method in inspect.getmembers(Layout, inspect.isfunction)
        if list(inspect.signature(method).parameters)[1:2] == ["game_id"] and name != "bucket"
    }
    assert naming == {*MORE, "live"}, "the last is a channel"


def test_all_that_the_games_of_a_bucket_share_has_a_fate() -> None:
    assert set(SHARED) == set(BucketNames._fields)


def literals() -> set[str]:
    """Every text in the code that is, or begins, the name of something in Redis."""
    found = set()
    for path in [*(ROOT / "service").rglob("*.py"), *(ROOT / "worker").rglob("*.py")]:
        if path.is_relative_to(ROOT / "service" / "move"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                text = "".join(part.value if isinstance(part, ast.Constant) else "x" for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                text = node.value.replace("%s", "x")
            else:
                continue
            if text.startswith("chouette:") and not {" ", "\\"} & set(text):
                found.add(text)
    return found


def test_every_name_in_the_code_has_a_fate() -> None:
    plain, buckets = Names(PLAIN, BUCKETS), Names(BUCKETS, PLAIN)
    found = literals() - NO_KEYS
    assert len(found) > 25
    strange = {
        text
        for text in found
        if all(names.of(form).fate == "unknown" for names in (plain, buckets) for form in (text, f"{text}x"))
    }
    assert strange == set()


@LAYOUTS
@pytest.mark.parametrize(
    "name",
    ["chouette:new", "chouette:{abc}:newer", "chouette:{b5}:newer:abc", "chouette:keysx", "chouette:{webhooks}:newer",
     "chouette:{abc}:game:x", "chouette:{b1}:game:abc"],
)  # fmt: skip
def test_what_no_release_so_far_has_stored_is_unknown(layout: Layout, name: str) -> None:
    """The last is a game that lies in a bucket which is not its own."""
    assert Names(layout, PLAIN).of(name).fate == "unknown"


def test_what_is_not_of_this_service_is_told_apart() -> None:
    names = Names(PLAIN, BUCKETS)
    assert names.of("rq:job:1").fate == "rq"
    assert names.of("else").fate == "foreign"
    assert {names.of(name).fate for name in LEFT} == {"left"}
    assert names.of(keys.OWNED_ENDS).fate == "listed"
    assert names.of(f"{keys.OWNED}key_1").there == f"{BUCKETS.lists.owned}key_1"
