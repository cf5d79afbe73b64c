"""What lies in deploy/ works: the settings for a real nginx, the unit's command, the names in all files."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.table.player import CLIENT, Player, run
from tests.table.running import QUICK, ROOT, SOURCE, TEST_GAME, Server, free_port, serving, wait_for_port
from tests.table.services import ADVICE, Databases, postgres, redis
from undercroft.table.settings import Settings

DEPLOY = ROOT / "deploy"
KNOWN = {f"UNDERCROFT_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}


@contextmanager
def proxy(folder: Path, *servers: Server) -> Iterator[str]:
    """nginx with the settings that we give to others, but for ports and certificate; its address."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    assert Path(program).exists(), f"nginx is not installed. {ADVICE}"
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run(
        ["openssl", "req", *made, "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for number, server in enumerate(servers, start=8001):
        site = site.replace(f"127.0.0.1:{number} ", f"127.0.0.1:{server.port} ")
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = re.sub(r"/etc/letsencrypt/\S*fullchain.pem", str(certificate), site)
    site = re.sub(r"/etc/letsencrypt/\S*privkey.pem", str(key), site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;"
    (folder / "nginx.conf").write_text(
        f"{whole}\nevents {{}}\nhttp {{ access_log off; {temporary}\n{site}\n}}\n", encoding="utf-8"
    )
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        assert wait_for_port(port, process), (folder / "errors").read_text(encoding="utf-8")
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(30)


def test_two_processes_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    with ExitStack() as stack:
        databases = Databases("postgresql", stack.enter_context(postgres()))
        shared = {
            "REDIS_URL": stack.enter_context(redis()),
            "UNDERCROFT_PROXIES": "127.0.0.1",
            "UNDERCROFT_ACCESS_LOG": "true",
            "UNDERCROFT_LOG_FORMAT": "json",
        }
        url = databases.fresh(tmp_path)
        servers = [stack.enter_context(serving(tmp_path, url, shared)) for _ in range(2)]
        address = stack.enter_context(proxy(tmp_path, *servers))
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
        own = {"origin": address, "x-forwarded-for": "203.0.113.9"}
        made = CLIENT.post(f"{address}/api/tables", json={"game": TEST_GAME, "seats": seats}, headers=own)
        assert made.status_code == 201, made.text
        assert "strict-transport-security" in made.headers
        assert len(made.headers["x-request-id"]) == 32
        foreign = {"origin": "https://elsewhere.example"}
        assert CLIENT.post(f"{address}/api/tables", json={}, headers=foreign).status_code == 403
        for path in ("/metrics", "/health", "/ready"):
            assert CLIENT.get(f"{address}{path}").status_code == 404
        table, secrets = made.json()["table"], [seat["secret"] for seat in made.json()["seats"]]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        socket = f"{address.replace('https', 'wss')}/api/tables/{table}/socket"

        async def play() -> None:
            async with connect(socket, ssl=trusting, origin=address) as talk:  # type: ignore[arg-type]
                ada = Player(talk)
                await ada.hello(*secrets)
                seat = next(one["seat"] for one in ada.table["seats"] if one["asked"])
                await ada.lift(seat)
                assert (await ada.answer(seat, "left"))["type"] == "ack"

        async def sit() -> None:
            await play()
            await asyncio.to_thread(servers[0].kill)
            for _ in range(150):  # the proxy finds the other, which has to be asked again while it takes over
                with suppress(ConnectionClosed):
                    return await play()
                await asyncio.sleep(0.2)
            raise AssertionError("nobody took the table over")

        run(sit())
        said = "".join(server.log.read_text(encoding="utf-8") for server in servers)
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    addresses = {line["address"] for line in lines if line.get("path") == "/api/tables"}
    assert addresses == {"127.0.0.1"}  # the proxy's word, not the stranger's


def test_the_unit_of_systemd_starts_a_server(tmp_path: Path) -> None:
    unit = (DEPLOY / "undercroft@.service").read_text(encoding="utf-8")
    port = free_port()
    (given,) = re.findall("^Environment=(.*)$", unit, re.MULTILINE)
    variables = dict(one.split("=", 1) for one in shlex.split(given.replace("%i", str(port))))
    (command,) = re.findall("^ExecStart=(.*)$", unit, re.MULTILINE)
    program, *words = shlex.split(command)
    assert program.endswith("/undercroft")
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("UNDERCROFT_")},
        **QUICK,
        **variables,
        "XDG_STATE_HOME": str(tmp_path),
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(SOURCE))),
    }
    started = subprocess.Popen([sys.executable, "-m", "undercroft", *words], env=environment, cwd=tmp_path)
    try:
        assert wait_for_port(port, started)
        assert CLIENT.get(f"http://127.0.0.1:{port}/ready").status_code == 200
        assert (tmp_path / "undercroft" / "table.db").is_file()
    finally:
        started.terminate()
        started.wait(30)


def named_settings(text: str) -> set[str]:
    """The settings of ours that a file names."""
    return set(re.findall(r"\bUNDERCROFT_[A-Z_]+\b", text)) - {"UNDERCROFT_DOMAIN"}


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_setting_that_is_named_is_one(file: Path) -> None:
    assert named_settings(file.read_text(encoding="utf-8")) <= KNOWN


def test_the_services_of_compose_fit_together() -> None:
    tree = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = tree["services"]
    assert set(services) == {"one", "two", "database", "redis", "proxy"}
    server = services["one"]
    assert server == services["two"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve().is_file()
    assert set(server["depends_on"]) == {"database", "redis"}
    assert "@database/" in server["environment"]["DATABASE_URL"]
    assert "//redis:" in server["environment"]["REDIS_URL"]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy one:8000 two:8000" in caddy
    assert "UNDERCROFT_PORT=8000" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")
