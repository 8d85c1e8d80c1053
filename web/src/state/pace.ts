/** How fast news follow one another on this page: each person's own choice, by which nobody else is slowed down. */

import type { Concern } from "../plugin";

/** `wait` is for those who want to read: what concerns them stays until they go on. */
export type Pace = "slow" | "normal" | "fast" | "wait";

export const PACES: readonly Pace[] = ["slow", "normal", "fast", "wait"];

/** What a slow page gives a sentence to be read, and what concerns its reader, in milliseconds. */
const READ = { other: 1_200, result: 4_000 };

/** Whether a piece of news tells what something came to. */
export const isResult = (concern: Concern | null): boolean => concern !== null && concern !== "own";

/**
 * How long, in milliseconds, a piece of news is seen that would be seen for `usual` by itself; without end where it
 * waits for its viewer.
 */
export function lingers(pace: Pace, usual: number, concern: Concern | null): number {
  switch (pace) {
    case "wait":
      return isResult(concern) ? Infinity : usual;
    case "slow":
      return Math.max(2 * usual, isResult(concern) ? READ.result : READ.other);
    case "normal":
      return usual;
    case "fast":
      return 0.4 * usual;
  }
}

/** How far, in milliseconds, what is shown may fall behind, and whether other people wait for this viewer's move. */
export function furthestBehind(pace: Pace, awaited: boolean): number {
  const unhurried = { slow: 120_000, normal: 5_000, fast: 3_000, wait: Infinity }[pace];
  return awaited ? Math.min(unhurried, 5_000) : unhurried;
}
