"""Card donne: who deals, and to whom."""

from __future__ import annotations

from service.engine.cards.pack import PACK
from service.engine.trou_du_cul.events import HandDealt
from tests.support.match import FOUR_ROLES, Match

SEED = "5eed" * 16
DECK = "QH 3S 4S 5S 6S 7S 8S 9S TS"


def test_all_cards_are_dealt_one_by_one_beginning_beside_the_dealer() -> None:
    game = Match(pack=DECK, seats="perceval karadoc arthur leodagan")
    assert game.hands == {"perceval": "QH TS 6S", "karadoc": "7S 3S", "arthur": "8S 4S", "leodagan": "9S 5S"}


def test_in_the_first_manche_the_last_at_the_table_deals() -> None:
    game = Match(pack=DECK, seats="perceval karadoc arthur leodagan")
    [dealt] = game.told(HandDealt)
    assert (dealt.manche, dealt.dealer) == (1, "leodagan")
    assert dealt.hands == {"perceval": 3, "karadoc": 2, "arthur": 2, "leodagan": 2}


def test_later_the_trou_du_cul_deals_in_the_direction_of_the_match() -> None:
    roles = dict(zip(("karadoc", "arthur", "leodagan", "perceval"), FOUR_ROLES.values(), strict=True))
    game = Match(
        pack=DECK, seats="perceval karadoc arthur leodagan", roles=roles, told={"direction": "counterclockwise"}
    )
    [dealt] = game.told(HandDealt)
    assert (dealt.dealer, dealt.hands["leodagan"]) == ("perceval", 3)
    own = {player: game.private[dealt.seq][player].cards for player in game.state.hands}
    assert own == {
        "leodagan": ["QH", "6S", "TS"], "arthur": ["3S", "7S"], "karadoc": ["4S", "8S"], "perceval": ["5S", "9S"],
    }  # fmt: skip


def test_the_extra_cards_never_fall_to_the_dealer() -> None:
    """R1: 54 cards among four players."""
    game = Match(seed=SEED, seats="perceval karadoc arthur leodagan")
    [dealt] = game.told(HandDealt)
    assert dealt.hands == {"perceval": 14, "karadoc": 14, "arthur": 13, "leodagan": 13}
    assert sorted(card for hand in game.state.hands.values() for card in hand) == sorted(PACK)


def test_a_dealer_who_is_away_deals_all_the_same() -> None:
    """R2."""
    game = Match(
        {"perceval": "5S", "karadoc": "6S 3S"}, {"perceval": "QH 9S 8S", "karadoc": "TS 7S 4S"}, first="perceval",
        vote=False, manches=3,
    )  # fmt: skip
    game.leaves("karadoc")
    game.plays("perceval", "5S")
    assert [dealt.dealer for dealt in game.told(HandDealt)] == ["karadoc", "karadoc"]
    assert [dealt.manche for dealt in game.told(HandDealt)] == [1, 2]


def test_each_player_is_told_the_own_hand_as_it_was_dealt_and_others_hear_numbers() -> None:
    game = Match({"perceval": "3S XB QH", "karadoc": "QS 2H"})
    [own] = [event for event in game.seen_by("perceval") if isinstance(event, HandDealt)]
    [public] = game.told(HandDealt)
    assert (own.cards, public.cards) == (["3S", "XB", "QH"], [])
    assert own.hands == public.hands == {"perceval": 3, "karadoc": 2}


def test_after_the_deal_the_trou_du_cul_leads() -> None:
    game = Match(
        {"perceval": "9S 8S 7S", "karadoc": "9H 8H 7H", "arthur": "9D 8D 7D", "leodagan": "9C 8C 7C"}, roles=FOUR_ROLES
    )
    game.exchanges("perceval", "7S 8S")
    game.exchanges("karadoc", "7H")
    assert (game.turn, game.state.top, list(game.waiting())) == ("leodagan", None, ["turn"])


def test_each_manche_is_dealt_from_the_one_seed() -> None:
    """Two matches with one seed are dealt the same, manche after manche, and no two manches are."""
    first, second = (Match(seed=SEED, seats="perceval karadoc", turn_ms=1_000, away_after=100) for _ in range(2))
    assert first.hands == second.hands
    for game in (first, second):
        for _ in range(400):
            if len(game.told(HandDealt)) > 1:
                break
            game.wait(15_000)
    deals = [
        [form.cards for form in game.private[e.seq].values()] for game in (first, second) for e in game.told(HandDealt)
    ]
    assert len(deals) == 4
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]
