"""The song: verse after verse round the table, the faults that stand, and who stops it."""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answer, Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.events import SongEnded, SongFault
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.rules.c.c2_chante_sloubi.verses import LAST, gesture
from service.engine.modulaire.rules.c.c2_chante_sloubi.window import SONG, SongWindow
from service.engine.modulaire.table.holdings import give, kinds, take
from service.engine.modulaire.table.order import all_in_order, exists
from service.engine.modulaire.view_types import FaultView, SongView

SLOUBI = "sloubi"
HALTE = "sloubi_halte"
SALADE = "salade"


class Verse(TypedDict):
    """value: its number; gesture: what is done with it, in any order."""

    value: int
    gesture: list[str]


class Fault(msgspec.Struct, kw_only=True):
    """What may be stopped. verse: the one that is to be sung again if the fault is forgiven, by `singer`."""

    player: str
    kind: Literal["hesitation", "wrong", "untimely"]
    verse: int
    singer: str


@frame
class Song(ModFrame):
    """singers: in their order. verse and singer: which one is due, and from whom, since when (ms).

    faults: those that stand, the oldest first. hesitates: nothing was sung in time. ends: the last verse was wrong.
    stopped: the fault for which the song was stopped.
    """

    launcher: str
    singers: list[str]
    verse: int = 1
    singer: str = ""
    since: int = 0
    faults: list[Fault] = []
    hesitates: bool = False
    ends: bool = False
    stopped: Fault | None = None

    def start(self, g: Game) -> Outcome:
        """The first verse is due from the first singer."""
        self.singer = self.singer or self.singers[0]
        return self._due(g)

    def _due(self, g: Game) -> Outcome:
        self.since, self.hesitates = g.now, False
        return self._listen(g)

    def _listen(self, g: Game) -> Outcome:
        length = self.since + g.option("reaction_ms") * (2 if self.hesitates else 1) - g.now
        window = SongWindow(
            name=SONG, mode=SONG, rule="c2", who=_anybody(g), words=[SLOUBI, HALTE],
            only={SLOUBI: list(self.singers)}, length=max(0, length),
        )  # fmt: skip
        return wait(window, then=self.heard)

    @property
    def view(self) -> SongView:
        """As it is shown."""
        faults = [FaultView(player=fault.player, verse=fault.verse, fault=fault.kind) for fault in self.faults]
        return SongView(
            launcher=self.launcher, singers=list(self.singers), verse=self.verse, singer=self.singer, faults=faults
        )

    # --- what may be said

    def verify_sloubi(self, g: Game, player: str, fields: Verse) -> None:
        """A wrong or untimely verse is no wrong act: the song has its own penalty."""

    def constraints_sloubi(self, g: Game, player: str) -> ModConstraints | None:
        """The verse that is due, with its gesture, for its singer."""
        if player != self.singer or self.ends:
            return None
        return ModConstraints(values=[self.verse], gestures=[gesture(self.verse)])

    def verify_sloubi_halte(self, g: Game, player: str, fields: object) -> None:
        """Another player's fault must stand."""
        if self._fault_for(player) is None:
            raise OutOfBounds("no_fault", "No fault of another player stands: the song goes on.")

    def constraints_sloubi_halte(self, g: Game, player: str) -> ModConstraints | None:
        """While another player's fault stands."""
        return None if self._fault_for(player) is None else ModConstraints()

    def _fault_for(self, player: str) -> Fault | None:
        """The oldest fault that this player may stop: of several that stand, it is the oldest of the others'."""
        return next((fault for fault in self.faults if fault.player != player), None)

    # --- what comes of it

    def heard(self, g: Game, answers: Answers) -> Outcome:
        """A verse, or the end; or nothing in time."""
        if not answers.spoken:
            return self._silence(g)
        answer = answers.spoken[0]
        if answer.annonce == HALTE:
            fault = self._fault_for(answer.player)
            assert fault is not None
            return self._stop(g, fault)
        return self._sung(g, answer)

    def _silence(self, g: Game) -> Outcome:
        if self.ends or self.hesitates:
            # The table stops it, for the oldest fault, as a player would.
            return self._stop(g, self.faults[0])
        self.hesitates = True
        self._fault(g, self.singer, "hesitation")
        return self._listen(g)

    def _sung(self, g: Game, answer: Answer) -> Outcome:
        if self.ends:
            return self._listen(g)
        if answer.player != self.singer:
            self._fault(g, answer.player, "untimely")
            return self._listen(g)
        # With the verse that was due all is forgotten that was wrong before it.
        self.faults = []
        value, shown = answer.fields["value"], answer.fields["gesture"]
        right = value == self.verse and sorted(set(shown)) == sorted(gesture(self.verse))
        if not right:
            self._fault(g, answer.player, "wrong")
        if self.verse < LAST:
            self.verse, self.singer = self.verse + 1, self._after(self.singer)
            return self._due(g)
        if not right:
            self.ends = True
            return self._due(g)
        self._over(g, loser=None)
        hooks.song_completed.tell(g)
        return done()

    def _after(self, singer: str) -> str:
        return self.singers[(self.singers.index(singer) + 1) % len(self.singers)]

    def _fault(self, g: Game, player: str, kind: Literal["hesitation", "wrong", "untimely"]) -> None:
        self.faults.append(Fault(player=player, kind=kind, verse=self.verse, singer=self.singer))
        g.emit(SongFault, player=player, verse=self.verse, fault=kind)

    def _stop(self, g: Game, fault: Fault) -> Outcome:
        self.stopped, self.faults = fault, []
        for asking in hooks.song_stopped.ask(g, fault.player):
            return wait(asking, then=self.judged)
        return self.judged(g, False)

    def judged(self, g: Game, forgiven: bool) -> Outcome:
        """A player has lost, unless a card forgives the fault: then the verse is sung again."""
        assert self.stopped is not None
        fault, self.stopped = self.stopped, None
        if forgiven:
            self.verse, self.singer, self.ends = fault.verse, fault.singer, False
            return self._resumed(g)
        self._over(g, loser=fault.player)
        if fault.player == self.launcher:
            for of in kinds(g, self.launcher, SALADE):
                take(g, self.launcher, SALADE, of, "lost")
            return done()
        making_room = give(g, self.launcher, SALADE, "c2", fault.player)
        return done() if making_room is None else wait(making_room, then=self.received)

    def _resumed(self, g: Game) -> Outcome:
        """By those who still exist: while the card was offered a singer may have turned into another player."""
        here = [player for player in self.singers if exists(g, player)]
        if len(here) < 2:
            return done()
        while self.singer not in here:
            self.singer = self._after(self.singer)
        self.singers = here
        return self._due(g)

    def received(self, g: Game, _: object) -> Outcome:
        """The song was over before."""
        return done()

    def _over(self, g: Game, loser: str | None) -> None:
        g.emit(SongEnded, launcher=self.launcher, verse=self.verse, loser=loser)
        # What is still sung or stopped now was meant for the song that is over.
        words = {SLOUBI: list(self.singers), HALTE: _anybody(g)}
        g.add_late(words, until=g.now + g.option("reaction_ms"), closes_on=[], tag=SONG)

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """Without its launcher, without the player who has failed, or with one singer left, there is no song."""
        if player not in self.singers:
            return None
        if self.singer == player:
            self.singer = self._after(player)
        if self.stopped is not None and self.stopped.singer == player:
            self.stopped.singer = self._after(player)
        self.singers.remove(player)
        self.faults = [fault for fault in self.faults if player not in (fault.player, fault.singer)]
        failed = self.stopped is not None and self.stopped.player == player
        if player == self.launcher or failed or len(self.singers) < 2:
            return done()
        return None if self.stopped is not None else self._due(g)


def _anybody(g: Game) -> list[str]:
    """Who may stop it: those too who lie down, as they are up again with the word by which they do."""
    return [p for p in all_in_order(g) if g.family.persons(g, p)]
