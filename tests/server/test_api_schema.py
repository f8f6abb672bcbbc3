"""What the API says of itself, and that it holds under made-up requests (schemathesis)."""

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from entrepot.server.schema import document

FEW = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_document_holds_both_ways_of_talking():
    parts = document()["components"]["schemas"]
    for name in ("Play", "State", "Previewed", "TableInfo", "NewTable", "Message"):
        assert name in parts, sorted(parts)
    assert "/api/tables" in document()["paths"]


def ask_often(operation, ann, id):
    @FEW
    @given(case=operation.as_strategy())
    def ask(case):
        path = operation.path.replace("{id}", id).replace("{seat}", "1").replace("{moment}", "2")
        path = path if "{" not in path else case.formatted_path
        body = case.body if isinstance(case.body, dict | list | str | int | float | None) else None
        query = {name: str(value) for name, value in (case.query or {}).items()}
        answer = ann.http.request(case.method, path, params=query, json=body)
        assert answer.status_code < 500, (case.method, path, query, body, answer.text)
        if not answer.is_success:
            assert set(answer.json()) == {"status", "message", "text"}

    ask()


def test_no_request_however_odd_breaks_the_server(server, browser):
    ann = browser("Ann")
    ids = [ann.make("me", "me")["id"], ann.make("me", "open", public=True)["id"]]
    told = schemathesis.openapi.from_dict(document())
    operations = [found.ok() for found in told.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for number, operation in enumerate(operations):
        try:
            ask_often(operation, ann, ids[number % 2])
        except (httpx.InvalidURL, UnicodeEncodeError):  # made up so badly that it cannot be sent
            continue
    assert ann.get("/health")["status"] == "ok"
