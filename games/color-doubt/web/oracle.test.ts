import { describe, expect, it } from "vitest";
import { oracle } from "./oracle";

const aid = (can: number, is: number) => ({
  columns: ["can", "is"],
  rows: [{ of: "standing", possible: [can, null], likely: [null, is] }],
});

describe("the oracle", () => {
  it("says both chances by their names", () => {
    expect(oracle(aid(0.642, 0.48))).toBe(
      "The oracle: possible 64 % by the cards alone, likely true 48 % by how players announce.",
    );
  });

  it("says plainly what is impossible, and nothing where it was told nothing", () => {
    expect(oracle(aid(0, 0))).toBe("The oracle: it cannot be true.");
    expect(oracle(null)).toBe(null);
    expect(oracle({ columns: ["can", "is"], rows: [] })).toBe(null);
  });
});
