import { expect, test } from "vitest";
import { coaching, decisionsSince, noteDecision, noteLesson } from "./coach";
import { passingStore } from "./storage";

test("tips become fewer with each decision, and end", () => {
  const told = Array.from({ length: 12 }, (_, made) => coaching(made));
  const order = ["ways", "offer", "none"];
  expect(told[0]).toBe("ways");
  expect(told.at(-1)).toBe("none");
  expect(new Set(told)).toEqual(new Set(order));
  expect(told).toEqual([...told].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
});

test("decisions are counted for each game since its last lesson", () => {
  const store = passingStore();
  expect(decisionsSince(store, "one")).toBeNull();
  expect(noteLesson(store, "one")).toBe(0);
  expect([noteDecision(store, "one"), noteDecision(store, "one"), noteDecision(store, "other")]).toEqual([1, 2, 1]);
  expect([decisionsSince(store, "one"), decisionsSince(store, "other")]).toEqual([2, 1]);
  noteLesson(store, "one");
  expect(decisionsSince(store, "one")).toBe(0);
});
