from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.entry_body_bot import EntryBodyBot, check_entry_body_bot
from ..types import UNSET, Unset

T = TypeVar("T", bound="EntryBody")


@_attrs_define
class EntryBody:
    """One that takes part.

    Attributes:
        name (str | Unset): What the others see; the entry's id is made of it. Needed, unless a player enters
            (`create_player`), whose name and id it has.
        player_id (str | Unset): A player of your key who enters by you; the player's own token opens the entry.
        bot (EntryBodyBot | Unset): A bot of the service, of this level; your key alone may enter bots.
        external_id (str | Unset): Whom you know by it; told to your key and to this entry.
        entropy (str | Unset): Any text; it goes into the lot and into the games' dice.
        seed (int | Unset): Its number, where seeding is `given`; your key alone may say it.
        rating (int | Unset): Where seeding is by `rating`; your key alone may say it.
    """

    name: str | Unset = UNSET
    player_id: str | Unset = UNSET
    bot: EntryBodyBot | Unset = UNSET
    external_id: str | Unset = UNSET
    entropy: str | Unset = UNSET
    seed: int | Unset = UNSET
    rating: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        player_id = self.player_id

        bot: str | Unset = UNSET
        if not isinstance(self.bot, Unset):
            bot = self.bot

        external_id = self.external_id

        entropy = self.entropy

        seed = self.seed

        rating = self.rating

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if player_id is not UNSET:
            field_dict["player_id"] = player_id
        if bot is not UNSET:
            field_dict["bot"] = bot
        if external_id is not UNSET:
            field_dict["external_id"] = external_id
        if entropy is not UNSET:
            field_dict["entropy"] = entropy
        if seed is not UNSET:
            field_dict["seed"] = seed
        if rating is not UNSET:
            field_dict["rating"] = rating

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        player_id = d.pop("player_id", UNSET)

        _bot = d.pop("bot", UNSET)
        bot: EntryBodyBot | Unset
        if isinstance(_bot, Unset):
            bot = UNSET
        else:
            bot = check_entry_body_bot(_bot)

        external_id = d.pop("external_id", UNSET)

        entropy = d.pop("entropy", UNSET)

        seed = d.pop("seed", UNSET)

        rating = d.pop("rating", UNSET)

        entry_body = cls(
            name=name,
            player_id=player_id,
            bot=bot,
            external_id=external_id,
            entropy=entropy,
            seed=seed,
            rating=rating,
        )

        return entry_body
