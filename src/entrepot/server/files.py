"""The browser client: built files, and the page for every address that the client draws itself."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.response import File

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What is served at all, and as what; the machine's own table of types may be wrong."""
FOREVER = "public, max-age=31536000, immutable"
NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Entrepot</title>
<h1>Entrepot</h1>
<p>The server runs, but this installation holds no browser client: build <code>web/</code>, or install the
packaged version.</p>
<p lang="zh">服务器正在运行，但这个安装里没有浏览器界面：请构建 <code>web/</code>，或安装打包好的版本。</p>
</html>
"""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], sync_to_thread=False, include_in_schema=False)
def client(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the client; an address without a file is one of the client's own pages."""
    wanted = request.url.path.strip("/")
    if wanted.startswith("api/") or wanted == "api":
        raise NotFoundException
    file = (STATIC / wanted).resolve()
    kind = TYPES.get(file.suffix)
    if kind and STATIC.resolve() in file.parents and file.is_file():
        return _file(file, kind, FOREVER if wanted.startswith("assets/") else "no-cache")
    if Path(wanted).suffix in TYPES:  # a file that is not there, such as an asset of an older version
        raise NotFoundException
    index = STATIC / "index.html"
    if index.is_file():
        return _file(index, TYPES[".html"], "no-cache")
    return Response(NO_CLIENT, media_type=TYPES[".html"], headers={"cache-control": "no-cache"})


def _file(path: Path, kind: str, cache: str) -> File:
    return File(path, media_type=kind, content_disposition_type="inline", headers={"cache-control": cache})
