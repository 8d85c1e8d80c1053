import { expect, test } from "vitest";
import type { Concern, News } from "../plugin";
import { recap } from "./recap";

/** News that concern their reader as their letters say: `r` is a result, `o` an own move. */
const told = (letters: string): News[] =>
  [...letters].map((observation, number) => ({ number, message: { name: "told" }, observation }));
const concern = ({ observation }: News): Concern | null =>
  observation === "r" ? "result" : observation === "o" ? "own" : null;
const numbers = (news: News[]) => news.map(({ number }) => number);

test("results stand until the player goes on", () => {
  const news = told("-r-r");
  expect(numbers(recap(news, concern, 0, null)!.results)).toEqual([1, 3]);
  expect(numbers(recap(news, concern, 2, null)!.results)).toEqual([3]);
  expect(recap(news, concern, 4, null)).toBeNull();
});

test("one's own moves are no news to who made them", () => {
  expect(recap(told("o-o"), concern, 0, null)).toBeNull();
});

test("somebody who was away is told what was done in their place", () => {
  const back = recap(told("oro-or"), concern, 0, { from: 2, to: 6 })!;
  expect(back.away).toBe(true);
  expect(numbers(back.own)).toEqual([2, 4]);
  expect(numbers(back.results)).toEqual([1, 5]);
});

test("an absence in which nothing happened is not spoken of", () => {
  expect(recap(told("r--"), concern, 0, { from: 1, to: 3 })).toMatchObject({ away: false, own: [] });
});
