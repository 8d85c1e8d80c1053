#!/usr/bin/env python3
"""Plays Color Doubt in the arena: parlour arena color-doubt --bots "python3 docs/bots/arena.py,careful"

Each line that it reads is all that its seat knows, each line that it writes a move. docs/bot-protocol.md describes them.
At the benchmark (docs/bench.md) it is asked for what it deduces as well, and claims nothing.
"""

import json, sys


def choose(options):
    lay = options["lay"]
    if not lay:
        return {"type": "pass" if options["pass"] else "doubt"}
    suit, count = max(lay["hand"].items(), key=lambda held: (held[0] != "rainbow", held[1]))
    if count >= lay["at_least"] and suit in lay["say"]:
        return {"type": "lay", "cards": {suit: count}, "say": suit}
    if options["pass"] or options["doubt"]:
        return {"type": "pass" if options["pass"] else "doubt"}
    cards = [of for of, many in lay["hand"].items() for _ in range(many)][: lay["at_least"]]
    return {"type": "lay", "cards": {of: cards.count(of) for of in cards}, "say": lay["say"][0]}


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps([] if asked.get("ask") == "claims" else choose(asked["options"])), flush=True)
