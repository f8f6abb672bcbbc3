"""What Prometheus may know: numbers, no names and no ids."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
LIVE = Gauge("entrepot_live_tables", "Tables in memory", registry=REGISTRY)
CLIENTS = Gauge("entrepot_connections", "Open WebSockets", registry=REGISTRY)
COMMITS = Counter("entrepot_commits", "Commits of the log", registry=REGISTRY)
ACTS = Counter("entrepot_acts", "Acts written to the log", registry=REGISTRY)
REFUSALS = Counter("entrepot_refusals", "Requests refused", ["code"], registry=REGISTRY)
ACKNOWLEDGED = Histogram(
    "entrepot_acknowledged_seconds",
    "From a move's arrival to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
THINKING = Gauge("entrepot_bots_thinking", "Bots that think now", registry=REGISTRY)
