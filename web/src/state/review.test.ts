import { describe, expect, test } from "vitest";
import type { Moment } from "../protocol";
import {
  amount,
  cases,
  changes,
  decades,
  fromTheDeal,
  kinds,
  lastAt,
  many,
  percent,
  signed,
  stairs,
  wasTaught,
} from "./review";

const moment = (ply: number, what: string): Moment => ({
  ply,
  seat: 0,
  what: { name: what },
  text: [],
  thought: [],
  why: [],
  better: null,
  grade: null,
  chance: null,
  worth: null,
  skill: null,
  luck: null,
  cause: null,
});

test("a lesson taught whoever made a move of it, and nobody who left it before", () => {
  const taught = { ...moment(3, "review-suggestion"), text: [{ name: "review-lesson-move" }] };
  expect(wasTaught([moment(1, "review-suggestion"), taught], 0)).toBe(true);
  expect(wasTaught([moment(1, "review-suggestion"), taught], 1)).toBe(false);
  expect(wasTaught([moment(2, "review-accusation")], 0)).toBe(false);
});

describe("numbers", () => {
  test("have one digit after the point, and a sign where it matters", () => {
    expect([0.04, -0.04, 1.25, -2].map(amount)).toEqual(["0.0", "0.0", "1.3", "−2.0"]);
    expect([0.04, 1.2, -0.31].map(signed)).toEqual(["0.0", "+1.2", "−0.3"]);
  });

  test("are never rounded to certainty", () => {
    expect([0, 0.001, 0.384, 0.999, 1].map(percent)).toEqual(["0%", "1%", "38%", "99%", "100%"]);
  });
});

describe("a chart", () => {
  const curves = [
    { seat: 0, values: [8, 7, 7, 7, 4] },
    { seat: null, values: [8, 8, 8, 6, 6] },
  ];

  test("begins with what is open once the cards are dealt", () => {
    const values = (given: number[]) => fromTheDeal([{ seat: 0, values: given }]).map((curve) => curve.values)[0];
    expect(values([0, 0, 7, 3, 0])).toEqual([7, 7, 7, 3, 0]);
    expect(values([7, 3])).toEqual([7, 3]);
    expect(values([0, 0])).toEqual([0, 0]);
  });

  test("has a row in its table wherever something changes, and at both ends", () => {
    expect(changes(curves)).toEqual([0, 1, 3, 4]);
    expect(changes([])).toEqual([]);
  });

  test("holds a value until the next move", () => {
    expect(
      stairs(
        [8, 7, 7, 4],
        (ply) => ply * 10,
        (value) => 80 - value * 10,
      ),
    ).toBe("M0 0H10V10H30V40H30");
  });

  test("has few lines across, ten times apart or more", () => {
    const counts = (most: number) => decades(most).map(({ count }) => count);
    expect(counts(8.34)).toEqual([1, 10, 100]);
    expect(counts(1)).toEqual([1, 10]);
    expect(counts(38)).toEqual([1, 1e3, 1e6, 1e9]);
    expect(counts(62)).toEqual([1, 1e6, 1e12, 1e18]);
    expect(decades(8.34)[1]!.bits).toBeCloseTo(3.3219, 4);
  });

  test("says how many cases so many bits are", () => {
    expect([0, 0.001, 1, 1.585, 6, 8.34].map(cases)).toEqual(["1", "1 or 2", "2", "3", "64", "324"]);
    expect([9_999, 1e6, 3_240_000, 2e9, 1e18, 1e21].map(many)).toEqual([
      "9,999",
      "1 million",
      "3 million",
      "2 billion",
      "1 quintillion",
      "10²¹",
    ]);
  });
});

describe("moments", () => {
  const moments = [
    moment(3, "suggestion"),
    moment(5, "card-shown"),
    moment(5, "turning-point"),
    moment(9, "suggestion"),
  ];

  test("follow the slider", () => {
    expect([0, 3, 4, 5, 8, 20].map((ply) => lastAt(moments, ply))).toEqual([-1, 0, 0, 2, 2, 3]);
  });

  test("are of several kinds", () => {
    expect(kinds(moments).map(({ name }) => name)).toEqual(["suggestion", "card-shown", "turning-point"]);
  });
});
