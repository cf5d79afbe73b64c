"""The components of the 1643 edition, its rules and words: counted, complete, alike in both languages."""

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

FOLDER = Path(undercroft.__file__).parent / "games" / "claustrophobia1643"
FAMILY = Path(undercroft.__file__).parent / "families" / "tunnels"
SOURCES = {"seed", "public", "inferred", "designed"}
SIDES = {"X": "NESW", "T": "NES", "I": "NS", "L": "NE", "D": "N"}
HEADING = re.compile(r"^(#{2,3}) (\d+)(?:\.(\d+))? (.+)$", re.MULTILINE)
SMALL_BOX = {4, 9, 10, 18, 19, 20, 29, 31, 34, 36, 38, 44}
"""The tiles that no fixed map uses."""


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def scenarios() -> dict[str, dict[str, Any]]:
    files = sorted((FOLDER / "data" / "scenarios").glob("*.toml"))
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every list of the data, with a name to say where a mistake is."""
    for file in sorted((FOLDER / "data").glob("*.toml")):
        for key, table in data(file.stem).items():
            if isinstance(table, list):
                for entry in table:
                    yield f"{file.name} {key} {entry.get('id', entry.get('name'))}", entry


def by_id(name: str, key: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in data(name)[key]}


def rules_text(lang: str) -> str:
    return (FOLDER / ("rules.md" if lang == "en" else "rules.fr.md")).read_text(encoding="utf-8")


def rule_numbers(lang: str) -> list[str]:
    return [f"{chapter}.{rule}" for _, chapter, rule, _ in HEADING.findall(rules_text(lang)) if rule]


def bodies(lang: str) -> dict[str, str]:
    """The text of each rule by its number."""
    found = {}
    for part in re.split(r"^### ", rules_text(lang), flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        found[head.split()[0]] = re.split(r"^## ", body, flags=re.MULTILINE)[0].strip()
    return found


def messages(folder: Path, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"text/{lang}.ftl is not readable at: {junk[0]}"
    listed = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert max(Counter(entry.id.name for entry in listed).values()) == 1
    return {entry.id.name: entry for entry in listed}


def variables(node: object) -> set[str]:
    """The arguments of a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set().union(*(variables(inner) for inner in node)) if isinstance(node, list) else set()


# ---- counts


def test_52_tiles_by_shape_and_kind() -> None:
    tiles = data("tiles")["tile"]
    assert [tile["id"] for tile in tiles] == [f"tile-{number:02d}" for number in range(1, 53)]
    assert all(tile["open"] == SIDES[tile["shape"]] for tile in tiles)
    assert Counter(tile["shape"] for tile in tiles) == {"X": 6, "T": 15, "I": 14, "L": 10, "D": 7}
    assert Counter(tile["kind"] for tile in tiles) == {
        "plain": 18,
        "exit": 1,
        "pentacle-room": 1,
        "hole": 3,
        "carnivorous": 2,
        "stash": 4,
        "alarm": 3,
        "flooded": 2,
        "booby-trapped": 2,
        "lair": 2,
        "tomb": 2,
        "demonic-well": 2,
        "healing-fountain": 2,
        "fog": 2,
        "sanctuary": 2,
        "mushrooms": 2,
        "devouring-pit": 2,
    }
    assert {tile["kind"] for tile in tiles} == set(by_id("tiles", "tile-kind"))


def test_4_2_occupation_limits() -> None:
    limits = {int(tile["id"][-2:]): tile["size"] for tile in data("tiles")["tile"]}
    assert {number: size for number, size in limits.items() if size != 3} == {
        1: 5, 2: 5, 8: 1, 9: 1, 10: 1, 37: 4, 38: 4, 52: 2,
    }  # fmt: skip


def test_the_tiles_of_a_smaller_box_are_in_no_fixed_map() -> None:
    used = {int(t["tile"][-2:]) for s in scenarios().values() if s["map"] == "fixed" for t in s["tiles"]}
    assert used.isdisjoint(SMALL_BOX)


