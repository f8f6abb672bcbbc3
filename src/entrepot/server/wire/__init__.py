"""What server and browser say to each other: the one place where its shape is written down.

Named objects only, no tuples; a union is told apart by its ``type``. Text for people travels as a
``Message`` (key and arguments) and is put into words by whoever shows it. ``docs/wire.md`` tells the
story; the schema is made from these classes (``schema``). The game's own data (a view, an extra) is
plain JSON.

``parts``: what messages are made of. ``asks``: from the browser, ``tells``: to the browser, over the
WebSocket. ``rest``: bodies of requests and answers over HTTP.
"""

VERSION = 1
"""Rises whenever an old client would misread a new server, or the other way round."""
