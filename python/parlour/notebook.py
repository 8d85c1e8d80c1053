"""The detective's notebook: what happened at a table of the cardboard game, and what follows from it.

docs/notebook.md describes the text. All of it is exact where that can be counted within a second.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour import _core, board
from parlour.games import listed


class Fault(NamedTuple):
    """A line that could not be read; `line` is `None` when something is missing."""

    line: int | None
    text: str
    reason: str
    suggestion: str | None


class Why(NamedTuple):
    """Why something is certain: from as few as possible of `"hand"`, `"open"` and the numbers of entries, from 0."""

    holds: bool
    sources: list[str | int]
    sentence: str


@dataclass(frozen=True)
class Sheet:
    """Who has which card, with `C` cards and `H` holders: the players, the case file, and cards that lie face up.

    - `marks`: int8 `(C, H)`, 1 where a card certainly is, -1 where it certainly is not, 0 where that is open;
    - `possible`: float64 `(C, H)`, the chances where each deal that fits counts the same;
    - `likely`: float64 `(C, H)`, the chances where it counts how players choose what to show;
    - `solutions`: the likeliest, a dozen at most, as names with both chances;
    - `solved`: the solution once it is certain.
    """

    cards: list[str]
    holders: list[str]
    marks: NDArray[np.int8]
    possible: NDArray[np.float64]
    likely: NDArray[np.float64]
    deals: float
    bits: float
    sampled: bool
    solutions: list[dict[str, Any]]
    solved: list[str] | None

    def _repr_html_(self) -> str:
        signs = {1: "✓", -1: "·"}
        cells = [
            [signs.get(mark) or f"{100 * chance:.0f} %" for mark, chance in zip(*line)]
            for line in zip(self.marks.tolist(), self.likely.tolist())
        ]
        return board.page(board.sheet("Sheet", self.cards, self.holders, cells))


class Notebook:
    """A notebook as it was understood: `read` makes one."""

    def __init__(self, text: str):
        if not isinstance(text, str):
            raise TypeError(f"a notebook is text, not {text!r}")
        self.text = text
        self._read = json.loads(_core.answer(text))
        notebook = self._read["notebook"]
        deck = notebook["deck"]
        self.cards: list[str] = deck["suspects"] + deck["weapons"] + deck["rooms"]
        self.players: list[str] = [player["name"] for player in notebook["players"]]
        self.holders: list[str] = self.players + ["case file"] + (["open cards"] if notebook["open"] else [])
        self.lines: list[str] = self._read["lines"]

    @property
    def faults(self) -> list[Fault]:
        """The lines that could not be read, and what would be right."""
        return [Fault(*(fault[name] for name in Fault._fields)) for fault in self._read["faults"]]

    def sheet(self) -> Sheet:
        """Who has which card, as far as it follows.

        Raises `ValueError` where the players and their hands make no game yet, or the notes contradict themselves.
        """
        sheet = self._sheet()
        cells = sheet["cells"]
        marks = {"has": 1, "not": -1, "open": 0}
        return Sheet(
            cards=self.cards,
            holders=self.holders,
            marks=np.array([[marks[cell["mark"]] for cell in row] for row in cells], np.int8),
            possible=np.array([[cell["possible"] for cell in row] for row in cells], np.float64),
            likely=np.array([[cell["likely"] for cell in row] for row in cells], np.float64),
            deals=sheet["deals"],
            bits=sheet["bits"],
            sampled=sheet["sampled"],
            solutions=[triple | {"cards": self._named(triple["cards"])} for triple in sheet["triples"]],
            solved=None if sheet["solved"] is None else self._named(sheet["solved"]),
        )

    def why(self, card: str, holder: str) -> Why | None:
        """Why a card is certain to be with a holder, or not to be; `None` while that is open. Names in full."""
        self._sheet()
        cell = self._place(self.cards, "card", card), self._place(self.holders, "holder", holder)
        why = json.loads(_core.answer(self.text, cell))["why"]
        if why is None:
            return None
        sources = [source["entry"] if isinstance(source, dict) else source for source in why["sources"]]
        return Why(why["holds"], sources, why["message"])

    def ask(self, rooms: list[str] | None = None) -> list[dict[str, Any]]:
        """What to ask next, in these rooms or in any, the most telling first.

        Each is `cards` (a suspect, a weapon, a room), `bits` that the answer is expected to tell about the solution,
        the chance that it is `certain` then, the chance to `win` by the best accusation then, and what it `gives_away`.
        """
        named = None if rooms is None else listed(rooms, "rooms are a list of names")
        self._sheet()
        wanted = [self._place(self.cards, "card", room) for room in named or []]
        advice = json.loads(_core.answer(self.text, None, wanted))["advice"]
        if advice is None:
            raise ValueError("there is nothing to ask: a line `me: NAME` says whose notebook it is, and rooms are rooms")
        best = [proposal for room in advice["rooms"] for proposal in room["best"]]
        best.sort(key=lambda proposal: -proposal["bits"])
        return [proposal | {"cards": self._named(proposal["cards"])} for proposal in best]

    def _sheet(self) -> dict[str, Any]:
        if self._read["contradiction"] is not None:
            raise ValueError(self._read["contradiction"]["message"])
        if self._read["sheet"] is None:
            raise ValueError("the players, their hands and the cards do not make a game yet")
        sheet: dict[str, Any] = self._read["sheet"]
        return sheet

    def _named(self, cards: list[int]) -> list[str]:
        return [self.cards[card] for card in cards]

    @staticmethod
    def _place(names: list[str], kind: str, name: str) -> int:
        if name not in names:
            raise ValueError(f"there is no {kind} {name!r}; there are: {', '.join(names)}")
        return names.index(name)


def read(text: str) -> Notebook:
    """Reads a notebook. What could not be read is in its `faults`; everything else counts."""
    return Notebook(text)


def example() -> str:
    """A notebook of a game of four, with comments that explain the format."""
    return _core.example()
