/** What this browser finds out about a saved table, and what it has written down of it itself. */

import { pluginOf } from "../games";
import { ApiError, api } from "../net/api";
import { isLocal } from "../offline/id";
import type { Message } from "../protocol";
import type { Share, Store } from "../state/storage";
import { placeAt } from "../state/storage";
import { listenerOf } from "../words";
import { inWords } from "./inWords";
import { endIn, standsHere } from "./list";
import { markIn, markOf } from "./marks";
import { tell, told } from "./words";

/** What verifies the deals of a saved table, as the module answers. */
export interface Proof {
  commitment: string;
  lock: string;
  mark: string;
  link: number;
  head: string;
  shares: { chair: number; own: boolean; commitment: string; opened: boolean }[];
}

/** What the module answers. */
export interface Verification {
  verdict: "proved" | "followed" | "unproved" | "forged" | "unreadable";
  said: Message;
  game: { game: string; names: string[]; moves: unknown[]; chance: number; proof: Proof | null } | null;
}

/** What became of verifying a table. */
export interface Verified {
  /**
   * `unknown` where this browser cannot verify anything; `fits` where all is proved but that a file is of the game which
   * was played.
   */
  verdict: Verification["verdict"] | "unknown" | "fits";
  /** Why, in words; empty where there is nothing to be said. */
  said: string;
  game: Verification["game"];
  /** Whether this browser saw this very game end. */
  seen: boolean;
  /** The file itself. */
  saved: string;
}

/** What of our own notes a saved table contradicts; null where it fits them, or there are none. */
export function contradiction(
  own: Share | undefined,
  proof: Proof | null,
): "commitment" | "lock" | "share" | "opening" | null {
  if (!own) return null;
  if (proof === null || (own.commitment && own.commitment !== proof.commitment)) return "commitment";
  if (own.lock && own.lock !== proof.lock) return "lock";
  const share = proof.shares.find(({ chair }) => chair === own.chair);
  if (share?.commitment !== own.commit || !share.own) return "share";
  return own.taken && !share.opened ? "opening" : null;
}

/**
 * Verifies a saved table, and that it is the game that this browser saw, if it saw it; with our share, also that it is the
 * table at which we sat. A file `alone`, which no server shows as its table, only fits itself where this browser did not
 * see its game: anybody can make another one when all is open.
 */
export async function verified(store: Store, saved: string, alone: boolean, own?: Share): Promise<Verified> {
  const found = await api.verify(saved).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  const game = found?.game ?? null;
  const marked = game?.proof ?? (found ? null : markIn(saved));
  const mark = marked && markOf(store, marked.lock);
  const wrong = (game && contradiction(own, game.proof)) ?? (mark !== null && mark !== marked?.mark && "mark");
  if (wrong) return { verdict: "forged", said: tell(`own-${wrong}`), game, seen: false, saved };
  const seen = mark !== null;
  if (alone && (await isContradicted(game?.proof ?? null, saved))) {
    return { verdict: "forged", said: tell("own-list"), game, seen, saved };
  }
  if (found === null) return { verdict: "unknown", said: "", game, seen, saved };
  const isProved = found.verdict === "proved";
  if (alone && !seen && (isProved || found.verdict === "followed")) {
    return { ...found, verdict: isProved ? "fits" : "followed", said: tell("file-compare"), seen, saved };
  }
  // Whoever sat there has the share that was locked, and whoever saw it end, its mark.
  const doubt = seen || own ? "" : tell("table-compare");
  return { ...found, said: isProved ? doubt : told(found.said), seen, saved };
}

/** Whether this server's list has the table of a file, but not the end that the file tells. */
async function isContradicted(proof: Proof | null, saved: string): Promise<boolean> {
  const end = proof && endIn(saved);
  if (!end) return false;
  return (await standsHere({ number: proof.link, head: proof.head })) === true && (await standsHere(end)) === false;
}

/** Verifies the finished game of a table. */
export async function verifiedAt(store: Store, table: string): Promise<Verified> {
  return verified(store, await api.saved(table), isLocal(table), placeAt(store, table)?.share);
}

/** The seats that went to somebody else during a game, as its file says, and before which move. */
export function handedIn(saved: string): { seat: number; ply: number; how: string }[] {
  const lines = saved.matchAll(/^handed (\d+) before (\d+) (on|back|to-bot)$/gm);
  return [...lines].map(([, seat, ply, how]) => ({ seat: Number(seat), ply: Number(ply), how: how! }));
}

/** The saved table as a file for people: a game of this browser has no words yet, and nothing depends on them. */
export async function worded(table: string, saved: string): Promise<string> {
  // What was read from a file says it already.
  if (!isLocal(table) || /^move .*\n# /m.test(saved)) return saved;
  const { game, names, sides } = await api.replay(table);
  const { words } = await pluginOf(game);
  const listener = listenerOf(names.map((name) => ({ name, you: false })));
  return inWords(saved, sides.at(-1) ?? [], (message) => words.say(message, listener));
}
