"""Games for PettingZoo: one move after another."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from parlour import _core, render
from parlour.board import Board
from parlour.games import Layout, Plan, layout, observation_space, seats_of_bots, setup, some_seed, whole, whole_seed

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ["ansi", "rgb_array", "human"]


class NotBegun(ValueError, AttributeError):
    """No game has begun: nobody is to move, and there is nothing to observe.

    It is an `AttributeError`, too, for that is how PettingZoo says that there is no `agent_selection`.
    """

    def __init__(self, sentence: str = "no game has begun: reset the environment"):
        super().__init__(sentence)


class Env(AECEnv[str, Observation, "int | None"]):
    """A game whose players, `player_0` and so on by their seats, take actions one after another.

    What a player observes is a dictionary of `observation`, uint8 `(N,)`, and `action_mask`, int8 `(A,)`, which is all
    0 for a player who is not to move; `layout` says what each number means. With `belief="possible"` or `"likely"` there
    is `belief`, too, float32 `(H,)`, the exact chances of what is hidden from the player. Rewards come when the game is
    over.

    `env` makes one.
    """

    metadata: dict[str, Any] = {"name": "parlour", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        masked: str = "raise",
        belief: str | None = None,
        opponents: list[str] | str | None = None,
        seat: int = 0,
        **options: Any,
    ):
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        if masked not in ("raise", "random"):
            raise ValueError(f'what is done about masked actions is "raise" or "random", not {masked!r}')
        if max_cycles is not None and (max_cycles := whole(max_cycles, "max_cycles is a whole number")) == 0:
            raise ValueError(f"a game has 1 cycle at least, not {max_cycles}")
        chosen = setup(game, players, options)
        bots = seats_of_bots(game, players, opponents, seat)
        self._core = _core.Table(game, chosen, Plan(belief=belief, bots=bots))
        self._step = self._core.step
        self.game = game
        self.layout: Layout = layout(game)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._masked = masked
        self._seeded = False
        self._believes = belief is not None
        count = len(self._core.rewards)
        self._names = [f"player_{place}" for place in range(count)]
        self._seats = {name: place for place, name in enumerate(self._names)}
        self.possible_agents = [self._names[place] for place in range(count) if not bots or bots[place] is None]
        self.agents: list[str] = []
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._has_ended = True
        actions = self.layout.actions[-1].stop
        self._none = np.zeros(actions, np.int8)
        self._observation_spaces = {
            agent: observation_space(self.layout, self._believes) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[self._learner(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[self._learner(agent)]

    def _learner(self, agent: str) -> str:
        if agent not in self._action_spaces:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return agent

    def __getattr__(self, name: str) -> Any:
        # It is an attribute from the first `reset` on.
        if name == "agent_selection":
            raise NotBegun
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the first game of a seed; without one the next game. There is nothing to choose by `options`."""
        seed = whole_seed(seed)
        if seed is None and not self._seeded:
            seed = some_seed()
        if seed is not None:
            self._random = np.random.default_rng(seed)
        to_move = self._core.reset(seed)
        self._seeded = True
        self._has_ended = False
        self._skip_agent_selection = None
        self.agents = self.possible_agents[:]
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos = {agent: {} for agent in self.agents}
        self._taken = dict.fromkeys(self.agents, 0)
        self.agent_selection = self._names[to_move]

    def step(self, action: int | None) -> None:
        """Takes an action of the player to move; `None` for one whose game is over.

        An action that may not be taken is a `ValueError`, and changes nothing; with `masked="random"` one that may be
        taken is drawn in its place.
        """
        if self._has_ended:
            if not self.agents:
                raise NotBegun
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("the player to move takes an action: None is for one whose game is over")
        if self._masked == "random":
            action = self._allowed(action)
        try:
            to_move = self._step(action)
        except OverflowError:
            raise ValueError(f"action {action} does not exist") from None
        except TypeError:
            raise TypeError(f"an action is a whole number, not {action!r}") from None
        if to_move < 0:
            self._end(self._core.truncated)
        elif self.max_cycles is not None and self._is_long(self.max_cycles):
            self._end(True)
        else:
            self.agent_selection = self._names[to_move]

    def _allowed(self, action: int | None) -> int | None:
        mask = self._core.mask()
        if isinstance(action, (int, np.integer)) and 0 <= action < len(mask) and not mask[action]:
            return int(self._random.choice(np.flatnonzero(mask)))
        return action

    def _is_long(self, most: int) -> bool:
        self._taken[self.agent_selection] += 1
        return self._taken[self.agent_selection] >= most

    def _end(self, is_truncated: bool) -> None:
        self._has_ended = True
        got = self._core.rewards
        for agent in self.agents:
            self.truncations[agent] = is_truncated
            self.terminations[agent] = not is_truncated
            self.rewards[agent] = got[self._seats[agent]]
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the player to move observes, what they have got, whether the game has ended or was broken off, and an
        empty info."""
        if not self.agents:
            raise NotBegun
        seen: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def observe(self, agent: str) -> Observation:
        """What a player knows, and may do; with `belief=` also what they may believe."""
        if agent == self.agent_selection and not self._has_ended:
            mine: Observation = {"observation": self._core.observation(), "action_mask": self._core.mask()}
            return mine | {"belief": self._core.chances()} if self._believes else mine
        seat = self._seat(agent)
        theirs: Observation = {"observation": self._core.observe(seat), "action_mask": self._none.copy()}
        return theirs | {"belief": self._core.belief(seat)} if self._believes else theirs

    def belief(self, agent: str) -> NDArray[np.float32]:
        """The exact chances of what is hidden from a player: `(H,)`. Needs `belief="possible"` or `"likely"`."""
        return self._core.belief(self._seat(agent))

    def truth(self, agent: str) -> NDArray[np.uint8]:
        """What is hidden, as a player counts: `(H,)`. For learners to be trained on, not to play by."""
        return self._core.truth(self._seat(agent))

    def view(self, agent: str | None = None) -> dict[str, Any]:
        """What a player knows now, or what everybody does: `public`, and `own` of a player."""
        view: dict[str, Any] = json.loads(self._core.view(None if agent is None else self._seat(agent)))
        return view

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self._names)}")
        return self._seats[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the player to move knows: text for `"ansi"`, uint8 `(height, width, 3)` for `"rgb_array"`; `"human"`
        prints it."""
        if self.render_mode is None:
            raise ValueError('nothing is drawn here: ask for render_mode="ansi", "rgb_array" or "human"')
        shown = self._text()
        if self.render_mode == "rgb_array":
            return render.picture(shown)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def _text(self) -> str:
        if not self._seeded:
            return f"{self.game}: no game has begun"
        return str(self._board(None if self._has_ended else self.agent_selection))

    def board(self, agent: str | None = None) -> Board:
        """What a player knows, or what everybody does, for people: text, and HTML in notebooks.

        With `belief=` a player's board has the exact chances, too.
        """
        return self._board(agent, self.layout.split_hidden(self.belief(agent)) if agent and self._believes else {})

    def _board(self, agent: str | None, chances: dict[str, NDArray[np.float32]] | None = None) -> Board:
        title = f"{self.game}: {'over' if self._has_ended else self.agent_selection + ' is to move'}"
        seat = None if agent is None else self._seat(agent)
        return Board(self.game, title, self.view(agent), self._names, seat, chances or {})

    def _repr_html_(self) -> str:
        if not self._seeded:
            return f"<pre>{html.escape(self._text())}</pre>"
        return self.board(None if self._has_ended else self.agent_selection)._repr_html_()

    def close(self) -> None:
        """Frees the table. Whatever is asked of it afterwards is a `ValueError`."""
        self._core.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("an environment cannot be pickled or copied: its game is in memory. Make another one as this was made")


