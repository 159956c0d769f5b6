"""`chouette verify`: checks a game, or a whole tournament, by what was published of it."""

from __future__ import annotations

from pathlib import Path

import click

from service.verify import games, tournaments


@click.command()
@click.argument("source", metavar="URL|FILE|-")
@click.option("--commitment", metavar="HEX", help="What was told before the first draw, as you noted it.")
@click.option("--token", metavar="TOKEN", envvar="CHOUETTE_TOKEN", help="Of a seat or an entry, for what is private.")
@click.option("--key", metavar="KEY", envvar="CHOUETTE_API_KEY", help="The key that made a private tournament.")
@click.option("--record", metavar="FILE", type=Path, help="A saved record of a game with dice: it must tell the same.")
@click.option("--quiet", is_flag=True, help="No progress, even in a terminal.")
def command(
    source: str, commitment: str | None, token: str | None, key: str | None, record: Path | None, quiet: bool
) -> None:
    """Check a game, or a whole tournament: its address (http://host/v1/games/ID, http://host/v1/tournaments/ID), or a
    file: a saved answer of GET …/dice or …/deals, or the export of a tournament (GET …/export).

    Of a game are checked all dice, and what else was drawn: the sides that they turn to a player where these count, and
    the cards of a pack that was shuffled between them; or all deals. Magic dice and test dice are not drawn: they are
    counted, and left out. At an address the proof is compared with the game's events as well, and with the hands that
    the token's player saw.

    Of a tournament everything is derived again: the lot from its seed, what entries gave to it, the seatings of all
    rounds, dice and deals from the seeds of the games, every game from its record by the rules, results from the games,
    points, tie-breaks and standings from the results. The first thing that differs is named.

    Without --commitment nothing can show that the seed is the one that was promised before the first draw: note
    `commitment` when the game or tournament is made.

    Exit code: 0 everything is right; 1 something is wrong; 2 nothing could be checked; 3 all that is there of a
    tournament is right, and something was not there to be checked.
    """
    if tournaments.is_tournament(source):
        if record is not None:
            raise click.UsageError("--record is for a game; the export of a tournament has all records in it.")
        raise SystemExit(tournaments.verify(source, commitment, token=token, key=key, quiet=quiet))
    raise SystemExit(games.verify(source, commitment, token, record))
