import { describe, expect, test } from "vitest";
import { choose, isTruth, less, plus, same, spread, suggestion, suitsOf, total, within } from "./cards";
import { COLOURS } from "./suits";

const hand = { red: 3, blue: 1, rainbow: 1 };

test("cards are counted, spread and compared by suit", () => {
  expect(total(hand)).toBe(5);
  expect(suitsOf({ rainbow: 1, pink: 2, red: 0 })).toEqual(["pink", "rainbow"]);
  expect(spread(hand)).toEqual(["red", "red", "red", "blue", "rainbow"]);
  expect(plus(hand, { blue: 2, pink: 1 })).toEqual({ red: 3, blue: 3, pink: 1, rainbow: 1 });
  expect(less(hand, { red: 1, blue: 5 })).toEqual({ red: 2, rainbow: 1 });
  expect(same({ red: 1, blue: 0 }, { red: 1 })).toBe(true);
  expect(same({ red: 1 }, { red: 2 })).toBe(false);
});

describe("choosing", () => {
  test("takes one more, as far as the hand goes", () => {
    let chosen = choose({}, hand, "blue", 1);
    expect(chosen).toEqual({ blue: 1 });
    chosen = choose(chosen, hand, "blue", 1);
    expect(chosen).toEqual({ blue: 1 });
    expect(choose(chosen, hand, "green", 1)).toEqual({ blue: 1 });
  });

  test("puts back, down to none", () => {
    expect(choose({ red: 2 }, hand, "red", -1)).toEqual({ red: 1 });
    expect(choose({ red: 2 }, hand, "red", -9)).toEqual({});
  });

  test("shrinks with the hand", () => {
    expect(within({ red: 3, blue: 1 }, { red: 2, pink: 4 })).toEqual({ red: 2 });
  });
});

describe("an announcement", () => {
  test.each([
    [{ red: 2 }, "red", true],
    [{ red: 2, rainbow: 1 }, "red", true],
    [{ rainbow: 1 }, "pink", true],
    [{ red: 2, blue: 1 }, "red", false],
    [{ blue: 1 }, "red", false],
  ] as const)("of %o as %s is true: %s", (cards, say, truth) => {
    expect(isTruth(cards, say)).toBe(truth);
  });

  test("is suggested by what most cards are", () => {
    expect(suggestion({ blue: 2, rainbow: 1 }, COLOURS)).toBe("blue");
    expect(suggestion({ red: 1, pink: 3 }, COLOURS)).toBe("pink");
    expect(suggestion({ red: 2, pink: 2 }, COLOURS)).toBe("red");
    expect(suggestion({ rainbow: 1 }, COLOURS)).toBe("red");
    expect(suggestion({}, COLOURS)).toBeNull();
  });

  test("is suggested among what may be said only", () => {
    expect(suggestion({ pink: 3, red: 1 }, ["red", "blue"])).toBe("red");
  });
});
