import { expect, test } from "vitest";
import { chose, concern } from "./concern";
import type { Observation, Setup, View } from "./types";

const setup = { tokens: ["miss_scarlet", "mr_green", "mrs_white"] } as Setup;
const crime = { suspect: "mrs_white", weapon: "rope", room: "hall" } as const;

/** Why the player of a seat should not miss something. */
function of(observation: Observation, seat: number | null) {
  const viewer = seat === null ? "spectator" : { seat };
  const situation = { view: { own: null } as View, options: null, turn: "over", viewer, setup, seats: [] } as const;
  return concern({ number: 0, message: { name: "" }, observation }, { ...situation, seats: [] });
}

test("who asked hears what came of it, and nobody else need", () => {
  for (const type of ["passed", "showed"] as const) {
    const answer = { type, seat: 1, to: 0, ...crime, card: null };
    expect([0, 1, 2, null].map((seat) => of(answer, seat))).toEqual(["mine", "own", null, null]);
  }
});

test("who is suggested is brought into the room", () => {
  const suggested = { type: "suggested", seat: 0, ...crime } as const;
  expect([0, 1, 2].map((seat) => of(suggested, seat))).toEqual(["own", null, "mine"]);
});

test("an accusation concerns everybody who plays", () => {
  const accused = { type: "accused", seat: 1, ...crime, right: false, case_file: null, winner: null } as const;
  expect([0, 1, null].map((seat) => of(accused, seat))).toEqual(["result", "deed", null]);
});

test("whoever held two of the cards has chosen which one was shown", () => {
  const showed = { type: "showed", seat: 1, to: 0, ...crime, card: "rope" } as const;
  const chosen = (hand: string[], seat: number) => {
    const situation = { view: { own: { hand } } as unknown as View, options: null, turn: "over", setup } as const;
    const news = { number: 0, message: { name: "" }, observation: showed };
    return chose(news, { ...situation, viewer: { seat }, seats: [] });
  };
  expect([chosen(["rope", "hall"], 1), chosen(["rope", "knife"], 1), chosen(["rope", "hall"], 0)]).toEqual([
    true,
    false,
    false,
  ]);
});
