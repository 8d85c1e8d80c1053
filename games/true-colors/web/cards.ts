/** The 36 cards and how each is shown: its name and its colour (TC-1). What tells them apart without colour is drawn. */

import type { Card } from "$parlour/bindings/true-colors/Card";
import type { What } from "$parlour/bindings/true-colors/What";
import type { Where } from "$parlour/bindings/true-colors/Where";
import type { Who } from "$parlour/bindings/true-colors/Who";
import type { ChairLook } from "$parlour/plugin";

export type { Card, What, Where, Who };
export type Kind = "who" | "where" | "what";
/** The shape of a pawn: one of the twelve, or Miss Scarlet's. */
export type Shape = Who | "miss_scarlet";

export const WHO: readonly Who[] = [
  "miss_jade",
  "mrs_peacock",
  "mr_green",
  "prof_plum",
  "mrs_white",
  "col_mustard",
  "mrs_cyan",
  "mrs_grey",
  "mr_pink",
  "miss_sunshine",
  "mr_browne",
  "dr_black",
];
export const WHERE: readonly Where[] = [
  "ballroom",
  "bathroom",
  "bedroom",
  "billiard_room",
  "conservatory",
  "dining_room",
  "hall",
  "kitchen",
  "library",
  "lounge",
  "music_room",
  "study",
];
export const WHAT: readonly What[] = [
  "axe",
  "bomb",
  "candlestick",
  "cane",
  "hypodermic",
  "knife",
  "lead_pipe",
  "poison",
  "poker",
  "revolver",
  "rope",
  "wrench",
];
export const CARDS: readonly Card[] = [...WHO, ...WHERE, ...WHAT];
export const KINDS: readonly Kind[] = ["who", "where", "what"];

/** What each kind is called, as a heading. */
export const HEADS: Record<Kind, string> = { who: "Characters", where: "Rooms", what: "Weapons" };

const TITLES: Record<Card | "miss_scarlet", string> = {
  miss_scarlet: "Miss Scarlet",
  miss_jade: "Miss Jade",
  mrs_peacock: "Mrs. Peacock",
  mr_green: "Mr. Green",
  prof_plum: "Prof. Plum",
  mrs_white: "Mrs. White",
  col_mustard: "Col. Mustard",
  mrs_cyan: "Mrs. Cyan",
  mrs_grey: "Mrs. Grey",
  mr_pink: "Mr. Pink",
  miss_sunshine: "Miss Sunshine",
  mr_browne: "Mr. Browne",
  dr_black: "Dr. Black",
  ballroom: "Ballroom",
  bathroom: "Bathroom",
  bedroom: "Bedroom",
  billiard_room: "Billiard Room",
  conservatory: "Conservatory",
  dining_room: "Dining Room",
  hall: "Hall",
  kitchen: "Kitchen",
  library: "Library",
  lounge: "Lounge",
  music_room: "Music Room",
  study: "Study",
  axe: "Axe",
  bomb: "Bomb",
  candlestick: "Candlestick",
  cane: "Cane",
  hypodermic: "Hypodermic",
  knife: "Knife",
  lead_pipe: "Lead Pipe",
  poison: "Poison",
  poker: "Poker",
  revolver: "Revolver",
  rope: "Rope",
  wrench: "Wrench",
};

/** The name for people. */
export function title(card: Card | Shape): string {
  return TITLES[card];
}

/** The name as it stands inside a sentence: things and rooms have an article, people do not. */
export function named(card: Card): string {
  return kindOf(card) === "who" ? TITLES[card] : `the ${TITLES[card]}`;
}

export function kindOf(card: Card): Kind {
  if ((WHO as readonly string[]).includes(card)) return "who";
  return (WHERE as readonly string[]).includes(card) ? "where" : "what";
}

export function ofKind<K extends Kind>(cards: readonly Card[], kind: K) {
  return cards.filter((card) => kindOf(card) === kind) as { who: Who; where: Where; what: What }[K][];
}

/** "the Hall and the Rope", "the Hall, the Rope, and Mr. Pink". */
export function listed(cards: readonly Card[]): string {
  return joined(cards.map(named), "and");
}

/** Words in a row, with "and" or "or" before the last. */
export function joined(words: readonly string[], by: "and" | "or"): string {
  if (words.length < 2) return words[0] ?? "nothing";
  if (words.length === 2) return words.join(` ${by} `);
  return `${words.slice(0, -1).join(", ")}, ${by} ${words.at(-1)}`;
}

/** The colours of the wheel: each character's cloth. */
const COLOURS: Record<Shape, string> = {
  miss_scarlet: "#b3202c",
  miss_jade: "#3fae86",
  mrs_peacock: "#1f5fae",
  mr_green: "#2c7a35",
  prof_plum: "#6d3585",
  mrs_white: "#f3f0e8",
  col_mustard: "#d3a01f",
  mrs_cyan: "#28b2cc",
  mrs_grey: "#858b93",
  mr_pink: "#e27fae",
  miss_sunshine: "#f7d433",
  mr_browne: "#7d4c28",
  dr_black: "#2b2a2e",
};

export function colourOf(shape: Shape): string {
  return COLOURS[shape];
}

/** The chairs are gems: six Miss Scarlets are told apart by them. Letters are all different. */
const CHAIRS: ChairLook[] = [
  { colour: "#9c1c33", ink: "#ffffff", symbol: "R" },
  { colour: "#e2a42b", ink: "#2b1d00", symbol: "A" },
  { colour: "#1d7a56", ink: "#ffffff", symbol: "J" },
  { colour: "#2456b3", ink: "#ffffff", symbol: "S" },
  { colour: "#7b3fa3", ink: "#ffffff", symbol: "Am" },
  { colour: "#f2eee4", ink: "#2a211a", symbol: "P" },
];

export function chairLook(index: number): ChairLook {
  return CHAIRS[index % CHAIRS.length]!;
}
