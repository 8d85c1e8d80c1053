#!/usr/bin/env python3
"""Plays Clue at a table of Parlour: python3 docs/bots/clue.py http://localhost:8080/t/TABLE NAME

It sits down on the first free chair, waits for the game, and plays by the detective sheet that every seat is given.
docs/bot-protocol.md describes what is sent. It needs Python 3 alone.
"""

import json, random, sys, time, urllib.error, urllib.request, uuid

SUSPECTS = {"miss_scarlet", "colonel_mustard", "mrs_white", "mr_green", "mrs_peacock", "professor_plum"}
WEAPONS = {"candlestick", "knife", "lead_pipe", "revolver", "rope", "wrench"}


class Table:
    def __init__(self, address, name):
        server, table = address.split("/t/")
        self.address, self.token = f"{server}/api/tables/{table}", None
        self.token = json.load(self.ask("/sit", {"chair": None, "name": name}))["seat"]

    def ask(self, path, body=None):
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60)

    def messages(self):
        """Everything that this seat is told; after a lost connection it goes on where it was."""
        heard = 0
        while True:
            try:
                for line in self.ask(f"/news?from={heard}"):
                    message = json.loads(line) if line.strip() else {"type": "still here"}
                    heard = message["number"] + 1 if message["type"] == "news" else heard
                    yield message
            except OSError as lost:
                if isinstance(lost, urllib.error.HTTPError) and lost.code in (403, 404, 410):
                    raise
                time.sleep(1)

    def move(self, move, at):
        body = {"key": uuid.uuid4().hex, "at": at, "move": move}
        while True:
            try:
                return self.ask("/moves", body)
            except urllib.error.HTTPError as refused:
                if refused.code == 409:  # The table has gone on meanwhile: what comes next says how.
                    return None
                if refused.code not in (429, 503):
                    raise SystemExit(f"{move} was refused: {refused.read().decode()}")
            except OSError:
                pass
            time.sleep(1)  # Sent again with its key, a move counts once.


def choose(view, may):
    kind_of = lambda card: "suspect" if card in SUSPECTS else "weapon" if card in WEAPONS else "room"
    marked = lambda kind, mark: [row["card"] for row in view["own"]["sheet"] if row["case_file"] == mark and kind_of(row["card"]) == kind]
    # What the case file may still hold of each kind.
    left = {kind: marked(kind, "yes") or marked(kind, "unknown") for kind in ("suspect", "weapon", "room")}
    if may["show"]:
        return {"type": "show", "card": may["show"][0]}
    if may["pass"]:
        return {"type": "pass"}
    if may["accuse"] and all(len(cards) == 1 for cards in left.values()):
        return {"type": "accuse"} | {kind: cards[0] for kind, cards in left.items()}
    if may["suggest"]:
        return {"type": "suggest"} | {kind: random.choice(cards) for kind, cards in left.items()} | {"room": may["suggest"]}
    if may["passage"] in left["room"]:
        return {"type": "passage"}
    if may["roll"]:
        return {"type": "roll"}
    if may["walk"]:
        places = [destination["to"] for destination in may["walk"]["destinations"]]
        wanted = [place for place in places if place.get("room") in left["room"]]
        return {"type": "go", "to": random.choice(wanted or places)}
    return {"type": "end" if may["end"] else "passage"}


def main(address, name):
    table = Table(address, name)
    for message in table.messages():
        if message["type"] == "now" and message["turn"] == "over":
            return print(f"{name}: over, {message['scores']}")
        if message["type"] == "now" and message["options"]:
            table.move(choose(message["view"], message["options"]), message["at"])


main(*sys.argv[1:])