def test_numbers_of_cards() -> None:
    values = [value for card in data("instinct")["instinct"] for value in card["values"]]
    assert Counter(values) == dict.fromkeys(range(1, 7), 4)
    assert sum(card["copies"] for card in data("events")["event"]) == 24
    assert sum(card["copies"] for card in data("equipment")["object"]) == 16
    lengths = {
        "instinct": len(data("instinct")["instinct"]),
        "event": len(data("events")["event"]),
        "equipment": len(data("equipment")["object"]),
        "gift": len(data("gifts")["gift"]),
        "talent": len(data("talents")["talent"]),
        "square": len(data("destiny")["square"]),
    }
    assert lengths == {"instinct": 14, "event": 18, "equipment": 12, "gift": 7, "talent": 8, "square": 6}


def test_the_names_of_instinct_cards_and_talents() -> None:
    assert {card["id"]: card["values"] for card in data("instinct")["instinct"]} == {
        "burst-of-speed": [1, 4, 6],
        "killing-fury": [2, 3, 5],
        "brace": [3, 5, 6],
        "second-wind": [1, 4],
        "thick-skin": [2, 6],
        "slip-away": [1],
        "blood-rage": [3, 4],
        "stand-over-them": [5],
        "take-the-blow": [2],
        "steady-hand": [6],
        "grit-teeth": [4, 5],
        "reckless-charge": [3],
        "nose-for-danger": [1],
        "double-blow": [2],
    }
    board = {warrior["id"]: [t["id"] for t in warrior["talents"]] for warrior in data("warriors")["warrior"]}
    assert board == {
        "redeemer": ["devoted", "blessed"],
        "brute": ["bodyguard", "impressive"],
        "blade": ["elusive"],
        "siccaria": ["resistant"],
    }
    assert set(by_id("talents", "talent")) == {"frenzied", "ranged"}.union(*board.values())


def test_18_8_each_gift_has_its_line() -> None:
    assert {gift["id"]: gift["die"] for gift in data("gifts")["gift"]} == {
        "punish-the-evil": 1,
        "aura-of-anger": 2,
        "aura-of-courage": 2,
        "assembly": 3,
        "laying-on-of-hands": 4,
        "prescience": 5,
        "sacrificial-strike": 6,
    }


def test_1_5_colours_of_the_faces() -> None:
    faces = {face["id"]: (face["value"], face["colour"]) for face in data("rules")["face"]}
    assert faces == {
        "face-1": (1, "white"),
        "face-2": (2, "red"),
        "face-3": (3, "white"),
        "face-4": (4, "red"),
        "face-5": (5, "white"),
        "face-6": (6, "red"),
    }


def test_numbers_of_the_rules() -> None:
    assert {number["id"]: number["value"] for number in data("rules")["number"]} == {
        "die-sides": 6,
        "dice-in-box": 12,
        "lines-of-action": 6,
        "action-dice-per-warrior": 1,
        "destiny-dice": 3,
        "destiny-pool": 6,
        "exhausted-mvt": 0,
        "exhausted-cbt": 0,
        "exhausted-def": 3,
        "always-hits": 6,
        "grit-mvt": 1,
        "grit-cbt": 1,
        "grit-def": 4,
        "cost-move": 1,
        "cost-explore": 1,
        "cost-hole": 1,
        "hole-tokens": 4,
        "demons-in-play": 1,
        "demons-per-game": 2,
        "round-limit": 100,
        "tp-cap": 20,
        "event-hand": 4,
    }


BOARDS = {
    "redeemer": ["125", "124*", "214", "134", "115*", "133"],
    "brute": ["125", "134*", "134", "125*", "224", "143"],
    "blade": ["133*", "214", "223", "124*", "224", "313"],
    "siccaria": ["143", "134*", "224", "134", "233*", "125"],
}
"""MVT, CBT and DEF of each line, with a star for the Instinct icon."""


