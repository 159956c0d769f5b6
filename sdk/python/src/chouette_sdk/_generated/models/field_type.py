from typing import Literal

FieldType = (
    Literal[
        "boolean",
        "cards",
        "combination",
        "integer",
        "list",
        "mappings",
        "name_or_mapping",
        "name_or_number",
        "names",
        "player",
        "players",
        "rank",
        "ranks",
        "string",
    ]
    | str
)


def check_field_type(value: str) -> FieldType:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
