/** The finished games that this browser keeps: their moves, by which it tells and judges them again. */

import type { Replay } from "../protocol";
import { find, put } from "./database";

/** Of a replay, what all the rest of it follows from; what was kept earlier says nothing of moves by bots. */
export type Kept = Pick<Replay, "game" | "setup" | "names" | "moves"> &
  Partial<Pick<Replay, "stood_in" | "by_bots">>;

/** Keeps a game, if this browser keeps anything at all. */
export async function keep(table: string, { game, setup, names, moves, stood_in, by_bots }: Kept): Promise<void> {
  try {
    await put("games", table, { game, setup, names, moves, stood_in, by_bots });
  } catch {
    // Full or forbidden: the server has it for some time.
  }
}

/** A game that was kept; null where it was not. */
export async function kept(table: string): Promise<Kept | null> {
  try {
    return await find<Kept>("games", table);
  } catch {
    return null;
  }
}
