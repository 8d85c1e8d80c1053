/** The 36 cards and the colour of each (TC-1). What tells them apart without colour is drawn. */

import type { Card } from "$parlour/bindings/true-colors/Card";
import type { What } from "$parlour/bindings/true-colors/What";
import type { Where } from "$parlour/bindings/true-colors/Where";
import type { Who } from "$parlour/bindings/true-colors/Who";

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

/** The name of the message that is a card's name. */
export function messageOf(card: Card | Shape): string {
  return `card-${card.replaceAll("_", "-")}`;
}

export function kindOf(card: Card): Kind {
  if ((WHO as readonly string[]).includes(card)) return "who";
  return (WHERE as readonly string[]).includes(card) ? "where" : "what";
}

export function ofKind<K extends Kind>(cards: readonly Card[], kind: K) {
  return cards.filter((card) => kindOf(card) === kind) as { who: Who; where: Where; what: What }[K][];
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
