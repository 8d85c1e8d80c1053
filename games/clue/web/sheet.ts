/**
 * The detective sheet (CL-70): a row for each card, a column for each seat and one for the case file. What the clerk
 * fills in comes with the view; what its owner writes is kept in the notes. Neither ever overwrites the other.
 */

import type { Aid, Help } from "$parlour/plugin";
import { CARDS, type Card } from "./cards";
import type { Mark, Own, SheetRow } from "./types";

/** What can be written by hand into a cell. */
export type Hand = "no" | "yes" | "maybe" | "ask";

/** A column: a seat's number, or the case file. */
export type Column = number | "file";

export interface Written {
  mark?: Hand;
  /** Initials or a few letters. */
  text?: string;
}

/** What the server keeps for the seat. */
export interface Notes {
  version: 1;
  /** Whether the clerk's marks are shown. */
  clerk: boolean;
  /** By card, then by column. */
  cells: Partial<Record<Card, Record<string, Written>>>;
}

/** How many letters a cell has space for. */
export const LETTERS = 4;

const HANDS: readonly Hand[] = ["no", "yes", "maybe", "ask"];

export const SIGNS: Record<Hand, { sign: string; says: string }> = {
  no: { sign: "✕", says: "no" },
  yes: { sign: "✓", says: "yes" },
  maybe: { sign: "●", says: "maybe" },
  ask: { sign: "?", says: "question" },
};

export function emptyNotes(): Notes {
  return { version: 1, clerk: true, cells: {} };
}

/** The notes as they were saved, by this version of the page or another: whatever can be read is kept. */
export function readNotes(saved: unknown): Notes {
  const notes = emptyNotes();
  if (typeof saved !== "object" || saved === null) return notes;
  const { clerk, cells } = saved as { clerk?: unknown; cells?: unknown };
  notes.clerk = clerk !== false;
  if (typeof cells !== "object" || cells === null) return notes;
  for (const card of CARDS) {
    const row = (cells as Record<string, unknown>)[card];
    if (typeof row !== "object" || row === null) continue;
    for (const [column, cell] of Object.entries(row)) {
      const written = readCell(cell);
      if (written) (notes.cells[card] ??= {})[column] = written;
    }
  }
  return notes;
}

function readCell(cell: unknown): Written | null {
  if (typeof cell !== "object" || cell === null) return null;
  const { mark, text } = cell as { mark?: unknown; text?: unknown };
  const written: Written = {};
  if (HANDS.includes(mark as Hand)) written.mark = mark as Hand;
  if (typeof text === "string" && text !== "") written.text = [...text].slice(0, LETTERS).join("");
  return written.mark || written.text ? written : null;
}

/** What is written in a cell. */
export function writtenIn(notes: Notes, card: Card, column: Column): Written {
  return notes.cells[card]?.[String(column)] ?? {};
}

/** The notes with one cell written anew; the old ones are left as they are. */
export function write(notes: Notes, card: Card, column: Column, written: Written): Notes {
  const row = { ...notes.cells[card] };
  const text = [...(written.text ?? "").trim()].slice(0, LETTERS).join("");
  if (written.mark || text)
    row[String(column)] = {
      ...(written.mark && { mark: written.mark }),
      ...(text && { text }),
    };
  else delete row[String(column)];
  const cells = { ...notes.cells, [card]: row };
  if (Object.keys(row).length === 0) delete cells[card];
  return { ...notes, cells };
}

/** The next mark: blank, no, yes, maybe, question, and blank again. */
export function nextMark(mark: Hand | undefined): Hand | undefined {
  return mark === undefined ? HANDS[0] : HANDS[HANDS.indexOf(mark) + 1];
}

/** One cell as it is drawn. */
export interface Cell extends Written {
  card: Card;
  column: Column;
  /** What the clerk has seen; unknown when the clerk is off. */
  clerk: Mark;
  /** What follows, where the clerk has not seen it and the table's help reasons. */
  follows: Mark;
  /** How possible and how likely it is, where the table's help tells. */
  chance: { possible: number; likely: number } | null;
  /** The hand says the contrary of what is printed. */
  clash: boolean;
}

export interface Row {
  card: Card;
  cells: Cell[];
}

/** What the table fills in: its help, and what that says. */
export interface Filling {
  help: Help;
  aid: Aid | null;
}

