"""The rules text and the catalogues of Sub Terra: two languages kept in step."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.games.subterra.reading import catalogue, entries, read, rules, variables

LANGUAGES = ("en", "fr")

MOVES = """
reveal explore move run step stop heal swim squeeze clear clear-here rope hide exert pass decline
dive surface dig dig-here demolish belay bandage sprint repel direct
place guide keep use-drawn use-waiting horror-step horror-first spawn-at leave stay take
"""


def test_options_have_their_texts() -> None:
    known = catalogue("en")
    for option in entries("options", "option"):
        if option["type"] == "int":
            count = option["high"] - option["low"] + 1
        else:
            count = 2 if option["type"] == "bool" else len(option["choices"])
        assert len(option["labels"]) == count, option["name"]
        assert {option["title"], option["help"], *option["labels"]} <= known.keys(), option["name"]


# Rules text


def test_rules_have_the_same_numbers_in_both_languages() -> None:
    assert list(rules("en")) == list(rules("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_numbered_without_gaps(lang: str) -> None:
    text = read("rules.md" if lang == "en" else f"rules.{lang}.md")
    chapter, rule = 0, 0
    for level, number in re.findall(r"^(##|###) (\S+) ", text, re.MULTILINE):
        if level == "##":
            chapter, rule = chapter + 1, 0
            assert number == str(chapter)
        else:
            rule += 1
            assert number == f"{chapter}.{rule}"
    assert chapter == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_short_and_refer_to_rules_that_exist(lang: str) -> None:
    known = rules(lang)
    for number, (_, body) in known.items():
        sentences = re.findall(r"[.!?](?=\s|$)", body)
        assert 1 <= len(sentences) <= 6, number
        for reference in re.findall(r"\d\.\d+", body):
            assert reference in known, (number, reference)


def test_rules_agree_on_marks_references_and_numbers() -> None:
    english, french = rules("en"), rules("fr")
    for number, (title, body) in english.items():
        other_title, other_body = french[number]
        assert title.endswith(" (designed)") == other_title.endswith(" (notre lecture)"), number
        assert body.count("[designed]") == other_body.count("[notre lecture]"), number
        assert "designed" not in other_title + other_body, number
        for pattern in (r"\d\.\d+", r"(?<![\d.])\d+(?!\d|\.\d)"):
            assert sorted(re.findall(pattern, body)) == sorted(re.findall(pattern, other_body)), number


# Catalogues


def test_catalogues_have_the_same_messages_in_the_same_order() -> None:
    assert list(catalogue("en")) == list(catalogue("fr"))


def test_messages_use_the_same_arguments() -> None:
    french = catalogue("fr")
    for name, message in catalogue("en").items():
        assert variables(message) == variables(french[name]), name


def comments(lang: str) -> dict[str, str]:
    """The remark above each reason, which names its rule."""
    found = {name: message.comment for name, message in catalogue(lang).items() if name.startswith("why-")}
    return {name: str(comment.content) for name, comment in found.items() if comment is not None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_names_its_rule(lang: str) -> None:
    reasons = [name for name in catalogue(lang) if name.startswith("why-")]
    named = comments(lang)
    assert sorted(named) == sorted(reasons)
    for name, comment in named.items():
        cited = re.findall(r"\d\.\d+", comment)
        assert (len(cited) == 1 and cited[0] in rules(lang)) or name == "why-not-ability", name


def test_reasons_name_the_same_rules_in_both_languages() -> None:
    cited = [
        {name: re.findall(r"\d+(?:\.\d+)?", text) for name, text in comments(lang).items()}
        for lang in LANGUAGES
    ]
    assert cited[0] == cited[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    known = catalogue(lang)
    wanted = {f"move-{verb}" for verb in MOVES.split()}
    for tile in entries("tiles", "tile"):
        wanted |= {f"tile-{tile['kind']}", f"tile-{tile['kind']}-help", f"shape-{tile['shape']}"}
    for card in entries("hazards", "card"):
        wanted |= {f"hazard-{card['kind']}", f"hazard-{card['kind']}-help"}
    for caver in entries("cavers", "caver"):
        wanted |= {f"caver-{caver['id']}", f"caver-{caver['id']}-help"}
        wanted |= {f"ability-{name}" for name in [*caver["actions"], *caver["passives"]]}
    wanted |= {f"level-{level['id']}" for level in entries("levels", "level")}
    wanted |= {f"medal-{medal['id']}" for medal in entries("levels", "medal")} | {"medal-defeat"}
    wanted |= {f"side-{side}" for side in ("north", "east", "south", "west")}
    assert wanted - known.keys() == set()
    assert {name for name in known if name.startswith("move-")} == {f"move-{verb}" for verb in MOVES.split()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2])
def test_every_message_can_be_said(lang: str, value: int) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(read(f"text/{lang}.ftl")))
    for name, message in catalogue(lang).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), value))
        assert errors == [], name
        assert str(said).strip(), name
        if name.startswith(("move-", "why-")):
            assert not str(said).endswith("."), name


EXIT_WORDS = {"event-medal", "outcome"}


def test_french_says_abandoned_and_horror_tile() -> None:
    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(read("text/fr.ftl")))
    for name in EXIT_WORDS:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        args = {"medal": "Argent", "out": 3, "reason": ""}
        said = [str(bundle.format_pattern(pattern, {**args, "lost": lost})[0]).strip() for lost in (1, 2)]
        assert said == ["Argent\u00a0: 3 dehors, 1 abandonné.", "Argent\u00a0: 3 dehors, 2 abandonnés."]
    tile = bundle.get_message("tile-horror").value
    assert tile is not None
    assert bundle.format_pattern(tile, {})[0] == "Tuile Horreur"


def test_no_english_is_left_in_the_french_catalogue() -> None:
    assert not re.search(r"^# Rule ", read("text/fr.ftl"), re.MULTILINE)


def test_every_sentence_of_the_log_is_told() -> None:
    told = read("face/log.py") + read("face/questions.py") + read("face/action_questions.py")
    untold = [
        name for name in catalogue("en") if name.startswith(("event-", "chain-")) and f'"{name}"' not in told
    ]
    assert untold == []


def test_french_plurals() -> None:
    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(read("text/fr.ftl")))
    pattern = bundle.get_message("label-tiles-left").value
    assert pattern is not None
    said = [bundle.format_pattern(pattern, {"count": count})[0] for count in (0, 1, 2)]
    assert said == ["Plus de tuile", "1 tuile restante", "2 tuiles restantes"]
