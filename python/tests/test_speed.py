"""What measures is itself run, a little."""

import sys

import parlour
from parlour import compare, speed


def test_it_measures_every_game(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["speed", "--tables", "8", "--steps", "5"])
    speed.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:6]] == parlour.games()
    assert all(len(line.split()) == 5 for line in lines[2:6])


def test_it_is_compared_with_what_is_installed(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["compare", "--tables", "8", "--steps", "20", "--rounds", "1"])
    compare.main()
    lines = capsys.readouterr().out.splitlines()
    ours = [line.split() for line in lines if " Parlour " in line]
    assert [line[0] for line in ours] == parlour.games() * 2
    assert all(float(line[2].replace(",", "")) > 0 for line in ours)
    assert all("times as fast" in line for line in lines if " PettingZoo " in line or " pgx " in line)
