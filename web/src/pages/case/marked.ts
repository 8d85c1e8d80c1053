/** Marks in a game's own sheet as an answer. */

import type { Part } from "../../protocol";
import { writtenIn, type Notes } from "../../sheet/notes";

/**
 * The choices that a new mark in a sheet makes: its row of the first part, its column of the second, and yes or no of the
 * third; null where the sheet has no new mark of that kind.
 */
export function marked(parts: Part[], before: Notes | null, after: Notes): string[] | null {
  const keys = parts.map((part) => part.choices.map((choice) => choice.key));
  for (const [of, row] of Object.entries(after.cells)) {
    for (const [at, { mark }] of Object.entries(row)) {
      const old = before ? writtenIn(before, of, at).mark : undefined;
      const answer = [of, at, mark ?? ""];
      if (mark !== old && keys.length === answer.length && keys.every((some, part) => some.includes(answer[part]!)))
        return answer;
    }
  }
  return null;
}
