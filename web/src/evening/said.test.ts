import { expect, test } from "vitest";
import type { EveningResult } from "../protocol";
import { differenceSaid, errorSaid, houseMean, meanSaid, resultSaid, scoreSaid, type Counts } from "./said";

const result = (person: number | null, score: number | null): EveningResult => ({
  person,
  table: null,
  score,
  by_bot: person === null,
  difference: null,
});

/** A game that is only won or lost, one in points, and one in twelfths of a point. */
const WON: Counts = {};
const POINTS: Counts = { points: String };
const TWELFTHS: Counts = { points: (score) => `${score}/12`, onePoint: 12 };

test("a game that a bot has finished for somebody is told so", () => {
  const own = result(0, 1);
  expect(resultSaid(own, WON)).toBe("won");
  const left = { ...own, by_bot: true };
  expect(resultSaid(left, WON)).toBe("won (bot)");
});

test("a difference has a sign, unless there is none", () => {
  expect(differenceSaid(2.5, POINTS)).toBe("+2.50");
  expect(differenceSaid(-1 / 3, POINTS)).toBe("−0.33");
  expect(differenceSaid(0, POINTS)).toBe("0.00");
  expect(differenceSaid(-0.001, POINTS)).toBe("0.00");
});

test("what may be chance has as many decimals as the mean beside it", () => {
  for (const error of [17.2, 3, 0.125]) {
    const decimals = (said: string) => said.split(".")[1]?.length;
    expect(decimals(errorSaid(error, POINTS))).toBe(decimals(differenceSaid(error, POINTS)));
  }
  expect(errorSaid(17.2, POINTS)).toBe("17.20");
});

test("a game without a table was not begun, and one with a table not finished", () => {
  expect(resultSaid(result(0, null), POINTS)).toBe("not begun");
  expect(resultSaid({ ...result(0, null), table: "abc" }, POINTS)).toBe("not finished");
});

test("a game says whether it is won or counted, whatever its scores are", () => {
  expect([1, 0].map((score) => scoreSaid(score, WON))).toEqual(["won", "lost"]);
  expect([1, 0].map((score) => scoreSaid(score, POINTS))).toEqual(["1", "0"]);
});

test("scores in parts of a point are compared in points", () => {
  expect(scoreSaid(3, TWELFTHS)).toBe("3/12");
  expect([meanSaid(3, TWELFTHS), differenceSaid(3, TWELFTHS), errorSaid(6, TWELFTHS)]).toEqual([
    "0.25",
    "+0.25",
    "0.50",
  ]);
});

test("a mean has a plus where scores have one", () => {
  const signed: Counts = { points: (score) => (score > 0 ? `+${score}` : `${score}`) };
  expect([10, 4.5, 0, -50].map((mean) => meanSaid(mean, signed))).toEqual(["+10", "+4.5", "0", "−50"]);
  expect([10, 0].map((mean) => meanSaid(mean, POINTS))).toEqual(["10", "0"]);
});

test("the house counts by the mean of those of its bots that came to an end", () => {
  expect(houseMean([result(0, 9), result(null, 1), result(null, 4), result(null, null)])).toBe(2.5);
  expect(houseMean([result(0, 9)])).toBeNull();
});
