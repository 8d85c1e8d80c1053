import "../../shell/whole";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Speech } from "../../fluent";
import { draftSaid, entrySaid } from "./said";
import {
  append,
  bits,
  canShow,
  commentOf,
  counted,
  draftOf,
  emptyDraft,
  evenly,
  isReserved,
  lineOf,
  missing,
  nextAsker,
  percent,
  remove,
  replace,
  ruledOut,
  setupLines,
  shortNames,
  showable,
  withSetup,
  type Setup,
} from "./text";
import { STANDARD, type Entry, type Notebook } from "./types";

const players = [
  { name: "Ann", hand: 5 },
  { name: "Bob", hand: 5 },
  { name: "Cleo", hand: 4 },
  { name: "Dan", hand: 4 },
];

function book(entries: Entry[] = []): Notebook {
  return { deck: STANDARD, players, me: 0, own: [0, 7, 10, 13, 12], open: [], entries };
}

describe("a line says what a draft says", () => {
  const asked = { ...emptyDraft(), by: 1, cards: [5, 10, 13] as [number, number, number] };

  test.each([
    [{ ...asked, shower: "unknown" as const }, "Bob asks Professor Plum, Rope, Hall"],
    [{ ...asked, shower: "nobody" as const }, "Bob asks Professor Plum, Rope, Hall: nobody shows"],
    [{ ...asked, shower: 2 }, "Bob asks Professor Plum, Rope, Hall: Cleo shows"],
    [
      { ...asked, shower: 0, shown: 10 },
      "Bob asks Professor Plum, Rope, Hall: Cleo passes, Dan passes, Ann shows Rope",
    ],
    [{ ...asked, kind: "accused" as const }, "Bob accuses Professor Plum, Rope, Hall: wrong"],
    [{ ...emptyDraft("seen"), holder: 4, has: false, seen: [3, 20] }, "case file lacks Mr. Green, Kitchen"],
    [{ ...emptyDraft("seen"), holder: 3, seen: [3] }, "Dan has Mr. Green"],
    [{ ...emptyDraft("note"), text: "  Dan \n smiles " }, "note: Dan smiles"],
  ])("%#", (draft, line) => {
    expect(missing(draft)).toBeNull();
    expect(lineOf(draft, book())).toBe(line);
    expect(draftSaid(draft, book())).toBe(line);
  });

  test("and nothing is noted by half", () => {
    expect(missing(emptyDraft())).toBe("Choose who asked.");
    expect(missing({ ...asked, cards: [5, null, 13] })).toBe("Choose a suspect, a weapon and a room.");
    expect(missing(asked)).toBe("Choose who showed a card.");
    expect(missing(emptyDraft("seen"))).toBe("Choose who has the card.");
    expect(missing(emptyDraft("note"))).toBe("Write what you want to note.");
  });

  test("an entry read again is the same line", () => {
    const entries: Entry[] = [
      { line: 1, what: "asked", by: 1, cards: [5, 10, 13], passed: [2, 3], shown: { by: 0, card: 10 } },
      { line: 2, what: "asked", by: 1, cards: [5, 10, 13], passed: [2, 3, 0], shown: null },
      { line: 3, what: "asked", by: 1, cards: [5, 10, 13], passed: [], shown: null },
      { line: 4, what: "seen", holder: 4, has: false, cards: [3] },
    ];
    expect(entries.map((entry) => lineOf(draftOf(entry, book()), book()))).toEqual([
      "Bob asks Professor Plum, Rope, Hall: Cleo passes, Dan passes, Ann shows Rope",
      "Bob asks Professor Plum, Rope, Hall: nobody shows",
      "Bob asks Professor Plum, Rope, Hall",
      "case file lacks Mr. Green",
    ]);
    expect(entries.map((entry) => entrySaid(entry, book()))).toEqual(
      entries.map((entry) => lineOf(draftOf(entry, book()), book())),
    );
  });
});

