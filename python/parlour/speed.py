"""How fast environments are stepped from Python, at tables of four: `python -m parlour.speed`.

Beside it, `cargo run --release -p env --example speed` measures the same from Rust. The time is that which this thread
had a processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import parlour

# How often each is measured.
ROUNDS = 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m parlour.speed", description="How fast environments are stepped.")
    parser.add_argument("--tables", type=int, default=1_024)
    parser.add_argument("--steps", type=int, default=500)
    chosen = parser.parse_args()
    print(f"{chosen.tables} tables, {chosen.steps} steps at each, {ROUNDS} times; millions of steps a second")
    print(f"{'':<24}{'batch':>10}{'vector':>10}{'step':>10}{'with last':>12}")
    for game in parlour.games():
        batch = batched(game, chosen.tables, chosen.steps)
        vector = of_gymnasium(game, chosen.tables, chosen.steps)
        bare, last = single(game, 40 * chosen.steps)
        print(f"{game:<24}{batch:>10.2f}{vector:>10.2f}{bare:>10.2f}{last:>12.2f}")
    batch = batched("clue", chosen.tables, chosen.steps // 5, belief="possible")
    print(f"{'clue, exact belief':<24}{batch:>10.2f}")


def batched(game: str, tables: int, steps: int, belief: str | None = None) -> float:
    """A batch with actions drawn at random, the drawing included."""
    batch = parlour.Batch(game, tables, players=4, seed=1, belief=belief)

    def run() -> int:
        for _ in range(steps):
            batch.step(batch.sample())
        return tables * steps

    return measured(run)


def of_gymnasium(game: str, tables: int, steps: int) -> float:
    """The same as a vector environment, which also tells what was seen of each end."""
    env = parlour.VectorEnv(game, tables, players=4, seed=1, copy=False)
    env.reset()

    def run() -> int:
        for _ in range(steps):
            env.step(env.batch.sample())
        return tables * steps

    return measured(run)


def single(game: str, least: int) -> tuple[float, float]:
    """One table of PettingZoo by actions that were drawn before: steps alone, and with what `last` gives before each."""
    env = parlour.env(game, players=4)
    games: list[tuple[int, list[int]]] = []
    while sum(len(actions) for _, actions in games) < least:
        games.append((len(games), drawn(env, len(games))))

    def bare() -> int:
        step = env.step
        for seed, actions in games:
            env.reset(seed)
            for action in actions:
                step(action)
        return sum(len(actions) for _, actions in games)

    def with_last() -> int:
        for seed, actions in games:
            env.reset(seed)
            for action in actions:
                env.last()
                env.step(action)
        return sum(len(actions) for _, actions in games)

    return measured(bare), measured(with_last)


def drawn(env: parlour.Env, seed: int) -> list[int]:
    """The actions of a game that is played at random."""
    env.reset(seed)
    actions = []
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        actions.append(int(env.action_space(env.agent_selection).sample(mask)))
        env.step(actions[-1])
    return actions


def measured(run: Callable[[], int]) -> float:
    """Millions of steps a second."""
    steps = 0
    begun = time.thread_time()
    for _ in range(ROUNDS):
        steps += run()
    return 1e-6 * steps / (time.thread_time() - begun)


if __name__ == "__main__":
    main()
