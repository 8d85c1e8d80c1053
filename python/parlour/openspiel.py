"""Color Doubt for two, small enough to be solved, as a game of OpenSpiel: `parlour_color_doubt`.

    import pyspiel
    import parlour.openspiel

    game = pyspiel.load_game("parlour_color_doubt", {"suits": 2, "cards_per_suit": 2, "max_turns": 4})

Whoever wins gets 1 from the other. An action is the place of a move in the list of those that may be made.
Importing this registers the game; it needs the package `open_spiel`.
"""

from __future__ import annotations

import json
from typing import Any

import pyspiel

from parlour import _core

# More moves than anybody has to choose from, and more deals, in a game that can be solved.
_MOST_ACTIONS = 256
_MOST_CARDS = 8

_TYPE = pyspiel.GameType(
    short_name="parlour_color_doubt",
    long_name="Color Doubt, small",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"suits": 2, "cards_per_suit": 2, "max_turns": 4},
)


class Game(pyspiel.Game):  # type: ignore[misc]
    """The rules with a deck of `suits` colors and the rainbow, of which one card is out of the game."""

    def __init__(self, params: dict[str, Any] | None = None):
        chosen = _TYPE.parameter_specification | (params or {})
        suits, cards, turns = (chosen[name] for name in ("suits", "cards_per_suit", "max_turns"))
        if not (suits >= 1 and cards >= 1 and suits * cards <= _MOST_CARDS):
            raise ValueError(f"a game that can be solved has up to {_MOST_CARDS} cards, not {suits} times {cards}")
        rules = {"seats": 2, "cards_per_suit": cards, "max_turns": turns, "toy": {"suits": suits, "removed": 1}}
        self.start = _core.State("color-doubt", json.dumps(rules))
        about = pyspiel.GameInfo(
            num_distinct_actions=_MOST_ACTIONS,
            max_chance_outcomes=_MOST_ACTIONS,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * turns + 1,
        )
        super().__init__(_TYPE, about, params or {})

    def new_initial_state(self) -> State:
        """The game before its deal."""
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What says all that a player knows."""
        return Observer()


class State(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.now = game.start

    def current_player(self) -> int:
        """Who moves."""
        return self.now.turn()

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.now.moves())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely that is."""
        return list(enumerate(self.now.chances()))

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.now.moves()[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.now.turn() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What both have got: 1 from the other for whoever has won."""
        one, other = self.now.won()
        return [one - other, other - one]

    def __str__(self) -> str:
        return f"{self.now.knowledge(0)}\n{self.now.knowledge(1)}"


class Observer:
    """All that a player knows, as JSON; there are no numbers of it."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: State, player: int) -> None:
        """Nothing to do without numbers."""

    def string_from(self, state: State, player: int) -> str:
        """The knowledge of a player."""
        return state.now.knowledge(player)


pyspiel.register_game(_TYPE, Game)
