import { expect, test } from "vitest";
import { litFor, playAt, room, TURNS } from "./layout";
import { only } from "./only";
import type { Card, Move, Options } from "./types";

const card: Card = [
  { who: "vernon", what: "motive" },
  { who: "duchess", what: "motive" },
];
const spot = { victim: 0, row: 0, col: 0, dead_on: true, dead_off: true, dead_both: false };
const options: Options = {
  type: "play",
  cards: [card, [{ who: "thomas", what: "means" }, "dead_end"]],
  spots: [
    { ...spot, toward: "away" },
    { ...spot, toward: "right" },
    { ...spot, victim: 1, toward: "away" },
  ],
  accuse: [{ victim: 2, character: "vernon", seat: 1 }],
  pass: false,
};

test("a lesson leaves one card, one turn of it and one place", () => {
  const move: Move = {
    type: "lay",
    victim: 0,
    card,
    half: { who: "duchess", what: "motive" },
    on: { row: 0, col: 0 },
    toward: "away",
  };
  const left = only(options, move);
  if (left.type !== "play") throw new Error("nothing to play");
  expect(left.cards).toEqual([card]);
  expect(left.accuse).toEqual([]);
  const turns = TURNS.filter((turn) => room(left, card)[turn] > 0);
  expect(turns).toHaveLength(1);
  expect(litFor(left, card, turns[0]!).map((lit) => playAt(card, lit))).toEqual([move]);
});
