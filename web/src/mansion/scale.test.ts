import { describe, expect, it } from "vitest";
import { FRAME, ratio, regionOf, viewBox } from "./scale";

const size = { cols: 9.1, rows: 4.1 };

describe("the picture of a house", () => {
  it("has a frame round the board", () => {
    expect(viewBox(size).split(" ").map(Number)).toEqual([-9, -9, 200, 100]);
    expect(ratio(size)).toBeCloseTo(2);
  });

  it("is looked at where the points are, in parts of the whole", () => {
    const region = regionOf(size, [
      { x: 1 - FRAME, y: 2 - FRAME },
      { x: 6 - FRAME, y: 1 - FRAME },
    ])!;
    expect(region.x).toBeCloseTo(0.1);
    expect(region.y).toBeCloseTo(0.2);
    expect(region.w).toBeCloseTo(0.5);
    expect(region.h).toBeCloseTo(0.2);
  });

  it("is looked at as a whole where there are none", () => {
    expect(regionOf(size, [])).toBeNull();
  });
});
