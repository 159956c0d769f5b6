"""The machine that runs frames: who waits for whom, and what goes on when one is done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator

from service.engine.core.frame import Done, Frame, Outcome, Wait
from service.engine.core.players import Players, Turns
from service.engine.core.stored.state import Record, State
from service.engine.core.windows.window import Window


class Machine(Players, ABC):
    """Frames wait for frames; windows, which wait for people, are left to what builds on this."""

    def __init__(self, state: State, turns: Turns) -> None:
        super().__init__(state, turns)
        self._agenda: deque[Callable[[], object]] = deque()

    @abstractmethod
    def window_started(self, record: Record, window: Window) -> None:
        """A window is on the machine."""

    @abstractmethod
    def window_dropped(self, record: Record, window: Window) -> None:
        """A window was taken off the machine without effect."""

    def later(self, what: Callable[[], object]) -> None:
        """Do something when the steps that are due before it are done."""
        self._agenda.append(what)

    def forget_steps(self) -> None:
        """Drop every step that is due."""
        self._agenda.clear()

    def windows(self) -> Iterator[tuple[Record, Window]]:
        """All open windows with their records, oldest first."""
        for record in self.state.records:
            if isinstance(record.frame, Window):
                yield record, record.frame

    def record(self, record_id: int) -> Record | None:
        """The record with this id, if it is still on the machine."""
        return next((r for r in self.state.records if r.id == record_id), None)

    def owner(self, record: Record) -> Frame:
        """The frame that waits for this one."""
        parent = self.record(record.parent)
        assert parent is not None, "every window is waited for"
        return parent.frame

    def above(self, record: Record) -> Iterator[int]:
        """The ids of the frames that wait for this one, and for those."""
        parent = self.record(record.parent)
        while parent is not None:
            yield parent.id
            parent = self.record(parent.parent)

    def spawn(self, frame: Frame) -> None:
        """Start a frame that no other waits for: a side stack. Once the game is decided nothing begins any more."""
        if self.over:
            return
        self._agenda.append(lambda: self._start(frame, parent=0, key=""))

    def run(self) -> None:
        """Do everything that can be done without waiting for people."""
        while self._agenda:
            self._agenda.popleft()()

    def _start(self, frame: Frame, parent: int, key: str) -> int:
        self.state.last_id += 1
        record = Record(id=self.state.last_id, parent=parent, frame=frame, key=key)
        self.state.records.append(record)
        if isinstance(frame, Window):
            self.window_started(record, frame)
        else:
            self._agenda.append(lambda: self._step(record, frame.start, ()))
        return record.id

    def _step(self, record: Record, step: Callable[..., Outcome], args: tuple[object, ...]) -> None:
        if record in self.state.records:
            self._follow(record, step(self, *args))

    def _follow(self, record: Record, outcome: Outcome) -> None:
        if record not in self.state.records:
            return
        if isinstance(outcome, Done):
            self.finish(record, outcome.result)
        else:
            self._wait(record, outcome)

    def _wait(self, record: Record, outcome: Wait) -> None:
        record.then, record.first, record.got, record.waits = outcome.then, outcome.first, {}, {}
        for key, child in outcome.children.items():
            record.waits[key] = self._start(child, record.id, key)
        if not outcome.children:
            self._agenda.append(lambda: self._go_on(record))

    def finish(self, record: Record, result: object) -> None:
        """Take a frame off the machine, with all that runs beneath it, and hand its result up."""
        self.cancel(record)
        parent = self.record(record.parent)
        if parent is None:
            return
        parent.waits.pop(record.key, None)
        parent.got[record.key] = result
        if parent.first or not parent.waits:
            self._agenda.append(lambda: self._go_on(parent))

    def _go_on(self, record: Record) -> None:
        if record not in self.state.records or not (record.then and (record.first or not record.waits)):
            return
        for child in list(record.waits.values()):
            pending = self.record(child)
            if pending is not None:
                self.cancel(pending)
        got, then = record.got, record.then
        record.got, record.then, record.waits = {}, "", {}
        alone = list(got) == [""]
        self._step(record, getattr(record.frame, then), (got[""] if alone else got,))

    def cancel(self, record: Record) -> None:
        """Take a frame and everything beneath it off the machine; its windows close without effect."""
        if record not in self.state.records:
            return
        self.state.records.remove(record)
        if isinstance(record.frame, Window):
            self.window_dropped(record, record.frame)
        for child in [r for r in self.state.records if r.parent == record.id]:
            self.cancel(child)

    def redirect(self, frame: Frame, outcome: Outcome) -> None:
        """Let a frame go on in another way than it waits for; what it waited for is dropped."""
        record = next(r for r in self.state.records if r.frame is frame)
        for child in list(record.waits.values()):
            pending = self.record(child)
            if pending is not None:
                self.cancel(pending)
        self._follow(record, outcome)
