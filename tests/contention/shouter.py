"""One process of the contention test: its players shout at a given instant, each in a thread of his own.

Arguments: game id, annonce, players (comma separated). The environment says where the games are. Once ready it reads
the instant (ms) from standard input, and prints one JSON line: what became of each shout, and how long it took (µs).
"""

from __future__ import annotations

import json
import sys
import threading
import time

from service.assemble import assemble
from service.engine.core.actions.acts import Annonce
from service.settings import Settings
from tests.support.games import Answers


def main() -> None:
    game_id, annonce, names = sys.argv[1:]
    service = assemble(Settings.from_env())
    service.read(game_id)
    players, found = names.split(","), []
    print("ready", flush=True)
    instant = int(sys.stdin.readline())
    lock = threading.Lock()

    def shout(player: str) -> None:
        time.sleep(max(0, instant - service.clock.now() - 30) / 1000)
        while service.clock.now() < instant:
            pass
        at, begun, answers = service.clock.now(), time.perf_counter(), Answers()
        try:
            answer = service.act(game_id, Annonce(player=player, at=at, annonce=annonce), None, answers)
            effect = answers.last.effect
            status = answer.status
        except Exception as error:
            effect, status = repr(error), 0
        took = round((time.perf_counter() - begun) * 1e6)
        with lock:
            found.append(
                {"player": player, "at": at, "effect": effect, "status": status, "us": took,
                 "played": len(answers.outcomes)}
            )  # fmt: skip

    threads = [threading.Thread(target=shout, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps(found), flush=True)
    service.close()


if __name__ == "__main__":
    main()
