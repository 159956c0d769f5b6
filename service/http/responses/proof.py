"""What the service answers about the dice, the deals and the course of a game, as msgspec structs."""

from __future__ import annotations

import msgspec

from service.json_types import JsonObject


class DieThrow(msgspec.Struct, kw_only=True):
    """Dice that landed.

    seq: the event that told of them.
    player: the id of the player who threw.
    faces: 0 for a die that fell off the table; empty while they are hidden, told once they are shown (at the latest
    at the end).
    first_die: the first index of these dice in the game's sequence, null with test dice.
    by_table: whether the table threw for a silent or absent player; such dice never fall.
    hidden: whether only their thrower has seen them so far.
    fronts: the sides that they turn to the player on turn, by die; only where one of them counts as that.
    """

    seq: int
    player: str
    faces: list[int]
    first_die: int | None
    by_table: bool
    hidden: bool
    fronts: list[int] | msgspec.UnsetType = msgspec.UNSET


class Contribution(msgspec.Struct, kw_only=True):
    """What a player put into the draws.

    entropy: the text that was sent when the seat was taken; may be empty.
    """

    player: str
    entropy: str


class Shuffle(msgspec.Struct, kw_only=True):
    """Draws of the game's sequence with which a pack was shuffled: they are none of its dice.

    seq: the event that told of it.
    first_draw: the index of the first of them in the game's sequence.
    draws: how many there are.
    cards: the tichettes that were drawn from that pack so far, in order.
    """

    seq: int
    first_draw: int
    draws: int
    cards: list[int | str] = []


class DiceProof(msgspec.Struct, kw_only=True):
    """What anybody needs to check every die.

    commitment: SHA-256 (hex) of the seed, told before the first throw; test dice do not come from it.
    seed: the secret itself (hex), null until the game is over.
    method: how faces follow from all this.
    cocked_dice: the option of the game: how many dice of 1000 fall.
    thrown: how many dice came from the seed so far; draws of shuffles count, too.
    players: the ids of the seats at the start, in order; empty before it.
    contributions: in that order.
    throws: all dice so far, in order.
    shuffles: what was drawn between them to shuffle a pack, in order; left out where no pack was shuffled.
    magic: how many magic dice were thrown: they are not drawn, and none of these; left out where there were none.
    """

    commitment: str | None
    seed: str | None
    method: str
    cocked_dice: int
    thrown: int
    players: list[str]
    contributions: list[Contribution]
    throws: list[DieThrow]
    shuffles: list[Shuffle] | msgspec.UnsetType = msgspec.UNSET
    magic: int | msgspec.UnsetType = msgspec.UNSET


class DealtHand(msgspec.Struct, kw_only=True):
    """What a player was dealt.

    number: how many cards.
    cards: in the order in which they were dealt; before the end only the reader's own, empty for all others.
    """

    player: str
    number: int
    cards: list[str]


class Deal(msgspec.Struct, kw_only=True):
    """A deal.

    seq: the event that told of it.
    manche: its number in the match: 1, 2, 3 …
    dealer: the id of the player who dealt, and had the last card.
    direction: the one that the cards went round in, `clockwise` or `counterclockwise`.
    first_draw: the index of the first draw of its shuffle, null where cards were given (test games).
    hands: in the order of dealing.
    """

    seq: int
    manche: int
    dealer: str
    direction: str
    first_draw: int | None
    hands: list[DealtHand]


class DealProof(msgspec.Struct, kw_only=True):
    """What anybody needs to check every deal.

    commitment: SHA-256 (hex) of the seed, told before the first deal; given cards do not come from it.
    seed: the secret itself (hex), null until the match is over.
    method: how deals follow from all this.
    packs: how many are shuffled for each deal; 0 before the first.
    drawn: how many draws were made from the seed so far.
    players: the ids of the seats at the start, in order, which is clockwise; empty before it.
    contributions: in that order.
    deals: all so far, in order.
    """

    commitment: str | None
    seed: str | None
    method: str
    packs: int
    drawn: int
    players: list[str]
    contributions: list[Contribution]
    deals: list[Deal]


class RecordedDie(msgspec.Struct, kw_only=True):
    """A die of which not only the upper face counts.

    top: the face that it shows.
    front: the side that it turns to the player on turn.
    """

    top: int
    front: int


class RecordedTable(msgspec.Struct, kw_only=True):
    """What was drawn beside the dice; of a game of the sandbox also how its table was at the beginning.

    deck: the tichettes that were drawn from the pack, in order: 1 to 21, and `etoile`.
    """

    deck: list[int | str] | msgspec.UnsetType = msgspec.UNSET


class Record(msgspec.Struct, kw_only=True):
    """A game as a scenario file tells it.

    players: in table order.
    started: false where the game never started; left out otherwise.
    dice: every die that was drawn, in the order of the throws, as its face (0 for one that fell), or with its front
    where that counts; magic dice are in `play`, with the throw that named them. Only of games with dice.
    table: only where a pack was shuffled, and of games of the sandbox.
    deal: the hands of each deal, by player; only of games at cards.
    first: who was on turn at the beginning; this and what follows up to `manches_played` only of games of the sandbox.
    turns_played: how many turns had been played by then.
    joining: who came later, as `players` tells them.
    opening: whether the opening is played.
    roles: by player, at cards.
    direction: the one in which cards go round.
    revolution: whether there was one.
    manches_played: how many were over.
    play: steps, each `{PLAYER: ACT, at: MS}` or `{wait: MS}`; `at` counts from the last dice that landed.
    expect: how the game ended, or stands.
    """

    title: str
    source: str
    ruleset: str
    options: JsonObject
    players: JsonObject
    started: bool | msgspec.UnsetType = msgspec.UNSET
    joining: JsonObject | msgspec.UnsetType = msgspec.UNSET
    first: str | msgspec.UnsetType = msgspec.UNSET
    turns_played: int | msgspec.UnsetType = msgspec.UNSET
    opening: bool | msgspec.UnsetType = msgspec.UNSET
    roles: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    direction: str | msgspec.UnsetType = msgspec.UNSET
    revolution: bool | msgspec.UnsetType = msgspec.UNSET
    manches_played: int | msgspec.UnsetType = msgspec.UNSET
    dice: list[int | RecordedDie] | msgspec.UnsetType = msgspec.UNSET
    table: RecordedTable | msgspec.UnsetType = msgspec.UNSET
    deal: list[dict[str, list[str]]] | msgspec.UnsetType = msgspec.UNSET
    play: list[JsonObject]
    expect: JsonObject
