/** Suspicions noted by hand against what could be concluded. */

import { CAST } from "./cast";
import { markOf, type Notes } from "./notes";
import type { Character } from "./types";

/** A mark that cannot be right, or a conclusion that was never noted. */
export interface Slip {
  seat: number;
  who: Character;
  /** What was marked; nothing where something is missing. */
  mark?: "yes" | "no";
  /** Whether the player is the character; it followed from move `ply` on. */
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

function read(followed: Conclusion[]): Slip[] {
  return followed.flatMap(({ of, at, is, ply }): Slip[] => {
    const who = CAST.find((one) => one === of);
    return who ? [{ seat: Number(at), who, is, ply }] : [];
  });
}

/** Marks against what followed, in the order in which it followed. "Perhaps" is never wrong. */
export function slips(notes: Notes, followed: Conclusion[]): Slip[] {
  return read(followed).flatMap((slip): Slip[] => {
    const mark = markOf(notes, slip.seat, slip.who);
    return (mark === "yes" && !slip.is) || (mark === "no" && slip.is) ? [{ ...slip, mark }] : [];
  });
}

/** Who somebody had to be, where the notes say nothing of it. */
export function missed(notes: Notes, followed: Conclusion[]): Slip[] {
  return read(followed).filter(({ seat, who, is }) => is && markOf(notes, seat, who) === null);
}
