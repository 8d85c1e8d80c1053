/** The record in this browser's database. */

import { change, find, remove } from "../offline/database";
import { entryOf, merged, type Entry, type OwnRecord } from "./entry";
import { newKey } from "./file";

const OWN = "own";

/** The record; null where there is none yet. */
export const kept = () => find<OwnRecord>("record", OWN);

/** Adds games, each table once, under the key that there is, else under this one. Says how many are new. */
export async function add(games: readonly Entry[], key: string = newKey()): Promise<number> {
  let added = 0;
  await change<OwnRecord>("record", OWN, (before) => {
    const own = before ?? { key, games: [] };
    const all = merged(own.games, games);
    added = all.length - own.games.length;
    return { key: own.key, games: all };
  });
  return added;
}

/** Enters a game that is over, if it counts as one. */
export async function enter(...over: Parameters<typeof entryOf>): Promise<void> {
  const entry = entryOf(...over);
  if (entry) await add([entry]);
}

/** Deletes the record with its key. */
export const clear = () => remove("record", OWN);

/** Brings a deleted record back, with what was entered meanwhile. */
export async function restore(record: OwnRecord): Promise<void> {
  await change<OwnRecord>("record", OWN, (since) => ({
    key: record.key,
    games: merged(record.games, since?.games ?? []),
  }));
}
