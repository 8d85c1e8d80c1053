import { describe, expect, test } from "vitest";
import { COLOURS, LOOKS, PAPER, SUITS } from "./suits";
import { contrast, distance, type Vision } from "./vision";
import { letterOf, nameOf } from "./words";

const pairs = COLOURS.flatMap((one, index) => COLOURS.slice(0, index).map((other) => [one, other] as const));

describe("the suits' colours", () => {
  test.each<[Vision, number]>([
    ["normal", 0.15],
    ["deuteranopia", 0.11],
    ["protanopia", 0.11],
    ["tritanopia", 0.11],
  ])("are far apart with %s", (vision, least) => {
    for (const [one, other] of pairs) {
      const apart = distance(LOOKS[one].colour, LOOKS[other].colour, vision);
      expect(apart, `${one} and ${other}`).toBeGreaterThan(least);
    }
  });

  test.each(SUITS)("%s can be read", (suit) => {
    const { colour, ink, deep } = LOOKS[suit];
    expect(contrast(colour, ink)).toBeGreaterThan(4.5);
    expect(contrast(PAPER, deep)).toBeGreaterThan(3);
  });

  test("are told apart without colour too", () => {
    for (const sign of ["symbol", "pattern"] as const) {
      expect(new Set(SUITS.map((suit) => LOOKS[suit][sign])).size, sign).toBe(SUITS.length);
    }
    for (const signOf of [letterOf, nameOf]) {
      expect(new Set(SUITS.map(signOf)).size, signOf.name).toBe(SUITS.length);
      expect(SUITS.map(signOf)).not.toContain("");
    }
  });
});

test("what looks alike is near and what does not is far", () => {
  expect(distance("#808080", "#808080", "normal")).toBe(0);
  expect(distance("#000000", "#ffffff", "normal")).toBeCloseTo(1, 3);
  // Confusing for people who see no green or no red, though not for others.
  expect(distance("#b0431f", "#6e6b1c", "normal")).toBeGreaterThan(0.1);
  expect(distance("#b0431f", "#6e6b1c", "protanopia")).toBeLessThan(0.09);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
