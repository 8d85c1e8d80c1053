/** Which bots to play against next: stronger after a win, easier after two losses in a row. */

import { say } from "../shell/words";

/** How games against bots of a level went, up to the last one. */
export interface Past {
  /** The table of the last one, so that it counts once. */
  table: string;
  level: string;
  /** How many in a row were not won. */
  lost: number;
}

/** The levels that are proposed: from the one that a beginner meets on. Those below play at random, for experiments. */
export function proposable({ bots, easiest }: { bots: readonly string[]; easiest: string }): string[] {
  return bots.slice(Math.max(0, bots.indexOf(easiest)));
}

/** What a level is called where all are to be chosen from: of one that plays at random that is said. */
export function levelSaid(game: { bots: readonly string[]; easiest: string }, bot: string, name: string): string {
  return proposable(game).includes(bot) ? name : say("level-random", { bot: name });
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

/** The level to play against next; `levels` are all of them, the weakest first. */
export function propose(levels: readonly string[], { level, lost }: Past): { level: string; reason: Reason } {
  const at = levels.indexOf(level);
  const by = lost === 0 ? 1 : lost === 1 ? 0 : -1;
  // One that plays at random is below them all.
  if (at < 0) return lost === 0 ? { level: levels[0] ?? level, reason: "up" } : { level, reason: "same" };
  const next = levels[at + by];
  if (by !== 0 && next !== undefined) return { level: next, reason: by > 0 ? "up" : "down" };
  return { level, reason: lost === 0 ? "top" : "same" };
}

/** The level to choose at first: what the last game against `chosen` proposes, else that, else what a beginner meets. */
export function fitting(
  game: { bots: readonly string[]; easiest: string },
  chosen: string | undefined,
  past: Past | undefined,
): { level: string; reason: Reason | null } {
  const levels = proposable(game);
  if (chosen === undefined || !levels.includes(chosen)) return { level: game.easiest, reason: null };
  return past?.level === chosen ? propose(levels, past) : { level: chosen, reason: null };
}
