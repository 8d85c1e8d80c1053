import { expect, test } from "vitest";
import { eveningAt, eveningEnds, evenings, forgetEvening, rememberEvening } from "./evenings";
import { passingStore } from "./storage";

test("what is held of an evening grows, and the last visited stands first", () => {
  const store = passingStore();
  rememberEvening(store, "one", { game: "clue", host: "h" }, 1);
  rememberEvening(store, "other", { game: "color-doubt", seat: "s" }, 2);
  rememberEvening(store, "one", { game: "clue", seat: "t" }, 3);
  expect(evenings(store).map(([id]) => id)).toEqual(["one", "other"]);
  expect(eveningAt(store, "one")).toEqual({ game: "clue", host: "h", seat: "t", seen: 3 });
  expect(eveningAt(store, "toString")).toBeUndefined();
  forgetEvening(store, "one");
  expect(evenings(store).map(([id]) => id)).toEqual(["other"]);
});

test("an evening that has ended is known to have, and was not visited for that", () => {
  const store = passingStore();
  rememberEvening(store, "one", { game: "clue", seat: "s" }, 1);
  rememberEvening(store, "other", { game: "clue", seat: "s" }, 2);
  eveningEnds(store, "one", "closed");
  expect(evenings(store)).toEqual([
    ["other", { game: "clue", seat: "s", seen: 2 }],
    ["one", { game: "clue", seat: "s", seen: 1, ended: "closed" }],
  ]);
  eveningEnds(store, "forgotten", "gone");
  expect(eveningAt(store, "forgotten")).toBeUndefined();
});

test("old evenings are forgotten", () => {
  const store = passingStore();
  for (let number = 0; number < 30; number++) rememberEvening(store, `evening-${number}`, { game: "clue" }, number);
  expect(evenings(store)).toHaveLength(20);
  expect(eveningAt(store, "evening-9")).toBeUndefined();
  expect(eveningAt(store, "evening-29")).toBeDefined();
});
