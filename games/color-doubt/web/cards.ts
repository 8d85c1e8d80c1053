/** Cards as counts by suit. */

import { SUITS } from "./suits";
import type { Cards, Suit } from "./types";

export function countOf(cards: Cards, suit: Suit): number {
  return cards[suit] ?? 0;
}

export function total(cards: Cards): number {
  return SUITS.reduce((sum, suit) => sum + countOf(cards, suit), 0);
}

/** The suits that there are, in order. */
export function suitsOf(cards: Cards): Suit[] {
  return SUITS.filter((suit) => countOf(cards, suit) > 0);
}

/** Every single card, by suit. */
export function spread(cards: Cards): Suit[] {
  return SUITS.flatMap((suit) => Array<Suit>(countOf(cards, suit)).fill(suit));
}

/** A count for every suit, without the zeros. */
export function count(each: (suit: Suit) => number): Cards {
  const cards: Cards = {};
  for (const suit of SUITS) {
    const many = each(suit);
    if (many > 0) cards[suit] = many;
  }
  return cards;
}

export function plus(one: Cards, other: Cards): Cards {
  return count((suit) => countOf(one, suit) + countOf(other, suit));
}

/** What is left of the cards without a part of them; never less than none. */
export function less(cards: Cards, part: Cards): Cards {
  return count((suit) => countOf(cards, suit) - countOf(part, suit));
}

/** As much of a choice as the hand has. */
export function within(chosen: Cards, hand: Cards): Cards {
  return count((suit) => Math.min(countOf(chosen, suit), countOf(hand, suit)));
}

export function same(one: Cards, other: Cards): boolean {
  return SUITS.every((suit) => countOf(one, suit) === countOf(other, suit));
}

/** The choice with `by` more of a suit, as far as the hand goes. */
export function choose(chosen: Cards, hand: Cards, suit: Suit, by: number): Cards {
  const many = Math.max(0, Math.min(countOf(hand, suit), countOf(chosen, suit) + by));
  return count((other) => (other === suit ? many : countOf(chosen, other)));
}

/** Whether it is not a lie to say of these cards that they are all of one colour. */
export function isTruth(cards: Cards, say: Suit): boolean {
  return total(cards) === countOf(cards, say) + countOf(cards, "rainbow");
}

/** What one would say of these cards if one did not lie more than one must: their most frequent colour. */
export function suggestion(cards: Cards, sayable: readonly Suit[]): Suit | null {
  let best: Suit | null = null;
  for (const suit of sayable) {
    if (countOf(cards, suit) > (best === null ? 0 : countOf(cards, best))) best = suit;
  }
  return best ?? (countOf(cards, "rainbow") > 0 ? (sayable[0] ?? null) : null);
}
