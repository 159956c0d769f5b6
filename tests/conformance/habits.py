"""What a naive client does wrong: a habit for every rule there is, each brought to where it goes wrong."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.conformance.naive import GRACE_S, OTHER, RETRY_AFTER_S, WORD, Naive, ids


def no_key(it: Naive) -> None:
    it.post("annonces", WORD, "none")


def one_key_for_all(it: Naive) -> None:
    it.post("annonces", WORD, "mine")
    it.post("annonces", OTHER, "mine")


def a_key_for_each_attempt(it: Naive) -> None:
    it.trouble("lost-answer")
    it.post("annonces", WORD)
    it.post("annonces", WORD)


def gives_up(it: Naive, trouble: str = "lost-answer") -> None:
    it.trouble(trouble)
    it.post("annonces", WORD)
    time.sleep(GRACE_S * 0.8)
    it.look()
    time.sleep(GRACE_S)


def gives_up_what_it_does_not_know(it: Naive) -> None:
    gives_up(it, "unknown-503")


def tries_again_at_once(it: Naive, trouble: str = "busy", part: str = "annonces") -> None:
    it.trouble(trouble)
    for _ in range(2):
        it.post(part, WORD if part == "annonces" else {}, "mine")


def takes_no_for_a_failure(it: Naive) -> None:
    tries_again_at_once(it, "unknown-409")


def takes_a_key_in_use_for_a_failure(it: Naive) -> None:
    it.trouble("key-in-use")
    it.post("annonces", WORD)
    time.sleep(RETRY_AFTER_S)
    it.post("annonces", WORD)


def throws_again_at_once(it: Naive) -> None:
    tries_again_at_once(it, "too-early", "rolls")


def writes_as_it_thinks(it: Naive) -> None:
    it.post("annonces", {"word": WORD["annonce"]})


def stays_away(it: Naive) -> None:
    it.trouble("dropped")
    with it.stream() as lines:
        it.read(lines)
    time.sleep(GRACE_S * 0.8)
    it.look()
    time.sleep(GRACE_S)


def begins_anew(it: Naive) -> None:
    it.listen("dropped")
    with it.stream():
        pass


def a_second_stream_for_another_part_of_the_page(it: Naive) -> None:
    with it.stream(), it.stream():
        time.sleep(2.3)


def waits_for_ever(it: Naive) -> None:
    it.trouble("silent")
    with it.stream() as lines:
        it.read(lines)


def takes_the_end_for_a_break(it: Naive) -> None:
    it.is_left_alone()
    last = [""]
    for _ in range(3):
        with it.stream(last[-1]) as lines:
            last += ids(it.read(lines))


def counts_what_came_in_part(it: Naive) -> None:
    with it.stream(it.listen("cut-data")[-1]):
        pass


def counts_what_came_twice(it: Naive) -> None:
    it.trouble("repeated-events")
    with it.stream() as lines:
        count = len(ids(it.read(lines)))
    with it.stream(str(count)):
        pass


def asks_for_what_is_gone(it: Naive) -> None:
    last = it.listen("rewind")[-1]
    for _ in range(2):
        with it.stream(last):
            pass


def takes_news_for_an_error(it: Naive) -> None:
    it.trouble("unknown-message")
    with it.stream() as lines:
        it.read(lines, "event: x_")
        it.read(lines, "data: ")


def returns_nonces_when_it_has_time(it: Naive) -> None:
    with it.stream() as lines:
        it.read(lines, "event: ping")
        nonce = next(lines).split('"')[3]
        time.sleep(2.3)
        it.post("pings", {"nonce": nonce}, "none")


def says_no_reaction(it: Naive) -> None:
    it.post("annonces", {**WORD, "window": it.window()})


def names_no_window(it: Naive) -> None:
    it.look()
    it.post("annonces", {**WORD, "reaction_ms": 300})


def reads_its_own_clock(it: Naive) -> None:
    it.post("rolls", {})
    [act] = [act for act in it.look()["acts"] if act["act"] == "roll"]
    time.sleep(max(act["not_before"] / 1000 - time.time(), 0))
    it.post("rolls", {"window": act["window"]})


def polls(it: Naive) -> None:
    for _ in range(12):
        it.look()


HABITS: dict[str, Callable[[Naive], None]] = {
    "key-sent": no_key,
    "key-fresh": one_key_for_all,
    "key-kept": a_key_for_each_attempt,
    "unknown-retried": gives_up,
    "retry-after": tries_again_at_once,
    "refusal-final": takes_no_for_a_failure,
    "key-in-use-retried": takes_a_key_in_use_for_a_failure,
    "too-early-waited": throws_again_at_once,
    "unknown-code": gives_up_what_it_does_not_know,
    "well-formed": writes_as_it_thinks,
    "stream-returns": stays_away,
    "stream-resumes": begins_anew,
    "stream-single": a_second_stream_for_another_part_of_the_page,
    "stream-silence": waits_for_ever,
    "stream-over": takes_the_end_for_a_break,
    "event-missed": counts_what_came_in_part,
    "event-twice": counts_what_came_twice,
    "rewound": asks_for_what_is_gone,
    "unknown-passed-over": takes_news_for_an_error,
    "ping-returned": returns_nonces_when_it_has_time,
    "reaction-told": says_no_reaction,
    "window-named": names_no_window,
    "service-clock": reads_its_own_clock,
    "poll-storm": polls,
}
"""By the rule that each of them breaks."""
