"""What whoever watches over servers counts: /metrics in the text format of Prometheus.

Only where BOOMTOWN_METRICS is set, and for nobody who comes through a proxy. Of an address its rule
is counted, in which no code can stand.
"""

import os
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, abort, current_app, g, request

from printables.core.press import the_press
from web.serving.fair_threads import THREADS, FairThreads
from web.serving.streams import STREAMS

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Metric

VARIABLE = "BOOMTOWN_METRICS"
METRICS = "metrics"
ADDRESS = "/metrics"
NONE = "none"
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one application."""

    def __init__(self, app: Flask) -> None:
        # Only who sets it needs the library; a browser that has no network has none.
        from prometheus_client import (  # noqa: PLC0415
            CollectorRegistry,
            Counter,
            Histogram,
            ProcessCollector,
        )

        self.registry = CollectorRegistry()
        here: dict[str, Any] = {"registry": self.registry, "namespace": "boomtown"}
        answered = ("method", "rule", "status")
        self.requests = Counter("requests", "Requests that were answered.", answered, **here)
        self.errors = Counter("errors", "Requests answered with a status from 500 on.", **here)
        self.seconds = Histogram(
            "request_seconds", "How long answers took.", buckets=SECONDS, **here
        )
        self.changes = Counter("changes", "Changes of sheets that were kept here.", **here)
        self.registry.register(_Now(app))
        ProcessCollector(registry=self.registry)

    def count(self, answer: Response) -> None:
        """Counts one answer."""
        rule = request.url_rule
        known = rule.methods if rule and rule.methods else ()
        method = request.method if request.method in known else NONE
        self.requests.labels(method, rule.rule if rule else NONE, answer.status_code).inc()
        if answer.status_code >= 500:  # noqa: PLR2004
            self.errors.inc()
        self.seconds.observe(time.perf_counter() - g.get("measured_from", time.perf_counter()))


class _Now:
    """What is counted where it happens, read when somebody asks."""

    def __init__(self, app: Flask) -> None:
        self.app = app

    def collect(self) -> "Iterator[Metric]":
        """How many streams are open, what waits, what was printed."""
        from prometheus_client.core import (  # noqa: PLC0415
            CounterMetricFamily,
            GaugeMetricFamily,
        )

        threads: FairThreads | None = self.app.extensions.get(THREADS)
        press = the_press()
        yield GaugeMetricFamily(
            "boomtown_streams", "Live pages that are open.", len(self.app.extensions[STREAMS])
        )
        queue = GaugeMetricFamily("boomtown_queue", "What waits for its turn.", labels=["for"])
        queue.add_metric(["answer"], threads.waiting if threads else 0)
        queue.add_metric(["press"], press.waiting)
        yield queue
        yield CounterMetricFamily("boomtown_papers", "Papers that were printed.", press.printed)


def register(app: Flask) -> None:
    """Counts from now on, if that is wanted."""
    if not os.environ.get(VARIABLE):
        return
    metrics = app.extensions[METRICS] = Metrics(app)
    app.before_request(_begin_to_measure)
    app.add_url_rule(ADDRESS, METRICS, told)

    @app.after_request
    def counted(answer: Response) -> Response:
        metrics.count(answer)
        return answer


def told() -> Response:
    """All of it."""
    from prometheus_client import generate_latest  # noqa: PLC0415
    from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4  # noqa: PLC0415

    if current_app.config["PROXIES"] and "X-Forwarded-For" in request.headers:
        abort(404)
    registry: CollectorRegistry = current_app.extensions[METRICS].registry
    answer = Response(generate_latest(registry), content_type=CONTENT_TYPE_PLAIN_0_0_4)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _begin_to_measure() -> None:
    g.measured_from = time.perf_counter()
