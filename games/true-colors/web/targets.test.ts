import { expect, test } from "vitest";
import { boardOf } from "./boards";
import { walkFrom } from "./fixtures";
import { litOf, targetsOf } from "./targets";

const board = boardOf("mansion");

test("rooms and pads are lit first, and corridor squares when they are asked for", () => {
  const targets = targetsOf(board, walkFrom({ room: "hall" }, 7));
  const lit = litOf(targets, false);
  expect(lit.length).toBeGreaterThan(1);
  expect(lit.length).toBeLessThan(targets.length);
  expect(lit.every(({ area, bare }) => area !== null || !bare)).toBe(true);
  expect(
    lit.some(({ area }) => area === null),
    "a pad is one square",
  ).toBe(true);
  expect(litOf(targets, true)).toEqual(targets);
});

test("where there is nothing else, squares are lit at once", () => {
  const targets = targetsOf(board, walkFrom({ room: "hall" }, 7)).filter(({ bare }) => bare);
  expect(targets.length).toBeGreaterThan(0);
  expect(litOf(targets, false)).toEqual(targets);
});
