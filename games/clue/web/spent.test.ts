import { expect, test } from "vitest";
import type { News } from "$parlour/plugin";
import { spent } from "./spent";
import type { Observation } from "./types";

const crime = { suspect: "mr_green", weapon: "lead_pipe", room: "hall" } as const;
const given = { suspect: "card-mr-green", weapon: "card-lead-pipe", go: "card-hall", show: "always" };
const suggested = (seat: number, more: Partial<typeof crime> | { room: "study" } = {}): News<Observation> => ({
  number: 1,
  message: { name: "suggested", args: {} },
  observation: { type: "suggested", seat, ...crime, ...more },
});

test("a walk with a suggestion is done once its player has made it", () => {
  expect(spent(given, [suggested(0)], 0).sort()).toEqual(["go", "suspect", "weapon"]);
  expect(spent(given, [suggested(1)], 0), "somebody else did").toEqual([]);
  expect(spent(given, [suggested(0, { room: "study" })], 0), "elsewhere").toEqual([]);
  expect(spent({ ...given, weapon: "none" }, [suggested(0)], 0), "a walk alone goes on").toEqual([]);
});
