"""The games: how many play, with which options, and what the numbers mean."""

from __future__ import annotations

import json
import operator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
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
        if _index(number) is None:
            raise TypeError(f"an action is a whole number, not {number!r}")
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


def observation_space(layout: Layout, believes: bool) -> spaces.Dict:
    """What a player observes: with `believes` the exact chances of what is hidden, too."""
    length, actions, hidden = (fields[-1].stop for fields in (layout.observation, layout.actions, layout.hidden))
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (length,), np.uint8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if believes:
        parts["belief"] = spaces.Box(0, 1, (hidden,), np.float32)
    return spaces.Dict(parts)


def games() -> list[str]:
    """The names of all games."""
    return _core.games()


def bots(game: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return _core.bots(named(game))


def info(game: str) -> dict[str, Any]:
    """How a game describes itself: `chairs`, `seats` (the numbers of players) and `options`."""
    described: dict[str, Any] = json.loads(_core.info(named(game)))
    return described


def layout(game: str) -> Layout:
    """What each number of a game stands for."""
    version, layouts = _core.layout(named(game))
    fields = (tuple(Field(name, at, tuple(shape), meaning) for name, at, shape, meaning in runs) for runs in layouts)
    return Layout(game, version, *fields)


def setup(game: str, players: int | None, options: dict[str, Any]) -> str:
    """The setup, as JSON, for so many players (the fewest unless told) and these options.

    Where names are to be chosen from, a number means the name that is written so: `edition=1986` is `edition="1986"`.
    """
    count = how_many(game, players)
    names = {option["key"] for option in info(game)["options"] if option["kind"]["type"] == "choice"}
    options = {key: _as_name(value) if key in names else value for key, value in options.items()}
    try:
        chosen = json.dumps(options, default=_plain, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise type(error)(f"options are what JSON has: {error}") from None
    return _core.setup(game, list(range(count)), chosen)


def how_many(game: str, players: int | None) -> int:
    """So many players, the fewest unless told."""
    if players is None:
        return int(min(info(game)["seats"]))
    count = _index(players)
    if count is None or not 0 <= count <= 255:
        raise ValueError(f"players are a small whole number, not {players!r}")
    return count


def _as_name(value: Any) -> Any:
    number = _index(value)
    return value if number is None else str(number)


def named(game: str) -> str:
    """The name of a game, as the compiled half can take it."""
    if not isinstance(game, str):
        raise TypeError(f'a game is called by its name, such as "clue", not {game!r}')
    return game


def listed(names: object, what: str) -> list[str]:
    """A list of names; `what` begins the sentence that says that it is none."""
    if isinstance(names, (list, tuple)) and all(isinstance(name, str) for name in names):
        return list(names)
    raise TypeError(f"{what}, not {names!r}")


def _plain(value: object) -> int | bool:
    """What NumPy has for a number or for yes and no, as JSON has it."""
    if isinstance(value, np.bool_):
        return bool(value)
    number = _index(value)
    if number is None:
        raise TypeError(f"{value!r} is nothing of the kind")
    return number


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

    def __post_init__(self) -> None:
        """Looks at what people have given."""
        _set(self, threads=whole(self.threads, "threads are a whole number"))
        if self.limit is not None:
            _set(self, limit=whole(self.limit, "a limit is a whole number", (1 << 32) - 1))
        if not (self.belief is None or isinstance(self.belief, str)):
            raise TypeError(f'belief is "possible" or "likely", not {self.belief!r}')
        for name in ("truth", "wait"):
            said = getattr(self, name)
            if not isinstance(said, (bool, np.bool_)):
                raise TypeError(f"{name} is True or False, not {said!r}")
            _set(self, **{name: bool(said)})


def _set(plan: Plan, **fields: Any) -> None:
    for name, value in fields.items():
        object.__setattr__(plan, name, value)


def seats_of_bots(game: str, players: int | None, opponents: list[str] | str | None, seat: int) -> tuple[str | None, ...]:
    """For each seat the bot that plays it: the learner sits on `seat`, and the opponents from its left on."""
    if opponents is None:
        return ()
    count = how_many(game, players)
    seat = place(seat, "seat", count)
    if isinstance(opponents, str):
        named: list[str | None] = [opponents] * (count - 1)
    else:
        try:
            named = list(opponents)
        except TypeError:
            raise TypeError(f"opponents are names of bots, not {opponents!r}") from None
    for name in named:
        if not (name is None or isinstance(name, str)):
            raise TypeError(f"opponents are names of bots, not {name!r}")
    if len(named) != count - 1:
        raise ValueError(f"{count} players are one learner and {count - 1} opponents, not {len(named)}")
    seats: list[str | None] = [None] * count
    for step, name in enumerate(named, start=1):
        seats[(seat + step) % count] = name
    return tuple(seats)


def _index(value: object) -> int | None:
    """A whole number, whoever has made its type; nothing where it is none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole(value: object, what: str, most: int = (1 << 63) - 1) -> int:
    """A whole number as the compiled half can take it, where 0 is refused; `what` begins the sentence that says so."""
    number = _index(value)
    if number is None:
        raise TypeError(f"{what}, not {value!r}")
    if number < 0:
        raise ValueError(f"{what} from 1 on, not {number}")
    if number > most:
        raise ValueError(f"{what} up to {most}, not {number}")
    return number


def place(value: object, what: str, count: int) -> int:
    """The number of one of several seats or tables."""
    number = _index(value)
    if number is None:
        raise TypeError(f"a {what} is a whole number, not {value!r}")
    if not 0 <= number < count:
        raise ValueError(f"there is no {what} {number}: they are numbered from 0 to {count - 1}")
    return number


def whole_seed(seed: int | None) -> int | None:
    """A seed as the compiled half takes it."""
    if seed is None:
        return None
    number = _index(seed)
    if number is None:
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    if not 0 <= number < 1 << 64:
        raise ValueError(f"a seed is from 0 to 2**64 - 1, not {number}")
    return number


def some_seed() -> int:
    """A seed that nobody knows before."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
