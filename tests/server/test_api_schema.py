"""What the API says of itself."""

import pytest

from entrepot.server.schema import document

# Litestar's newer way to declare parameters and dependencies is not taken up yet
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def test_the_document_holds_both_ways_of_talking():
    parts = document()["components"]["schemas"]
    for name in ("Play", "State", "Previewed", "TableInfo", "NewTable", "Message"):
        assert name in parts, sorted(parts)
    assert "/api/tables" in document()["paths"]
