"""What measures is itself run, a little."""

import sys

import parlour
from parlour import speed


def test_it_measures_every_game(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["speed", "--tables", "8", "--steps", "5"])
    speed.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:6]] == parlour.games()
    assert all(len(line.split()) == 4 for line in lines[2:6])
