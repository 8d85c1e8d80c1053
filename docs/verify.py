#!/usr/bin/env python3
"""Recomputes the deals of saved tables: python3 docs/verify.py FILE_OR_FOLDER …
A file of test vectors, which ends with .vectors.json, is checked instead.

Written from docs/verifiable-deals.md alone; it shares nothing with Parlour but the test vectors. It checks the
commitments, the lock, every move of chance of all four games, and the mark of all moves. Whether players' moves are by the
rules, and whether the result follows from them, only `parlour verify` says. A file alone proves that it fits itself: that it
is of the game which was played is shown by its mark, or its place in the server's chain. Of two files of the same table with different
moves it refuses the second. Exit code: 0 when all is as it should be, 1 when something is forged, 2 when something cannot be
read.
"""

import hashlib, hmac, json, os, struct, sys


class Forged(Exception):
    pass


def digest(name, *parts):
    parts = [("parlour/1/" + name).encode(), *(part if isinstance(part, bytes) else str(part).encode() for part in parts)]
    return hashlib.sha256(b"".join(struct.pack(">I", len(part)) + part for part in parts)).digest()


def mac(key, text):
    return hmac.new(key, text, hashlib.sha256).digest()


class ChaCha20:
    """The key stream as 32-bit words, with a 64-bit counter from 0 and a nonce of zeros."""

    def __init__(self, key):
        self.key, self.counter, self.words = struct.unpack("<8I", key), 0, []

    def word(self):
        if not self.words:
            self.words = self.block()
            self.counter += 1
        return self.words.pop(0)

    def block(self):
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key]
        start += [self.counter & 0xFFFFFFFF, self.counter >> 32, 0, 0]
        x = start[:]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[to] = (x[to] + x[by]) & 0xFFFFFFFF
                    mixed = x[turned] ^ x[to]
                    x[turned] = (mixed << bits | mixed >> 32 - bits) & 0xFFFFFFFF
        return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]

    def below(self, bound):
        while True:
            product = self.word() * bound
            if product & 0xFFFFFFFF >= 2**32 % bound:
                return product >> 32

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


SUSPECTS = "miss_scarlet colonel_mustard mrs_white mr_green mrs_peacock professor_plum".split()
WEAPONS = "candlestick knife lead_pipe revolver rope wrench".split()
ROOMS = "study hall lounge library dining_room billiard_room ballroom conservatory kitchen".split()


class Clue:
    def __init__(self, setup):
        self.setup, self.seats = setup, len(setup["tokens"])

    def deal(self, rng):
        rooms = ROOMS[: {"mansion": 9, "lodge": 4, "hut": 2}[self.setup["board"]]]
        kinds = [SUSPECTS[: self.setup["suspects"]], WEAPONS[: self.setup["weapons"]], rooms]
        deck = sum(kinds, [])
        crime = [kind[rng.below(len(kind))] for kind in kinds]
        rest, hands = rng.shuffled(card for card in deck if card not in crime), []
        for seat in range(self.seats):
            size = (len(deck) - 3 + self.seats - 1 - seat) // self.seats
            hands.append(sorted(rest[:size], key=deck.index))
            rest = rest[size:]
        file = dict(zip(("suspect", "weapon", "room"), crime))
        return {"type": "deal", "hands": hands, "case_file": file, "weapons": rng.shuffled(rooms)[: len(kinds[1])]}

    def chance(self, rng, kind):
        if kind == "deal":
            return self.deal(rng)
        return {"type": "dice", "dice": [1 + rng.below(6) for _ in range(self.setup["dice"])]}

    def follow(self, seat, move):
        pass


KINDS = [
    "miss_jade mrs_peacock mr_green prof_plum mrs_white col_mustard mrs_cyan mrs_grey mr_pink miss_sunshine mr_browne dr_black",
    "ballroom bathroom bedroom billiard_room conservatory dining_room hall kitchen library lounge music_room study",
    "axe bomb candlestick cane hypodermic knife lead_pipe poison poker revolver rope wrench",
]


