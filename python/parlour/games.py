"""The games: how many play, with which options, and what the numbers mean."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour import _core


class Field(NamedTuple):
    """A run of numbers that belong together."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def stop(self) -> int:
        """The place after its last number."""
        return self.start + int(np.prod(self.shape))


@dataclass(frozen=True)
class Layout:
    """What each number of a game stands for, as docs/encodings.md has it."""

    game: str
    version: int
    observation: tuple[Field, ...]
    actions: tuple[Field, ...]
    hidden: tuple[Field, ...]

    def split(self, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Views of the fields of observations `(..., N)` by their names, each `(..., *shape)`."""
        return _split(self.observation, numbers)

    def split_hidden(self, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The same of chances or truths `(..., H)` of what is hidden."""
        return _split(self.hidden, numbers)

    def action(self, number: int) -> str:
        """What an action is called, such as `room[3]`."""
        for field in self.actions:
            if field.start <= number < field.stop:
                place = np.unravel_index(number - field.start, field.shape)
                single = field.shape == (1,)
                return field.name if single else f"{field.name}[{', '.join(str(int(at)) for at in place)}]"
        raise ValueError(f"there is no action {number}: they are numbered from 0 to {self.actions[-1].stop - 1}")


def _split(fields: tuple[Field, ...], numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    numbers = np.asarray(numbers)
    length = fields[-1].stop
    if numbers.ndim == 0 or numbers.shape[-1] != length:
        raise ValueError(f"the last dimension must have {length} numbers, the array's shape is {numbers.shape}")
    return {
        field.name: numbers[..., field.start : field.stop].reshape(*numbers.shape[:-1], *field.shape)
        for field in fields
    }


def games() -> list[str]:
    """The names of all games."""
    return _core.games()


def bots(game: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return _core.bots(game)


def info(game: str) -> dict[str, Any]:
    """How a game describes itself: `chairs`, `seats` (the numbers of players) and `options`."""
    described: dict[str, Any] = json.loads(_core.info(game))
    return described


def layout(game: str) -> Layout:
    """What each number of a game stands for."""
    version, layouts = _core.layout(game)
    fields = (tuple(Field(name, at, tuple(shape), meaning) for name, at, shape, meaning in runs) for runs in layouts)
    return Layout(game, version, *fields)


def setup(game: str, players: int | None, options: dict[str, Any]) -> str:
    """The setup, as JSON, for so many players (the fewest unless told) and these options."""
    if players is None:
        players = min(info(game)["seats"])
    try:
        chosen = json.dumps(options)
    except TypeError as error:
        raise TypeError(f"options are what JSON has: {error}") from None
    if not isinstance(players, int) or not 0 <= players <= 255:
        raise ValueError(f"players are a small whole number, not {players!r}")
    return _core.setup(game, list(range(players)), chosen)


@dataclass(frozen=True)
class Plan:
    """How a batch or a table is run, as the compiled half reads it."""

    seed: int = 0
    threads: int = 1
    limit: int | None = None
    belief: str | None = None
    truth: bool = False
    wait: bool = False
    bots: tuple[str | None, ...] = ()


def seats_of_bots(game: str, players: int | None, opponents: list[str] | str | None, seat: int) -> tuple[str | None, ...]:
    """For each seat the bot that plays it: the learner sits on `seat`, and the opponents from its left on."""
    if opponents is None:
        return ()
    count = min(info(game)["seats"]) if players is None else players
    if not isinstance(seat, int) or not 0 <= seat < count:
        raise ValueError(f"there is no seat {seat}: they are numbered from 0 to {count - 1}")
    named = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
    if len(named) != count - 1:
        raise ValueError(f"{count} players are one learner and {count - 1} opponents, not {len(named)}")
    seats: list[str | None] = [None] * count
    for step, name in enumerate(named, start=1):
        seats[(seat + step) % count] = name
    return tuple(seats)


def whole_seed(seed: int | None) -> int | None:
    """A seed as the compiled half takes it."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is from 0 to 2**64 - 1, not {seed}")
    return int(seed)


def some_seed() -> int:
    """A seed that nobody knows before."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
