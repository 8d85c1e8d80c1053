"""Batches, and the vector environment over them."""

import contextlib
import copy
import multiprocessing
import pickle
import threading

import numpy as np
import parlour
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

GAMES = parlour.games()


def choose(masks, step=0):
    """An action that each mask allows."""
    counts = masks.sum(axis=1)
    wanted = step % np.maximum(counts, 1) + 1
    return np.argmax(np.cumsum(masks, axis=1) == wanted[:, None], axis=1).astype(np.int32)


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_played_in_its_own_arrays(game):
    batch = parlour.Batch(game, 5, players=4, limit=200)
    arrays = (batch.observations, batch.masks, batch.rewards, batch.to_move, batch.terminated, batch.truncated)
    assert [array.dtype for array in arrays] == [np.uint8, np.uint8, np.float32, np.int32, bool, bool]
    assert [len(array) for array in arrays] == [5] * 6
    assert batch.observations.shape[1] == batch.layout.observation[-1].stop
    assert batch.masks.shape[1] == batch.layout.actions[-1].stop
    assert batch.rewards.shape == (5, 4)
    assert batch.beliefs.shape == batch.truths.shape == (5, 0)
    ended = 0
    for step in range(300):
        before = batch.observations.copy()
        batch.step(choose(batch.masks, step))
        assert not np.array_equal(before, batch.observations)
        assert (batch.masks.sum(axis=1) > 0).all()
        over = batch.terminated | batch.truncated
        assert not batch.rewards[~over].any()
        ended += int(over.sum())
    assert ended > 0


def test_a_seed_gives_the_same_games_on_any_number_of_threads():
    one, threads = parlour.Batch("clue", 6, seed=7), parlour.Batch("clue", 6, seed=7, threads=3)
    for step in range(100):
        actions = choose(one.masks, step)
        one.step(actions)
        threads.step(actions)
        assert np.array_equal(one.observations, threads.observations)
    first = one.observations.copy()
    one.reset(7)
    other = one.observations.copy()
    one.reset()
    assert not np.array_equal(first, other)
    assert not np.array_equal(other, one.observations)
    one.reset(7)
    assert np.array_equal(other, one.observations)


def test_actions_may_be_any_whole_numbers():
    batches = [parlour.Batch("color-doubt", 3) for _ in range(4)]
    actions = choose(batches[0].masks)
    strided = np.repeat(actions, 2)[::2]
    for batch, given in zip(batches, (actions, actions.astype(np.int64), actions.tolist(), strided)):
        batch.step(given)
        assert np.array_equal(batch.observations, batches[0].observations)


