"""A commit as the keys and arguments of its script, and what the script answers."""

from __future__ import annotations

from typing import Any

from service.store.commits import STATUSES, Commit, CommitResult, Committed, Conflict, Misfit, Mismatch, Replayed
from service.store.keys import LOBBY_NEWS
from service.store.layout import Layout
from service.store.redis.games import answers, items
from service.store.redis.scripts.script import Argument
from service.store.revision import Epoch


def arguments(commit: Commit, layout: Layout, *, alarms_here: bool) -> tuple[list[str], list[Argument]]:
    """Its keys and arguments. alarms_here: whether the alarm's sorted set is in this Redis."""
    game_id, record = commit.game_id, commit.record
    bucket = layout.bucket(game_id)
    shared = layout.at(bucket)
    names = [
        layout.game(game_id),
        layout.events(game_id),
        *answers.names(layout, game_id, record),
        shared.alarms,
        layout.order(game_id),
    ]
    if commit.owner:
        names += [shared.news, layout.hears(commit.hears or commit.owner, bucket)]
    if commit.owner or commit.listed:
        names += [shared.owed] if shared.owed else _lists(commit, layout)
    args: list[Argument] = [
        commit.expected,
        commit.nonce,
        commit.blob,
        commit.status,
        record.fingerprint if record else "",
        answers.kept(commit),
        record.ttl_ms if record else 0,
        commit.ttl_ms if commit.status == "finished" else 0,
        layout.live(game_id),
        game_id,
        "" if commit.due is None else commit.due,
        "1" if alarms_here else "",
        shared.wake,
        commit.listed or "",
        commit.card or "",
        commit.first_seq,
        commit.own or "",
        commit.own_card or "",
        commit.owner or "",
        commit.basis.nonce,
        "1" if commit.mends else "",
        "1" if commit.recheck else "",
        "" if shared.owed else layout.live(LOBBY_NEWS),
        layout.publishes,
        *answers.wanted(record)[1:],
        items.written(commit),
        *_lines(commit),
    ]
    return names, args


def _lists(commit: Commit, layout: Layout) -> list[str]:
    """The lists that the script writes itself."""
    lists, names = layout.lists, list[str]()
    if commit.owner:
        names += [lists.owned + commit.owner, lists.owned_ends]
    if commit.listed:
        names += [lists.lobby, *(lists.of_status(status) for status in STATUSES), lists.ends]
    return names


def owed(answer: Any) -> bytes:
    """What the lists are to be told of the game after this commit; empty: nothing."""
    found: bytes = answer[6] if len(answer) > 6 else b""
    return found


def is_kept(answer: Any) -> bool:
    """Whether it was answered before, with an answer that is to be unpacked."""
    return bool(answer[0] == 7)


def is_packed(answer: Any) -> bool:
    """Whether what the commit is to mend is packed: it is to be unpacked before."""
    return bool(answer[0] == 6)


def result(answer: Any, epoch: Epoch) -> CommitResult:
    """What came of it."""
    kind, version, data, sec, usec, nonces = answer[:6]
    at = int(sec) * 1_000_000 + int(usec)
    if kind == 0:
        return Committed(version, at, epoch, answer[7] if len(answer) > 7 else 0)
    if kind == 2:
        return Conflict(version, data, at, nonces.decode(), epoch)
    if kind == 5:
        return Misfit(int(data), at)
    return Replayed(data, at) if kind == 3 else Mismatch(at)


def _lines(commit: Commit) -> list[bytes]:
    """An event each: its public form, and behind a tab (JSON has none) what some seats see in its place."""
    if not commit.private:
        return commit.events
    return [
        b"%s\t%s" % (raw, own) if (own := commit.private.get(seq)) else raw
        for seq, raw in enumerate(commit.events, commit.first_seq)
    ]
