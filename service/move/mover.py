"""The move itself: looked at, noted at both ends, carried, compared, ended."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import msgspec

from service.move import fitness, notes, sorted_sets
from service.move.carrying import carry
from service.move.ends import End, alarms_stay
from service.move.errors import CannotMove, some_of
from service.move.giving_up import erase
from service.move.in_use import refuse_what_is_in_use
from service.move.inventory import Inventory
from service.move.making import make_what_the_target_needs, pay_what_lists_are_owed
from service.move.names import Names
from service.move.notes import Note
from service.move.pace import Pace
from service.move.payloads import Payloads
from service.move.telling import Telling
from service.move.verifying import Verdict, verify
from service.store.errors import StoreTakesNoWrites
from service.store.redis.connection import unavailable


class Wishes(NamedTuple):
    """What an operator asks for. sample: games that are compared byte for byte.

    clients: whether others that are connected count as use. leave_unknown: whether what this release does not know is
    left behind. by_value: whether values are written where dumps would be read, too.
    """

    sample: int = 100
    clients: bool = True
    leave_unknown: bool = False
    by_value: bool = False


class Mover:
    """Moves from one end to the other. Methods raise CannotMove, StoreUnavailable and what redis-py raises."""

    def __init__(self, source: End, target: End, wishes: Wishes, telling: Telling) -> None:
        self._source, self._target, self._wishes, self._telling = source, target, wishes, telling
        self._names = Names(source.layout, target.layout)
        self._note: Note | None = None
        """Of the target, where a move that was interrupted is to go on."""
        self._kept_out = False
        """Whether the source has had its note since that move began, so that nothing can have changed there."""

    def check(self) -> Inventory:
        """Find out whether it can be moved, and what there is. Nothing is changed."""
        source, target = self._source, self._target
        fitness.refuse_the_same(source, target)
        for end in (source, target):
            fitness.refuse_a_cluster_in_parts(end)
            refuse_what_is_in_use(end, clients=self._wishes.clients)
        self._look_at_notes()
        fitness.refuse_what_cannot_be_written(target)
        self._telling.begin("looked at", sum(node.dbsize() for node in source.nodes))
        found = Inventory(self._wishes.sample).take(source.nodes, self._names, self._telling.more)
        self._refuse_what_is_there(found)
        if self._note is None:
            fitness.refuse_what_is_not_empty(target, Names(target.layout, source.layout))
            fitness.refuse_alarms_of_others(source, target)
            fitness.refuse_what_is_too_small(source, target)
        if told := fitness.told_of_clocks(source, target):
            self._telling.say(told)
        return found

    def move(self, found: Inventory) -> Verdict:
        """Do it, after `check` has told what there is."""
        self._keep_processes_out()
        if count := pay_what_lists_are_owed(self._source):
            self._telling.say(f"The lists of games were told what {count} interrupted commits had left.")
        payloads = self._payloads(found)
        self._telling.begin("carried", found.keys)
        carry(self._source, self._target, self._names, payloads, self._telling.more)
        shared = sorted_sets.shared_of(
            self._source, self._target, stay=alarms_stay(self._source, self._target)
        )  # fmt: skip
        for one in shared:
            sorted_sets.carry(one)
        make_what_the_target_needs(self._source, self._target, found.owners)
        self._telling.begin("compared", 2 * found.keys)
        verdict = verify(self._source, self._target, self._names, found, self._telling.more)
        for one in shared:
            count, wrong = sorted_sets.compared(one)
            verdict.counts[one.what] += count
            verdict.faults += [f"{wrong:,} of the {one.what}"] if wrong else []
        if verdict.faults:
            raise CannotMove(
                f"What came to {self._target.shown} is not what was at {self._source.shown}: "
                f"{some_of(verdict.faults)}. Give this move up (--give-up), and move again; the source has all."
            )
        self._end()
        return verdict

    def _look_at_notes(self) -> None:
        """Whether another move is under way, or this one was interrupted."""
        source, target = self._source, self._target
        here, there = notes.note_at(source.client), notes.note_at(target.client)
        goes_on = there is not None and there.role == "target" and there.other == source.shown
        if here is not None and not (here.role == "source" and here.other == target.shown):
            raise CannotMove(f"{source.shown} {here.reason}.")
        if there is not None and not goes_on:
            raise CannotMove(f"{target.shown} {there.reason}.")
        if here is not None and here.ended and there is None:
            raise CannotMove(f"{source.shown} {here.reason}.")
        self._note = there
        self._kept_out = here is not None and there is not None and here.id == there.id

    def _refuse_what_is_there(self, found: Inventory) -> None:
        source = self._source
        if found.unknown and not self._wishes.leave_unknown:
            raise CannotMove(
                f"{source.shown} has what this release does not know: {some_of(found.unknown)}. Move by the release "
                "that stored it, or leave it behind with --leave-unknown."
            )
        if found.empty:
            raise CannotMove(f"{source.shown} has nothing of a service: there is nothing to be moved.")
        for names, whose in ((found.unknown, "not known"), (found.foreign, "another program's")):
            if names:
                self._telling.say(f"Left behind, as {whose}: {some_of(names)}.")
        if found.jobs:
            self._telling.say(f"Left behind: {found.jobs:,} jobs of RQ, which are made again where they are needed.")
        if source.alarms_beside:
            fitness.refuse_lost_alarms(source, found, int(source.alarms.zcard(source.layout.at(0).alarms)))

    def _keep_processes_out(self) -> None:
        """Note the move at both ends, the target first; then look again whether a process came in before."""
        source, target = self._source, self._target
        if self._note is not None and not self._kept_out:
            self._telling.say(
                "What had come before may have changed since, as nothing kept services out: all comes anew."
            )
            erase(source, target)
        note = self._note or Note(role="target", id=secrets.token_hex(8), other=source.shown, begun=_now())
        notes.write(target.client, note)
        # Were it lost with a server, what comes after it would be of no move.
        Pace(target).wait()
        try:
            with unavailable():
                if not self._kept_out:
                    mine = msgspec.structs.replace(note, role="source", other=target.shown)
                    notes.write(source.client, mine)
        except StoreTakesNoWrites as error:
            self._telling.say(
                f"{source.shown} takes no writes ({error}), so nothing keeps a service from starting there: see to it "
                "that none does."
            )
        for end in (source, target):
            refuse_what_is_in_use(end, clients=self._wishes.clients)
        self._note = note

    def _payloads(self, found: Inventory) -> Payloads:
        payloads = Payloads(self._source.client, self._target.client, by_value=self._wishes.by_value)
        trial = self._target.layout.at(0).probe
        if not payloads.by_value and found.trial and not payloads.reads_dumps(found.trial, trial):
            payloads.by_value = True
            self._telling.say(
                f"{self._target.shown} does not read dumps of {self._source.shown}, which is newer or another program: "
                "values are written instead, which takes longer."
            )
        return payloads

    def _end(self) -> None:
        """The source's note stays, so that no service goes on there by accident; the target's goes."""
        assert self._note is not None
        Pace(self._target).wait()
        ended = msgspec.structs.replace(self._note, role="source", other=self._target.shown, ended=_now())
        try:
            with unavailable():
                notes.write(self._source.client, ended)
        except StoreTakesNoWrites:
            self._telling.say(f"{self._source.shown} takes no writes: see to it that no service starts there again.")
        notes.remove(self._target.client)


def _now() -> int:
    return time.time_ns() // 1_000_000