class TrueColors(Clue):
    def __init__(self, setup):
        self.setup, self.seats = {"dice": 2}, setup["seats"]

    def deal(self, rng):
        hands, each = [[] for _ in range(self.seats)], 12 // self.seats
        for kind in map(str.split, KINDS):
            cards = rng.shuffled(kind)
            for seat, hand in enumerate(hands):
                hand += sorted(cards[seat * each : (seat + 1) * each], key=kind.index)
        return {"type": "deal", "hands": hands, "weapons": rng.shuffled(KINDS[2].split())}


CHARACTERS, ASPECTS = "shelby thomas vernon duchess".split(), "motive means opportunity".split()
HALVES = [{"who": who, "what": what} for who in CHARACTERS for what in ASPECTS] + ["dead_end"]
CARDS = [[HALVES[a], HALVES[b]] for a in range(13) for b in range(a, 13)] + ["accusation"]


class Strangers:
    def __init__(self, setup):
        self.seats, self.deck = setup["seats"], []
        pairs = [] if self.seats < 4 else [(a, b) for a in range(12) for b in range(a // 3 * 3 + 3, 12)] + [(12, 12)]
        if self.seats < 4:
            for who in range(4):
                for what in range(3):
                    pairs += [(who * 3 + what, (who + 1) % 4 * 3 + (what + other) % 3) for other in (0, 1)]
        pairs += [(a, 12) for a in range(12) if self.seats != 3 or a % 3 == 0]
        for a, b in pairs:
            self.deck.append([HALVES[min(a, b)], HALVES[max(a, b)]])
        self.deck += ["accusation"] * 9
        if setup["deck"] is not None:
            self.deck = [copies["card"] for copies in setup["deck"] for _ in range(copies["count"])]
        self.deck.sort(key=CARDS.index)

    def chance(self, rng, kind):
        if kind == "deal":
            who, cards = rng.shuffled(CHARACTERS)[: self.seats], rng.shuffled(self.deck)
            hands = [sorted(cards[seat * 3 : seat * 3 + 3], key=CARDS.index) for seat in range(self.seats)]
            self.characters, self.rest = who, self.deck[:]
            for card in sum(hands, []):
                self.rest.remove(card)
            self.pile = [None] * len(self.rest)
            return {"type": "deal", "characters": who, "hands": hands}
        if self.pile.pop(0) == "accusation":
            rng.below(1)
            return {"type": "draw", "card": "accusation"}
        return {"type": "draw", "card": self.rest.pop(rng.below(len(self.rest)))}

    def follow(self, seat, move):
        if move["type"] == "accuse" and self.characters[move["seat"]] != move["character"]:
            self.pile.insert(len(self.pile) // 2, "accusation")


SUITS = "red orange yellow green blue purple pink rainbow".split()


class ColorDoubt:
    def __init__(self, setup):
        self.seats = setup["seats"]
        suits = [suit for suit in SUITS[:7] if self.seats > 2 or suit in setup["five_suits"]]
        self.deck = [suit for suit in suits for _ in range(setup["cards_per_suit"])] + ["rainbow"]
        self.each = (len(self.deck) - (10 if self.seats == 2 else 4)) // self.seats

    def chance(self, rng, kind):
        if kind == "deal":
            cards, self.lays = rng.shuffled(self.deck), []
            parts = [cards[seat * self.each : (seat + 1) * self.each] for seat in range(self.seats)]
            self.hands = [sorted(part, key=SUITS.index) for part in parts]
            out = cards[self.seats * self.each :]
            return {"type": "deal", "hands": list(map(counted, self.hands)), "out": counted(out)}
        by, leader = self.punished
        drawn = [self.hands[leader].pop(rng.below(len(self.hands[leader]))) for _ in range(min(2, len(self.hands[leader])))]
        self.hands[by] = sorted(self.hands[by] + drawn, key=SUITS.index)
        return {"type": "draw", "cards": counted(drawn)}

    def follow(self, seat, move):
        if move["type"] == "lay":
            cards = [suit for suit, count in move["cards"].items() for _ in range(count)]
            for suit in cards:
                self.hands[seat].remove(suit)
            self.lays = seat, cards, move["say"]
        elif move["type"] == "doubt":
            of, cards, say = self.lays
            truthful = all(suit in (say, "rainbow") for suit in cards)
            self.punished = (seat, of) if truthful else (of, seat)
            if not truthful:
                self.hands[of] = sorted(self.hands[of] + cards, key=SUITS.index)


def counted(cards):
    return {suit: cards.count(suit) for suit in cards}


GAMES = {"clue": Clue, "true-colors": TrueColors, "three-dead-strangers": Strangers, "color-doubt": ColorDoubt}


def check(fits, field, what):
    if not fits:
        raise Forged(f"`{field}`: {what}")


def parsed(field, text):
    """JSON; what is wrong with it, a parser only tells of the one line that it was given."""
    try:
        return json.loads(text)
    except ValueError:
        raise ValueError(f"`{field}`: this is no JSON") from None


def lock_of(version, published, game, rules, setup, seats):
    """What was locked: seats are their chair, name, what they are, who drew the share, and the commitment."""
    labels = (lambda seat: seat) if version > 1 else (lambda seat: (seat[0], seat[1], seat[4]))
    parts = [part for seat in seats for part in labels(seat)]
    return digest("table 2" if version > 1 else "table", published, game, rules, setup, *parts)


def verify(text, marks):
    """Recomputes one saved table: how many chance moves it has, and whether the server drew every share that counts.
    Marks are those of the tables before it, by their locks."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    fields = [line.split(" ", 1)[0] for line in lines]
    rest = lambda field: [line.split(" ", 1)[1] for line, of in zip(lines, fields) if of == field]
    if lines[:1] not in (["parlour saved table 1"], ["parlour saved table 2"]):
        raise ValueError("this is no saved table of version 1 or 2")
    version = int(lines[0][-1])
    if fields[-1] != "winners":
        raise ValueError(f"it breaks off at {lines[-1][:20]!r}: its end is missing")
    game, rules, setup = (rest(field)[0] for field in ("game", "rules", "setup"))
    if rest("deals") != ["verifiable"]:
        raise ValueError("nobody can verify its deals")
    (opened_under, published), (number, previous, head) = rest("commitment")[0].split(), rest("link")[0].split()
    secret, published = bytes.fromhex(rest("secret")[0]), bytes.fromhex(published)
    check(digest("commit", game, opened_under, secret) == published, "commitment", "the secret does not fit it")
    linked = digest("chain", bytes.fromhex(previous), number, published)
    check(linked.hex() == head, "link", "it does not lead to the head of the chain")
    shares, locked, shared = [], [], False
    for seat, share in zip(rest("seat"), rest("share")):
        _, _, chair, player, name = seat.split(" ", 4)
        place, drawn_by, commitment, opening = share.split(" ")
        commitment = bytes.fromhex(commitment)
        locked.append((chair, name, player, drawn_by, commitment))
        shared = shared or (drawn_by == "own" and opening != "unopened")
        if opening == "unopened":
            shares.append(digest("unopened", commitment))
            continue
        shares.append(bytes.fromhex(opening))
        check(digest("seat", game, chair, shares[-1]) == commitment, f"share {place}", "it does not fit the commitment")
    lock = lock_of(version, published, game, rules, setup, locked)
    check(lock.hex() == rest("lock")[0], "lock", "something that it locked was changed")
    root, play, last, counts, chances = mac(lock, secret + b"".join(shares)), GAMES[game](parsed("setup", setup)), "start", {}, 0
    for place, line in enumerate(rest("move")):
        ply, mover, made = line.split(" ", 2)
        check(ply == str(place), f"move {place}", "it is missing")
        if mover == "seat":
            last, made = made.split(" ", 1)
            play.follow(int(last), parsed(f"move {ply}", made))
            continue
        chances, count = chances + 1, counts.get(last, 0)
        counts[last] = count + 1
        seed = mac(root, f"parlour/1/chance/{last}/{count}".encode() + b"\x01")
        made = parsed(f"move {ply}", made)
        check(play.chance(ChaCha20(seed), made["type"]) == made, f"move {ply}", "this is not what chance had to do")
    mark = digest("moves", lock, *(line.split(" ", 1)[1] for line in rest("move")))
    if version > 1:
        check(mark.hex() == rest("mark")[0], "mark", "it is not that of these moves")
        ended, before, after = rest("end")[0].split()
        linked = digest("end", bytes.fromhex(before), ended, mark, number)
        check(int(ended) > int(number) and linked.hex() == after, "end", "it does not lead to the head of the chain")
    check(marks.setdefault(lock, mark) == mark, "mark", "another file of this table has other moves")
    return chances, not shared


def check_vectors(text):
    """Whether this program computes what the test vectors have."""
    given = json.loads(text)
    game, rules, secret = given["game"], given["rules"], bytes.fromhex(given["secret"])
    published, link, locked, shares = digest("commit", game, rules, secret), given["link"], [], [secret]
    check(published.hex() == given["commitment"], "commitment", "it differs")
    head = digest("chain", bytes.fromhex(link["previous"]), link["number"], published)
    check(head.hex() == link["head"], "link", "it differs")
    for place, seat in enumerate(given["seats"]):
        committed = digest("seat", game, seat["chair"], bytes.fromhex(seat["share"]))
        check(committed.hex() == seat["commitment"], "commitment", "it differs")
        instead = digest("unopened", committed)
        check(instead.hex() == seat["if unopened"], "if unopened", "it differs")
        locked.append((seat["chair"], seat["name"], seat["player"], seat["drawn by"], committed))
        shares.append(instead if place == 1 else bytes.fromhex(seat["share"]))
    lock, first = (lock_of(version, published, game, rules, given["setup"], locked) for version in (2, 1))
    check(lock.hex() == given["lock"] and first.hex() == given["lock of version 1"], "lock", "it differs")
    mark, end = digest("moves", lock, *given["moves"]), given["end"]
    check(mark.hex() == given["mark"], "mark", "it differs")
    head = digest("end", bytes.fromhex(end["previous"]), end["number"], mark, link["number"])
    check(head.hex() == end["head"], "end", "it differs")
    root = mac(lock, b"".join(shares))
    for draw in given["draws when the second seat has not opened"]:
        stream = lambda: ChaCha20(mac(root, draw["name"].encode() + b"\x01"))
        words, numbers = stream(), stream()
        words = [words.word() for _ in range(65)]
        check(words[:4] == draw["first words"] and words[64] == draw["word 64"], draw["name"], "its words differ")
        numbers = [numbers.below(bound) for bound in range(1, 13)]
        check(numbers == draw["numbers below 1 to 12"], draw["name"], "its numbers differ")
        check(stream().shuffled(range(10)) == draw["0 to 9 shuffled"], draw["name"], "its order differs")


def main(paths):
    files = [os.path.join(path, name) for path in paths if os.path.isdir(path) for name in sorted(os.listdir(path))]
    files += [path for path in paths if not os.path.isdir(path)]
    chances, alone, marks, code = 0, 0, {}, 0 if files else 2
    for file in files:
        try:
            with open(file, encoding="utf-8-sig") as opened:
                text = opened.read()
            if file.endswith(".vectors.json"):
                check_vectors(text)
                continue
            recomputed, by_server = verify(text, marks)
            chances, alone = chances + recomputed, alone + by_server
        except Forged as why:
            code = print(f"{file}: forged: {why}") or 1
        except Exception as why:
            code = max(code, print(f"{file}: cannot be verified: {why}") or 2) if code != 1 else 1
    print(f"{len(files)} files, {chances} moves of chance recomputed" if code == 0 else "Not all is as it should be.")
    if code == 0 and chances:
        print("Each file fits itself. That it is of the game which was played, its mark or its place in the chain shows: compare them.")
    if alone:
        print(f"The server drew every share that counts in {alone} of them: that nobody chose their deals is its word alone.")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else (print(__doc__), 2)[1])
