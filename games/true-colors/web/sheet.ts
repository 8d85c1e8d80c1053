/**
 * The sheet of what is known about each player: a row for each card, a column for each seat. What everybody could see
 * is filled in from the view; what its owner writes is kept in the notes. Neither ever overwrites the other.
 */

import type { Aid, Help } from "$parlour/plugin";
import { CARDS, type Card } from "./cards";
import { standing } from "./stakes";
import type { View } from "./types";

/** What can be written by hand into a cell. */
export type Hand = "no" | "yes" | "maybe" | "ask";

/** What was seen of a card and a player; `either` is one of two of which one is theirs. */
export type Seen = "yes" | "no" | "either" | "unknown";

/** What the server keeps for the seat. */
export interface Notes {
  version: 1;
  /** Whether what was seen is filled in. */
  clerk: boolean;
  /** By card, then by seat. */
  cells: Partial<Record<Card, Record<string, Hand>>>;
}

const HANDS: readonly Hand[] = ["no", "yes", "maybe", "ask"];

export const SIGNS: Record<Hand | "either", { sign: string; says: string }> = {
  no: { sign: "✕", says: "no" },
  yes: { sign: "✓", says: "yes" },
  either: { sign: "½", says: "one of two" },
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
    for (const [seat, mark] of Object.entries(row)) {
      if (HANDS.includes(mark as Hand)) (notes.cells[card] ??= {})[seat] = mark as Hand;
    }
  }
  return notes;
}

/** The notes with one cell written anew; the old ones are left as they are. */
export function write(notes: Notes, card: Card, seat: number, mark: Hand | undefined): Notes {
  const row = { ...notes.cells[card] };
  if (mark) row[String(seat)] = mark;
  else delete row[String(seat)];
  const cells = { ...notes.cells, [card]: row };
  if (Object.keys(row).length === 0) delete cells[card];
  return { ...notes, cells };
}

/** The next mark: blank, no, yes, maybe, question, and blank again. */
export function nextMark(mark: Hand | undefined): Hand | undefined {
  return mark === undefined ? HANDS[0] : HANDS[HANDS.indexOf(mark) + 1];
}

/** What the viewer could see of a card and a player; `viewer` is the viewer's own seat. */
export function seen(view: View, viewer: number | null, seat: number, card: Card): Seen {
  if (seat === viewer) return view.own?.includes(card) ? "yes" : "no";
  const is = standing(view, seat, card);
  if (is === "shown" || is === "certain") return "yes";
  if (is === "safe") return "no";
  return view.public.players[seat]!.one_of.some((cards) => isOpen(view, seat, cards, card)) ? "either" : "unknown";
}

/** Whether a pair of which one is theirs still tells something: neither of the two is known to be theirs. */
function isOpen(view: View, seat: number, cards: Card[], card: Card): boolean {
  return cards.includes(card) && cards.every((one) => !["shown", "certain"].includes(standing(view, seat, one)));
}

/** One cell as it is drawn. */
export interface Cell {
  card: Card;
  seat: number;
  mark: Hand | undefined;
  /** What was seen; unknown when that is turned off. */
  seen: Seen;
  /** What follows where nobody has seen it, as far as the table's help reasons. */
  follows: "yes" | "no" | null;
  /** How possible and how likely it is, where the table's help tells. */
  chance: { possible: number; likely: number } | null;
  /** Whether the card lies face up. */
  up: boolean;
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

/** What the aid says of a card, or of the attack `attack …`, and a player. */
export function chanceOf(aid: Aid | null, of: string, seat: number): Cell["chance"] {
  const place = aid?.columns.indexOf(String(seat)) ?? -1;
  const row = aid?.rows.find((one) => one.of === of);
  const possible = row?.possible[place] ?? null;
  const likely = row?.likely[place] ?? null;
  return possible === null || likely === null ? null : { possible, likely };
}

/** What follows of a cell of which nothing certain was seen. */
function reasoned(aid: Aid | null, card: Card, seat: number): Pick<Cell, "follows" | "chance"> {
  const chance = chanceOf(aid, card, seat);
  if (chance?.possible === 1) return { follows: "yes", chance: null };
  if (chance?.possible === 0) return { follows: "no", chance: null };
  return { follows: null, chance };
}

/** The sheet: what is filled in and what was written side by side. */
export function rowsOf(
  view: View,
  viewer: number | null,
  notes: Notes,
  { help, aid }: Filling = { help: "clerk", aid: null },
): Row[] {
  const filled = notes.clerk && help !== "paper";
  return CARDS.filter((card) => view.public.deck.includes(card)).map((card) => ({
    card,
    cells: view.public.players.map((player, seat): Cell => {
      const mark = notes.cells[card]?.[String(seat)];
      const was = filled ? seen(view, viewer, seat, card) : "unknown";
      const { follows, chance } = reasoned(filled && was !== "yes" && was !== "no" ? aid : null, card, seat);
      const print = follows ?? was;
      const clash = (mark === "yes" && print === "no") || (mark === "no" && print === "yes");
      return { card, seat, mark, seen: was, follows, chance, up: filled && player.face_up.includes(card), clash };
    }),
  }));
}

/** Whether it is known whose the card is. */
export function settled({ cells }: Row): boolean {
  return cells.some((cell) => {
    const print = cell.follows ?? cell.seen;
    return print === "unknown" ? cell.mark === "yes" : print === "yes";
  });
}
