"""Claustrophobia's components, rules texts and words: counted, complete, and alike in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import undercroft
from undercroft.families.tunnels.checking.operations import MOMENTS, OPERATIONS
from undercroft.kernel.checking.shapes import Word

FOLDER = Path(undercroft.__file__).parent / "games" / "claustrophobia"
FAMILY = Path(undercroft.__file__).parent / "families" / "tunnels"
SOURCES = {"seed", "public", "inferred", "designed"}
SIDES = {"X": "NESW", "T": "ESW", "I": "NS", "L": "NE", "D": "S"}
HEADING = re.compile(r"^(#{2,3}) (\d+)(?:\.(\d+))? (.+)$", re.MULTILINE)


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every list of the data, with a name to say where a mistake is."""
    for file in sorted((FOLDER / "data").glob("*.toml")):
        for key, table in data(file.stem).items():
            if isinstance(table, list):
                for entry in table:
                    yield f"{file.name} {key} {entry.get('id', entry.get('name'))}", entry


def operations(value: object) -> Iterator[dict[str, Any]]:
    """Every operation inside a value, however deep."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        for inner in value.values():
            yield from operations(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from operations(inner)


def copies(name: str, key: str) -> int:
    return sum(int(entry["copies"]) for entry in data(name)[key])


def rules_text(lang: str) -> str:
    return (FOLDER / ("rules.md" if lang == "en" else "rules.fr.md")).read_text(encoding="utf-8")


def rule_numbers(lang: str) -> list[str]:
    return [
        f"{chapter}.{rule}" if rule else chapter for _, chapter, rule, _ in HEADING.findall(rules_text(lang))
    ]


def bodies(lang: str) -> dict[str, str]:
    """The text of each rule by its number."""
    found = {}
    parts = re.split(r"^### ", rules_text(lang), flags=re.MULTILINE)[1:]
    for part in parts:
        head, _, body = part.partition("\n")
        found[head.split()[0]] = re.split(r"^## ", body, flags=re.MULTILINE)[0].strip()
    return found


def messages(lang: str) -> dict[str, ast.Message]:
    """The game's own messages, with those that the games of the tunnels share behind them."""
    return shared_messages(lang) | messages_of(FOLDER, lang)


def shared_messages(lang: str) -> dict[str, ast.Message]:
    return messages_of(FAMILY, lang)


