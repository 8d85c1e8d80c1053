/**
 * The sheet of what is known about each player: a row for each card, a column for each seat. What everybody could see
 * is filled in from the view; what its owner writes is kept in the notes.
 */

import { fill, fillingOf, says, type Filling, type Row, type Seen, type Spot } from "$parlour/sheet/cells";
import * as saved from "$parlour/sheet/notes";
import { unwritten, type Conclusion, type Slip } from "$parlour/sheet/slips";
import { CARDS, type Card } from "./cards";
import { standing } from "./stakes";
import type { Fact, View } from "./types";

export type Notes = saved.Notes;

export { emptyNotes, write } from "$parlour/sheet/notes";

/** The notes as they were saved. */
export function readNotes(notes: unknown): Notes {
  return saved.readNotes(notes, CARDS);
}

/** The cell that a fact is about; null for one of both cards of an attack, which has none. */
export function cellOf({ seat, one_of }: Fact): Spot | null {
  const [of, ...others] = one_of;
  return of !== undefined && others.length === 0 ? { of, at: String(seat) } : null;
}

/** The fact that a cell is about. */
export function factOf({ of, at }: Spot): Fact {
  return { seat: Number(at), one_of: [of as Card] };
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

/** The sheet: what is filled in and what was written side by side. */
export function rowsOf(
  view: View,
  viewer: number | null,
  notes: Notes,
  filling: Filling = fillingOf("clerk", null, cellOf),
): Row[] {
  return CARDS.filter((card) => view.public.deck.includes(card)).map((card) => ({
    of: card,
    cells: view.public.players.map((player, seat) =>
      fill(card, seat, seen(view, viewer, seat, card), notes, filling, player.face_up.includes(card)),
    ),
  }));
}

/** Whether it is known whose the card is. */
export function settled({ cells }: Row): boolean {
  return cells.some((cell) => says(cell) === "yes");
}

/**
 * What hurts the others and is not in the notes, though notes were kept by hand. What became certain for all but its
 * owner at once lay there for all to see, and needs no note.
 */
export function missed(notes: Notes, followed: Conclusion<Fact>[], seat: number): Slip<Fact>[] {
  const others = new Set(followed.map((one) => one.seat));
  const isOpen = ({ of, at, ply }: Conclusion<Fact>) =>
    [...others].every(
      (other) =>
        String(other) === at ||
        followed.some((one) => one.seat === other && one.of === of && one.at === at && one.is && one.ply === ply),
    );
  const own = followed.filter((one) => one.seat === seat && one.is && one.at !== String(seat));
  return unwritten(
    notes,
    own.filter((one) => !isOpen(one)),
  );
}
