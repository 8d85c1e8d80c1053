import { expect, test } from "vitest";
import { cardTitles, withTitles } from "./cards";
import { cardNames } from "./text";
import { STANDARD } from "./types";

test("every card of the standard editions is called as in Clue", () => {
  expect(cardTitles(STANDARD)).toEqual(cardNames(STANDARD));
});

test("another edition keeps its names", () => {
  const house = { ...STANDARD, weapons: ["Rope", "Poison"] };
  expect(cardTitles(house)).toEqual(cardNames(house));
});

test("what is not a card stays as it is in a message", () => {
  const fact = { message: { name: "has", args: { card: { text: "Knife" } } } };
  const message = { name: "n", args: { fact, card: { text: "Rope" }, who: { text: "Ann" }, count: { number: 2 } } };
  expect(withTitles(message, STANDARD)).toEqual(message);
});
