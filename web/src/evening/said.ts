/** Scores and differences as people write them. */

import type { EveningResult } from "../protocol";
import { numberWriter } from "../words";
import { tell } from "./words";

const plain = numberWriter({ maximumFractionDigits: 2 });

const DECIMALS = { maximumFractionDigits: 2, minimumFractionDigits: 2 };

/** A difference, with its sign. */
export const differenceSaid = numberWriter({ ...DECIMALS, signDisplay: "exceptZero" });

/** How much of a mean is chance, with as many decimals as the mean beside it. */
export const errorSaid = numberWriter(DECIMALS);

/** Whether games are only won or lost: then they are told so, and not in points. */
export function isWonOrLost(results: readonly EveningResult[]): boolean {
  return results.every(({ score }) => score === null || score === 0 || score === 1);
}

/** What somebody scored, or a bot for them, who had begun a game and not finished it; who has no table has not begun. */
export function resultSaid({ table, score, by_bot }: EveningResult, wonOrLost: boolean): string {
  if (score === null && table === null) return tell("evening-unbegun");
  const said = scoreSaid(score, wonOrLost);
  return by_bot && score !== null ? tell("evening-by-bot", { score: said }) : said;
}

/** A score. */
export function scoreSaid(score: number | null, wonOrLost: boolean): string {
  if (score === null) return tell("evening-unfinished");
  if (wonOrLost) return tell(score === 1 ? "evening-won" : "evening-lost");
  return plain(score);
}

/** The mean of the scores of the house's bots; null where there are none. */
export function houseMean(results: readonly EveningResult[]): number | null {
  const scores = results.flatMap(({ person, score }) => (person === null && score !== null ? [score] : []));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
