/** What a player should not have missed: what came to them since they last went on, and what was done in their place. */

import type { Concern, News } from "../plugin";
import { isResult } from "./pace";

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
  /** What was done to them and what their doings came to, and the latest of what others did to each other. */
  results: News[];
  /** How much else there was. */
  more: number;
}

/** So much can be read at a glance; the log has the rest. */
const GLANCE = { own: 3, mine: 5, results: 3 };

/** The player's own deed to which the latest news belong, if they tell nothing but what it came to. */
function deedOf(news: readonly News[], concern: (news: News) => Concern | null): News | undefined {
  const begins = news.findLast((one) => concern(one) !== "result" && concern(one) !== "mine");
  return begins && concern(begins) === "deed" ? begins : undefined;
}

/**
 * What to tell somebody who has gone on from `seen` pieces of news and was not there for those of `away`; `ordered` are
 * moves that their standing orders made while their page was open.
 */
export function recap(
  news: readonly News[],
  concern: (news: News) => Concern | null,
  seen: number,
  away: Span | null,
  ordered: readonly number[] = [],
): Recap | null {
  const missed = ({ number }: News) => away !== null && number >= away.from && number < away.to;
  const own: News[] = [];
  const mine: News[] = [];
  const others: News[] = [];
  /** The number of the last news that was about the player: what follows at once upon it is what it came to. */
  let last = -2;
  let first = news.findIndex(({ number }) => number >= seen);
  if (first < 0) return null;
  /** A deed is told as long as it has just been done: who has done it knows of it, whatever happened since. */
  const fresh = deedOf(news, concern);
  // What it came to may be told after the deed itself was seen.
  while (first > 0 && isResult(concern(news[first - 1]!))) first -= 1;
  for (const one of news.slice(first)) {
    const why = concern(one);
    const isMine = why === "mine" || why === "deed" || (why === "result" && one.number === last + 1);
    if (isMine) last = one.number;
    if (one.number < seen || why === null) continue;
    if ((missed(one) || ordered.includes(one.number)) && (why === "own" || why === "deed")) own.push(one);
    else if (isMine && (why !== "deed" || one === fresh)) mine.push(one);
    else if (why === "result") others.push(one);
  }
  const all = [...own, ...mine, ...others];
  if (all.length === 0) return null;
  const latest = (of: News[], most: number) => of.slice(Math.max(0, of.length - most));
  const told = latest(mine, GLANCE.mine);
  let from = Math.max(0, others.length - Math.max(0, GLANCE.results - told.length));
  // What follows at once upon something says nothing without it.
  while (from > 0 && others[from]?.number === others[from - 1]!.number + 1) from += 1;
  const theirs = others.slice(from);
  const results = [...told, ...theirs].sort((one, other) => one.number - other.number);
  const done = latest(own, GLANCE.own);
  return { away: all.some(missed), own: done, results, more: all.length - done.length - results.length };
}
