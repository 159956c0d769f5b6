"""A small client on the Python SDK: seats that follow their streams, and do what `expected` offers them.

Run as a program: it plays a game at CHOUETTE_URL.
"""

from __future__ import annotations

import os
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from chouette_sdk import Client, Conflict, Event, Patience, Problem, Reactions, Seat, models, plays
from chouette_sdk.acting import ActFields

OPTIONS = {
    "pause_ms": 100, "reaction_ms": 800, "decision_ms": 800, "tie_ms": 10, "lag_compensation": True,
}  # fmt: skip
TARGET, DICE = 250, [2, 5, *[3, 3, 6, 1, 2, 4] * 20]
"""Of a game without luck: an opening, then by turns a race for a word and a throw that is worth nothing."""
PLAYERS = ("Perceval", "Karadoc")
DUEL = {
    "situation": "wikimonde-duel-grelottine",
    "options": {"decision_ms": 4000, "pause_ms": 100, "lag_compensation": True},
}
DUEL_S = 12.0
"""So long a duel and the throws behind it are played."""
CARDS = {
    "manches": 1,
    "decision_ms": 2000,
    "reaction_ms": 500,
    "turn_ms": 10_000,
    "vote": False,
    "lag_compensation": True,
}
DECK = ["QH", "4S", "5S", "6S", "XR", "KD", "7H", "8H", "9S", "TD", "JC", "3C", "7S", "8D", "9H", "TC"]
KNOWN = ("roll", "annonce", "pass", "challenge", "terms", "play")
QUIET_S = 1.0


class Player(threading.Thread):
    """Plays one seat until the game is over. events: what its stream told, in order."""

    def __init__(self, client: Client, seat: Seat, chance: random.Random, patience: Patience) -> None:
        super().__init__(daemon=True)
        self.events: list[Event] = []
        self.over = threading.Event()
        self._client, self._seat, self._chance, self._patience = client, seat, chance, patience
        self._reactions = Reactions()
        self._news: queue.Queue[Event | None] = queue.Queue()

    def run(self) -> None:
        """Act after each burst of events, and where nothing has come for a while."""
        threading.Thread(target=self._listen, daemon=True).start()
        while not self.over.is_set():
            try:
                self._news.get(timeout=QUIET_S)
                while True:
                    self._news.get(timeout=0.03)
            except queue.Empty:
                pass
            if not self.over.is_set():
                self._act()

    def _listen(self) -> None:
        for event in self._seat.events(patience=self._patience):
            self.events.append(event)
            self._reactions.shown(event)
            self._news.put(event)
        self.over.set()
        self._news.put(None)

    def _act(self) -> None:
        try:
            expected = self._seat.expected()
            if not self.events or self.events[-1].seq < expected.seq:
                # The stream has yet to tell what this follows from; its next event brings us here again.
                return
            chosen = choose([act for act in expected.acts if act.act in KNOWN], self._chance)
            if chosen is None or self.over.is_set():
                return
            act, fields = chosen
            self._client.clock.wait_until(act.not_before)
            if act.deadline is not None and self._client.clock.until(act.deadline) < 0:
                return
            if act.act == "annonce":
                fields = {"reaction_ms": self._reactions.ms(act.name)}
                if fields["reaction_ms"] is None:
                    # The stream has told since `expected` was asked that the window is closed.
                    return
            self._seat.act(act, **fields)
        except Problem:
            # Refused: the table has gone on, or something is new. The next look at `expected` tells.
            pass


def choose(
    offers: list[models.ExpectedAct], chance: random.Random
) -> tuple[models.ExpectedAct, ActFields] | None:  # fmt: skip
    """A duel's part or cards, if that is asked; else a shout that needs no more to be said, a pass, a throw."""
    for act in offers:
        said = act.constraints
        match act.act:
            case "challenge" if said.targets:
                return act, {"target": said.targets[0]}
            case "terms" if said.combinations:
                return act, {"combination": said.combinations[0].name, "amount": said.combinations[0].minimum or 1}
            case "play":
                play = next(plays(act))
                return act, {"cards": play.cards} if play.as_rank is None else {
                    "cards": play.cards, "as_rank": play.as_rank,
                }  # fmt: skip
    rolls = [act for act in offers if act.act == "roll"]
    words = [act for act in offers if act.act == "annonce" and not act.fields and act.window is not None]
    passes = [act for act in offers if act.act == "pass"]
    if passes and words and chance.random() < 0.7:
        return chance.choice(words), {}
    return next(((act, {}) for act in passes or rolls), None)


def play(
    url: str, silence_s: float = 40.0, seen: Callable[[Player], None] = lambda _: None, *, target: int = 60,
    dice: Sequence[int] = (),
) -> None:  # fmt: skip
    """A whole game between the players. dice: those that are thrown first; without any all are real."""
    with Client(url) as client:
        options = {**OPTIONS, "target": target}
        host = client.create_game("wikimonde", options=options, player=PLAYERS[0], dice=[*dice] or None)
        seats = [host, *(client.table(host.id).join(name) for name in PLAYERS[1:])]
        _all_play(client, seats, silence_s, seen, host.start)


def play_cards(url: str, silence_s: float, seen: Callable[[Player], None] = lambda _: None) -> None:
    """A manche at cards."""
    with Client(url) as client:
        host = client.create_game("trou-du-cul", options=CARDS, player=PLAYERS[0], decks=[DECK])
        _all_play(client, [host, client.table(host.id).join(PLAYERS[1])], silence_s, seen, host.start)


def play_duel(url: str, silence_s: float, seen: Callable[[Player], None] = lambda _: None) -> None:
    """A duel whose terms are to be said, and some throws after it; then one player leaves the other alone."""
    with Client(url) as client:
        made = client.api.create_sandbox_game(body=models.SandboxGameBody.from_dict(DUEL))
        seats = [client.seat(made.id, seat.player, seat.token) for seat in made.seats if seat.token]

        def leave() -> None:
            time.sleep(DUEL_S)
            # Luck may have ended the game by then.
            with suppress(Conflict):
                seats[0].leave()

        _all_play(client, seats, silence_s, seen, leave)


def _all_play(
    client: Client, seats: list[Seat], silence_s: float, seen: Callable[[Player], None], then: Callable[[], object]
) -> None:
    patience = Patience(silence_s=silence_s)
    players = [Player(client, seat, random.Random(n), patience) for n, seat in enumerate(seats)]
    for player in players:
        player.start()
    then()
    for player in players:
        player.join()
        seen(player)


if __name__ == "__main__":
    for _ in range(int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        play(os.environ["CHOUETTE_URL"], float(sys.argv[1]) if len(sys.argv) > 1 else 40.0)