class Parallel(ParallelEnv[str, Observation, int]):
    """A game with one learner, whose opponents are bots: in each step it takes an action.

    Players of these games never act at the same time, so there is no other form in which they are parallel.
    `parallel_env` makes one.
    """

    metadata = Env.metadata | {"is_parallelizable": True}

    def __init__(self, game: str, *, opponents: list[str] | str, **how: Any):
        if opponents is None:
            raise ValueError("players act one after another: name opponents, or use parlour.env")
        self._env = Env(game, opponents=opponents, **how)
        if len(self._env.possible_agents) > 1:
            raise ValueError(
                "players act one after another: each of the opponents is named, and none of them is None; or use parlour.env"
            )
        self.render_mode = self._env.render_mode
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []
        self.observation_space = self._env.observation_space
        self.action_space = self._env.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """As `Env.reset`; what the learner observes, and an empty info."""
        self._env.reset(seed, options)
        self.agents = self._env.agents[:]
        return {agent: self._env.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Takes the learner's action: observations, rewards, terminations, truncations and infos by agent."""
        if not self.agents:
            raise NotBegun
        (agent,) = self.agents
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions are a dictionary, such as {{{agent!r}: 0}}, not {actions!r}")
        if set(actions) != {agent}:
            raise ValueError(f"there is one agent, {agent}, and it takes one action")
        self._env.step(actions[agent])
        ended = self._env.terminations[agent], self._env.truncations[agent]
        if any(ended):
            self.agents = []
        return (
            {agent: self._env.observe(agent)},
            {agent: self._env.rewards[agent]},
            {agent: ended[0]},
            {agent: ended[1]},
            {agent: {}},
        )

    def render(self) -> str | NDArray[np.uint8] | None:
        """As `Env.render`."""
        return self._env.render()

    def close(self) -> None:
        """As `Env.close`."""
        self._env.close()


def env(game: str, **how: Any) -> Env:
    """A game for PettingZoo, whose players take actions one after another.

    - `players`: how many, the fewest unless told; further keywords are the game's options;
    - `render_mode`: `"ansi"`, `"rgb_array"` or `"human"`;
    - `max_cycles`: breaks the game off when a player has taken so many actions;
    - `masked`: what is done about masked actions: `"raise"` a `ValueError`, or take a `"random"` one instead;
    - `belief`: `"possible"` or `"likely"`: the exact chances of what is hidden are in what is observed, and `Env.belief`
      gives them;
    - `opponents`: bots for all seats but `seat`: a list from the next seat on, or one name for all.
    """
    return Env(game, **how)


def parallel_env(game: str, **how: Any) -> Parallel:
    """The same as a parallel environment, for one learner against `opponents`, which must be named."""
    return Parallel(game, **how)
