/** Scores and differences as people write them. */

import type { EveningResult } from "../protocol";
import { numberWriter } from "../words";
import { tell } from "./words";

const plain = numberWriter({ maximumFractionDigits: 2 });

/** A difference, with its sign. */
export const differenceSaid = numberWriter({
  maximumFractionDigits: 2,
  minimumFractionDigits: 2,
  signDisplay: "exceptZero",
});

/** How much of a mean is chance. */
export const errorSaid = plain;

/** Whether games are only won or lost: then they are told so, and not in points. */
export function isWonOrLost(results: readonly EveningResult[]): boolean {
  return results.every(({ score }) => score === null || score === 0 || score === 1);
}

/** What somebody scored, or a bot for them, who had begun a game and not finished it. */
export function resultSaid({ score, by_bot }: EveningResult, wonOrLost: boolean): string {
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
