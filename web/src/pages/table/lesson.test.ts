import { expect, test } from "vitest";
import { same } from "./lesson";

test("moves are the same whatever the order of their keys", () => {
  expect(same({ type: "go", to: { room: "hall" } }, { to: { room: "hall" }, type: "go" })).toBe(true);
  expect(same([{ a: 1, b: [1, 2] }], [{ b: [1, 2], a: 1 }])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({ type: "go" }, { type: "go", to: null })).toBe(false);
  expect(same("pass", "bet")).toBe(false);
});
