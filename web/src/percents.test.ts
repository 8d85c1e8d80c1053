import { describe, expect, it } from "vitest";
import { percents } from "./percents";

describe("chances of which one comes true", () => {
  it("add up to a hundred", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
    expect(percents([0.555, 0.445])).toEqual([56, 44]);
    expect(percents([0.333, 0.333, 0.333])).toEqual([34, 33, 33]);
  });

  it("are 0 or 100 only where that is certain", () => {
    expect(percents([0.999, 0.001, 0])).toEqual([99, 1, 0]);
    expect(percents([0.99, 0.004, 0.003, 0.003])).toEqual([97, 1, 1, 1]);
    expect(percents([1, 0])).toEqual([100, 0]);
    expect(percents([])).toEqual([]);
    expect(percents([0, 0])).toEqual([0, 0]);
  });
});
