import { expect, test } from "vitest";
import { coaching, decisionsAt, noteDecision } from "./coach";
import { passingStore } from "./storage";

test("tips become fewer with each decision, and end", () => {
  const told = Array.from({ length: 12 }, (_, made) => coaching(made));
  const order = ["ways", "offer", "none"];
  expect(told[0]).toBe("ways");
  expect(told.at(-1)).toBe("none");
  expect(new Set(told)).toEqual(new Set(order));
  expect(told).toEqual([...told].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
});

test("decisions are counted at each table by itself, and old tables are forgotten", () => {
  const store = passingStore();
  expect(decisionsAt(store, "one")).toBe(0);
  expect([noteDecision(store, "one"), noteDecision(store, "one"), noteDecision(store, "other")]).toEqual([1, 2, 1]);
  expect([decisionsAt(store, "one"), decisionsAt(store, "other")]).toEqual([2, 1]);
  for (let table = 0; table < 40; table++) noteDecision(store, `table-${table}`);
  expect(decisionsAt(store, "one")).toBe(0);
});
