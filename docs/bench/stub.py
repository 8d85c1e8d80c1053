#!/usr/bin/env python3
"""Answers as a model would, and knows little: python3 docs/bench/stub.py [PORT], then
parlour bench color-doubt --player stub=http://127.0.0.1:PORT/v1,model=stub

It reads the last message of POST /v1/chat/completions, plays the first thing that the options allow, and claims nothing.
It prints its port, and needs Python 3 alone.
"""

import json, sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def color_doubt(may):
    if may["doubt"] and not may["pass"]:
        return {"type": "doubt"}
    if may["lay"]:
        (suit, count), least = max(may["lay"]["hand"].items(), key=lambda held: held[1]), may["lay"]["at_least"]
        say = may["lay"]["say"]
        if count >= least or not may["pass"]:
            return {"type": "lay", "cards": {suit: max(count, least)}, "say": suit if suit in say else say[0]}
    return {"type": "pass" if may["pass"] else "doubt"}


def clue(may):
    first = lambda names: next(card for card in may["deck"] if card in names)
    if may["show"]:
        return {"type": "show", "card": may["show"][0]}
    if may["suggest"]:
        return {"type": "suggest", "suspect": may["deck"][0], "weapon": first({"candlestick", "knife"}), "room": may["suggest"]}
    if may["walk"]:
        return {"type": "go", "to": may["walk"]["destinations"][-1]["to"]}
    return {"type": next(kind for kind in ("pass", "end", "roll", "passage") if may[kind])}


def answer(asked):
    before, marked, options = asked.partition("Your options are: ")
    if not marked:
        return []
    may, _ = json.JSONDecoder().raw_decode(options)
    return clue(may) if "deck" in may else color_doubt(may)


class Stub(BaseHTTPRequestHandler):
    def do_POST(self):
        lines = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["messages"]
        said = json.dumps(answer(lines[1]["content"]))
        body = json.dumps({"choices": [{"message": {"role": "assistant", "content": said}, "finish_reason": "stop"}]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Stub)
print(server.server_port, flush=True)
server.serve_forever()
