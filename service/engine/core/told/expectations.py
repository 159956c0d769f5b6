"""What one player may do now, and by when: everything that a client draws its buttons from."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec

from service.engine.core.game import Game
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.rules import RULES, word, words_of
from service.engine.core.stored.state import Lag, Record
from service.engine.core.timing import lag
from service.engine.core.told.view_types import Choices, Compensation, Expected, ExpectedAct
from service.engine.core.windows.window import Window


def expected(g: Game, player: str, now: int) -> Expected:
    """What this player may do now and by when; while the clock stands still, as if the player started it now."""
    stopped_at = g.state.stopped_at
    stood = 0 if stopped_at is None else now - stopped_at
    # Rules that ask for the time mean this instant, and none before what has been played; looking changes nothing.
    before, g.now = g.now, max(g.state.clock, now - stood)
    try:
        acts = _acts(g, g.family.account(g, player), now - stood)
        if g.player(player).standing and hooks.sits_down.ask(g, player):
            # Anything else would be sitting down, which is wrong as long as words are owed that are said standing.
            acts = [act for act in acts if _standing(g, act)]
    finally:
        g.now = before
    for act in acts:
        act.not_before += stood
        act.deadline = None if act.deadline is None else act.deadline + stood
    return Expected(player=player, at=now, seq=g.state.events, acts=acts, lag=compensation(g, player, now))


def compensation(g: Game, player: str, now: int) -> Compensation | msgspec.UnsetType:
    """What is known of a player's network at an instant (ms); UNSET where lag is not compensated."""
    if not lag.on(g):
        return msgspec.UNSET
    known = g.player(player).lag or Lag(ms=0)
    return Compensation(lag_ms=known.ms, quota_ms=lag.quota(known, now), cap_ms=lag.CAP_MS)


def acts_now(g: Game, player: str, without: Collection[str] = ()) -> list[ExpectedAct]:
    """All that may be done for this player at the instant that is being played, without these words."""
    return _acts(g, player, g.now, without)


def _acts(g: Game, player: str, now: int, without: Collection[str] = ()) -> list[ExpectedAct]:
    """All that the player may do at this instant of the game's clock, without these words."""
    acts: list[ExpectedAct] = []
    may_pass: list[tuple[int, Window]] = []
    if g.at_door(player) and g.state.stopped_at is not None:
        return acts
    for record, window in g.windows():
        asked = window.would_ask(player)
        if not asked and not g.family.welcomes(g, record, player):
            continue
        if not window.in_time(max(now, window.opened)) or g.shut(record, window):
            continue
        if not (g.player(player).in_game or g.at_door(player) or window.outsiders):
            continue
        own = g.family.acts_in(g, record, window)
        if own is not None:
            acts += [act for act in own if not is_barred(g, player, act.act, [record.id])]
            acts += _words(g, record, window, player, without)
        if asked and window.can_be_passed and not is_barred(g, player, "pass", [record.id]):
            may_pass.append((record.id, window))
    acts += _anytime(g, player, now, without)
    if may_pass:
        acts.append(_pass(g, may_pass))
    return acts


def is_barred(g: Game, player: str, word: str, window_ids: list[int]) -> bool:
    """Whether a word that windows ask for, or a rule, is refused or wrong all the same."""
    return (
        any(hooks.unknown_here.ask(g, word))
        or any(hooks.refused_here.ask(g, player, word))
        or any(hooks.wrong_here.ask(g, player, word))
        or any(hooks.lets_go.ask(g, player, word, window_ids))
    )


def _pass(g: Game, asking: list[tuple[int, Window]]) -> ExpectedAct:
    """One pass for all windows that ask; it names the only one."""
    windows = [window for _, window in asking]
    return ExpectedAct(
        act="pass", name="pass", window=asking[0][0] if len(asking) == 1 else None,
        not_before=min(window.not_before for window in windows),
        deadline=max((window.deadline for window in windows if window.deadline is not None), default=None),
        constraints=g.family.choices_type(),
    )  # fmt: skip


def _standing(g: Game, act: ExpectedAct) -> bool:
    said = word(g, act.name)
    return said is not None and said.standing


def _anytime(g: Game, player: str, now: int, without: Collection[str]) -> list[ExpectedAct]:
    """The annonces that belong to no window, and that count from this player now."""
    acts: list[ExpectedAct] = []
    if not g.family.begun(g) or g.over:
        return acts
    for rule_id in g.state.rules:
        # Most rules have none, and which of its words a rulebook knows takes longer to find out.
        if not _speaks_anytime(rule_id):
            continue
        rule = RULES[rule_id]
        for said in words_of(g, rule_id):
            outside = said.newcomer and g.at_door(player)
            if said.id in without or not said.anytime or any(hooks.unknown_here.ask(g, said.id)):
                continue
            if not (g.player(player).in_game or outside):
                continue
            constraints = getattr(rule, f"constraints_{said.id}")(g, player)
            if constraints is not None and not is_barred(g, player, said.id, []):
                acts.append(
                    ExpectedAct(
                        act=said.spoken_as, name=said.id, window=None, not_before=min(g.state.clock, now),
                        deadline=None, fields=[f.name for f in said.fields], constraints=constraints,
                    )
                )  # fmt: skip
    return acts


@lru_cache(maxsize=256)
def _speaks_anytime(rule_id: str) -> bool:
    """Whether a rule has annonces that belong to no window, in any rulebook."""
    return any(said.anytime for said in RULES[rule_id].words)


def _words(g: Game, record: Record, window: Window, player: str, without: Collection[str]) -> list[ExpectedAct]:
    acts = []
    for name in window.words:
        barred = name in without or is_barred(g, player, name, [record.id])
        if barred or not (window.understands(player, name) or g.family.welcomes(g, record, player)):
            continue
        constraints: Choices | None = g.family.choices_type()
        describe = getattr(g.owner(record), f"constraints_{name}", None)
        if describe is not None:
            constraints = describe(g, player)
        elif hasattr(g.owner(record), "constraints_word"):
            constraints = g.owner(record).constraints_word(g, player, name)  # type: ignore[attr-defined]
        said = word(g, name)
        if constraints is None or said is None:
            continue
        acts.append(
            ExpectedAct(
                act=said.spoken_as, name=name, window=record.id, not_before=window.not_before,
                deadline=window.deadline, fields=[f.name for f in said.fields], constraints=constraints,
            )
        )  # fmt: skip
    return acts
