import type { Aid } from "$parlour/plugin";
import { describe, expect, it } from "vitest";
import { certain, chanceOf, holding, type Asked } from "./reasoned";
import type { Character, Fact } from "./types";

const chance = (character: Character, seat: number, possible: number | null, likely: number | null = null) => ({
  fact: { seat, character },
  possible,
  likely,
});
const aid: Aid<Fact> = {
  facts: [
    chance("shelby", 0, 1),
    chance("shelby", 1, 0),
    chance("thomas", 0, 0),
    chance("thomas", 1, null),
    chance("vernon", 0, 0, 0),
    chance("vernon", 1, 0.333, 0.5),
  ],
};

describe("the help", () => {
  it("finds the fact of the seat and the character", () => {
    expect(chanceOf(aid, 0, "shelby", "possible")).toBe(1);
    expect(chanceOf(aid, 1, "shelby", "possible")).toBe(0);
    expect(chanceOf(aid, 1, "vernon", "possible")).toBe(0.333);
  });

  it("says nothing where it was told nothing", () => {
    expect(chanceOf(aid, 1, "thomas", "possible")).toBe(null);
    expect(chanceOf(aid, 2, "shelby", "possible")).toBe(null);
    expect(chanceOf(aid, 0, "duchess", "possible")).toBe(null);
    expect(chanceOf(null, 0, "shelby", "possible")).toBe(null);
  });

  it("tells the two readings apart", () => {
    expect(chanceOf(aid, 1, "vernon", "likely")).toBe(0.5);
    expect(chanceOf(aid, 1, "shelby", "likely")).toBe(null);
  });

  it("is certain of what it calls so, and of nothing else", () => {
    expect(certain(aid, 0, "shelby")).toBe(true);
    expect(certain(aid, 1, "shelby")).toBe(false);
    expect(certain(aid, 1, "vernon")).toBe(null);
    expect(certain(aid, 1, "thomas")).toBe(null);
    expect(certain(null, 0, "shelby")).toBe(null);
  });

  it("shows an answer for as long as it holds", () => {
    const asked: Asked = { seat: 1, who: "shelby", is: false, game: 1, answer: undefined };
    expect(holding(asked, aid, 1)).toBe(asked);
    expect(holding(asked, aid, 2)).toBe(null);
    expect(holding(asked, null, 1)).toBe(null);
    expect(holding({ ...asked, is: true }, aid, 1)).toBe(null);
    expect(holding({ ...asked, who: "vernon" }, aid, 1)).toBe(null);
    expect(holding(null, aid, 1)).toBe(null);
  });
});
