/**
 * A sheet of cells, as a game fills it in: a row for each card, a column for whoever may have it. What was seen, what
 * follows from it and what the hand wrote stand side by side; none ever overwrites another.
 */

import type { Aid, Help, SeatLook } from "../plugin";
import { say } from "../shell/words";
import { writtenIn, type Hand, type Notes, type Written } from "./notes";

/** What was seen of a cell; `either` is one of two of which one is true. */
export type Seen = "yes" | "no" | "either" | "unknown";

/** How possible and how likely something is. */
export interface Chance {
  possible: number;
  likely: number;
}

/** One cell as it is drawn. */
export interface Cell extends Written {
  /** The row, by the name that it has in the notes. */
  of: string;
  /** The column, by the name that it has in the notes. */
  at: string;
  /** What was seen; unknown when that is not filled in. */
  seen: Seen;
  /** Whether it lies open for all to see. */
  up: boolean;
  /** What follows where nobody has seen it, as far as the table's help reasons. */
  follows: "yes" | "no" | "unknown";
  /** Its chances, where the table's help tells. */
  chance: Chance | null;
  /** The hand says the contrary of what is printed. */
  clash: boolean;
}

export interface Row {
  of: string;
  cells: Cell[];
}

/** A row as it is drawn. */
export interface ShownRow extends Row {
  title: string;
  /** The name where space is short. */
  short?: string;
  /** Whether its question is answered: `out` is struck out, `found` stands out. */
  look: "open" | "settled" | "out" | "found";
}

/** Rows under one heading. */
export interface Group {
  title: string;
  rows: ShownRow[];
}

export interface Column {
  at: string;
  /** Whose it is; null for an envelope that is nobody's. */
  look: SeatLook | null;
  /** What stands over it. */
  name: string;
  /** Whose it is inside a sentence: "you", "Ben", "the case file". */
  whose: string;
  /** How many cards there are. */
  count?: number;
}

/** A place in the sheet: a row and a column, by the names that they have in the notes. */
export interface Spot {
  of: string;
  at: string;
}

/** The cell that a fact is about; null where there is none. */
export type CellOf<Fact> = (fact: Fact) => Spot | null;

/** What the table fills in: its help, and what that says of a cell. */
export interface Filling {
  help: Help;
  chance: (of: string, at: string | number) => Chance | null;
}

/** What the table fills in, from what it says of facts; `cellOf` is where each of them stands. */
export function fillingOf<Fact>(help: Help, aid: Aid<Fact> | null, cellOf: CellOf<Fact>): Filling {
  const chances = new Map<string, Chance>();
  for (const { fact, possible, likely } of aid?.facts ?? []) {
    const cell = cellOf(fact);
    if (cell && possible !== null && likely !== null) chances.set(`${cell.of},${cell.at}`, { possible, likely });
  }
  return { help, chance: (of, at) => chances.get(`${of},${at}`) ?? null };
}

/** The column of each seat. */
export function seatColumns(seats: SeatLook[], counts?: number[]): Column[] {
  return seats.map((look): Column => ({
    at: String(look.seat),
    look,
    name: look.you ? say("sheet-you") : look.name,
    whose: look.you ? say("you") : look.name,
    ...(counts && { count: counts[look.seat]! }),
  }));
}

/** Whether the table or its player wants nothing filled in. */
export function isBlank(notes: Notes, help: Help): boolean {
  return !notes.clerk || help === "paper";
}

/** A cell with what was seen of it, what follows, and what was written. */
export function fill(
  of: string,
  at: string | number,
  saw: Seen,
  notes: Notes,
  { help, chance: chanceOf }: Filling,
  isUp = false,
): Cell {
  const blank = isBlank(notes, help);
  const seen = blank ? "unknown" : saw;
  const isOpen = seen === "unknown" || seen === "either";
  const told = isOpen && !blank ? chanceOf(of, at) : null;
  const follows = told?.possible === 1 ? "yes" : told?.possible === 0 ? "no" : "unknown";
  const chance = follows === "unknown" ? told : null;
  const written = writtenIn(notes, of, at);
  const cell: Cell = { of, at: String(at), ...written, seen, up: isUp && !blank, follows, chance, clash: false };
  const print = printed(cell);
  cell.clash = (cell.mark === "yes" && print === "no") || (cell.mark === "no" && print === "yes");
  return cell;
}

/** What is printed in a cell. */
export function printed({ seen, follows }: Cell): Seen {
  return follows === "unknown" ? seen : follows;
}

/** What a cell says after all: what is printed, else the hand's word. */
export function says(cell: Cell): Hand | "unknown" {
  const print = printed(cell);
  return print === "yes" || print === "no" ? print : (cell.mark ?? "unknown");
}
