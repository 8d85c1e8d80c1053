import { expect, test } from "vitest";
import { cardTitles } from "./cards";
import { cardNames } from "./text";
import { STANDARD } from "./types";

test("every card of the standard editions is called as in Clue", () => {
  expect(cardTitles(STANDARD)).toEqual(cardNames(STANDARD));
});

test("another edition keeps its names", () => {
  const house = { ...STANDARD, weapons: ["Rope", "Poison"] };
  expect(cardTitles(house)).toEqual(cardNames(house));
});
