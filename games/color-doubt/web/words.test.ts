import { describe, expect, test } from "vitest";
import { pageAndFileAgree } from "$parlour/wording";
import file from "../words/en.ftl?raw";
import { SUITS } from "./suits";
import { hidden, tell } from "./tell";
import type { Lay, Move, View } from "./types";
import {
  announced,
  announcedAtStart,
  breakdown,
  cardsAtStart,
  cardsOf,
  claimOf,
  inWords,
  letterOf,
  listed,
  nameOf,
  outcomeOf,
  points,
  say,
  speakerOf,
  stakes,
  tally,
  text,
  words,
} from "./words";

const sources = import.meta.glob<string>(["./*.ts", "./*.svelte", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

pageAndFileAgree({ file, sources, others: ["number", "number-capital", "announced", "the-rainbow-card"] });

const seats = ["Ann", "Ben", "Cleo"].map((name) => ({ name, you: name === "Ann" }));
const speak = speakerOf(seats);
const lay = (seat: number, count: number, say: Lay["say"]): Lay => ({ seat, count, say });

test("how two play is told otherwise", () => {
  const told = (players: number) =>
    ["page-how-aim", "page-how-truth", "page-how-end"].map((name) => say(name, { players })).join(" ");
  for (const part of ["five colors", "draws two cards", "five for the rainbow card"]) {
    expect(told(2)).toContain(part);
    expect(told(3)).not.toContain(part);
  }
});

test("numbers and cards", () => {
  expect([0, 1, 12, 21].map((number) => text(inWords(number)))).toEqual(["no", "one", "twelve", "21"]);
  expect([1, 3].map((count) => text(cardsOf(count)))).toEqual(["one card", "three cards"]);
  expect(text(cardsAtStart(0))).toBe("No cards");
  expect([lay(0, 1, "orange"), lay(0, 3, "orange")].map((lay) => text(announced(lay)))).toEqual([
    "one orange",
    "three oranges",
  ]);
  expect(text(announcedAtStart(lay(0, 3, "orange")))).toBe("Three oranges");
  expect(text(listed({ red: 2, blue: 1, rainbow: 1 }))).toBe("two reds, one blue and the rainbow card");
  expect(text(tally({ red: 2 }, 3))).toBe("two reds, 3 unknown");
  expect([10, 0, -21].map(points)).toEqual(["+10", "0", "−21"]);
});

test("suits have names and letters", () => {
  expect(SUITS.map((suit) => `${nameOf(suit)} ${letterOf(suit)}`)).toEqual([
    "red R",
    "orange O",
    "yellow Y",
    "green G",
    "blue B",
    "purple Pu",
    "pink Pi",
    "rainbow Ra",
  ]);
});

test("cards played are told to others and to oneself", () => {
  const told = ({ seat, count, say }: Lay) =>
    speak("page-lay", { who: { seat }, cards: cardsOf(count), announced: announced({ count, say }) });
  expect(told(lay(1, 3, "orange"))).toBe("Ben plays three cards and says: three oranges");
  expect(told(lay(0, 1, "red"))).toBe("You play one card and say: one red");
  expect([0, 1].map((seat) => speak("page-doubt-sure", { claim: claimOf(lay(seat, 2, "pink")) }))).toEqual([
    "Doubt your two pinks?",
    "Doubt Ben’s two pinks?",
  ]);
});

test("how many of a suit are chosen is said with none of them, too", () => {
  const said = (chosen: number, all: number) =>
    say("page-chosen-of", {
      chosen,
      capital: { message: { name: "number-capital", args: { number: { number: chosen } } } },
      announced: announced(lay(0, 3, "red")),
      cards: cardsOf(all),
    });
  expect(said(2, 3)).toBe("Two of three reds chosen; three cards in all.");
  expect(said(0, 0)).toBe("None of three reds chosen; no cards in all.");
});

describe("a doubt", () => {
  const doubt = { by: 0, of: 1, say: "pink", cards: { pink: 1, red: 1 }, draws: 0 } as const;
  const lie = { ...doubt, truthful: false, punished: 1 };

  test("says who doubts whom", () => {
    const claim = announced(lay(1, 2, "pink"));
    const said = (by: number, of: number) =>
      speak("page-doubts", { who: { seat: by }, of: { seat: of }, announced: claim });
    expect(said(0, 1)).toBe("You doubt it: Ben said “two pinks”.");
    expect(said(1, 0)).toBe("Ben doubts it: you said “two pinks”.");
  });

  test("that found a lie", () => {
    expect([0, 1, 4].map((minus) => outcomeOf({ ...lie, minus }, speak))).toEqual([
      "Ben takes back the two cards.",
      "Ben takes back the two cards; one card from the table goes to Ben’s minus pile.",
      "Ben takes back the two cards; four cards from the table go to Ben’s minus pile.",
    ]);
    expect(outcomeOf({ ...lie, of: 0, punished: 0, cards: { red: 1 }, minus: 2 }, speak)).toBe(
      "You take back the card; two cards from the table go to your minus pile.",
    );
  });

  test("that found the truth", () => {
    const truth = { ...doubt, truthful: true };
    expect(outcomeOf({ ...truth, punished: 0, minus: 5 }, speak)).toBe("Five cards go to your minus pile.");
    expect(outcomeOf({ ...truth, punished: 2, minus: 1 }, speak)).toBe("One card goes to Cleo’s minus pile.");
  });
});

describe("what is at stake", () => {
  const standing = lay(1, 3, "green");

  test("names every card on the table, and what the liar takes", () => {
    expect(stakes(standing, 9, false, null, speak)).toEqual({
      wrong: "If you doubt it and it is true, you take nine minus cards.",
      right: "If it is a lie, Ben takes back the three and gets six minus cards.",
    });
  });

  test("is less where nothing else lies there", () => {
    expect(stakes({ ...standing, count: 1 }, 1, false, null, speak)).toEqual({
      wrong: "If you doubt it and it is true, you take one minus card.",
      right: "If it is a lie, Ben takes back the card.",
    });
  });

  test("is the game when a last card lies", () => {
    expect(stakes(standing, 9, true, null, speak).wrong).toBe("If it is true, Ben wins the game.");
  });

  test("has two cards more for two players", () => {
    const { wrong, right } = stakes(standing, 5, false, [5, 5], speak);
    expect(wrong).toBe("If you doubt it and it is true, you take five minus cards and draw two from Ben’s hand.");
    expect(right).toBe(
      "If it is a lie, Ben takes back the three and gets two minus cards, then draws two of yours.",
    );
    expect(stakes(standing, 3, false, [5, 5], speak).right).toBe("If it is a lie, Ben takes back the three.");
  });

  test("is the game where somebody's last cards have to be drawn", () => {
    expect(stakes(standing, 5, false, [2, 1], speak)).toEqual({
      wrong:
        "If you doubt it and it is true, you have to draw the last cards of Ben’s hand, and Ben wins the game.",
      right: "If it is a lie, Ben has to draw your last cards, and you win the game.",
    });
    // Without minus cards nobody draws (CD-63).
    expect(stakes(standing, 3, false, [2, 3], speak).right).toBe("If it is a lie, Ben takes back the three.");
  });
});

test("points are explained", () => {
  const score = { hand: 3, minus: 9, rainbow: true, points: -21 };
  expect(breakdown(score, false)).toBe("3 in hand, 9 in the minus pile, the rainbow card among them");
  expect(breakdown({ ...score, rainbow: false }, false)).toBe("3 in hand, 9 in the minus pile");
  expect(breakdown({ hand: 0, minus: 0, rainbow: false, points: 10 }, true)).toBe("won the game");
});

describe("the whole truth", () => {
  const told = (move: Move, table: object) =>
    tell(move, { seats: seats as never, views: [{ public: { games: 1, game: 1, ...table } } as unknown as View] });
  const table = (left: number, lay: Lay) => ({ lays: [lay], hands: [{ count: left }, { count: left }] });

  test("of cards played", () => {
    const truth: Move = { type: "lay", say: "red", cards: { red: 1, rainbow: 1 } };
    const lie: Move = { type: "lay", say: "red", cards: { blue: 1 } };
    expect(told(truth, table(5, lay(0, 2, "red")))).toBe("Ann plays two cards: “two reds” (the truth).");
    expect(told(lie, table(5, lay(1, 1, "red")))).toBe("Ben plays one card: “one red” (a bluff: one blue).");
    expect(told(lie, table(0, lay(1, 1, "red")))).toBe("Ben plays the last card: “one red” (a bluff: one blue).");
    expect(told(truth, table(0, lay(1, 2, "red")))).toBe("Ben plays the last two cards: “two reds” (the truth).");
  });

  test("of cards dealt and drawn", () => {
    const deal: Move = { type: "deal", hands: [], out: { red: 1, pink: 2 } };
    expect(told(deal, {})).toBe("The cards are dealt. Out of the game: one red and two pinks.");
    expect(told({ ...deal, out: {} }, { game: 2, games: 3 })).toBe(
      "Game 2 of 3: the cards are dealt. Out of the game: nothing.",
    );
    const drawn = { doubt: { punished: 1 } };
    expect(told({ type: "draw", cards: { red: 2 } }, drawn)).toBe("Ben draws two reds from the other hand.");
    expect(told({ type: "pass" }, {})).toBeNull();
  });

  test("of each game in the end", () => {
    const moves: Move[] = [
      { type: "deal", hands: [], out: { red: 1 } },
      { type: "lay", say: "red", cards: { red: 1 } },
      { type: "lay", say: "red", cards: { blue: 1 } },
      { type: "lay", say: "pink", cards: { blue: 1, pink: 2 } },
      { type: "deal", hands: [], out: {} },
      { type: "lay", say: "red", cards: { rainbow: 1 } },
    ];
    expect(hidden(moves)).toEqual([
      { out: { red: 1 }, announced: 3, lies: 2, boldest: { count: 3, say: "pink", cards: { blue: 1, pink: 2 } } },
      { out: {}, announced: 1, lies: 0, boldest: null },
    ]);
  });
});

test("the chairs have names", () => {
  expect(["sun", "moon", "star", "cloud", "comet"].map((chair) => words.text(`chair-${chair}`))).toEqual([
    "Sun",
    "Moon",
    "Star",
    "Cloud",
    "Comet",
  ]);
});
