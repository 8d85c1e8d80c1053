import { expect, test } from "vitest";
import { concern } from "./concern";
import type { Character, Observation, Setup, View } from "./types";

/** Why the player of a seat, who is this character, should not miss something. */
function of(observation: Observation, seat: number, character: Character) {
  const view = { own: { character, hand: [] } } as unknown as View;
  const situation = { view, options: null, turn: "over" as const, viewer: { seat }, setup: {} as Setup, seats: [] };
  return concern({ number: 0, message: { name: "" }, observation }, situation);
}

test("evidence concerns the one whom it speaks of", () => {
  const card = [{ who: "vernon", what: "motive" }, "dead_end"];
  const laid = { type: "laid", seat: 0, victim: 0, card, ended: null } as unknown as Observation;
  expect(of(laid, 1, "vernon")).toBe("mine");
  expect(of(laid, 1, "thomas")).toBeNull();
  expect(of(laid, 0, "vernon"), "who played it knows").toBe("own");
});

test("an accusation concerns everybody", () => {
  const accused = { type: "accused", by: 0, seat: 1, right: false } as unknown as Observation;
  expect([0, 1, 2].map((seat) => of(accused, seat, "thomas"))).toEqual(["deed", "mine", "result"]);
});
