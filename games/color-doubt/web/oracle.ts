/** What the table's oracle says of the standing announcement: how possible it is that it can be true, and is. */

import type { Aid } from "$parlour/plugin";
import { percent } from "$parlour/state/review";

/** In a sentence, in which each chance has its name and its ground; null where it says nothing. */
export function oracle(aid: Aid | null): string | null {
  const row = aid?.rows.find(({ of }) => of === "standing");
  const can = row?.possible[aid!.columns.indexOf("can")] ?? null;
  const is = row?.likely[aid!.columns.indexOf("is")] ?? null;
  if (can === null || is === null) return null;
  if (can === 0) return "The oracle: it cannot be true.";
  return `The oracle: possible ${percent(can)} by the cards alone, likely true ${percent(is)} by how players announce.`;
}
