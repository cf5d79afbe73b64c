"""Messages of a client that plays: answers, takebacks, giving up, and the seat itself."""

from __future__ import annotations

from undercroft.kernel.gesture import as_line
from undercroft.table.play import answering, guided_game, seating, windows
from undercroft.table.play.table import Table
from undercroft.table.server.socket.visitor import Visitor
from undercroft.table.wire.client_messages import (
    AlwaysAsk,
    Answer,
    AskForTakeback,
    AskForTime,
    Claim,
    Concede,
    Consent,
    Gesture,
    Hurry,
    Leave,
    Share,
    Sit,
    Skip,
    Standing,
    Undo,
)
from undercroft.table.wire.server_messages import Ack


async def answer(visitor: Visitor, message: Answer) -> None:
    """Answer a question."""
    # whoever shares a screen answers for all to see, and at once
    give = answering.answer if len(visitor.connection.seats) > 1 else windows.answer
    words = await visitor.alter(
        message.seat, lambda t: give(t, message.seat, message.question, message.words), is_answer=True
    )
    acknowledge(visitor, message, words)


async def gesture(visitor: Visitor, message: Gesture) -> None:
    """Give several answers at one go."""
    done, left = await visitor.alter(
        message.seat,
        lambda t: answering.gesture(t, message.seat, message.question, message.words),
        is_answer=True,
    )
    acknowledge(visitor, message, as_line(done), left)


async def undo(visitor: Visitor, message: Undo) -> None:
    """Take an answer back."""
    await visitor.alter(message.seat, lambda t: answering.undo(t, message.seat, message.question))
    acknowledge(visitor, message, "")


def acknowledge(
    visitor: Visitor, message: Answer | Gesture | Undo, words: str, left: list[str] | None = None
) -> None:
    """Say that an answer is stored: the same for a repeat."""
    visitor.connection.send(
        Ack(ref=message.ref, seat=message.seat, question=message.question, words=words, left=left or [])
    )


async def takeback(visitor: Visitor, message: AskForTakeback) -> None:
    """Ask for a takeback."""
    await visitor.act(message, message.seat, lambda t: answering.ask_takeback(t, message.seat))


async def consent(visitor: Visitor, message: Consent) -> None:
    """Agree to a takeback, or not."""
    await visitor.act(message, message.seat, lambda t: answering.consent(t, message.seat, message.yes))


async def concede(visitor: Visitor, message: Concede) -> None:
    """Give up."""
    await visitor.act(message, message.seat, lambda t: seating.concede(t, message.seat, message.on))


async def claim(visitor: Visitor, message: Claim) -> None:
    """Claim the win."""
    live = visitor.live
    await visitor.act(message, message.seat, lambda t: seating.claim(t, message.seat, live.gone(t)))


async def standing(visitor: Visitor, message: Standing) -> None:
    """Set the standing pass."""
    await visitor.act(message, message.seat, lambda t: seating.set_standing(t, message.seat, message.on))


async def always(visitor: Visitor, message: AlwaysAsk) -> None:
    """Be asked in every window."""
    await visitor.act(message, message.seat, lambda t: windows.set_always(t, message.seat, message.on))


async def more_time(visitor: Visitor, message: AskForTime) -> None:
    """Ask for more time in a window."""
    await visitor.act(message, message.seat, lambda t: windows.ask_time(t, message.seat))


async def share(visitor: Visitor, message: Share) -> None:
    """Share the seat's view."""
    await visitor.act(message, message.seat, lambda t: seating.share(t, message.seat, message.on))


async def leave(visitor: Visitor, message: Leave) -> None:
    """Stand up; a seat that is open again is held by nobody, here neither."""

    def act(t: Table) -> bool:
        seating.leave(t, message.seat)
        return t.seats[message.seat].kind == "open"

    if await visitor.alter(message.seat, act):
        visitor.connection.drop(message.seat)
    visitor.done(message)


async def sit(visitor: Visitor, message: Sit) -> None:
    """Sit down again."""
    await visitor.act(message, message.seat, lambda t: seating.sit(t, message.seat))


async def skip(visitor: Visitor, message: Skip) -> None:
    """End a guided game."""
    await visitor.act(message, message.seat, guided_game.skip)


async def hurry(visitor: Visitor, message: Hurry) -> None:
    """Let the computers play on."""
    visitor.live.automatic_player.hurried.set()
    visitor.done(message)
