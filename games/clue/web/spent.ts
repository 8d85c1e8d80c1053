/** Standing orders that are done: the table does nothing more for them (`Orders` of `src/orders.rs`). */

import type { News, Seat } from "$parlour/plugin";
import type { Observation } from "./types";

const PARTS = ["suspect", "weapon", "room"] as const;
const KEYS = { suspect: "suspect", weapon: "weapon", room: "go" } as const;

/** Once what was to be suggested in a room has been, nobody is walked there to suggest it again. */
export function spent(
  given: Readonly<Record<string, string>>,
  news: readonly News<Observation>[],
  seat: Seat,
): string[] {
  const done = news.some(
    ({ observation }) =>
      observation.type === "suggested" &&
      observation.seat === seat &&
      PARTS.every((part) => given[KEYS[part]] === `card-${observation[part].replaceAll("_", "-")}`),
  );
  return done ? Object.values(KEYS) : [];
}
