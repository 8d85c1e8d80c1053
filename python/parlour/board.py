"""What somebody who looks at a table sees, as HTML for notebooks."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour import render

_STYLE = """<style>
.parlour{font:14px/1.4 sans-serif}.parlour table{border-collapse:collapse;display:inline-block;margin:4px 16px 4px 0;vertical-align:top}
.parlour td,.parlour th{border:1px solid #8888;padding:1px 6px;text-align:left;font-weight:normal;white-space:nowrap}
.parlour th{opacity:.75}.parlour caption{text-align:left;font-weight:bold}
.parlour i{border-radius:3px;color:#fff;display:inline-block;font-style:normal;margin:1px;padding:0 6px}
</style>"""

# In the order in which the suits are numbered.
_COLORS = {
    "red": "#c62828",
    "orange": "#c05000",
    "yellow": "#8a6d00",
    "green": "#2e7d32",
    "blue": "#1565c0",
    "purple": "#6a1b9a",
    "pink": "#ad1457",
    "rainbow": "#424242",
}

_MARKS = {"yes": "✓", "no": "·", "unknown": ""}


@dataclass(frozen=True)
class Board:
    """What a viewer knows of a game at a moment. `names` are those of the seats.

    `viewer` is the seat that looks; `chances` are those of what is hidden from it, by their names, where they are known.
    """

    game: str
    title: str
    view: dict[str, Any]
    names: Sequence[str]
    viewer: int | None = None
    chances: dict[str, NDArray[np.float32]] = field(default_factory=dict)

    def __str__(self) -> str:
        return render.text(self.title, self.view)

    def _repr_html_(self) -> str:
        drawn = _DRAWN.get(self.game, _plain)(self)
        return f'<div class="parlour">{_STYLE}<b>{_said(self.title)}</b><br>{"".join(drawn)}</div>'

    def seats(self) -> list[int]:
        """The seats as the viewer counts them: its own first."""
        first = self.viewer or 0
        return [(first + step) % len(self.names) for step in range(len(self.names))]


def sheet(caption: str, rows: Iterable[str], columns: Iterable[str], cells: Iterable[Iterable[Any]]) -> str:
    """A table whose rows have names."""
    return _table(caption, ["", *columns], ([row, *line] for row, line in zip(rows, cells)))


def page(*parts: str) -> str:
    """Tables of a notebook, with their style."""
    return f'<div class="parlour">{_STYLE}{"".join(parts)}</div>'


def _clue(board: Board) -> Iterable[str]:
    public, own = board.view["public"], board.view["own"]
    suspects, weapons, rooms = public["deck"][:6], public["deck"][6:-9], public["deck"][-9:]
    asked = public["suggestion"]
    if asked:
        passed = _list(board.names[seat] for seat in asked["passed"])
        shown = asked["shown_by"]
        yield _line(f"{board.names[asked['by']]} suggests", _words(asked["crime"].values()))
        yield _line("passed", passed) + ("" if shown is None else _line("showed a card", board.names[shown]))
    for seat, crime in enumerate(public["accused"]):
        yield "" if crime is None else _line(f"{board.names[seat]} accused", _words(crime.values()))
    if public["case_file"]:
        yield _line("the case file", _words(public["case_file"].values()))
    inside: dict[str, list[str]] = {room: [] for room in rooms}
    outside = []
    for suspect, token in zip(suspects, public["tokens"]):
        if "room" in token:
            inside[token["room"]].append(suspect)
        else:
            outside.append([suspect, "row {}, column {}".format(*token["square"])])
    for weapon, room in zip(weapons, public["weapons"]):
        inside[room].append(weapon)
    yield _table("Rooms", ["room", "there"], [[room, _words(there)] for room, there in inside.items()] + outside)
    if own is None:
        yield _table("Hands", board.names, [public["hand_sizes"]])
        return
    chances = board.chances.get("cards")
    cells = []
    for row in own["sheet"]:
        marks = [_MARKS[row["seats"][seat]] for seat in board.seats()] + [_MARKS[row["case_file"]]]
        if chances is not None:
            of_card = chances[public["deck"].index(row["card"])]
            # Its last column is the case file, whatever seats there are.
            known = [*of_card[: len(board.names)], of_card[-1]]
            marks = [mark or _percent(chance) for mark, chance in zip(marks, known)]
        cells.append(marks)
    columns = [f"{board.names[seat]}, {public['hand_sizes'][seat]} cards" for seat in board.seats()]
    yield sheet("Sheet", (row["card"] for row in own["sheet"]), [*columns, "case file"], cells)


def _true_colors(board: Board) -> Iterable[str]:
    public, own = board.view["public"], board.view["own"]
    if own is not None:
        yield _line("your cards", _words(own))
    players = []
    for name, player in zip(board.names, public["players"]):
        known = (_words(player[what]) for what in ("carries", "face_up", "safe"))
        players.append([name, _place(player["place"]), *known, "; ".join(map(_words, player["one_of"]))])
    yield _table("Players", ["", "where", "carries", "face up", "not weak to", "weak to one of"], players)
    rooms = public["deck"][12:24]
    lying = [[room, _words(there)] for room, there in zip(rooms, public["weapons"]) if there]
    yield _table("Weapons", ["room", "there"], lying)
    yield from _by_seat(board, "hands", public["deck"], "Chances of who was dealt what")


def _strangers(board: Board) -> Iterable[str]:
    public, own = board.view["public"], board.view["own"]
    if own is not None:
        yield _line("you are", _word(own["character"]))
        yield _line("your cards", "; ".join(_card(card) for card in own["hand"]))
    for number, victim in enumerate(public["victims"], start=1):
        halves = {(square["row"], square["col"]): _half(square["half"]) for square in victim["grid"]}
        rows = range(max((row for row, _ in halves), default=0), -1, -1)
        columns = range(min((col for _, col in halves), default=0), max((col for _, col in halves), default=0) + 1)
        caption = f"Victim {number}" + ("" if victim["solved"] is None else ", solved")
        yield _table(caption, [""] * len(columns), [[halves.get((row, col), "") for col in columns] for row in rows])
    players = [
        [name, player["hand"], _word(player["revealed"] or ""), _words(player["not"])]
        for name, player in zip(board.names, public["players"])
    ]
    yield _table("Players", ["", "cards", "is", "is not"], players)
    yield from _by_seat(board, "characters", public["characters"], "Chances of who is who")


def _color_doubt(board: Board) -> Iterable[str]:
    public, own = board.view["public"], board.view["own"]
    if own is not None:
        yield _raw("your cards", _chips(own["hand"]))
    standing = public["standing"]
    if standing is not None:
        yield _raw(f"{board.names[standing['seat']]} announces", _chips({standing["say"]: standing["count"]}))
    doubt = public["doubt"]
    if doubt is not None:
        said = f"{board.names[doubt['by']]} doubted {board.names[doubt['of']]}, who said {doubt['say']}: "
        yield _raw(said + ("the truth" if doubt["truthful"] else "a lie"), _chips(doubt["cards"]))
    piles = [
        [_said(name), str(hand["count"]), _chips(hand["shown"]), str(minus["count"]), _said(points)]
        for name, hand, minus, points in zip(board.names, public["hands"], public["minus"], public["totals"])
    ]
    yield _cells("Players", ["", "cards", "seen in the hand", "minus pile", "points before"], piles)
    lays = [[_said(board.names[lay["seat"]]), _chips({lay["say"]: lay["count"]})] for lay in public["lays"]]
    yield _cells("On the table, as announced", ["", ""], lays) if lays else ""
    chances = board.chances.get("hands")
    if chances is not None:
        # The sum of each number of cards times its chance, of the suits that are in the game.
        suits = [place for place, suit in enumerate(_COLORS) if suit in public["deck"]]
        expected = (chances @ np.arange(chances.shape[-1]))[:, suits]
        cells = ([f"{number:.1f}" for number in line] for line in expected)
        yield sheet("Cards to be expected", (board.names[seat] for seat in board.seats()), public["deck"], cells)


def _plain(board: Board) -> Iterable[str]:
    yield f"<pre>{_said(board)}</pre>"


_DRAWN: dict[str, Callable[[Board], Iterable[str]]] = {
    "clue": _clue,
    "true-colors": _true_colors,
    "three-dead-strangers": _strangers,
    "color-doubt": _color_doubt,
}


def _by_seat(board: Board, name: str, rows: Sequence[str], caption: str) -> Iterable[str]:
    """The chances of one thing for each seat."""
    chances = board.chances.get(name)
    if chances is not None:
        known = ([_percent(chance) for chance in line[: len(board.names)]] for line in chances.T)
        yield sheet(caption, rows, (board.names[seat] for seat in board.seats()), known)


def _table(caption: str, columns: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    return _cells(caption, columns, ([_said(_word(cell)) for cell in row] for row in rows))


def _cells(caption: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of what is HTML already; its caption and heads are text."""
    head = "".join(f"<th>{_said(_word(column))}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{_said(caption)}</caption><tr>{head}</tr>{body}</table>"


def _line(what: str, text: str) -> str:
    return _raw(what, _said(text))


def _raw(what: str, markup: str) -> str:
    return f"{_said(what)}: {markup}<br>"


def _chips(cards: dict[str, int]) -> str:
    chips = (f'<i style="background:{_COLORS[suit]}">{count} {suit}</i>' for suit, count in cards.items())
    return "".join(chips) or "none"


def _place(place: dict[str, Any] | str) -> str:
    if isinstance(place, str):
        return _word(place)
    return _word(place["room"]) if "room" in place else "row {}, column {}".format(*place["square"])


def _card(card: list[Any] | str) -> str:
    return " | ".join(_half(half) for half in card) if isinstance(card, list) else _word(card)


def _half(half: dict[str, str] | str) -> str:
    return _words(half.values()) if isinstance(half, dict) else _word(half)


def _words(names: Iterable[str]) -> str:
    return _list(_word(name) for name in names)


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _word(name: Any) -> str:
    return str(name).replace("_", " ")


def _percent(chance: float) -> str:
    if chance <= 0:
        return _MARKS["no"]
    return _MARKS["yes"] if chance >= 1 else f"{100 * chance:.0f} %"


def _said(text: Any) -> str:
    return html.escape(str(text))
