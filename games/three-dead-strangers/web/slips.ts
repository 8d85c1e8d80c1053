/** Suspicions marked by hand against what could be concluded. */

import type { Spot } from "$parlour/sheet/cells";
import { emptyNotes, write, type Notes as Sheet } from "$parlour/sheet/notes";
import { unwritten, type Conclusion, type Slip } from "$parlour/sheet/slips";
import { CAST } from "./cast";
import { markOf, type Notes } from "./notes";
import type { Fact } from "./types";

/** Where it is marked that a player is a character. */
export function cellOf({ seat, character }: Fact): Spot {
  return { of: character, at: String(seat) };
}

/** The marks as a sheet: a row for each character, a column for each player. */
export function sheetOf(notes: Notes): Sheet {
  const cells = Object.keys(notes.marks).flatMap((at) =>
    CAST.map((of) => ({ of, at, mark: markOf(notes, Number(at), of) })),
  );
  return cells.reduce((sheet, { of, at, mark }) => (mark ? write(sheet, of, at, { mark }) : sheet), emptyNotes());
}

/** Who somebody had to be, where the notes say nothing of it. */
export function missed(sheet: Sheet, followed: Conclusion<Fact>[]): Slip<Fact>[] {
  return unwritten(sheet, followed).filter(({ is }) => is);
}
