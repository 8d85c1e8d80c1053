"""A batch as one of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parlour.batch import Batch, Refused
from parlour.games import observation_space, some_seed

Observations = dict[str, NDArray[Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Observations, ArrayLike, NDArray[Any]]):
    """`num_envs` tables of a game; keywords are those of `Batch`.

    With `opponents` the learner plays one seat. Without them it plays all seats in turn, and the reward of a step is
    that of the seat that acted.

    - Observations are `observation`, uint8 `(B, N)`, and `action_mask`, int8 `(B, A)`, of the seat to move; with
      `belief="possible"` or `"likely"` its `belief`, too: float32 `(B, H)`, the exact chances of what is hidden.
    - Infos are `to_move`, int32 `(B,)`, and `rewards`, float32 `(B, S)`, of all seats.
    - `autoreset_mode` says when a table goes on after an end, as Gymnasium has it. `SAME_STEP`: the next game begins in
      the step that ends one. Infos then have `final_obs`, for each table what the seat that acted last observes of the
      end, or `None`, and `final_info` with the `rewards`; `_final_obs` and `_final_info` say at which tables. `NEXT_STEP`:
      the end is observed, and the next step begins the next game, whatever its action. `DISABLED`: it is begun by
      `reset(options={"reset_mask": ...})`.
    - Arrays are copies; with `copy=False` they are the batch's own, into which every step writes.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
    # Until there is something to close.
    closed = True

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **how: Any,
    ):
        named = AutoresetMode.__members__.get(str(autoreset_mode))
        self._mode = named or AutoresetMode(autoreset_mode)
        self.metadata = self.metadata | {"autoreset_mode": self._mode}
        self.batch = Batch(game, num_envs, wait=True, **how)
        self.closed = False
        self.num_envs = num_envs = self.batch.tables
        self._copy = copy
        self._seeded = "seed" in how
        self._believes = self.batch.beliefs.shape[1] > 0
        self.single_observation_space = observation_space(self.batch.layout, self._believes)
        self.single_action_space = spaces.Discrete(self.batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks = self.batch.masks.view(np.int8)
        self._every = np.arange(num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins the first games of a seed; without one the next games.

        Of `options` there is `reset_mask`, bool `(B,)`: the next game begins at these tables alone.
        """
        if not (options is None or isinstance(options, dict)):
            raise TypeError(f"options are a dictionary, not {options!r}")
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            if seed is None and not self._seeded:
                seed = some_seed()
            self._seeded = True
            self.batch.reset(seed)
            self._over[:] = False
            self._begun = True
        elif seed is not None:
            raise ValueError("a seed is for all tables: leave it out with reset_mask")
        else:
            self.batch.begin(chosen)
            self.batch.rewards[chosen] = 0
            self._over[chosen] = False
        return self._observations(), self._infos()

    def step(self, actions: ArrayLike) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Takes an action at each table, whole numbers `(B,)`. Masked ones raise `Refused`, as in `Batch.step`."""
        if not self._begun:
            raise ValueError("no game has begun: reset the environment")
        batch = self.batch
        actors = batch.to_move.copy()
        begins = self._over & (self._mode == AutoresetMode.NEXT_STEP)
        faults: list[tuple[int, str]] = []
        try:
            batch.step(actions)
        except Refused as refused:
            # Where the next game begins no action is taken.
            faults = [fault for fault in refused.faults if not begins[fault[0]]]
        np.logical_or(batch.terminated, batch.truncated, out=self._over)
        ends = {}
        if self._mode == AutoresetMode.SAME_STEP and self._over.any():
            ends = self._ends(actors)
            begins = self._over
        if begins.any():
            batch.begin(begins)
        if faults:
            raise Refused(faults)
        rewards = batch.rewards[self._every, actors]
        infos = self._infos() | ends
        return self._observations(), rewards, self._own(batch.terminated), self._own(batch.truncated), infos

    def _ends(self, actors: NDArray[np.int32]) -> dict[str, Any]:
        """What there is to say of games that have just ended."""
        over = self._over.copy()
        observed = np.full(self.num_envs, None, object)
        tables = np.flatnonzero(over)
        masks = np.zeros((len(tables), self._masks.shape[1]), np.int8)
        for table, actor, mask in zip(tables.tolist(), actors[tables].tolist(), masks):
            observed[table] = {"observation": self.batch.observe(table, actor), "action_mask": mask}
            if self._believes:
                observed[table]["belief"] = self.batch.belief(table, actor)
        info = {"rewards": self.batch.rewards.copy(), "_rewards": over}
        return {"final_obs": observed, "_final_obs": over, "final_info": info, "_final_info": over}

    def close_extras(self, **_: Any) -> None:
        """Frees the tables."""
        self.batch.close()

    def _observations(self) -> Observations:
        observed = {"observation": self._own(self.batch.observations), "action_mask": self._own(self._masks)}
        if self._believes:
            observed["belief"] = self._own(self.batch.beliefs)
        return observed

    def _infos(self) -> dict[str, Any]:
        return {"to_move": self._own(self.batch.to_move), "rewards": self._own(self.batch.rewards)}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
