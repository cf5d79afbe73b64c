"""The rules and the catalogues: two languages kept in step."""

import re
from importlib.resources import files

import pytest

from tests.kernel.test_catalogues import entries, messages
from undercroft.games.dungeontwister.face.labels import VERB_IDS
from undercroft.games.dungeontwister.face.log import EVENTS
from undercroft.games.dungeontwister.face.reasons import REASONS
from undercroft.kernel.data import load_data

PACKAGE = "undercroft.games.dungeontwister"
LANGUAGES = ("en", "fr")


def rules(lang: str) -> dict[str, str]:
    """The rules by their numbers."""
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    text = files(PACKAGE).joinpath(name).read_text(encoding="utf-8")
    parts = re.split(r"^### (\d+\.\d+) .*$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_rules_agree_on_marks_references_and_numbers() -> None:
    english, french = rules("en"), rules("fr")
    assert list(english) == list(french)
    for number, body in english.items():
        assert body.count("[designed]") == french[number].count("[designed]"), number
        for pattern in (r"\d+\.\d+", r"(?<![\d.])\d+(?!\d|\.\d)"):
            ours, theirs = re.findall(pattern, body), re.findall(pattern, french[number])
            assert sorted(ours) == sorted(theirs), number


def test_reasons_and_events_cite_rules_that_exist() -> None:
    known = rules("en")
    assert {rule for rule, _ in REASONS.values()} <= set(known)
    assert {rule for _, rule, _ in EVENTS.values()} <= set(known)


def test_catalogues_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = messages(PACKAGE, "en"), messages(PACKAGE, "fr")
    assert list(english) == list(french)
    for name in english:
        assert english[name].names == french[name].names, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    known = messages(PACKAGE, lang)
    data = load_data(PACKAGE)
    wanted = {f"move-{name}" for name in VERB_IDS.values()} | {words for _, words in REASONS.values()}
    wanted |= {f"event-{name}" for name, _, _ in EVENTS.values()}
    for entry in [*data["character"], *data["object"]]:
        wanted |= {f"kind-{entry['id']}", f"kind-{entry['id']}-help"}
    wanted |= {f"room-{entry['id']}" for entry in data["room"]}
    wanted |= {f"scenario-{entry['id']}" for entry in data["scenario"]}
    for option in data["option"]:
        wanted |= {option["title"], option["help"], *option["labels"]}
    assert wanted - known.keys() == set()
    assert all(entry.value is not None for entry in entries(PACKAGE, lang) if hasattr(entry, "value"))
