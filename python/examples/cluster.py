"""Plays two bots against each other on all machines of a Ray cluster, each deal once with either in front.

    ray start --head --port 6379            on one machine
    ray start --address HOST:6379           on every other one, where parlour is installed, too
    python python/examples/cluster.py --address HOST:6379 --deals 10000 bluffer careful

Where Ray asks for a token, `RAY_AUTH_MODE=token` and the same `RAY_AUTH_TOKEN` are set on all of them.
Without `--address` this machine is all there is. What comes out depends on the deals alone, and not on the machines.
"""

import argparse
from collections import Counter

import numpy as np
import parlour
import ray


@ray.remote(scheduling_strategy="SPREAD")
def play(game, bots, seeds):
    """The machine, and for each deal what the first bot has more than the second, on average of both games."""
    ahead = []
    for seed in seeds:
        there = parlour.play(game, bots, seed=seed)["scores"]
        back = parlour.play(game, bots[::-1], seed=seed)["scores"]
        ahead.append((there[0] - there[1] + back[1] - back[0]) / 2)
    return ray.get_runtime_context().get_node_id(), ahead


def match(game, bots, deals, share):
    """All deals, in shares: how many were played by each machine, and by how much the first bot is ahead in each."""
    begins = range(0, deals, share)
    shares = ray.get([play.remote(game, bots, range(begin, min(begin + share, deals))) for begin in begins])
    by_machine = Counter()
    for machine, ahead in shares:
        by_machine[machine] += len(ahead)
    return by_machine, np.concatenate([ahead for _, ahead in shares])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays two bots against each other on many machines.")
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--game", default="color-doubt", help="one that two can play")
    parser.add_argument("--deals", type=int, default=1_000)
    parser.add_argument("--share", type=int, default=50, help="deals that a machine takes at a time")
    parser.add_argument("--address", default="local", help="a machine of the cluster, and its port")
    chosen = parser.parse_args()
    ray.init(address=chosen.address, log_to_driver=False)
    by_machine, ahead = match(chosen.game, chosen.bots, chosen.deals, chosen.share)
    for machine, deals in by_machine.items():
        print(f"machine {machine[:8]} played {deals} deals")
    one, other = chosen.bots
    # Of one deal nobody can say how far it may be off.
    error = f", give or take {2 * ahead.std(ddof=1) / np.sqrt(len(ahead)):.2f}" if len(ahead) > 1 else ""
    print(f"{one} is {ahead.mean():+.2f} points a game ahead of {other}{error}")
