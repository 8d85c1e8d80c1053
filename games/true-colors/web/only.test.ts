import { describe, expect, it } from "vitest";
import { boardOf } from "./boards";
import { walkFrom } from "./fixtures";
import { offers, only } from "./only";
import { moveTo, targetsOf } from "./targets";
import type { Move, Options, Walk } from "./types";

const board = boardOf("mansion");

describe("what a lesson leaves to choose", () => {
  it("is the one place, however one gets there", () => {
    const walk = walkFrom({ room: "hall" }, 9);
    const go: Move = { type: "go", to: { room: "library" } };
    const leap: Move = { type: "leap", to: { room: "library" }, bring: 1 };
    for (const [move, way] of [[go, "walk"] as const, [leap, "leap"] as const]) {
      const left = only(walk, move) as Walk;
      const targets = targetsOf(board, left);
      expect(targets).toHaveLength(1);
      expect(moveTo(targets[0]!, way, left.bring[0] ?? null)).toEqual(move);
      expect(targets[0]![way === "walk" ? "leap" : "walk"]).toBeFalsy();
      expect(offers(left, "stay")).toBe(false);
    }
    expect(offers(walk, "stay")).toBe(true);
  });

  it("is the one deed, without the dice", () => {
    const acts = { pick_up: ["rope" as const], steal: [], drop: [], weapons: ["axe" as const], targets: [1] };
    const before: Options = { type: "before", ...acts };
    const left = only(before, { type: "pick_up", weapon: "rope", drop: null });
    expect(left).toMatchObject({ pick_up: ["rope"], weapons: [], targets: [] });
    expect([offers(before, "roll"), offers(left, "roll")]).toEqual([true, false]);
    expect(offers(only(before, { type: "roll" }), "roll")).toBe(true);
  });
});
