import { describe, expect, it } from "vitest";
import type { Aid } from "$parlour/plugin";
import { oracle } from "./oracle";
import type { Fact } from "./types";

/** Both chances differ in both readings, so that none is taken for another. */
const aid = (able: number, truthful: number): Aid<Fact> => ({
  facts: [
    { fact: { type: "holds", seat: 1, suit: "red", count: 2 }, possible: 0.11, likely: 0.22 },
    { fact: { type: "able" }, possible: able, likely: 0.77 },
    { fact: { type: "truthful" }, possible: 0.05, likely: truthful },
  ],
});

describe("the oracle", () => {
  it("says both chances by their names", () => {
    expect(oracle(aid(0.642, 0.48))).toBe(
      "Chance that it is true: 48%. The cards would allow it in 64% of all deals.",
    );
  });

  it("calls nothing certain that is not", () => {
    expect(oracle(aid(0.998, 0.001))).toContain("true: 1%. The cards would allow it in 99%");
  });

  it("says plainly what is impossible, and nothing where it was told nothing", () => {
    expect(oracle(aid(0, 0))).toBe("This can’t be true.");
    expect(oracle(null)).toBe(null);
    expect(oracle({ facts: [] })).toBe(null);
  });
});
