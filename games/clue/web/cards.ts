/** The 21 cards and how each is shown: its name, its colour and the letters that tell it without colour (CL-1). */

import type { ChairLook } from "$parlour/plugin";

export type Suspect =
  "miss_scarlet" | "colonel_mustard" | "mrs_white" | "mr_green" | "mrs_peacock" | "professor_plum";
export type Weapon = "candlestick" | "knife" | "lead_pipe" | "revolver" | "rope" | "wrench";
export type Room =
  | "study"
  | "hall"
  | "lounge"
  | "library"
  | "dining_room"
  | "billiard_room"
  | "ballroom"
  | "conservatory"
  | "kitchen";
export type Card = Suspect | Weapon | Room;
export type Kind = "suspect" | "weapon" | "room";

export interface Crime {
  suspect: Suspect;
  weapon: Weapon;
  room: Room;
}

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

const TITLES: Record<Card, string> = {
  miss_scarlet: "Miss Scarlet",
  colonel_mustard: "Colonel Mustard",
  mrs_white: "Mrs. White",
  mr_green: "Mr. Green",
  mrs_peacock: "Mrs. Peacock",
  professor_plum: "Professor Plum",
  candlestick: "Candlestick",
  knife: "Knife",
  lead_pipe: "Lead Pipe",
  revolver: "Revolver",
  rope: "Rope",
  wrench: "Wrench",
  study: "Study",
  hall: "Hall",
  lounge: "Lounge",
  library: "Library",
  dining_room: "Dining Room",
  billiard_room: "Billiard Room",
  ballroom: "Ballroom",
  conservatory: "Conservatory",
  kitchen: "Kitchen",
};

/** The card's name for people. */
export function title(card: Card): string {
  return TITLES[card];
}

/** The name where space is short: suspects without their titles. */
export function shortTitle(card: Card): string {
  return kindOf(card) === "suspect" ? TITLES[card].split(" ").at(-1)! : TITLES[card];
}

/** The name as it stands inside a sentence: things and rooms have an article, people do not. */
export function named(card: Card): string {
  return kindOf(card) === "suspect" ? TITLES[card] : `the ${TITLES[card]}`;
}

export function kindOf(card: Card): Kind {
  if ((SUSPECTS as readonly string[]).includes(card)) return "suspect";
  return (WEAPONS as readonly string[]).includes(card) ? "weapon" : "room";
}

/** The three cards of a crime. */
export function cardsOf(crime: Crime): [Suspect, Weapon, Room] {
  return [crime.suspect, crime.weapon, crime.room];
}

/** A crime in words: "Mrs. White, in the Hall, with the Rope". */
export function crimeWords({ suspect, weapon, room }: Crime): string {
  return `${title(suspect)}, in the ${title(room)}, with the ${title(weapon)}`;
}

/** Each suspect's token: the printed colours, dark enough or light enough for their letters, letters all different. */
const LOOKS: Record<Suspect, ChairLook> = {
  miss_scarlet: { colour: "#b3202c", ink: "#ffffff", symbol: "S" },
  colonel_mustard: { colour: "#e3b02c", ink: "#2b1d00", symbol: "M" },
  mrs_white: { colour: "#f6f3ec", ink: "#2a211a", symbol: "W" },
  mr_green: { colour: "#23713f", ink: "#ffffff", symbol: "G" },
  mrs_peacock: { colour: "#1f5fae", ink: "#ffffff", symbol: "Pe" },
  professor_plum: { colour: "#6d3585", ink: "#ffffff", symbol: "Pl" },
};

export function lookOf(suspect: Suspect): ChairLook {
  return LOOKS[suspect];
}
