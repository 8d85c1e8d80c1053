/** How long the moments of the table take, in milliseconds. */

import { total } from "./cards";
import type { Doubt, Observation } from "./types";

/** A card on its way from one place to another. */
export const FLIGHT = 480;
/** Between two cards that fly together. */
export const APART = 55;

const PAUSE = 450;
const MOST_FLIPPING = 1_900;

/** When card `index` of those doubted is turned up. */
export function flipAt(index: number, count: number): number {
  return PAUSE + index * Math.min(380, MOST_FLIPPING / count);
}

/** When the verdict is spoken. */
export function verdictAt(count: number): number {
  return flipAt(count, count) + 250;
}

/** When the cards leave the table. */
export function departAt(doubt: Doubt): number {
  return verdictAt(total(doubt.cards)) + 850;
}

/** How long the moment after an observation should be seen before the next one is shown. */
export function linger({ event, ended }: Observation): number {
  const close = ended ? 900 : 0;
  switch (event.type) {
    case "deal":
      return 900;
    case "lay":
      return (event.last ? 1_500 : 750) + close;
    case "pass":
      return 450 + close;
    case "doubt":
      return departAt(event.doubt) + FLIGHT + 500 + close;
    case "draw":
      return 1_100 + close;
  }
}
