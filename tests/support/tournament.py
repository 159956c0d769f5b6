"""Tournaments for tests: played by chance that a number gives, without games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from service.tournaments import Entry, Lot, Placing, Result, Round, Settings, State, Table, next_round

LOT = Lot(seed="5e" * 32)


def entries(count: int) -> tuple[Entry, ...]:
    """So many, seeded and rated in the order of their numbers."""
    return tuple(Entry(id=f"p{number}", seed=number, rating=3000 - number) for number in range(1, count + 1))


def begun(settings: Settings, count: int) -> State:
    return State(settings=settings, entries=entries(count), lot=LOT)


def played(table: Table, order: Sequence[str], ties: Sequence[int] | None = None, **scores: int) -> Result:
    """The result of a table whose seats came in so in this order. ties: the places instead of 1, 2, 3 …"""
    places = ties or range(1, len(order) + 1)
    placings = tuple(
        Placing(entry=entry, place=place, score=scores.get(entry, 100 - 10 * place))
        for entry, place in zip(order, places, strict=True)
    )
    return Result(table=table.id, game=f"game-{table.id}", placings=placings)


def by_chance(random: Random) -> Callable[[Table], Result]:
    """Results in any order of places, some of them shared, some forfeited."""

    def result(table: Table) -> Result:
        seats = random.sample(table.seats, len(table.seats))
        places = [1]
        for number in range(2, len(seats) + 1):
            places.append(places[-1] if random.random() < 0.15 else number)
        placings = tuple(
            Placing(entry=seat, place=place, score=random.randrange(-50, 300), forfeit=random.random() < 0.05)
            for seat, place in zip(seats, places, strict=True)
        )
        return Result(table=table.id, game=f"game-{table.id}", placings=placings)

    return result


def after(state: State, made: Round, result: Callable[[Table], Result]) -> State:
    """The state when all tables of a round are over."""
    results = tuple(map(result, made.tables))
    return msgspec.structs.replace(state, rounds=(*state.rounds, made), results=(*state.results, *results))


def whole(state: State, result: Callable[[Table], Result]) -> State:
    """The tournament, played to its end."""
    while isinstance(made := next_round(state), Round):
        state = after(state, made, result)
    return state


def tables_of(state: State) -> list[list[tuple[str, ...]]]:
    """Who sat together, by round, without the bots in empty seats."""
    return [[table.entries for table in made.tables] for made in state.rounds]