@pytest.mark.parametrize("warrior", BOARDS)
def test_16_the_four_boards(warrior: str) -> None:
    lines = by_id("warriors", "warrior")[warrior]["line"]
    written = [f"{x['mvt']}{x['cbt']}{x['def']}{'*' if x.get('instinct') else ''}" for x in lines]
    assert written == BOARDS[warrior]
    assert [line["id"] for line in lines] == ["1", "2", "3", "4", "5", "6"]


def test_23_infernal_profiles() -> None:
    demons = by_id("demons", "demon")
    profiles = {
        name: (d["cost"], d["mvt"], d["cbt"], d["def"], d["health"], d.get("lives"))
        for name, d in demons.items()
    }
    assert profiles == {
        "troglodyte": (1, 1, 1, 3, 1, None),
        "tough-troglodyte": (0, 2, 1, 5, 1, None),
        "hellhound": (3, 0, 0, 4, 3, None),
        "demon-of-combat": (5, 1, 4, 4, 4, 2),
        "demon-of-cruelty": (4, 1, 1, 4, 4, 2),
        "demon-of-destruction": (6, 2, 1, 4, 5, 2),
        "underground-hunter": (5, 2, 1, 4, 4, 2),
        "master-of-souls": (0, 0, 2, 4, 10, 1),
        "whisperer": (4, 1, 1, 5, 3, 2),
        "winged-flayer": (5, 3, 2, 3, 3, 2),
        "kartikeya": (7, 2, 3, 4, 8, 1),
        "pit-behemoth": (7, 1, 3, 5, 6, 2),
    }
    assert [row["die"] for row in demons["hellhound"]["by_die"]] == [1, 2, 3, 4, 5, 6]


def test_24_forces_of_the_nine() -> None:
    forces = {
        name: (s["tp"], s["instinct"], s["demon"], s["hounds"], s["trogs"], s.get("rounds"), len(s["party"]))
        for name, s in scenarios().items()
    }
    assert forces == {
        "the-draught": (4, 1, "underground-hunter", 2, 11, None, 4),
        "hold-the-stair": (6, 2, "demon-of-combat", 2, 11, 9, 4),
        "silence-the-choir": (6, 2, "master-of-souls", 2, 11, 12, 5),
        "the-ossuary": (5, 1, "demon-of-destruction", 2, 11, 14, 4),
        "powder-and-ritual": (3, 1, "demon-of-cruelty", 2, 11, 20, 4),
        "squamatas-ring": (0, 2, "kartikeya", 0, 3, 12, 2),
        "three-seals": (0, 2, "underground-hunter", 2, 11, 14, 4),
        "the-thieves": (0, 2, "winged-flayer", 2, 11, 15, 4),
        "the-draught-2009": (4, 1, "underground-hunter", 2, 11, None, 4),
    }
    assert set(data("options")["option"][0]["choices"]) == set(forces)


# ---- sources, rules and words of every entry


def test_every_entry_says_its_source() -> None:
    for where, entry in entries():
        assert entry.get("source") in SOURCES, where
        assert set(entry.get("sources", {}).values()) <= SOURCES, where
        for part in ("line", "talents"):
            for inner in entry.get(part, []):
                if isinstance(inner, dict):
                    assert inner.get("source") in SOURCES, f"{where}: {part} {inner['id']}"


def test_every_rule_cited_exists() -> None:
    numbers = set(rule_numbers("en"))
    cited = [entry["rule"] for _, entry in entries() if "rule" in entry]
    assert set(cited) <= numbers
    assert len(cited) > 100


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("mark", ["inferred", "designed"])
def test_what_the_data_calls_inferred_or_designed_is_marked_in_the_rules(mark: str, lang: str) -> None:
    text = bodies(lang)
    titles = {f"{head[1]}.{head[2]}": head[3] for head in HEADING.findall(rules_text(lang))}
    for where, entry in entries():
        number = entry.get("rule")
        if mark in {entry["source"], *entry.get("sources", {}).values()} and number and "name" not in entry:
            is_marked = f"[{mark}]" in text[number] or titles[number].endswith((" (designed)", f" ({mark})"))
            assert is_marked, f"{where}: {number}"


