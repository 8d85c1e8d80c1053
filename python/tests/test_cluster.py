"""A cluster of two nodes, both on this machine, as processes of their own."""

import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import parlour
import pytest

pytest.importorskip("ray")

SCRIPT = Path(__file__).parents[1] / "examples" / "cluster.py"
RAY = Path(sys.executable).with_name("ray")
GAME, BOTS, DEALS = "color-doubt", ["careful", "random"], 24
# Whoever talks to the cluster has its token.
KNOWN = os.environ | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(*how):
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([RAY, "start", "--block", "--num-cpus=1", *how], env=KNOWN, **quiet)


@pytest.fixture
def address():
    """The head's address, once two nodes are there."""
    address = f"127.0.0.1:{(port := free_port())}"
    nodes = [start("--head", "--node-ip-address=127.0.0.1", f"--port={port}", "--include-dashboard=false")]
    try:
        wait_for(address, 1, nodes)
        nodes.append(start(f"--address={address}", "--node-ip-address=127.0.0.1"))
        wait_for(address, 2, nodes)
        yield address
    finally:
        for node in reversed(nodes):
            # It ends all that it has started.
            node.send_signal(signal.SIGTERM)
            node.wait(timeout=60)


def wait_for(address, count, nodes):
    """Until there are so many nodes."""
    ask = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False); print(sum(n['Alive'] for n in ray.nodes()))"
    until = time.monotonic() + 120
    while time.monotonic() < until:
        assert all(node.poll() is None for node in nodes)
        asked = subprocess.run(
            [sys.executable, "-c", ask, address], capture_output=True, text=True, timeout=120, env=KNOWN
        )
        if asked.stdout.strip() == str(count):
            return
        time.sleep(0.5)
    pytest.fail(f"there are not {count} nodes: {asked.stdout}{asked.stderr}")


def test_two_machines_play_what_one_would(address):
    command = [
        sys.executable,
        SCRIPT,
        "--address",
        address,
        "--game",
        GAME,
        "--deals",
        str(DEALS),
        "--share",
        "2",
        *BOTS,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, env=KNOWN)
    assert ended.returncode == 0, ended.stderr
    shares = re.findall(r"^machine (\w+) played (\d+) deals$", ended.stdout, re.MULTILINE)
    assert len({machine for machine, _ in shares}) == 2
    assert sum(int(deals) for _, deals in shares) == DEALS
    ahead = []
    for seed in range(DEALS):
        for bots, sign in ((BOTS, 1), (BOTS[::-1], -1)):
            scores = parlour.play(GAME, bots, seed=seed)["scores"]
            ahead.append(sign * (scores[0] - scores[1]))
    assert f"careful is {np.mean(ahead):+.2f} points a game ahead of random" in ended.stdout


def test_the_printed_command_runs():
    (printed,) = re.findall(r"^    python python/examples/cluster.py --address HOST:6379 --deals 10000 (.*)$", SCRIPT.read_text(), re.MULTILINE)
    # On this machine alone, and with fewer deals.
    command = [sys.executable, SCRIPT, "--deals", "4", *printed.split()]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, env=KNOWN)
    assert ended.returncode == 0, ended.stderr
    assert re.search(r"^machine \w+ played 4 deals$", ended.stdout, re.MULTILINE)
