import { expect, test } from "vitest";
import { concern } from "./concern";
import type { Observation, Setup, View } from "./types";

/** Why the player of a seat should not miss something. */
function of(event: unknown, seat: number, ended: unknown = null) {
  const observation = { event, ended } as Observation;
  const situation = {
    view: {} as View,
    options: null,
    turn: "over" as const,
    viewer: { seat },
    setup: {} as Setup,
    seats: [],
  };
  return concern({ number: 0, message: { name: "" }, observation }, situation);
}

test("a doubt concerns everybody: cards were turned up", () => {
  const event = { type: "doubt", doubt: { by: 1, of: 0 } };
  expect([0, 1, 2].map((seat) => of(event, seat))).toEqual(["mine", "deed", "result"]);
});

test("cards that are drawn concern who gets and who loses them", () => {
  expect([0, 1, 2].map((seat) => of({ type: "draw", by: 0, from: 1 }, seat))).toEqual(["mine", "mine", null]);
});

test("an announcement lies on the table for all to see, until it ends a game", () => {
  const pass = { type: "pass", seat: 0 };
  expect([0, 1].map((seat) => of(pass, seat))).toEqual(["own", null]);
  expect(of(pass, 1, {})).toBe("result");
});
