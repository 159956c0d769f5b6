"""Every line has one form, whoever writes it, and what looks like a secret is blotted out."""

from __future__ import annotations

import json
import logging

import pytest
import structlog

from service.telemetry import logs


def test_our_lines_and_those_of_libraries_have_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "json", "worker")
    structlog.get_logger().info("ours", game="g1")
    logging.getLogger("a.library").warning("theirs %d", 3, extra={"games": ["g1"]})
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["game"], ours["level"], ours["part"]) == ("ours", "g1", "info", "worker")
    assert (theirs["event"], theirs["games"], theirs["level"], theirs["part"]) == (
        "theirs 3",
        ["g1"],
        "warning",
        "worker",
    )
    assert {"timestamp"} <= ours.keys() & theirs.keys()


@pytest.mark.parametrize("style", ["json", "console"])
def test_an_exception_shows_no_local_variables(capsys: pytest.CaptureFixture[str], style: logs.Style) -> None:
    logs.configure("INFO", style)
    token = "local-" + "secret"
    try:
        raise ValueError(len(token))
    except ValueError:
        logging.getLogger("x").exception("it fell")
    said = capsys.readouterr().err
    assert "ValueError: 12" in said
    assert token not in said


def test_what_looks_like_a_secret_is_blotted_out(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "json")
    log = logging.getLogger("x")
    for secret in ("ck_abcdefghijklmnopqrstuv", "Bearer abc.def", "redis://me:hunter2@host/0", "/e?ticket=t0p&a=1"):
        log.warning("got %s", secret)
    said = capsys.readouterr().err
    assert not [word for word in ("ck_abc", "abc.def", "hunter2", "t0p") if word in said]
    assert "@host/0" in said


def test_the_level_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("WARNING", "json")
    structlog.get_logger().info("no")
    logging.getLogger("x").info("no")
    assert capsys.readouterr().err == ""
