/** Which bots to play against next: stronger after a win, easier after two losses in a row. */

import { say } from "../shell/words";

/** What is to be known of a game: all its bots, the weakest first, and those that people are asked to play against. */
interface Bots {
  bots: readonly string[];
  levels: readonly string[];
}

/** How games against bots of a level went, up to the last one. */
export interface Past {
  /** The table of the last one, so that it counts once. */
  table: string;
  level: string;
  /** How many in a row were not won. */
  lost: number;
}

/** All bots, those that people are asked to play against before those that are there to compare with. */
export function choosable({ bots, levels }: Bots): string[] {
  return [...levels, ...bots.filter((bot) => !levels.includes(bot))];
}

/** What a bot is called where all are to be chosen from: of one that is only there to compare with that is said. */
export function levelSaid(game: { levels: readonly string[] }, bot: string, name: string): string {
  return game.levels.includes(bot) ? name : say("level-aside", { bot: name });
}

/** What a level is called among those to choose from, the weakest first: of the ends that is said. */
export function levelAmong(bots: readonly string[], index: number, name: string): string {
  if (bots.length < 2) return name;
  return say("level-of", {
    bot: name,
    place: index === 0 ? "first" : index === bots.length - 1 ? "last" : "between",
  });
}

/** The past with one more game. */
export function played(past: Past | undefined, table: string, level: string, won: boolean): Past {
  if (past?.table === table) return past;
  const before = past?.level === level ? past.lost : 0;
  return { table, level, lost: won ? 0 : before + 1 };
}

/** Why a level is proposed. */
export type Reason = "up" | "top" | "same" | "down";

/** The level to play against next. */
export function propose({ bots, levels }: Bots, { level, lost }: Past): { level: string; reason: Reason } {
  const at = bots.indexOf(level);
  const by = lost === 0 ? 1 : lost === 1 ? 0 : -1;
  // One that is no longer known counts as below them all.
  if (at < 0) return lost === 0 ? { level: levels[0] ?? level, reason: "up" } : { level, reason: "same" };
  const beyond = (other: string) => (bots.indexOf(other) - at) * by > 0;
  const next = by > 0 ? levels.find(beyond) : levels.findLast(beyond);
  if (by !== 0 && next !== undefined) return { level: next, reason: by > 0 ? "up" : "down" };
  return { level, reason: lost === 0 ? "top" : "same" };
}

/** The level to choose at first: what the last game against `chosen` proposes, else that, else what a beginner meets. */
export function fitting(
  game: Bots & { easiest: string },
  chosen: string | undefined,
  past: Past | undefined,
): { level: string; reason: Reason | null } {
  if (chosen === undefined || !game.levels.includes(chosen)) return { level: game.easiest, reason: null };
  return past?.level === chosen ? propose(game, past) : { level: chosen, reason: null };
}
