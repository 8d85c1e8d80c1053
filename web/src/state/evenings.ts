/** The duplicate evenings in which this browser holds something. */

import { rememberAs, remembered, type Store } from "./storage";

/** What we hold of one evening. */
export interface OwnEvening {
  /** Our token, where we play. */
  seat?: string;
  /** The host's token. */
  host?: string;
  /** The game's name in addresses. */
  game: string;
  /** Where it does not go on: whether it is closed, or gone from the server. */
  ended?: "closed" | "gone";
  /** When we were last there, in milliseconds since 1970. */
  seen: number;
}

const NAME = "evenings";
/** Old evenings are forgotten beyond this many. */
const MOST = 20;

const all = (store: Store) => remembered<Record<string, OwnEvening>>(store, NAME, {});

/** All of them, the last visited first. */
export function evenings(store: Store): [evening: string, own: OwnEvening][] {
  return Object.entries(all(store)).sort(([, a], [, b]) => b.seen - a.seen);
}

/** What we hold of an evening. */
export function eveningAt(store: Store, evening: string): OwnEvening | undefined {
  const kept = all(store);
  return Object.hasOwn(kept, evening) ? kept[evening] : undefined;
}

/** Adds to what we hold of an evening. */
export function rememberEvening(
  store: Store,
  evening: string,
  more: Omit<OwnEvening, "seen">,
  now = Date.now(),
): void {
  const others = evenings(store).filter(([id]) => id !== evening);
  const own = { ...eveningAt(store, evening), ...more, seen: now };
  rememberAs(store, NAME, Object.fromEntries([[evening, own], ...others].slice(0, MOST)));
}

/** Notes that an evening does not go on, without having been there. */
export function eveningEnds(store: Store, evening: string, ended: OwnEvening["ended"]): void {
  const kept = all(store);
  const own = eveningAt(store, evening);
  if (own) rememberAs(store, NAME, { ...kept, [evening]: { ...own, ended } });
}

/** Forgets an evening. */
export function forgetEvening(store: Store, evening: string): void {
  rememberAs(store, NAME, Object.fromEntries(evenings(store).filter(([id]) => id !== evening)));
}
