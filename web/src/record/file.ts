/** A record as text, to be taken along: `docs/record.md` describes it. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { isEntry, merged, type Entry, type OwnRecord } from "./entry";

/** The version of what is written. Raised with whatever an older page could not read. */
const VERSION = 1;

/** In bytes: some ten thousand games. */
export const LONGEST = 4_000_000;

/** Why a text is not taken in: the page has a sentence for each. */
export type Unread = "long" | "unreadable" | "newer" | "changed";

const KEY = /^[0-9a-f]{32}$/;

/** A key for a record that begins. */
export function newKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What shows that the games are those that were written with the key. */
function seal(key: string, games: unknown): string {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(JSON.stringify(games))));
}

/** A record, or some games of it, as text; with an indent, for people to read. */
export function write({ key, games }: OwnRecord, indent?: number): string {
  return JSON.stringify({ parlour: "record", version: VERSION, key, games, mac: seal(key, games) }, null, indent);
}

/** The record in a text, or why it is not taken in. */
export function read(text: string): OwnRecord | Unread {
  if (text.length > LONGEST) return "long";
  let file: Record<string, unknown> | null;
  try {
    file = JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return "unreadable";
  }
  if (typeof file !== "object" || file?.parlour !== "record") return "unreadable";
  const { version, key, games, mac } = file;
  if (typeof version === "number" && version > VERSION) return "newer";
  if (version !== VERSION || typeof key !== "string" || !KEY.test(key) || !Array.isArray(games))
    return "unreadable";
  if (mac !== seal(key, games)) return "changed";
  if (!games.every(isEntry)) return "unreadable";
  return { key, games: merged([], games as Entry[]) };
}
