/** Which cards fly from where to where when something has happened. */

import { spread } from "./cards";
import { APART, departAt } from "./timing";
import type { Observation, Suit } from "./types";

/** A place of the table: `hand-2`, `minus-2` or `pile`. */
export type Anchor = `hand-${number}` | `minus-${number}` | "pile";

export interface Flight {
  from: Anchor;
  to: Anchor;
  /** What is seen of the card; null from its back. */
  suit: Suit | null;
  delay: number;
}

/** More cards than this fly as this many. */
const MOST = 8;

function throwCards(from: Anchor, to: Anchor, cards: (Suit | null)[], delay = 0): Flight[] {
  return cards.slice(0, MOST).map((suit, index) => ({ from, to, suit, delay: delay + index * APART }));
}

const backs = (count: number) => Array<null>(count).fill(null);

export function flightsOf({ event }: Observation, seats: number): Flight[] {
  switch (event.type) {
    case "deal":
      return Array.from({ length: Math.min(3, event.each) }, (_, round) => round).flatMap((round) =>
        Array.from({ length: seats }, (_, step): Flight => {
          const seat = (event.leader + step) % seats;
          return {
            from: "pile",
            to: `hand-${seat}`,
            suit: null,
            delay: (round * seats + step) * APART,
          };
        }),
      );
    case "lay":
      return throwCards(`hand-${event.seat}`, "pile", backs(event.count));
    case "pass":
      return [];
    case "doubt": {
      const { doubt } = event;
      const at = departAt(doubt);
      if (doubt.truthful) return throwCards("pile", `minus-${doubt.punished}`, backs(doubt.minus), at);
      return [
        ...throwCards("pile", `hand-${doubt.of}`, spread(doubt.cards), at),
        ...throwCards("pile", `minus-${doubt.punished}`, backs(doubt.minus), at),
      ];
    }
    case "draw":
      return throwCards(
        `hand-${event.from}`,
        `hand-${event.by}`,
        event.cards ? spread(event.cards) : backs(event.count),
      );
  }
}
