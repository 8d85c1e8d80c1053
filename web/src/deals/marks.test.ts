import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import { passingStore, type Store } from "../state/storage";
import { markIn, markOf, noteMark } from "./marks";
import { verified } from "./verification";

const LOCK = "a".repeat(64);
const MARK = "b".repeat(64);
const OTHER = "c".repeat(64);
const SAVED = `parlour saved table 2\nlock ${LOCK}\nsecret 00\nmark ${MARK}\nend 3 0 0\n`;

let store: Store;

beforeEach(() => {
  store = passingStore();
});

/** What the module would answer of a saved table with this mark. */
function answers(mark: string, verdict: "proved" | "followed" = "proved") {
  const proof = { commitment: "", lock: LOCK, mark, link: 1, head: "", shares: [] };
  const game = { game: "clue", names: [], moves: [], chance: 0, proof };
  vi.spyOn(api, "verify").mockResolvedValue({ verdict, said: { name: "saved-proved" }, game });
}

test("the first mark of a game stays, and old games are forgotten", () => {
  expect(markOf(store, LOCK)).toBeNull();
  noteMark(store, { lock: LOCK, mark: MARK });
  noteMark(store, { lock: LOCK, mark: OTHER });
  expect(markOf(store, LOCK)).toBe(MARK);
  for (let game = 0; game < 500; game += 1) noteMark(store, { lock: `game ${game}`, mark: OTHER });
  expect(markOf(store, LOCK)).toBeNull();
  expect(markOf(store, "game 499")).toBe(OTHER);
});

test("a saved table says its mark to a browser that cannot verify it", () => {
  expect(markIn(SAVED)).toEqual({ lock: LOCK, mark: MARK });
  expect(markIn(SAVED.replace("mark b", "mark x"))).toBeNull();
});

test("another game than the one that this browser saw is forged, whatever proves it", async () => {
  answers(OTHER);
  expect((await verified(store, SAVED, false)).verdict).toBe("proved");
  noteMark(store, { lock: LOCK, mark: MARK });
  const found = await verified(store, SAVED, false);
  expect(found.verdict).toBe("forged");
  expect(found.said).toMatch(/^This is not the game that this browser saw\./);
  expect(found.seen).toBe(false);
  answers(MARK);
  expect(await verified(store, SAVED, false)).toMatchObject({ verdict: "proved", seen: true });
  answers(MARK, "followed");
  expect(await verified(store, SAVED, false)).toMatchObject({ verdict: "followed", seen: true });
});

test("so it is where this browser cannot verify anything", async () => {
  vi.spyOn(api, "verify").mockResolvedValue(null);
  noteMark(store, { lock: LOCK, mark: OTHER });
  expect((await verified(store, SAVED, false)).verdict).toBe("forged");
});

test("a file that nobody compared only fits itself, and the game of a server or of a known mark is proved", async () => {
  answers(MARK);
  const alone = await verified(store, SAVED, true);
  expect(alone).toMatchObject({ verdict: "fits", seen: false });
  expect(alone.said).toContain("Compare its mark");
  expect((await verified(store, SAVED, false)).verdict).toBe("proved");
  answers(MARK, "followed");
  expect((await verified(store, SAVED, true)).said).toBe(alone.said);
  noteMark(store, { lock: LOCK, mark: MARK });
  expect((await verified(store, SAVED, true)).said).not.toBe(alone.said);
  answers(MARK);
  expect((await verified(store, SAVED, true)).verdict).toBe("proved");
});
