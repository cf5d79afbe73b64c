"""What a process counts and measures of itself, in the form that Prometheus reads."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The spans by which answers are sorted."""


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Histogram(
            "undercroft_request_seconds",
            "HTTP requests",
            ("method", "route", "status"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.messages = Histogram(
            "undercroft_message_seconds",
            "Messages of sockets; answers are moves, measured until they are stored",
            ("kind", "outcome"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.errors = Counter("undercroft_errors", "Errors that were logged", registry=self.registry)
        self.error_log = ErrorCount(self.errors)

    def watch(self, name: str, what: str, value: Callable[[], float]) -> None:
        """Give a figure that is looked up whenever somebody asks."""
        Gauge(f"undercroft_{name}", what, registry=self.registry).set_function(value)

    @contextmanager
    def message(self, kind: str) -> Iterator[None]:
        """Measure what a message of a socket takes."""
        began, outcome = time.perf_counter(), "refused"
        try:
            yield
            outcome = "done"
        finally:
            self.messages.labels(kind, outcome).observe(time.perf_counter() - began)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Note a request that has been answered."""
        self.requests.labels(method, route, str(status)).observe(seconds)

    def page(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)


class ErrorCount(logging.Handler):
    """Counts the errors that are logged."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self.errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        self.errors.inc()