def test_rules_are_numbered_without_gaps_and_alike_in_both_languages() -> None:
    assert rule_numbers("en") == rule_numbers("fr")
    length = Counter(int(number.split(".")[0]) for number in rule_numbers("en"))
    assert rule_numbers("en") == [
        f"{chapter}.{n}" for chapter in range(1, 26) for n in range(1, length[chapter] + 1)
    ]
    fixed = {8: 9, 16: 4, 17: 9, 18: 8, 19: 12, 20: 14, 21: 18, 22: 17, 23: 12, 24: 9, 25: 72}
    assert {chapter: length[chapter] for chapter in fixed} == fixed


def test_marks_and_numbers_in_the_rules_agree_in_both_languages() -> None:
    english, french = bodies("en"), bodies("fr")
    for number, body in english.items():
        for form in (r"\d+", r"\[designed\]|\[inferred\]"):
            assert sorted(re.findall(form, body)) == sorted(re.findall(form, french[number])), number
    marks = {
        lang: [re.findall(r" \(designed\)$", head[3]) for head in HEADING.findall(rules_text(lang))]
        for lang in ("en", "fr")
    }
    assert marks["en"] == marks["fr"]


def test_every_ruling_is_named_where_it_rules_or_stands_alone() -> None:
    body = rules_text("en")
    named = {int(number) for number in re.findall(r"\bR(\d\d)\b", body)}
    assert named <= set(range(1, 73))
    assert len(named) > 45


def test_words_are_the_same_in_both_languages() -> None:
    english, french = messages(FOLDER, "en"), messages(FOLDER, "fr")
    assert list(english) == list(french)
    for name, entry in english.items():
        assert variables(entry.value) == variables(french[name].value), name


def test_every_component_has_its_words() -> None:
    known = set(messages(FOLDER, "en")) | set(messages(FAMILY, "en"))
    named = {
        "tile": by_id("tiles", "tile-kind"),
        "warrior": by_id("warriors", "warrior"),
        "demon": by_id("demons", "demon"),
        "talent": by_id("talents", "talent"),
        "gift": by_id("gifts", "gift"),
        "object": by_id("equipment", "object"),
        "instinct": by_id("instinct", "instinct"),
        "card": by_id("events", "event"),
    }
    wanted = {
        f"{prefix}-{word}{end}" for prefix, ids in named.items() for word in ids for end in ("", "-help")
    }
    wanted |= set(by_id("tiles", "tile"))
    powers = [demon["power"]["id"] for demon in data("demons")["demon"] if "power" in demon]
    for square in [*by_id("destiny", "square"), *powers, "ritual"]:
        wanted |= {f"square-{square}{end}" for end in ("", "-needs", "-does", "-brief")}
    for option in data("options")["option"]:
        wanted |= {option["title"], option["help"], *option["labels"]}
    for name, scenario in scenarios().items():
        wanted |= {f"scenario-{name}{end}" for end in ("", "-briefing", "-human", "-demon", "-draw")}
        wanted |= {ending["message"] for ending in scenario["ending"]}
        wanted |= {counter["label"] for counter in scenario.get("counter", [])}
        wanted |= {act["label"] for act in scenario.get("action", [])}
        wanted |= {f"marker-{token['id']}" for token in scenario.get("tokens", [])}
    assert wanted <= known, sorted(wanted - known)


def test_reasons_cite_rules_and_carry_no_full_stop() -> None:
    numbers = set(rule_numbers("en"))
    for lang, word in (("en", "Rule"), ("fr", "Règle")):
        for name, entry in messages(FOLDER, lang).items():
            if name.startswith("why-"):
                assert entry.comment is not None, name
                assert (entry.comment.content or "").removeprefix(f"{word} ") in numbers, name
            if name.startswith(("why-", "move-")) and entry.value is not None:
                last = entry.value.elements[-1]
                assert not (isinstance(last, ast.TextElement) and last.value.endswith(".")), name