def test_a_wrong_action_does_not_spoil_the_other_tables():
    batch, right = parlour.Batch("color-doubt", 4), parlour.Batch("color-doubt", 4)
    actions = choose(batch.masks)
    before = batch.observations.copy()
    right.step(actions)
    wrong = actions.astype(np.int64)
    wrong[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    wrong[2] = 1 << 40
    with pytest.raises(parlour.Refused, match=r"table 1: action \d+ is masked.*; table 2: action 1099511627776 does not exist") as error:
        batch.step(wrong)
    assert error.value.tables == [1, 2]
    assert np.array_equal(batch.observations[[1, 2]], before[[1, 2]])
    assert np.array_equal(batch.observations[[0, 3]], right.observations[[0, 3]])


def refused(action):
    parlour.Batch("color-doubt", 2).step([action, action])


def test_a_refusal_goes_from_process_to_process():
    with pytest.raises(parlour.Refused) as error:
        refused(10_000)
    here = error.value
    here.where = "at home"
    for there in (pickle.loads(pickle.dumps(here)), copy.copy(here), copy.deepcopy(here)):
        assert type(there) is parlour.Refused
        assert (there.faults, there.tables, str(there)) == (here.faults, [0, 1], str(here))
        assert there.where == "at home"
    with multiprocessing.get_context("fork").Pool(1) as pool, pytest.raises(parlour.Refused) as error:
        pool.map_async(refused, [10_000]).get(timeout=60)
    assert error.value.faults == here.faults


def test_wrong_arrays_are_a_sentence():
    batch = parlour.Batch("color-doubt", 4)
    for nonsense in (np.zeros(4), ["pass"] * 4, np.zeros(4, bool), None):
        with pytest.raises(TypeError, match="actions are whole numbers"):
            batch.step(nonsense)
    for shape in (3, 5, (4, 1), ()):
        with pytest.raises(ValueError, match="one number for each of 4 tables"):
            batch.step(np.zeros(shape, np.int32))
    batch.masks.flags.writeable = False
    with pytest.raises(ValueError, match="cannot be written"):
        batch.step(choose(batch.masks))


@pytest.mark.parametrize(
    ("how", "error", "sentence"),
    [
        ({"tables": 0}, ValueError, "there may be 1 to"),
        ({"tables": 1 << 30}, ValueError, "there may be 1 to"),
        ({"threads": 0}, ValueError, "threads"),
        ({"limit": 0}, ValueError, "after 1 action at the earliest"),
        ({"seed": -1}, ValueError, "a seed is from 0"),
        ({"seed": "x"}, TypeError, "a seed is a whole number"),
        ({"game": 3}, TypeError, 'a game is called by its name, such as "clue", not 3'),
        ({"game": "three-dead-strangers", "deck": 3}, ValueError, "^the options cannot be read: "),
        ({"players": 3.5}, ValueError, "players are a small whole number"),
        ({"games": {1}}, TypeError, "options are what JSON has"),
        ({"games": float("nan")}, ValueError, "options are what JSON has"),
        ({"tables": -1}, ValueError, "tables are a whole number from 1 on, not -1"),
        ({"tables": 1 << 70}, ValueError, "tables are a whole number up to"),
        ({"tables": "2"}, TypeError, "tables are a whole number, not '2'"),
        ({"threads": -1}, ValueError, "threads are a whole number from 1 on, not -1"),
        ({"threads": "2"}, TypeError, "threads are a whole number, not '2'"),
        ({"limit": -1}, ValueError, "a limit is a whole number from 1 on, not -1"),
        ({"limit": 1 << 40}, ValueError, "a limit is a whole number up to 4294967295"),
        ({"belief": True}, TypeError, "belief is \"possible\" or \"likely\", not True"),
        ({"truth": "x"}, TypeError, "truth is True or False, not 'x'"),
        ({"wait": None}, TypeError, "wait is True or False, not None"),
        ({"opponents": [3]}, TypeError, "opponents are names of bots, not 3"),
        ({"opponents": 3}, TypeError, "opponents are names of bots, not 3"),
        ({"opponents": "random", "seat": -1}, ValueError, "there is no seat -1"),
        ({"opponents": "random", "seat": 1.0}, TypeError, "a seat is a whole number, not 1.0"),
    ],
)
def test_what_cannot_be_is_a_sentence(how, error, sentence):
    with pytest.raises(error, match=sentence):
        parlour.Batch(**({"game": "color-doubt", "tables": 2} | how))


def test_a_name_may_be_given_as_the_number_that_it_is():
    for edition in ("1986", 1986, np.int64(1986)):
        assert parlour.play("clue", ["random"] * 3, edition=edition)["setup"]["edition"] == "1986"
    with pytest.raises(ValueError, match="1972 or 1986"):
        parlour.Batch("clue", 1, edition=1987)


def test_a_limit_counts_actions_and_lets_the_move_be_made():
    batch = parlour.Batch("true-colors", 3, limit=7)
    taken, broken_off = np.zeros(3, int), 0
    for step in range(60):
        batch.step(choose(batch.masks, step))
        taken += 1
        # A move takes three actions at most.
        assert ((7 <= taken) & (taken <= 9))[batch.truncated].all() and (taken <= 9).all()
        broken_off += batch.truncated.sum()
        taken[batch.truncated] = 0
    assert broken_off > 10


@pytest.mark.parametrize("make", [lambda: parlour.Batch("clue", 1), lambda: parlour.VectorEnv("clue", 1), lambda: parlour.env("clue")])
def test_what_cannot_be_pickled_says_so(make):
    for copied in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="cannot be pickled or copied: .* Make another one"):
            copied(make())


