import { expect, test } from "vitest";
import { missing } from "./orders";

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
