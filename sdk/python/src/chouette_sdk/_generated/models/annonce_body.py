from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.annonce_body_act_type_1 import AnnonceBodyActType1
    from ..models.annonce_body_object_type_1 import AnnonceBodyObjectType1
    from ..models.annonce_body_objects_item_type_1 import AnnonceBodyObjectsItemType1
    from ..models.bet_body import BetBody
    from ..models.share_body import ShareBody


T = TypeVar("T", bound="AnnonceBody")


@_attrs_define
class AnnonceBody:
    """A shout, with what it says besides its name. `pass` says: nothing will come from me in the windows that ask me
    now, or in the one that is named.

        Attributes:
            annonce (str): The annonce's id, as its rulebook lists it with its fields, or `pass`.
            target (str | Unset): The id of the player that it points at.
            amount (int | Unset): The stake, in points.
            combination (str | Unset): The id of the combination that it names.
            value (int | str | Unset): The number that is said aloud, or what is chosen or vowed.
            words (str | Unset): The same number in words, where saying it right is part of the game.
            bet_on (str | Unset): Where `target` has laid several bets: the id of the player on whom the one that is meant
                is laid.
            bets (list[BetBody] | Unset): Several bets at once.
            shares (list[ShareBody] | Unset): To whom how much goes.
            second (str | Unset): The id of a second combination that is named.
            gesture (list[str] | Unset): What is done with the verse of a song.
            solution (str | Unset): The id of what is done with a bird that was caught.
            card (int | str | Unset): The card that is used: its number, or `etoile`.
            number (int | Unset): A number on a die.
            position (int | Unset): A place among the singers, from 1.
            about (str | Unset): The id of the annonce that a question is about.
            object_ (AnnonceBodyObjectType1 | str | Unset): A thing that is copied, some with their kind: `{"tichette":
                13}`.
            objects (list[AnnonceBodyObjectsItemType1 | str] | Unset): What is bought, in order; some with a `target`:
                `{"object": "pierre_de_lune", …}`.
            targets (list[str] | Unset): The ids of two players.
            left (str | Unset): What is done to the die on the left.
            middle (str | Unset): What is done to the die in the middle.
            right (str | Unset): What is done to the die on the right.
            into (str | Unset): The id of the player who another one becomes.
            text (str | Unset): A question, in the player's own words.
            act (AnnonceBodyActType1 | str | Unset): What another player is made to do: an annonce's id or `pass`; with
                fields as an object: `{"annonce": …}`, `{"challenge": …}`, `{"terms": …}` or `{"roll": true, "keep": …}`.
            reaction_ms (int | Unset): How long the player took, in ms, from when this window was shown on the screen. Where
                the game compensates lag the act then counts earlier, within what was measured of the network; elsewhere it
                changes nothing.
            window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
                that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
                takes it.
    """

    annonce: str
    target: str | Unset = UNSET
    amount: int | Unset = UNSET
    combination: str | Unset = UNSET
    value: int | str | Unset = UNSET
    words: str | Unset = UNSET
    bet_on: str | Unset = UNSET
    bets: list[BetBody] | Unset = UNSET
    shares: list[ShareBody] | Unset = UNSET
    second: str | Unset = UNSET
    gesture: list[str] | Unset = UNSET
    solution: str | Unset = UNSET
    card: int | str | Unset = UNSET
    number: int | Unset = UNSET
    position: int | Unset = UNSET
    about: str | Unset = UNSET
    object_: AnnonceBodyObjectType1 | str | Unset = UNSET
    objects: list[AnnonceBodyObjectsItemType1 | str] | Unset = UNSET
    targets: list[str] | Unset = UNSET
    left: str | Unset = UNSET
    middle: str | Unset = UNSET
    right: str | Unset = UNSET
    into: str | Unset = UNSET
    text: str | Unset = UNSET
    act: AnnonceBodyActType1 | str | Unset = UNSET
    reaction_ms: int | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.annonce_body_act_type_1 import AnnonceBodyActType1  # noqa: PLC0415
        from ..models.annonce_body_object_type_1 import AnnonceBodyObjectType1  # noqa: PLC0415
        from ..models.annonce_body_objects_item_type_1 import AnnonceBodyObjectsItemType1  # noqa: PLC0415

        annonce = self.annonce

        target = self.target

        amount = self.amount

        combination = self.combination

        value: int | str | Unset
        if isinstance(self.value, Unset):
            value = UNSET
        else:
            value = self.value

        words = self.words

        bet_on = self.bet_on

        bets: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.bets, Unset):
            bets = []
            for bets_item_data in self.bets:
                bets_item = bets_item_data.to_dict()
                bets.append(bets_item)

        shares: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.shares, Unset):
            shares = []
            for shares_item_data in self.shares:
                shares_item = shares_item_data.to_dict()
                shares.append(shares_item)

        second = self.second

        gesture: list[str] | Unset = UNSET
        if not isinstance(self.gesture, Unset):
            gesture = self.gesture

        solution = self.solution

        card: int | str | Unset
        if isinstance(self.card, Unset):
            card = UNSET
        else:
            card = self.card

        number = self.number

        position = self.position

        about = self.about

        object_: dict[str, Any] | str | Unset
        if isinstance(self.object_, Unset):
            object_ = UNSET
        elif isinstance(self.object_, AnnonceBodyObjectType1):
            object_ = self.object_.to_dict()
        else:
            object_ = self.object_

        objects: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.objects, Unset):
            objects = []
            for objects_item_data in self.objects:
                objects_item: dict[str, Any] | str
                if isinstance(objects_item_data, AnnonceBodyObjectsItemType1):
                    objects_item = objects_item_data.to_dict()
                else:
                    objects_item = objects_item_data
                objects.append(objects_item)

        targets: list[str] | Unset = UNSET
        if not isinstance(self.targets, Unset):
            targets = self.targets

        left = self.left

        middle = self.middle

        right = self.right

        into = self.into

        text = self.text

        act: dict[str, Any] | str | Unset
        if isinstance(self.act, Unset):
            act = UNSET
        elif isinstance(self.act, AnnonceBodyActType1):
            act = self.act.to_dict()
        else:
            act = self.act

        reaction_ms = self.reaction_ms

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "annonce": annonce,
            }
        )
        if target is not UNSET:
            field_dict["target"] = target
        if amount is not UNSET:
            field_dict["amount"] = amount
        if combination is not UNSET:
            field_dict["combination"] = combination
        if value is not UNSET:
            field_dict["value"] = value
        if words is not UNSET:
            field_dict["words"] = words
        if bet_on is not UNSET:
            field_dict["bet_on"] = bet_on
        if bets is not UNSET:
            field_dict["bets"] = bets
        if shares is not UNSET:
            field_dict["shares"] = shares
        if second is not UNSET:
            field_dict["second"] = second
        if gesture is not UNSET:
            field_dict["gesture"] = gesture
        if solution is not UNSET:
            field_dict["solution"] = solution
        if card is not UNSET:
            field_dict["card"] = card
        if number is not UNSET:
            field_dict["number"] = number
        if position is not UNSET:
            field_dict["position"] = position
        if about is not UNSET:
            field_dict["about"] = about
        if object_ is not UNSET:
            field_dict["object"] = object_
        if objects is not UNSET:
            field_dict["objects"] = objects
        if targets is not UNSET:
            field_dict["targets"] = targets
        if left is not UNSET:
            field_dict["left"] = left
        if middle is not UNSET:
            field_dict["middle"] = middle
        if right is not UNSET:
            field_dict["right"] = right
        if into is not UNSET:
            field_dict["into"] = into
        if text is not UNSET:
            field_dict["text"] = text
        if act is not UNSET:
            field_dict["act"] = act
        if reaction_ms is not UNSET:
            field_dict["reaction_ms"] = reaction_ms
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.annonce_body_act_type_1 import AnnonceBodyActType1  # noqa: PLC0415
        from ..models.annonce_body_object_type_1 import AnnonceBodyObjectType1  # noqa: PLC0415
        from ..models.annonce_body_objects_item_type_1 import AnnonceBodyObjectsItemType1  # noqa: PLC0415
        from ..models.bet_body import BetBody  # noqa: PLC0415
        from ..models.share_body import ShareBody  # noqa: PLC0415

        d = dict(src_dict)
        annonce = d.pop("annonce")

        target = d.pop("target", UNSET)

        amount = d.pop("amount", UNSET)

        combination = d.pop("combination", UNSET)

        def _parse_value(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        value = _parse_value(d.pop("value", UNSET))

        words = d.pop("words", UNSET)

        bet_on = d.pop("bet_on", UNSET)

        _bets = d.pop("bets", UNSET)
        bets: list[BetBody] | Unset = UNSET
        if _bets is not UNSET:
            bets = []
            for bets_item_data in _bets:
                bets_item = BetBody.from_dict(bets_item_data)

                bets.append(bets_item)

        _shares = d.pop("shares", UNSET)
        shares: list[ShareBody] | Unset = UNSET
        if _shares is not UNSET:
            shares = []
            for shares_item_data in _shares:
                shares_item = ShareBody.from_dict(shares_item_data)

                shares.append(shares_item)

        second = d.pop("second", UNSET)

        gesture = cast(list[str], d.pop("gesture", UNSET))

        solution = d.pop("solution", UNSET)

        def _parse_card(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        card = _parse_card(d.pop("card", UNSET))

        number = d.pop("number", UNSET)

        position = d.pop("position", UNSET)

        about = d.pop("about", UNSET)

        def _parse_object_(data: object) -> AnnonceBodyObjectType1 | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                object_type_1 = AnnonceBodyObjectType1.from_dict(data)

                return object_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnnonceBodyObjectType1 | str | Unset, data)

        object_ = _parse_object_(d.pop("object", UNSET))

        _objects = d.pop("objects", UNSET)
        objects: list[AnnonceBodyObjectsItemType1 | str] | Unset = UNSET
        if _objects is not UNSET:
            objects = []
            for objects_item_data in _objects:

                def _parse_objects_item(data: object) -> AnnonceBodyObjectsItemType1 | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        objects_item_type_1 = AnnonceBodyObjectsItemType1.from_dict(data)

                        return objects_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(AnnonceBodyObjectsItemType1 | str, data)

                objects_item = _parse_objects_item(objects_item_data)

                objects.append(objects_item)

        targets = cast(list[str], d.pop("targets", UNSET))

        left = d.pop("left", UNSET)

        middle = d.pop("middle", UNSET)

        right = d.pop("right", UNSET)

        into = d.pop("into", UNSET)

        text = d.pop("text", UNSET)

        def _parse_act(data: object) -> AnnonceBodyActType1 | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                act_type_1 = AnnonceBodyActType1.from_dict(data)

                return act_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnnonceBodyActType1 | str | Unset, data)

        act = _parse_act(d.pop("act", UNSET))

        reaction_ms = d.pop("reaction_ms", UNSET)

        window = d.pop("window", UNSET)

        annonce_body = cls(
            annonce=annonce,
            target=target,
            amount=amount,
            combination=combination,
            value=value,
            words=words,
            bet_on=bet_on,
            bets=bets,
            shares=shares,
            second=second,
            gesture=gesture,
            solution=solution,
            card=card,
            number=number,
            position=position,
            about=about,
            object_=object_,
            objects=objects,
            targets=targets,
            left=left,
            middle=middle,
            right=right,
            into=into,
            text=text,
            act=act,
            reaction_ms=reaction_ms,
            window=window,
        )

        return annonce_body
