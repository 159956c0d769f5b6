"""What an act is that no window takes: too early, late, pressed twice, or wrong."""

from __future__ import annotations

import hashlib

from service.engine.core.actions.acts import UNSAID, Act, Reply, Saying, as_sent
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks
from service.engine.core.stored.state import Press, Record
from service.engine.core.timing import lag
from service.engine.core.windows.window import Window

LONGEST_WORDS = 64
"""Characters that are kept of an act as it was said; of a longer one there is a digest."""


def is_late(g: Game, act: Act, word: str) -> bool:
    """Whether a word is late, not wrong: its window is decided, or the act was stored after later ones."""
    return act.at < g.state.clock or _was_asked(g, act, word, act.at)


def is_over(g: Game, act: Reply) -> bool:
    """Whether the act names a window that is not open, or no longer: then it is late, whatever else would take it.

    So it is where the window was the player's, and is another's since: others speak for whom that one spoke for.
    """
    if act.window is None:
        return False
    record = g.record(act.window)
    window = record.frame if record is not None else None
    if record is None or not isinstance(window, Window) or g.shut(record, window):
        return True
    if act.player not in window.who and any(hooks.has_changed_hands.ask(g, window.opened)):
        return True
    return act.at > window.opened and not window.in_time(act.at)


def answers(act: Reply, record: Record) -> bool:
    """Whether an act may be for this window: it names this one, or none."""
    return act.window is None or act.window == record.id


def takes(g: Game, act: Act, record: Record) -> bool:
    """Whether the frame that opened a window means what is said with a word: `takes_WORD`, where it has one."""
    if not isinstance(act, Saying):
        return True
    meant = getattr(g.owner(record), f"takes_{act.word}", None)
    return meant is None or bool(meant(act.said))


def is_held_up(g: Game, act: Act, word: str) -> bool:
    """Whether a word that nothing takes now may have been said in time, and was held up by the network."""
    said = act.at - lag.leeway(g, g.author(act.player))
    if said == act.at:
        return False
    for record, window in g.windows():
        # Words that last until an answer were in time as long as that was not on its way.
        asked = window.understands(act.player, word) and not window.is_final(act.player)
        if asked and g.shut(record, window) and said < g.under_way_since:
            return True
    return _was_asked(g, act, word, said)


def _was_asked(g: Game, act: Act, word: str, said: int) -> bool:
    player = act.player
    for record, window in g.windows():
        # After its deadline a window makes nothing late, whether or not anybody has closed it yet; nor does one whose
        # end has left the hand.
        open_still = (window.deadline is None or said <= window.deadline) and not g.shut(record, window)
        lingers = window.mode in ("until", "open")
        if window.is_final(player) or not open_still or not takes(g, act, record):
            continue
        if window.understands(player, word) and (not lingers or window.spoken):
            return True
    return any(late.covers(player, word, said) and not g.gone_by(late.closes_on, said) for late in g.state.late)


def check_begun(g: Game) -> None:
    """Whether a wrong act may cost anything: before the first turn, and once the game is decided, it is refused."""
    if g.state.end:
        raise Refusal("game_over", "The game is over but for what decides it: nothing else counts.")
    if not g.family.begun(g):
        raise Refusal("not_begun", "Wait for the first turn: only what decides who begins counts now.")


def faults_count(g: Game) -> bool:
    """Whether wrong acts cost anything yet: not before the first turn, nor once the game is decided."""
    return g.family.begun(g) and not g.state.end


def _signature(act: Act) -> str:
    """What tells an act from another one, in few bytes: it is stored for each player."""
    return _few_bytes(act.signature)


def _few_bytes(words: str) -> str:
    return words if len(words) <= LONGEST_WORDS else hashlib.blake2b(words.encode(), digest_size=16).hexdigest()


def remember(g: Game, act: Act) -> None:
    """Keep an act, so that a double press can be told from a second act."""
    g.player(g.author(act.player)).pressed = Press(act=_signature(act), at=act.at + lag.credit(g))


def is_double_press(g: Game, act: Act) -> bool:
    """Whether this is the same act of the same player at most `tie_ms` after the first, as they arrived."""
    pressed, arrived = g.player(g.author(act.player)).pressed, act.at + lag.credit(g)
    if pressed is None or abs(arrived - pressed.at) > g.tie_ms:
        return False
    return pressed.act == _signature(act) or pressed.act in _older_signatures(act)


def _older_signatures(act: Act) -> tuple[str, str]:
    """What releases up to schema 4 stored, and those up to schema 2, however many words there were."""
    words = repr([(name, getattr(act, name)) for name in act.__struct_fields__ if name not in UNSAID])
    return _few_bytes(words), words


def wrong(g: Game, act: Act, fault: OutOfBounds) -> None:
    """What it costs where the game is strict, a refusal where it is not. Raises it where the act was forced."""
    if g.forced:
        raise fault
    if not (g.family.strict(g) and faults_count(g)) or g.at_door(act.player):
        raise Refusal(fault.code, fault.message, **fault.values)
    if is_double_press(g, act):
        g.effect = "repeated"
        return
    remember(g, act)
    g.effect = g.family.wrong(g, act.player, as_sent(act), fault.code, fault.message)
    if fault.then is not None:
        fault.then(g)
