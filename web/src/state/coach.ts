/** How much a newcomer is told unasked after a lesson: less with each decision, then nothing. */

import { remembered, rememberAs, type Store } from "./storage";

/** What is shown: what can be done, with the offer of a hint; the offer alone; nothing. */
export type Coaching = "ways" | "offer" | "none";

/** For so many decisions the page says what can be done. */
const WAYS = 5;
/** For so many it offers a hint unasked. */
const OFFERS = 10;
/** Tables are forgotten beyond this many. */
const MOST = 20;

/** What is shown before a decision after which so many others were made. */
export function coaching(made: number): Coaching {
  return made < WAYS ? "ways" : made < OFFERS ? "offer" : "none";
}

/** How many decisions were made at a table since its lesson. */
export function decisionsAt(store: Store, table: string): number {
  return remembered<Record<string, number>>(store, "coached", {})[table] ?? 0;
}

/** Notes one more. */
export function noteDecision(store: Store, table: string): number {
  const { [table]: before = 0, ...others } = remembered<Record<string, number>>(store, "coached", {});
  const kept = Object.entries(others).slice(0, MOST - 1);
  rememberAs(store, "coached", Object.fromEntries([[table, before + 1], ...kept]));
  return before + 1;
}
