"""Traces for OpenTelemetry, for those who gather them: what each request and each message took."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from undercroft import __version__
from undercroft.kernel.errors import UnreadableError


class Tracer:
    """Gathers nothing."""

    @contextmanager
    def span(self, name: str, **about: str | int) -> Iterator[None]:
        """Something that takes time."""
        yield

    def stop(self) -> None:
        """Send what has been gathered."""


class TelemetryTracer(Tracer):
    """Sends spans to a collector over HTTP."""

    def __init__(self, collector: str) -> None:
        provider, exporter, batches, resource = telemetry()
        self.provider = provider(resource=resource.create({"service.name": "undercroft"}))
        self.provider.add_span_processor(batches(exporter(endpoint=f"{collector.rstrip('/')}/v1/traces")))
        self.tracer = self.provider.get_tracer("undercroft", __version__)

    @contextmanager
    def span(self, name: str, **about: str | int) -> Iterator[None]:
        with self.tracer.start_as_current_span(name, attributes=about):
            yield

    def stop(self) -> None:
        self.provider.shutdown()


def telemetry() -> tuple[Any, Any, Any, Any]:
    """The parts of the library, which only those who gather traces need."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as error:
        raise UnreadableError(
            "Traces need one more library ({library}): pip install 'undercroft[traces]'.", library=error.name
        ) from None
    return TracerProvider, OTLPSpanExporter, BatchSpanProcessor, Resource


def open_tracer(collector: str) -> Tracer:
    """The tracer that a setting asks for."""
    return TelemetryTracer(collector) if collector else Tracer()
