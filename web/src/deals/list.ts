/**
 * The server's list of all its tables, as far as this browser has seen it: what was seen of it before must still be its
 * beginning.
 */

import { bytesOf, hash } from "../hash";
import { api } from "../net/api";
import type { Chain, ChainLink } from "../protocol";
import { rememberAs, remembered, type Store } from "../state/storage";

/** How many lines a list had, and the mark after the last of them. */
export interface Seen {
  number: number;
  head: string;
}

/** The list of today. */
export interface List {
  now: Seen;
  /** What this browser had seen of it before; null where it had seen nothing. */
  before: Seen | null;
  /** Whether it goes on from there; null where nobody looked. */
  goesOn: boolean | null;
}

const LIST = "list";
/** So many new lines are looked at where nobody asks for it. */
export const MOST_LINES = 1_000;

/** Keeps how far a list has been seen. */
export const keepList = (store: Store, { number, head }: Seen): void => rememberAs(store, LIST, { number, head });

/**
 * Asks for the list, looks whether it goes on from what this browser had seen of it, and keeps how far it goes now; not
 * where that would take more than so many lines. What it does not go on from stays kept.
 */
export async function listNow(store: Store, most = Infinity): Promise<List> {
  const now = await api.chain();
  const kept = remembered<Seen>(store, LIST, { number: 0, head: "" });
  const before = kept.number > 0 ? kept : null;
  const goesOn = before && (now.number - before.number > most ? null : await leads(before, now));
  if (now.number > 0 && (before === null || goesOn)) keepList(store, now);
  return { now, before, goesOn };
}

/** Whether a list goes on from an earlier state of it. */
async function leads(before: Seen, now: Chain): Promise<boolean> {
  if (now.number <= before.number) return now.number === before.number && now.head === before.head;
  let at: Seen | null = null;
  while (at === null || at.number < now.number) {
    const { links }: Chain = await api.chain(at === null ? before.number : at.number + 1, now.number);
    if (links.length === 0) return false;
    for (const link of links) {
      // The first is where it was left, and each of the others makes the mark after it of the one before.
      if (at === null) {
        if (link.number !== before.number || link.head !== before.head) return false;
        at = before;
      } else {
        if (link.number !== at.number + 1) return false;
        at = { number: link.number, head: await headAfter(at.head, link) };
      }
    }
  }
  return at.head === now.head;
}

/** The mark after a line. */
export function headAfter(before: string, link: ChainLink): Promise<string> {
  const number = String(link.number);
  return link.type === "table"
    ? hash("chain", bytesOf(before), number, bytesOf(link.commitment))
    : hash("end", bytesOf(before), number, bytesOf(link.mark), String(link.table));
}

/** The line with the end of a saved game, as it tells itself; null where it has none. */
export function endIn(saved: string): Seen | null {
  const [, number, head] = saved.match(/^end (\d+) [0-9a-f]{64} ([0-9a-f]{64})$/m) ?? [];
  return number && head ? { number: Number(number), head } : null;
}

/** Whether the line of a finished table stands in this server's list; null where the server does not say. */
export async function standsHere({ number, head }: Seen): Promise<boolean | null> {
  return api.chain(number, number).then(
    ({ links }) => links[0]?.number === number && links[0].head === head,
    () => null,
  );
}
