import { expect, it } from "vitest";
import { cardWords, points, sameCard } from "./cast";
import { card } from "./fixtures";
import { markOf, readNotes, toggled } from "./notes";

it("cards are called by their halves", () => {
  expect(cardWords(card("te", "x"))).toBe("Thomas's means and a Dead End");
  expect(cardWords("accusation")).toBe("an Accusation");
  expect(sameCard(card("te", "x"), card("te", "x"))).toBe(true);
  expect(sameCard(card("te", "x"), card("te", "sm"))).toBe(false);
  expect(sameCard("accusation", card("te", "x"))).toBe(false);
});

it("twelfths are written as fractions", () => {
  expect([0, 3, 4, 6, 12, 15, 30].map(points)).toEqual(["0", "¼", "⅓", "½", "1", "1 ¼", "2 ½"]);
});

it("a mark goes round and leaves the old notes alone", () => {
  const none = readNotes(null, 1);
  const one = toggled(none, 2, "duchess");
  expect(markOf(none, 2, "duchess")).toBeNull();
  expect(markOf(one, 2, "duchess")).toBe("maybe");
  const two = toggled(one, 2, "duchess");
  expect(markOf(two, 2, "duchess")).toBe("yes");
  const three = toggled(two, 2, "duchess");
  expect(markOf(three, 2, "duchess")).toBe("no");
  expect(markOf(toggled(three, 2, "duchess"), 2, "duchess")).toBeNull();
});

it("whatever was saved can be read", () => {
  for (const odd of [undefined, 7, "x", [], { marks: 3 }, { marks: { 1: null, 2: { thomas: "surely" } } }]) {
    expect(readNotes(odd, 1).marks).toEqual({});
  }
  const saved = { version: 1, marks: { 3: { thomas: "no", nobody: "yes" } } };
  expect(readNotes(saved, 1).marks).toEqual({ 3: { thomas: "no" } });
});
