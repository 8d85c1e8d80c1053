import { describe, expect, it } from "vitest";
import { possible } from "./reasoned";

const aid = {
  columns: ["0", "1"],
  rows: [
    { of: "shelby", possible: [1, 0], likely: [null, null] },
    { of: "thomas", possible: [0, null], likely: [null, null] },
    { of: "vernon", possible: [0, 0.333], likely: [null, null] },
  ],
};

describe("the help", () => {
  it("finds the seat's column in the character's row", () => {
    expect(possible(aid, 0, "shelby")).toBe(1);
    expect(possible(aid, 1, "shelby")).toBe(0);
    expect(possible(aid, 1, "vernon")).toBe(0.333);
  });

  it("says nothing where it was told nothing", () => {
    expect(possible(aid, 1, "thomas")).toBe(null);
    expect(possible(aid, 2, "shelby")).toBe(null);
    expect(possible(aid, 0, "duchess")).toBe(null);
    expect(possible(null, 0, "shelby")).toBe(null);
  });
});
