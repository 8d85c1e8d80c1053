/** A drawing in a box of 48 × 48: paths with a look each, from back to front. `Picture.svelte` has the looks. */

export type Look =
  | "metal"
  | "lead"
  | "dark"
  | "brass"
  | "wood"
  | "red"
  | "paper"
  | "glass"
  | "green"
  | "flame"
  | "straw"
  | "cloth"
  | "skin"
  | "tan"
  | "deep"
  | "hair"
  | "grey"
  | "fair"
  /** Ink lines without a filling. */
  | "line"
  /** A light line over something dark. */
  | "shine"
  /** Thick strokes with an edge, as rods and ropes are. */
  | "rod"
  | "pipe"
  | "iron"
  | "rope";

export type Drawing = readonly (readonly [look: Look, d: string])[];

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
