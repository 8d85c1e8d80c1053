/** The 21 cards (CL-1). Their names are in `words.ts`, the looks of tokens in `looks.ts`. */

import type { Card } from "$parlour/bindings/clue/Card";
import type { Crime } from "$parlour/bindings/clue/Crime";
import type { Room } from "$parlour/bindings/clue/Room";
import type { Suspect } from "$parlour/bindings/clue/Suspect";
import type { Weapon } from "$parlour/bindings/clue/Weapon";

export type { Card, Crime, Room, Suspect, Weapon };
export type Kind = "suspect" | "weapon" | "room";

export const SUSPECTS: readonly Suspect[] = [
  "miss_scarlet",
  "colonel_mustard",
  "mrs_white",
  "mr_green",
  "mrs_peacock",
  "professor_plum",
];
export const WEAPONS: readonly Weapon[] = ["candlestick", "knife", "lead_pipe", "revolver", "rope", "wrench"];
export const ROOMS: readonly Room[] = [
  "study",
  "hall",
  "lounge",
  "library",
  "dining_room",
  "billiard_room",
  "ballroom",
  "conservatory",
  "kitchen",
];
export const CARDS: readonly Card[] = [...SUSPECTS, ...WEAPONS, ...ROOMS];

export function kindOf(card: Card): Kind {
  if ((SUSPECTS as readonly string[]).includes(card)) return "suspect";
  return (WEAPONS as readonly string[]).includes(card) ? "weapon" : "room";
}

/** The three cards of a crime. */
export function cardsOf(crime: Crime): [Suspect, Weapon, Room] {
  return [crime.suspect, crime.weapon, crime.room];
}
