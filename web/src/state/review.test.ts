import { describe, expect, test } from "vitest";
import type { Moment } from "../protocol";
import { amount, changes, kinds, lastAt, marks, percent, signed, stairs } from "./review";

const moment = (ply: number, what: string): Moment => ({
  ply,
  seat: 0,
  what: { name: what },
  text: [],
  grade: null,
  chance: null,
  skill: null,
  luck: null,
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

  test("has few lines across", () => {
    expect(marks(8.34)).toEqual([0, 2, 4, 6, 8]);
    expect(marks(1)).toEqual([0, 1]);
    expect(marks(42)).toEqual([0, 10, 20, 30, 40]);
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
