"""What the examples learn in a little while, each where its library is installed."""

import pytest


def test_a_trained_player_beats_careful(example):
    ppo = example("ppo")
    won, points = ppo.match(ppo.train(0, "careful"), "careful", games=500)
    assert won < 0.1 and points < 0
    won, points = ppo.match(ppo.train(420_000, "careful"), "careful", games=1_000)
    assert won > 0.5 and points > 0


def test_torch_learns(example):
    pytest.importorskip("torch")
    ppo = example("torch_ppo")
    before, _ = ppo.match(ppo.train("careful", steps=0), "careful", games=500)
    after, _ = ppo.match(ppo.train("careful", steps=150_000), "careful", games=500)
    assert before < 0.1 < after


def test_rllib_learns(example):
    pytest.importorskip("torch")
    ray = pytest.importorskip("ray")
    pytest.importorskip("ray.rllib")
    rllib = example("rllib")
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        trained = rllib.train("careful", seconds=0, runners=1, batch=2_048)
        won, _ = rllib.match(trained.get_module(), "careful", games=200)
        assert 0 <= won <= 1
        assert trained.metrics.peek(("env_runners", "num_env_steps_sampled_lifetime")) >= 2_048
        trained.stop()
    finally:
        ray.shutdown()
