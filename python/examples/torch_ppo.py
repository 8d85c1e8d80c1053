"""Trains a player of Color Doubt by proximal policy optimization in PyTorch, over Gymnasium's vector environment.

    pip install "./python[torch]"
    python python/examples/torch_ppo.py --seconds 120 --opponent careful

All of it is in this file, in the manner of CleanRL. It prints how it does against that bot: the share of games won, and the
difference in points.
"""

import argparse
import time

import numpy as np
import parlour
import torch
from torch import nn
from torch.distributions import Categorical

# The matrices are small: several threads for each would only wait for each other.
torch.set_num_threads(1)

TABLES, STEPS, EPOCHS, MINIBATCH = 128, 32, 4, 512
LEARNING_RATE, CLIP, ENTROPY, LAMBDA, LONGEST_STEP = 2e-3, 0.2, 0.003, 0.95, 0.5
HIDDEN = 64
POINTS = 30  # that count as a reward of 1


class Agent(nn.Module):
    """One hidden layer, with a head for the actions and one for the value."""

    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU())
        self.actor, self.critic = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, inputs, masks):
        """What may be done, as a distribution, and the values."""
        hidden = self.body(inputs)
        logits = self.actor(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(-1)


def seen(observations):
    """Observations as small numbers, and the masks."""
    inputs = torch.from_numpy(observations["observation"]).float().log1p()
    return inputs, torch.from_numpy(observations["action_mask"]).bool()


def difference(infos):
    """By how much the learner, on seat 0, is ahead of the others; 0 until a game is over."""
    points = infos["rewards"]
    return points[:, 0] - points[:, 1:].mean(axis=1)


@torch.no_grad()
def collect(agent, env, observations):
    """Steps at all tables: what is learned from, and the observations after them."""
    steps = []
    for _ in range(STEPS):
        inputs, masks = seen(observations)
        chances, values = agent(inputs, masks)
        actions = chances.sample()
        # A game that is over begins again in the same step; there is nothing to be had after an end.
        observations, _, terminated, truncated, infos = env.step(actions.numpy())
        rewards, over = torch.from_numpy(difference(infos) / POINTS), torch.from_numpy(terminated | truncated)
        steps.append((inputs, masks, actions, chances.log_prob(actions), values, rewards, over))
    inputs, masks, actions, before, values, rewards, over = (torch.stack(each) for each in zip(*steps))
    advantages, ahead = torch.zeros_like(values), torch.zeros(len(values[0]))
    _, next_values = agent(*seen(observations))
    for step in reversed(range(STEPS)):
        goes_on = (~over[step]).float()
        surprise = rewards[step] + goes_on * next_values - values[step]
        ahead = advantages[step] = surprise + LAMBDA * goes_on * ahead
        next_values = values[step]
    collected = inputs, masks, actions, before, advantages, advantages + values
    return [each.flatten(0, 1) for each in collected], observations


def learn(agent, optimizer, collected):
    """Some passes over what was collected."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(collected[0])).split(MINIBATCH):
            inputs, masks, actions, before, advantages, returns = (each[part] for each in collected)
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            chances, values = agent(inputs, masks)
            ratio = (chances.log_prob(actions) - before).exp()
            gained = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            loss = 0.5 * ((values - returns) ** 2).mean() - gained - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LONGEST_STEP)
            optimizer.step()


@torch.no_grad()
def match(agent, opponent, games=2_000, seed=1):
    """Games against a bot: the share won, and by how many points the player is ahead, on average."""
    draw = torch.Generator().manual_seed(seed)
    env = parlour.VectorEnv("color-doubt", TABLES, players=2, opponents=opponent)
    observations, _ = env.reset(seed=seed)
    ahead = []
    while len(ahead) < games:
        chances, _ = agent(*seen(observations))
        observations, _, terminated, _, infos = env.step(
            torch.multinomial(chances.probs, 1, generator=draw)[:, 0].numpy()
        )
        ahead.extend(difference(infos)[terminated])
    return (np.sign(ahead).mean() + 1) / 2, np.mean(ahead)


def train(opponent, seconds=None, steps=None, seed=0, told=lambda line: None):
    """A player that has learned from a bot for so many seconds of processor time, or in so many steps."""
    torch.manual_seed(seed)
    env = parlour.VectorEnv("color-doubt", TABLES, players=2, opponents=opponent)
    observations, _ = env.reset(seed=seed)
    agent = Agent(env.single_observation_space["observation"].shape[0], env.single_action_space.n)
    optimizer = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE, eps=1e-5)
    begun, shown, taken = time.process_time(), time.process_time(), 0
    while (steps is None or taken < steps) and (seconds is None or time.process_time() - begun < seconds):
        collected, observations = collect(agent, env, observations)
        learn(agent, optimizer, collected)
        taken += TABLES * STEPS
        if time.process_time() - shown > 15:
            shown = time.process_time()
            won, points = match(agent, opponent)
            told(f"{taken:>10} steps, {shown - begun:4.0f} s: {won:.1%} won, {points:+.1f} points a game")
    return agent


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Trains a player of Color Doubt against a bot.")
    parser.add_argument("--seconds", type=float, default=120, help="of processor time")
    parser.add_argument("--opponent", default="careful")
    chosen = parser.parse_args()
    trained = train(chosen.opponent, seconds=chosen.seconds, told=print)
    won, points = match(trained, chosen.opponent, games=10_000, seed=2)
    print(f"in the end {won:.1%} won, {points:+.1f} points a game")
