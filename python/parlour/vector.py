"""A batch as one of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from parlour.batch import Batch
from parlour.games import some_seed

Observations = dict[str, NDArray[Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Observations, ArrayLike, NDArray[Any]]):
    """`num_envs` tables of a game; keywords are those of `Batch`.

    With `opponents` the learner plays one seat. Without them it plays all seats in turn, and the reward of a step is
    that of the seat that acted.

    - Observations are `observation`, uint8 `(B, N)`, and `action_mask`, int8 `(B, A)`, of the seat to move.
    - Infos are `to_move`, int32 `(B,)`, and `rewards`, float32 `(B, S)`, of all seats.
    - The next game begins in the step that ends one; the end itself is not observed.
    - Arrays are copies; with `copy=False` they are the batch's own, into which every step writes.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game: str, num_envs: int, *, copy: bool = True, **how: Any):
        self.batch = Batch(game, num_envs, **how)
        self.num_envs = num_envs
        self._copy = copy
        self._seeded = "seed" in how
        length, actions = self.batch.observations.shape[1], self.batch.masks.shape[1]
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks = self.batch.masks.view(np.int8)
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begins the first games of a seed; without one the next games. There is nothing to choose by `options`."""
        if seed is None and not self._seeded:
            seed = some_seed()
        self._seeded = True
        self.batch.reset(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Takes an action at each table, whole numbers `(B,)`. Masked ones raise `Refused`, as in `Batch.step`."""
        batch = self.batch
        actors = batch.to_move.copy()
        batch.step(actions)
        rewards = batch.rewards[self._every, actors]
        return self._observations(), rewards, self._own(batch.terminated), self._own(batch.truncated), self._infos()

    def close_extras(self, **_: Any) -> None:
        """Frees the tables."""
        self.batch.close()

    def _observations(self) -> Observations:
        return {"observation": self._own(self.batch.observations), "action_mask": self._own(self._masks)}

    def _infos(self) -> dict[str, Any]:
        return {"to_move": self._own(self.batch.to_move), "rewards": self._own(self.batch.rewards)}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
