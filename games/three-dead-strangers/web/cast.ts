/** The four survivors, the kinds of evidence, and how both are written and coloured. */

import type { Aspect, Card, Character, Half } from "./types";

export interface CharacterLook {
  /** The whole name. */
  title: string;
  /** What the table says for short, within a sentence. */
  short: string;
  letter: string;
  /** The ground of the character's evidence; dark enough for white. */
  colour: string;
}

export const CAST: readonly Character[] = ["shelby", "thomas", "vernon", "duchess"];

export const LOOKS: Record<Character, CharacterLook> = {
  shelby: {
    title: "Shelby Sinclair",
    short: "Shelby",
    letter: "S",
    colour: "#9c2a4a",
  },
  thomas: {
    title: "Thomas Blauden",
    short: "Thomas",
    letter: "T",
    colour: "#23578f",
  },
  vernon: {
    title: "Vernon St. Oakes",
    short: "Vernon",
    letter: "V",
    colour: "#2f6b3c",
  },
  duchess: {
    title: "the Dowager Duchess",
    short: "the Duchess",
    letter: "D",
    colour: "#6a3d8a",
  },
};

export const ASPECTS: readonly Aspect[] = ["motive", "means", "opportunity"];

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "a, b and c". */
export function list(parts: string[], last = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}`;
}

/** "Thomas's means", "a Dead End". */
export function halfWords(half: Half): string {
  if (half === "dead_end") return "a Dead End";
  return `${LOOKS[half.who].short}'s ${half.what}`;
}

/** The two halves of a card; null for an Accusation. */
export function halvesOf(card: Card): [Half, Half] | null {
  return card === "accusation" ? null : (card as [Half, Half]);
}

/** "Shelby's motive and a Dead End". */
export function cardWords(card: Card): string {
  const halves = halvesOf(card);
  return halves ? `${halfWords(halves[0])} and ${halfWords(halves[1])}` : "an Accusation";
}

export function sameHalf(one: Half, other: Half): boolean {
  return keyOf(one) === keyOf(other);
}

/** A name of its own for every half. */
export function keyOf(half: Half): string {
  return half === "dead_end" ? half : `${half.who}-${half.what}`;
}

export function sameCard(one: Card, other: Card): boolean {
  const [a, b] = [halvesOf(one), halvesOf(other)];
  return a && b ? sameHalf(a[0], b[0]) && sameHalf(a[1], b[1]) : a === b;
}

const ORDINALS = ["first", "second", "third"];

/** "the first victim". */
export function victimWords(victim: number): string {
  return `the ${ORDINALS[victim] ?? "last"} victim`;
}

/** Points as the rules count them, from twelfths: "1", "½", "1 ¼", "0". */
export function points(twelfths: number): string {
  const whole = Math.trunc(twelfths / 12);
  const rest = ["", "¹⁄₁₂", "⅙", "¼", "⅓", "⁵⁄₁₂", "½", "⁷⁄₁₂", "⅔", "¾", "⅚", "¹¹⁄₁₂"][twelfths % 12] ?? "";
  if (!rest) return String(whole);
  return whole ? `${whole} ${rest}` : rest;
}

/** How the table calls the players. */
export class Names {
  constructor(
    private readonly names: readonly string[],
    private readonly you: number | null,
  ) {}

  is(seat: number): boolean {
    return seat === this.you;
  }

  /** "You" or "Ann", at the beginning of a sentence. */
  who(seat: number): string {
    return this.is(seat) ? "You" : this.name(seat);
  }

  /** "you" or "Ann", within one. */
  whom(seat: number): string {
    return this.is(seat) ? "you" : this.name(seat);
  }

  private name(seat: number): string {
    return this.names[seat] ?? "Somebody";
  }
}

/** Why a card cannot be played now. */
export function whyNot(card: Card): string {
  if (card === "accusation") return "No accusation can be made: nobody's motive, means and opportunity all show.";
  return "There is no place for this card now.";
}
