/** Scores and differences as people write them. */

import type { GamePlugin } from "../plugin";
import type { EveningResult } from "../protocol";
import { numberWriter } from "../words";
import { tell } from "./words";

/** How a game is counted: in points, or by who has won alone. */
export type Counts = Pick<GamePlugin, "points" | "onePoint">;

const inPoints = (score: number, { onePoint = 1 }: Counts) => score / onePoint;

const DECIMALS = { maximumFractionDigits: 2, minimumFractionDigits: 2 };
const plain = numberWriter({ maximumFractionDigits: 2 });
const withPlus = numberWriter({ maximumFractionDigits: 2, signDisplay: "exceptZero" });
const signed = numberWriter({ ...DECIMALS, signDisplay: "exceptZero" });
const precise = numberWriter(DECIMALS);

/** A difference, with its sign. */
export const differenceSaid = (difference: number, counts: Counts): string => signed(inPoints(difference, counts));

/** How much of a mean is chance, with as many decimals as the mean beside it. */
export const errorSaid = (error: number, counts: Counts): string => precise(inPoints(error, counts));

/** What several scored on average: with a plus where the scores beside it have one. */
export const meanSaid = (mean: number, counts: Counts): string =>
  (counts.points?.(1).startsWith("+") ? withPlus : plain)(inPoints(mean, counts));

/** What somebody scored, or a bot for them, who had begun a game and not finished it; who has no table has not begun. */
export function resultSaid({ table, score, by_bot }: EveningResult, counts: Counts): string {
  if (score === null) return tell(table === null ? "evening-unbegun" : "evening-unfinished");
  const said = scoreSaid(score, counts);
  return by_bot ? tell("evening-by-bot", { score: said }) : said;
}

/** A score: in points, unless the game is only won or lost. */
export function scoreSaid(score: number, { points }: Counts): string {
  return points ? points(score) : tell(score === 1 ? "evening-won" : "evening-lost");
}

/** The mean of the scores of the house's bots; null where there are none. */
export function houseMean(results: readonly EveningResult[]): number | null {
  const scores = results.flatMap(({ person, score }) => (person === null && score !== null ? [score] : []));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
