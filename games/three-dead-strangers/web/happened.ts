/** What the news mean for the table: where a card lies that was played just now, what was drawn, who was accused. */

import type { News as NewsOf } from "$parlour/plugin";
import { beside } from "./layout";
import type { Observation, Place } from "./types";

type News = NewsOf<Observation>;

export type CardPlayed = Extract<Observation, { type: "laid" }>;
export type Accused = Extract<Observation, { type: "accused" }>;

/** The two cells of a card that was played. */
export const placesOf = ({ on, toward }: CardPlayed): Place[] => [on, beside(on, toward)];

const newest = <Type extends Observation["type"]>(news: readonly News[], type: Type) =>
  news.findLast(({ observation }) => observation.type === type)?.observation as
    Extract<Observation, { type: Type }> | undefined;

export const newestPlayed = (news: readonly News[]): CardPlayed | null => newest(news, "laid") ?? null;
export const newestAccused = (news: readonly News[]): Accused | null => newest(news, "accused") ?? null;
export const newestDrawn = (news: readonly News[]) => newest(news, "drew") ?? null;

/** The last card that was played in the game that is on. */
export function lastPlayed(news: readonly News[]): CardPlayed | null {
  const last = news.findLast(({ observation: { type } }) => type === "laid" || type === "dealt")?.observation;
  return last?.type === "laid" ? last : null;
}
