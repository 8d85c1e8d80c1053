/** The four survivors, the kinds of evidence, and the cards. */

import type { Aspect, Card, Character, Half } from "./types";

export const CAST: readonly Character[] = ["shelby", "thomas", "vernon", "duchess"];

/** The grounds of the characters' evidence; dark enough for white. */
export const COLOURS: Record<Character, string> = {
  shelby: "#9c2a4a",
  thomas: "#23578f",
  vernon: "#2f6b3c",
  duchess: "#6a3d8a",
};

export const ASPECTS: readonly Aspect[] = ["motive", "means", "opportunity"];

/** The two halves of a card; null for an Accusation. */
export function halvesOf(card: Card): [Half, Half] | null {
  return card === "accusation" ? null : (card as [Half, Half]);
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

/** The points of a game are counted in twelfths. */
export const ONE_POINT = 12;

/** Points as the rules count them, from twelfths: "1", "½", "1 ¼", "0". */
export function points(twelfths: number): string {
  const whole = Math.trunc(twelfths / ONE_POINT);
  const rest = ["", "¹⁄₁₂", "⅙", "¼", "⅓", "⁵⁄₁₂", "½", "⁷⁄₁₂", "⅔", "¾", "⅚", "¹¹⁄₁₂"][twelfths % ONE_POINT] ?? "";
  if (!rest) return String(whole);
  return whole ? `${whole} ${rest}` : rest;
}
