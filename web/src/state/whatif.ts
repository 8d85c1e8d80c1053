/** Games that bots play on from one moment of a finished game. */

import type { PlayOuts } from "../protocol";

/** How often the server is asked, for ten games each time. */
export const BATCHES = 5;

/** What came of all games so far. */
export type Tally = PlayOuts;

/** The games so far and some more. */
export function addUp(so: Tally, more: PlayOuts): Tally {
  return { games: so.games + more.games, won: so.won.map((won, seat) => won + (more.won[seat] ?? 0)) };
}
