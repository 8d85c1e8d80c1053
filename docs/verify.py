#!/usr/bin/env python3
"""Recomputes the deals of saved tables: python3 docs/verify.py FILE_OR_FOLDER …
A file of test vectors, which ends with .vectors.json, is checked instead.

Written from docs/verifiable-deals.md alone; it shares nothing with Parlour but the test vectors. It checks commitments,
the lock, links, every move of chance of all four games, and the mark of all moves; of two files of one table that do
not say the same it refuses the second. Players' moves and the result only `parlour verify` checks. A file alone proves
that it fits itself: its mark, or its place in the server's chain, shows that it is of the game which was played.
Exit code: 0 when all is as it should be, 1 when something is forged, 2 when something cannot be read.
"""

import hashlib, hmac, itertools, json, os, re, struct, sys


class Forged(Exception):
    pass


class Unreadable(Exception):
    pass


def check(fits, field, what):
    if not fits:
        raise Forged(f"`{field}`: {what}")


def digest(name, *parts):
    parts = [part if isinstance(part, bytes) else str(part).encode() for part in ("parlour/1/" + name, *parts)]
    return hashlib.sha256(b"".join(struct.pack(">I", len(part)) + part for part in parts)).digest()


def mac(key, text):
    return hmac.new(key, text, hashlib.sha256).digest()


def chacha20(key):
    """The key stream as 32-bit words, with a 64-bit counter from 0 and a nonce of zeros."""
    for counter in itertools.count():
        counters = counter % 2**32, counter >> 32
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), *counters, 0, 0]
        x = start[:]
        for a, b, c, d in 10 * ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                                (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) % 2**32
                mixed = x[turned] ^ x[to]
                x[turned] = (mixed << bits | mixed >> 32 - bits) % 2**32
        yield from ((a + b) % 2**32 for a, b in zip(x, start))


