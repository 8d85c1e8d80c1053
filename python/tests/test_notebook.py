"""The detective's notebook from Python."""

import numpy as np
import pytest
from parlour import notebook

TEXT = """
players: Ann 6, Bob 6, Cleo 6
me: Ann
hand: Scarlet, Mustard, White, Rope, Hall, Study
Bob asks Plum, Wrench, Kitchen: Cleo passes
I ask Plum, Wrench, Lounge: Bob shows Wrench
"""


def test_a_sheet_is_arrays():
    notes = notebook.read(TEXT)
    assert notes.faults == []
    assert notes.holders == ["Ann", "Bob", "Cleo", "case file"]
    sheet = notes.sheet()
    assert sheet.marks.shape == sheet.possible.shape == sheet.likely.shape == (21, 4)
    assert np.allclose(sheet.possible.sum(axis=1), 1) and np.allclose(sheet.likely.sum(axis=1), 1)
    wrench, bob = notes.cards.index("Wrench"), notes.holders.index("Bob")
    assert sheet.marks[wrench, bob] == 1
    assert ((sheet.marks == 1) == (sheet.possible == 1)).all()
    assert not sheet.sampled and sheet.solved is None and sheet.deals > 1
    assert len(sheet.solutions[0]["cards"]) == 3


def test_a_mark_has_its_reasons():
    notes = notebook.read(TEXT)
    why = notes.why("Wrench", "Bob")
    assert why.holds and why.sources == [1]
    assert "Bob has Wrench" in why.sentence
    assert notes.why("Rope", "Ann").sources == ["hand"]
    assert notes.why("Kitchen", "Bob") is None
    for card, holder in (("Axe", "Bob"), ("Wrench", "Zoe")):
        with pytest.raises(ValueError, match="there is no"):
            notes.why(card, holder)


def test_it_says_what_to_ask():
    notes = notebook.read(TEXT)
    best = notes.ask()
    assert [proposal["bits"] for proposal in best] == sorted((proposal["bits"] for proposal in best), reverse=True)
    assert {proposal["cards"][2] for proposal in notes.ask(["Kitchen"])} == {"Kitchen"}
    with pytest.raises(ValueError, match="nothing to ask"):
        notes.ask(["Rope"])
    for wrong in ("Kitchen", [3]):
        with pytest.raises(TypeError, match="rooms are a list of names, not "):
            notes.ask(wrong)
    with pytest.raises(TypeError, match="a notebook is text, not 3"):
        notebook.read(3)


def test_faults_and_contradictions_are_sentences():
    notes = notebook.read(TEXT + "Bob asks Plum, Wrench, Kichen: Cleo passes\n")
    (fault,) = notes.faults
    assert fault.line == 7 and "Kichen" in fault.reason and fault.suggestion
    contradicted = notebook.read(TEXT + "Bob lacks Wrench\n")
    with pytest.raises(ValueError, match="both be true"):
        contradicted.sheet()
    with pytest.raises(ValueError, match="do not make a game"):
        notebook.read("players: Ann 3").sheet()


def test_the_example_explains_itself():
    notes = notebook.read(notebook.example())
    assert notes.faults == [] and len(notes.lines) == 10
    assert "# " in notes.text
    notes.sheet()
