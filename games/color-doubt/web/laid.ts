/** What was really laid, for the replay with everything laid open: from the moves as they were made. */

import type { Cards, Lay, Move, View } from "./types";

/**
 * The cards of each lay on the table. Moves are told apart by their kind alone: the cards on the table are those
 * of the latest lays, as many as lie there.
 */
export function laidOpen(lays: Lay[], moves: Move[], ply: number): (Cards | null)[] {
  const made = moves.slice(0, ply).filter((move) => move.type === "lay");
  const last = made.slice(Math.max(0, made.length - lays.length));
  return lays.map((_, index) => last[index]?.cards ?? null);
}

/** Each lay's cards as far as the viewer knows them: their own. */
export function laidByViewer(view: View): (Cards | null)[] {
  return view.public.lays.map((_, index) => view.own?.lays[index] ?? null);
}
