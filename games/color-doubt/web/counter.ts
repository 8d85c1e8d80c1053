/** The card counter: what the viewer has seen of each suit, from the view alone. */

import { countOf } from "./cards";
import { SUITS } from "./suits";
import type { Cards, Suit, View } from "./types";

export interface Seen {
  suit: Suit;
  /** How many there are in the deck. */
  all: number;
  /** In the viewer's own hand. */
  mine: number;
  /** Played by the viewer, and still on the table. */
  laid: number;
  /** Known to be in minus piles. */
  minus: number;
  /** Certainly in other hands, for all saw them taken back. */
  others: number;
  /** The rest: in other hands, face down on the table, in minus piles, or out of the game. */
  unseen: number;
}

/** What the viewer knows to be in each minus pile; a spectator knows what was turned up. */
export function knownMinus(view: View, seat: number): Cards {
  return view.own?.minus[seat] ?? view.public.minus[seat]?.shown ?? {};
}

export function counter(view: View, viewer: number | null): Seen[] {
  const { deck, hands, minus } = view.public;
  const sum = (parts: (Cards | null | undefined)[], suit: Suit) =>
    parts.reduce((total, cards) => total + (cards ? countOf(cards, suit) : 0), 0);
  return SUITS.filter((suit) => countOf(deck, suit) > 0).map((suit) => {
    const all = countOf(deck, suit);
    const mine = view.own ? countOf(view.own.hand, suit) : 0;
    const laid = sum(view.own?.lays ?? [], suit);
    const inMinus = sum(
      minus.map((_, seat) => knownMinus(view, seat)),
      suit,
    );
    const others = sum(
      hands.map((hand, seat) => (seat === viewer ? null : hand.shown)),
      suit,
    );
    return {
      suit,
      all,
      mine,
      laid,
      minus: inMinus,
      others,
      unseen: all - mine - laid - inMinus - others,
    };
  });
}