describe("lines come and go, and the rest stays", () => {
  const text = "# mine\nplayers: A, B\n\nA has Rope   # seen\nnote: a # b\n";

  test("append", () => {
    expect(append("", "one")).toBe("one\n");
    expect(append("one", "two")).toBe("one\ntwo\n");
    expect(append("one\r\n\r\n", "two")).toBe("one\n\ntwo\n");
  });

  test("replace keeps the comment", () => {
    expect(replace(text, 4, "B has Rope")).toBe("# mine\nplayers: A, B\n\nB has Rope   # seen\nnote: a # b\n");
    expect(replace(text, 5, "note: c")).toBe("# mine\nplayers: A, B\n\nA has Rope   # seen\nnote: c\n");
    expect(commentOf("note: a # b")).toBe("");
    expect(commentOf("A has C#")).toBe("");
    expect(commentOf("# all")).toBe("# all");
  });

  test("remove", () => {
    expect(remove(text, 4)).toBe("# mine\nplayers: A, B\n\nnote: a # b\n");
    expect(remove("one\n", 1)).toBe("");
  });
});

describe("a setup", () => {
  const setup: Setup = {
    deck: STANDARD,
    standard: true,
    players: players.map((player, from) => ({ ...player, from })),
    me: 0,
    own: ["Miss Scarlet", "Knife"],
    open: [],
  };

  test("is written at the head", () => {
    expect(withSetup("", setup, null)).toBe(
      "edition: 1972\nplayers: Ann 5, Bob 5, Cleo 4, Dan 4\nme: Ann\nhand: Miss Scarlet, Knife\n\n",
    );
    const house = {
      ...setup,
      standard: false,
      deck: { suspects: ["A", "B"], weapons: ["C"], rooms: ["D"] },
      me: null,
    };
    expect(setupLines({ ...house, open: ["C"] })).toEqual([
      "suspects: A, B",
      "weapons: C",
      "rooms: D",
      "players: Ann 5, Bob 5, Cleo 4, Dan 4",
      "open: C",
    ]);
  });

  test("is changed in its place, and names in the entries with it", () => {
    const text =
      "# ours\nplayers: Ann 5, Bob 5, Cleo 4, Dan 4 \nme: Ann\n\nbob asks plum rope hall: dan # hm\nDan has Green\nwhat?\n";
    const entries: Entry[] = [
      { line: 5, what: "asked", by: 1, cards: [5, 10, 13], passed: [2], shown: { by: 3, card: null } },
      { line: 6, what: "seen", holder: 3, has: true, cards: [3] },
    ];
    const renamed = setup.players.map((player) => (player.from === 1 ? { ...player, name: "Bert" } : player));
    // Dan moves to the front, and the order of the answers with him.
    const next = { ...setup, players: [renamed[3]!, ...renamed.slice(0, 3)], me: 1 };
    expect(withSetup(text, next, { book: book(entries), setup: [2, 3] })).toBe(
      "# ours\nedition: 1972\nplayers: Dan 4, Ann 5, Bert 5, Cleo 4\nme: Ann\nhand: Miss Scarlet, Knife\n\n" +
        "Bert asks Professor Plum, Rope, Hall: Cleo passes, Dan shows # hm\nDan has Mr. Green\nwhat?\n",
    );
  });

  test("leaves alone what is about somebody who is gone", () => {
    const entries: Entry[] = [{ line: 2, what: "seen", holder: 3, has: true, cards: [3] }];
    const next = { ...setup, players: setup.players.slice(0, 3) };
    expect(withSetup("players: x\nDan has Green\n", next, { book: book(entries), setup: [1] })).toContain(
      "\nDan has Green\n",
    );
  });
});

