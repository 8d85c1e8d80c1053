"""Trains a player of Color Doubt by proximal policy optimization, in NumPy alone, against a bot of the house.

    python python/examples/ppo.py --steps 3000000 --opponent careful --seed 0

It prints how it does against that bot: the share of games won, and the difference in points. How well it has learned
in the end differs from seed to seed.
"""

import argparse
import os

# The matrices are small: several threads for each would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import parlour

TABLES, STEPS, EPOCHS, MINIBATCH = 128, 32, 4, 512
LEARNING_RATE, CLIP, ENTROPY, LAMBDA = 2e-3, 0.2, 0.003, 0.95
HIDDEN = 64
POINTS = 30  # that count as a reward of 1


class Network:
    """One hidden layer, with a head for the actions and one for the value."""

    def __init__(self, inputs, actions, rng):
        def layer(rows, columns, scale):
            return (rng.normal(size=(rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        heads = np.hstack([layer(HIDDEN, actions, 0.01), layer(HIDDEN, 1, 1)])
        biases = np.zeros(HIDDEN, np.float32), np.zeros(actions + 1, np.float32)
        self.weights = [layer(inputs, HIDDEN, 1.4), biases[0], heads, biases[1]]
        self.moments = [[np.zeros_like(weight) for weight in self.weights] for _ in range(2)]
        self.updates = 0

    def forward(self, inputs, masks):
        """What the hidden layer does, the logarithms of the actions' chances, and the values."""
        first, first_bias, heads, heads_bias = self.weights
        hidden = np.maximum(inputs @ first + first_bias, 0)
        out = hidden @ heads + heads_bias
        logits = np.where(masks, out[:, :-1], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        return hidden, logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), out[:, -1]

    def backward(self, inputs, hidden, slope):
        """One step of Adam down the slope of what comes out."""
        of_hidden = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [inputs.T @ of_hidden, of_hidden.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        length = np.sqrt(sum(float((each**2).sum()) for each in slopes))
        self.updates += 1
        for weight, each, mean, square in zip(self.weights, slopes, *self.moments):
            each *= min(1, 0.5 / length)
            mean += 0.1 * (each - mean)
            square += 0.001 * (each**2 - square)
            corrected = mean / (1 - 0.9**self.updates)
            weight -= LEARNING_RATE * corrected / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5)


def seen(batch):
    """Observations as small numbers."""
    return np.log1p(batch.observations, dtype=np.float32)


def choose(chances, rng):
    """An action for each table, drawn by its chance."""
    noise = rng.gumbel(size=chances.shape).astype(np.float32)
    return np.argmax(chances + noise, axis=1).astype(np.int32)


def difference(batch):
    """By how much the learner, on seat 0, is ahead of the others; 0 until a game is over."""
    return batch.rewards[:, 0] - batch.rewards[:, 1:].mean(axis=1)


def collect(network, batch, rng):
    """Steps at all tables: inputs, masks, actions, the logarithms of their chances, advantages and returns."""
    steps = []
    for _ in range(STEPS):
        inputs, masks = seen(batch), batch.masks.astype(bool)
        _, chances, values = network.forward(inputs, masks)
        actions = choose(chances, rng)
        batch.step(actions)
        over = batch.terminated | batch.truncated
        chosen = chances[np.arange(TABLES), actions]
        steps.append((inputs, masks, actions, chosen, values, difference(batch) / POINTS, over))
    inputs, masks, actions, chances, values, rewards, over = (np.array(each) for each in zip(*steps))
    advantages = np.zeros_like(values)
    _, _, next_values = network.forward(seen(batch), batch.masks.astype(bool))
    ahead = 0
    for step in reversed(range(STEPS)):
        goes_on = ~over[step]
        surprise = rewards[step] + goes_on * next_values - values[step]
        ahead = advantages[step] = surprise + LAMBDA * goes_on * ahead
        next_values = values[step]
    collected = inputs, masks, actions, chances, advantages, advantages + values
    return [each.reshape(-1, *each.shape[2:]) for each in collected]


def learn(network, collected, rng):
    """Some passes over what was collected."""
    for _ in range(EPOCHS):
        order = rng.permutation(len(collected[0]))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            inputs, masks, actions, before, advantages, returns = (each[part] for each in collected)
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            hidden, chances, values = network.forward(inputs, masks)
            here = np.arange(len(part))
            ratio = np.exp(chances[here, actions] - before)
            inside = (ratio * advantages <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages).astype(np.float32)
            probable = np.exp(chances)
            surprise = -(probable * chances).sum(axis=1, keepdims=True)
            slope = np.empty((len(part), chances.shape[1] + 1), np.float32)
            slope[:, :-1] = probable * (inside * ratio * advantages)[:, None]
            slope[here, actions] -= inside * ratio * advantages
            slope[:, :-1] += ENTROPY * probable * (chances + surprise)
            slope[:, -1] = 0.5 * (values - returns)
            network.backward(inputs, hidden, slope / len(part))


def match(network, opponent, games=2_000, seed=1):
    """Games against a bot: the share won, and by how many points the player is ahead, on average."""
    rng = np.random.default_rng(seed)
    batch = parlour.Batch("color-doubt", TABLES, players=2, seed=seed, opponents=opponent)
    ahead = []
    while len(ahead) < games:
        _, chances, _ = network.forward(seen(batch), batch.masks.astype(bool))
        batch.step(choose(chances, rng))
        ahead.extend(difference(batch)[batch.terminated])
    return (np.sign(ahead).mean() + 1) / 2, np.mean(ahead)


def train(steps, opponent, seed=0, told=lambda line: None):
    """A network that has played so many steps against a bot."""
    batch = parlour.Batch("color-doubt", TABLES, players=2, seed=seed, opponents=opponent)
    rng = np.random.default_rng(seed)
    network = Network(batch.observations.shape[1], batch.masks.shape[1], rng)
    for taken in range(TABLES * STEPS, steps + 1, TABLES * STEPS):
        learn(network, collect(network, batch, rng), rng)
        if taken % (50 * TABLES * STEPS) == 0:
            won, points = match(network, opponent)
            told(f"{taken:>10} steps: {won:.1%} won, {points:+.1f} points a game")
    return network


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Trains a player of Color Doubt against a bot.")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--opponent", default="careful")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    trained = train(chosen.steps, chosen.opponent, chosen.seed, told=print)
    won, points = match(trained, chosen.opponent, games=10_000, seed=2)
    print(f"in the end {won:.1%} won, {points:+.1f} points a game")
