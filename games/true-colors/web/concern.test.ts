import { expect, test } from "vitest";
import { concern } from "./concern";
import type { Observation, Setup, View } from "./types";

/** Why the player of a seat should not miss something. */
function of(observation: Observation, seat: number | null) {
  const viewer = seat === null ? ("spectator" as const) : { seat };
  const situation = {
    view: {} as View,
    options: null,
    turn: "over" as const,
    viewer,
    setup: {} as Setup,
    seats: [],
  };
  return concern({ number: 0, message: { name: "" }, observation }, situation);
}

test("what an attack came to tells everybody something", () => {
  const unharmed = { type: "unharmed", seat: 1, safe: ["hall", "rope"], too_long: false } as unknown as Observation;
  expect([0, 1, null].map((seat) => of(unharmed, seat))).toEqual(["result", "mine", null]);
});

test("who is robbed or brought along should know", () => {
  const stole = { type: "stole", seat: 0, from: 1, weapon: "rope", drop: null, too_long: false } as Observation;
  expect([0, 1, 2].map((seat) => of(stole, seat))).toEqual(["own", "mine", null]);
  const leapt = { type: "leapt", seat: 0, from: "centre", route: [], to: "centre", bring: [2, "centre"] };
  expect([0, 1, 2].map((seat) => of(leapt as unknown as Observation, seat))).toEqual(["own", null, "mine"]);
});
