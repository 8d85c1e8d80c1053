import { expect, test } from "vitest";
import type { EveningResult } from "../protocol";
import { differenceSaid, errorSaid, houseMean, isWonOrLost, resultSaid, scoreSaid } from "./said";

const result = (person: number | null, score: number | null): EveningResult => ({
  person,
  table: null,
  score,
  by_bot: person === null,
  difference: null,
});

test("a game that a bot has finished for somebody is told so", () => {
  const own = result(0, 1);
  expect(resultSaid(own, true)).toBe(scoreSaid(1, true));
  const left = { ...own, by_bot: true };
  expect(resultSaid(left, true)).toContain(scoreSaid(1, true));
  expect(resultSaid(left, true)).toContain("bot");
  expect(resultSaid({ ...left, table: "abc", score: null }, true)).toBe(scoreSaid(null, true));
});

test("a difference has a sign, unless there is none", () => {
  expect(differenceSaid(2.5)).toBe("+2.50");
  expect(differenceSaid(-1 / 3)).toBe("−0.33");
  expect(differenceSaid(0)).toBe("0.00");
  expect(differenceSaid(-0.001)).toBe("0.00");
});

test("what may be chance has as many decimals as the mean beside it", () => {
  for (const error of [17.2, 3, 0.125]) {
    const decimals = (said: string) => said.split(".")[1]?.length;
    expect(decimals(errorSaid(error))).toBe(decimals(differenceSaid(error)));
  }
  expect(errorSaid(17.2)).toBe("17.20");
});

test("a game without a table was not begun, and one with a table not finished", () => {
  expect(resultSaid(result(0, null), false)).toBe("not begun");
  expect(resultSaid({ ...result(0, null), table: "abc" }, false)).toBe("not finished");
});

test("games that are won or lost are told so, and all others in points", () => {
  expect(isWonOrLost([result(0, 1), result(1, null), result(null, 0)])).toBe(true);
  expect(isWonOrLost([result(0, 1), result(1, -7)])).toBe(false);
  expect([scoreSaid(1, true), scoreSaid(0, true), scoreSaid(1, false), scoreSaid(-7, false)]).toEqual([
    "won",
    "lost",
    "1",
    "−7",
  ]);
  expect(scoreSaid(null, false)).toBe("not finished");
});

test("the house counts by the mean of those of its bots that came to an end", () => {
  expect(houseMean([result(0, 9), result(null, 1), result(null, 4), result(null, null)])).toBe(2.5);
  expect(houseMean([result(0, 9)])).toBeNull();
});
