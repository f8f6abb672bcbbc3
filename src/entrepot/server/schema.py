"""The wire as one OpenAPI document, REST and WebSocket: ``python -m entrepot.server.schema``.

The messages of the WebSocket stand among the components: ``Request`` is what a browser sends, ``Push`` what
it gets. ``openapi-typescript`` makes types of them.
"""

import json
from typing import Any

import msgspec

from entrepot.server.wire import asks, tells


def document() -> dict[str, Any]:
    """The whole document."""
    from entrepot.server.app import make_litestar
    from entrepot.server.settings import Settings

    found: dict[str, Any] = make_litestar(
        Settings(database="sqlite:///never-opened.db")
    ).openapi_schema.to_schema()
    whole, parts = msgspec.json.schema_components(
        [asks.Request, tells.Push], ref_template="#/components/schemas/{name}"
    )
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(parts)
    schemas["Request"], schemas["Push"] = whole
    return found


if __name__ == "__main__":
    print(json.dumps(document(), indent=2, ensure_ascii=False, default=str))
