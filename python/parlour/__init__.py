"""Games of hidden identity, deduction and bluff as environments for learning, with exact beliefs.

- `env`, `parallel_env`: for PettingZoo;
- `VectorEnv`: for Gymnasium;
- `Batch`: thousands of tables stepped together in NumPy's arrays;
- `games`, `bots`, `info`, `layout`: what there is, and what the numbers mean;
- `play`, `review`, `say`: whole games between bots, and what could be known in a finished one;
- `notebook`: what follows from notes of the cardboard game.
"""

from parlour import notebook
from parlour.batch import Batch, Refused
from parlour.games import Field, Layout, bots, games, info, layout
from parlour.record import play, review, say
from parlour.vector import VectorEnv
from parlour.zoo import Env, Parallel, env, parallel_env

__all__ = [
    "Batch",
    "Env",
    "Field",
    "Layout",
    "Parallel",
    "Refused",
    "VectorEnv",
    "bots",
    "env",
    "games",
    "info",
    "layout",
    "notebook",
    "parallel_env",
    "play",
    "review",
    "say",
]
