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
      "The oracle: possible 64% by the cards alone, likely true 48% by how players announce.",
    );
  });

  it("calls nothing certain that is not", () => {
    expect(oracle(aid(0.998, 0.001))).toContain("possible 99% by the cards alone, likely true 1% by");
  });

  it("says plainly what is impossible, and nothing where it was told nothing", () => {
    expect(oracle(aid(0, 0))).toBe("The oracle: it can’t be true.");
    expect(oracle(null)).toBe(null);
    expect(oracle({ facts: [] })).toBe(null);
  });
});
