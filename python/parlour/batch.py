"""Many tables of one game, stepped together."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour import _core
from parlour.board import Board
from parlour.games import Layout, Plan, layout, place, seats_of_bots, setup, whole, whole_seed


class Refused(ValueError):
    """Actions that were not taken.

    Their tables, in `tables`, are as they were, and `faults` says why of each; all others have been stepped, and the arrays are written.
    """

    def __init__(self, faults: list[tuple[int, str]]):
        self.faults = faults
        self.tables = [table for table, _ in faults]
        more = f", and {len(faults) - 3} more" if len(faults) > 3 else ""
        super().__init__("; ".join(why for _, why in faults[:3]) + more)

    def __reduce__(self) -> tuple[type[Refused], tuple[list[tuple[int, str]]], dict[str, Any]]:
        # An exception is made again of its sentence alone, unless it says how.
        return type(self), (self.faults,), self.__dict__


class Batch:
    """`tables` tables of a game, all of which take an action in each step.

    The arrays are the memory into which every step writes, so they stay the same and their contents do not: copy what
    is to be kept. With `B` tables, `S` seats, and the lengths `N`, `A` and `H` of `layout(game)`:

    - `observations`: uint8 `(B, N)`, what the seat to move knows;
    - `masks`: uint8 `(B, A)`, 1 for each action that may be taken;
    - `rewards`: float32 `(B, S)`, what each seat gets, 0 until a game is over;
    - `to_move`: int32 `(B,)`, the seat to move;
    - `terminated`, `truncated`: bool `(B,)`, whether a game has just ended, or was broken off; the next one has begun;
    - `beliefs`: float32 `(B, H)`, the exact chances of what is hidden, for the seat to move, with
      `belief="possible"` or `"likely"`; `(B, 0)` otherwise;
    - `truths`: uint8 `(B, H)`, what is true of it, with `truth=True`; `(B, 0)` otherwise.

    `opponents` are bots that play all seats but `seat`: a list from the next seat on, or one name for all. A game that
    they end before the learner is asked is passed over, and one in which they go round in circles is broken off.
    `limit` breaks a game off once so many actions have been taken in it, those of all seats but the bots', as soon as the
    move is made to which the last of them belongs: a move takes several where it is put together. With `wait=True` a table whose game is over shows its end, and takes
    no action until `begin`. Further keywords are the game's options.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        *,
        players: int | None = None,
        seed: int = 0,
        threads: int = 1,
        limit: int | None = None,
        belief: str | None = None,
        truth: bool = False,
        wait: bool = False,
        opponents: list[str] | str | None = None,
        seat: int = 0,
        **options: Any,
    ):
        tables = whole(tables, "tables are a whole number")
        chosen = setup(game, players, options)
        bots = seats_of_bots(game, players, opponents, seat)
        plan = Plan(whole_seed(seed) or 0, threads, limit, belief, truth, wait, bots)
        self._core = _core.Batch(game, chosen, tables, plan)
        self.game = game
        self.layout: Layout = layout(game)
        self.tables: int = tables
        self.observations: NDArray[np.uint8] = self._core.observations
        self.masks: NDArray[np.uint8] = self._core.masks
        self.rewards: NDArray[np.float32] = self._core.rewards
        self.to_move: NDArray[np.int32] = self._core.to_move
        self.terminated: NDArray[np.bool_] = self._core.terminated
        self.truncated: NDArray[np.bool_] = self._core.truncated
        self.beliefs: NDArray[np.float32] = self._core.beliefs
        self.truths: NDArray[np.uint8] = self._core.truths

    def reset(self, seed: int | None = None) -> None:
        """Begins the first games of a seed; without one the next game at each table."""
        self._core.reset(whole_seed(seed))

    def begin(self, tables: NDArray[np.bool_]) -> None:
        """Begins the next game at the tables that are chosen, bool `(B,)`, and writes it; what the last step wrote of an
        end stays in `rewards`, `terminated` and `truncated`."""
        if not (isinstance(tables, np.ndarray) and tables.dtype == np.bool_ and tables.ndim == 1):
            raise TypeError("tables are chosen by an array of bool, one for each")
        self._core.begin_at(tables)

    def step(self, actions: ArrayLike) -> None:
        """Takes an action at each table: whole numbers `(B,)`, without a copy where they are int32.

        Raises `Refused`, a `ValueError`, when some may not be taken: all other tables have been stepped.
        """
        taken = actions
        if not (isinstance(actions, np.ndarray) and actions.dtype == np.int32):
            taken = _int32(actions)
        if self._core.step(taken):
            raise Refused([(table, _as_given(text, taken, actions, table)) for table, text in self._core.faults()])

    def sample(self) -> NDArray[np.int32]:
        """Actions drawn at random from those that may be taken: `(B,)`, the same after the same seed."""
        return self._core.sample()

    def observe(self, table: int, seat: int) -> NDArray[np.uint8]:
        """What a seat of a table knows, whoever is to move: `(N,)`."""
        return self._core.observe(*self._at(table, seat))

    def belief(self, table: int, seat: int) -> NDArray[np.float32]:
        """The exact chances of what is hidden from a seat of a table: `(H,)`. Needs `belief=`."""
        return self._core.belief(*self._at(table, seat))

    def truth(self, table: int, seat: int) -> NDArray[np.uint8]:
        """What is hidden at a table, as a seat counts: `(H,)`. For learners to be trained on, not to play by."""
        return self._core.truth(*self._at(table, seat))

    def view(self, table: int, seat: int | None = None) -> dict[str, Any]:
        """What a seat of a table knows now, or what everybody does: `public`, and `own` of a seat."""
        at = self._table(table) if seat is None else self._at(table, seat)
        view: dict[str, Any] = json.loads(self._core.view(*at))
        return view

    def _table(self, table: int) -> tuple[int]:
        return (place(table, "table", self.tables),)

    def _at(self, table: int, seat: int) -> tuple[int, int]:
        return place(table, "table", self.tables), place(seat, "seat", self.rewards.shape[1])

    def board(self, table: int, seat: int | None = None) -> Board:
        """The same for people: text, and HTML in notebooks. With `belief=` a seat's board has the exact chances, too."""
        view = self.view(table, seat)
        mover = int(self.to_move[table])
        title = f"{self.game}, table {table}: {'over' if mover < 0 else f'seat {mover} is to move'}"
        names = [f"seat {number}" for number in range(self.rewards.shape[1])]
        chances: dict[str, NDArray[np.float32]] = {}
        if seat is not None and self.beliefs.shape[1] > 0:
            chances = self.layout.split_hidden(self.belief(table, seat))
        return Board(self.game, title, view, names, seat, chances)

    def close(self) -> None:
        """Frees the tables. Whatever is asked of them afterwards is a `ValueError`."""
        self._core.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch cannot be pickled or copied: its games are in memory. Make another one as this was made")

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _as_given(text: str, taken: ArrayLike, given: ArrayLike, table: int) -> str:
    """A fault with the number that was given, where that did not fit."""
    own, number = np.asarray(taken)[table], np.asarray(given)[table]
    return text if own == number else text.replace(f"action {own} ", f"action {number} ", 1)


def _int32(actions: ArrayLike) -> NDArray[np.int32]:
    numbers = np.asarray(actions)
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {numbers.dtype}")
    # What does not fit is no action either.
    clipped: NDArray[np.int32] = np.clip(numbers, -1, np.iinfo(np.int32).max).astype(np.int32)
    return clipped
