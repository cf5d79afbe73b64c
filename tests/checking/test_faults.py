"""Rules that cannot be are sentences with their place; what was hardly meant is a warning."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.kernel.documents.own_files import checked
from undercroft.kernel.documents.trial import begun, play_randomly, try_setup
from undercroft.kernel.errors import CorruptError, UndercroftError
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.registry import game as find_game

DOCS = Path(__file__).parents[2] / "docs"
BELL, BOX = re.findall(
    r"```toml\n(kind.*?)```", (DOCS / "scenarios.md").read_text(encoding="utf-8"), re.DOTALL
)[:2]
HEAD = 'kind = "data"\ngame = "claustrophobia"\n'


def claustrophobia() -> PlayableGame:
    return find_game("claustrophobia")


def faults(kind: str, text: str, lang: str = "en") -> list[str]:
    with pytest.raises(UndercroftError) as stop:
        checked(claustrophobia(), kind, text)
    return stop.value.each(lang)


def warnings(text: str, lang: str = "en") -> list[str]:
    return [warning.said(lang) for warning in checked(claustrophobia(), "scenario", text).warnings]


def line_in(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


COUNT = '[{ op = "count", amount = 1 }]'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (COUNT, '[{ op = "eat", token = "gem", points = 1 }]', "eat needs an action with where = 'carried'"),
        (COUNT, '[{ op = "turn-up", token = "gem" }]', "turn-up needs a token with `true_ones`"),
        (COUNT, '[{ op = "break-seal", roll = 5 }]', "break-seal needs an action with where = 'seal'"),
        (COUNT, '[{ op = "take", token = "gem" }]', "take needs an action with where = 'token'"),
        (COUNT, '[{ op = "count", amount = 0 }]', "amount should be a whole number from 1 to 9, not 0"),
        (COUNT, '[{ op = "heal", who = "humans", amount = 1 }]', "who is 'humans', but must be one of"),
        (
            COUNT,
            '[{ op = "spawn", figure = "possessed-one", where = "any-tile" }]',
            "comes with a tile that is laid",
        ),
        (
            COUNT,
            '[{ op = "spawn", figure = "troglodyte", where = "this-tile", cost = 0 }]',
            "cost is not known here",
        ),
        (COUNT, "[]", "do has 0 entries"),
        ('id = "ring"', 'id = "attack"', "attack is a word of the game already"),
        ("rounds = 15", 'seals = { count = 3, on = "pentacle" }\nrounds = 15', "have 1 passages"),
        (
            "rounds = 15",
            'initiative = [{ op = "spawn", figure = "troglodyte", where = "this-tile" }]\nrounds = 15',
            "no tile is meant by 'this-tile' there",
        ),
        (
            "rounds = 15",
            'initiative = [{ op = "heal", who = "bearer", amount = 1 }]\nrounds = 15',
            "nobody is meant by 'bearer' there",
        ),
        ('map = "explored"', 'map = "fixed"', "A fixed map has no stack: take the entry 'band' out"),
        ("{ random = 10 }", "{ random = 90 }", "The stack needs 90 tiles of one sort"),
        ("start = [0, 0]", "start = [7, 7]", "No tile lies at 7,7"),
        (
            'objects = ["blunderbuss"]',
            'objects = ["shield-of-steel"]',
            "blade cannot bear the shield-of-steel",
        ),
        ("rounds = 15\n", "", "The ending rounds needs the entry 'rounds'"),
        (
            'verdict = "demon", message = "bell-silent"',
            'verdict = "threshold", message = "bell-silent"',
            "needs the entry 'threshold'",
        ),
    ],
)
def test_what_cannot_be_is_a_sentence_with_its_line(old: str, new: str, said: str) -> None:
    assert old in BELL
    text = BELL.replace(old, new).replace(
        "rounds = 15", 'token = { id = "gem", on_shape = "X" }\nrounds = 15'
    )
    found = faults("scenario", text)
    assert len(found) == len(set(found))
    hits = [sentence for sentence in found if said in sentence]
    assert hits, found
    assert re.match(r"Line \d+: ", hits[0])
    french = faults("scenario", text, "fr")
    assert len(french) == len(found)
    assert not set(french) & set(found)
    assert all(sentence.startswith("Ligne ") for sentence in french)


def test_all_faults_of_a_scenario_are_told_at_once_in_the_order_of_the_file() -> None:
    text = (
        BELL.replace('"tile-27"', '"tile-99"')
        .replace("tp = 4", "tp = -4")
        .replace('when = "counter"', 'when = "never"')
    )
    found = faults("scenario", text)
    parts = ("tile-99", "tp = -4", 'when = "never"')
    assert [int(re.findall(r"Line (\d+)", sentence)[0]) for sentence in found] == [
        line_in(text, p) for p in parts
    ]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ('[[number]]\nid = "die-sides"\nvalue = 20', "Line 5: number.die-sides.value should be a whole"),
        ('[[number]]\nid = "action-dice-per-warrior"\nvalue = 0', "a whole number from 1 to 3, not 0"),
        ('[[event]]\nid = "terror"\ndo = [{ op = "move", who = "condemned", steps = 1 }]', "steps is not"),
        ('[[event]]\nid = "terror"\ndo = [{ op = "cancel-card" }]', "cancel-card can do nothing there"),
        ('[[tile]]\nid = "tile-01"\nopen = "NE"', "its open sides NE make L"),
        ('[[demon]]\nid = "troglodyte"\nhealth = 2', "demon.troglodyte.health can only be 1, not 2"),
        ('[[warrior]]\nid = "blade"\nfigures = 1', "The party has 2 blade warriors, the box 1"),
        ('[op.hit]\nparams = []', "Line 3: op is not known here; known are advantage, demon,"),
        ('option = []', "Line 3: option is not known here"),
    ],
)  # fmt: skip
def test_what_data_cannot_be_is_a_sentence(data: str, said: str) -> None:
    assert any(said in sentence for sentence in faults("data", HEAD + data)), faults("data", HEAD + data)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (COUNT, '[{ op = "gain-tp", amount = 1 }]', "Nobody can reach the ending counter."),
        (
            '{ when = "rounds"',
            '{ when = "humans-gone", verdict = "draw", message = "bell-silent" },\n  { when = "rounds"',
            "The ending humans-gone never comes: one before it always comes first.",
        ),
        (
            "rounds = 15",
            'laid = [{ kind = "exit", do = [{ op = "gain-tp", amount = 1 }] }]\nrounds = 15',
            "laid.1 will never do anything.",
        ),
        ('bell-rung = "La', 'other = "La', "The text 'bell-rung' is missing in fr."),
        ('id = "drowned-bell"', 'id = "survivors"', "The game has a scenario survivors of its own."),
        ("rounds = 15", "rounds = 15\nfirst_count = 3", "first_count will never do anything."),
    ],
)
def test_what_was_hardly_meant_is_a_warning_with_its_line(old: str, new: str, said: str) -> None:
    assert warnings(BELL) == []
    found = warnings(BELL.replace(old, new))
    assert any(said in sentence for sentence in found), found
    assert all(re.match(r"Line \d+: ", sentence) for sentence in found)
    assert not set(warnings(BELL.replace(old, new), "fr")) & set(found)


def test_a_game_that_breaks_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("tests.testgame.game:GAME")
    state = begun(game, game.setup(2), 1)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("undercroft.kernel.documents.trial.playout", broken)
    with pytest.raises(
        CorruptError, match=r"A random game came to grief in turn \d+, in .*ZeroDivisionError"
    ):
        play_randomly(game, state, 1)
    with pytest.raises(CorruptError) as stop:
        play_randomly(game, begun(game, game.setup(2), 1), 1)
    assert stop.value.said("fr").startswith("Une partie au hasard a mal tourné au tour ")


def test_a_game_that_cannot_be_set_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("tests.testgame.game:GAME")

    def broken(*_: object) -> None:
        raise IndexError("oops")

    monkeypatch.setattr(game, "start", broken)
    with pytest.raises(CorruptError, match=r"The game cannot be set up: the rules broke with IndexError"):
        try_setup(game, game.setup(2), 1, 1)
