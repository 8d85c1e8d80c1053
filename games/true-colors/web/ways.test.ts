import { expect, test } from "vitest";
import fixtures from "./fixtures";
import type { Move } from "./types";
import { ways } from "./ways";

/** What the help lists in a moment of the fixtures, which is narrowed to one move where a lesson asks for `only` that. */
function listed(title: string, only?: Move): string[] {
  const { view, options, turn, viewer, setup } = fixtures.find((moment) => moment.title === title)!;
  const narrowed = options && only ? { ...options, only } : options;
  return ways({ view, options: narrowed, turn, viewer, setup, seats: [] }).map(([what]) => what);
}

test("every button of the walk is explained", () => {
  const all = ["A lit place on the board", "Stay in the Hall", "Elsewhere in the corridors", "By teleporting"];
  expect(listed("The walk with pads in reach")).toEqual(all);
  expect(listed("The walk, no pad in reach")).not.toContain("By teleporting");
  const go: Move = { type: "go", to: { room: "hall" } };
  expect(listed("The walk with pads in reach", go)).not.toContain("Stay in the Hall");
});
