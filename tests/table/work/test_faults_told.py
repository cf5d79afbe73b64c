"""What is wrong with a document is told in the reader's language, one sentence for each fault."""

from __future__ import annotations

import pytest

from tests.examples import SCENARIO as EXAMPLE
from tests.table.player import post
from tests.table.running import Server
from tests.wrong import SCENARIO, WRONG


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_file_is_told_of_in_both_languages(server: Server, kind: str) -> None:
    wrong = WRONG[kind]
    french = post(server, "/api/check", {"text": wrong.text}, lang="fr").json()
    english = post(server, "/api/check", {"text": wrong.text}, lang="en").json()
    assert french["good"] is english["good"] is False
    assert french["sentence"] == " ".join(french["problems"])
    for told in wrong.told:
        assert told in french["sentence"]
        assert told not in english["sentence"]
    assert len(french["problems"]) == len(english["problems"])
    assert not set(french["problems"]) & set(english["problems"])


def test_each_fault_of_a_scenario_is_a_problem_of_its_own(server: Server) -> None:
    found = post(server, "/api/check", {"text": SCENARIO.text}, lang="fr").json()
    assert len(found["problems"]) == len(SCENARIO.told)
    for told, problem in zip(SCENARIO.told, found["problems"], strict=True):
        assert problem.startswith(told)


def test_a_table_that_cannot_be_made_says_why_in_french(server: Server) -> None:
    wish = {"game": "claustrophobia", "seats": [{"kind": "me"}, {"kind": "me"}]}
    own = post(server, "/api/tables", {**wish, "scenario_text": SCENARIO.text}, lang="fr")
    assert own.status_code == 400
    assert SCENARIO.told[0] in own.json()["sentence"]
    option = post(server, "/api/tables", {**wish, "options": {"gravity": 3}}, lang="fr")
    assert option.status_code == 409
    assert option.json()["sentence"].startswith("claustrophobia n\u2019a pas d\u2019option gravity")


def test_what_is_studied_and_verified_is_refused_in_french(server: Server) -> None:
    record = WRONG["record"]
    studied = post(server, "/api/study", {"text": record.text, "step": 5}, lang="fr")
    assert studied.status_code == 409
    assert record.told[0] in studied.json()["sentence"]
    body = {"text": record.text, "seed": "00" * 32, "commitment": "00" * 32}
    verified = post(server, "/api/verify", body, lang="fr").json()
    assert verified["good"] is False
    assert verified["sentence"].startswith("La partie notée ne peut pas être jouée avec la graine\u00a0: ")
    unreadable = post(server, "/api/verify", {**body, "text": "hello"}, lang="fr")
    assert unreadable.json()["sentence"].startswith("Le document n\u2019est pas une partie notée\u00a0: ")


def test_what_was_hardly_meant_is_a_warning_with_its_line(server: Server) -> None:
    odd = EXAMPLE.replace("rounds = 15", "rounds = 15\nfirst_count = 3")
    line = odd.splitlines().index("first_count = 3") + 1
    for lang, told in (("en", f"Line {line}: first_count"), ("fr", f"Ligne {line}\u00a0: first_count")):
        found = post(server, "/api/check", {"text": odd}, lang=lang).json()
        assert found["good"] is True
        assert [warning.startswith(told) for warning in found["shown"]["warnings"]] == [True]
