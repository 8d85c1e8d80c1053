/** Finished games come into the record: at the table itself, or where the player was not there when they ended. */

import { api } from "../net/api";
import { browserStore, placeAt, places, remember } from "../state/storage";
import { TableState } from "../state/table.svelte";
import { entryOf } from "./entry";
import { add } from "./kept";

/** How long a table may take to tell how its game ended. */
const WITHIN = 10_000;

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

/** A table as it stands when its game is over; null where it does not tell. `leave` ends the visit. */
async function visit(
  table: string,
  token: string,
  game: string,
): Promise<{ at: TableState; leave: () => void } | null> {
  // The player has seen nothing of it by this.
  const at = new TableState(table, token, () => false, false);
  await at.learn(game);
  let leave = () => {};
  const told = await new Promise<boolean>((done) => {
    const timer = setTimeout(() => done(false), WITHIN);
    leave = at.enter({
      moment: ({ now }) => {
        clearTimeout(timer);
        done(now.scores !== null);
      },
      phrase: () => {},
      problem: () => {},
    });
  });
  if (told) return { at, leave };
  leave();
  return null;
}

/** Enters the games that ended while their player was somewhere else. */
export async function gather(): Promise<void> {
  for (const [table, place] of places(browserStore())) {
    if (place.seat === undefined || place.entered) continue;
    const standing = await api.standing(table, place.seat).catch(() => null);
    if (standing?.phase !== "over" || !standing.people.some(({ you }) => you)) continue;
    const visited = await visit(table, place.seat, standing.game).catch(() => null);
    if (visited === null) continue;
    try {
      await enter(visited.at, table, visited.at.movedFrom(place.shown ?? 0));
    } finally {
      visited.leave();
    }
  }
}
