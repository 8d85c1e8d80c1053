/**
 * Our shares of what chance draws from: drawn and committed to here when we sit down, opened when play begins.
 * `docs/verifiable-deals.md` describes every byte.
 */

import { bytesOf, hash } from "../hash";
import { hexOf } from "../hex";
import type { Deals, Open, Opened, Rematch, Room, Seated } from "../protocol";
import { api } from "../net/api";
import { placeAt, remember, shareOf, type Share, type Store } from "./storage";

/** What commits to a share, and with it to nothing else: SHA-256 of its parts, each after its length. */
export function commitmentTo(game: string, chair: number, share: string): Promise<string> {
  return hash("seat", game, String(chair), bytesOf(share));
}

/** A fresh share of a chair. */
export async function draw(game: string, chair: number): Promise<Share> {
  const share = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  return { chair, share, commit: await commitmentTo(game, chair, share) };
}

/** What a table has told of its deals when it answered. */
function told({ commitment, lock }: Opened): Partial<Share> {
  return { ...(commitment ? { commitment } : {}), ...(lock ? { lock } : {}) };
}

/** Opens a table with a share of our own on our chair. */
export async function openTable(store: Store, open: Open): Promise<Opened> {
  const share = open.chair === null ? null : await draw(open.game, open.chair);
  const opened = await api.open({ ...open, commit: share?.commit ?? null });
  if (share && opened.commitment) remember(store, opened.table, { share: { ...share, ...told(opened) } });
  return opened;
}

/** Sits down with a share of our own. */
export async function sitDown(store: Store, room: Room, chair: number | null, name: string): Promise<Seated> {
  const free = room.chairs.findIndex(({ who }) => who === null);
  const wanted = chair ?? (free < 0 ? null : free);
  const share = wanted === null || room.deals.type !== "verifiable" ? null : await draw(room.game, wanted);
  const seated = await api.sit(room.table, wanted, name, share?.commit ?? null);
  if (share) remember(store, room.table, { share });
  return seated;
}

/** Agrees to another game, with a share of our own for it. */
export async function agree(
  store: Store,
  { table, game, deals }: Room,
  token: string,
  chair: number | null,
  asked: Omit<Rematch, "commit">,
): Promise<Opened | null> {
  const share = chair === null || deals.type !== "verifiable" ? null : await draw(game, chair);
  if (share) remember(store, table, { next: share });
  const opened = await api.rematch(table, token, { ...asked, commit: share?.commit ?? null });
  if (opened) follow(store, table, opened.table, told(opened));
  return opened;
}

/** Takes the share that was committed to for the next game there. */
export function follow(store: Store, table: string, next: string, more: Partial<Share> = {}): void {
  const share = placeAt(store, table)?.next;
  if (share && !placeAt(store, next)?.share) remember(store, next, { share: { ...share, ...more } });
}

/** The share that is to be opened as soon as we are at a table: one of a game that is known to have begun. */
export function toOpenAtOnce(store: Store, table: string): string | null {
  const share = placeAt(store, table)?.share;
  return share?.lock && !share.opened ? share.share : null;
}

/**
 * What a room says of our share: the share to be opened now, if one is. What the table is bound to is written down first.
 * `other` is the token of somebody else who plays on this device.
 */
export function heard(
  store: Store,
  table: string,
  deals: Deals,
  own: Room["chairs"][number] | undefined,
  other: string | null = null,
): string | null {
  const place = placeAt(store, table);
  const share = shareOf(place, other);
  if (!place || !share || deals.type !== "verifiable" || own?.who?.share?.commitment !== share.commit) return null;
  const bound = { commitment: share.commitment ?? deals.commitment, lock: share.lock ?? deals.lock ?? undefined };
  const opened = own.who.share.state !== "sealed";
  if (bound.commitment !== share.commitment || bound.lock !== share.lock || opened !== (share.opened ?? false)) {
    const taken = share.taken || own.who.share.state === "open";
    const now = { ...share, ...bound, opened, taken };
    remember(
      store,
      table,
      other === null ? { share: now } : { shares: { ...place.shares, [other]: now } },
      place.seen,
    );
  }
  return bound.lock && !opened ? share.share : null;
}
