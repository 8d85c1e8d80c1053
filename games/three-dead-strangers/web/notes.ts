/** A player's own suspicions: who might be whom. */

import { CAST } from "./cast";
import type { Character } from "./types";

export type Mark = "maybe" | "yes" | "no";

export interface Notes {
  version: 1;
  /** The game of the match that they are of. */
  game: number;
  /** By seat, then by character. */
  marks: Record<string, Partial<Record<Character, Mark>>>;
}

const MARKS: readonly Mark[] = ["maybe", "yes", "no"];

/** How a mark is drawn. */
export const SIGNS: Record<Mark, string> = { maybe: "?", yes: "✓", no: "✕" };

/** Notes as they were saved, whatever that was. */
export function lastNotes(saved: unknown): Notes {
  const { marks, game } = (typeof saved === "object" && saved !== null ? saved : {}) as Record<string, unknown>;
  const notes: Notes = { version: 1, game: typeof game === "number" ? game : 1, marks: {} };
  if (typeof marks !== "object" || marks === null) return notes;
  for (const [seat, row] of Object.entries(marks)) {
    if (typeof row !== "object" || row === null) continue;
    for (const who of CAST) {
      const mark = (row as Record<string, unknown>)[who];
      if (MARKS.includes(mark as Mark)) (notes.marks[seat] ??= {})[who] = mark as Mark;
    }
  }
  return notes;
}

/** The notes of this game of the match: those of another are of other people. */
export function readNotes(saved: unknown, game: number): Notes {
  const notes = lastNotes(saved);
  return notes.game === game ? notes : { version: 1, game, marks: {} };
}

export function markOf(notes: Notes, seat: number, who: Character): Mark | null {
  return notes.marks[String(seat)]?.[who] ?? null;
}

/** The notes with one mark on: blank, perhaps, yes, no, and blank again. The old ones are left as they are. */
export function toggled(notes: Notes, seat: number, who: Character): Notes {
  const mark = markOf(notes, seat, who);
  const next = mark === null ? MARKS[0] : MARKS[MARKS.indexOf(mark) + 1];
  const { [who]: _, ...row } = notes.marks[String(seat)] ?? {};
  return {
    ...notes,
    marks: {
      ...notes.marks,
      [String(seat)]: next ? { ...row, [who]: next } : row,
    },
  };
}
