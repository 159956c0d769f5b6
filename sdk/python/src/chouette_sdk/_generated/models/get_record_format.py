from typing import Literal, cast

GetRecordFormat = Literal["json", "yaml"]


def check_get_record_format(value: str) -> GetRecordFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(GetRecordFormat, value)
