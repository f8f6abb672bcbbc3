"""Logs: one line an event, as text for people or as JSON for machines."""

import json
import logging
import logging.config
from typing import Any


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def logging_config(kind: str, level: str) -> dict[str, Any]:
    """The set-up for ``logging.config.dictConfig``; uvicorn gets the same."""
    formatter: dict[str, Any] = (
        {"()": JsonLines}
        if kind == "json"
        else {"format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"}
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": formatter},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"level": level.upper(), "handlers": ["stderr"]},
        "loggers": {
            "alembic": {"level": "WARNING"},
            "aiosqlite": {"level": "WARNING"},
            "uvicorn": {"level": "INFO" if level == "debug" else "WARNING"},  # each connection, each request
        },
    }
