"""PettingZoo's own tests, as they come with it, and what they do not ask."""

import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import parlour
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

GAMES = parlour.games()


def weakest(game):
    return parlour.bots(game)[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("error")
def test_pettingzoos_api_test(game):
    api_test(parlour.env(game), num_cycles=60)
    api_test(parlour.env(game, opponents=weakest(game), seat=1), num_cycles=60)
    for reading in ("possible", "likely"):
        api_test(parlour.env(game, belief=reading), num_cycles=60)
    api_test(parlour.env(game, belief="possible", opponents=weakest(game), seat=1), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_seed_test(game):
    seed_test(partial(parlour.env, game), num_cycles=60)
    seed_test(partial(parlour.env, game, opponents=weakest(game)), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_render_test(game):
    render_test(partial(parlour.env, game))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_parallel_tests(game):
    parallel_api_test(parlour.parallel_env(game, opponents=weakest(game)), num_cycles=60)
    parallel_api_test(parlour.parallel_env(game, opponents=weakest(game), belief="likely"), num_cycles=60)
    # It draws actions without looking at masks.
    parallel_seed_test(partial(parlour.parallel_env, game, opponents=weakest(game), masked="random"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_max_cycles_test(game):
    # It draws actions without looking at masks, and wants all agents to act equally often.
    how = {"opponents": weakest(game), "masked": "random"}
    make = SimpleNamespace(env=partial(parlour.env, game, **how), parallel_env=partial(parlour.parallel_env, game, **how))
    max_cycles_test(make)


def play(env, seed, choose):
    """Plays a game to its end; how many actions it had."""
    env.reset(seed=seed)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else choose(np.flatnonzero(observation["action_mask"])))
        steps += not over
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_that_of_a_batch(game):
    env = parlour.env(game, players=4, belief="possible")
    batch = parlour.Batch(game, 1, players=4, seed=9, belief="possible")
    env.reset(seed=9)
    for step in range(60):
        observation = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{batch.to_move[0]}"
        assert np.array_equal(observation["observation"], batch.observations[0])
        assert np.array_equal(observation["action_mask"], batch.masks[0])
        assert np.array_equal(observation["belief"], batch.beliefs[0])
        for agent in env.agents:
            observed = env.observe(agent)
            assert observed in env.observation_space(agent)
            assert np.array_equal(observed["belief"], batch.belief(0, env.agents.index(agent)))
        legal = np.flatnonzero(batch.masks[0])
        action = legal[step % len(legal)]
        env.step(action)
        batch.step([action])
        if batch.terminated[0]:
            assert all(env.terminations.values())
            assert [env.rewards[agent] for agent in env.agents] == batch.rewards[0].tolist()
            break


def test_a_game_without_a_seed_is_another_one():
    env = parlour.env("color-doubt")
    seen = []
    for seed in (3, None, None, 3):
        env.reset(seed=seed)
        seen.append(env.observe("player_0")["observation"].tobytes())
    assert len(set(seen)) == 3
    assert seen[0] == seen[3]


def test_others_know_what_they_may_know():
    env = parlour.env("clue", belief="possible")
    env.reset(seed=1)
    mover, other = env.agent_selection, "player_1"
    assert mover == "player_0"
    fields = [env.layout.split(env.observe(agent)["observation"]) for agent in (mover, other)]
    assert not np.array_equal(fields[0]["hand"], fields[1]["hand"])
    assert not env.observe(other)["action_mask"].any()
    chances = env.layout.split_hidden(env.belief(other))["cards"]
    assert np.allclose(chances.sum(axis=1), 1)
    true = env.layout.split_hidden(env.truth(other))["cards"]
    assert ((chances > 0) | (true == 0)).all()
    assert "own" in env.view(other) and env.view()["own"] is None


def test_a_belief_is_observed_where_it_is_asked_for():
    how = {"opponents": "random", "seat": 1}
    assert "belief" not in parlour.env("clue", **how).observation_space("player_1").spaces
    env = parlour.env("clue", belief="likely", **how)
    parallel = parlour.parallel_env("clue", belief="likely", **how)
    batch = parlour.Batch("clue", 1, belief="likely", seed=5, **how)
    env.reset(seed=5)
    observed, _ = parallel.reset(seed=5)
    assert observed["player_1"] in parallel.observation_space("player_1")
    for belief in (env.last()[0]["belief"], observed["player_1"]["belief"], env.belief("player_1")):
        assert belief.dtype == np.float32 and np.array_equal(belief, batch.beliefs[0])


def test_opponents_play_by_themselves():
    env = parlour.env("clue", players=4, opponents=["detective", "novice", "random"], seat=2)
    assert env.possible_agents == ["player_2"]
    assert play(env, 4, lambda legal: legal[-1]) > 0
    assert env.agents == []


def test_a_wrong_action_is_a_sentence_and_changes_nothing():
    env = parlour.env("color-doubt")
    with pytest.raises(ValueError, match="no game has begun"):
        env.step(0)
    env.reset(seed=1)
    before = env.observe("player_0")
    masked = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"action {masked} is masked: the mask names"):
        env.step(masked)
    with pytest.raises(ValueError, match="action 999 does not exist"):
        env.step(999)
    for number in (1 << 40, 1 << 70, -1 << 40):
        with pytest.raises(ValueError, match=f"action {number} does not exist"):
            env.step(number)
    with pytest.raises(TypeError, match="None is for one whose game is over"):
        env.step(None)
    for nonsense in (1.5, "pass"):
        with pytest.raises(TypeError, match=f"an action is a whole number, not {nonsense!r}"):
            env.step(nonsense)
    after = env.observe("player_0")
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_before_a_game_and_after_it_there_is_nothing_to_observe():
    env = parlour.env("color-doubt", opponents="random")
    assert not hasattr(env, "agent_selection") and not hasattr(env, "sugar")
    for ask in (env.last, lambda: env.observe("player_0"), lambda: env.agent_selection, lambda: env.step(0)):
        with pytest.raises(ValueError, match="no game has begun: reset the environment") as error:
            ask()
        assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
    play(env, 1, lambda legal: legal[0])
    with pytest.raises(ValueError, match="no game has begun: reset the environment"):
        env.last()
    for space in (env.observation_space, env.action_space):
        for agent in ("x", "player_1"):
            with pytest.raises(ValueError, match=f"there is no agent '{agent}'; there are: player_0$"):
                space(agent)


def test_a_masked_action_can_be_replaced():
    env = parlour.env("color-doubt", masked="random")
    play(env, 1, lambda legal: env.action_space("player_0").sample())
    with pytest.raises(ValueError, match="does not exist"):
        env.reset(seed=1)
        env.step(999)


def test_what_is_closed_says_so():
    env = parlour.env("clue", render_mode="ansi")
    env.reset(seed=1)
    env.close()
    mine = lambda: env.observe("player_0")
    for ask in (lambda: env.step(0), env.reset, env.last, mine, lambda: env.observe("player_1"), env.render):
        with pytest.raises(ValueError, match="closed"):
            ask()


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"game": "chess"}, "there is no game called chess; there are: clue"),
        ({"game": "clue", "players": 9}, "There are 6 chairs"),
        ({"game": "clue", "players": 0, "opponents": "random"}, "not for 0"),
        ({"game": "true-colors", "players": 5}, "3, 4 or 6"),
        ({"game": "clue", "sugar": 1}, "sugar"),
        ({"game": "color-doubt", "games": "many"}, "is a number from 1 to 10"),
        ({"game": "clue", "render_mode": "svg"}, "there is no render mode 'svg'"),
        ({"game": "clue", "masked": "pass"}, "masked actions"),
        ({"game": "clue", "max_cycles": 0}, "1 cycle at least"),
        ({"game": "clue", "max_cycles": -1}, "max_cycles is a whole number from 1 on"),
        ({"game": "clue", "dice": float("nan")}, "options are what JSON has"),
        ({"game": "clue", "belief": "sure"}, "belief is"),
        ({"game": "clue", "opponents": "moriarty"}, "there is no bot called moriarty; there are: "),
        ({"game": "clue", "opponents": ["random"]}, "3 players are one learner and 2 opponents"),
        ({"game": "clue", "opponents": "random", "seat": 3}, "there is no seat 3"),
    ],
)
def test_what_cannot_be_is_a_sentence(how, sentence):
    with pytest.raises(ValueError, match=sentence):
        parlour.env(**how)


def test_a_parallel_environment_needs_opponents():
    with pytest.raises(TypeError):
        parlour.parallel_env("clue")
    with pytest.raises(ValueError, match="one after another"):
        parlour.parallel_env("clue", opponents=None)
    with pytest.raises(ValueError, match="each of the opponents is named"):
        parlour.parallel_env("clue", opponents=["novice", None])
    env = parlour.parallel_env("clue", opponents="random")
    with pytest.raises(ValueError, match="reset"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="one agent"):
        env.step({})
    for nothing in (None, 3):
        with pytest.raises(TypeError, match="actions are a dictionary"):
            env.step(nothing)


def test_states_are_shown():
    env = parlour.env("clue", render_mode="ansi")
    assert env.render() == "clue: no game has begun"
    env.reset(seed=1)
    shown = env.render()
    assert shown.startswith("clue: player_0 is to move\n  public:\n")
    picture = parlour.env("clue", render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().min() < 100 < picture.render().max()
