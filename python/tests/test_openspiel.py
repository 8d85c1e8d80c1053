"""Small Color Doubt in OpenSpiel, whose solver finds the value that ours finds (crates/train/tests/small.rs)."""

import copy
import pickle
import random

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("parlour.openspiel")

from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402


def test_games_are_played_and_states_are_what_they_say():
    game = pyspiel.load_game("parlour_color_doubt", {"suits": 2, "cards_per_suit": 3, "max_turns": 4})
    draw = random.Random(1)
    winners = set()
    for _ in range(50):
        state = game.new_initial_state()
        while not state.is_terminal():
            before = str(state)
            child = state.clone()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            else:
                assert state.information_state_string() == state.information_state_string(state.current_player())
            action = draw.choice(state.legal_actions())
            assert state.action_to_string(state.current_player(), action).startswith("{")
            child.apply_action(action)
            assert str(state) == before != str(child)
            state.apply_action(action)
            assert str(state) == str(child)
        assert sum(state.returns()) == 0
        winners.add(state.returns()[0])
    assert {1, -1} <= winners


def test_states_are_saved_and_copied_as_those_of_other_games_are():
    game = pyspiel.load_game("parlour_color_doubt", {"suits": 2, "cards_per_suit": 2, "max_turns": 4})
    pyspiel.random_sim_test(game, 3, True, False)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        again = game.deserialize_state(state.serialize())
        _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for same in (again, loaded, copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert str(same) == str(state) and same.history() == state.history()


def test_its_solver_finds_the_value_that_ours_finds():
    game = pyspiel.load_game("parlour_color_doubt")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value, _ = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert exploitability.exploitability(game, policy) < 0.01
    assert value == pytest.approx(7 / 15, abs=0.01)


def test_a_deck_that_is_too_large_is_refused():
    with pytest.raises(ValueError, match="up to 8 cards"):
        pyspiel.load_game("parlour_color_doubt", {"suits": 5, "cards_per_suit": 9})
