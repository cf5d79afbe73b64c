"""What is offered and what is refused are two sides of one thing, in every position of every game."""

import os
from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.subterra.positions import check_said, position
from tests.games.subterra.reading import rules
from undercroft.games.subterra.face.log import EVENTS
from undercroft.games.subterra.face.reasons import SENTENCES
from undercroft.games.subterra.face.words import VOCABULARY
from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.rules import events as happenings
from undercroft.games.subterra.rules import reasons
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.turn import Turn
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.moves import verb
from undercroft.kernel.texts import LANGUAGES, Message
from undercroft.maps.sides import cell_text

EXAMPLES = 1000 if os.environ.get("UNDERCROFT_SOAK") else 30
NO_VERBS = {
    *("BASIC_ACTIONS", "ABILITIES", "LAST_ACTION", "TRIES", "HERE", "DRAWN", "WAITING"),
    *("NOTHING", "ON_SIDES", "ON_SIDES_AND_HERE", "ON_CAVERS"),
}
SIDES = ("north", "east", "south", "west")
SEEDS = st.integers(0, 2**32 - 1)
RULES = rules("en")
CAVERS = ("diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader")
LEVELS = ("normal", "advanced", "expert")
ON_SIDES = "reveal explore move swim squeeze clear dig demolish repel step"
ON_CAVERS = "heal bandage direct take"
ALONE = "pass run rope hide exert dive belay sprint stop guide keep leave stay"


def vocabulary(t: Cave) -> list[str]:
    """Everything that can be said, with every operand there is."""
    cells = [cell_text(cell) for cell in t.map.cells]
    tiles = [t.box.tiles[tile].id for tile in t.laid]
    return [
        *ALONE.split(),
        *(f"{word} {side}" for word in ON_SIDES.split() for side in SIDES),
        *(f"horror step {side}" for side in SIDES),
        *(f"{word} {caver}" for word in ON_CAVERS.split() for caver in CAVERS),
        "clear here",
        "dig here",
        *(f"place {letter}" for letter in "NESW"),
        "use drawn",
        "use waiting",
        *(f"surface {tile}@{cell}" for tile, cell in zip(tiles, cells, strict=True)),
        *(f"spawn at {cell}" for cell in cells),
        *(f"horror {number} first" for number in (1, 2, 3)),
    ]


def random_cave(seed: int) -> Cave:
    """A game of any size, level and options, before its first question."""
    dice = Dice(seed)
    seats = 1 + dice.below(6)
    switches = ("strict_end", "strict_medal", "strict_marker", "strict_rubble", "choose_cavers")
    options: dict[str, object] = {name: bool(dice.below(2)) for name in switches}
    options["demolish_cost"] = 1 + dice.below(2)
    if seats == 1:
        options["caver_count"] = str(4 + dice.below(3))
    state = GAME.start(GAME.setup(seats, LEVELS[dice.below(3)], "", "", **options))
    state.seed(seed)
    state.run()
    return cast(Cave, state)


def questions(seed: int) -> Iterator[Cave]:
    """A random game to its end, stopping at every question that is rare and at some of the others.

    Looking for tiles is preferred, which makes for larger caves.
    """
    t = random_cave(seed)
    dice = Dice(seed)
    while not t.is_over():
        if not isinstance(t.stack[-1], Turn) or dice.below(8) == 0:
            yield t
        seat = t.asked_seat()
        moves = t.offer(seat)
        exploring = [move for move in moves if verb(move) == v.EXPLORE]
        if exploring and dice.below(3):
            moves = exploring
        t.answer(seat, moves[dice.below(len(moves))])
    yield t


@settings(max_examples=EXAMPLES)
@given(SEEDS)
def test_words_are_offered_or_refused_by_a_rule(seed: int) -> None:
    for t in questions(seed):
        if not t.is_over():
            check_words(t)


