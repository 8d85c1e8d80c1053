/** How much time people have for their moves. */

import { language } from "../language";
import type { Clock, Sitter, TimeUp } from "../protocol";
import { say } from "../shell/words";
import { clockTime } from "./absent";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is offered. */
const OFFERED: Pick<Clock, "per" | "ms">[] = [
  ...[MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY].map((ms) => ({
    per: "move" as const,
    ms,
  })),
  ...[10 * MINUTE, 30 * MINUTE, HOUR, 7 * DAY].map((ms) => ({ per: "player" as const, ms })),
];

/** A stretch of time in its largest whole unit. */
function span(ms: number): string {
  if (ms % DAY === 0) return say("span-days", { count: ms / DAY });
  if (ms % HOUR === 0) return say("span-hours", { count: ms / HOUR });
  if (ms % MINUTE === 0) return say("span-minutes", { count: ms / MINUTE });
  return say("span-seconds", { count: Math.round(ms / 1000) });
}

/** How much time there is, in words; null where there is no clock. */
export function timeSaid(clock: Pick<Clock, "per" | "ms"> | null): string {
  return clock ? say(`time-${clock.per}`, { time: span(clock.ms) }) : say("time-free");
}

/** A clock as the value of a choice. */
export function nameOf(clock: Pick<Clock, "per" | "ms"> | null): string {
  return clock ? `${clock.per}-${clock.ms}` : "free";
}

/** What may be chosen, with what is so now among it. */
export function times(
  now: Clock | null,
): { name: string; said: string; clock: Pick<Clock, "per" | "ms"> | null }[] {
  const all = [null, ...OFFERED];
  if (now && !all.some((one) => nameOf(one) === nameOf(now))) all.push(now);
  return all.map((clock) => ({ name: nameOf(clock), said: timeSaid(clock), clock }));
}

/** What may happen when the time is up: whoever has none left for the game has none to come back with. */
export function ends(per: Clock["per"]): TimeUp[] {
  return per === "move" ? ["move", "seat", "out"] : ["move", "out"];
}

/** The clock of a choice, with what happened so far when the time was up, where that can be. */
export function clockOf(chosen: Pick<Clock, "per" | "ms"> | null, before: Clock | null): Clock | null {
  if (!chosen) return null;
  const then = before && ends(chosen.per).includes(before.then) ? before.then : "move";
  return { ...chosen, then };
}

/** The time that is left to somebody, by what the table said at one moment: it stands still until a holiday is over. */
export function leftOf(
  { left_ms, holiday }: Pick<Sitter, "left_ms" | "holiday">,
  isToMove: boolean,
  said: number,
  now: number,
): number | null {
  if (left_ms === null) return null;
  const since = Math.max(said, holiday ?? 0);
  return Math.max(0, left_ms - (isToMove ? Math.max(0, now - since) : 0));
}

/** The time that is left on a clock. */
export function leftSaid(ms: number): string {
  if (ms >= DAY) return say("left-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR)
    return say("left-hours", { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  return clockTime(ms);
}

/** A day, as people write it. */
export function daySaid(at: number): string {
  return new Date(at).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" });
}
