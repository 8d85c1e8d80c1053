/** What the table's help says of who somebody is: the plain count of all that is possible. */

import type { Aid } from "$parlour/plugin";
import type { Character } from "./types";

/** The chance that the player of the seat is the character; null where the help says nothing. */
export function possible(aid: Aid | null, seat: number, who: Character): number | null {
  const row = aid?.rows.find(({ of }) => of === who);
  return row?.possible[aid!.columns.indexOf(String(seat))] ?? null;
}
