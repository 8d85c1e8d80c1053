/** A player's own suspicions: who might be whom. */

import { CAST } from "./cast";
import type { Character } from "./types";

export type Mark = "maybe" | "yes" | "no";

export interface Notes {
  version: 1;
  /** By seat, then by character. */
  marks: Record<string, Partial<Record<Character, Mark>>>;
}

const MARKS: readonly Mark[] = ["maybe", "yes", "no"];

export const SIGNS: Record<Mark, { sign: string; says: string }> = {
  maybe: { sign: "?", says: "perhaps" },
  yes: { sign: "✓", says: "I think so" },
  no: { sign: "✕", says: "I think not" },
};

/** Notes as they were saved, whatever that was. */
export function readNotes(saved: unknown): Notes {
  const notes: Notes = { version: 1, marks: {} };
  const marks = typeof saved === "object" && saved !== null ? (saved as { marks?: unknown }).marks : null;
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

export function markOf(notes: Notes, seat: number, who: Character): Mark | null {
  return notes.marks[String(seat)]?.[who] ?? null;
}

/** The notes with one mark on: blank, perhaps, yes, no, and blank again. The old ones are left as they are. */
export function toggled(notes: Notes, seat: number, who: Character): Notes {
  const mark = markOf(notes, seat, who);
  const next = mark === null ? MARKS[0] : MARKS[MARKS.indexOf(mark) + 1];
  const { [who]: _, ...row } = notes.marks[String(seat)] ?? {};
  return {
    version: 1,
    marks: {
      ...notes.marks,
      [String(seat)]: next ? { ...row, [who]: next } : row,
    },
  };
}
