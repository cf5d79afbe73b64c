"""Worker processes: they think and read documents, so that the server never stalls.

A worker does one job at a time. One that dies, takes too long, or has used up its time of a processor or its
memory, is stopped and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from types import FrameType
from typing import Any

from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.kernel.texts import Message, message
from undercroft.table.refusals import refused_by, say
from undercroft.table.work.jobs import JOBS, SECONDS, SECONDS_OF

LOG = logging.getLogger("undercroft.table")

MEMORY = 2 << 30
"""Bytes that a worker may use."""

READING_MEMORY = 512 << 20
"""Bytes for reading what people bring: a document that asks for more is refused, and the server lives on."""

SPENT = "spent"
"""What a worker says that has used up what it may: it ends, and another takes its place."""


class TimeSpent(BaseException):
    """A job has used its time of a processor; no handler of ordinary faults may swallow this."""


class WorkerLost(Exception):
    """A worker died or took too long."""

    def __init__(self, message: Message) -> None:
        super().__init__(say(message, "en"))
        self.message = message


class Worker:
    """One worker process and the pipe to it."""

    def __init__(self, name: str, reads: bool) -> None:
        context = worker_context()
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, reads), name=name, daemon=True)
        self.process.start()
        other.close()

    def ask(self, job: str, args: dict[str, Any], limit: float) -> tuple[str, Any]:
        """Have a job done; blocks for at most the limit."""
        try:
            self.pipe.send((job, args))
            if not self.pipe.poll(limit):
                raise WorkerLost(message("lost-time", job=job, limit=str(limit)))
            answer: tuple[str, Any] = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost(message("lost-worker", job=job, reason=repr(error))) from None
        return answer

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.kill()
        self.process.join(5)


def worker_context() -> ForkServerContext | SpawnContext:
    """How processes are started: from a clean server of forks where the system has one."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["undercroft.table.work.jobs"])
    return context


def serve(pipe: Connection, reads: bool) -> None:
    """The life of a worker: a job, its answer, the next, until it has used up what it may."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    limit_memory(READING_MEMORY if reads else MEMORY)
    status = ""
    while status != SPENT:
        try:
            job, args = pipe.recv()
        except (EOFError, OSError):
            return
        answer = answered_in_time(job, args, SECONDS_OF.get(job, SECONDS)) if reads else answered(job, args)
        status = answer[0]
        with contextlib.suppress(BrokenPipeError):
            pipe.send(answer)


def answered_in_time(job: str, args: dict[str, Any], seconds: float) -> tuple[str, Any]:
    """Do a job within so many seconds of a processor, however busy the machine is."""
    try:
        with limited_time(seconds):
            return answered(job, args)
    except TimeSpent:
        return SPENT, UnreadableError(
            "Reading the document takes more than {seconds} seconds.", seconds=round(seconds)
        )


@contextlib.contextmanager
def limited_time(seconds: float) -> Iterator[None]:
    """Interrupt what takes more of the processor, again each second until it ends; where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TimeSpent

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def answered(job: str, args: dict[str, Any]) -> tuple[str, Any]:
    """Do a job: its result, or the error that says what was wrong."""
    try:
        return "done", JOBS[job](**args)
    except UndercroftError as error:
        return ("unreadable" if isinstance(error, UnreadableError) else "not-possible"), error
    except (RecursionError, MemoryError) as error:
        status = SPENT if isinstance(error, MemoryError) else "unreadable"
        name = type(error).__name__
        return status, UnreadableError("The document is too large or too deep ({name}).", name=name)
    except Exception as error:  # noqa: BLE001 - a worker must live on; the server decides what the error means
        return "failed", f"{type(error).__name__}: {error}"


def limit_memory(most: int) -> None:
    """Bound the memory of this process where the system can."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def heard(asked: asyncio.Future[tuple[str, Any]]) -> None:
    """Take note of how a job ended, so that an error that nobody waits for is not told by the loop."""
    if not asked.cancelled():
        asked.exception()


class Workers:
    """A few workers and the queue before them; those that read what people bring may use less."""

    def __init__(self, count: int, limit: float, name: str, reads: bool = False) -> None:
        self.limit = limit
        self.name = name
        self.reads = reads
        self.count = count
        self.threads = ThreadPoolExecutor(count, thread_name_prefix=name)
        self.free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.alive: set[Worker] = set()
        self.stopped = False

    async def do(self, job: str, limit: float | None = None, **args: Any) -> Any:
        """Have a job done by the next free worker; WorkerLost if it died or took too long."""
        status, value = await self.ask(job, self.limit if limit is None else limit, args)
        if status == "done":
            return value
        if status == "failed":
            raise WorkerLost(message("lost-job", job=job, reason=str(value)))
        raise refused_by(value, "unreadable" if status == SPENT else status)

    async def ask(self, job: str, limit: float, args: dict[str, Any]) -> tuple[str, Any]:
        """Have a job done, and put the worker, or a place for its successor, back in the queue."""
        worker = await self.free.get()
        loop = asyncio.get_running_loop()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self.threads, Worker, self.name, self.reads)
                self.alive.add(worker)
            asked = loop.run_in_executor(self.threads, worker.ask, job, args, limit)
            asked.add_done_callback(heard)  # if nobody waits for it any more
            answer = await asyncio.shield(asked)
            if answer[0] == SPENT:
                self.let_go(worker)
                worker = None
        except BaseException as error:
            if worker is not None:
                self.let_go(worker)
            worker = None
            if isinstance(error, WorkerLost):
                LOG.warning("%s", error)
            raise
        finally:
            self.free.put_nowait(worker)
        return answer

    def let_go(self, worker: Worker) -> None:
        """End one worker."""
        self.alive.discard(worker)
        worker.stop()

    def busy(self) -> int:
        """How many workers have something to do."""
        return self.count - self.free.qsize()

    def stop(self) -> None:
        """End all workers."""
        self.stopped = True
        for worker in self.alive:
            worker.stop()
        self.alive.clear()
        self.threads.shutdown(wait=False, cancel_futures=True)