def check_words(t: Cave) -> None:
    """Whatever can be said is on offer, or it is refused by a rule in both languages."""
    seat = t.asked_seat()
    top = t.stack[-1]
    offered = {VOCABULARY.words(t, move): move for move in t.offer(seat)}
    assert len(offered) == len(t.offer(seat))
    allowed = {
        VOCABULARY.words(t, m) for m in VOCABULARY.moves(t) if top.refusal(t, seat, m) == reasons.LEGAL
    }
    assert set(offered) == allowed
    said = vocabulary(t)
    assert set(offered) <= set(said)
    assert {VOCABULARY.words(t, move) for move in VOCABULARY.moves(t)} <= set(said)
    for words in said:
        if words in offered:
            assert VOCABULARY.read(t, words) == offered[words]
            continue
        reason = GAME.why_not(t, seat, words)
        assert reason.rule in RULES, (words, reason)
        check_said(reason.message)


@settings(max_examples=EXAMPLES // 3)
@given(SEEDS)
def test_everything_shown_can_be_said(seed: int) -> None:
    for t in questions(seed):
        if t.is_over() or isinstance(t.stack[-1], Turn):
            for lang in LANGUAGES:
                assert "{" not in GAME.describe(t, 0, lang)
        outcome = GAME.outcome(t)
        if outcome is not None:
            assert outcome.rule in RULES
            check_said(outcome.message)
            return
        seat = t.asked_seat()
        check_said(GAME.prompt(t, seat))
        for link in GAME.chain(t, seat):
            check_said(link)
        for move in t.offer(seat):
            check_said(GAME.choice(t, seat, move).label)


@settings(max_examples=EXAMPLES // 3)
@given(SEEDS)
def test_every_event_has_its_rule_and_its_sentence(seed: int) -> None:
    match = GAME.new(4, LEVELS[seed % 3], seed)
    dice = Dice(seed)
    while match.outcome() is None:
        moves = match.moves()
        match.apply(moves[dice.below(len(moves))])
    for event in match.events:
        assert GAME.event_rule(event.kind) in RULES, event.kind
        check_said(event.message)


def test_every_kind_of_event_has_a_rule() -> None:
    """The constants before the causes are the kinds; each has a number of its own."""
    names = [name for name in vars(happenings) if name.isupper()]
    kinds = [getattr(happenings, name) for name in names[: names.index("BY_EXERTING")]]
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) == set(EVENTS)
    assert {rule for rule, _ in EVENTS.values()} <= RULES.keys()


def test_every_reason_has_its_sentence() -> None:
    worded_elsewhere = {reasons.NOT_ABLE, reasons.NOT_SELF}
    codes = {number for name, number in vars(reasons).items() if name.isupper()}
    assert codes - worded_elsewhere == set(SENTENCES)
    assert {rule for rule, _ in SENTENCES.values()} <= RULES.keys()


def test_every_card_and_tile_has_a_word_of_its_own() -> None:
    t = position().cave
    words = [
        GAME.card_word(t, deck, card)
        for deck in range(len(GAME.deck_names()))
        for card in GAME.cards(t, deck)
    ]
    assert len(words) == 66 + 31
    assert len(set(words)) == len(words)


def test_every_verb_is_in_the_vocabulary() -> None:
    verbs = {number for name, number in vars(v).items() if name.isupper() and name not in NO_VERBS}
    assert verbs == set(VOCABULARY.verbs)
    t = position(tiles={"0,1": "plain-s1"}).cave
    moves = [VOCABULARY.read(t, words) for words in vocabulary(t)]
    assert {verb(move) for move in moves if move is not None} == verbs


def test_words_that_mean_nothing() -> None:
    t = position()
    for words in (
        "",
        "fly north",
        "move",
        "move up",
        "place X",
        "horror 0 first",
        "spawn at 9,9",
        "surface here",
    ):
        reason = t.match.explain(words)
        assert reason is not None
        assert (reason.rule, reason.message.id) == ("", "why-no-words")
        assert GAME.texts.say(Message("why-no-words", {"words": words}))


def test_a_script_that_does_not_fit_leaves_nothing_behind() -> None:
    t = position()
    before = t.match.position()
    for chance in ("roll 3", "draw plain-x1, roll 3", "draw exit", "roll 9"):
        with pytest.raises(UndercroftError):
            t.do("explore north", chance)
        assert t.match.position() == before
    assert t.do("explore north", "draw plain-x1").at("diver") == "0,1"
