"""A move that is taken back: what it has brought to its target goes, and a service may begin at its source again."""

from __future__ import annotations

from service.move import notes
from service.move.ends import End, alarms_stay
from service.move.errors import CannotMove
from service.move.in_use import refuse_what_is_in_use
from service.move.payloads import answered
from service.move.scan import all_names
from service.store import keys

AT_ONCE = 500


def give_up(source: End, target: End, *, clients: bool) -> str:
    """What was done, in a sentence. clients: whether others that are connected count as use.

    Raises CannotMove, and what redis-py raises.
    """
    here, there = notes.note_at(source.client), notes.note_at(target.client)
    of_this = here is not None and here.role == "source" and here.other == target.shown
    if there is not None and there.role == "target" and there.other == source.shown:
        refuse_what_is_in_use(target, clients=clients)
        count = erase(source, target)
        notes.remove(target.client)
        if of_this:
            notes.remove(source.client)
        return (
            f"The {count:,} keys that had come to {target.shown} are gone, and a service may start at {source.shown}."
        )
    if not of_this:
        raise CannotMove(
            f"No move from {source.shown} to {target.shown} is under way, nor was there one: nothing is given up."
        )
    notes.remove(source.client)
    return f"A service may start at {source.shown} again. What is at {target.shown} is left as it is."


def erase(source: End, target: End) -> int:
    """What has come to a target, but for its note, so that this may be interrupted; how many keys these were.

    Raises what redis-py raises.
    """
    count = 0
    for found in all_names(target.nodes):
        ours = [name for name in found if name.startswith("chouette:") and name != keys.MOVE]
        for first in range(0, len(ours), AT_ONCE):
            pipe = target.client.pipeline(transaction=False)
            for name in ours[first : first + AT_ONCE]:
                pipe.unlink(name)
            answered(pipe)
        count += len(ours)
    if target.apart and target.alarms_beside and not alarms_stay(source, target):
        target.beside.delete(keys.ALARMS, keys.PRESENCE)
    return count
