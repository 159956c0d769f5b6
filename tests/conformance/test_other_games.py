"""Cards, duels, streams of lines and the lobby behind the bench: no rule is broken there either."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest
from chouette_sdk import Client

from service.conformance.troubles import TROUBLES
from tests.conformance import sdk_bot
from tests.conformance.benches import QUICK, Bench, Given, benched
from tests.conformance.test_clients import compiled_bot
from tests.sdk import node
from tests.serve.running import Serving

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(240)]
ALWAYS = ("skew", "unknown-fields", "unknown-values")
GIVEN = tuple(trouble.id for trouble in TROUBLES.values() if trouble.kind != "always")
SILENCE_S = 3.0


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    environment = {"CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_LIMITS": "off"}
    with Serving(tmp_path_factory.mktemp("others"), environment=environment) as serving:
        yield serving.url


@contextmanager
def strict(upstream: str, *given: str) -> Iterator[Bench]:
    """A bench that makes each of these troubles once, and whose rules are kept."""
    plan = Given(*ALWAYS, skew_ms=-6_000, gap=1)
    plan.give(*given)
    with benched(upstream, plan, replace(QUICK, silence_s=SILENCE_S)) as up:
        yield up
        assert {breach.rule: breach.what for breach in up.findings.breaches} == {}


TRIED = {"key-kept", "event-missed", "stream-resumes", "retry-after"}
GAMES = {"cards": "cards_laid", "duel": "terms_set"}
"""What is to be heard of in each of them."""


@pytest.mark.parametrize(("game", "play"), [("cards", sdk_bot.play_cards), ("duel", sdk_bot.play_duel)])
def test_the_python_sdk_keeps_the_rules(upstream: str, game: str, play: Callable[..., None]) -> None:
    heard: set[str] = set()
    with strict(upstream, *GIVEN) as up:
        play(up.url, SILENCE_S / 2, lambda player: heard.update(event.type_ for event in player.events))
        assert TRIED - up.findings.tried.keys() == set()
    assert GAMES[game] in heard


@node.needs_npm
@pytest.mark.parametrize("game", GAMES)
def test_the_typescript_sdk_keeps_the_rules(upstream: str, game: str) -> None:
    folder = compiled_bot()
    with strict(upstream, *GIVEN) as up:
        node.run("node", "sdk_bot.js", up.url, str(SILENCE_S / 2), game, folder=folder)
        assert TRIED - up.findings.tried.keys() == set()


def test_a_stream_of_lines_is_whole_whatever_happens_to_it(upstream: str) -> None:
    options = {"target": 60, "pause_ms": 50, "reaction_ms": 200, "decision_ms": 200, "turn_ms": 300}
    resumed = [trouble.id for trouble in TROUBLES.values() if trouble.kind == "stream"]
    troubles = [trouble for trouble in resumed if trouble not in ("rewind", "silent", "unknown-message")]
    with strict(upstream, *troubles) as up, httpx.Client(base_url=up.url, timeout=30) as http:
        with Client(up.url) as client:
            # Nobody acts: the table throws where the turn has run out.
            table = client.create_game("wikimonde", options=options, player="Perceval", bots=["novice"])
            table.start()
        path, found, over = f"/v1/games/{table.id}/events", list[int](), False
        while not over:
            after = {"after": str(found[-1])} if found else {}
            with http.stream("GET", path, params=after, headers={"Accept": "application/x-ndjson"}) as answer:
                assert answer.status_code == 200
                for event in whole(answer):
                    over = over or event["type"] == "game_finished"
                    if event["seq"] > (found[-1] if found else 0):
                        found.append(event["seq"])
        assert found == [*range(1, found[-1] + 1)]
        assert set(troubles) - up.findings.struck.keys() == set()


def whole(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    """The events among the lines that came to their end."""
    left = b""
    with suppress(httpx.TransportError):
        for piece in answer.iter_raw():
            *lines, left = (left + piece).split(b"\n")
            yield from (event for line in lines if line.strip() and "seq" in (event := json.loads(line)))


def test_the_lobby_is_followed_through_the_bench(upstream: str) -> None:
    with strict(upstream, "away", "lost-answer", "read-away") as up, Client(up.url) as client:
        names = ["Kaamelott", "Tintagel", "Carohaise"]
        made = [client.create_game("titouan", name=names[0]).id]
        for lobby in client.lobby(ruleset="titouan"):
            if len(made) < len(names):
                made.append(client.create_game("titouan", name=names[len(made)]).id)
            elif set(made) <= lobby.games.keys():
                break
        assert [lobby.games[id_].name for id_ in made] == names
