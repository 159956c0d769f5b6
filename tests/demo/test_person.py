"""A person at the demo's table types numbers, codes and words."""

from __future__ import annotations

from service.bots.trou_du_cul.observation import Observation, Offer, Top, Window
from service.demo.trou_du_cul.person import parsed, question

RANKS = [{"rank": "9", "cards": ["9H"], "sizes": [1]}, {"rank": "K", "cards": ["KS", "KH"], "sizes": [1, 2]}]
PLAY = Offer("play", 41, 0, None, {"jokers": ["XR"], "ranks": RANKS})
LEADS = Observation("me", offers=[PLAY])
ANSWERS = Observation("me", offers=[PLAY, Offer("pass", 41, 0, None)], top=Top("other", "9", 1))
RACE = Observation(
    "me", window=Window(7, "putsch", 0), offers=[
        Offer("putsch", 7, 0, None, {"rank": "Q", "cards": ["QS"], "jokers": ["XR"]}), Offer("pass", 7, 0, None),
    ],
)  # fmt: skip


def asked(act: str, **limits: object) -> Observation:
    offers = [Offer(act, 7, 0, None, limits), Offer("pass", 7, 0, None)]
    return Observation("me", window=Window(7, act, 0), offers=offers)


def test_what_may_be_laid_is_numbered() -> None:
    assert "1) 9♥  2) K♠  3) K♠ K♥" in question(LEADS)
    assert parsed("3", LEADS) == {"act": "play", "cards": ["KS", "KH"], "as": "K", "turn": 41}
    assert parsed("4", LEADS) == "That is no answer to what is asked."


def test_cards_may_be_typed_by_their_codes() -> None:
    assert parsed("kh xr", LEADS) == {"act": "play", "cards": ["KH", "XR"], "turn": 41}
    assert parsed("xr as k", LEADS) == {"act": "play", "cards": ["XR"], "as": "K", "turn": 41}
    assert parsed("as ah", LEADS) == {"act": "play", "cards": ["AS", "AH"], "turn": 41}


def test_enter_passes_but_a_leader_may_not() -> None:
    assert parsed("", ANSWERS) == {"act": "pass_turn", "turn": 41}
    assert parsed("p", LEADS) == "You lead: lay something."


def test_a_putsch_is_thrown_or_declined_while_its_window_runs() -> None:
    assert parsed("!", RACE) == {"act": "putsch", "cards": ["QS", "XR"], "as": "Q", "window": 7}
    assert parsed("", RACE) == {"act": "decline", "window": 7}


def test_windows_are_answered_in_words() -> None:
    assert parsed("3s 4h", asked("exchange", number=2)) == {"act": "exchange", "cards": ["3S", "4H"], "window": 7}
    assert parsed("k x", asked("demand", at_most=2)) == {"act": "demand", "ranks": ["K", "X"], "window": 7}
    assert parsed("Arthur", asked("direction", towards=["arthur"])) == {
        "act": "direction", "towards": "arthur", "window": 7,
    }  # fmt: skip
    assert parsed("s", asked("vote")) == {"act": "vote", "vote": "on_arrete", "window": 7}
    assert parsed("maybe", asked("vote")) == "That is no answer to what is asked."
