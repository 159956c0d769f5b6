"""The lot: everything that chance decides follows from the seed, by the arithmetic that dice and deals have."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

from service.tournaments import Lot, Round, Settings, next_round
from tests.support.golden import compare
from tests.support.tournament import after, begun, by_chance

SEED = "5e" * 32


def test_a_lot_is_derived_without_our_code() -> None:
    lot = Lot(seed=SEED, contributions="anna:xyz")
    stream = hmac.new(bytes.fromhex(SEED), b"anna:xyz|lot|bo|0|0", hashlib.sha256).digest()
    assert lot.number("bo") == int.from_bytes(stream[:8], "big")
    assert lot.commitment == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_who_else_takes_part_changes_no_lot() -> None:
    lot = Lot(seed=SEED)
    assert [e for e in lot.drawn("abcdef") if e in "bdf"] == lot.drawn("bdf")


def test_a_shuffle_does_not_depend_on_the_order_that_is_given() -> None:
    lot = Lot(seed=SEED)
    assert lot.shuffled("round|1", "dcba") == lot.shuffled("round|1", "abcd")
    assert sorted(lot.shuffled("round|1", "abcd")) == list("abcd")


def test_all_orders_are_equally_likely() -> None:
    drawn = Counter("".join(Lot(seed=f"{number:064x}").shuffled("round|1", "abc")) for number in range(3000))
    assert len(drawn) == 6
    assert all(400 < times < 600 for times in drawn.values())


def test_the_seed_is_not_told_by_accident() -> None:
    assert SEED not in repr(Lot(seed=SEED))


def test_seatings_are_what_they_were() -> None:
    """What was derived once is derived so for ever: a difference here is a new edition of the settings."""
    lines = []
    for format_, players, size, remainder in [
        ("round_robin", 16, 4, "smaller"), ("round_robin", 17, 4, "byes"), ("round_robin", 24, 4, "smaller"),
        ("swiss", 16, 4, "smaller"), ("swiss", 23, 4, "smaller"), ("swiss", 30, 5, "bots"), ("swiss", 64, 2, "byes"),
        ("swiss", 200, 4, "smaller"), ("knockout", 16, 4, "smaller"), ("knockout", 53, 5, "byes"),
    ]:  # fmt: skip
        rounds = None if format_ == "knockout" else 6
        settings = Settings(format=format_, table_size=size, remainder=remainder, rounds=rounds)  # type: ignore[arg-type]
        state, result = begun(settings, players), by_chance(Random(4))
        while isinstance(made := next_round(state), Round):
            seats = " ".join(",".join(table.seats) for table in made.tables)
            told = hashlib.sha256(f"{seats} {made.byes}".encode()).hexdigest()[:16]
            shown = seats if players < 20 else told
            lines.append(f"{format_} {players} {size} {remainder} {made.number}: {shown}")
            state = after(state, made, result)
    compare("seatings.txt", "\n".join(lines) + "\n")
