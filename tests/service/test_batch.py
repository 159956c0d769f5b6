"""A batch of events as each reader sees it: each form is made once, however many read it."""

from __future__ import annotations

from service.outbox.batch import Batch

OWN = b'{"karadoc":{"seq":2,"card":"queen"},"perceval":{"seq":2,"card":"king"}}'


def batch() -> Batch:
    return Batch(1, [b'{"seq":1}', b'{"seq":2}', b'{"seq":3}'], ["m"] * 3, "", {2: OWN})


def test_a_seat_sees_its_own_form_and_everybody_else_the_public_one() -> None:
    told = batch()
    assert told.seen_by("karadoc").events == [b'{"seq":1}', b'{"seq":2,"card":"queen"}', b'{"seq":3}']
    assert told.seen_by("perceval").events[1] == b'{"seq":2,"card":"king"}'
    assert told.seen_by(None) is told.seen_by("arthur") is told


def test_each_form_is_written_once_however_many_listen() -> None:
    told, written = batch(), []

    def write(seen: Batch) -> bytes:
        written.append(seen.events)
        return b"".join(seen.events)

    for player in ("karadoc", None, "karadoc", "arthur", "perceval", None):
        told.seen_by(player).kept(write)
    assert len(written) == 3


def test_a_reader_that_has_a_part_of_it_still_sees_its_own_form_of_the_rest() -> None:
    rest = batch().after(1)
    assert rest is not None
    assert rest.seen_by("karadoc").events == [b'{"seq":2,"card":"queen"}', b'{"seq":3}']
    last = batch().after(2)
    assert last is not None
    assert last.seen_by("karadoc") is last


def test_what_waits_for_a_reader_is_weighed_with_all_its_forms() -> None:
    assert batch().size == sum(map(len, batch().events)) + len(OWN)