def test_numpys_numbers_are_numbers():
    one = np.int64(1)
    how = {"players": np.int64(4), "seat": one, "dice": np.int64(2), "threads": one, "limit": np.uint8(9), "truth": np.True_}
    batch = parlour.Batch("clue", np.int32(2), opponents="random", seed=np.uint64(3), **how)
    plain = {"players": 4, "seat": 1, "dice": 2, "threads": 1, "limit": 9, "truth": True}
    same = parlour.Batch("clue", 2, opponents="random", seed=3, **plain)
    assert type(batch.tables) is int and np.array_equal(batch.observations, same.observations)
    assert np.array_equal(batch.observe(one, one), same.observe(1, 1)) and batch.view(one, one) == same.view(1, 1)
    assert parlour.VectorEnv("clue", np.int64(2)).num_envs == 2


def test_tables_and_seats_are_looked_at():
    batch = parlour.Batch("clue", 2, belief="possible", truth=True)
    seat = int(batch.to_move[1])
    assert np.array_equal(batch.observe(1, seat), batch.observations[1])
    assert np.array_equal(batch.belief(1, seat), batch.beliefs[1])
    assert np.array_equal(batch.truth(1, seat), batch.truths[1])
    assert batch.view(1, seat)["own"] and batch.view(1)["own"] is None
    for ask in (lambda: batch.observe(2, 0), lambda: batch.belief(2, 0), lambda: batch.truth(2, 0), lambda: batch.view(2)):
        with pytest.raises(ValueError, match="there is no table 2: they are numbered from 0 to 1"):
            ask()
    for ask in (lambda: batch.observe(0, 3), lambda: batch.belief(0, 3), lambda: batch.truth(0, 3), lambda: batch.view(0, 3)):
        with pytest.raises(ValueError, match="there is no seat 3: they are numbered from 0 to 2"):
            ask()
    for ask in (batch.observe, batch.belief, batch.truth, batch.view, batch.board):
        for number in (-1, 1 << 70):
            with pytest.raises(ValueError, match=f"there is no table {number}: they are numbered from 0 to 1"):
                ask(number, 0)
            with pytest.raises(ValueError, match=f"there is no seat {number}: they are numbered from 0 to 2"):
                ask(0, number)
        with pytest.raises(TypeError, match="a table is a whole number, not 'x'"):
            ask("x", 0)
    with pytest.raises(ValueError, match="ask for belief"):
        parlour.Batch("clue", 1).belief(0, 0)


def test_what_is_closed_says_so():
    with parlour.Batch("clue", 2) as batch:
        actions = choose(batch.masks)
    for ask in (lambda: batch.step(actions), batch.reset, lambda: batch.observe(0, 0), lambda: batch.view(0)):
        with pytest.raises(ValueError, match="closed"):
            ask()


def test_opponents_play_their_seats():
    batch = parlour.Batch("color-doubt", 3, players=3, opponents="random", seat=2)
    for step in range(100):
        assert (batch.to_move == 2).all()
        batch.step(choose(batch.masks, step))


