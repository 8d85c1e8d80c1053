import { describe, expect, test } from "vitest";
import { flightsOf } from "./flights";
import { departAt, flipAt, linger, verdictAt } from "./timing";
import type { Doubt, Event } from "./types";

const doubt: Doubt = {
  by: 2,
  of: 1,
  say: "red",
  cards: { red: 2, blue: 1 },
  truthful: false,
  punished: 1,
  minus: 4,
  draws: 0,
};
const flights = (event: Event, seats = 3) => flightsOf({ event, ended: null }, seats);
const ways = (event: Event) => new Set(flights(event).map(({ from, to }) => `${from} ${to}`));

test("cards that are laid fly face down from the hand to the pile", () => {
  const flown = flights({ type: "lay", seat: 1, count: 3, say: "red", last: false, cards: { red: 3 } });
  expect(flown).toHaveLength(3);
  expect(flown.every(({ from, to, suit }) => from === "hand-1" && to === "pile" && suit === null)).toBe(true);
  expect(flown[2]!.delay).toBeGreaterThan(flown[0]!.delay);
});

describe("after a doubt", () => {
  test("a liar takes the cards back, and the others into the minus pile", () => {
    expect(ways({ type: "doubt", doubt })).toEqual(new Set(["pile hand-1", "pile minus-1"]));
    const back = flights({ type: "doubt", doubt }).filter(({ to }) => to === "hand-1");
    expect(back.map(({ suit }) => suit)).toEqual(["red", "red", "blue"]);
  });

  test("who doubted the truth takes all into the minus pile", () => {
    const truth: Event = { type: "doubt", doubt: { ...doubt, truthful: true, punished: 2, minus: 7 } };
    expect(ways(truth)).toEqual(new Set(["pile minus-2"]));
  });

  test("no card leaves before it was turned up and judged, and none is cut short", () => {
    for (const count of [1, 3, 12, 40]) {
      const many = { ...doubt, cards: { red: count } };
      expect(flipAt(count - 1, count)).toBeLessThan(verdictAt(count));
      expect(verdictAt(count)).toBeLessThan(departAt(many));
      expect(departAt(many)).toBeLessThan(linger({ event: { type: "doubt", doubt: many }, ended: null }));
      // However many there are, nobody waits for ever.
      expect(departAt(many)).toBeLessThan(4_000);
    }
  });
});

test("drawn cards show their faces to those who may see them only", () => {
  const draw = (cards: { red: number } | null): Event => ({ type: "draw", by: 0, from: 1, count: 2, cards });
  expect(flights(draw(null)).map(({ suit }) => suit)).toEqual([null, null]);
  expect(flights(draw({ red: 2 })).map(({ suit }) => suit)).toEqual(["red", "red"]);
});

test("a deal goes round from the leader", () => {
  const deal: Event = { type: "deal", game: 1, games: 3, leader: 2, each: 12, out: 4, hand: null };
  expect(
    flights(deal)
      .slice(0, 3)
      .map(({ to }) => to),
  ).toEqual(["hand-2", "hand-0", "hand-1"]);
});

test("nothing flies when somebody passes", () => {
  expect(flights({ type: "pass", seat: 0, last: false, leads: null })).toEqual([]);
});
