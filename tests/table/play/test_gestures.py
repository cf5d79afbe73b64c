"""Gestures at the table: several answers in one message, stored, acknowledged and taken back as one."""

from __future__ import annotations

from tests.games.dungeontwister.scenes import scene
from tests.kernel.test_gesture import walking
from tests.table.player import Json, Player, get, make, post, run, secrets, sitting
from tests.table.running import Server

NORTH = ["step north", "step north"]


def walk_table(server: Server, *kinds: str) -> Json:
    """A table where Blue's logger is about to take up to three steps."""
    return make(server, *kinds, game="dungeontwister", **{"from": {"text": walking().position()}})


async def gesture(player: Player, seat: int, words: list[str]) -> Json:
    """Answer the question that the last sight asked with a gesture."""
    number = player.sight["question"]["number"]
    return await player.ask(type="gesture", seat=seat, question=number, words=words)


def test_a_gesture_is_one_answer(server: Server) -> None:
    made = walk_table(server, "me", "random")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            number = player.sight["question"]["number"]
            done = await gesture(player, 0, NORTH)
            assert (done["type"], done["words"], done["left"]) == ("ack", "step north; step north", [])
            await player.until("sight")
            assert player.sight["view"]["steps_left"] == 1
            assert player.sight["question"]["number"] == number + 1
            again = await player.ask(type="gesture", seat=0, question=number, words=NORTH)
            assert {**again, "ref": done["ref"]} == done
            other = await player.ask(type="gesture", seat=0, question=number, words=["step east"])
            assert other["code"] == "stale"
            assert (await player.ask(type="answer", seat=0, question=number, words="step north"))[
                "code"
            ] == "stale"

    run(play())


def test_what_is_not_done_comes_back_and_the_same_again_for_a_repeat(server: Server) -> None:
    made = walk_table(server, "me", "me")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            number = player.sight["question"]["number"]
            words = ["step north", "step down", "step north"]
            for _ in range(2):
                done = await player.ask(type="gesture", seat=0, question=number, words=words)
                assert (done["words"], done["left"]) == ("step north", words[1:])

    run(play())


def test_it_stops_for_the_other_players_reaction(server: Server) -> None:
    tokens = "blue-thief@a1-42 yellow-druid@a1-53+yellow-ring-of-paralysis yellow-logger@s2"
    match = scene("a1:32d", tokens).match
    match.apply("move blue-thief")
    made = make(server, "me", "me", game="dungeontwister", **{"from": {"text": match.position()}})

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            done = await gesture(player, 0, ["step east", "step east"])
            assert done["left"] == ["step east"]
            assert (await player.lift(1))["question"]["secret"]

    run(play())


def test_undo_and_takeback_take_a_gesture_back_whole(server: Server) -> None:
    made = walk_table(server, "me", "greedy")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            before = (await player.lift(0))["view"]
            for wish in ("undo", "takeback"):
                await gesture(player, 0, NORTH)
                await player.until("sight")
                number = player.sight["question"]["number"]
                assert player.sight["question"]["undo"]
                more = {"question": number} if wish == "undo" else {}
                await player.ask(type=wish, seat=0, **more)
                await player.until("sight")
                assert player.sight["view"] == before

    run(play())


def test_the_first_answer_of_a_gesture_must_be_offered(server: Server) -> None:
    made = walk_table(server, "me", "random")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            refused = await gesture(player, 0, ["step down", "step north"])
            assert refused["code"] == "illegal"
            number = player.sight["question"]["number"]
            for words in ([], ["step north"] * 65, [""]):
                bad = await player.ask(type="gesture", seat=0, question=number, words=words)
                assert bad["code"] == "unreadable"
            assert (await player.lift(0))["question"]["number"] == number

    run(play())


def test_ways_are_found_when_they_are_asked_for(server: Server) -> None:
    made = walk_table(server, "me", "random")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            number = player.sight["question"]["number"]
            found = (await player.ask(type="paths", seat=0, question=number))["paths"]
            far = max(found, key=lambda path: len(path["words"]))
            assert len(far["words"]) == 3
            assert far["through"][-1] == far["touch"]
            assert (await gesture(player, 0, far["words"]))["left"] == []
            stale = await player.ask(type="paths", seat=0, question=number)
            assert stale["code"] == "stale"
            refused = await player.ask(type="paths", seat=1, question=number)
            assert refused["code"] == "not-yours"

    run(play())


def test_a_guide_takes_one_step_at_a_time(server: Server) -> None:
    made = post(server, "/api/games/dungeontwister/guides/moving-and-turning", {"name": "Ada"}).json()

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            number = player.sight["question"]["number"]
            assert (await player.ask(type="paths", seat=0, question=number))["paths"] == []
            awaited = player.table["guide"]["words"][0]
            done = await gesture(player, 0, [awaited, "step north"])
            assert (done["words"], done["left"]) == (awaited, ["step north"])

    run(play())


def test_the_dice_of_a_game_with_gestures_can_be_verified(server: Server) -> None:
    """What was taken back has used numbers of the seed: its place is counted in answers, not in gestures."""
    made = make(server, "me", game="subterra")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            for turn in range(30):
                question = (await player.lift(0))["question"]
                if question is None:
                    break
                offered = [choice["words"] for choice in question["choices"]]
                leads = [words for words in offered if words.split()[0] in ("explore", "place", "reveal")]
                words = [(leads or offered)[0]]
                if "exert" in offered:
                    words = ["exert", *words]
                done = await gesture(player, 0, words)
                assert done["type"] == "ack"
                if turn % 6 == 5:
                    await player.ask(type="takeback", seat=0)
            await player.ask(type="concede", seat=0)

    run(play())
    record = get(server, f"/api/tables/{made['table']}/record").text
    assert "jumps:" in record
    verified = get(server, f"/api/records/{made['table']}/verify").json()
    assert verified["good"] is True, (verified, record)
