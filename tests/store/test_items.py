"""What every store promises of items: what a game keeps beside its blob, and its own lists of them."""

from __future__ import annotations

import random
import time

from service.store.commits import Committed, Conflict
from service.store.items import Excerpt, Item
from service.store.port import Store
from service.store.redis.store import RedisStore
from service.store.revision import Revision
from tests.store.test_contract import made, step, store

__all__ = ["store"]

ANN, BOB, CAT, DAN = (
    Item(name, f"{name}\t\n\0\xff".encode(), lists, place)
    for name, lists, place in (("ann", "ab", "5"), ("bob", "a", "5"), ("cat", "ab", "1"), ("dan", "b", "7"))
)
LOOSE = Item("loose", b"in no list")


def names(found: Excerpt) -> list[str]:
    return [item.name for item in found.items]


def test_items_are_written_by_steps_and_read_by_their_names(store: Store) -> None:
    assert store.items.read("g", ["ann"]) == [None]
    store.commit(step(items=[ANN, LOOSE]))
    store.commit(step(expected=1, items=[BOB]))
    store.commit(step(expected=2))
    assert store.items.read("g", ["loose", "nobody", "ann", "bob"]) == [LOOSE, None, ANN, BOB]
    assert store.items.read("g", []) == []
    assert store.items.read("other", ["ann"]) == [None]


def test_a_list_goes_by_places_and_by_names_where_these_are_equal(store: Store) -> None:
    store.commit(step(items=[BOB, ANN, DAN, CAT, LOOSE]))
    assert store.items.excerpt("g", "a", 0, 9) == Excerpt(0, 0, 3, [CAT, ANN, BOB])
    assert store.items.excerpt("g", "b", 0, 9) == Excerpt(0, 0, 3, [CAT, ANN, DAN])
    assert store.items.excerpt("g", "c", 0, 9) == Excerpt(0, 0, 0, [])
    assert store.items.excerpt("other", "a", 0, 9) == Excerpt(0, 0, 0, [])


def test_an_excerpt_begins_anywhere_and_says_how_many_are_better_than_its_first(store: Store) -> None:
    store.commit(step(items=[ANN, BOB, CAT, DAN]))
    assert store.items.excerpt("g", "a", 2, 9) == Excerpt(2, 1, 3, [BOB])
    assert store.items.excerpt("g", "a", 1, 1) == Excerpt(1, 1, 3, [ANN])
    assert names(store.items.excerpt("g", "a", 3, 9)) == []
    assert names(store.items.excerpt("g", "a", 1, 9, beside="cat")) == ["ann", "bob"]
    assert names(store.items.excerpt("g", "a", -1, 3, beside="cat")) == ["cat", "ann"], "what lies before is left out"
    assert store.items.excerpt("g", "a", -1, 3, beside="bob") == Excerpt(1, 1, 3, [ANN, BOB])
    for unknown in ("dan", "nobody", "loose"):
        assert store.items.excerpt("g", "a", -1, 3, beside=unknown) == Excerpt(0, 0, 3, [])


def test_an_item_that_changes_leaves_its_lists_for_others_and_one_without_data_goes(store: Store) -> None:
    store.commit(step(items=[ANN, BOB, CAT]))
    store.commit(step(expected=1, items=[Item("ann", b"new", "a", "0"), Item("bob", b"", "a", "5"), Item("cat", b"c")]))
    assert store.items.excerpt("g", "a", 0, 9) == Excerpt(0, 0, 1, [Item("ann", b"new", "a", "0")])
    assert store.items.excerpt("g", "b", 0, 9).items == []
    assert store.items.read("g", ["bob", "cat"]) == [None, Item("cat", b"c")]


def test_a_step_that_is_refused_or_comes_twice_changes_no_item(store: Store) -> None:
    first = step(items=[ANN])
    store.commit(first)
    assert isinstance(store.commit(step(expected=7, items=[BOB])), Conflict)
    store.commit(step(expected=1, items=[Item("ann", b"newer", "a", "9")]))
    assert isinstance(store.commit(first), Committed)
    assert store.items.excerpt("g", "a", 0, 9).items == [Item("ann", b"newer", "a", "9")]


def test_many_steps_at_once_may_have_items(store: Store) -> None:
    store.commit_many([step("g", items=[ANN]), step("h", items=[BOB]), step("g", 1, items=[CAT])])
    assert names(store.items.excerpt("g", "a", 0, 9)) == ["cat", "ann"]
    assert names(store.items.excerpt("h", "a", 0, 9)) == ["bob"]


def test_items_go_with_their_game(store: Store) -> None:
    store.commit(step(items=[ANN]))
    store.commit(step(expected=1, status="finished", ttl_ms=30))
    time.sleep(0.06)
    assert store.items.read("g", ["ann"]) == [None]
    assert store.items.excerpt("g", "a", 0, 9) == Excerpt(0, 0, 0, [])
    if isinstance(store, RedisStore):
        assert not store._client.exists(store._layout.order("g"))


def test_a_log_is_packed_beside_items(store: Store) -> None:
    store.commit(step(items=[ANN], events=[b"[1]", b"[2]"]))
    assert store.pack("g", Revision(1, made["g", 1][:16]), 2, 0)
    assert store.items.read("g", ["ann"]) == [ANN]
    assert store.events("g", 0, 9) == [b"[1]", b"[2]"]


def test_after_many_steps_a_list_is_what_sorting_makes_of_its_items(store: Store) -> None:
    chance, kept = random.Random(5), dict[str, Item]()
    for version in range(40):
        changed = [
            Item(
                f"n{n}",
                b"x" if chance.random() < 0.8 else b"",
                chance.choice(["", "a", "ab"]),
                f"{chance.randrange(9)}",
            )
            for n in chance.sample(range(30), 5)
        ]
        store.commit(step(expected=version, items=changed))
        kept |= {item.name: item for item in changed}
    for letter in "ab":
        there = sorted((i for i in kept.values() if i.data and letter in i.lists), key=lambda i: (i.place, i.name))
        assert store.items.excerpt("g", letter, 0, 99).items == there
        for first in range(len(there)):
            better = sum(item.place < there[first].place for item in there)
            assert store.items.excerpt("g", letter, first, 4) == Excerpt(
                first, better, len(there), there[first : first + 4]
            )
