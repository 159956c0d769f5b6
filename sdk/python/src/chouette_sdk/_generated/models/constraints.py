from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.act_within import ActWithin
    from ..models.bounds import Bounds
    from ..models.card_choice import CardChoice
    from ..models.combination_bounds import CombinationBounds
    from ..models.constraints_acts_item_type_1 import ConstraintsActsItemType1
    from ..models.constraints_bets_on import ConstraintsBetsOn
    from ..models.hand_choice import HandChoice
    from ..models.holding_choice import HoldingChoice
    from ..models.on_sale import OnSale
    from ..models.rank_choice import RankChoice
    from ..models.to_beat import ToBeat


T = TypeVar("T", bound="Constraints")


@_attrs_define
class Constraints:
    """What the fields of an act may be just now, and what follows from it. What does not concern the act is left out.

    What keeps to it counts (save where `at_own_risk` is true); anything else is refused or costs a bévue.

        Attributes:
            dice (int | Unset): Of a throw: how many dice it throws. Where faces may be kept: how many if none is; otherwise
                the rest of the three.
            keep_from (list[int] | Unset): Of a throw: the faces that `keep` may hold, each as often as it is listed.
            keep_at_most (int | Unset): Of a throw: how many faces `keep` may hold at most; none is always allowed.
            targets (list[str] | Unset): What `target` may be (in `bets` and `shares`: the `target` of each entry): ids of
                players.
            bets_on (ConstraintsBetsOn | Unset): What `bet_on` may be, by `target`: the ids of the players on whom the
                target has bet. Left out, it means the latest bet of all, which need not be one of these.
            combinations (list[CombinationBounds] | Unset): What `combination` may be (in `bets`: the `combination` of each
                entry), each with the bounds of the `amount` that is said with it.
            amount (Bounds | Unset): A whole number within bounds.
            total (Bounds | Unset): A whole number within bounds.
            values (list[int] | Unset): What `value` may be, where no combination is named with it: the sums of a relance
                that are still free, the bids that a Tichette allows, what leaving it costs (points), the next number of a song.
            up_to (int | Unset): Of a song: the number that ends it.
            base (int | Unset): Of asking for a seat: the points, without a sign, with which the player begins, and the
                number up to which singing brings half as many more; à l'Aquitaine it tells nothing.
            price (int | Unset): What the act costs, in points.
            face (int | Unset): The face of the die, 1 to 6: the one that must come for a Sirop to be made, or the one that
                a bird bets on.
            won (int | Unset): What a bet wins if it is right, in points.
            lost (int | Unset): What it loses if it is wrong, in points, told without a sign.
            at_own_risk (bool | Unset): True where the service does not tell whether the act is right: to accuse a player of
                a fault that was not made costs a bévue.
            to_beat (None | ToBeat | Unset): Of a play: what lies on top, null for a lead.
            jokers (list[str] | Unset): Of a play or a putsch: those in the hand, which may be laid with any of the cards.
            ranks (list[RankChoice] | Unset): Of a play: what may be laid, rank by rank. With jokers alone the act needs
                `as`.
            forced (bool | Unset): Of a pass on turn: whether it would be the forced kind, which leaves the player in the
                tour.
            rank (str | Unset): The rank of cards.
            cards (list[str] | Unset): Of a putsch: those of this rank in the hand.
            towards (list[str] | Unset): Of a direction: the two neighbours.
            target (str | Unset): Of a demand: the player who has to give; of an exchange: the player who gets the cards.
            at_most (int | Unset): Of a demand: how many ranks.
            known_ranks (list[str] | Unset): Of a demand: what may be asked for; `X` is a joker.
            number (int | Unset): Of an exchange: how many cards.
            votes (list[str] | Unset): Of a vote.
            gestures (list[list[str]] | Unset): What `gesture` may be: lists that are sent as they are.
            names (list[str] | Unset): What `value` may be, where it is a name.
            seconds (list[str] | Unset): What `second` may be, which need not be said: names of combinations.
            tichettes (list[CardChoice] | Unset): What `card` may be, each with what else it needs or allows.
            acts (list[ConstraintsActsItemType1 | str] | Unset): What `act` may be, ready to be sent. Of an act with an
                amount there are the least and the greatest here, and all between in `acts_within`; orders at a shop follow from
                `gold` and `on_sale`.
            acts_within (list[ActWithin] | Unset): What `act` may be besides, where the amount of an act is open.
            holdings (list[HoldingChoice] | Unset): What `object` may be, by whom `target` names.
            about (list[str] | Unset): What a bet on success is about: the combinations of which one must be made.
            magic (list[int] | Unset): Of a throw: the results of magic dice that `magic` may name, each as often as it is
                listed, and no more than dice are thrown; they are thrown instead of as many. Nothing need be named.
            gold (int | Unset): How much all of `objects` may cost together, in gold.
            on_sale (list[OnSale] | Unset): What `objects` may name, each as often as it is wanted, but for `most`; where
                another player is made to order, the `objects` of an `act` `{"annonce": "emplettes", "objects": …}`.
            confusions (list[str] | Unset): What `left`, `middle` and `right` may be: three different ones of these.
            artichauts (int | Unset): How many artichauts it puts into the bank; below zero, how many it takes out.
            enough (int | Unset): The least `amount` that buys what is offered.
            hand (list[HandChoice] | Unset): Of a throw: what `hand` may be, by how many dice are thrown; where both may
                throw it may be left out.
            solutions (list[str] | Unset): What `solution` may be.
    """

    dice: int | Unset = UNSET
    keep_from: list[int] | Unset = UNSET
    keep_at_most: int | Unset = UNSET
    targets: list[str] | Unset = UNSET
    bets_on: ConstraintsBetsOn | Unset = UNSET
    combinations: list[CombinationBounds] | Unset = UNSET
    amount: Bounds | Unset = UNSET
    total: Bounds | Unset = UNSET
    values: list[int] | Unset = UNSET
    up_to: int | Unset = UNSET
    base: int | Unset = UNSET
    price: int | Unset = UNSET
    face: int | Unset = UNSET
    won: int | Unset = UNSET
    lost: int | Unset = UNSET
    at_own_risk: bool | Unset = UNSET
    to_beat: None | ToBeat | Unset = UNSET
    jokers: list[str] | Unset = UNSET
    ranks: list[RankChoice] | Unset = UNSET
    forced: bool | Unset = UNSET
    rank: str | Unset = UNSET
    cards: list[str] | Unset = UNSET
    towards: list[str] | Unset = UNSET
    target: str | Unset = UNSET
    at_most: int | Unset = UNSET
    known_ranks: list[str] | Unset = UNSET
    number: int | Unset = UNSET
    votes: list[str] | Unset = UNSET
    gestures: list[list[str]] | Unset = UNSET
    names: list[str] | Unset = UNSET
    seconds: list[str] | Unset = UNSET
    tichettes: list[CardChoice] | Unset = UNSET
    acts: list[ConstraintsActsItemType1 | str] | Unset = UNSET
    acts_within: list[ActWithin] | Unset = UNSET
    holdings: list[HoldingChoice] | Unset = UNSET
    about: list[str] | Unset = UNSET
    magic: list[int] | Unset = UNSET
    gold: int | Unset = UNSET
    on_sale: list[OnSale] | Unset = UNSET
    confusions: list[str] | Unset = UNSET
    artichauts: int | Unset = UNSET
    enough: int | Unset = UNSET
    hand: list[HandChoice] | Unset = UNSET
    solutions: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.constraints_acts_item_type_1 import ConstraintsActsItemType1  # noqa: PLC0415
        from ..models.to_beat import ToBeat  # noqa: PLC0415

        dice = self.dice

        keep_from: list[int] | Unset = UNSET
        if not isinstance(self.keep_from, Unset):
            keep_from = self.keep_from

        keep_at_most = self.keep_at_most

        targets: list[str] | Unset = UNSET
        if not isinstance(self.targets, Unset):
            targets = self.targets

        bets_on: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bets_on, Unset):
            bets_on = self.bets_on.to_dict()

        combinations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.combinations, Unset):
            combinations = []
            for combinations_item_data in self.combinations:
                combinations_item = combinations_item_data.to_dict()
                combinations.append(combinations_item)

        amount: dict[str, Any] | Unset = UNSET
        if not isinstance(self.amount, Unset):
            amount = self.amount.to_dict()

        total: dict[str, Any] | Unset = UNSET
        if not isinstance(self.total, Unset):
            total = self.total.to_dict()

        values: list[int] | Unset = UNSET
        if not isinstance(self.values, Unset):
            values = self.values

        up_to = self.up_to

        base = self.base

        price = self.price

        face = self.face

        won = self.won

        lost = self.lost

        at_own_risk = self.at_own_risk

        to_beat: dict[str, Any] | None | Unset
        if isinstance(self.to_beat, Unset):
            to_beat = UNSET
        elif isinstance(self.to_beat, ToBeat):
            to_beat = self.to_beat.to_dict()
        else:
            to_beat = self.to_beat

        jokers: list[str] | Unset = UNSET
        if not isinstance(self.jokers, Unset):
            jokers = self.jokers

        ranks: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ranks, Unset):
            ranks = []
            for ranks_item_data in self.ranks:
                ranks_item = ranks_item_data.to_dict()
                ranks.append(ranks_item)

        forced = self.forced

        rank = self.rank

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards

        towards: list[str] | Unset = UNSET
        if not isinstance(self.towards, Unset):
            towards = self.towards

        target = self.target

        at_most = self.at_most

        known_ranks: list[str] | Unset = UNSET
        if not isinstance(self.known_ranks, Unset):
            known_ranks = self.known_ranks

        number = self.number

        votes: list[str] | Unset = UNSET
        if not isinstance(self.votes, Unset):
            votes = self.votes

        gestures: list[list[str]] | Unset = UNSET
        if not isinstance(self.gestures, Unset):
            gestures = []
            for gestures_item_data in self.gestures:
                gestures_item = gestures_item_data

                gestures.append(gestures_item)

        names: list[str] | Unset = UNSET
        if not isinstance(self.names, Unset):
            names = self.names

        seconds: list[str] | Unset = UNSET
        if not isinstance(self.seconds, Unset):
            seconds = self.seconds

        tichettes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tichettes, Unset):
            tichettes = []
            for tichettes_item_data in self.tichettes:
                tichettes_item = tichettes_item_data.to_dict()
                tichettes.append(tichettes_item)

        acts: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.acts, Unset):
            acts = []
            for acts_item_data in self.acts:
                acts_item: dict[str, Any] | str
                if isinstance(acts_item_data, ConstraintsActsItemType1):
                    acts_item = acts_item_data.to_dict()
                else:
                    acts_item = acts_item_data
                acts.append(acts_item)

        acts_within: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.acts_within, Unset):
            acts_within = []
            for acts_within_item_data in self.acts_within:
                acts_within_item = acts_within_item_data.to_dict()
                acts_within.append(acts_within_item)

        holdings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.holdings, Unset):
            holdings = []
            for holdings_item_data in self.holdings:
                holdings_item = holdings_item_data.to_dict()
                holdings.append(holdings_item)

        about: list[str] | Unset = UNSET
        if not isinstance(self.about, Unset):
            about = self.about

        magic: list[int] | Unset = UNSET
        if not isinstance(self.magic, Unset):
            magic = self.magic

        gold = self.gold

        on_sale: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.on_sale, Unset):
            on_sale = []
            for on_sale_item_data in self.on_sale:
                on_sale_item = on_sale_item_data.to_dict()
                on_sale.append(on_sale_item)

        confusions: list[str] | Unset = UNSET
        if not isinstance(self.confusions, Unset):
            confusions = self.confusions

        artichauts = self.artichauts

        enough = self.enough

        hand: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = []
            for hand_item_data in self.hand:
                hand_item = hand_item_data.to_dict()
                hand.append(hand_item)

        solutions: list[str] | Unset = UNSET
        if not isinstance(self.solutions, Unset):
            solutions = self.solutions

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if dice is not UNSET:
            field_dict["dice"] = dice
        if keep_from is not UNSET:
            field_dict["keep_from"] = keep_from
        if keep_at_most is not UNSET:
            field_dict["keep_at_most"] = keep_at_most
        if targets is not UNSET:
            field_dict["targets"] = targets
        if bets_on is not UNSET:
            field_dict["bets_on"] = bets_on
        if combinations is not UNSET:
            field_dict["combinations"] = combinations
        if amount is not UNSET:
            field_dict["amount"] = amount
        if total is not UNSET:
            field_dict["total"] = total
        if values is not UNSET:
            field_dict["values"] = values
        if up_to is not UNSET:
            field_dict["up_to"] = up_to
        if base is not UNSET:
            field_dict["base"] = base
        if price is not UNSET:
            field_dict["price"] = price
        if face is not UNSET:
            field_dict["face"] = face
        if won is not UNSET:
            field_dict["won"] = won
        if lost is not UNSET:
            field_dict["lost"] = lost
        if at_own_risk is not UNSET:
            field_dict["at_own_risk"] = at_own_risk
        if to_beat is not UNSET:
            field_dict["to_beat"] = to_beat
        if jokers is not UNSET:
            field_dict["jokers"] = jokers
        if ranks is not UNSET:
            field_dict["ranks"] = ranks
        if forced is not UNSET:
            field_dict["forced"] = forced
        if rank is not UNSET:
            field_dict["rank"] = rank
        if cards is not UNSET:
            field_dict["cards"] = cards
        if towards is not UNSET:
            field_dict["towards"] = towards
        if target is not UNSET:
            field_dict["target"] = target
        if at_most is not UNSET:
            field_dict["at_most"] = at_most
        if known_ranks is not UNSET:
            field_dict["known_ranks"] = known_ranks
        if number is not UNSET:
            field_dict["number"] = number
        if votes is not UNSET:
            field_dict["votes"] = votes
        if gestures is not UNSET:
            field_dict["gestures"] = gestures
        if names is not UNSET:
            field_dict["names"] = names
        if seconds is not UNSET:
            field_dict["seconds"] = seconds
        if tichettes is not UNSET:
            field_dict["tichettes"] = tichettes
        if acts is not UNSET:
            field_dict["acts"] = acts
        if acts_within is not UNSET:
            field_dict["acts_within"] = acts_within
        if holdings is not UNSET:
            field_dict["holdings"] = holdings
        if about is not UNSET:
            field_dict["about"] = about
        if magic is not UNSET:
            field_dict["magic"] = magic
        if gold is not UNSET:
            field_dict["gold"] = gold
        if on_sale is not UNSET:
            field_dict["on_sale"] = on_sale
        if confusions is not UNSET:
            field_dict["confusions"] = confusions
        if artichauts is not UNSET:
            field_dict["artichauts"] = artichauts
        if enough is not UNSET:
            field_dict["enough"] = enough
        if hand is not UNSET:
            field_dict["hand"] = hand
        if solutions is not UNSET:
            field_dict["solutions"] = solutions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.act_within import ActWithin  # noqa: PLC0415
        from ..models.bounds import Bounds  # noqa: PLC0415
        from ..models.card_choice import CardChoice  # noqa: PLC0415
        from ..models.combination_bounds import CombinationBounds  # noqa: PLC0415
        from ..models.constraints_acts_item_type_1 import ConstraintsActsItemType1  # noqa: PLC0415
        from ..models.constraints_bets_on import ConstraintsBetsOn  # noqa: PLC0415
        from ..models.hand_choice import HandChoice  # noqa: PLC0415
        from ..models.holding_choice import HoldingChoice  # noqa: PLC0415
        from ..models.on_sale import OnSale  # noqa: PLC0415
        from ..models.rank_choice import RankChoice  # noqa: PLC0415
        from ..models.to_beat import ToBeat  # noqa: PLC0415

        d = dict(src_dict)
        dice = d.pop("dice", UNSET)

        keep_from = cast(list[int], d.pop("keep_from", UNSET))

        keep_at_most = d.pop("keep_at_most", UNSET)

        targets = cast(list[str], d.pop("targets", UNSET))

        _bets_on = d.pop("bets_on", UNSET)
        bets_on: ConstraintsBetsOn | Unset
        if isinstance(_bets_on, Unset):
            bets_on = UNSET
        else:
            bets_on = ConstraintsBetsOn.from_dict(_bets_on)

        _combinations = d.pop("combinations", UNSET)
        combinations: list[CombinationBounds] | Unset = UNSET
        if _combinations is not UNSET:
            combinations = []
            for combinations_item_data in _combinations:
                combinations_item = CombinationBounds.from_dict(combinations_item_data)

                combinations.append(combinations_item)

        _amount = d.pop("amount", UNSET)
        amount: Bounds | Unset
        if isinstance(_amount, Unset):
            amount = UNSET
        else:
            amount = Bounds.from_dict(_amount)

        _total = d.pop("total", UNSET)
        total: Bounds | Unset
        if isinstance(_total, Unset):
            total = UNSET
        else:
            total = Bounds.from_dict(_total)

        values = cast(list[int], d.pop("values", UNSET))

        up_to = d.pop("up_to", UNSET)

        base = d.pop("base", UNSET)

        price = d.pop("price", UNSET)

        face = d.pop("face", UNSET)

        won = d.pop("won", UNSET)

        lost = d.pop("lost", UNSET)

        at_own_risk = d.pop("at_own_risk", UNSET)

        def _parse_to_beat(data: object) -> None | ToBeat | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                to_beat_type_1 = ToBeat.from_dict(data)

                return to_beat_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ToBeat | Unset, data)

        to_beat = _parse_to_beat(d.pop("to_beat", UNSET))

        jokers = cast(list[str], d.pop("jokers", UNSET))

        _ranks = d.pop("ranks", UNSET)
        ranks: list[RankChoice] | Unset = UNSET
        if _ranks is not UNSET:
            ranks = []
            for ranks_item_data in _ranks:
                ranks_item = RankChoice.from_dict(ranks_item_data)

                ranks.append(ranks_item)

        forced = d.pop("forced", UNSET)

        rank = d.pop("rank", UNSET)

        cards = cast(list[str], d.pop("cards", UNSET))

        towards = cast(list[str], d.pop("towards", UNSET))

        target = d.pop("target", UNSET)

        at_most = d.pop("at_most", UNSET)

        known_ranks = cast(list[str], d.pop("known_ranks", UNSET))

        number = d.pop("number", UNSET)

        votes = cast(list[str], d.pop("votes", UNSET))

        _gestures = d.pop("gestures", UNSET)
        gestures: list[list[str]] | Unset = UNSET
        if _gestures is not UNSET:
            gestures = []
            for gestures_item_data in _gestures:
                gestures_item = cast(list[str], gestures_item_data)

                gestures.append(gestures_item)

        names = cast(list[str], d.pop("names", UNSET))

        seconds = cast(list[str], d.pop("seconds", UNSET))

        _tichettes = d.pop("tichettes", UNSET)
        tichettes: list[CardChoice] | Unset = UNSET
        if _tichettes is not UNSET:
            tichettes = []
            for tichettes_item_data in _tichettes:
                tichettes_item = CardChoice.from_dict(tichettes_item_data)

                tichettes.append(tichettes_item)

        _acts = d.pop("acts", UNSET)
        acts: list[ConstraintsActsItemType1 | str] | Unset = UNSET
        if _acts is not UNSET:
            acts = []
            for acts_item_data in _acts:

                def _parse_acts_item(data: object) -> ConstraintsActsItemType1 | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        acts_item_type_1 = ConstraintsActsItemType1.from_dict(data)

                        return acts_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ConstraintsActsItemType1 | str, data)

                acts_item = _parse_acts_item(acts_item_data)

                acts.append(acts_item)

        _acts_within = d.pop("acts_within", UNSET)
        acts_within: list[ActWithin] | Unset = UNSET
        if _acts_within is not UNSET:
            acts_within = []
            for acts_within_item_data in _acts_within:
                acts_within_item = ActWithin.from_dict(acts_within_item_data)

                acts_within.append(acts_within_item)

        _holdings = d.pop("holdings", UNSET)
        holdings: list[HoldingChoice] | Unset = UNSET
        if _holdings is not UNSET:
            holdings = []
            for holdings_item_data in _holdings:
                holdings_item = HoldingChoice.from_dict(holdings_item_data)

                holdings.append(holdings_item)

        about = cast(list[str], d.pop("about", UNSET))

        magic = cast(list[int], d.pop("magic", UNSET))

        gold = d.pop("gold", UNSET)

        _on_sale = d.pop("on_sale", UNSET)
        on_sale: list[OnSale] | Unset = UNSET
        if _on_sale is not UNSET:
            on_sale = []
            for on_sale_item_data in _on_sale:
                on_sale_item = OnSale.from_dict(on_sale_item_data)

                on_sale.append(on_sale_item)

        confusions = cast(list[str], d.pop("confusions", UNSET))

        artichauts = d.pop("artichauts", UNSET)

        enough = d.pop("enough", UNSET)

        _hand = d.pop("hand", UNSET)
        hand: list[HandChoice] | Unset = UNSET
        if _hand is not UNSET:
            hand = []
            for hand_item_data in _hand:
                hand_item = HandChoice.from_dict(hand_item_data)

                hand.append(hand_item)

        solutions = cast(list[str], d.pop("solutions", UNSET))

        constraints = cls(
            dice=dice,
            keep_from=keep_from,
            keep_at_most=keep_at_most,
            targets=targets,
            bets_on=bets_on,
            combinations=combinations,
            amount=amount,
            total=total,
            values=values,
            up_to=up_to,
            base=base,
            price=price,
            face=face,
            won=won,
            lost=lost,
            at_own_risk=at_own_risk,
            to_beat=to_beat,
            jokers=jokers,
            ranks=ranks,
            forced=forced,
            rank=rank,
            cards=cards,
            towards=towards,
            target=target,
            at_most=at_most,
            known_ranks=known_ranks,
            number=number,
            votes=votes,
            gestures=gestures,
            names=names,
            seconds=seconds,
            tichettes=tichettes,
            acts=acts,
            acts_within=acts_within,
            holdings=holdings,
            about=about,
            magic=magic,
            gold=gold,
            on_sale=on_sale,
            confusions=confusions,
            artichauts=artichauts,
            enough=enough,
            hand=hand,
            solutions=solutions,
        )

        constraints.additional_properties = d
        return constraints

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
