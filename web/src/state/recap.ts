/** What a player should not have missed: what came to them since they last went on, and what was done in their place. */

import type { Concern, News } from "../plugin";

/** Pieces of news by number: from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

export interface Recap {
  /** Whether some of it happened while the player was not there. */
  away: boolean;
  /** The moves that were made for them meanwhile. */
  own: News[];
  /** What was done to them, and what their doings came to. */
  results: News[];
}

/** What to tell somebody who has gone on from `seen` pieces of news and was not there for those of `away`. */
export function recap(
  news: readonly News[],
  concern: (news: News) => Concern | null,
  seen: number,
  away: Span | null,
): Recap | null {
  const missed = ({ number }: News) => away !== null && number >= away.from && number < away.to;
  const open = news.filter(({ number }) => number >= seen);
  const results = open.filter((one) => concern(one) === "result");
  const own = open.filter((one) => missed(one) && concern(one) === "own");
  if (results.length + own.length === 0) return null;
  return { away: [...results, ...own].some(missed), own, results };
}
