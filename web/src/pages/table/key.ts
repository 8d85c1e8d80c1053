/** Keys in links: the part after `#`, which a browser never sends to a server. */

import { base } from "../../base";
import type { Share } from "../../state/storage";

/** The token in an address' fragment, or null when it holds none. */
export function takeKey(hash: string): string | null {
  const text = hash.replace(/^#/, "");
  return /^[A-Za-z0-9_-]{20,200}$/.test(text) && !isMoving(hash) ? text : null;
}

/** Whether it was to move a seat to this device; letters may be missing, so that it holds no ticket. */
export const isMoving = (hash: string): boolean => /^#?move-/.test(hash);

const TICKET = /^#?move-([0-9a-f]{64})(?:-([0-9a-f]{64})-([0-9a-f]{64}))?$/;

/** A seat's share of what chance draws from, and what commits to it. */
type Moved = Pick<Share, "share" | "commit">;

/** What moves a seat to this device, in an address' fragment; null when there is none. */
export function ticketIn(hash: string): string | null {
  return TICKET.exec(hash)?.[1] ?? null;
}

/** The share that moves with the seat: only who has it can open it when the game begins. */
export function shareIn(hash: string): Moved | null {
  const [, , commit, share] = TICKET.exec(hash) ?? [];
  return commit && share ? { commit, share } : null;
}

/** The link that invites: it holds no key. */
export function invitation(table: string, origin: string = location.origin): string {
  return `${origin}${base}/t/${encodeURIComponent(table)}`;
}

/** The link that leads into the room with this code. */
export function roomLink(code: string, origin: string = location.origin): string {
  return `${origin}${base}/${code}`;
}

/** The link that moves a seat to the device that opens it, once. */
export function movingLink(
  table: string,
  ticket: string,
  moved: Moved | null,
  origin: string = location.origin,
): string {
  return `${invitation(table, origin)}#move-${ticket}${moved ? `-${moved.commit}-${moved.share}` : ""}`;
}
