/** The notes kept by hand beside what could be known: `Review.followed` of one seat. */

import type { Followed, Seat } from "../plugin";
import type { CellOf } from "./cells";
import { writtenIn, type Notes } from "./notes";

/** What somebody could conclude, where it is in the notes, and after which move. */
export interface Conclusion<Fact = unknown> {
  seat: Seat;
  fact: Fact;
  of: string;
  at: string;
  is: boolean;
  ply: number;
}

/** A mark that cannot be right, or a conclusion that was never written down. */
export interface Slip<Fact = unknown> extends Conclusion<Fact> {
  /** What was marked; nothing where something is missing. */
  mark?: "yes" | "no";
}

/** What could be concluded, for those facts that have a cell. */
export function conclusions<Fact>(followed: Followed<Fact>[], cellOf: CellOf<Fact>): Conclusion<Fact>[] {
  return followed.flatMap((one) => {
    const cell = cellOf(one.fact);
    return cell ? [{ ...one, ...cell }] : [];
  });
}

/** Marks against what followed by the end of the game, in the order in which it followed. */
export function slips<Fact>(notes: Notes, followed: Conclusion<Fact>[]): Slip<Fact>[] {
  return followed.flatMap((one): Slip<Fact>[] => {
    const { mark } = writtenIn(notes, one.of, one.at);
    return (mark === "yes" && !one.is) || (mark === "no" && one.is) ? [{ ...one, mark }] : [];
  });
}

/** Those of the conclusions that are nowhere in the notes. */
export function unwritten<Fact>(notes: Notes, followed: Conclusion<Fact>[]): Slip<Fact>[] {
  return followed.filter(({ of, at }) => !writtenIn(notes, of, at).mark);
}