/** What the aid says of one cell. */
function reasoned(aid: Aid | null, card: Card, column: Column): Pick<Cell, "follows" | "chance"> {
  const place = aid?.columns.indexOf(String(column)) ?? -1;
  const row = aid?.rows.find((one) => one.of === card);
  const possible = row?.possible[place] ?? null;
  const likely = row?.likely[place] ?? null;
  const follows = possible === 1 ? "yes" : possible === 0 ? "no" : "unknown";
  const open = follows === "unknown" && possible !== null && likely !== null;
  return { follows, chance: open ? { possible, likely } : null };
}

/** The sheet: what is filled in and the hand's marks side by side. */
export function merge(
  deck: Card[],
  seats: number,
  clerk: SheetRow[],
  notes: Notes,
  { help, aid }: Filling = { help: "clerk", aid: null },
): Row[] {
  const filled = notes.clerk && help !== "paper";
  const columns: Column[] = [...Array.from({ length: seats }, (_, seat) => seat), "file"];
  return deck.map((card) => {
    const row = clerk.find((one) => one.card === card);
    return {
      card,
      cells: columns.map((column): Cell => {
        const seen = column === "file" ? row?.case_file : row?.seats[column];
        const mark = filled ? (seen ?? "unknown") : "unknown";
        const { follows, chance } = reasoned(filled ? aid : null, card, column);
        const written = writtenIn(notes, card, column);
        const print = mark === "unknown" ? follows : mark;
        const clash = (written.mark === "yes" && print === "no") || (written.mark === "no" && print === "yes");
        return {
          card,
          column,
          ...written,
          clerk: mark,
          follows: mark === "unknown" ? follows : "unknown",
          chance,
          clash,
        };
      }),
    };
  });
}

/** What a cell says after all: what was seen, else what follows, else the hand's word. */
export function says(cell: Cell): Hand | "unknown" {
  if (cell.clerk !== "unknown") return cell.clerk;
  if (cell.follows !== "unknown") return cell.follows;
  return cell.mark ?? "unknown";
}

/** What the sheet says of a card, for the forms. */
export type Standing =
  | { is: "mine" }
  | { is: "held"; by: number }
  | { is: "file" }
  | { is: "out" }
  | { is: "maybe" }
  | { is: "unknown" };

/** What is known of a card: from one's own hand, from the clerk where he is on, and from one's own marks. */
export function standing(card: Card, own: Own | null, row: Row | undefined): Standing {
  if (own?.hand.includes(card)) return { is: "mine" };
  if (!row) return { is: "unknown" };
  const file = row.cells.find((cell) => cell.column === "file");
  if (file && says(file) === "yes") return { is: "file" };
  const holder = row.cells.find((cell) => cell.column !== "file" && says(cell) === "yes");
  if (holder) return { is: "held", by: holder.column as number };
  if (file && says(file) === "no") return { is: "out" };
  if (file && says(file) === "maybe") return { is: "maybe" };
  return { is: "unknown" };
}

/** A mark that cannot be right, or a conclusion that was never written down. */
export interface Slip {
  card: Card;
  column: Column;
  /** What was marked; nothing where something is missing. */
  mark?: "yes" | "no";
  /** Whether the card is there; it followed from move `ply` on. */
  is: boolean;
  ply: number;
}

/** What somebody could conclude: `Review.followed` of one seat. */
export interface Conclusion {
  of: string;
  at: string;
  is: boolean;
  ply: number;
}

/** Marks against what followed by the end of the game, in the order in which it followed. */
export function slips(notes: Notes, followed: Conclusion[]): Slip[] {
  return followed.flatMap(({ of, at, is, ply }): Slip[] => {
    const card = of as Card;
    const column: Column = at === "file" ? "file" : Number(at);
    const { mark } = writtenIn(notes, card, column);
    return (mark === "yes" && !is) || (mark === "no" && is) ? [{ card, column, mark, is, ply }] : [];
  });
}

/**
 * What followed of the case file after the cards were dealt and is not in the notes, though notes were kept by hand:
 * what one sees in one's hand or is shown needs no note.
 */
export function missed(notes: Notes, followed: Conclusion[]): Slip[] {
  const held = new Set(followed.filter(({ at, is }) => is && at !== "file").map(({ of }) => of));
  return followed
    .filter(({ of, at, is }) => at === "file" && (is || !held.has(of)))
    .map(({ of, is, ply }): Slip => ({ card: of as Card, column: "file", is, ply }))
    .filter(({ card }) => !writtenIn(notes, card, "file").mark);
}
