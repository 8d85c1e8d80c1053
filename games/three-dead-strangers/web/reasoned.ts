/** What the table's help says of who somebody is. */

import type { Aid, Why } from "$parlour/plugin";
import type { Character, Fact } from "./types";

/** The plain count of all that is possible, or the same weighed by how people play. */
export type Reading = "possible" | "likely";

/** The chance that the player of the seat is the character; null where the help says nothing. */
export function chanceOf(aid: Aid<Fact> | null, seat: number, who: Character, reading: Reading): number | null {
  const told = aid?.facts.find(({ fact }) => fact.seat === seat && fact.character === who);
  return told?.[reading] ?? null;
}

/** Whether the player certainly is, or certainly is not, the character; null where the help does not say so. */
export function certain(aid: Aid<Fact> | null, seat: number, who: Character): boolean | null {
  const chance = chanceOf(aid, seat, who, "possible");
  return chance === 0 || chance === 1 ? chance === 1 : null;
}

/** A certain cell that somebody asked about. */
export interface Asked {
  seat: number;
  who: Character;
  /** What was certain when it was asked. */
  is: boolean;
  /** The game of the match: a new deal begins everything anew. */
  game: number;
  /** The answer once it is there: null where there is none. */
  answer: Why | null | undefined;
}

/** What was asked, as long as it holds. */
export function holding(asked: Asked | null, aid: Aid<Fact> | null, game: number): Asked | null {
  const holds = asked && asked.game === game && certain(aid, asked.seat, asked.who) === asked.is;
  return holds ? asked : null;
}
