/**
 * The marks of the finished games that this browser saw, by what was locked when they began: a game with the same lock and
 * another mark is not the one that was played.
 */

import { remembered, rememberAs, type Store } from "../state/storage";

/** What of a saved table is noted. */
export interface Marked {
  lock: string;
  mark: string;
}

const MARKS = "marks";
/** Old games are forgotten beyond this many. */
const MOST = 500;

const all = (store: Store) => remembered<Record<string, string>>(store, MARKS, {});

/** The mark of the game with this lock that this browser saw; null where it saw none. */
export const markOf = (store: Store, lock: string): string | null => all(store)[lock] ?? null;

/** Notes a game that has just been seen to its end. What was noted first stays. */
export function noteMark(store: Store, { lock, mark }: Marked): void {
  const others = Object.entries(all(store));
  if (others.some(([noted]) => noted === lock)) return;
  rememberAs(store, MARKS, Object.fromEntries([...others, [lock, mark]].slice(-MOST)));
}

/** What a saved table says of itself, for a browser that cannot verify it; null where it says nothing. */
export function markIn(saved: string): Marked | null {
  const [lock, mark] = ["lock", "mark"].map((field) => saved.match(RegExp(`^${field} ([0-9a-f]{64})$`, "m"))?.[1]);
  return lock && mark ? { lock, mark } : null;
}
