/** The notes kept by hand beside what could be known: `Review.followed` of one seat. */

import { writtenIn, type Notes } from "./notes";

/** What somebody could conclude, and after which move. */
export interface Conclusion {
  of: string;
  at: string;
  is: boolean;
  ply: number;
}

/** A mark that cannot be right, or a conclusion that was never written down. */
export interface Slip extends Conclusion {
  /** What was marked; nothing where something is missing. */
  mark?: "yes" | "no";
}

/** Marks against what followed by the end of the game, in the order in which it followed. */
export function slips(notes: Notes, followed: Conclusion[]): Slip[] {
  return followed.flatMap(({ of, at, is, ply }): Slip[] => {
    const { mark } = writtenIn(notes, of, at);
    return (mark === "yes" && !is) || (mark === "no" && is) ? [{ of, at, mark, is, ply }] : [];
  });
}

/** Those of the conclusions that are nowhere in the notes. */
export function unwritten(notes: Notes, followed: Conclusion[]): Slip[] {
  return followed
    .filter(({ of, at }) => !writtenIn(notes, of, at).mark)
    .map(({ of, at, is, ply }): Slip => ({ of, at, is, ply }));
}
