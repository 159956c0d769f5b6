"""What is seen and what is not, against the Unicode data that Python has."""

from __future__ import annotations

import re
import sys
import unicodedata

from service.access.visible_text import BLANK, IGNORED, SPACE, shows
from service.http.requests.fields import NAME, TEXT

EVERY = [chr(code) for code in range(sys.maxunicode + 1)]


def test_no_separator_and_no_control_character_shows_anything() -> None:
    for character in EVERY:
        if unicodedata.category(character) in ("Cc", "Cs", "Zs", "Zl", "Zp"):
            assert not shows(character), hex(ord(character))


def test_of_the_format_characters_only_those_show_that_are_signs_around_numbers() -> None:
    shown = [hex(ord(character)) for character in EVERY if unicodedata.category(character) == "Cf" and shows(character)]
    signs = ["0x600", "0x601", "0x602", "0x603", "0x604", "0x605", "0x6dd", "0x70f", "0x890", "0x891", "0x8e2"]
    assert [code for code in shown if int(code, 16) < 0xFFF9] == signs
    assert set(shown) - set(signs) <= {"0xfff9", "0xfffa", "0xfffb", "0x110bd", "0x110cd"}


def test_letters_digits_and_symbols_show_but_for_a_few_fillers() -> None:
    kinds = ("Lu", "Ll", "Lt", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk")
    assert all(shows(character) for character in EVERY if unicodedata.category(character) in kinds)
    fillers = [
        character for character in EVERY if unicodedata.category(character) in ("Lo", "So") and not shows(character)
    ]
    assert {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\U0001d159"} <= set(fillers)
    assert len(fillers) < 50


def test_the_pattern_in_the_document_says_the_same_of_what_it_can_say() -> None:
    for character in map(chr, [*range(0xD800), *range(0xE000, 0x10000)]):
        if re.fullmatch(NAME, character):
            assert shows(character), hex(ord(character))
        elif unicodedata.category(character)[0] in "LNPS" and re.fullmatch(TEXT, character):
            assert not shows(character), hex(ord(character))
    for name in ("a", "a b", "a\u200db", "\u3164a", "a\ufe0f", "\u200da\u200d"):
        assert re.fullmatch(NAME, name)
    for name in ("", " ", "\u200d", " a", "a ", "\xa0a", "a\u3000", "\u200d\ufe0f"):
        assert not re.fullmatch(NAME, name)


def test_the_spaces_are_all_of_their_category() -> None:
    assert [c for c in EVERY if unicodedata.category(c) == "Zs"] == [c for c in EVERY if re.match(f"[{SPACE}]", c)]
    assert not re.search(f"[{IGNORED}{BLANK}]", "abc")
