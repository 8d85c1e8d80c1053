/** The moments that are shown over the board, and how long each is seen. */

import type { News } from "$parlour/plugin";
import { kindOf, type Card, type Shape, type What, type Who } from "./cards";
import type { Observation } from "./types";

interface Common {
  /** The number of its news. */
  number: number;
  /** Whom it befalls. */
  seat: number;
  /** Milliseconds. */
  lasts: number;
}

export type Scene = Common &
  (
    | { type: "shift"; from: Shape; to: Who }
    | { type: "kill"; shape: Shape; weapon: What }
    | { type: "unharmed"; shape: Shape; weapon: What }
    | { type: "weakness"; card: Card }
  );

const LASTS = { shift: 2800, kill: 3200, unharmed: 1500, weakness: 1700 };

/** How long the moment after this news should be seen before the next is shown. */
export function linger(seen: Observation): number {
  switch (seen.type) {
    case "rolled":
      return 1000;
    case "went":
      return 450 + 110 * seen.route.length;
    case "leapt":
      return 900 + 110 * seen.route.length;
    case "picked_up":
    case "stole":
      return 700;
    case "attacked":
      return seen.kills ? LASTS.kill : 1500;
    case "revealed":
      return kindOf(seen.card) === "who" ? LASTS.shift : LASTS.weakness;
    case "unharmed":
      return LASTS.unharmed;
    default:
      return 0;
  }
}

/** The shape that a player had after this many pieces of news. */
function shapeAt(news: readonly News<Observation>[], seat: number, before: number): Shape {
  const change = news.findLast(
    ({ number, observation: seen }) =>
      number < before && seen.type === "revealed" && seen.seat === seat && kindOf(seen.card) === "who",
  )?.observation;
  return change?.type === "revealed" ? (change.card as Who) : "miss_scarlet";
}

/** The scene that these news end with; null where nothing is worth one. */
export function sceneOf(news: readonly News<Observation>[], fresh: readonly News<Observation>[]): Scene | null {
  for (const { number, observation: seen } of [...fresh].reverse()) {
    if (seen.type === "attacked" && seen.kills) {
      const { target, weapon } = seen.attack;
      return {
        type: "kill",
        number,
        seat: target,
        shape: shapeAt(news, target, number),
        weapon,
        lasts: LASTS.kill,
      };
    }
    if (seen.type === "revealed") {
      if (kindOf(seen.card) !== "who")
        return { type: "weakness", number, seat: seen.seat, card: seen.card, lasts: LASTS.weakness };
      const from = shapeAt(news, seen.seat, number);
      return { type: "shift", number, seat: seen.seat, from, to: seen.card as Who, lasts: LASTS.shift };
    }
    if (seen.type === "unharmed") {
      const attack = news.findLast(
        (one) => one.number < number && one.observation.type === "attacked",
      )?.observation;
      if (attack?.type !== "attacked") return null;
      const { weapon } = attack.attack;
      const shape = shapeAt(news, seen.seat, number);
      return { type: "unharmed", number, seat: seen.seat, shape, weapon, lasts: LASTS.unharmed };
    }
  }
  return null;
}