def messages_of(folder: Path, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"text/{lang}.ftl is not readable at: {junk[0]}"
    listed = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = Counter(entry.id.name for entry in listed)
    assert not [name for name, count in ids.items() if count > 1]
    return {entry.id.name: entry for entry in listed}


def variables(node: object) -> set[str]:
    """The arguments of a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        found: set[str] = set()
        for value in vars(node).values():
            found |= variables(value)
        return found
    if isinstance(node, list):
        return set().union(*(variables(inner) for inner in node))
    return set()


# ---- counts


def test_base_tiles_by_shape() -> None:
    base = [tile for tile in data("tiles")["tile"] if tile["box"] == "base"]
    assert len(base) == 36
    assert Counter(tile["shape"] for tile in base) == {"X": 4, "T": 9, "I": 11, "L": 6, "D": 6}


def test_base_tiles_by_kind() -> None:
    base = [tile for tile in data("tiles")["tile"] if tile["box"] == "base"]
    assert Counter(tile["kind"] for tile in base) == {
        "pentacle": 1,
        "exit": 1,
        "hole": 3,
        "hungry": 2,
        "tight": 3,
        "stash": 4,
        "mechanism": 3,
        "flooded": 2,
        "booby-trapped": 2,
        "lair": 2,
        "plain": 13,
    }
    assert sum(tile["kind"] == "plain" and tile["shape"] == "D" for tile in base) == 3


def test_expansion_tiles() -> None:
    added = [(t["kind"], t["shape"]) for t in data("tiles")["tile"] if t["box"] == "de-profundis"]
    assert sorted(added) == [
        ("blessed", "I"),
        ("blessed", "T"),
        ("fountain", "L"),
        ("fountain", "T"),
        ("mist", "I"),
        ("mist", "L"),
        ("room", "T"),
        ("room", "X"),
        ("shaft", "T"),
        ("tomb", "D"),
    ]


def test_tiles_are_numbered_and_open_by_their_shape() -> None:
    tiles = data("tiles")["tile"]
    assert [tile["id"] for tile in tiles] == [f"tile-{number:02d}" for number in range(1, 47)]
    for tile in tiles:
        assert tile["open"] == SIDES[tile["shape"]]


def test_4_2_tunnel_sizes() -> None:
    sizes = {tile["kind"]: tile["size"] for tile in data("tiles")["tile"]}
    special = {kind: size for kind, size in sizes.items() if size != 3}
    assert special == {"pentacle": 5, "exit": 5, "tight": 1, "room": 4}
    kinds = [kind["id"] for kind in data("tiles")["tile-kind"]]
    assert sorted(kinds) == sorted(sizes)


def test_22_5_every_number_of_the_trap_die_has_one_row() -> None:
    for kind in data("tiles")["tile-kind"]:
        for moment in ("first_entry", "demon_entry"):
            dice = sorted(number for row in kind.get(moment, []) for number in row["dice"])
            assert dice in ([], [1, 2, 3, 4, 5, 6]), kind["id"]


def test_numbers_of_cards() -> None:
    assert copies("objects", "object") == 6
    assert copies("advantages", "advantage") == 15
    assert copies("events", "event") == 16
    assert sorted(gift["die"] for gift in data("gifts")["gift"]) == [1, 2, 3, 4, 5, 6]


def test_15_1_three_cards_leave_the_event_deck() -> None:
    out = {e["id"]: e["copies"] for e in data("events")["event"] if e.get("beginner_out")}
    assert out == {"panic": 2, "lost": 1}


def test_17_ten_squares() -> None:
    squares = data("destiny")["square"]
    assert [square["rule"] for square in squares] == [f"17.{number}" for number in range(1, 11)]
    totals = {s["id"]: s["needs"]["min_total"] for s in squares if s["needs"]["min_total"]}
    assert totals == {
        "taste-for-blood": 7,
        "burrowing-monsters": 9,
        "resistance-is-futile": 11,
        "trap": 12,
    }
    black = {s["id"] for s in squares if s["colour"] == "black"}
    assert black == {"sounds-from-the-deep", "dark-destiny", "trap"}
    assert {s["colour"] for s in squares} == {"red", "black"}


def test_23_demon_side() -> None:
    demons = {demon["id"]: demon for demon in data("demons")["demon"]}
    assert len(demons) == 10
    assert demons["troglodyte"]["figures"] == 11
    assert {d["cost"] for d in demons.values() if d["bought"] and d["family"] == "demon"} == {5}
    profiles = {
        name: (d["health"], d["mvt"], d["cbt"], d["def"]) for name, d in demons.items() if d["bought"]
    }
    assert profiles == {
        "troglodyte": (1, 1, 1, 3),
        "underground-hunter": (4, 2, 1, 4),
        "demon-of-combat": (3, 1, 4, 4),
        "demon-of-cruelty": (3, 1, 0, 4),
        "demon-of-destruction": (4, 2, 1, 4),
        "guardian-demon": (4, 1, 3, 4),
    }


@pytest.mark.parametrize(("warrior", "total"), [("redeemer", 7), ("blade", 7), ("brute", 8)])
def test_2_3_lines_keep_their_sum(warrior: str, total: int) -> None:
    found = {entry["id"]: entry for entry in data("warriors")["warrior"]}[warrior]
    assert [line["id"] for line in found["line"]] == ["1", "2", "3", "4", "5", "6"]
    assert [line["mvt"] + line["cbt"] + line["def"] for line in found["line"]] == [total] * 6


def test_2_3_known_lines() -> None:
    warriors = {entry["id"]: entry["line"] for entry in data("warriors")["warrior"]}
    known = {
        (name, line["id"]): (line["mvt"], line["cbt"], line["def"])
        for name, lines in warriors.items()
        for line in lines
        if line["source"] != "designed"
    }
    assert known == {("redeemer", "2"): (1, 2, 4), ("redeemer", "5"): (1, 1, 5), ("blade", "1"): (1, 3, 3)}


# ---- sources, rules and operations of every entry


def test_every_entry_says_its_source() -> None:
    for where, entry in entries():
        assert entry.get("source") in SOURCES, where
        for part, source in entry.get("sources", {}).items():
            assert source in SOURCES, f"{where}: {part}"
        for part in ("line", "talents"):
            for inner in entry.get(part, []):
                if isinstance(inner, dict):
                    assert inner.get("source") in SOURCES, f"{where}: {part} {inner['id']}"


def test_every_rule_cited_exists() -> None:
    numbers = set(rule_numbers("en"))
    cited = 0
    for where, entry in entries():
        if "rule" in entry:
            assert entry["rule"] in numbers, where
            cited += 1
    assert cited > 100


def test_ids_are_unique() -> None:
    for file in sorted((FOLDER / "data").glob("*.toml")):
        for key, table in data(file.stem).items():
            if isinstance(table, list):
                ids = [entry.get("id", entry.get("name")) for entry in table]
                assert len(set(ids)) == len(ids), f"{file.name} {key}"


def test_the_vocabulary_tells_of_every_operation_with_its_parts() -> None:
    told = {
        word: {(name.rstrip("!"), name.endswith("!")) for name in entry["params"]}
        for word, entry in data("vocabulary")["op"].items()
    }
    assert told == {
        word: {*((name, True) for name in shape.needed), *((name, False) for name in shape.optional)}
        for word, shape in OPERATIONS.items()
    }


def test_the_vocabulary_tells_of_every_word_that_operations_may_have() -> None:
    words = data("vocabulary")
    wanted: dict[str, set[str]] = {"who": set(), "where": set(), "until": set(), "during": set()}
    for shape in OPERATIONS.values():
        for name, of in shape.all.items():
            if name in wanted:
                assert isinstance(of, Word)
                wanted[name] |= set(of.known)
    assert set(words["selection"]) == wanted["who"]
    assert set(words["place"]) == wanted["where"]
    assert set(words["duration"]) == wanted["until"] | wanted["during"]
    assert set(words["moment"]) == set(MOMENTS)
    assert {card["when"] for name in ("events", "advantages") for card in data(name)[name[:-1]]} <= set(
        MOMENTS
    )


def test_talents_named_exist() -> None:
    known = {talent["id"] for talent in data("talents")["talent"]}
    assert known == {"elusive", "impressive", "frantic", "bodyguard", "blessed"}
    for where, entry in entries():
        named = list(entry.get("troglodyte_talents", []))
        named += [t if isinstance(t, str) else t["id"] for t in entry.get("talents", [])]
        for operation in operations(entry):
            named += operation.get("talents", [])
        assert set(named) <= known, where


# ---- the rules texts


def test_rules_have_the_same_numbers_in_both_languages() -> None:
    assert rule_numbers("en") == rule_numbers("fr")


def test_rules_are_numbered_without_gaps() -> None:
    chapter, rule = 0, 0
    for level, first, second, _ in HEADING.findall(rules_text("en")):
        if level == "##":
            assert (int(first), second) == (chapter + 1, "")
            chapter, rule = chapter + 1, 0
        else:
            assert (int(first), int(second)) == (chapter, rule + 1)
            rule += 1
    assert chapter == 26


def test_chapters_have_their_length() -> None:
    length = Counter(int(number.split(".")[0]) for number in rule_numbers("en") if "." in number)
    fixed = {17: 10, 18: 7, 19: 4, 20: 9, 21: 13, 22: 17, 23: 10, 24: 12, 25: 53, 26: 19}
    assert {chapter: length[chapter] for chapter in fixed} == fixed


def test_designed_marks_agree_in_both_languages() -> None:
    titles = {
        lang: [
            re.findall(r" \(designed\)$| \(inferred\)$", head[3])
            for head in HEADING.findall(rules_text(lang))
        ]
        for lang in ("en", "fr")
    }
    assert titles["en"] == titles["fr"]
    marks = {
        lang: {
            number: re.findall(r"\[designed\]|\[inferred\]", body) for number, body in bodies(lang).items()
        }
        for lang in ("en", "fr")
    }
    assert marks["en"] == marks["fr"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("mark", ["inferred", "designed"])
def test_what_the_data_calls_inferred_or_designed_is_marked_in_the_rules(mark: str, lang: str) -> None:
    text = bodies(lang)
    titles = {f"{head[1]}.{head[2]}": head[3] for head in HEADING.findall(rules_text(lang))}
    for where, entry in entries():
        known = {entry["source"], *entry.get("sources", {}).values()}
        number = entry.get("rule")
        if mark in known and number and not entry.get("name"):
            is_marked = f"[{mark}]" in text[number] or titles[number].endswith((" (designed)", f" ({mark})"))
            assert is_marked, f"{where}: {number}"


def test_8_2_impressive_on_the_brute_is_inferred() -> None:
    brute = {entry["id"]: entry for entry in data("warriors")["warrior"]}["brute"]
    assert {talent["id"]: talent["source"] for talent in brute["talents"]} == {
        "bodyguard": "seed",
        "impressive": "inferred",
    }
    assert "[inferred]" in bodies("en")["8.2"]


def test_2_3_what_the_rule_book_itself_shows() -> None:
    lines = {entry["id"]: entry["line"] for entry in data("warriors")["warrior"]}
    assert [line["id"] for line in lines["redeemer"] if line["source"] == "seed"] == ["5"]


def test_23_1_the_troglodytes_cbt_is_not_in_the_rule_book() -> None:
    troglodyte = {entry["id"]: entry for entry in data("demons")["demon"]}["troglodyte"]
    assert (troglodyte["source"], troglodyte["sources"]) == ("seed", {"cbt": "public"})


def test_numbers_in_the_rules_agree_in_both_languages() -> None:
    english, french = bodies("en"), bodies("fr")
    for number, body in english.items():
        digits = [sorted(re.findall(r"\d+", text)) for text in (body, french[number])]
        assert digits[0] == digits[1], number


# ---- the words


def test_words_are_the_same_in_both_languages() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    for name, entry in english.items():
        assert variables(entry.value) == variables(french[name].value), name


def test_every_component_has_its_words() -> None:
    known = set(messages("en"))
    named = {
        "tile": [kind["id"] for kind in data("tiles")["tile-kind"]],
        "warrior": [warrior["id"] for warrior in data("warriors")["warrior"]],
        "demon": [demon["id"] for demon in data("demons")["demon"]],
        "talent": [talent["id"] for talent in data("talents")["talent"]],
        "gift": [gift["id"] for gift in data("gifts")["gift"]],
        "object": [card["id"] for card in data("objects")["object"]],
        "advantage": [card["id"] for card in data("advantages")["advantage"]],
        "card": [card["id"] for card in data("events")["event"]],
    }
    wanted = {f"{prefix}-{word}" for prefix, ids in named.items() for word in ids}
    wanted |= {f"{message}-help" for message in wanted}
    for square in data("destiny")["square"]:
        wanted |= {f"square-{square['id']}{end}" for end in ("", "-does")}
    for option in data("options")["option"]:
        wanted |= {option["title"], option["help"], *option["labels"]}
    for scenario in data("options")["option"][0]["choices"]:
        wanted |= {f"scenario-{scenario}{end}" for end in ("", "-briefing", "-human", "-demon", "-draw")}
    assert wanted <= known, sorted(wanted - known)


def test_reasons_cite_rules_and_carry_no_full_stop() -> None:
    numbers, shared = set(rule_numbers("en")), shared_messages("en").keys() - messages_of(FOLDER, "en").keys()
    for lang, word in (("en", "Rule"), ("fr", "Règle")):
        for name, entry in messages(lang).items():
            if name.startswith("why-") and name not in shared:
                assert entry.comment is not None, name
                assert entry.comment.content is not None, name
                assert entry.comment.content.removeprefix(f"{word} ") in numbers, name
            if name.startswith(("why-", "move-")) and entry.value is not None:
                last = entry.value.elements[-1]
                assert not (isinstance(last, ast.TextElement) and last.value.endswith(".")), name
