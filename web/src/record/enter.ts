/** A finished game comes into the record. */

import { api } from "../net/api";
import { browserStore, placeAt, remember } from "../state/storage";
import type { TableState } from "../state/table.svelte";
import { entryOf } from "./entry";
import { add } from "./kept";

/**
 * Enters the game of a table that shows its end, once: whoever deletes their record does not find it there again.
 * `standIn` says whether a bot played on for the player, who did not come back.
 */
export async function enter(at: TableState, table: string, standIn: boolean): Promise<void> {
  const store = browserStore();
  const place = placeAt(store, table);
  const now = at.said?.now;
  if (!place || place.entered || !at.room || !now?.scores) return;
  // The same on each of somebody's devices, and whenever they come to look.
  const ended = await api.standing(table).then(
    ({ last }) => last,
    () => Date.now(),
  );
  const entry = entryOf(at.room, at.viewer, {
    scores: now.scores,
    winners: now.winners ?? [],
    ended,
    standIn,
  });
  if (entry) await add([entry]);
  remember(store, table, { entered: true }, place.seen);
}
