import { describe, expect, it } from "vitest";
import { card, half, layoutOf, spots } from "./fixtures";
import {
  coveredBy,
  playAt,
  litFor,
  litWords,
  lookedAtFirst,
  nearestLit,
  nextLit,
  room,
  tallyAfter,
  tallyOf,
  turned,
} from "./layout";
import type { Card, Half, Observation, Play, Toward } from "./types";

const grid = layoutOf([0, 0, "right", "sm", "te"]);
const play = (grids: ReturnType<typeof layoutOf>[]): Play => ({
  cards: [],
  spots: spots(grids),
  accuse: [],
  pass: false,
});

describe("the places that are lit", () => {
  it("are those of the card's turn, with either half over what lies", () => {
    const lit = litFor(play([grid]), card("vo", "dm"), "right");
    // Second half over (0, 0), or first half over (0, 1): what lies between them is taken.
    expect(lit.map(({ on, half, first }) => [on.col, half, first.col])).toEqual([
      [0, { who: "duchess", what: "motive" }, -1],
      [1, { who: "vernon", what: "opportunity" }, 1],
    ]);
  });

  it("make the move that the options offer", () => {
    const one = card("vo", "dm");
    const [left] = litFor(play([grid]), one, "right");
    expect(playAt(one, left!)).toEqual({
      type: "lay",
      victim: 0,
      card: one,
      half: { who: "duchess", what: "motive" },
      on: { row: 0, col: 0 },
      toward: "left",
    });
  });

  it("heed where a Dead End may lie", () => {
    const some = play([grid]);
    some.spots = some.spots.map((spot) => ({
      ...spot,
      dead_on: spot.toward === "left",
      dead_off: false,
    }));
    const dead = card("x", "dm");
    expect(litFor(some, dead, "right")).toHaveLength(0);
    // The Dead End covers, and the other half lies to its left.
    expect(litFor(some, dead, "left").map(({ on, half }) => [on.col, half])).toEqual([[0, "dead_end"]]);
    expect(litFor(some, card("x", "x"), "left")).toHaveLength(0);
  });

  it("are none for an Accusation", () => {
    expect(litFor(play([grid]), "accusation", "right")).toEqual([]);
  });

  it("have a key of their own for each", () => {
    for (const turn of ["right", "away", "left", "back"] as const) {
      const keys = litFor(play([grid, [], grid]), card("vo", "dm"), turn).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("cover all turns of the first card", () => {
    // Along to both sides and away, with either half on (0, 0).
    expect(room(play([[]]), card("vo", "dm"))).toEqual({
      right: 2,
      away: 1,
      left: 2,
      back: 1,
    });
  });

  it("are called by what they cover", () => {
    const [left] = litFor(play([[], grid]), card("vo", "dm"), "right").filter(({ victim }) => victim === 1);
    expect(litWords(left!, grid)).toBe("victim 2, row 1, to the left: the Duchess’s motive covers Shelby’s motive");
    expect(litWords(left!, [])).toContain("the first card here, with the Duchess’s motive on this square");
  });
});

describe("what a card covers", () => {
  const laid = (card: Card, half: Half, col: number): Observation => {
    const at = { seat: 0, victim: 0, on: { row: 0, col }, toward: "right" as Toward };
    return { type: "laid", card, half, ended: null, ...at };
  };

  it("is what was played there before in the same game", () => {
    const first = laid(card("vo", "dm"), half("vo"), 0);
    const second = laid(card("te", "sm"), half("sm"), 1);
    const third = laid(card("vm", "x"), half("vm"), 0);
    const all = [first, second, third];
    expect(all.map((one) => coveredBy(all, one))).toEqual([[], [half("dm")], [half("vo"), half("sm")]]);
    const dealt = { type: "dealt", game: 2, each: 3, own: null } as Observation;
    expect(coveredBy([first, dealt, second], second)).toEqual([]);
  });
});

describe("the arrow keys", () => {
  const lit = litFor(play([grid, [], grid]), card("vo", "dm"), "away");
  const at = (victim: number, col: number) => lit.find((one) => one.victim === victim && one.on.col === col)!;

  it("lead to the nearest place in their direction, and on to the next victim", () => {
    expect(nextLit(lit, at(0, 0), "right")).toBe(at(0, 1));
    expect(nextLit(lit, at(0, 1), "right")?.victim).toBe(1);
    expect(nextLit(lit, at(2, 0), "left")?.victim).toBe(1);
  });

  it("stay where there is nothing more", () => {
    expect(nextLit(lit, at(2, 1), "right")).toBeNull();
    expect(nextLit(lit, at(0, 0), "up")).toBeNull();
  });
});

it("a card that is carried finds the nearest place, if one is near", () => {
  const lit = litFor(play([grid]), card("vo", "dm"), "right");
  expect(nearestLit(lit, 0, 1.4, 0.2, 1)?.on.col).toBe(1);
  expect(nearestLit(lit, 0, 9, 9, 1)).toBeNull();
  expect(nearestLit(lit, 1, 1.4, 0.2, 1)).toBeNull();
});

it("a card turns clockwise", () => {
  expect(["right", "away", "left", "back"].map((one) => turned(one as "right"))).toEqual([
    "away",
    "left",
    "back",
    "right",
  ]);
});

it("what shows is counted, and what a card would change", () => {
  expect(tallyOf(grid).shelby.motive).toBe(1);
  const [left] = litFor(play([grid]), card("vo", "dm"), "right");
  const after = tallyAfter(grid, left!);
  expect(after.shelby.motive).toBe(0);
  expect(after.duchess.motive).toBe(1);
  expect(after.vernon.opportunity).toBe(1);
  expect(after.thomas.means).toBe(1);
});

describe("the victim that is looked at first", () => {
  const solved = { solved: { seat: 0, by: 1 }, complete: [] };
  const open = { solved: null, complete: [] };
  const complete = { solved: null, complete: ["shelby" as const] };

  it("is one of whose murder somebody can be accused, or else the first that is not solved", () => {
    expect(lookedAtFirst([{ ...solved, complete: ["shelby"] }, open, complete])).toBe(2);
    expect(lookedAtFirst([solved, open, open])).toBe(1);
    expect(lookedAtFirst([solved, solved])).toBe(0);
  });
});
