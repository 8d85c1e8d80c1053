/** What was really played, for the replay in which everything is shown: from the moves as they were made. */

import type { Cards, Lay, Move, View } from "./types";

/**
 * The cards that were played each time. Moves are told apart by their kind alone: the cards on the table are those
 * that were played last, as many times as there are on the table.
 */
export function laidOpen(lays: Lay[], moves: Move[], ply: number): (Cards | null)[] {
  const made = moves.slice(0, ply).filter((move) => move.type === "lay");
  const last = made.slice(Math.max(0, made.length - lays.length));
  return lays.map((_, index) => last[index]?.cards ?? null);
}

/** The cards played each time as far as the viewer knows them: their own. */
export function laidByViewer(view: View): (Cards | null)[] {
  return view.public.lays.map((_, index) => view.own?.lays[index] ?? null);
}
