import { describe, expect, test } from "vitest";
import { around, fanTurns, handSpots, scatter } from "./layout";

describe("a hand", () => {
  test("lies within its width, however many cards it has", () => {
    for (const groups of [[1], [3, 2, 1], [9, 9, 9, 9, 9, 9, 9, 1]]) {
      const xs = handSpots(groups, 700, 80)
        .flat()
        .map(({ x }) => x);
      expect(xs).toHaveLength(groups.reduce((sum, size) => sum + size, 0));
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(700 - 80 + 0.001);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
    }
  });

  test("that is small is in the middle, its suits apart", () => {
    const [reds, blues] = handSpots([2, 2], 700, 80);
    const [left, right] = [reds![0]!.x, 700 - 80 - blues![1]!.x];
    expect(left).toBeCloseTo(right);
    expect(blues![0]!.x - reds![1]!.x).toBeGreaterThan(80);
    expect(reds![1]!.x - reds![0]!.x).toBeLessThan(40);
  });

  test("curves down to both sides", () => {
    const row = handSpots([1, 1, 1, 1, 1], 440, 80).flat();
    expect(row[0]!.y).toBeGreaterThan(row[2]!.y);
    expect(row[0]!.turn).toBeLessThan(0);
    expect(row[4]!.turn).toBeGreaterThan(0);
  });

  test("of nothing has no spots", () => {
    expect(handSpots([], 300, 80)).toEqual([]);
  });
});

test("a fan is even and no wider than asked", () => {
  expect(fanTurns(0)).toEqual([]);
  expect(fanTurns(1)).toEqual([0]);
  expect(fanTurns(3)).toEqual([-9, 0, 9]);
  const wide = fanTurns(20, 60);
  expect(wide[0]).toBe(-30);
  expect(wide.at(-1)).toBe(30);
});

test("scattered cards stay where they are, and near straight", () => {
  for (let index = 0; index < 40; index++) {
    expect(scatter(index)).toBe(scatter(index));
    expect(Math.abs(scatter(index, 7))).toBeLessThanOrEqual(7);
  }
});

test("the others sit round the viewer, beginning at the left", () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(2, 1)).toEqual([0]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
