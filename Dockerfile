# Entrepot for those who host it: docs/hosting.md. Two stages: one with compiler and Node builds the wheel, the other
# holds Python, the packages of requirements.lock and the wheel.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements-build.lock requirements-web.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements-build.lock -r requirements-web.lock
COPY . .
# a failed compiler or client fails here, instead of giving a slow or empty server
RUN python web/build.py && ENTREPOT_REQUIRE_COMPILED=1 python -m hatchling build -t wheel -d /wheels

FROM python:3.13-slim
COPY requirements.lock /
RUN pip install --no-cache-dir --require-hashes -r /requirements.lock
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps --no-index /wheels/*.whl \
    && useradd --system --create-home --home-dir /data entrepot
USER entrepot
VOLUME /data
ENV ENTREPOT_HOST=0.0.0.0 ENTREPOT_PORT=8484 ENTREPOT_DATABASE=sqlite:////data/entrepot.db ENTREPOT_LOG_FORMAT=json
EXPOSE 8484
HEALTHCHECK --interval=30s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8484/health', timeout=5)"]
ENTRYPOINT ["entrepot", "serve", "--no-browser"]
