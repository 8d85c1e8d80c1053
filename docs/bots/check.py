#!/usr/bin/env python3
"""Checks that a server answers bots as docs/bot-protocol.md says: python3 docs/bots/check.py http://localhost:8080

It opens a table of Color Doubt with two bots of the house, plays it to its end, and does on the way what goes wrong in
practice: nonsense, a stale choice, a lost line, a move sent twice. It needs Python 3 alone, and ends with 1 if something
is not as it should be.
"""

import json, sys, urllib.error, urllib.request, uuid

server, failed = sys.argv[1].rstrip("/"), []


def ask(path, body=None, token=None):
    """The status and the JSON of an answer; of news the open line."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else body.encode() if isinstance(body, str) else json.dumps(body).encode()
    try:
        answer = urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60)
        return answer.status, answer if "/news" in path else json.loads(answer.read() or "null")
    except urllib.error.HTTPError as refused:
        return refused.code, json.loads(refused.read() or "null")


def check(what, is_so, told=""):
    print(f"{'ok' if is_so else 'WRONG'}: {what}" + ("" if is_so else f": {told}"))
    failed.extend([] if is_so else [what])


def refused(what, answer, status, code):
    found = (answer[0], (answer[1] or {}).get("code"))
    check(f"{what} is refused with {status}, {code}", found == (status, code), answer)


def messages(line):
    return (json.loads(text) for text in line if text.strip())


def choose(options):
    if options["pass"] or options["doubt"]:
        return {"type": "pass" if options["pass"] else "doubt"}
    lay = options["lay"]
    return {"type": "lay", "cards": {next(iter(lay["hand"])): 1}, "say": lay["say"][0]}


table = {"game": "color-doubt", "name": "Check", "chair": 0, "options": {"max_turns": 60}, "absent_ms": 0}
status, opened = ask("/api/tables", table | {"bots": [[1, "careful"], [2, "careful"]], "start": True})
check("a table is opened with 201", status == 201 and {"table", "host", "seat"} <= opened.keys(), opened)
api, seat = f"/api/tables/{opened['table']}", opened["seat"]
send = lambda move, at, key=None, token=seat: ask(f"{api}/moves", {"key": key or uuid.uuid4().hex, "at": at, "move": move}, token)

refused("a game that is not there", ask("/api/tables", table | {"game": "chess"}), 404, "unknown_game")
refused("a table that is not there", ask("/api/tables/0000000000000000/moves", {"key": "12345678", "at": 0, "move": {}}, seat), 404, "unknown_table")
refused("a body that is no JSON", ask(f"{api}/moves", "nonsense", seat), 400, "malformed")
refused("a key that is too short", send({"type": "pass"}, 0, "short"), 400, "malformed")
refused("a move with a wrong token", send({"type": "pass"}, 0, token="f" * 32), 403, "not_yours")

told, numbers, tried, over = [], [], False, None
_, line = ask(f"{api}/news?from=0", token=seat)
for message in messages(line):
    if message["type"] == "welcome":
        check("the seat is told whose eyes these are", message["viewer"] == {"seat": 0}, message)
    if message["type"] == "news":
        told.append(message["observation"])
        numbers.append(message["number"])
    if message["type"] != "now":
        continue
    at, over = message["at"], message if message["turn"] == "over" else None
    if over:
        break
    if message["options"]:
        move, key = choose(message["options"]), uuid.uuid4().hex
        if not tried:
            tried = True
            check("as many news came as `now` counts", at == len(told), message)
            wrong = send({"type": "fly"}, at)
            refused("what is no move", wrong, 400, "malformed")
            check("it is said what is wrong with it", "fly" in wrong[1]["text"], wrong)
            refused("a move against the rules", send({"type": "draw", "cards": {"red": 1}}, at), 422, "illegal")
            refused("a stale choice", send(move, at - 1), 409, "stale")
            first, again = send(move, at, key), send(move, at, key)
            check("a move is accepted", first == (200, {"type": "accepted", "key": key}), first)
            check("sent again with its key it is accepted again", again == first, again)
        else:
            send(move, at, key)

check("news are numbered without gaps", numbers == list(range(len(numbers))), numbers)
check("a game comes to its end", bool(over) and len(over["scores"]) == 3, over)
own = [event for event in (observation["event"] for observation in told) if event.get("seat") == 0]
check("what was sent twice counts once", tried and own[:1] != own[1:2], own[:2])

half = len(told) // 2
for start in (half, 0):
    heard = []
    _, line = ask(f"{api}/news?from={start}", token=seat)
    for message in messages(line):
        heard.extend([message["observation"]] if message["type"] == "news" else [])
        if message["type"] == "now":
            break
    check(f"a new line from {start} tells the same again", heard == told[start:], heard)
refused("a move after the end", send({"type": "pass"}, len(told)), 409, "over")
sys.exit(1 if failed else 0)
