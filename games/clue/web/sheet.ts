/**
 * The detective sheet (CL-70): a row for each card, a column for each seat and one for the case file. What the clerk
 * fills in comes with the view; what its owner writes is kept in the notes.
 */

import type { Fact } from "$parlour/bindings/clue/Fact";
import { fill, fillingOf, says, type Filling, type Row, type Spot } from "$parlour/sheet/cells";
import * as saved from "$parlour/sheet/notes";
import { unwritten, type Conclusion, type Slip } from "$parlour/sheet/slips";
import { CARDS, kindOf, type Card } from "./cards";
import type { Own, SheetRow } from "./types";

export type Notes = saved.Notes;

export { emptyNotes, write } from "$parlour/sheet/notes";

/** The notes as they were saved. */
export function readNotes(notes: unknown): Notes {
  return saved.readNotes(notes, CARDS);
}

/** The column of the case file. */
export const FILE = "file";

/** The cell that a fact is about. */
export function cellOf({ card, holder }: Fact): Spot {
  return { of: card, at: holder === "case_file" ? FILE : String(holder.seat) };
}

/** The fact that a cell is about. */
export function factOf({ of, at }: Spot): Fact {
  return { card: of as Card, holder: at === FILE ? "case_file" : { seat: Number(at) } };
}

/** The sheet: what is filled in and the hand's marks side by side. */
export function merge(
  deck: Card[],
  seats: number,
  clerk: SheetRow[],
  notes: Notes,
  filling: Filling = fillingOf("clerk", null, cellOf),
): Row[] {
  return deck.map((card) => {
    const row = clerk.find((one) => one.card === card);
    const places = Array.from({ length: seats }, (_, seat) =>
      fill(card, seat, row?.seats[seat] ?? "unknown", notes, filling),
    );
    return { of: card, cells: [...places, fill(card, FILE, row?.case_file ?? "unknown", notes, filling)] };
  });
}

/** The rows of a sheet for whoever holds no cards: who passed when a card was named has it not. */
export function lacked(deck: Card[], lacks: Card[][]): SheetRow[] {
  return deck.map((card) => ({
    card,
    seats: lacks.map((cards) => (cards.includes(card) ? "no" : "unknown")),
    case_file: "unknown",
  }));
}

/** How a row's question is answered: its card is in the case file, or with somebody. */
export function lookOf(row: Row): "open" | "out" | "found" {
  const holder = row.cells.find((cell) => says(cell) === "yes");
  return holder === undefined ? "open" : says(row.cells.at(-1)!) === "yes" ? "found" : "out";
}

/** What the sheet says of a card, for the forms. */
export type Standing =
  | { is: "mine" }
  | { is: "held"; by: number }
  | { is: "file" }
  | { is: "out" }
  | { is: "nobody" }
  | { is: "maybe" }
  | { is: "unknown" };

/** What is known of a card: from one's own hand, from the clerk where he is on, and from one's own marks. */
export function standing(card: Card, own: Own | null, row: Row | undefined): Standing {
  if (own?.hand.includes(card)) return { is: "mine" };
  if (!row) return { is: "unknown" };
  const file = row.cells.find((cell) => cell.at === FILE);
  if (file && says(file) === "yes") return { is: "file" };
  const holder = row.cells.find((cell) => cell.at !== FILE && says(cell) === "yes");
  if (holder) return { is: "held", by: Number(holder.at) };
  if (file && says(file) === "no") return { is: "out" };
  if (row.cells.every((cell) => cell.at === FILE || says(cell) === "no")) return { is: "nobody" };
  if (file && says(file) === "maybe") return { is: "maybe" };
  return { is: "unknown" };
}

/** The cards of an accusation that one's own sheet rules out: somebody has them, or it must be another of their kind. */
export function ruledOut(accused: Card[], deck: Card[], standing: (card: Card) => Standing): Card[] {
  const found = deck.filter((card) => ["file", "nobody"].includes(standing(card).is));
  const isOut = (card: Card) =>
    ["mine", "held", "out"].includes(standing(card).is) ||
    found.some((other) => other !== card && kindOf(other) === kindOf(card));
  return accused.filter(isOut);
}

/**
 * What followed of the case file after the cards were dealt and is not in the notes, though notes were kept by hand:
 * what one sees in one's hand or is shown needs no note.
 */
export function missed(notes: Notes, followed: Conclusion<Fact>[]): Slip<Fact>[] {
  const held = new Set(followed.filter(({ at, is }) => is && at !== FILE).map(({ of }) => of));
  return unwritten(
    notes,
    followed.filter(({ of, at, is }) => at === FILE && (is || !held.has(of))),
  );
}
