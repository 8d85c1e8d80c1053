import { expect, it } from "vitest";
import { layoutOf } from "./fixtures";
import { boundsOf, cellsAt, fit, kept, shows, zoomed } from "./viewport";

const port = { w: 320, h: 400 };
const cells = layoutOf([0, 0, "right", "sm", "te"], [0, 1, "away", "to", "vm"], [1, 1, "away", "tm", "do"]);

it("what fits shows everything, however far it grew", () => {
  for (const more of [[], [{ row: 0, col: -9 }], [{ row: 14, col: 3 }]]) {
    const box = boundsOf(cells, more);
    expect(shows(fit(box, port), box, port)).toBe(true);
  }
});

it("zooming leaves the point under the finger where it is", () => {
  const look = fit(boundsOf(cells, []), port);
  const before = cellsAt(look, 100, 200);
  const after = cellsAt(zoomed(look, 1.5, 100, 200), 100, 200);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

it("zooming has its ends", () => {
  const look = { x: 0, y: 0, scale: 1 };
  expect(zoomed(look, 100, 0, 0).scale).toBeLessThan(3);
  expect(zoomed(look, 0.0001, 0, 0).scale).toBeGreaterThan(0.05);
});

it("nothing is moved out of sight for good", () => {
  const box = boundsOf(cells, []);
  const look = kept({ x: 9_000, y: -9_000, scale: 0.5 }, box, port);
  expect(box.x * look.scale + look.x).toBeLessThan(port.w);
  expect((box.y + box.h) * look.scale + look.y).toBeGreaterThan(0);
});

it("the middle of the first cell is (0, 0)", () => {
  const look = { x: 160, y: 100, scale: 0.5 };
  expect(cellsAt(look, 160, 125)).toEqual({ x: 0, y: 0 });
});
