/**
 * The suits: their colours, symbols and patterns. Each sign alone tells them apart, and so do their names and letters,
 * which are in `words.ts`.
 */

import * as symbols from "./symbols";
import type { Suit } from "./types";

export interface SuitLook {
  symbol: symbols.Path;
  /** The card's field. */
  colour: string;
  /** What can be read on `colour`. */
  ink: string;
  /** The symbol on paper: the colour, as deep as it must be to be seen there. */
  deep: string;
  pattern: symbols.Path;
  /** How thick the pattern's lines are. */
  stroke: number;
}

/** What the cards' paper looks like, in both themes. */
export const PAPER = "#fdf8ec";

/** The colours' order, as everywhere in the game; the rainbow last. */
export const SUITS: readonly Suit[] = ["red", "orange", "yellow", "green", "blue", "purple", "pink", "rainbow"];

/** The suits that may be announced. */
export const COLOURS: readonly Suit[] = SUITS.slice(0, 7);

export const LOOKS: Readonly<Record<Suit, SuitLook>> = {
  red: {
    symbol: symbols.heart,
    colour: "#a81e2b",
    ink: "#ffffff",
    deep: "#a81e2b",
    pattern: symbols.rising,
    stroke: 2,
  },
  orange: {
    symbol: symbols.slice,
    colour: "#ec6e0a",
    ink: "#2b1300",
    deep: "#c95700",
    pattern: symbols.dots,
    stroke: 4.5,
  },
  yellow: {
    symbol: symbols.bolt,
    colour: "#f6e15a",
    ink: "#3a2e00",
    deep: "#927300",
    pattern: symbols.zigzag,
    stroke: 2,
  },
  green: {
    symbol: symbols.leaf,
    colour: "#4fa384",
    ink: "#04261a",
    deep: "#1f7557",
    pattern: symbols.upright,
    stroke: 2,
  },
  blue: {
    symbol: symbols.drop,
    colour: "#2f62ba",
    ink: "#ffffff",
    deep: "#2f62ba",
    pattern: symbols.waves,
    stroke: 2,
  },
  purple: {
    symbol: symbols.crown,
    colour: "#43196f",
    ink: "#ffffff",
    deep: "#43196f",
    pattern: symbols.lattice,
    stroke: 2,
  },
  pink: {
    symbol: symbols.blossom,
    colour: "#f99bd1",
    ink: "#47082c",
    deep: "#c4458c",
    pattern: symbols.rings,
    stroke: 2,
  },
  rainbow: {
    symbol: symbols.bows,
    colour: "#fdf8ec",
    ink: "#2a1f17",
    deep: "#2a1f17",
    pattern: "",
    stroke: 0,
  },
};
