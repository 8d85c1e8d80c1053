/** Who sits where when a table is opened, and how its options are filled in. */

import type { GameInfo, Open, OptionInfo } from "../protocol";
import { say } from "../shell/words";
import { company } from "./level";

/** What somebody wants on a chair when opening a table: a bot of a level, or nobody yet. */
export type Wish = { bot: string } | "free";

/** A number of players that is good where nobody has said otherwise: four, or what comes closest. */
export function goodNumber(game: GameInfo): number {
  return [...game.seats].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4) || a - b)[0] ?? game.chairs.length;
}

/** A game against bots that starts at once, with you on the first chair or another. */
export function againstBots(
  game: GameInfo,
  name: string,
  more: { players?: number; level?: string; chair?: number; options?: Record<string, unknown> } = {},
): Open {
  const players = more.players ?? goodNumber(game);
  const level = more.level ?? game.easiest;
  const chair = more.chair ?? 0;
  const others = game.chairs.map((_, index) => index).filter((index) => index !== chair);
  const bots = company(game, level, players - 1);
  return {
    game: game.name,
    options: more.options ?? {},
    listed: false,
    help: "clerk",
    absent_ms: null,
    clock: null,
    name,
    chair,
    others: [],
    bots: others.slice(0, players - 1).map((other, index) => [other, bots[index]!]),
    start: true,
    commit: null,
  };
}

/** What an option is unless somebody changes it. */
export function defaultOf({ kind }: OptionInfo): string | number | string[] {
  switch (kind.type) {
    case "choice":
      return kind.choices[0] ?? "";
    case "several":
      return kind.default;
    case "number":
      return kind.default;
  }
}

/** Whether two values of an option are the same; the order of several does not matter. */
function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** Those of several that are chosen after this one is taken or given back, in the order of the choices. */
export function toggled(choices: readonly string[], chosen: unknown, value: string): string[] {
  const before: unknown[] = Array.isArray(chosen) ? chosen : [];
  return choices.filter((one) => before.includes(one) !== (one === value));
}

/** Every option with its value: the one chosen, or its default; and what came from files. */
export function filled(options: OptionInfo[], chosen: Record<string, unknown>): Record<string, unknown> {
  const known = options.map((option) => [option.key, chosen[option.key] ?? defaultOf(option)]);
  return { ...fromFiles(options, chosen), ...Object.fromEntries(known) };
}

/** Only what differs from the defaults: what is worth sending and worth saying. */
export function changed(options: OptionInfo[], chosen: Record<string, unknown>): Record<string, unknown> {
  const known = options
    .filter((option) => option.key in chosen && !same(chosen[option.key], defaultOf(option)))
    .map((option) => [option.key, chosen[option.key]]);
  return { ...fromFiles(options, chosen), ...Object.fromEntries(known) };
}

/** What was chosen that no form has a field for. */
export function fromFiles(options: OptionInfo[], chosen: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([key]) => !options.some((option) => option.key === key)),
  );
}

/** What is wrong with a value, in words, or null. */
export function wrongWith({ kind }: OptionInfo, value: unknown): string | null {
  switch (kind.type) {
    case "choice":
      return kind.choices.some((choice) => choice === value) ? null : say("option-choose");
    case "several": {
      const chosen: unknown[] = Array.isArray(value) ? value : [];
      const known = kind.choices.filter((choice) => chosen.includes(choice)).length;
      if (known < kind.count) return say("option-too-few", { missing: kind.count - known });
      return chosen.length === kind.count ? null : say("option-too-many", { extra: chosen.length - kind.count });
    }
    case "number": {
      const { min, max } = kind;
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return fits ? null : say("option-range", { min, max });
    }
  }
}

/** How many can play, in words. */
export function playersSaid(seats: number[]): string {
  const [from, to] = [seats[0] ?? 0, seats.at(-1) ?? 0];
  const all = seats.length === to - from + 1;
  if (all && from < to) return say("players-range", { from, to });
  return say("players", { seats: { or: seats.map((number) => ({ number })) } });
}

/** The free chairs on which bots are still needed to start, the first ones first. */
export function fillers(seats: number[], taken: boolean[]): number[] {
  const sitting = taken.filter(Boolean).length;
  const wanted = seats.find((number) => number > sitting);
  if (seats.includes(sitting) || wanted === undefined) return [];
  return taken.flatMap((is, chair) => (is ? [] : chair)).slice(0, wanted - sitting);
}

/** Why a game with this many players cannot start, in words, or null when it can. */
export function whyNotStart(seats: number[], taken: number): string | null {
  if (seats.includes(taken)) return null;
  const more = seats.find((number) => number > taken);
  if (more !== undefined) return say("players-missing", { missing: more - taken });
  return say("players-too-many", { most: seats.at(-1) ?? 0 });
}
