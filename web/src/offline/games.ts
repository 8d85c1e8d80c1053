/** The finished games that this browser keeps: their moves, by which it tells and judges them again. */

import type { Replay } from "../protocol";

/** Of a replay, what all the rest of it follows from. */
export type Kept = Pick<Replay, "game" | "setup" | "names" | "moves">;

/** Older games are forgotten beyond this many. */
const MOST = 200;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** The games, under the ids of their tables, in the order in which they were put there. */
async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open("parlour", 1);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore("games", { keyPath: "number", autoIncrement: true });
    store.createIndex("table", "table", { unique: true });
  };
  return (await done(opening)).transaction("games", mode).objectStore("games");
}

/** Keeps a game, if this browser keeps anything at all. */
export async function keep(table: string, { game, setup, names, moves }: Kept): Promise<void> {
  try {
    const store = await games("readwrite");
    if ((await done(store.index("table").getKey(table))) !== undefined) return;
    const number = await done(store.add({ table, kept: { game, setup, names, moves } }));
    await done(store.delete(IDBKeyRange.upperBound(Number(number) - MOST)));
  } catch {
    // Full or forbidden: the server has it for some time.
  }
}

/** A game that was kept; null where it was not. */
export async function kept(table: string): Promise<Kept | null> {
  try {
    const store = await games("readonly");
    const found = (await done(store.index("table").get(table))) as { kept: Kept } | undefined;
    return found?.kept ?? null;
  } catch {
    return null;
  }
}
