import { expect, test } from "vitest";
import { namedAt } from "./named";

/** Something with a name, in a box. */
function thing(name: string | null, left: number, top: number, right: number, bottom: number) {
  const rect = { left, top, right, bottom, width: right - left, height: bottom - top } as DOMRect;
  return { getAttribute: () => name, getBoundingClientRect: () => rect };
}

test("the smallest thing at a point is named, over its middle", () => {
  const things = [
    thing("Library", 100, 100, 400, 400),
    thing("Axe", 200, 200, 240, 240),
    thing(null, 210, 210, 215, 215),
  ];
  expect(namedAt(things, 212, 212, 800)).toEqual({ name: "Axe", x: 220, y: 200 });
  expect(namedAt(things, 120, 120, 800)?.name).toBe("Library");
  expect(namedAt(things, 20, 20, 800)).toBeNull();
});

test("a name stays on the screen", () => {
  expect(namedAt([thing("Pad", 0, 10, 20, 30)], 5, 15, 390)).toEqual({ name: "Pad", x: 90, y: 64 });
  expect(namedAt([thing("Pad", 380, 100, 390, 110)], 385, 105, 390)?.x).toBe(300);
});
