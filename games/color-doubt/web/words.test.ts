import { describe, expect, test } from "vitest";
import {
  breakdown,
  cardsList,
  cardsWord,
  doubtSentences,
  laySentence,
  list,
  Names,
  number,
  points,
  said,
  stakes,
} from "./words";

const names = new Names(["Ann", "Ben", "Cleo"], 0);

test("numbers and cards", () => {
  expect([0, 1, 12, 20, 21].map(number)).toEqual(["no", "one", "twelve", "twenty", "21"]);
  expect([1, 3].map(cardsWord)).toEqual(["one card", "three cards"]);
  expect([said(1, "orange"), said(3, "orange")]).toEqual(["one orange", "three oranges"]);
  expect(list(["a", "b", "c"])).toBe("a, b and c");
  expect(cardsList({ red: 2, blue: 1, rainbow: 1 })).toBe("two reds, one blue and the rainbow");
  expect(cardsList({})).toBe("no cards");
  expect([10, 0, -21].map(points)).toEqual(["+10", "0", "−21"]);
});

test("a play is told to others and to oneself", () => {
  expect(laySentence({ seat: 1, count: 3, say: "orange" }, names)).toBe(
    "Ben plays three cards and says: three oranges",
  );
  expect(laySentence({ seat: 0, count: 1, say: "red" }, names)).toBe("You play one card and say: one red");
});

describe("a doubt", () => {
  const doubt = { by: 0, of: 1, say: "pink", cards: { pink: 1, red: 1 }, draws: 0 } as const;

  test("that found a lie", () => {
    expect(doubtSentences({ ...doubt, truthful: false, punished: 1, minus: 1 }, names)).toEqual([
      "You doubt: Ben said “two pinks”.",
      "Ben takes back the two cards; one card from the table goes to Ben's minus pile.",
    ]);
    expect(doubtSentences({ ...doubt, truthful: false, punished: 1, minus: 0 }, names)[1]).toBe(
      "Ben takes back the two cards.",
    );
  });

  test("that found the truth", () => {
    const sentences = doubtSentences({ ...doubt, truthful: true, punished: 0, minus: 5 }, names);
    expect(sentences[1]).toBe("Five cards go to your minus pile.");
  });
});

describe("what is at stake", () => {
  const standing = { seat: 1, count: 3, say: "green" } as const;

  test("names every card on the table, and what the liar takes", () => {
    expect(stakes(standing, 9, false, false, names)).toEqual({
      wrong: "If it is true, you take nine minus cards.",
      right: "If it is a lie, Ben takes back the three and gets six minus cards.",
    });
  });

  test("is less where nothing else lies there", () => {
    expect(stakes({ ...standing, count: 1 }, 1, false, false, names)).toEqual({
      wrong: "If it is true, you take one minus card.",
      right: "If it is a lie, Ben takes back the card.",
    });
  });

  test("is the game when a last card lies", () => {
    expect(stakes(standing, 9, true, false, names).wrong).toBe("If it is true, Ben wins the game.");
  });

  test("has two cards more for two players", () => {
    const { wrong, right } = stakes(standing, 5, false, true, names);
    expect(wrong).toBe("If it is true, you take five minus cards and draw two from Ben's hand.");
    expect(right).toBe(
      "If it is a lie, Ben takes back the three and gets two minus cards, then draws two of yours.",
    );
  });
});

test("points are explained", () => {
  const score = { hand: 3, minus: 9, rainbow: true, points: -21 };
  expect(breakdown(score, false)).toBe("3 in hand, 9 in the minus pile, the rainbow among them");
  expect(breakdown({ hand: 0, minus: 0, rainbow: false, points: 10 }, true)).toBe("won the game");
});
