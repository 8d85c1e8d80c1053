/** What the table's oracle says of the standing announcement: how possible it is that it can be true, and is. */

import type { Aid } from "$parlour/plugin";
import { percent } from "$parlour/words";
import type { Fact } from "./types";
import { say } from "./words";

/** In a sentence, in which each chance has its name and its ground; null where it says nothing. */
export function oracle(aid: Aid<Fact> | null): string | null {
  const told = (type: Fact["type"]) => aid?.facts.find(({ fact }) => fact.type === type);
  const possible = told("able")?.possible ?? null;
  const likely = told("truthful")?.likely ?? null;
  if (possible === null || likely === null) return null;
  if (possible === 0) return say("page-oracle-impossible");
  return say("page-oracle", { possible: percent(possible), likely: percent(likely) });
}