test("cards are dealt evenly from the first player on", () => {
  expect(evenly(18, 4)).toEqual([5, 5, 4, 4]);
  expect(evenly(18, 6)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(evenly(2, 3)).toEqual([1, 1, 0]);
});

test("what is open never looks certain", () => {
  expect([0, 0.001, 0.125, 0.999, 1].map(percent)).toEqual(["0%", "<1%", "13%", ">99%", "100%"]);
});

test("large numbers can be read", () => {
  expect([1, 12345, 2.5e17].map(counted)).toEqual(["1", "12,345", "2.5E17"]);
});

test("short names tell players apart", () => {
  expect(shortNames(["Anna", "Annabel", "Bob"])).toEqual(["Anna", "Annab", "Bob"]);
  expect(shortNames(["Al", "Bo"])).toEqual(["Al", "Bo"]);
});

describe("names that mean something else", () => {
  const verbs = readFileSync(new URL("../../../../crates/notebook/src/verb.rs", import.meta.url), "utf8");
  const words = [...verbs.matchAll(/b"([a-z]+)"/g)].map(([, word]) => word!);

  test("are those that the notebook reads otherwise", () => {
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !isReserved(word))).toEqual([]);
    expect(["Me", "I", "i.", "No one", "case file", "Ann shows"].filter((name) => !isReserved(name))).toEqual([]);
  });

  test("are not everybody's", () => {
    expect(["Ian", "Mel", "Noah", "Grace", "Miss Scarlet", "Allan", "Iman"].filter(isReserved)).toEqual([]);
  });
});

describe("what need not be said", () => {
  const asked = (by: number): Entry => ({
    line: 1,
    what: "asked",
    by,
    cards: [5, 10, 13],
    passed: [],
    shown: null,
  });

  test("who asks next", () => {
    expect(nextAsker(book())).toBe(0);
    expect(nextAsker(book([asked(0)]))).toBe(1);
    expect(nextAsker(book([asked(0), asked(3)]))).toBe(0);
    expect(nextAsker(book([asked(0)]), 1)).toBe(2);
    const out: Entry = { line: 2, what: "accused", by: 1, cards: [5, 10, 13] };
    expect(nextAsker(book([asked(0), out]))).toBe(2);
  });

  test("which card may be known", () => {
    expect(showable(book(), 0, 1, [5, 10, 14])).toEqual([5, 14]);
    expect(showable(book(), 1, 0, [5, 10, 14])).toEqual([10]);
    expect(showable(book(), 1, 2, [5, 10, 14])).toEqual([]);
  });

  test("whoever has noted their whole hand cannot have shown another card", () => {
    expect(canShow(book(), 0, [5, 10, 14])).toBe(true);
    expect(canShow(book(), 0, [5, 11, 14])).toBe(false);
    expect(canShow(book(), 1, [5, 11, 14])).toBe(true);
    expect(canShow({ ...book(), own: [0, 7] }, 0, [5, 11, 14])).toBe(true);
  });
});

test("bits are counted as each language counts what is less than two", () => {
  const say = (language: string, message: string, value: number) => {
    const file = readFileSync(`words/${language}.ftl`, "utf8");
    return new Speech(() => [file], language, null).speaker()(message, { ...bits(value), bits: String(value) });
  };
  const less = [0, 0.5, 1, 1.64, 1.99].map((value) => say("fr", "ask-bits", value));
  expect(less).toEqual(["0 bit", "0.5 bit", "1 bit", "1.64 bit", "1.99 bit"]);
  expect([2, 3.5].map((value) => say("fr", "ask-bits", value))).toEqual(["2 bits", "3.5 bits"]);
  expect(say("fr", "ask-left", 1.64)).toMatch(/^1.64 bit est inconnu\s:/);
  expect(say("fr", "ask-left", 2)).toMatch(/^2 bits sont inconnus\s:/);
  expect(["en", "es", "de"].map((language) => say(language, "ask-bits", 1.64))).toEqual([
    "1.64 bits",
    "1.64 bits",
    "1.64 Bit",
  ]);
  // What is written as 2.00 is two.
  expect(bits(1.996)).toEqual({ bits: "2.00", bits_count: 2 });
  expect(bits(-1e-12)).toEqual({ bits: "0.00", bits_count: 0 });
});

test("what is ruled out is everything or nothing only where it is", () => {
  expect([-1e-12, 0, 0.001, 1, 2, 12].map(ruledOut)).toEqual([0, 0, 1, 50, 75, 99]);
});
