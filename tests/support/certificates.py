"""A certificate authority for one test, by the openssl command."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from pathlib import Path

import pytest


def authority(folder: Path, host: str) -> tuple[Path, ssl.SSLContext]:
    """A file with key and certificate for this host, and a context that trusts who has signed it."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl command on this machine")
    kind = "IP" if host.replace(".", "").isdecimal() else "DNS"
    chain, key, root = folder / "chain.pem", folder / "key.pem", folder / "root.pem"
    new = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    _openssl(*new, "-keyout", str(folder / "root.key"), "-out", str(root), "-subj", "/CN=Test authority")
    _openssl(
        *new, "-keyout", str(key), "-out", str(chain), "-subj", f"/CN={host}", "-addext",
        f"subjectAltName={kind}:{host}",
        "-addext", "basicConstraints=critical,CA:FALSE", "-CA", str(root), "-CAkey", str(folder / "root.key"),
    )  # fmt: skip
    chain.write_bytes(chain.read_bytes() + key.read_bytes())
    return chain, ssl.create_default_context(cafile=str(root))


def _openssl(*arguments: str) -> None:
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)
