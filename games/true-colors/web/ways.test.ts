import { expect, test } from "vitest";
import fixtures from "./fixtures";
import type { Options } from "./types";
import { ways } from "./ways";

/** What the help lists in a moment of the fixtures, which is narrowed to one kind of move where `only` names one. */
function listed(title: string, only?: "go"): string[] {
  const { view, options, turn, viewer, setup, seats } = fixtures.find((moment) => moment.title === title)!;
  const narrowed = only ? { ...(options as Options), only } : options;
  return ways({ view, options: narrowed, turn, viewer, setup, seats }).map(([what]) => what);
}

test("every button of the walk is explained", () => {
  const all = ["A lit place on the board", "Stay in the Hall", "Elsewhere in the corridors", "By teleporting"];
  expect(listed("The walk with pads in reach")).toEqual(all);
  expect(listed("The walk, no pad in reach")).not.toContain("By teleporting");
  expect(listed("The walk with pads in reach", "go")).not.toContain("Stay in the Hall");
});
