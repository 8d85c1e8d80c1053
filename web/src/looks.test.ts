import { describe, expect, test } from "vitest";
import type { GamePlugin } from "./plugin";
import { chairOf } from "./looks";

/** A game with a chair of each colour. */
function game(...colours: string[]): [{ name: string; chairs: string[] }, GamePlugin] {
  const chair = (index: number) => ({ colour: colours[index]!, ink: "#ffffff", symbol: "" });
  return [{ name: "any", chairs: colours }, { name: "any", chair } as unknown as GamePlugin];
}

const suspects = game("#b3202c", "#e3b02c", "#f6f3ec", "#23713f", "#1f5fae", "#6d3585");
const gems = game("#9c1c33", "#e2a42b", "#1d7a56");

function person(colour: string | null, chair: number | null = null) {
  return { colour, chairFor: () => chair };
}

describe("one's own chair", () => {
  test("has the colour chosen in another game", () => {
    expect([suspects, gems].map((of) => chairOf(person("#23713f"), ...of))).toEqual([3, 2]);
    expect([suspects, gems].map((of) => chairOf(person("#9c1c33"), ...of))).toEqual([0, 0]);
  });

  test("is the one chosen before, whatever its colour", () => {
    expect(chairOf(person("#23713f", 5), ...suspects)).toBe(5);
  });

  test("is any where no chair is like it, or none was ever chosen", () => {
    expect(chairOf(person("#00ff00"), ...game("#c3923a", "#ccd2da"))).toBeNull();
    expect(chairOf(person(null), ...suspects)).toBeNull();
  });
});
