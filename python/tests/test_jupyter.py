"""States as people see them in notebooks, and the notebook in docs/."""

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import parlour
import pytest
from parlour.board import Board

NOTEBOOK = Path(__file__).parents[2] / "docs" / "python.ipynb"
GAMES = parlour.games()


class Checked(HTMLParser):
    """Text of HTML whose tags are closed, and that asks for nothing from elsewhere."""

    def __init__(self, markup):
        super().__init__()
        self.open, self.text = [], []
        self.feed(markup)
        assert not self.open

    def handle_starttag(self, tag, attributes):
        assert tag in {"div", "style", "b", "br", "table", "caption", "tr", "th", "td", "i", "pre"}
        assert {name for name, _ in attributes} <= {"class", "style"}
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.text.append(data)


def text(board):
    markup = board._repr_html_()
    assert "url(" not in markup and "http" not in markup
    return " ".join(Checked(markup).text)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_drawn(game):
    players = max(parlour.info(game)["seats"])
    batch = parlour.Batch(game, 2, players=players, seed=3, wait=True)
    for step in range(150):
        for table in range(2):
            viewer = step % (players + 1)
            board = batch.board(table, viewer if viewer < players else None)
            assert f"table {table}" in text(board) and "seat 1" in text(board)
        batch.begin(batch.to_move < 0)
        batch.step(batch.sample())


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_shown_and_only_to_their_seat(game):
    env = parlour.env(game, belief="possible")
    env.reset(seed=4)
    shown = [text(env.board(agent)) for agent in (*env.possible_agents, None)]
    assert all("%" in each or "expected" in each for each in shown[:-1])
    assert not ("%" in shown[-1] or "expected" in shown[-1])
    assert len(set(shown)) == len(shown)
    assert text(env) == shown[0]


def test_a_board_is_made_of_what_its_viewer_knows():
    one, other = (parlour.Batch("color-doubt", 1, players=3, seed=seed) for seed in (1, 2))
    assert one.board(0).view["own"] is None
    assert text(one.board(0)) == text(other.board(0))
    one, other = (parlour.Batch("clue", 1, players=3, seed=seed) for seed in (1, 2))
    assert text(one.board(0, 1)) != text(other.board(0, 1))
    assert one.board(0, 1).view == one.view(0, 1)
    card = one.view(0, 2)["own"]["hand"][0].replace("_", " ")
    row = re.search(rf"<tr><td>{card}</td>(.*?)</tr>", one.board(0, 1)._repr_html_()).group(1)
    assert "✓" not in row


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_expected_of_the_own_hand_is_what_it_holds(players):
    batch = parlour.Batch("color-doubt", 1, players=players, seed=2, belief="possible")
    view, shown = batch.view(0, 1), batch.board(0, 1)._repr_html_()
    assert list(view["public"]["deck"]) == re.findall(r"<th>(\w+)</th>", shown.split("Cards to be expected")[1])
    held = [f"{view['own']['hand'].get(suit, 0):.1f}" for suit in view["public"]["deck"]]
    assert "".join(f"<td>{count}</td>" for count in ["seat 1", *held]) in shown


def test_names_are_text():
    view = parlour.Batch("color-doubt", 1).view(0, 0)
    board = Board("color-doubt", "<script>", view, ["<b>Ann</b>", 'Bob & "Cleo"'], 0)
    assert "<b>Ann</b>" in text(board)
    assert "<script>" not in board._repr_html_() and "<b>Ann" not in board._repr_html_()
    notes = parlour.notebook.example().replace("Cleo", "Cl<i>o")
    notes = parlour.notebook.read(notes)
    assert "Cl<i>o" in text(notes.sheet())


def test_a_game_without_a_drawing_is_shown_as_text():
    assert "there 1" in text(Board("chess", "a game", {"public": {"there": 1}}, []))


def test_the_notebook_runs():
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("matplotlib")
    assert NOTEBOOK.stat().st_size < 50_000
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    os.environ.setdefault("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    made = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert sum("image/png" in output.get("data", {}) for output in made) == 2
    assert sum("parlour" in output.get("data", {}).get("text/html", "") for output in made) == 2
    assert not any(output.output_type in ("error", "stream") for output in made)
