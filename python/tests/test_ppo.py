"""What is learned in a few hundred thousand steps."""

import importlib.util
from pathlib import Path

SPEC = importlib.util.spec_from_file_location("ppo", Path(__file__).parents[1] / "examples" / "ppo.py")
ppo = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(ppo)


def test_a_trained_player_beats_careful():
    won, points = ppo.match(ppo.train(0, "careful"), "careful", games=500)
    assert won < 0.1 and points < 0
    won, points = ppo.match(ppo.train(420_000, "careful"), "careful", games=1_000)
    assert won > 0.5 and points > 0
