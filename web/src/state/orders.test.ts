import { expect, test } from "vitest";
import { chosen, missing } from "./orders";

test("an order that names only half of what it needs is told what is missing", () => {
  const needs = { suspect: ["go", "weapon"], weapon: ["go", "suspect"] };
  const first = { go: "none", suspect: "none", weapon: "none" };
  expect(missing("suspect", { suspect: "card-mr-green" }, first, needs)).toEqual(["go", "weapon"]);
  expect(missing("suspect", { suspect: "card-mr-green", go: "card-hall", weapon: "none" }, first, needs)).toEqual([
    "weapon",
  ]);
  const whole = { suspect: "card-mr-green", go: "card-hall", weapon: "card-rope" };
  expect(missing("suspect", whole, first, needs)).toEqual([]);
  expect(missing("suspect", { suspect: "none" }, first, needs)).toEqual([]);
  expect(missing("go", { go: "card-hall" }, first, needs)).toEqual([]);
});

test("orders that are done stay done when another is chosen", () => {
  const first = { show: "ask", go: "none", suspect: "none", weapon: "none" };
  const given = { show: "always", go: "card-hall", suspect: "card-mr-green", weapon: "card-rope" };
  const done = ["go", "suspect", "weapon"];
  const none = { show: "always", go: "none", suspect: "none", weapon: "none" };
  expect(chosen("weapon", "card-knife", given, first, done)).toEqual({ ...none, weapon: "card-knife" });
  expect(chosen("show", "one", given, first, done)).toEqual({ ...none, show: "one" });
  expect(chosen("weapon", "card-knife", given, first, [])).toEqual({ ...given, weapon: "card-knife" });
});