class Chance:
    def __init__(self, root, name):
        self.words = chacha20(mac(root, name.encode() + b"\x01"))

    def below(self, bound):
        product = next(product for word in self.words if (product := word * bound) % 2**32 >= 2**32 % bound)
        return product >> 32

    def shuffled(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def dice(self, count):
        return {"type": "dice", "dice": [1 + self.below(6) for _ in range(count)]}


def blocks(cards, sizes, order):
    """What each is dealt of shuffled cards, one after another, in the order in which a hand is written."""
    cards = iter(cards)
    return [sorted(itertools.islice(cards, size), key=order.index) for size in sizes]


class Clue:
    suspects = "miss_scarlet colonel_mustard mrs_white mr_green mrs_peacock professor_plum".split()
    weapons = "candlestick knife lead_pipe revolver rope wrench".split()
    rooms = "study hall lounge library dining_room billiard_room ballroom conservatory kitchen".split()

    def __init__(self, setup):
        rooms = self.rooms[: {"mansion": 9, "lodge": 4, "hut": 2}[setup["board"]]]
        self.kinds = self.suspects[: setup["suspects"]], self.weapons[: setup["weapons"]], rooms
        self.seats, self.dice = len(setup["tokens"]), setup["dice"]

    def chance(self, rng, move):
        if move == "dice":
            return rng.dice(self.dice)
        deck, crime = sum(self.kinds, []), [kind[rng.below(len(kind))] for kind in self.kinds]
        rest = rng.shuffled(card for card in deck if card not in crime)
        hands = blocks(rest, [(len(rest) + self.seats - 1 - seat) // self.seats for seat in range(self.seats)], deck)
        weapons = rng.shuffled(self.kinds[2])[: len(self.kinds[1])]
        case_file = dict(zip(("suspect", "weapon", "room"), crime))
        return {"type": "deal", "hands": hands, "case_file": case_file, "weapons": weapons}

    def follow(self, seat, move):
        pass


class TrueColors(Clue):
    characters = ("miss_jade mrs_peacock mr_green prof_plum mrs_white col_mustard "
                  "mrs_cyan mrs_grey mr_pink miss_sunshine mr_browne dr_black").split()
    rooms = ("ballroom bathroom bedroom billiard_room conservatory dining_room "
             "hall kitchen library lounge music_room study").split()
    weapons = "axe bomb candlestick cane hypodermic knife lead_pipe poison poker revolver rope wrench".split()

    def __init__(self, setup):
        self.seats, self.dice = setup["seats"], 2

    def chance(self, rng, move):
        if move == "dice":
            return rng.dice(self.dice)
        each = [12 // self.seats] * self.seats
        kinds = [blocks(rng.shuffled(kind), each, kind) for kind in (self.characters, self.rooms, self.weapons)]
        hands = [sum(parts, []) for parts in zip(*kinds)]
        return {"type": "deal", "hands": hands, "weapons": rng.shuffled(self.weapons)}


class Strangers:
    characters, aspects = "shelby thomas vernon duchess".split(), "motive means opportunity".split()
    halves = [{"who": who, "what": what} for who, what in itertools.product(characters, aspects)] + ["dead_end"]
    cards = list(map(list, itertools.combinations_with_replacement(halves, 2))) + ["accusation"]

    def __init__(self, setup):
        self.seats, deck = setup["seats"], setup["deck"]
        pairs = [(a, 12) for a in range(12) if self.seats != 3 or a % 3 == 0]
        if self.seats < 4:
            pairs += [(a, (a // 3 + 1) % 4 * 3 + (a + other) % 3) for a in range(12) for other in (0, 1)]
        else:
            pairs += [(a, b) for a in range(12) for b in range(a // 3 * 3 + 3, 12)] + [(12, 12)]
        usual = [[self.halves[half] for half in sorted(pair)] for pair in pairs] + ["accusation"] * 9
        self.deck = usual if deck is None else [copies["card"] for copies in deck for _ in range(copies["count"])]
        self.deck.sort(key=self.cards.index)

    def chance(self, rng, move):
        if move == "deal":
            self.dealt, self.rest = rng.shuffled(self.characters)[: self.seats], self.deck[:]
            hands = blocks(rng.shuffled(self.deck), [3] * self.seats, self.cards)
            for card in sum(hands, []):
                self.rest.remove(card)
            self.pile = [None] * len(self.rest)
            return {"type": "deal", "characters": self.dealt, "hands": hands}
        if self.pile.pop(0) == "accusation":
            return {"type": "draw", "card": "accusation"}
        return {"type": "draw", "card": self.rest.pop(rng.below(len(self.rest)))}

    def follow(self, seat, move):
        if move["type"] == "accuse" and self.dealt[move["seat"]] != move["character"]:
            self.pile.insert(len(self.pile) // 2, "accusation")


class ColorDoubt:
    suits = "red orange yellow green blue purple pink rainbow".split()

    def __init__(self, setup):
        self.seats = setup["seats"]
        suits = [suit for suit in self.suits[:7] if self.seats > 2 or suit in setup["five_suits"]]
        self.deck = [suit for suit in suits for _ in range(setup["cards_per_suit"])] + ["rainbow"]

    def chance(self, rng, move):
        counted = lambda cards: {suit: cards.count(suit) for suit in cards}
        if move == "deal":
            out = 10 if self.seats == 2 else 4
            sizes = [(len(self.deck) - out) // self.seats] * self.seats
            *self.hands, left = blocks(rng.shuffled(self.deck), [*sizes, len(self.deck)], self.suits)
            return {"type": "deal", "hands": list(map(counted, self.hands)), "out": counted(left)}
        by, of = self.punished
        drawn = [self.hands[of].pop(rng.below(len(self.hands[of]))) for _ in range(min(2, len(self.hands[of])))]
        self.take(by, drawn)
        return {"type": "draw", "cards": counted(drawn)}

    def take(self, seat, cards):
        self.hands[seat] = sorted(self.hands[seat] + cards, key=self.suits.index)

    def follow(self, seat, move):
        if move["type"] == "lay":
            self.laid = seat, [suit for suit, count in move["cards"].items() for _ in range(count)], move["say"]
            for suit in self.laid[1]:
                self.hands[seat].remove(suit)
        elif move["type"] == "doubt":
            of, cards, say = self.laid
            truthful = all(suit in (say, "rainbow") for suit in cards)
            self.punished = (seat, of) if truthful else (of, seat)
            if not truthful:
                self.take(of, cards)


N, HASH = "(?:0|[1-9][0-9]{0,8})", "[0-9a-f]{64}"
FIELDS = {  # In their order, and what stands in a line of each.
    "parlour": "saved table [12]", "game": "[a-z-]+", "rules": N, "setup": "{.+}",
    "seat": f"{N} chair {N} (?:person|bot:[a-z-]+) .+", "stood-in": f"{N} from {N} to (?:{N}|end)",
    "handed": f"{N} before {N} (?:on|back|to-bot)", "deals": "verifiable", "commitment": f"{N} {HASH}",
    "link": f"{N} {HASH} {HASH}", "share": f"{N} (?:own|server) {HASH} (?:{HASH}|unopened)", "lock": HASH, "secret": HASH,
    "mark": HASH, "end": f"{N} {HASH} {HASH}", "move": f"{N} (?:chance|seat {N}) .+", "scores": f"-?{N}(?: -?{N})*",
    "winners": f"(?:none|{N}(?: {N})*)"}
SEVERAL = ("seat", "stood-in", "handed", "share", "move")
GAMES = {"clue": Clue, "true-colors": TrueColors, "three-dead-strangers": Strangers, "color-doubt": ColorDoubt}


def lock_of(version, published, game, rules, setup, seats):
    """What was locked: seats are their chair, name, what they are, who drew the share, and the commitment."""
    seats = seats if version > 1 else [(chair, name, commitment) for chair, name, _, _, commitment in seats]
    return digest("table 2" if version > 1 else "table", published, game, rules, setup, *itertools.chain(*seats))


def small(digits):
    """A number as games have it: what is counted with a larger one would fill the memory."""
    if len(digits) > 6:
        raise ValueError
    return int(digits)


def once(pairs):
    """An object whose names are all different."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError
    return dict(pairs)


def parsed(field, text):
    try:
        return json.loads(text, parse_int=small, parse_float=small, parse_constant=small, object_pairs_hook=once)
    except ValueError:
        raise Unreadable(f"`{field}`: this is no JSON of a game") from None


def verify(text, copies, file):
    """Recomputes one saved table: how many chance moves it has, and whether somebody may have chosen them: the server drew
    every share that counts, or a player's was not opened in time.
    Copies are the files before it, by their locks."""
    lines = [line.rstrip("\r") for line in text.split("\n")]
    lines = [line for line in lines if line.strip() and not line.startswith("#")]
    if lines[:1] not in (["parlour saved table 1"], ["parlour saved table 2"]):
        raise Unreadable("this is no saved table of version 1 or 2")
    if not lines[-1].startswith("winners "):
        raise Unreadable(f"it breaks off at {lines[-1][:20]!r}: its end is missing")
    version, kinds = int(lines[0][-1]), [line.split(" ", 1)[0] for line in lines]
    if any(kind not in FIELDS for kind in kinds) or kinds != sorted(kinds, key=list(FIELDS).index):
        raise Unreadable("its lines are not in the order that docs/saved-table.md has")
    if "deals unverifiable" in {line[:18] for line in lines}:
        raise Unreadable("nobody can verify its deals")
    for kind, shape in FIELDS.items():
        found = [line[len(kind) + 1 :] for line in lines if line.startswith(kind + " ")]
        if kind not in SEVERAL and len(found) != (version > 1 or kind not in ("mark", "end")):
            raise Unreadable(f"`{kind}`: there is one such line, or none in version 1")
        if not all(re.fullmatch(shape, line) for line in found):
            raise Unreadable(f"`{kind}`: it does not look as docs/saved-table.md has it")
        if kind in ("seat", "share") and [line.split()[0] for line in found] != [str(seat) for seat in range(len(found))]:
            raise Unreadable(f"`{kind}`: they are not numbered from 0")
    all_of = lambda field: [line[len(field) + 1 :] for line in lines if line.startswith(field + " ")]
    game, rules, setup = (all_of(field)[0] for field in ("game", "rules", "setup"))
    if game not in GAMES:
        raise Unreadable("it is of a game that this program does not know")
    for line in all_of("stood-in") + all_of("handed"):
        seat, first, *last = re.findall(N, line)
        if int(seat) >= len(all_of("seat")) or max(map(int, [first, *last])) > len(all_of("move")):
            raise Unreadable("`stood-in` or `handed`: there is no such seat, or no such move")
    (opened_under, published), (number, previous, head) = all_of("commitment")[0].split(), all_of("link")[0].split()
    secret, published = bytes.fromhex(all_of("secret")[0]), bytes.fromhex(published)
    check(digest("commit", game, opened_under, secret) == published, "commitment", "the secret does not fit it")
    linked = digest("chain", bytes.fromhex(previous), number, published)
    check(linked.hex() == head, "link", "it does not lead to the head of the chain")
    check(int(number) > 1 or (number, set(previous)) == ("1", {"0"}), "link", "nothing stands before the first")
    shares, seats, own, late = [], [], False, False
    for seat, share in zip(all_of("seat"), all_of("share")):
        (_, _, chair, player, name), (place, drawn_by, commitment, opening) = seat.split(" ", 4), share.split(" ")
        seats.append((chair, name, player, drawn_by, bytes.fromhex(commitment)))
        own, late = own or drawn_by == "own", late or (drawn_by == "own" and opening == "unopened")
        shares.append(digest("unopened", seats[-1][-1]) if opening == "unopened" else bytes.fromhex(opening))
        fits = opening == "unopened" or digest("seat", game, chair, shares[-1]) == seats[-1][-1]
        check(fits, f"share {place}", "it does not fit the commitment")
    lock = lock_of(version, published, game, rules, setup, seats)
    check(lock.hex() == all_of("lock")[0], "lock", "something that it locked was changed")
    root, play, last, counts = mac(lock, secret + b"".join(shares)), GAMES[game](parsed("setup", setup)), "start", {}
    if not play.seats == len(all_of("seat")) == len(all_of("share")):
        raise Unreadable(f"`seat`: the setup has {play.seats}, and each has a share")
    for place, line in enumerate(all_of("move")):
        ply, mover, made = line.split(" ", 2)
        check(ply == str(place), f"move {place}", "it is missing")
        if mover == "seat":
            last, made = made.split(" ", 1)
            play.follow(int(last), parsed(f"move {ply}", made))
            continue
        rng, made = Chance(root, f"parlour/1/chance/{last}/{counts.get(last, 0)}"), parsed(f"move {ply}", made)
        counts[last] = counts.get(last, 0) + 1
        due, found = (json.dumps(move, sort_keys=True) for move in (play.chance(rng, made["type"]), made))
        check(due == found, f"move {ply}", "this is not what chance had to do")
    mark = digest("moves", lock, *(line.split(" ", 1)[1] for line in all_of("move")))
    if version > 1:
        check(mark.hex() == all_of("mark")[0], "mark", "it is not that of these moves")
        ended, before, after = all_of("end")[0].split()
        linked = digest("end", bytes.fromhex(before), ended, mark, number)
        check(int(ended) > int(number) and linked.hex() == after, "end", "it does not lead to the head of the chain")
        check(int(ended) > int(number) + 1 or before == head, "end", "it does not go on from the line before it")
    other, copy = copies.setdefault(lock, (lines, file))
    check(other == lines, "lock", f"{copy} is of the same table and says something else")
    return sum(counts.values()), late or not own


def check_vectors(text):
    """Whether this program computes what the test vectors have."""
    given = json.loads(text)
    game, rules, seats, link, end = (given[field] for field in ("game", "rules", "seats", "link", "end"))
    secret, shares = bytes.fromhex(given["secret"]), [bytes.fromhex(seat["share"]) for seat in seats]
    published = digest("commit", game, rules, secret)
    sealed = [digest("seat", game, seat["chair"], share) for seat, share in zip(seats, shares)]
    unopened = [digest("unopened", commitment) for commitment in sealed]
    locked = [(seat["chair"], seat["name"], seat["player"], seat["drawn by"], own) for seat, own in zip(seats, sealed)]
    lock, first = (lock_of(version, published, game, rules, given["setup"], locked) for version in (2, 1))
    mark = digest("moves", lock, *given["moves"])
    heads = [digest("chain", bytes.fromhex(link["previous"]), link["number"], published),
             digest("end", bytes.fromhex(end["previous"]), end["number"], mark, link["number"])]
    found = [found.hex() for found in (published, *sealed, *unopened, lock, first, mark, *heads)]
    of_seats = [seat[field] for field in ("commitment", "if unopened") for seat in seats]
    wanted = [given["commitment"], *of_seats, given["lock"], given["lock of version 1"], given["mark"]]
    check(found == [*wanted, link["head"], end["head"]], "hashes", "they differ")
    root = mac(lock, secret + b"".join([shares[0], unopened[1], *shares[2:]]))
    for draw in given["draws when the second seat has not opened"]:
        words, numbers, order = (Chance(root, draw["name"]) for _ in range(3))
        words, numbers = [next(words.words) for _ in range(65)], [numbers.below(bound) for bound in range(1, 13)]
        check(words[:4] == draw["first words"] and words[64] == draw["word 64"], draw["name"], "its words differ")
        check(numbers == draw["numbers below 1 to 12"], draw["name"], "its numbers differ")
        check(order.shuffled(range(10)) == draw["0 to 9 shuffled"], draw["name"], "its order differs")


def main(paths):
    files = [os.path.join(path, name) for path in paths if os.path.isdir(path) for name in sorted(os.listdir(path))]
    files += [path for path in paths if not os.path.isdir(path)]
    chances, alone, copies, code = 0, 0, {}, 0 if files else 2
    for file in files:
        try:
            with open(file, encoding="utf-8-sig", newline="") as opened:
                text = opened.read()
            if file.endswith(".vectors.json"):
                check_vectors(text)
            else:
                recomputed, doubtful = verify(text, copies, file)
                chances, alone = chances + recomputed, alone + doubtful
        except Exception as why:
            forged, known = isinstance(why, Forged), isinstance(why, (Forged, Unreadable, OSError))
            said = why if known else f"something in it is not as docs/saved-table.md has it ({type(why).__name__}: {why})"
            print(f"{file}: {'forged' if forged else 'cannot be verified'}: {said}")
            code = 1 if forged or code == 1 else 2
    print(f"{len(files)} files, {chances} moves of chance recomputed" if code == 0 else "Not all is as it should be.")
    if code == 0 and chances:
        print("Each file fits itself. Its mark, or its place in the chain, shows whether it is the game that was played.")
    if alone:
        print(f"In {alone} the server drew every share, or one was not opened in time: that nobody chose is its word alone.")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else (print(__doc__), 2)[1])
