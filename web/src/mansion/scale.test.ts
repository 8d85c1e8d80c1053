import { describe, expect, it } from "vitest";
import { FRAME, magnification, ratio, regionOf, viewBox } from "./scale";

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

  it("is magnified as far as all that matters stays in sight", () => {
    const half = { x: 0.1, y: 0.2, w: 0.5, h: 0.3 };
    const zoom = magnification("fit", half, 390, 24);
    expect(zoom).toBeGreaterThan(1.15);
    expect(zoom * half.w).toBeLessThan(1);
    expect(magnification("fit", { x: 0, y: 0, w: 0.95, h: 0.2 }, 390, 24)).toBe(1);
  });

  it("is magnified so that a finger hits one square", () => {
    const zoom = magnification("finger", { x: 0, y: 0, w: 1, h: 1 }, 390, 24);
    expect((zoom * 390) / (24 + 2 * FRAME)).toBeGreaterThanOrEqual(43.9);
    expect(magnification("finger", { x: 0, y: 0, w: 1, h: 1 }, 1_200, 24)).toBe(1);
  });

  it("is looked at as a whole where there are none", () => {
    expect(regionOf(size, [])).toBeNull();
  });
});
