/** Which bots to play against next: stronger after a win that nobody shares, easier after two losses in a row. */

import { say } from "../shell/words";
import { remembered, type Store } from "./storage";

/** What is to be known of a game: all its bots, the weakest first, and those that people are asked to play against, in
    rungs of those who are as strong as each other. */
interface Bots {
  bots: readonly string[];
  levels: readonly (readonly string[])[];
}

/** How games against bots of a level went, up to the last one. */
export interface Past {
  /** The table of the last one, so that it counts once. */
  table: string;
  /** The first on the rung of the bots. */
  level: string;
  /** How many in a row were not won. */
  lost: number;
  /** Whether the last one was won together with others. */
  shared?: boolean;
}

/** All bots, those that people are asked to play against before those that are there to compare with. */
export function choosable({ bots, levels }: Bots): string[] {
  const offered = levels.flat();
  return [...offered, ...bots.filter((bot) => !offered.includes(bot))];
}

/** All that stand on the rung of a bot; itself alone where it stands on none. */
export function rungOf({ levels }: Pick<Bots, "levels">, bot: string): readonly string[] {
  return levels.find((rung) => rung.includes(bot)) ?? [bot];
}

/** The first on the rung of a bot, which stands for all of them. */
export function headOf(game: Pick<Bots, "levels">, bot: string): string {
  return rungOf(game, bot)[0]!;
}

/** So many bots of a level: those on its rung take turns. */
export function company(game: Pick<Bots, "levels">, level: string, count: number): string[] {
  const rung = rungOf(game, level);
  return Array.from({ length: count }, (_, index) => rung[index % rung.length]!);
}

/** What those on the rung of a bot are called. */
export function rungSaid(game: Pick<Bots, "levels">, bot: string, named: (bot: string) => string): string {
  return say("level-rung", { bots: { and: rungOf(game, bot).map((one) => ({ text: named(one) })) } });
}

/** What a bot is called where all are to be chosen from: of one that is only there to compare with that is said. */
export function levelSaid(game: Pick<Bots, "levels">, bot: string, name: string): string {
  return game.levels.some((rung) => rung.includes(bot)) ? name : say("level-aside", { bot: name });
}

/** What a level is called among those to choose from, the weakest first: of the ends that is said. */
export function levelAmong(count: number, index: number, name: string): string {
  if (count < 2) return name;
  return say("level-of", {
    bot: name,
    place: index === 0 ? "first" : index === count - 1 ? "last" : "between",
  });
}

/** How a game ended for a player: a win that others share says no more than that the bots are as strong. */
export type Ending = "won" | "shared" | "lost";

/** The past with one more game. */
export function played(past: Past | undefined, table: string, level: string, ending: Ending): Past {
  if (past?.table === table) return past;
  const before = past?.level === level ? past.lost : 0;
  const lost = ending === "lost" ? before + 1 : 0;
  return { table, level, lost, shared: ending === "shared" };
}

/** Why a level is proposed. */
export type Reason = "up" | "top" | "same" | "down";

/** The level to play against next. */
export function propose({ bots, levels }: Bots, { level, lost, shared }: Past): { level: string; reason: Reason } {
  if (shared) return { level, reason: "same" };
  const at = bots.indexOf(level);
  const by = lost === 0 ? 1 : lost === 1 ? 0 : -1;
  // One that is no longer known counts as below them all.
  const heads = levels.flatMap((rung) => rung.slice(0, 1));
  if (at < 0) return lost === 0 ? { level: heads[0] ?? level, reason: "up" } : { level, reason: "same" };
  const beyond = (other: string) => (bots.indexOf(other) - at) * by > 0;
  const next = by > 0 ? heads.find(beyond) : heads.findLast(beyond);
  if (by !== 0 && next !== undefined) return { level: next, reason: by > 0 ? "up" : "down" };
  return { level, reason: lost === 0 ? "top" : "same" };
}

/** The level to choose at first: what the last game against `chosen` proposes, else that, else what a beginner meets. */
export function fitting(
  game: Bots & { easiest: string },
  chosen: string | undefined,
  past: Past | undefined,
): { level: string; reason: Reason | null } {
  if (chosen === undefined || !game.levels.flat().includes(chosen)) return { level: game.easiest, reason: null };
  const level = headOf(game, chosen);
  return past?.level === level ? propose(game, past) : { level, reason: null };
}

/** The same, by what this browser remembers. */
export function fits(store: Store, game: Bots & { easiest: string; name: string }): ReturnType<typeof fitting> {
  const chosen = remembered<Record<string, string>>(store, "levels", {})[game.name];
  return fitting(game, chosen, remembered<Record<string, Past>>(store, "played", {})[game.name]);
}
