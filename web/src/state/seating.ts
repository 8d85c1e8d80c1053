/** Who sits where when a table is opened, and how its options are filled in. */

import type { GameInfo, Open, OptionInfo } from "../protocol";

/** What somebody wants on a chair when opening a table: a bot of a level, or nobody yet. */
export type Wish = { bot: string } | "free";

/** A number of players that is good where nobody has said otherwise: four, or what comes closest. */
export function goodNumber(game: GameInfo): number {
  return [...game.seats].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4) || a - b)[0] ?? game.chairs.length;
}

/** The level that a new player meets: the strongest; the first of several is for practice. */
export function goodBot(game: GameInfo): string | undefined {
  return game.bots.at(-1)?.name;
}

/** A game against bots that starts at once, with you on the first chair. */
export function againstBots(
  game: GameInfo,
  name: string,
  more: { players?: number; level?: string; options?: Record<string, unknown> } = {},
): Open {
  const players = more.players ?? goodNumber(game);
  const level = more.level ?? goodBot(game);
  const others = Array.from({ length: players - 1 }, (_, index) => index + 1);
  return {
    game: game.name,
    options: more.options ?? {},
    listed: false,
    help: "clerk",
    name,
    chair: 0,
    bots: level === undefined ? [] : others.map((chair) => [chair, level]),
    start: true,
  };
}

/** What an option is unless somebody changes it. */
export function defaultOf(option: OptionInfo): string | number | string[] {
  return option.kind.type === "choice" ? (option.kind.choices[0]?.value ?? "") : option.kind.default;
}

/** Whether two values of an option are the same; the order of several does not matter. */
function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** Those of several that are chosen after this one is taken or given back, in the order of the choices. */
export function toggled(choices: { value: string }[], chosen: unknown, value: string): string[] {
  const before = Array.isArray(chosen) ? chosen : [];
  return choices.map((choice) => choice.value).filter((one) => before.includes(one) !== (one === value));
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

/** An option's value in words. */
export function said(option: OptionInfo, value: unknown): string {
  if (option.kind.type === "number") return String(value);
  const { choices } = option.kind;
  const title = (one: unknown) => choices.find((choice) => choice.value === one)?.title ?? String(one);
  return Array.isArray(value) ? value.map(title).join(", ") : title(value);
}

/** What is wrong with a value, in words, or null. */
export function wrongWith(option: OptionInfo, value: unknown): string | null {
  if (option.kind.type === "choice") {
    return option.kind.choices.some((choice) => choice.value === value) ? null : "Choose one.";
  }
  if (option.kind.type === "several") {
    const { choices, count } = option.kind;
    const chosen: unknown[] = Array.isArray(value) ? value : [];
    const known = choices.filter((choice) => chosen.includes(choice.value)).length;
    return known === count && chosen.length === count ? null : `Choose exactly ${count}, not ${known}.`;
  }
  const { min, max } = option.kind;
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
    ? null
    : `A whole number from ${min} to ${max}.`;
}

/** `3 to 6 players`, `2, 3 or 5 players`. */
export function playersSaid(seats: number[]): string {
  const first = seats[0];
  const last = seats.at(-1);
  if (first === undefined || last === undefined) return "";
  if (first === last) return `${first} players`;
  if (seats.length === last - first + 1) return `${first} to ${last} players`;
  return `${seats.slice(0, -1).join(", ")} or ${last} players`;
}

/** Why a game with so many players cannot start, in words, or null when it can. */
export function whyNotStart(seats: number[], taken: number): string | null {
  if (seats.includes(taken)) return null;
  const more = seats.find((number) => number > taken);
  if (more !== undefined) {
    const missing = more - taken;
    return `${missing} more ${missing === 1 ? "player or bot is" : "players or bots are"} needed.`;
  }
  return `At most ${seats.at(-1)} can play.`;
}
