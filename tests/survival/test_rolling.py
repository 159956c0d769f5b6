"""Releases are replaced process by process while games are played: nothing is lost, and nothing unknown to anyone."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
import redis

from service.engine.core.stored.migrations import SCHEMA
from tests.survival import history
from tests.survival.history import NoHistory, Release
from tests.survival.rolling import Generation, Rolling, answers, released

GAMES = 3


def older() -> list[Any]:
    """The older releases, or why there are none."""
    try:
        releases = history.releases()
    except NoHistory as reason:
        return [pytest.param(str(reason), id="no-history")]
    return [pytest.param(release, id=f"schema-{release.schema}") for release in releases]


@pytest.fixture(scope="module", params=older())
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Release, Path]:
    """An older release, and its code."""
    if not isinstance(request.param, Release):
        pytest.skip(f"no older release to begin with: {request.param}")
    return request.param, history.unpacked(request.param, tmp_path_factory.mktemp("release"))


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_web_worker_and_alarm_are_replaced_one_by_one_while_games_are_played(
    old: tuple[Release, Path], tmp_path: Path
) -> None:
    release, code = old
    with Rolling(code, tmp_path) as rolling:
        outcome = released(rolling, GAMES)
        assert outcome.faults.all() == []
        assert outcome.times == 4
        assert outcome.games >= GAMES
        assert outcome.acts > 0
        for generation in (rolling.old, rolling.new):
            told = answers(generation)
            assert told[200] > 10, f"the {generation.name} release had no part in it: {told}"
        at_fault = [rolling.new, rolling.old] if leaves_newer_games(release, code) else [rolling.new]
        for generation in at_fault:
            assert [entry for entry in entries(generation) if entry.get("level") in ("error", "critical")] == []
        if rolling.old in at_fault:
            assert given_up(rolling) == {}


PARTS = ("web", "worker", "alarm")


def leaves_newer_games(release: Release, code: Path) -> bool:
    """Whether its workers leave games of the present schema alone. Older ones took them for failures, which cost no
    more than jobs that were given up."""
    return release.schema == SCHEMA or "NewerState" in (code / "worker/jobs.py").read_text("utf-8")


def entries(generation: Generation) -> list[dict[str, object]]:
    return [entry for part in PARTS for entry in generation.lines(part)]


def given_up(rolling: Rolling) -> dict[bytes, int]:
    """Jobs that a worker did not know, or failed to do, by their registry."""
    with redis.Redis.from_url(rolling.server.url) as client:
        return {key: client.zcard(key) for key in client.keys("rq:failed*")}


def test_an_older_release_is_found_in_any_clone_with_its_history_and_its_absence_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "ROOT", tmp_path)
    with pytest.raises(NoHistory, match="no clone"):
        history.releases()
    git = ["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "-C", str(tmp_path)]

    def commit(*steps: str) -> str:
        file = tmp_path / history.STEPS
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"STEPS: tuple[object, ...] = ({''.join(f'{step}, ' for step in steps)})\n", "utf-8")
        subprocess.run([*git, "add", "--all"], check=True, capture_output=True)
        subprocess.run([*git, "commit", "--allow-empty", "--message", "one more"], check=True, capture_output=True)
        told = subprocess.run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
        return told.stdout.strip()

    subprocess.run([*git, "init", "--quiet"], check=True)
    first = commit()
    with pytest.raises(NoHistory, match="begins"):
        history.releases()
    second = commit("a")
    present = commit("a", "b")
    commit("a", "b")
    # Nothing was released yet: where the schema changed.
    assert history.releases() == [Release(present, 3), Release(second, 2)]
    subprocess.run([*git, "tag", "v0.9.0", first], check=True)
    subprocess.run([*git, "tag", "v0.10.0", second], check=True)
    assert history.releases() == [Release(second, 2)]
    subprocess.run([*git, "tag", "v1.0.0", "HEAD"], check=True)
    assert history.releases() == [Release(second, 2)], "the present release is no older one"
    (tmp_path / ".git" / "shallow").write_text(f"{present}\n", "utf-8")
    with pytest.raises(NoHistory, match="unshallow"):
        history.releases()
