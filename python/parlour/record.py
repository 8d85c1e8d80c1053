"""Whole games as plain data: played between bots, and judged by what each player could know."""

from __future__ import annotations

import json
from typing import Any

from parlour import _core
from parlour.games import listed, named, place, setup, whole_seed


def play(game: str, bots: list[str], *, seed: int = 0, **options: Any) -> dict[str, Any]:
    """A game between bots, one for each seat: `game`, `setup`, `names`, `moves`, `scores` and `winners`.

    The moves are those of docs/bot-protocol.md, chance's among them.
    """
    bots = listed(bots, "bots are a list of names, one for each seat")
    chosen = setup(game, len(bots), options)
    played: dict[str, Any] = json.loads(_core.play(game, chosen, bots, whole_seed(seed) or 0))
    return played


def review(played: dict[str, Any]) -> dict[str, Any] | None:
    """What could be known in a finished game, and what each choice was worth: docs/review.md says how it is meant.

    It takes what `play` gives, or a replay of a server's: of either only `game`, `setup`, `names` and `moves`. `None` where
    the game cannot be judged. Its messages are data: `say` puts them into words.
    """
    if not isinstance(played, dict):
        raise TypeError(f"a game is a dictionary as `play` gives it, not {played!r}")
    try:
        game, names = named(played["game"]), listed(played["names"], "the players have a list of names")
        if not isinstance(played["moves"], (list, tuple)):
            raise TypeError(f"a game has a list of moves, not {played['moves']!r}")
        chosen, moves = json.dumps(played["setup"]), [json.dumps(move) for move in played["moves"]]
    except KeyError as missing:
        raise ValueError(f"a game has `game`, `setup`, `names` and `moves`; there is no {missing}") from None
    judged = _core.review(game, chosen, names, moves)
    return None if judged is None else json.loads(judged)


def say(game: str, message: dict[str, Any], names: list[str], seat: int | None = None) -> str:
    """A message of a review in words, to the player of a seat or to anybody else."""
    names = listed(names, "the players have a list of names")
    if not (isinstance(message, dict) and isinstance(message.get("name"), str)):
        raise TypeError(f"a message is a dictionary with `name` and `args`, as a review has them, not {message!r}")
    return _core.say(named(game), json.dumps(message), names, None if seat is None else place(seat, "seat", len(names)))