def test_a_batch_that_is_being_stepped_is_in_use():
    batch = parlour.Batch("three-dead-strangers", 512)
    seen = []

    def step():
        for _ in range(20):
            try:
                batch.step(choose(batch.masks))
            except Exception as error:
                seen.append(error)

    threads = [threading.Thread(target=step) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Another thread's step may be under way, or may have been made since the actions were chosen.
    in_use = "another thread is using this batch: make a batch for each thread, or wait with a lock"
    assert all(isinstance(error, parlour.Refused) or str(error) == in_use for error in seen), seen
    batch.reset(1)
    batch.step(choose(batch.masks))


def test_who_uses_a_batch_of_another_thread_is_told_what_to_do():
    batch = parlour.Batch("clue", 256, belief="possible")
    stop = threading.Event()

    def step():
        while not stop.is_set():
            with contextlib.suppress(RuntimeError):
                batch.step(batch.sample())

    thread = threading.Thread(target=step)
    thread.start()
    try:
        with pytest.raises(RuntimeError, match="^another thread is using this batch: make a batch for each thread"):
            while thread.is_alive():
                batch.view(0)
    finally:
        stop.set()
        thread.join()


def test_actions_are_drawn_from_the_masks():
    batch, again = parlour.Batch("clue", 50, seed=5), parlour.Batch("clue", 50, seed=5)
    drawn = set()
    for _ in range(100):
        actions = batch.sample()
        assert batch.masks[np.arange(50), actions].all()
        assert np.array_equal(actions, again.sample())
        drawn.update(actions.tolist())
        batch.step(actions)
        again.step(actions)
    assert len(drawn) > 40


def test_layouts_name_the_numbers():
    layout = parlour.layout("clue")
    batch = parlour.Batch("clue", 3, belief="possible")
    fields = layout.split(batch.observations)
    assert fields["shown_to_me"].shape == (3, 6, 21)
    assert (fields["hand"].sum(axis=1) == 6).all()
    assert fields["hand"].base is not None
    assert layout.split_hidden(batch.beliefs)["cards"].shape == (3, 21, 7)
    assert [layout.action(number) for number in (0, 17)] == ["roll", "room[0]"]
    with pytest.raises(TypeError, match="an action is a whole number, not 'x'"):
        parlour.layout("clue").action("x")
    with pytest.raises(ValueError, match="there is no action"):
        layout.action(10_000)
    with pytest.raises(ValueError, match="the last dimension must have"):
        layout.split(batch.masks)


def test_gymnasiums_vector_environment():
    with pytest.raises(ValueError, match="tables are a whole number from 1 on, not -1"):
        parlour.VectorEnv("color-doubt", -1)
    env = parlour.VectorEnv("color-doubt", 8, players=3, opponents="random")
    assert isinstance(env, VectorEnv)
    observations, infos = env.reset(seed=3)
    assert observations in env.observation_space
    total = 0
    for step in range(200):
        kept = observations["observation"]
        before = kept.copy()
        actions = choose(observations["action_mask"], step)
        assert actions.astype(np.int64) in env.action_space
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert np.array_equal(kept, before)
        assert rewards.shape == terminated.shape == truncated.shape == (8,)
        assert np.array_equal(rewards, infos["rewards"][:, 0])
        total += int(terminated.sum())
    assert total > 0
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env.step(actions)


def played(env, steps):
    """What each step gives, from the first seed on."""
    observations, infos = env.reset(seed=3)
    yield observations, None, None, None, infos
    for step in range(steps):
        yield (made := env.step(choose(observations["action_mask"], step)))
        observations = made[0]


def test_the_next_game_begins_in_the_same_step():
    how = {"players": 3, "opponents": "random", "seat": 1}
    env = parlour.VectorEnv("color-doubt", 8, **how)
    batch = parlour.Batch("color-doubt", 8, seed=3, wait=True, **how)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    for step, (observations, rewards, terminated, truncated, infos) in enumerate(played(env, 200)):
        if step > 0:
            batch.begin(batch.to_move < 0)
            batch.step(choose(before, step - 1))
            assert np.array_equal(terminated, batch.terminated)
            assert np.array_equal(rewards, batch.rewards[:, 1])
            assert ("final_obs" in infos) == ("final_info" in infos) == terminated.any()
        for table in np.flatnonzero(terminated) if step > 0 else ():
            # What is observed is the next game already; what was seen of the end is kept.
            end = infos["final_obs"][table]
            assert end in env.single_observation_space
            assert np.array_equal(end["observation"], batch.observe(int(table), 1))
            assert not np.array_equal(end["observation"], observations["observation"][table])
            assert not end["action_mask"].any() and observations["action_mask"][table].any()
            assert np.array_equal(infos["final_info"]["rewards"][table], batch.rewards[table])
            ended += 1
        if step > 0 and terminated.any():
            assert np.array_equal(infos["_final_obs"], terminated) and np.array_equal(infos["_final_info"], terminated)
            assert all(end is None for end in infos["final_obs"][~terminated])
        before = observations["action_mask"]
    assert ended > 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_belief_is_observed_where_it_is_asked_for(game, mode):
    env = parlour.VectorEnv(game, 4, opponents="random", seat=1, belief="possible", limit=40, autoreset_mode=mode)
    assert "belief" not in parlour.VectorEnv(game, 4).single_observation_space.spaces
    observations, infos = env.reset(seed=3)
    ended = 0
    for step in range(100):
        assert observations in env.observation_space
        assert np.array_equal(observations["belief"], env.batch.beliefs)
        seat = int(infos["to_move"][0])
        if seat >= 0:
            assert np.array_equal(observations["belief"][0], env.batch.belief(0, seat))
        observations, _, terminated, truncated, infos = env.step(choose(observations["action_mask"], step))
        over = terminated | truncated
        ended += int(over.sum())
        if mode == AutoresetMode.SAME_STEP:
            ends = infos["final_obs"][over] if over.any() else ()
            assert all(end in env.single_observation_space for end in ends)
        if mode == AutoresetMode.DISABLED and over.any():
            observations, infos = env.reset(options={"reset_mask": over})
    assert ended > 0


def test_the_next_game_begins_in_the_next_step():
    same, after = (parlour.VectorEnv("color-doubt", 1, opponents="random", autoreset_mode=mode) for mode in ("SameStep", "NEXT_STEP"))
    assert after.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert same.metadata["autoreset_mode"] == parlour.VectorEnv.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    (observations, _), (others, _) = same.reset(seed=3), after.reset(seed=3)
    for step in range(300):
        assert all(np.array_equal(observations[key], others[key]) for key in observations)
        actions = choose(observations["action_mask"], step)
        observations, rewards, terminated, _, infos = same.step(actions)
        others, other_rewards, other_terminated, _, other_infos = after.step(actions)
        assert np.array_equal(rewards, other_rewards) and np.array_equal(terminated, other_terminated)
        assert "final_obs" not in other_infos
        if terminated[0]:
            assert np.array_equal(others["observation"][0], infos["final_obs"][0]["observation"])
            # An action that nobody may take: none is taken.
            others, other_rewards, other_terminated, _, _ = after.step([10_000])
            assert not other_rewards.any() and not other_terminated.any()
            ended += 1
    assert ended > 1
    with pytest.raises(parlour.Refused, match="does not exist") as error:
        after.step([10_000])
    assert error.value.tables == [0]


def test_nothing_begins_by_itself():
    env = parlour.VectorEnv("color-doubt", 4, opponents="random", autoreset_mode=AutoresetMode.DISABLED)
    observations, _ = env.reset(seed=3)
    terminated = np.zeros(4, bool)
    step = 0
    while not terminated.any():
        observations, _, terminated, _, infos = env.step(choose(observations["action_mask"], step))
        step += 1
    (over,) = np.flatnonzero(terminated)
    with pytest.raises(parlour.Refused, match="comes too late") as error:
        env.step(choose(observations["action_mask"], step))
    assert error.value.tables == [over]
    before, _ = env.reset(options={"reset_mask": np.zeros(4, bool)})
    after, infos = env.reset(options={"reset_mask": terminated})
    changed = (before["observation"] != after["observation"]).any(axis=1)
    assert np.array_equal(changed, terminated)
    assert not infos["rewards"].any()
    env.step(choose(after["action_mask"], step))
    for mask in ([True] * 4, np.ones(4), np.ones((2, 2), bool)):
        with pytest.raises(TypeError, match="an array of bool"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="one choice for each of 4 tables"):
        env.reset(options={"reset_mask": np.ones(3, bool)})
    with pytest.raises(ValueError, match="a seed is for all tables"):
        env.reset(seed=1, options={"reset_mask": terminated})
    with pytest.raises(TypeError, match="options are a dictionary, not 3"):
        env.reset(options=3)
    with pytest.raises(ValueError, match="'Whenever'"):
        parlour.VectorEnv("color-doubt", 4, autoreset_mode="Whenever")
    with pytest.raises(ValueError, match="no game has begun: reset the environment"):
        parlour.VectorEnv("color-doubt", 4).step([0] * 4)


def test_an_end_beside_a_wrong_action_is_no_obstacle():
    env = parlour.VectorEnv("color-doubt", 2, opponents="random")
    observations, _ = env.reset(seed=3)
    for step in range(200):
        actions = choose(observations["action_mask"], step)
        actions[1] = 10_000
        with pytest.raises(parlour.Refused) as error:
            env.step(actions)
        assert error.value.tables == [1]
        observations = env._observations()
        assert observations["action_mask"].any(axis=1).all()


def test_in_self_play_the_reward_is_that_of_whoever_acted():
    env = parlour.VectorEnv("color-doubt", 8, copy=False)
    observations, infos = env.reset(seed=3)
    assert observations["observation"] is env.batch.observations
    ended = 0
    for step in range(300):
        actors = infos["to_move"].copy()
        observations, rewards, terminated, _, infos = env.step(choose(observations["action_mask"], step))
        assert np.array_equal(rewards, infos["rewards"][np.arange(8), actors])
        ended += int(terminated.sum())
    assert ended > 0
