"""What anybody needs to check every deal of a match at cards, told from its events."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from service.http.responses.proof import Deal, DealProof, DealtHand
from service.http.responses.proofs.promise import Promise
from service.store.log import Entry

METHOD = (
    "Each deal shuffles so many packs, one after the other, each in this order: A 2 3 4 5 6 7 8 9 T J Q K of S, then "
    "of H, D and C, then XR and XB. For each place p (from 0) from the last down to 1 the next draw below p + 1 names "
    "the place whose card changes places with that at p. The cards are then dealt one by one from place 0, first to "
    "the player after the dealer in `direction` (clockwise: the order of `players`), last to the dealer, and round "
    "again. Draws are numbered from 0 through the whole match; a deal's first is `first_draw`, the next deal's the "
    "one after its last. Draw number i below n comes from HMAC-SHA-256: key = the seed's bytes; message = "
    "CONTRIBUTIONS|i|b in UTF-8, where CONTRIBUTIONS is «player:entropy;» for every player who gave any before the "
    "start, in the order of `players`, the seats at the start, and b = 0. The first byte of the result under the "
    "greatest multiple of n up to 256, modulo n, is the draw; if no byte is, b = 1, and so on. commitment = SHA-256 "
    "of the seed's bytes."
)


class _Told(msgspec.Struct, kw_only=True):
    """The fields that matter here, of any event."""

    type: str
    seq: int = 0
    manche: int = 0
    dealer: str = ""
    direction: str = ""
    packs: int = 0
    first_draw: int | None = None
    hands: dict[str, int] = {}
    cards: list[str] = []


_forms = msgspec.json.Decoder(dict[str, _Told])


def fold(log: Iterable[Entry], drawn: int, viewer: str | None) -> DealProof:
    """The proof that a game's log makes up. drawn: how many draws were made from the seed. viewer: the seat that reads
    it and sees its own cards, None for anybody; once the match is over everybody sees all of them."""
    promise = Promise()
    deals: list[Deal] = []
    packs = 0
    for entry in log:
        promise.hear(entry.raw)
        if b'"hand_dealt"' not in entry.raw:
            continue
        event = msgspec.json.decode(entry.raw, type=_Told)
        if event.type == "hand_dealt":
            packs = event.packs
            own = _forms.decode(entry.private) if entry.private else {}
            deals.append(_deal(event, promise.players, {player: form.cards for player, form in own.items()}))
    if not promise.finished:
        for hand in [hand for deal in deals for hand in deal.hands if hand.player != viewer]:
            hand.cards = []
    return DealProof(
        commitment=promise.commitment, seed=promise.seed, method=METHOD, packs=packs, drawn=drawn,
        players=promise.players, contributions=promise.contributions, deals=deals,
    )  # fmt: skip


def _deal(event: _Told, players: list[str], cards: dict[str, list[str]]) -> Deal:
    # The dealer's cards come last: the order of dealing ends with that seat.
    around = players if event.direction == "clockwise" else players[::-1]
    place = around.index(event.dealer) + 1
    order = [*around[place:], *around[:place]]
    return Deal(
        seq=event.seq, manche=event.manche, dealer=event.dealer, direction=event.direction,
        first_draw=event.first_draw,
        hands=[DealtHand(player=p, number=event.hands[p], cards=cards.get(p, [])) for p in order],
    )  # fmt: skip
