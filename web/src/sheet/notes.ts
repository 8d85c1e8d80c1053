/** What the hand writes into a sheet of cells, kept for the seat: marks, and a few letters. */

/** What can be written by hand into a cell. */
export type Hand = "no" | "yes" | "maybe" | "ask";

export interface Written {
  mark?: Hand;
  /** Initials or a few letters. */
  text?: string;
}

/** What the server keeps for the seat. */
export interface Notes {
  version: 1;
  /** Whether what was seen is filled in. */
  clerk: boolean;
  /** By row, then by column. */
  cells: Record<string, Record<string, Written>>;
}

/** How many letters a cell has space for. */
export const LETTERS = 4;

const HANDS: readonly Hand[] = ["no", "yes", "maybe", "ask"];

/** What is in a cell; `sheet-mark-…` of the page's words says what it means. */
export const SIGNS: Record<Hand | "either", string> = { no: "✕", yes: "✓", either: "½", maybe: "●", ask: "?" };

export function emptyNotes(): Notes {
  return { version: 1, clerk: true, cells: {} };
}

/** The notes of these rows as they were saved, by this version of the page or another: whatever can be read is kept. */
export function readNotes(saved: unknown, rows: readonly string[]): Notes {
  const notes = emptyNotes();
  if (typeof saved !== "object" || saved === null) return notes;
  const { clerk, cells } = saved as { clerk?: unknown; cells?: unknown };
  notes.clerk = clerk !== false;
  if (typeof cells !== "object" || cells === null) return notes;
  for (const of of rows) {
    const row = (cells as Record<string, unknown>)[of];
    if (typeof row !== "object" || row === null) continue;
    for (const [at, cell] of Object.entries(row)) {
      const written = readCell(cell);
      if (written) (notes.cells[of] ??= {})[at] = written;
    }
  }
  return notes;
}

function readCell(cell: unknown): Written | null {
  // Where there were no letters the mark alone was kept.
  const { mark, text } = (typeof cell === "string" ? { mark: cell } : (cell ?? {})) as Record<string, unknown>;
  const written: Written = {};
  if (HANDS.includes(mark as Hand)) written.mark = mark as Hand;
  if (typeof text === "string" && text !== "") written.text = [...text].slice(0, LETTERS).join("");
  return written.mark || written.text ? written : null;
}

/** What is written in a cell. */
export function writtenIn(notes: Notes, of: string, at: string | number): Written {
  return notes.cells[of]?.[String(at)] ?? {};
}

/** The notes with one cell written anew; the old ones are left as they are. */
export function write(notes: Notes, of: string, at: string | number, written: Written): Notes {
  const row = { ...notes.cells[of] };
  const text = [...(written.text ?? "").trim()].slice(0, LETTERS).join("");
  if (written.mark || text)
    row[String(at)] = {
      ...(written.mark && { mark: written.mark }),
      ...(text && { text }),
    };
  else delete row[String(at)];
  const cells = { ...notes.cells, [of]: row };
  if (Object.keys(row).length === 0) delete cells[of];
  return { ...notes, cells };
}

/** The next mark: blank, no, yes, maybe, question, and blank again. */
export function nextMark(mark: Hand | undefined): Hand | undefined {
  return mark === undefined ? HANDS[0] : HANDS[HANDS.indexOf(mark) + 1];
}
