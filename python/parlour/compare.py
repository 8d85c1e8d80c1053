"""Parlour beside OpenSpiel, PettingZoo and pgx, as they come from PyPI, all in one run: `python -m parlour.compare`.

Every program plays by the same method: whole games, one after another, each action drawn at random from those that the mask
allows, the observation of whoever is to move and its mask made before each, and the drawing counted. All take turns, and
the time is what the process had of all processors. Programs that are not installed are left out.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any, NamedTuple

import numpy as np

import parlour

# That with which all else is compared.
OURS = "color-doubt"

Run = Callable[[int], int]


class Contestant(NamedTuple):
    """A game of a program. `play` takes at least so many steps, and says how many it took."""

    game: str
    program: str
    play: Run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m parlour.compare", description="How fast others are stepped.")
    parser.add_argument("--steps", type=int, default=20_000, help="of one table in a round; of many, ten times as many")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=1_024, help="of a batch")
    chosen = parser.parse_args()
    groups = {
        f"{chosen.tables} tables at once": (list(many(chosen.tables)), 10),
        "one table, with observation and mask": (list(one()), 1),
        "one table, moves alone": (list(bare()), 1),
    }
    for name, (contestants, scale) in groups.items():
        speeds = measured(contestants, scale * chosen.steps, chosen.rounds)
        ours = next((speed for each, speed in speeds if each.game == OURS), None)
        print(f"{name + ', steps a second':<64}{OURS + ' is' if ours else '':>24}")
        for each, speed in speeds:
            ratio = f"{ours / speed:.3g} times as fast" if ours and each.program != "Parlour" else ""
            print(f"  {each.game:<22}{each.program:<24}{speed:>16,.0f}{ratio:>24}")


def measured(contestants: list[Contestant], steps: int, rounds: int) -> list[tuple[Contestant, float]]:
    """Steps a second of processor time; in each round all have their turn."""
    for each in contestants:
        each.play(1)
    taken, spent = [0] * len(contestants), [0.0] * len(contestants)
    for _ in range(rounds):
        for place, each in enumerate(contestants):
            begun = time.process_time()
            taken[place] += each.play(steps)
            spent[place] += time.process_time() - begun
    return [(each, taken[place] / spent[place]) for place, each in enumerate(contestants)]


def many(tables: int) -> Iterator[Contestant]:
    """Batches."""
    for game in parlour.games():
        yield Contestant(game, "Parlour", of_batch(parlour.Batch(game, tables, players=4)))
    try:
        import jax
        import pgx
    except ImportError:
        return
    for game in ("leduc_holdem", "kuhn_poker"):
        program = f"pgx {version('pgx')}"
        yield Contestant(game, f"{program}, a call a step", of_pgx(jax, pgx.make(game), tables, 1))
        yield Contestant(game, f"{program}, 100 a call", of_pgx(jax, pgx.make(game), tables, 100))


def one() -> Iterator[Contestant]:
    """One table, by what each program has for it."""
    for game in parlour.games():
        yield Contestant(game, "Parlour", of_pettingzoo(parlour.env(game, players=4)))
    try:
        from pettingzoo.classic.hanabi.hanabi import raw_env

        hanabi = raw_env()
    except ImportError:
        pass
    else:
        yield Contestant("hanabi", f"PettingZoo {version('pettingzoo')}", of_pettingzoo(hanabi))
    yield from of_openspiel(("leduc_poker", "hanabi", "crazy_eights", "go_fish", "hearts", "backgammon"), is_seen=True)


def bare() -> Iterator[Contestant]:
    """OpenSpiel's own moves from Python, without observations."""
    yield from of_openspiel(("crazy_eights", "go_fish", "hearts", "backgammon"), is_seen=False)


def of_openspiel(games: tuple[str, ...], *, is_seen: bool) -> Iterator[Contestant]:
    try:
        import pyspiel
    except ImportError:
        return
    for game in games:
        play = of_state(pyspiel.load_game(game), is_seen)
        yield Contestant(game, f"OpenSpiel {version('open_spiel')}", play)


def of_batch(batch: parlour.Batch) -> Run:
    def play(steps: int) -> int:
        calls = -(-steps // batch.tables)
        for _ in range(calls):
            batch.step(batch.sample())
        return calls * batch.tables

    return play


def of_pgx(jax: Any, env: Any, tables: int, at_once: int) -> Run:
    from pgx.experimental import auto_reset

    step = auto_reset(env.step, env.init)

    def act(carried: Any, _: Any) -> Any:
        state, key = carried
        key, drawing, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(drawing, logits, axis=-1)
        return (jax.vmap(step)(state, actions, jax.random.split(chance, tables)), key), None

    several = jax.jit(lambda carried: jax.lax.scan(act, carried, None, length=at_once)[0])
    first = jax.random.split(jax.random.PRNGKey(0), tables)
    carried = jax.jit(jax.vmap(env.init))(first), jax.random.PRNGKey(1)

    def play(steps: int) -> int:
        nonlocal carried
        calls = -(-steps // (tables * at_once))
        for _ in range(calls):
            carried = several(carried)
        carried[0].observation.block_until_ready()
        return calls * tables * at_once

    return play


def of_pettingzoo(env: Any) -> Run:
    seeds = iter(range(1 << 30))

    def play(steps: int) -> int:
        taken = 0
        while taken < steps:
            env.reset(seed=next(seeds))
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                env.step(drawn(observation["action_mask"]))
                taken += 1
        return taken

    return play


def of_state(game: Any, is_seen: bool) -> Run:
    has_observation = game.get_type().provides_observation_tensor

    def play(steps: int) -> int:
        taken = 0
        while taken < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(actions, chances)[0])
                    continue
                if is_seen:
                    tensor = state.observation_tensor() if has_observation else state.information_state_tensor()
                    np.asarray(tensor, np.float32)
                    action = drawn(np.asarray(state.legal_actions_mask(), np.int8))
                else:
                    action = random.choice(state.legal_actions())
                state.apply_action(action)
                taken += 1
        return taken

    return play


def drawn(mask: Any) -> int:
    """An action that a mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


if __name__ == "__main__":
    main()
