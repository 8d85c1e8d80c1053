/** Games that ended while their player was somewhere else come into the record, too. */

import { api } from "../net/api";
import { browserStore, places } from "../state/storage";
import { TableState } from "../state/table.svelte";

/** How long a table may take to tell how its game ended. */
const WITHIN = 10_000;

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

/** Enters the games of all tables of this browser that have ended meanwhile. */
export async function gather(): Promise<void> {
  for (const [table, place] of places(browserStore())) {
    const seat = place.seat ?? place.lost?.[0];
    if (seat === undefined || place.entered) continue;
    const standing = await api.standing(table, seat).catch(() => null);
    if (standing?.phase !== "over" || !standing.people.some(({ you }) => you)) continue;
    const visited = await visit(table, seat, standing.game).catch(() => null);
    if (visited === null) continue;
    try {
      await visited.at.record();
    } finally {
      visited.leave();
    }
  }
}
