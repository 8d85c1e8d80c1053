/** How long a table waits for somebody absent. */

import { say } from "../shell/words";

/** What is offered, in milliseconds; 0 is for ever. */
const OFFERED = [60_000, 180_000, 600_000, 0];

/** How long a table waits, in words. */
export function waitSaid(ms: number): string {
  if (ms === 0) return say("absent-never");
  return ms % 60_000 === 0
    ? say("absent-minutes", { minutes: ms / 60_000 })
    : say("absent-seconds", { seconds: Math.round(ms / 1000) });
}

/** What may be chosen, with what is so now among it. */
export function waits(now: number): { ms: number; said: string }[] {
  const all = OFFERED.includes(now) ? OFFERED : [now, ...OFFERED];
  return all.map((ms) => ({ ms, said: waitSaid(ms) }));
}

/** A time that is left, as a clock shows it. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
