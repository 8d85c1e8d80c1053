"""Whole games, and their reviews."""

import parlour
import pytest

BOTS = {game: (parlour.bots(game)[:2] * 2)[:3] for game in parlour.games()}


@pytest.fixture(scope="module")
def played():
    return parlour.play("clue", BOTS["clue"], seed=2)


@pytest.mark.parametrize("game", parlour.games())
def test_bots_play_whole_games(game):
    one, again, other = (parlour.play(game, BOTS[game], seed=seed) for seed in (1, 1, 2))
    assert one == again != other
    assert one["names"] == BOTS[game] and len(one["scores"]) == 3 and one["winners"]


def test_a_game_is_judged(played):
    review = parlour.review(played)
    assert len(review["totals"]) == 3 and review["moments"]
    summary = [parlour.say("clue", message, ["Ann", "Bob", "Cleo"]) for message in review["summary"]]
    assert any("Ann" in sentence or "Bob" in sentence or "Cleo" in sentence for sentence in summary)
    assert not any("[" in sentence for sentence in summary)


def test_what_cannot_be_is_a_sentence(played):
    for wrong, sentence in (
        (played | {"moves": played["moves"][:-1]}, "the game is not over"),
        (played | {"moves": [{"type": "sing"}]}, "move 0"),
        (played | {"game": "chess"}, "there is no game called chess"),
        (played | {"names": ["Ann"]}, "3 players have names, not 1"),
        ({"game": "clue"}, "there is no 'names'"),
    ):
        with pytest.raises(ValueError, match=sentence):
            parlour.review(wrong)
    with pytest.raises(TypeError, match="a game is a dictionary as `play` gives it, not 3"):
        parlour.review(3)
    with pytest.raises(TypeError, match="bots are a list of names, one for each seat, not 'random'"):
        parlour.play("clue", "random")
    with pytest.raises(ValueError, match="there is no bot called moriarty; there are: random"):
        parlour.play("clue", ["random", "moriarty", "random"])
    with pytest.raises(ValueError, match="3, 4 or 6 players"):
        parlour.play("true-colors", ["random"] * 2)
    with pytest.raises(TypeError, match="the players have a list of names, not 'Ann'"):
        parlour.review(played | {"names": "Ann"})
    with pytest.raises(TypeError, match="a game has a list of moves, not 3"):
        parlour.review(played | {"moves": 3})
    for wrong in ({"no": "message"}, "title"):
        with pytest.raises(TypeError, match="a message is a dictionary with `name` and `args`"):
            parlour.say("clue", wrong, [])
    with pytest.raises(ValueError, match="a message is a dictionary with `name` and `args`"):
        parlour.say("clue", {"name": "title", "args": 3}, [])
    for setup in ({}, 3, {"seats": "x"}):
        with pytest.raises(ValueError, match="^the setup cannot be read: "):
            parlour.review(played | {"setup": setup})
    with pytest.raises(TypeError, match="bots are a list of names, one for each seat, not \\[1, 2, 3\\]"):
        parlour.play("clue", [1, 2, 3])
    with pytest.raises(ValueError, match="there are 6 seats at most, not 7"):
        parlour.say("clue", {"name": "title"}, ["Ann"] * 7)
    for seat in (-1, 1, 1 << 70):
        with pytest.raises(ValueError, match=f"there is no seat {seat}: they are numbered from 0 to 0"):
            parlour.say("clue", {"name": "title"}, ["Ann"], seat=seat)
