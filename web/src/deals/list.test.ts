import { beforeEach, expect, test, vi } from "vitest";
import vectors from "../../../docs/verifiable-deals.vectors.json";
import { api } from "../net/api";
import type { Chain, ChainLink } from "../protocol";
import { passingStore, type Store } from "../state/storage";
import { headAfter, keepList, listNow, standsHere } from "./list";

const MARK = "b".repeat(64);

let store: Store;

beforeEach(() => {
  store = passingStore();
});

/** A list of so many lines; from line `other` on it is another than the usual one. */
async function lines(count: number, other = Infinity): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (let number = 1; number <= count; number += 1) {
    const sealed = (number >= other ? "f" : "a").repeat(64);
    const link: ChainLink =
      number % 3 === 0
        ? { type: "end", number, table: number - 1, mark: sealed, head: "" }
        : { type: "table", number, commitment: sealed, head: "" };
    links.push({ ...link, head: await headAfter(links.at(-1)?.head ?? "0".repeat(64), link) });
  }
  return links;
}

/** The server has this list, of which it tells three lines at once. */
function has(links: ChainLink[]) {
  return vi.spyOn(api, "chain").mockImplementation(async (from?: number, to?: number): Promise<Chain> => {
    const asked = from === undefined ? [] : links.slice(from - 1, Math.min(to ?? from, from + 2));
    return { number: links.length, head: links.at(-1)?.head ?? "0".repeat(64), links: asked };
  });
}

test("the mark after a line is as the test vectors have it", async () => {
  const { link, end, commitment, mark } = vectors;
  const opened: ChainLink = { type: "table", number: link.number, commitment, head: "" };
  expect(await headAfter(link.previous, opened)).toBe(link.head);
  const ended: ChainLink = { type: "end", number: end.number, table: link.number, mark, head: "" };
  expect(await headAfter(end.previous, ended)).toBe(end.head);
});

test("a list that goes on from what was seen of it is kept as it is now", async () => {
  has(await lines(4));
  expect(await listNow(store)).toMatchObject({ before: null, goesOn: null });
  expect(await listNow(store)).toMatchObject({ before: { number: 4 }, goesOn: true });
  has(await lines(12));
  expect(await listNow(store)).toMatchObject({ now: { number: 12 }, before: { number: 4 }, goesOn: true });
  expect(await listNow(store)).toMatchObject({ before: { number: 12 }, goesOn: true });
});

test("a list that is shorter, or another, is found out each time until the one of today is kept instead", async () => {
  has(await lines(7));
  await listNow(store);
  // Lines are gone; others stand in their place; one within them was changed.
  for (const links of [await lines(5), await lines(7, 6), await lines(9, 6), await lines(20, 3), []]) {
    has(links);
    for (const _ of [1, 2]) expect(await listNow(store)).toMatchObject({ before: { number: 7 }, goesOn: false });
  }
  has(await lines(9, 6));
  keepList(store, (await listNow(store)).now);
  expect(await listNow(store)).toMatchObject({ before: { number: 9 }, goesOn: true });
});

test("lines that do not lead to the mark at the end are found out, whatever the server says of each", async () => {
  has(await lines(4));
  await listNow(store);
  const links = await lines(9);
  // A line was changed, and the marks that are told are those of before.
  for (const [place, change] of [
    [6, { commitment: MARK }],
    [5, { table: 1 }],
    [3, { head: MARK }],
  ] as const) {
    has(links.map((link, at) => (at === place ? ({ ...link, ...change } as ChainLink) : link)));
    expect((await listNow(store)).goesOn).toBe(false);
  }
  // Lines are left out, or stand twice.
  has([...links.slice(0, 6), ...links.slice(7)]);
  expect((await listNow(store)).goesOn).toBe(false);
  has(links);
  expect((await listNow(store)).goesOn).toBe(true);
});

test("where nobody asks, too many lines are not looked at, and nothing is kept of them", async () => {
  has(await lines(2));
  await listNow(store);
  const asked = has(await lines(9));
  asked.mockClear();
  expect(await listNow(store, 5)).toMatchObject({ before: { number: 2 }, goesOn: null });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await listNow(store)).toMatchObject({ before: { number: 2 }, goesOn: true });
});

test("the line of a table stands in a list, or does not, or the server does not say", async () => {
  const links = await lines(4);
  has(links);
  expect(await standsHere({ number: 2, head: links[1]!.head })).toBe(true);
  expect(await standsHere({ number: 2, head: MARK })).toBe(false);
  expect(await standsHere({ number: 9, head: MARK })).toBe(false);
  vi.spyOn(api, "chain").mockRejectedValue(new Error());
  expect(await standsHere({ number: 2, head: MARK })).toBeNull();
});
