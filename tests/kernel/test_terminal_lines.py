"""Lines of spans: nothing is lost, nothing is too wide."""

from __future__ import annotations

from undercroft.kernel.terminal_lines import Line, Span, beside, flowed, length, ruled, trimmed, wrapped


def pieces(*texts: str) -> list[Line]:
    return [[Span(text, "")] for text in texts]


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)


def test_pieces_flow_and_none_is_broken() -> None:
    lines = flowed(pieces("one", "two", "three"), 10, " · ", 2)
    assert [text_of(line) for line in lines] == ["one · two", "  three"]


def test_a_line_is_cut_and_loses_its_blanks() -> None:
    assert text_of(trimmed([Span("ab ", "dim"), Span("   ", "")], 9)) == "ab"
    assert text_of(trimmed([Span("abcdef", "")], 4)) == "abcd"
    assert trimmed([Span("  ", "")], 4) == []


def test_words_are_wrapped_with_their_role() -> None:
    lines = wrapped("a long way down", 7, "title", 1)
    assert [text_of(line) for line in lines] == ["a long", " way", " down"]
    assert {span.role for line in lines for span in line} == {"title"}


def test_two_blocks_stand_side_by_side() -> None:
    lines = beside(pieces("map", "m"), pieces("one", "two", "three"), 5)
    assert [text_of(line) for line in lines] == ["map  one", "m    two", "     three"]


def test_a_head_fills_its_line_and_sets_the_rest_below() -> None:
    head, below = ruled("Part", pieces("short", "far too long"), 20)
    assert text_of(head) == "── Part · short ────"
    assert length(head) == 20
    assert text_of(below) == "   far too long"
