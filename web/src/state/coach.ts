/** How much a newcomer is told unasked after a lesson: less with each decision, then nothing. */

import { remembered, rememberAs, type Store } from "./storage";

/** What is shown: what can be done, with the offer of a hint; the offer alone; nothing. */
export type Coaching = "ways" | "offer" | "none";

/** For so many decisions the page says what can be done. */
const WAYS = 5;
/** For so many it offers a hint unasked. */
const OFFERS = 10;

/** What is shown before a decision after which so many others were made. */
export function coaching(made: number): Coaching {
  return made < WAYS ? "ways" : made < OFFERS ? "offer" : "none";
}

/** How many decisions were made in a game since its lesson; null where there was none here. */
export function decisionsSince(store: Store, game: string): number | null {
  return remembered<Record<string, number>>(store, "coached", {})[game] ?? null;
}

/** Notes that a lesson is going on. */
export function noteLesson(store: Store, game: string): number {
  return note(store, game, 0);
}

/** Notes one more decision. */
export function noteDecision(store: Store, game: string): number {
  return note(store, game, (decisionsSince(store, game) ?? 0) + 1);
}

function note(store: Store, game: string, made: number): number {
  rememberAs(store, "coached", { ...remembered<Record<string, number>>(store, "coached", {}), [game]: made });
  return made;
}
