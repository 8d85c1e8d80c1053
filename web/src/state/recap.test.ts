import { expect, test } from "vitest";
import type { Concern, News } from "../plugin";
import { recap } from "./recap";

/** News that concern their reader as their letters say: `o` an own move, `d` a deed, `m` what is theirs, `r` a result. */
const told = (letters: string): News[] =>
  [...letters].map((observation, number) => ({ number, message: { name: "told" }, observation }));
const concern = ({ observation }: News): Concern | null =>
  (({ o: "own", d: "deed", m: "mine", r: "result" }) as const)[observation as string] ?? null;
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

test("what an order did is told to somebody whose page was open, too", () => {
  const back = recap(told("-o-or"), concern, 0, null, [1])!;
  expect([back.away, numbers(back.own), numbers(back.results)]).toEqual([false, [1], [4]]);
  expect(recap(told("-o-o"), concern, 2, null, [1]), "gone on from").toBeNull();
});

test("an absence in which nothing happened is not spoken of", () => {
  expect(recap(told("r--"), concern, 0, { from: 1, to: 3 })).toMatchObject({ away: false, own: [] });
});

test("what came to the player is told before what others did to each other", () => {
  const { results, more } = recap(told("m--m--r-r-r-r"), concern, 0, null)!;
  expect([numbers(results), more]).toEqual([[0, 3, 12], 3]);
});

test("what follows at once upon one's own deed is what came of it", () => {
  expect(numbers(recap(told("dr-r-r-r-r"), concern, 0, null)!.results)).toEqual([1, 7, 9]);
  expect(numbers(recap(told("dr-r-r-r-r"), concern, 1, null)!.results), "also when it was seen itself").toEqual([
    1, 7, 9,
  ]);
});

test("one's own deed is told while it has just been done, and not once others have gone on", () => {
  expect(numbers(recap(told("-d"), concern, 0, null)!.results)).toEqual([1]);
  expect(numbers(recap(told("-dr"), concern, 0, null)!.results)).toEqual([1, 2]);
  expect(numbers(recap(told("-dr-m"), concern, 0, null)!.results)).toEqual([2, 4]);
  expect(recap(told("-d-"), concern, 0, null)).toBeNull();
});

test("a deed done in the player's place is one of those done for them", () => {
  const back = recap(told("-d-m"), concern, 0, { from: 0, to: 4 })!;
  expect([numbers(back.own), numbers(back.results)]).toEqual([[1], [3]]);
});

test("what follows at once upon what others did is not told without it", () => {
  const { results, more } = recap(told("mr--rr-rr"), concern, 0, null)!;
  expect([numbers(results), more]).toEqual([[0, 1], 4]);
  expect(numbers(recap(told("m---rr-rr"), concern, 0, null)!.results)).toEqual([0, 7, 8]);
});
