"""Trains a player of Color Doubt with RLlib's PPO, on its new API stack, against a bot.

    pip install "./python[rllib]"
    python python/examples/rllib.py --seconds 240 --opponent careful

It prints how it does against that bot: the share of games won, and the difference in points.
"""

import argparse
import time

import numpy as np
import parlour
import ray
import torch
from gymnasium.spaces import Box
from gymnasium.vector import VectorWrapper
from gymnasium.vector.utils import batch_space
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env
from torch import nn

# The matrices are small: several threads for each would only wait for each other.
torch.set_num_threads(1)

TABLES, BATCH, MINIBATCH, EPOCHS = 128, 4096, 512, 4
HIDDEN = 64
POINTS = 30  # that count as a reward of 1


class Ahead(VectorWrapper):
    """Tables of Color Doubt, whose reward is by how much the learner is ahead of the others at the end.

    Observation and mask are one row of numbers: RLlib takes dictionaries apart table by table, which takes long.
    """

    def __init__(self, tables, opponent, mode="NextStep"):
        # RLlib begins the next game in a step of its own.
        super().__init__(parlour.VectorEnv("color-doubt", tables, opponents=opponent, autoreset_mode=mode))
        length = self.env.single_observation_space["observation"].shape[0] + self.env.single_action_space.n
        self.single_observation_space = Box(0, 255, (length,), np.uint8)
        self.observation_space = batch_space(self.single_observation_space, tables)

    def reset(self, *, seed=None, options=None):
        observations, infos = self.env.reset(seed=seed, options=options)
        return self.row(observations), infos

    def step(self, actions):
        observations, _, terminated, truncated, infos = self.env.step(actions)
        points = infos["rewards"]
        rewards = (points[:, 0] - points[:, 1:].mean(axis=1)) / POINTS
        return self.row(observations), rewards, terminated, truncated, infos

    def row(self, observations):
        return np.hstack([observations["observation"], observations["action_mask"].view(np.uint8)])


class Masked(TorchRLModule, ValueFunctionAPI):
    """One hidden layer, with a head for the actions and one for the value; what is masked is not done."""

    def setup(self):
        self.inputs = self.observation_space.shape[0] - self.action_space.n
        self.body = nn.Sequential(nn.Linear(self.inputs, HIDDEN), nn.ReLU())
        self.actor, self.critic = nn.Linear(HIDDEN, self.action_space.n), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def hidden(self, batch):
        return self.body(batch[Columns.OBS][:, : self.inputs].float().log1p())

    def _forward(self, batch, **_):
        masks = batch[Columns.OBS][:, self.inputs :]
        return {Columns.ACTION_DIST_INPUTS: self.actor(self.hidden(batch)).masked_fill(masks == 0, -1e9)}

    def compute_values(self, batch, embeddings=None):
        return self.critic(self.hidden(batch)).squeeze(-1)


def config(opponent, runners, batch=BATCH, seed=0):
    register_env("color-doubt", lambda given: Ahead(given.get("num_envs", 1), opponent))
    return (
        PPOConfig()
        .environment("color-doubt", normalize_actions=False, clip_actions=False)
        .env_runners(
            num_env_runners=runners,
            num_envs_per_env_runner=TABLES,
            gym_env_vectorize_mode="vector_entry_point",
            rollout_fragment_length="auto",
        )
        .debugging(seed=seed)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Masked))
        .training(
            train_batch_size_per_learner=batch,
            minibatch_size=min(MINIBATCH, batch),
            num_epochs=EPOCHS,
            lr=2e-3,
            gamma=1.0,
            lambda_=0.95,
            clip_param=0.2,
            vf_loss_coeff=0.5,
            vf_clip_param=float("inf"),
            entropy_coeff=0.003,
            use_kl_loss=False,
            grad_clip=0.5,
        )
    )


@torch.no_grad()
def match(module, opponent, games=2_000, seed=1):
    """Games against a bot: the share won, and by how many points the player is ahead, on average."""
    draw = torch.Generator().manual_seed(seed)
    env = Ahead(256, opponent, "SameStep")
    observations, _ = env.reset(seed=seed)
    ahead = []
    while len(ahead) < games:
        made = module.forward_inference({Columns.OBS: torch.from_numpy(observations)})
        actions = torch.multinomial(made[Columns.ACTION_DIST_INPUTS].softmax(1), 1, generator=draw)[:, 0]
        observations, rewards, terminated, _, _ = env.step(actions.numpy())
        ahead.extend(rewards[terminated] * POINTS)
    return (np.sign(ahead).mean() + 1) / 2, np.mean(ahead)


def train(opponent, seconds, runners=0, batch=BATCH, told=lambda line: None):
    """RLlib's algorithm after so long; at least one iteration is made."""
    algorithm = config(opponent, runners, batch).build_algo()
    begun = shown = time.monotonic()
    iterations = 0
    while iterations == 0 or time.monotonic() - begun < seconds:
        algorithm.train()
        iterations += 1
        if time.monotonic() - shown > 15:
            shown = time.monotonic()
            won, points = match(algorithm.get_module(), opponent)
            taken = iterations * batch
            told(f"{taken:>10} steps, {shown - begun:4.0f} s: {won:.1%} won, {points:+.1f} points a game")
    return algorithm


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Trains a player of Color Doubt with RLlib.")
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--opponent", default="careful")
    parser.add_argument("--runners", type=int, default=0, help="processes that play beside the one that learns")
    chosen = parser.parse_args()
    ray.init(address="local", log_to_driver=False)
    trained = train(chosen.opponent, chosen.seconds, chosen.runners, told=print)
    won, points = match(trained.get_module(), chosen.opponent, games=10_000, seed=2)
    print(f"in the end {won:.1%} won, {points:+.1f} points a game")
    trained.stop()
